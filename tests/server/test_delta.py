"""Changes of a view lead from the old one to the new one, whatever they are."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gnomehall.core.delta import delta
from tests.server.halls import apply_delta

PLAIN = st.integers(0, 3) | st.text("ab", max_size=2) | st.booleans() | st.none()
VIEWS = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
)


@given(VIEWS, VIEWS)
def test_the_changes_lead_from_the_old_view_to_the_new_one(old: Any, new: Any) -> None:
    assert apply_delta(deepcopy(old), delta(old, new)) == new


def test_only_what_changed_is_told() -> None:
    old = {"round": 1, "seats": [{"coins": 1, "cup": [1, 2]}, {"coins": 5, "cup": [0, 0]}], "tiles": [[1, 1]]}
    new = {"round": 1, "seats": [{"coins": 2, "cup": [1, 3]}, {"coins": 5, "cup": [0, 0]}], "tiles": [[1, 1], [2, 2]]}
    assert delta(old, new) == [(["seats", 0, "coins"], 2), (["seats", 0, "cup"], [1, 3]), (["tiles", 1], [2, 2])]
    assert delta(old, old) == []


@dataclass
class Cup:
    coins: int


@dataclass
class Empty:
    """A part with nothing in it."""


@dataclass
class Seat:
    cup: Cup
    empty: Empty
    cards: list[int]


def test_parts_of_a_view_are_told_by_their_fields_however_many_they_have() -> None:
    old, new = [Seat(Cup(1), Empty(), [1, 2]) for _ in range(2)], [Seat(Cup(n), Empty(), [1, 2]) for n in (1, 2)]
    assert delta(old, new) == [([1, "cup", "coins"], 2)]
    new[0].cards = [2]
    assert delta(old, new) == [([0, "cards"], [2]), ([1, "cup", "coins"], 2)]


def test_a_long_list_is_told_by_place_and_a_shorter_one_whole() -> None:
    grid = [0] * 40
    assert delta(grid, [*grid[:7], 5, *grid[8:]]) == [([7], 5)]
    assert delta([1, 2, 3], [1, 3]) == [([], [1, 3])]
