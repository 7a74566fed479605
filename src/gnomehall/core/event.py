"""What the players are shown of a move."""

from dataclasses import dataclass
from typing import Final

EVERYONE: Final = -1

Plain = int | str | bool | list[int] | list[str]
"""What the data of an event is made of, so that it goes over a wire as it is."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, the rule behind it, and the things concerned."""

    kind: str
    rule: str
    data: dict[str, Plain]
    to: int = EVERYONE
    """The only seat that may see it."""

    def seen_by(self, viewer: int) -> bool:
        return self.to in (EVERYONE, viewer)


def number(data: dict[str, Plain], key: str) -> int:
    """A number that the data of an event has by this name."""
    value = data[key]
    assert isinstance(value, int)
    return value


def numbers(data: dict[str, Plain], key: str) -> list[int]:
    """Numbers that the data of an event has by this name."""
    value = data[key]
    assert isinstance(value, list)
    return [int(item) for item in value]
