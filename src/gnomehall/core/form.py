"""The form of an edition: what its loader asks for and finds wrong, noted while it reads.

No game says twice which fields its components have. Whoever wants to know reads an edition while `noting` is on.
"""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final, Literal

from gnomehall.core.vocabulary import Plain

Kind = Literal["text", "line", "number", "flag", "choice", "texts", "numbers", "provenance", "table", "tables"]
Place = tuple[str | int, ...]
"""The way to an entry: names of fields, and places in lists from 0. The top of the file is ()."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field as the loader asks for it."""

    kind: Kind
    required: bool
    """Whether every entry of its kind must have it."""
    least: int = 0
    most: int = 0
    """The bounds of a number, or of each of several."""
    allowed: tuple[str, ...] = ()
    """The only values that it may have, if they are few."""


@dataclass(frozen=True, slots=True)
class Mistake:
    place: Place
    field: str
    """The field of the entry there that is at fault; empty where it is the whole file."""
    reason: str
    problem: str
    """The line that names it all, as a terminal shows it."""
    kind: str = ""
    """What sort of mistake it is, where it is one of those that every game can have. Words: `mistake-<kind>`."""
    data: dict[str, Plain] = dataclasses.field(default_factory=dict)


@dataclass(slots=True)
class Notes:
    """What was asked for in a reading, and what was wrong."""

    mistakes: list[Mistake] = dataclasses.field(default_factory=list)
    _asked: dict[str, dict[str, Field]] = dataclasses.field(default_factory=dict)
    _entries: Counter[str] = dataclasses.field(default_factory=Counter)
    _needed: Counter[tuple[str, str]] = dataclasses.field(default_factory=Counter)

    def begin(self, place: Place) -> None:
        """An entry is read."""
        self._asked.setdefault(group_of(place), {})
        self._entries[group_of(place)] += 1

    def ask(self, place: Place, name: str, asked: Field) -> None:
        """A field is asked for, for the first time in its entry. What was known of it first is the most exact."""
        group = group_of(place)
        self._asked[group].setdefault(name, asked)
        self._needed[group, name] += asked.required

    def fields(self) -> dict[str, dict[str, Field]]:
        """Every kind of entry with its fields, by its name: `""` for the top, `buildings`, `box.gnomes`."""
        return {
            group: {
                name: replace(asked, required=self._needed[group, name] == self._entries[group])
                for name, asked in fields.items()
            }
            for group, fields in self._asked.items()
        }


def group_of(place: Place) -> str:
    """What sort of entry stands at a place."""
    return ".".join(part for part in place if isinstance(part, str))


NOTES: Final[ContextVar[Notes | None]] = ContextVar("notes", default=None)
"""Where the loader that reads now notes what it asks for; nowhere, unless somebody wants to know."""


@contextmanager
def noting() -> Iterator[Notes]:
    """Have the loaders that are called meanwhile note what they ask for."""
    notes = Notes()
    token = NOTES.set(notes)
    try:
        yield notes
    finally:
        NOTES.reset(token)
