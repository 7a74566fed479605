"""Bits: sets of small numbers in one int."""

from hypothesis import given
from hypothesis import strategies as st

from gnomehall.parts import bits


@given(st.sets(st.integers(0, 130)))
def test_a_set_of_bits_is_the_set_of_its_members(numbers: set[int]) -> None:
    made = bits.bits_of(sorted(numbers))
    assert bits.members(made) == sorted(numbers)
    assert bits.size(made) == len(numbers)


@given(st.sets(st.integers(0, 130)))
def test_members_are_found_by_their_number_in_ascending_order(numbers: set[int]) -> None:
    made = bits.bits_of(sorted(numbers))
    assert [bits.nth(made, n) for n in range(len(numbers))] == sorted(numbers)


@given(st.sets(st.integers(0, 200), min_size=1))
def test_the_lowest_is_the_smallest_member_also_past_a_machine_word(numbers: set[int]) -> None:
    assert bits.lowest(bits.bits_of(sorted(numbers))) == min(numbers)


@given(st.sets(st.integers(0, 100)))
def test_the_lowest_of_what_is_left_out_is_the_first_gap(numbers: set[int]) -> None:
    gap = next(i for i in range(102) if i not in numbers)
    assert bits.lowest(~bits.bits_of(sorted(numbers))) == gap


def test_the_bit_of_a_number_is_right_past_every_length_of_machine_word() -> None:
    """Compiled, `1 << n` of a 64-bit n is wrong from 31 on."""
    assert [bits.bit(n) for n in (0, 30, 31, 32, 61, 62, 63, 64, 127)] == [
        *(1, 0x40000000, 0x80000000, 0x100000000, 0x2000000000000000, 0x4000000000000000),
        *(0x8000000000000000, 0x10000000000000000, 0x80000000000000000000000000000000),
    ]
