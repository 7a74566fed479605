"""Multisets in one int: so many bits a kind. `counts` and `bag` are this with a width each.

They add and take away with `+` and `-`, copy by assignment, and compare at the price of two machine instructions.
"""

from gnomehall.core.mypyc import i64
from gnomehall.core.state import NOTHING, SEVERAL
from gnomehall.parts.word import bit


def total(packed: i64, width: i64) -> i64:
    """How many things there are of all kinds."""
    field = bit(width) - 1
    n: i64 = 0
    while packed:
        n += packed & field
        packed >>= width
    return n


def kinds(packed: i64, width: i64) -> list[int]:
    """The kinds that there are any of, ascending."""
    field = bit(width) - 1
    found: list[int] = []
    kind: i64 = 0
    while packed:
        if packed & field:
            found.append(kind)
        packed >>= width
        kind += 1
    return found


def amounts(packed: i64, width: i64) -> list[int]:
    """How many there are of each of `kinds`."""
    field = bit(width) - 1
    found: list[int] = []
    while packed:
        if packed & field:
            found.append(packed & field)
        packed >>= width
    return found


def nth(packed: i64, n: i64, width: i64) -> i64:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    field = bit(width) - 1
    kind: i64 = 0
    while True:
        n -= packed & field
        if n < 0:
            return kind
        packed >>= width
        kind += 1


def sole(packed: i64, width: i64) -> i64:
    """The only kind there is; NOTHING if there is none, SEVERAL if there are more."""
    if not packed:
        return NOTHING
    field = bit(width) - 1
    kind: i64 = 0
    while not packed & field:
        packed >>= width
        kind += 1
    return SEVERAL if packed >> width else kind


def pack(numbers: list[int], width: i64) -> i64:
    """A multiset from a plain list, one number a kind."""
    packed: i64 = 0
    for number in reversed(numbers):
        packed = (packed << width) + number
    return packed


def unpack(packed: i64, size: i64, width: i64) -> list[int]:
    """A plain list from a multiset."""
    field = bit(width) - 1
    return [(packed >> (kind * width)) & field for kind in range(size)]
