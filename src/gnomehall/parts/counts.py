"""Counts: a small multiset in one int, a byte for each kind.

A count stays below 128 and there are at most 7 kinds, so that all of it fits a machine word.
"""

from typing import Final, TypeAlias

from gnomehall.parts import packed

Counts: TypeAlias = int
"""A multiset of up to 7 kinds."""

WIDTH: Final = 8
BYTE: Final = 0xFF
MOST: Final = 127
HIGH: Final = 0x80808080808080


def one(kind: int) -> Counts:
    """The counts that hold one thing of a kind."""
    return 1 << (kind * WIDTH)


def count(counts: Counts, kind: int) -> int:
    return (counts >> (kind * WIDTH)) & BYTE


def holds(counts: Counts, part: Counts) -> bool:
    """Whether there is at least as much of every kind as in `part`."""
    return ((counts | HIGH) - part) & HIGH == HIGH


def total(counts: Counts) -> int:
    return packed.total(counts, WIDTH)


def kinds(counts: Counts) -> list[int]:
    """The kinds that there are any of, ascending."""
    return packed.kinds(counts, WIDTH)


def amounts(counts: Counts) -> list[int]:
    """How many there are of each of `kinds`."""
    return packed.amounts(counts, WIDTH)


def nth(counts: Counts, n: int) -> int:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    return packed.nth(counts, n, WIDTH)


def sole(counts: Counts) -> int:
    """The only kind there is; NOTHING if there is none, SEVERAL if there are more."""
    return packed.sole(counts, WIDTH)


def counts_of(numbers: list[int]) -> Counts:
    """Counts from a plain list, one number a kind."""
    return packed.pack(numbers, WIDTH)


def numbers_of(counts: Counts, size: int) -> list[int]:
    """A plain list from counts."""
    return packed.unpack(counts, size, WIDTH)
