"""What a record says of where its draws came from. docs/fair-chance.md explains it, `verdict` checks it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from gnomehall.core.errors import BadRecord
from gnomehall.core.fair_chance import is_number
from gnomehall.core.vocabulary import CHANCE, Decider

Fields = Mapping[str, tuple[str, int]]
"""By name, a value and the line that it stands in."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that a player sent: after how many moves of the record it came, and from whom; CHANCE is the opener."""

    at: int
    who: Decider
    number: str


@dataclass(frozen=True, slots=True)
class Undone:
    """Draws that were made after so many moves of the record and taken back."""

    at: int
    draws: int
    what: str


@dataclass(frozen=True, slots=True)
class Proof:
    """What the draws of a game follow from."""

    commitment: str
    secret: str = ""
    """Empty as long as the game goes on."""
    numbers: tuple[Number, ...] = ()
    undone: tuple[Undone, ...] = ()
    repeats: Mapping[str, str] = field(default_factory=dict)
    """Where it has the luck of another game, what `Luck` has by this name."""


PREFIXES: Final = ("number ", "undone ", "repeats ")


def is_field(key: str) -> bool:
    """Whether a field of a record belongs to its proof."""
    return key in ("commitment", "secret", "repeats") or key.startswith(PREFIXES)


def lines_of(proof: Proof) -> Iterator[str]:
    yield f"commitment: {proof.commitment}"
    if proof.secret:
        yield f"secret: {proof.secret}"
    for count, number in enumerate(proof.numbers, 1):
        yield f"number {count}: {number.at} {'*' if number.who == CHANCE else number.who} {number.number}"
    for count, undone in enumerate(proof.undone, 1):
        yield f"undone {count}: {undone.at} {undone.draws} {undone.what}"
    for name, pool in sorted(proof.repeats.items()):
        yield f"repeats {name}: {pool}" if name else f"repeats: {pool}"


def read_proof(fields: Fields, moves: int, seats: int) -> Proof | None:
    """The proof among the fields of a record of so many moves; BadRecord names the line that is no part of one."""
    found = {key: value for key, value in fields.items() if is_field(key)}
    if not found:
        return None
    if "commitment" not in found:
        raise BadRecord(min(line for _, line in found.values()), "the field 'commitment' is missing")
    reader = _Reader(found, moves, seats)
    return Proof(
        commitment=reader.hash("commitment"),
        secret=reader.hash("secret") if "secret" in found else "",
        numbers=tuple(reader.listed("number", reader.number)),
        undone=tuple(reader.listed("undone", reader.undone)),
        repeats=reader.repeats(),
    )


Listed = TypeVar("Listed", Number, Undone)


class _Reader:
    def __init__(self, fields: Fields, moves: int, seats: int) -> None:
        self.fields = fields
        self.moves = moves
        self.seats = seats

    def refuse(self, key: str, reason: str) -> BadRecord:
        return BadRecord(self.fields[key][1], f"'{key}' {reason}")

    def hash(self, key: str) -> str:
        value = self.fields[key][0]
        if not is_number(value):
            raise self.refuse(key, "must be 64 digits, 0 to 9 and a to f")
        return value

    def listed(self, name: str, read: Callable[[str], Listed]) -> Iterator[Listed]:
        """The fields `NAME 1`, `NAME 2` and so on, in the order in which it happened."""
        keys = [key for key in self.fields if key.startswith(f"{name} ")]
        at = 0
        for count, key in enumerate(keys, 1):
            if key != f"{name} {count}":
                raise self.refuse(key, f"must be '{name} {count}'")
            one = read(key)
            if not at <= one.at <= self.moves:
                raise self.refuse(key, "comes at the wrong move")
            at = one.at
            yield one

    def number(self, key: str) -> Number:
        at, who, number = self._parts(key, 3)
        known = who == "*" or (is_whole(who) and int(who) < self.seats)
        if not (is_whole(at) and known and is_number(number)):
            raise self.refuse(key, "must be a count of moves, a seat or '*', and 64 digits")
        return Number(int(at), CHANCE if who == "*" else int(who), number)

    def undone(self, key: str) -> Undone:
        at, draws, what = self._parts(key, 3)
        if not (is_whole(at) and is_whole(draws) and what):
            raise self.refuse(key, "must be a count of moves, a count of draws, and what was drawn")
        return Undone(int(at), int(draws), what)

    def repeats(self) -> dict[str, str]:
        found = {key[7:].strip(): self.source(key) for key in self.fields if key.startswith("repeats")}
        if found and "" not in found:
            raise BadRecord(min(self.fields[f"repeats {name}"][1] for name in found), "the field 'repeats' is missing")
        return found

    def source(self, key: str) -> str:
        """The pool of a draw that was made before, and its count there; of all others the pool alone."""
        pool, space, count = self.fields[key][0].partition(" ")
        if not is_number(pool) or bool(space) == (key == "repeats") or (space and not is_whole(count)):
            raise self.refuse(key, "must be 64 digits" + ("" if key == "repeats" else " and a count"))
        return self.fields[key][0]

    def _parts(self, key: str, count: int) -> list[str]:
        parts = self.fields[key][0].split(" ", count - 1)
        return parts + [""] * (count - len(parts))


def is_whole(text: str) -> bool:
    """Whether it is a whole number as we write them; other scripts have digits too, and Python reads them all."""
    return text.isascii() and text.isdecimal() and len(text) < 10
