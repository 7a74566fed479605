"""Words: sets of small numbers in one machine word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gnomehall.core.state import NOTHING, SEVERAL
from gnomehall.parts import word

NUMBERS = st.sets(st.integers(0, 62))


def word_of(numbers: set[int]) -> int:
    return sum(2**n for n in numbers)


@pytest.mark.parametrize("n", range(63))
def test_a_bit_is_the_set_of_one_number_also_beyond_32_bits(n: int) -> None:
    assert word.bit(n) == 2**n


@given(NUMBERS)
def test_a_word_has_the_members_that_it_was_made_of(numbers: set[int]) -> None:
    made = word_of(numbers)
    assert word.members(made) == sorted(numbers)
    assert word.size(made) == len(numbers)
    assert [word.nth(made, n) for n in range(len(numbers))] == sorted(numbers)


@given(NUMBERS.filter(bool))
def test_the_lowest_is_the_smallest_member(numbers: set[int]) -> None:
    assert word.lowest(word_of(numbers)) == min(numbers)


@given(NUMBERS)
def test_the_sole_member_is_told_from_none_and_from_several(numbers: set[int]) -> None:
    expected = min(numbers) if len(numbers) == 1 else SEVERAL if numbers else NOTHING
    assert word.sole(word_of(numbers)) == expected
