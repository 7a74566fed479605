"""A random generator that gives the same numbers compiled and interpreted.

For search and simulation. A live table takes its chance from the operating system.
"""

from typing import Final

from gnomehall.core.mypyc import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
FIRST: Final = 16
"""The count at the first word that is given away: those before only mix the seed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Small fast counting generator, 32 bit words (sfc32): sums, shifts and xors that stay within a machine word."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Start one of many independent streams of a seed; game number 7 of a batch plays on stream 7."""
        self._a: i64 = seed & MASK
        self._b: i64 = (seed >> 32) & MASK
        self._c: i64 = stream & MASK
        self._count: i64 = 1
        for _ in range(FIRST - 1):
            self.word()

    def __repr__(self) -> str:
        """How far it has come: two of the same seed and stream that have come as far give the same numbers."""
        return f"<Rng, {(self._count - FIRST) & MASK} words taken>"

    def word(self) -> i64:
        """32 random bits."""
        out = (self._a + self._b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = (((self._c << 21) & MASK) | (self._c >> 11)) + out & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for any n below 2**46."""
        # This is (word * n) >> 32, in halves that fit a machine word.
        word = self.word()
        return ((word >> 16) * n + (((word & 0xFFFF) * n) >> 16)) >> 16

    def shuffle(self, xs: list[int]) -> None:
        for i in range(len(xs) - 1, 0, -1):
            j = self.below(i + 1)
            xs[i], xs[j] = xs[j], xs[i]

    def pick(self, weights: list[int]) -> int:
        """An index, with chances in proportion to the weights."""
        total = 0
        for w in weights:
            total += w
        if total == 0:
            raise ValueError("no weight is positive")
        return index_at(weights, self.below(total))


def index_at(weights: list[int], number: int) -> int:
    """The index whose share of the sum of the weights holds the number: with a uniform one, a weighted pick."""
    i = 0
    for w in weights:
        number -= w
        if number < 0:
            return i
        i += 1
    raise AssertionError("the source of chance gave a number past its bound")
