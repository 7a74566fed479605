"""Chapter 4: the bedroom."""

import pytest

from gnomehall.games.mighty_gnomes.tables import FROM_BEDROOM
from gnomehall.parts import bits, counts
from tests.games.mighty_gnomes.table import table


@pytest.mark.rule("MIG-30", "MIG-Q13", "MIG-E2")
@pytest.mark.parametrize(("left", "points"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_unused_tile_goes_to_bed_and_scores_its_size_minus_one(left: int, points: int) -> None:
    other = 1 if left != 1 else 2
    t = table().turn(0, 3).has(0, tiles=1 << left | 1 << other)
    t.play(f"use {other}", "coins")
    assert t.home(0).bedroom == left
    assert counts.count(t.home(0).points, FROM_BEDROOM) == points


@pytest.mark.rule("MIG-30")
def test_nothing_goes_to_bed_after_the_first_and_second_turn() -> None:
    t = table()
    for _ in range(3):
        t.play("use 1", "coins")
    assert [home.bedroom for home in t.state.homes] == [0, 0, 0]


@pytest.mark.rule("MIG-31", "MIG-E23")
def test_the_bedroom_tile_is_used_on_the_first_turn_of_the_next_round() -> None:
    t = table().has(1, "", bedroom=4).turn(1, day=2)
    assert t.moves("use") == ["use 4"]
    assert t.refuses("use 1") == "MIG-31"
    t.play("use 4")
    assert t.moves("gather")
    assert t.moves("ladder")
    t.play("coins")
    assert t.home(1).bedroom == 0
    t.turn(1, 2)
    assert t.moves("use") == ["use 1", "use 2", "use 3"]


@pytest.mark.rule("MIG-32", "MIG-E23", "MIG-100", "MIG-Q52")
def test_free_use_of_the_tiles_lifts_that_and_the_tile_may_even_stay_in_bed() -> None:
    t = table().has(1, "", bedroom=4, freed=1).turn(1, day=2)
    assert t.moves("use") == ["use 1", "use 2", "use 3", "use 4"]
    t.play("use 1", "coins").turn(1, 2).play("use 2", "coins").turn(1, 3)
    assert t.moves("use") == ["use 3", "use 4"]
    t.play("use 3", "coins")
    assert t.home(1).bedroom == 4
    assert t.points(1) == 3


@pytest.mark.rule("MIG-33")
def test_in_round_one_the_first_turn_is_free() -> None:
    assert table().moves("use") == ["use 1", "use 2", "use 3", "use 4"]


@pytest.mark.rule("MIG-Q14")
def test_the_tile_goes_to_bed_at_the_end_of_the_third_turn_before_druid_turns() -> None:
    t = table(2).invited(0, "druid").has(0, "WWWW", tiles=0b110).turn(0, 3)
    t.play("use 1", "gather 2,1")
    assert t.home(0).bedroom == 0  # the turn goes on
    t.play("end")
    assert t.home(0).bedroom == 2
    t.has(1, "", tiles=0b110).play("use 2", "coins")
    assert t.state.player() == 0
    assert t.moves("use") == ["use druid"]


@pytest.mark.rule("MIG-Q15", "MIG-Q66")
def test_the_druid_tile_never_goes_to_bed_and_is_not_the_first_tile_of_a_round() -> None:
    t = table(2).invited(0, "druid").has(0, "", tiles=0b10, bedroom=1).has(1, "", tiles=0b100, bedroom=2)
    t.turn(0, druid=True).play("use druid", "coins")
    assert t.home(0).bedroom == 1
    t.claims("coins", "first").play("shelve B14")
    assert t.state.player() == 0
    assert t.moves("use") == ["use 1"]
    assert bits.members(t.home(0).tiles) == [1, 2, 3, 4]
