"""Multisets in one int: so many bits a kind. `counts` and `bag` are this with a width each.

They add and take away with `+` and `-`, copy by assignment, and compare at the price of two machine instructions.
"""

from gnomehall.core.state import NOTHING, SEVERAL


def total(packed: int, width: int) -> int:
    """How many things there are of all kinds."""
    field = (1 << width) - 1
    n = 0
    while packed:
        n += packed & field
        packed >>= width
    return n


def kinds(packed: int, width: int) -> list[int]:
    """The kinds that there are any of, ascending."""
    field = (1 << width) - 1
    found: list[int] = []
    kind = 0
    while packed:
        if packed & field:
            found.append(kind)
        packed >>= width
        kind += 1
    return found


def amounts(packed: int, width: int) -> list[int]:
    """How many there are of each of `kinds`."""
    field = (1 << width) - 1
    found: list[int] = []
    while packed:
        if packed & field:
            found.append(packed & field)
        packed >>= width
    return found


def nth(packed: int, n: int, width: int) -> int:
    """The kind of the n-th thing, from 0, were they laid out in the order of their kinds."""
    field = (1 << width) - 1
    kind = 0
    while True:
        n -= packed & field
        if n < 0:
            return kind
        packed >>= width
        kind += 1


def sole(packed: int, width: int) -> int:
    """The only kind there is; NOTHING if there is none, SEVERAL if there are more."""
    if not packed:
        return NOTHING
    field = (1 << width) - 1
    kind = 0
    while not packed & field:
        packed >>= width
        kind += 1
    return SEVERAL if packed >> width else kind


def pack(numbers: list[int], width: int) -> int:
    """A multiset from a plain list, one number a kind."""
    packed = 0
    for kind in range(len(numbers)):
        packed += numbers[kind] << (kind * width)
    return packed


def unpack(packed: int, size: int, width: int) -> list[int]:
    """A plain list from a multiset."""
    field = (1 << width) - 1
    return [(packed >> (kind * width)) & field for kind in range(size)]
