"""Bits: a set of small numbers in one int."""

from typing import TypeAlias

Bits: TypeAlias = int
"""A set of small numbers."""


def bit(n: int) -> Bits:
    """The set of one number.

    Write this and not `1 << n`: where n is an i64, mypyc 2.4.1 makes a shift of 32 bits of that, which is wrong from
    31 on.
    """
    return 1 << n


def size(bits: Bits) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def members(bits: Bits) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    i = 0
    while bits:
        if bits & 1:
            found.append(i)
        bits >>= 1
        i += 1
    return found


def bits_of(numbers: list[int]) -> Bits:
    bits = 0
    for i in numbers:
        bits |= 1 << i
    return bits


def lowest(bits: Bits) -> int:
    """The smallest number in the set, which must not be empty. It may reach past a machine word, at a price."""
    return (bits & -bits).bit_length() - 1


def nth(bits: Bits, n: int) -> int:
    """The n-th member in ascending order, from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest(bits)
