"""Counts and bits in one int behave as the lists and sets they stand for."""

from hypothesis import given
from hypothesis import strategies as st

from gnomehall.core.state import NOTHING, SEVERAL
from gnomehall.parts import bits, counts

NUMBERS = st.lists(st.integers(0, counts.MOST), min_size=7, max_size=7)
SETS = st.sets(st.integers(0, 61))


@given(numbers=NUMBERS)
def test_counts_read_back_as_the_numbers_they_were_made_of(numbers: list[int]) -> None:
    packed = counts.counts_of(numbers)
    assert counts.numbers_of(packed, 7) == numbers
    assert [counts.count(packed, kind) for kind in range(7)] == numbers
    assert counts.total(packed) == sum(numbers)
    assert counts.kinds(packed) == [kind for kind in range(7) if numbers[kind]]
    assert counts.amounts(packed) == [n for n in numbers if n]


@given(numbers=NUMBERS)
def test_things_laid_out_in_the_order_of_their_kinds_are_found_by_number(numbers: list[int]) -> None:
    laid_out = [kind for kind, n in enumerate(numbers) for _ in range(n)]
    packed = counts.counts_of(numbers)
    assert [counts.nth(packed, i) for i in range(len(laid_out))] == laid_out


@given(numbers=NUMBERS, kind=st.integers(0, 6), amount=st.integers(1, counts.MOST))
def test_a_sole_kind_is_told_from_none_and_several(numbers: list[int], kind: int, amount: int) -> None:
    assert counts.sole(0) == NOTHING
    assert counts.sole(amount * counts.one(kind)) == kind
    held = [k for k in range(7) if numbers[k]]
    assert counts.sole(counts.counts_of(numbers)) == (SEVERAL if len(held) > 1 else held[0] if held else NOTHING)


@given(numbers=NUMBERS, kind=st.integers(0, 6))
def test_one_more_of_a_kind_changes_that_kind_alone(numbers: list[int], kind: int) -> None:
    numbers[kind] = min(numbers[kind], counts.MOST - 1)
    more = counts.numbers_of(counts.counts_of(numbers) + counts.one(kind), 7)
    assert more == [n + (i == kind) for i, n in enumerate(numbers)]


@given(numbers=NUMBERS, part=NUMBERS)
def test_counts_hold_a_part_if_every_kind_does(numbers: list[int], part: list[int]) -> None:
    held = all(n >= p for n, p in zip(numbers, part, strict=True))
    assert counts.holds(counts.counts_of(numbers), counts.counts_of(part)) == held


@given(numbers=NUMBERS)
def test_counts_hold_themselves_and_nothing_more(numbers: list[int]) -> None:
    packed = counts.counts_of(numbers)
    assert counts.holds(packed, packed)
    for kind in range(7):
        if numbers[kind] < counts.MOST:
            assert not counts.holds(packed, packed + counts.one(kind))


@given(numbers=SETS)
def test_bits_are_a_set_in_ascending_order(numbers: set[int]) -> None:
    packed = bits.bits_of(sorted(numbers))
    assert bits.members(packed) == sorted(numbers)
    assert bits.size(packed) == len(numbers)
