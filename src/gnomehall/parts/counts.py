"""Counts: a small multiset in one int, a byte for each kind.

Counts add and take away with `+` and `-`, copy by assignment, and compare at the price of two machine instructions.
A count stays below 128 and there are at most 7 kinds, so that all of it fits a machine word.
"""

from typing import Final

from gnomehall.core.state import NOTHING, SEVERAL

WIDTH: Final = 8
BYTE: Final = 0xFF
MOST: Final = 127
HIGH: Final = 0x80808080808080


def one(kind: int) -> int:
    """The counts that hold one thing of a kind."""
    return 1 << (kind * WIDTH)


def count(counts: int, kind: int) -> int:
    return (counts >> (kind * WIDTH)) & BYTE


def holds(counts: int, part: int) -> bool:
    """Whether there is at least as much of every kind as in `part`."""
    return ((counts | HIGH) - part) & HIGH == HIGH


def total(counts: int) -> int:
    n = 0
    while counts:
        n += counts & BYTE
        counts >>= WIDTH
    return n


def kinds(counts: int) -> list[int]:
    """The kinds that there are any of, ascending."""
    found: list[int] = []
    kind = 0
    while counts:
        if counts & BYTE:
            found.append(kind)
        counts >>= WIDTH
        kind += 1
    return found


def amounts(counts: int) -> list[int]:
    """How many there are of each of `kinds`."""
    found: list[int] = []
    while counts:
        if counts & BYTE:
            found.append(counts & BYTE)
        counts >>= WIDTH
    return found


def nth(counts: int, n: int) -> int:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    kind = 0
    while True:
        n -= counts & BYTE
        if n < 0:
            return kind
        counts >>= WIDTH
        kind += 1


def sole(counts: int) -> int:
    """The only kind there is; NOTHING if there is none, SEVERAL if there are more."""
    if not counts:
        return NOTHING
    kind = 0
    while not counts & BYTE:
        counts >>= WIDTH
        kind += 1
    return SEVERAL if counts >> WIDTH else kind


def counts_of(numbers: list[int]) -> int:
    """Counts from a plain list, one number a kind."""
    counts = 0
    for kind in range(len(numbers)):
        counts += numbers[kind] << (kind * WIDTH)
    return counts


def numbers_of(counts: int, size: int) -> list[int]:
    """A plain list from counts."""
    return [count(counts, kind) for kind in range(size)]
