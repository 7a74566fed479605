"""What the players are shown of a move."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.vocabulary import Plain, Viewer

EVERYONE: Final = -1


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, the rule behind it, and the things concerned by their ids."""

    kind: str
    rule: str
    data: dict[str, Plain]
    to: int = EVERYONE
    """The only seat that may see it."""

    def seen_by(self, viewer: Viewer) -> bool:
        return self.to in (EVERYONE, viewer)


def number(data: dict[str, Plain], key: str) -> int:
    """A number that the data of an event has by this name."""
    value = data[key]
    assert isinstance(value, int)
    return value


def text(data: dict[str, Plain], key: str) -> str:
    """A text that the data of an event has by this name: an id, most often."""
    value = data[key]
    assert isinstance(value, str)
    return value
