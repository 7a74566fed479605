"""Bits: a set of small numbers in one int."""

from typing import Final, TypeAlias

Bits: TypeAlias = int
"""A set of small numbers."""


def size(bits: int) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def members(bits: int) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    i = 0
    while bits:
        if bits & 1:
            found.append(i)
        bits >>= 1
        i += 1
    return found


def bits_of(numbers: list[int]) -> int:
    bits = 0
    for i in numbers:
        bits |= 1 << i
    return bits


WORD: Final = 62
ORDER: Final = 67
"""The powers of 2 leave different remainders for it, so that a remainder tells which bit is set."""


def _places() -> list[int]:
    places = [0] * ORDER
    for i in range(WORD):
        places[(1 << i) % ORDER] = i
    return places


PLACES: Final = _places()


def lowest(bits: int) -> int:
    """The smallest number in the set, which must not be empty. It may reach past a machine word, at a price."""
    skipped = 0
    while bits & ((1 << WORD) - 1) == 0:
        bits >>= WORD
        skipped += WORD
    bits &= (1 << WORD) - 1
    return skipped + PLACES[(bits & -bits) % ORDER]
