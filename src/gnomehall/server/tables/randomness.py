"""Random numbers for chance, from the system's own source, fetched many at a time: asking for each takes too long."""

import os
from typing import Final

FETCHED: Final = 256
"""Bytes at a time."""


class RandomBits:
    """A buffer of random bits that is filled up when it runs out."""

    def __init__(self) -> None:
        self._bits = 0
        self._left = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as any other."""
        width = (bound - 1).bit_length()
        while True:
            if self._left < width:
                self._bits = int.from_bytes(os.urandom(FETCHED), "little")
                self._left = FETCHED * 8
            number = self._bits & ((1 << width) - 1)
            self._bits >>= width
            self._left -= width
            if number < bound:
                return number


below: Final = RandomBits().below
