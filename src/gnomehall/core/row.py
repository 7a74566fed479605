"""Small numbers written one after another: what an encoder makes of a position.

A number is a signed byte. Everything is put together from ready-made pieces, and joined once: setting bytes one by one
takes several times as long, compiled or not.
"""

from typing import Final

LEAST: Final = -128
MOST: Final = 127
"""What does not fit a signed byte is written as the nearest number that does."""
LONGEST: Final = 512
"""The longest run of zeros that is one piece."""
MOST_PLACES: Final = 64
"""The longest one-hot field."""


def small(numbers: list[int]) -> bytes:
    """Numbers as signed bytes: for what never changes, such as what is printed on a component."""
    return bytes([max(LEAST, min(MOST, number)) & 0xFF for number in numbers])


def one_hot(place: int, size: int) -> list[int]:
    """All 0 but for a 1 at the place; a place below 0 is nowhere."""
    return [1 if i == place else 0 for i in range(size)]


BYTES: Final = [small([number]) for number in range(LEAST, MOST + 1)]
SPREADS: Final = [[bytes([n >> bit & 1 for bit in range(size)]) for n in range(1 << size)] for size in range(9)]
"""By size, so many bits of a number as bytes, the lowest first."""
SPREAD: Final = SPREADS[8]
THIRDS: Final = [bytes([n & 15, n >> 4 & 15, n >> 8]) for n in range(1 << 12)]
"""Three numbers of four bits each as bytes."""
ZEROS: Final = [bytes(size) for size in range(LONGEST + 1)]
PLACES: Final = [[small(one_hot(place, size)) for place in range(size)] for size in range(MOST_PLACES + 1)]
"""By size and then by place, a one-hot field."""


class Row:
    """Takes the numbers of one position, or of several, from left to right."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._at = 0
        self._end = 0
        """How many pieces the list holds, and how many of them are of the row before."""

    def begin(self) -> None:
        """Start a new row in the same list: to let one grow for each row takes longer than what is put into it."""
        self._end = max(self._end, self._at)
        self._at = 0

    def joined(self) -> bytes:
        self._trim()
        return b"".join(self._pieces)

    def gathered(self) -> bytearray:
        """As `joined`, in bytes that can be written to."""
        self._trim()
        return bytearray().join(self._pieces)

    def _trim(self) -> None:
        for i in range(self._at, self._end):
            self._pieces[i] = b""
        self._end = self._at

    def put(self, piece: bytes) -> None:
        """Numbers that are ready as bytes."""
        if self._at < len(self._pieces):
            self._pieces[self._at] = piece
        else:
            self._pieces.append(piece)
        self._at += 1

    def number(self, number: int) -> None:
        if number < LEAST:
            number = LEAST
        elif number > MOST:
            number = MOST
        self.put(BYTES[number - LEAST])

    def counts(self, counts: int, kinds: int) -> None:
        """The numbers of a multiset with a byte for each kind, none above 127."""
        self.put(counts.to_bytes(kinds, "little") if counts else ZEROS[kinds])

    def four(self, a: int, b: int, c: int, d: int) -> None:
        """Four numbers from 0 on at once."""
        if a | b | c | d > MOST:
            a, b, c, d = min(a, MOST), min(b, MOST), min(c, MOST), min(d, MOST)
        self.put((a | b << 8 | c << 16 | d << 24).to_bytes(4, "little"))

    def six(self, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        """Six numbers from 0 on at once."""
        if a | b | c | d | e | f > MOST:
            a, b, c, d, e, f = min(a, MOST), min(b, MOST), min(c, MOST), min(d, MOST), min(e, MOST), min(f, MOST)
        self.put((a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40).to_bytes(6, "little"))

    def bag(self, bag: int, kinds: int) -> None:
        """The numbers of a multiset with four bits for each kind; the kinds are a multiple of 3."""
        left = kinds
        while bag:
            self.put(THIRDS[bag & 0xFFF])
            bag >>= 12
            left -= 3
        if left:
            self.put(ZEROS[left])

    def bits(self, bits: int, size: int) -> None:
        """A number for each of the first so many bits of a set."""
        left = size
        while bits and left >= 8:
            self.put(SPREAD[bits & 0xFF])
            bits >>= 8
            left -= 8
        if bits:
            self.put(SPREADS[left][bits])
            return
        while left > LONGEST:
            self.put(ZEROS[LONGEST])
            left -= LONGEST
        if left:
            self.put(ZEROS[left])

    def place(self, place: int, size: int) -> None:
        """One-hot: all 0 but for a 1 at the place; a place below 0 is nowhere."""
        if place < 0:
            self.put(ZEROS[size])
        else:
            self.put(PLACES[size][place])

    def zeros(self, size: int) -> None:
        self.put(ZEROS[size])
