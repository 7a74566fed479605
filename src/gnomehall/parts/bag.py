"""Bags: a multiset of many kinds with few of each, four bits a kind in one int.

Where `counts` has few kinds and many of each, a bag has up to 15 kinds and at most 15 of each. Its order does
not exist: what is drawn next is for chance to say.
"""

from typing import Final, TypeAlias

from gnomehall.core.mypyc import i64
from gnomehall.parts import packed
from gnomehall.parts.word import bit

Bag: TypeAlias = i64
"""A multiset of up to 15 kinds."""

WIDTH: Final = 4
NIBBLE: Final = 0xF
MOST: Final = 15
KINDS: Final = 15


def one(kind: i64) -> Bag:
    """The bag that holds one thing of a kind."""
    return bit(kind * WIDTH)


def count(bag: Bag, kind: i64) -> i64:
    return (bag >> (kind * WIDTH)) & NIBBLE


def total(bag: Bag) -> i64:
    return packed.total(bag, WIDTH)


def kinds(bag: Bag) -> list[int]:
    """The kinds that there are any of, ascending."""
    return packed.kinds(bag, WIDTH)


def amounts(bag: Bag) -> list[int]:
    """How many there are of each of `kinds`."""
    return packed.amounts(bag, WIDTH)


def nth(bag: Bag, n: i64) -> i64:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    return packed.nth(bag, n, WIDTH)


def sole(bag: Bag) -> i64:
    """The only kind there is; NOTHING if there is none, SEVERAL if there are more."""
    return packed.sole(bag, WIDTH)


def bag_of(numbers: list[int]) -> Bag:
    """A bag from a plain list, one number a kind."""
    return packed.pack(numbers, WIDTH)


def numbers_of(bag: Bag, size: i64) -> list[int]:
    """A plain list from a bag."""
    return packed.unpack(bag, size, WIDTH)
