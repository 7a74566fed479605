"""Counts: a small multiset in one int, a byte for each kind.

A count stays below 128 and there are at most 7 kinds, so that all of it fits a machine word.
"""

from typing import Final, TypeAlias

from gnomehall.core.mypyc import i64
from gnomehall.parts import packed
from gnomehall.parts.word import bit

Counts: TypeAlias = i64
"""A multiset of up to 7 kinds."""

WIDTH: Final = 8
BYTE: Final = 0xFF
MOST: Final = 127
HIGH: Final = 0x80808080808080
EVERY_OTHER: Final = 0x00FF00FF00FF00FF


def one(kind: i64) -> Counts:
    """The counts that hold one thing of a kind."""
    return bit(kind * WIDTH)


def count(counts: Counts, kind: i64) -> i64:
    return (counts >> (kind * WIDTH)) & BYTE


def holds(counts: Counts, part: Counts) -> bool:
    """Whether there is at least as much of every kind as in `part`."""
    return ((counts | HIGH) - part) & HIGH == HIGH


def total(counts: Counts) -> i64:
    """How many things there are of all kinds."""
    # Neighbours are added to each other, side by side in one word, until a single sum is left.
    sums = (counts & EVERY_OTHER) + (counts >> WIDTH & EVERY_OTHER)
    sums += sums >> 2 * WIDTH
    sums += sums >> 4 * WIDTH
    return sums & 0xFFFF


def kinds(counts: Counts) -> list[int]:
    """The kinds that there are any of, ascending."""
    return packed.kinds(counts, WIDTH)


def amounts(counts: Counts) -> list[int]:
    """How many there are of each of `kinds`."""
    return packed.amounts(counts, WIDTH)


def nth(counts: Counts, n: i64) -> i64:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    return packed.nth(counts, n, WIDTH)


def sole(counts: Counts) -> i64:
    """The only kind there is; NOTHING if there is none, SEVERAL if there are more."""
    return packed.sole(counts, WIDTH)


def counts_of(numbers: list[int]) -> Counts:
    """Counts from a plain list, one number a kind."""
    return packed.pack(numbers, WIDTH)


def numbers_of(counts: Counts, size: i64) -> list[int]:
    """A plain list from counts."""
    return packed.unpack(counts, size, WIDTH)
