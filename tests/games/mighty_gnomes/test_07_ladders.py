"""Chapter 7, first part: placing on a ladder."""

import pytest

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.tables import FROM_LADDERS
from gnomehall.parts import bits, counts
from tests.games.mighty_gnomes.table import Table, table


def climb(t: Table, seat: int, tile: str, way: str) -> Table:
    t.turn(seat, druid=tile == "druid").play(f"use {tile}", f"ladder {way}")
    return t.rests()


def ladder_points(t: Table, seat: int) -> int:
    return counts.count(t.home(seat).points, FROM_LADDERS)


@pytest.mark.rule("MIG-43", "MIG-44")
def test_tiles_stand_from_the_first_rung_up_without_a_gap() -> None:
    t = climb(climb(table(), 0, "2", "left"), 1, "3", "left")
    view = GAME.view(t.state, 0)
    assert [(rung.seat, rung.tile) for rung in view.ladders[0].rungs] == [(0, "2")] * 2 + [(1, "3")] * 3
    assert t.state.height == [5, 0, 0]


@pytest.mark.rule("MIG-45", "MIG-E12")
def test_a_tile_must_not_go_past_the_top_rung() -> None:
    t = climb(climb(table(4), 0, "3", "left"), 1, "2", "left")
    t.turn(2).play("use 3")
    assert t.refuses("ladder left") == "MIG-45"
    assert "ladder right" in t.moves()


@pytest.mark.rule("MIG-48", "MIG-49", "MIG-Q19", "MIG-Q25", "MIG-E12")
def test_stacking_pays_every_player_below_once_and_closing_scores_a_point() -> None:
    t = climb(climb(table(4), 0, "3", "left"), 1, "2", "left")
    for seat in range(4):
        t.has(seat, "", coins=3)
    climb(t, 2, "2", "left")
    assert [t.home(seat).coins for seat in range(4)] == [4, 4, 1, 3]
    assert ladder_points(t, 2) == 1


@pytest.mark.rule("MIG-49", "MIG-Q25", "MIG-Q26", "MIG-E12")
def test_own_tiles_below_cost_nothing() -> None:
    t = climb(climb(table(4), 0, "3", "left"), 1, "2", "left")
    for seat in range(4):
        t.has(seat, "", coins=3)
    climb(t, 0, "2", "left")
    assert [t.home(seat).coins for seat in range(4)] == [2, 4, 3, 3]
    assert ladder_points(t, 0) == 1


@pytest.mark.rule("MIG-49")
def test_without_enough_coins_the_ladder_is_closed_to_a_player() -> None:
    t = climb(climb(table(4), 0, "1", "left"), 1, "1", "left")
    t.turn(2).has(2, coins=1).play("use 1")
    assert t.refuses("ladder left") == "MIG-49"
    t.has(2, coins=2)
    assert "ladder left" in t.moves()


@pytest.mark.rule("MIG-Q25")
def test_two_tiles_of_one_player_below_cost_one_coin() -> None:
    t = climb(climb(table(), 0, "1", "left"), 0, "2", "left")
    t.has(0, coins=3)
    climb(t.has(1, coins=3), 1, "1", "left")
    assert (t.home(0).coins, t.home(1).coins) == (4, 2)


@pytest.mark.rule("MIG-Q26", "MIG-127")
def test_a_druid_tile_below_costs_nothing() -> None:
    t = table().invited(0, "druid").has(0, "WW").turn(0, druid=True).play("use druid", "ladder left")
    climb(t.has(1, coins=0), 1, "1", "left")
    assert t.home(1).coins == 0
    assert t.state.height[0] == 3


@pytest.mark.rule("MIG-47", "MIG-Q27", "MIG-45", "MIG-E31")
def test_a_tile_on_the_middle_ladder_works_with_the_column_its_player_names() -> None:
    t = table(2).has(0, coins=3).has(1, "WWWSSSMMCC", coins=3, warehouse=3)
    t.column("right", "B03 B12 B05 B15 B16 B17 B07").turn(0).play("use 4", "ladder middle-left").rests()
    coins = t.home(0).coins
    t.turn(1).play("use 3", "ladder middle-right")
    assert (t.home(0).coins, t.home(1).coins) == (coins + 1, 2)
    assert ladder_points(t, 1) == 1
    view = GAME.view(t.state, 1)
    assert (view.column, view.reach) == ("right", [5, 6, 7])
    assert t.moves("activate") == ["activate 5", "activate 6", "activate 7"]
    t.turn(0, 2).play("use 1")
    assert t.moves("ladder") == []  # no further tile fits


@pytest.mark.rule("MIG-Q28")
def test_a_tile_may_be_placed_without_using_a_book() -> None:
    t = table().column("left", "B07").turn(0).play("use 1", "ladder left")
    assert t.moves("activate") == ["activate 1"]
    t.play("end")
    assert t.state.player() == 1
    assert t.home(0).coins == 3


@pytest.mark.rule("MIG-50", "MIG-51", "MIG-52", "MIG-Q29", "MIG-E13")
def test_the_topmost_book_and_every_silver_book_are_in_reach_in_any_order() -> None:
    t = table().column("left", "B07 B14 B04").has(0, coins=1).turn(0).play("use 3", "ladder left")
    assert bits.members(t.state.reach) == [1, 2]  # not the golden book at rung 1
    assert t.moves("activate") == ["activate 2"]  # the upgrade can't be paid yet
    assert t.refuses("activate 1") == "MIG-52"
    assert t.refuses("activate 3") == "MIG-Q31"
    t.play("activate 2")
    assert (t.stock(0), t.home(0).coins) == ("WS", 0)
    t.play("activate 3")
    assert t.moves() == ["upgrade warehouse", "upgrade dining"]
    other = Table(t.state.copy())
    t.play("upgrade dining")
    assert (t.stock(0), t.home(0).dining, t.points(0)) == ("S", 1, 1)
    other.play("upgrade warehouse")
    assert (other.stock(0), other.home(0).warehouse, other.points(0)) == ("W", 1, 0)


@pytest.mark.rule("MIG-Q29")
def test_a_book_is_used_once_by_a_placement_and_never_must_be() -> None:
    t = table().column("left", "B13 B14 B07").has(0, coins=3).turn(0).play("use 3", "ladder left")
    assert t.moves("activate") == ["activate 1", "activate 2", "activate 3"]
    t.play("activate 3", "activate 1")
    assert t.refuses("activate 3") == "MIG-51"
    t.play("end")
    assert t.stock(0) == "MC"


@pytest.mark.rule("MIG-Q30")
def test_a_column_book_can_be_used_again_by_a_later_tile() -> None:
    t = table(4).column("left", "B07").turn(0).play("use 1", "ladder left", "activate 1")
    t.turn(1).play("use 1", "ladder middle-left", "activate 1")
    assert t.home(1).coins == 5
