"""Bags: a multiset of many kinds with few of each, four bits a kind in one int.

Where `counts` has few kinds and many of each, a bag has up to 15 kinds and at most 15 of each. Its order does
not exist: what is drawn next is for chance to say. Bags add and take away with `+` and `-`.
"""

from typing import Final, TypeAlias

Bag: TypeAlias = int
"""A multiset of up to 15 kinds."""

WIDTH: Final = 4
NIBBLE: Final = 0xF
MOST: Final = 15
KINDS: Final = 15


def one(kind: int) -> int:
    """The bag that holds one thing of a kind."""
    return 1 << (kind * WIDTH)


def count(bag: int, kind: int) -> int:
    return (bag >> (kind * WIDTH)) & NIBBLE


def total(bag: int) -> int:
    n = 0
    while bag:
        n += bag & NIBBLE
        bag >>= WIDTH
    return n


def kinds(bag: int) -> list[int]:
    """The kinds that there are any of, ascending."""
    found: list[int] = []
    kind = 0
    while bag:
        if bag & NIBBLE:
            found.append(kind)
        bag >>= WIDTH
        kind += 1
    return found


def amounts(bag: int) -> list[int]:
    """How many there are of each of `kinds`."""
    found: list[int] = []
    while bag:
        if bag & NIBBLE:
            found.append(bag & NIBBLE)
        bag >>= WIDTH
    return found


def nth(bag: int, n: int) -> int:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    kind = 0
    while True:
        n -= bag & NIBBLE
        if n < 0:
            return kind
        bag >>= WIDTH
        kind += 1


def bag_of(numbers: list[int]) -> int:
    """A bag from a plain list, one number a kind."""
    bag = 0
    for kind in range(len(numbers)):
        bag += numbers[kind] << (kind * WIDTH)
    return bag


def numbers_of(bag: int, size: int) -> list[int]:
    """A plain list from a bag."""
    return [count(bag, kind) for kind in range(size)]
