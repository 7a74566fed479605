"""Random numbers are within their bound, none more likely than another, and never given out twice."""

import pytest

from gnomehall.server.tables import randomness
from gnomehall.server.tables.randomness import RandomBits


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 8, 100])
def test_every_number_below_the_bound_comes_about_as_often(bound: int) -> None:
    drawn = RandomBits()
    counts = [0] * bound
    for _ in range(400 * bound):
        counts[drawn.below(bound)] += 1
    # 400 times each, give or take eight times the deviation.
    assert all(240 <= count <= 560 or bound == 1 for count in counts)
    assert sum(counts) == 400 * bound


def test_the_same_bits_are_used_once(monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[int] = []

    def counting(length: int) -> bytes:
        fetched.append(length)
        return bytes([0b1010_0101]) * length

    monkeypatch.setattr("os.urandom", counting)
    drawn = RandomBits()
    numbers = [drawn.below(16) for _ in range(2 * randomness.FETCHED)]
    assert numbers == [0b0101, 0b1010] * randomness.FETCHED
    assert fetched == [randomness.FETCHED]
    drawn.below(16)
    assert len(fetched) == 2
