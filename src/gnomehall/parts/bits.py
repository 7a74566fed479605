"""Bits: a set of small numbers in one int."""


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
