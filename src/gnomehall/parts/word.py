"""Sets of numbers from 0 to 62 in one machine word: what `bits` does for sets of any size, for less."""

from typing import TypeAlias

from gnomehall.core.mypyc import i64
from gnomehall.core.state import NOTHING, SEVERAL

Word: TypeAlias = i64
"""A set of numbers from 0 to 62."""


def bit(n: i64) -> Word:
    """The set of this number alone.

    Compiled, `1 << n` is wrong from 31 on where n is an i64: mypyc 2.4.1 writes the literal as a C int, which has 32
    bits. What is passed as an argument is no literal.
    """
    return shifted(1, n)


def shifted(word: Word, n: i64) -> Word:
    return word << n


def size(word: Word) -> i64:
    n: i64 = 0
    while word:
        word &= word - 1
        n += 1
    return n


def lowest(word: Word) -> i64:
    """The smallest number in the set, which must not be empty."""
    alone: int = word & -word
    return alone.bit_length() - 1


def sole(word: Word) -> i64:
    """The only number in the set; NOTHING if it is empty, SEVERAL if there are more."""
    if not word:
        return NOTHING
    return SEVERAL if word & (word - 1) else lowest(word)


def nth(word: Word, n: i64) -> i64:
    """The n-th member in ascending order, from 0."""
    while n:
        word &= word - 1
        n -= 1
    return lowest(word)


def members(word: Word) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    while word:
        found.append(lowest(word))
        word &= word - 1
    return found
