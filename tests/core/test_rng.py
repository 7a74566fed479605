"""The generator gives the same numbers everywhere, and fair ones."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gnomehall.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "stream", "words"),
    [
        (2024, 0, [3523012228, 2137725376, 320392055, 2645471896]),
        (2**63 + 12345, 7, [145182829, 1402135066, 3560339935, 1648254679]),
    ],
)
def test_the_numbers_of_a_seed_are_the_same_in_every_build_and_version(
    seed: int, stream: int, words: list[int]
) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(4)] == words


def test_every_stream_of_a_seed_goes_its_own_way() -> None:
    firsts = {Rng(1, stream).word() for stream in range(1000)}
    assert len(firsts) == 1000


def test_seeds_that_differ_in_one_bit_differ_at_once() -> None:
    firsts = [Rng(1 << bit).word() for bit in range(64)]
    assert len(set(firsts)) == 64


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 2**31))
def test_a_number_is_below_its_bound(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(50))


class Given(Rng):
    """Has its word given."""

    def __init__(self, word: int) -> None:
        self.given = word
        super().__init__(0)

    def word(self) -> int:
        return self.given


WORDS = [0, 1, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF]
BOUNDS = [*range(1, 200), 0xFFFF, 0x10000, 0x10001, 2**30 - 1, 2**30, 2**31, 2**32, 2**40]


def test_a_number_is_the_share_of_its_bound_that_the_word_is_of_all_words() -> None:
    chosen = Rng(5)
    for word in [*WORDS, *(chosen.word() for _ in range(200))]:
        for n in BOUNDS:
            assert Given(word).below(n) == word * n // 2**32


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, sum_of_weights = sum(counts), sum(weights)
    expected = [total * w / sum_of_weights for w in weights]
    return sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))


def test_every_number_is_about_as_likely() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(10) for _ in range(20_000))
    # With 9 degrees of freedom a fair generator exceeds 27.9 once in a thousand seeds.
    assert chi_square([counts[i] for i in range(10)], [1] * 10) < 27.9


def test_a_pick_follows_the_weights() -> None:
    rng = Rng(1)
    weights = [1, 0, 2, 5]
    counts = Counter(rng.pick(weights) for _ in range(16_000))
    assert counts[1] == 0
    # 2 degrees of freedom, once in a thousand.
    assert chi_square([counts[0], counts[2], counts[3]], [1, 2, 5]) < 13.8


def test_nothing_can_be_picked_where_nothing_has_weight() -> None:
    with pytest.raises(ValueError, match="no weight is positive"):
        Rng(1).pick([0, 0])


def test_a_shuffle_keeps_what_there_is_and_reaches_every_order() -> None:
    rng = Rng(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        xs = [1, 2, 3]
        rng.shuffle(xs)
        orders[tuple(xs)] += 1
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)
    # 5 degrees of freedom, once in a thousand.
    assert chi_square(list(orders.values()), [1] * 6) < 20.5
