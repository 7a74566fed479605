"""Where in an observation each number is, by name."""

from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from gnomehall.core.errors import GnomehallError

WIDTH: Final = 110
"""The longest line of a layout that is printed."""


class NoField(GnomehallError):
    """A name that no field of a layout has."""


@dataclass(frozen=True, slots=True)
class Field:
    """Numbers that belong together: one for each of its parts."""

    name: str
    parts: tuple[str, ...] = ("",)
    most: int = 1
    """The largest number that is usual there; whoever wants numbers between 0 and 1 divides by it."""

    @property
    def size(self) -> int:
        return len(self.parts)


@dataclass(frozen=True, slots=True)
class Layout:
    """The fields of an observation from left to right. A layout of the same game and version never changes."""

    game: str
    version: int
    seats: int
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    def slices(self) -> dict[str, slice]:
        """Where each field is."""
        found, at = {}, 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.size)
            at += field.size
        return found

    def slice(self, name: str) -> slice:
        """Where a field is; NoField names those that there are."""
        slices = self.slices()
        if name not in slices:
            raise NoField(f"the layout of {self.game} has no field '{name}'; it has: {', '.join(slices)}")
        return slices[name]

    def names(self) -> list[str]:
        """The name of every single number: its field, and its part where the field has several."""
        return [f"{field.name}.{part}" if part else field.name for field in self.fields for part in field.parts]

    def scales(self) -> list[float]:
        """By number, what to multiply it with so that it is usually between 0 and 1."""
        return [1 / field.most for field in self.fields for _ in field.parts]

    def __repr__(self) -> str:
        return (
            f"<Layout {self.game} {self.version}, {self.seats} seats: {len(self.fields)} fields, {self.size} numbers>"
        )

    def __str__(self) -> str:
        """A line for each field: where it begins, how many numbers it has, the usual largest, and its parts."""
        slices, longest = self.slices(), max(len(field.name) for field in self.fields)
        lines = [f"{'from':>5} {'size':>5} {'most':>5}  {'field':<{longest}}  parts"]
        for field in self.fields:
            where = f"{slices[field.name].start:>5} {field.size:>5} {field.most:>5}  {field.name:<{longest}}  "
            rest = " " * len(where)
            lines += wrap(told(field.parts), WIDTH, initial_indent=where, subsequent_indent=rest) or [where.rstrip()]
        return "\n".join([f"{self.game} {self.version}, {self.seats} seats: {self.size} numbers", *lines])


def told(parts: tuple[str, ...]) -> str:
    """The parts of a field in few words: numbers by the first and the last, parts that things share once."""
    heads = tuple(dict.fromkeys(part.partition(".")[0] for part in parts))
    tails = tuple(part.partition(".")[2] for part in parts[: len(parts) // len(heads)])
    if len(heads) > 1 and heads == numbered(len(heads)):
        things = f"0 to {len(heads) - 1}"
    else:
        things = ", ".join(heads)
    return f"{things}: each {', '.join(tails)}" if any(tails) else things


def numbered(size: int) -> tuple[str, ...]:
    """Parts that have no better name than their number."""
    return tuple(str(i) for i in range(size))


def around(seats: int) -> tuple[str, ...]:
    """Parts that are seats, counted clockwise from the one that observes."""
    return ("self", *(f"next{i}" for i in range(1, seats)))


def within(things: tuple[str, ...], parts: tuple[str, ...]) -> tuple[str, ...]:
    """Parts of several things that all have the same ones."""
    return tuple(f"{thing}.{part}" for thing in things for part in parts)
