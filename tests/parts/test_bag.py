"""Bags: what is in them comes out again."""

from hypothesis import given
from hypothesis import strategies as st

from gnomehall.parts import bag

NUMBERS = st.lists(st.integers(0, bag.MOST), max_size=bag.KINDS)


@given(NUMBERS)
def test_a_bag_of_numbers_is_read_back(numbers: list[int]) -> None:
    held = bag.bag_of(numbers)
    assert bag.numbers_of(held, len(numbers)) == numbers
    assert bag.total(held) == sum(numbers)
    assert bag.kinds(held) == [kind for kind, n in enumerate(numbers) if n]
    assert bag.amounts(held) == [n for n in numbers if n]
    assert [bag.count(held, kind) for kind in range(len(numbers))] == numbers


@given(NUMBERS)
def test_things_laid_out_in_the_order_of_their_kinds_are_found_by_number(numbers: list[int]) -> None:
    laid_out = [kind for kind, n in enumerate(numbers) for _ in range(n)]
    held = bag.bag_of(numbers)
    assert [bag.nth(held, i) for i in range(len(laid_out))] == laid_out


@given(st.integers(0, bag.KINDS - 1), NUMBERS)
def test_one_more_and_one_less_is_the_same_bag(kind: int, numbers: list[int]) -> None:
    held = bag.bag_of(numbers)
    if bag.count(held, kind) < bag.MOST:
        more = held + bag.one(kind)
        assert bag.count(more, kind) == bag.count(held, kind) + 1
        assert more - bag.one(kind) == held
