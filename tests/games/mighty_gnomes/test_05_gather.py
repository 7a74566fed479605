"""Chapter 5: gather resources. Most tests use the forest of the examples, from the bottom:

W N M S C T
M X C N W S
S C N W X M
T M W C N S
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.forest import bar
from gnomehall.games.mighty_gnomes.steps.place import add_gathers
from gnomehall.games.mighty_gnomes.tables import COLUMNS, DRUID, GATHERS
from tests.games.mighty_gnomes.table import Table, table


def contact() -> Table:
    """A's 3-gnome tile on (1,1)-(1,3), B's 2-gnome tile on (3,3)-(3,4); C is to move."""
    t = table().turn(0).play("use 3", "gather 1,1 h").rests()
    t.play("use 2", "gather 3,3 h").rests()
    assert t.state.player() == 2
    for seat in range(3):
        t.has(seat, "", coins=3)
    t.state.homes[0].space = t.state.homes[1].space = 0
    return t


@pytest.mark.rule("MIG-34", "MIG-E7")
def test_a_tile_may_not_stick_out_of_the_forest() -> None:
    t = table().play("use 4")
    assert t.refuses("gather 1,4 h") == "MIG-34"
    assert t.refuses("gather 2,4 v") == "MIG-34"
    assert "gather 1,3 h" in t.moves()
    t.play("gather 1,4 v")
    assert t.stock(0) == "WSC"
    assert t.home(0).space == 1


@pytest.mark.rule("MIG-34")
def test_tiles_lie_both_ways_and_a_single_square_only_one() -> None:
    t = table().play("use 2")
    assert {"gather 1,3 h", "gather 1,3 v"} <= set(t.moves())
    single = table().play("use 1")
    assert len(single.moves("gather")) == 24
    assert single.refuses("gather 1,3 v") == "MIG-34"


@pytest.mark.rule("MIG-34", "MIG-35", "MIG-38")
@given(seats=st.sampled_from((2, 3, 4)), taken=st.integers(0, 2**30 - 1), thin=st.integers(0, 2**30 - 1))
def test_a_tile_fits_wherever_all_its_squares_are_in_the_forest_and_free(seats: int, taken: int, thin: int) -> None:
    s = table(seats).state
    s.taken = taken & thin & s.forest.squares
    for tile in (1, 2, 3, 4, DRUID):
        size = s.tables.sizes[tile]
        blocked = s.taken | s.crystals if size > 1 else s.taken
        found: list[int] = []
        add_gathers(s, 0, tile, found)
        assert found == [
            GATHERS + 2 * square + upwards
            for square in range(s.forest.rows * COLUMNS)
            for upwards in range(2 if size > 1 else 1)
            if (squares := bar(s.forest.rows, size, square, upwards)) and not squares & blocked
        ]


@pytest.mark.rule("MIG-35", "MIG-40")
def test_tiles_are_not_stacked_and_stay_until_the_round_ends() -> None:
    t = contact().play("use 2")
    assert t.refuses("gather 1,3 v") == "MIG-35"
    assert t.refuses("gather 3,4 h") == "MIG-35"
    t.play("coins")
    assert GAME.view(t.state, 0).forest[0][0].tile == "3"


@pytest.mark.rule("MIG-36", "MIG-37", "MIG-E5")
def test_the_covered_icons_are_received_at_once() -> None:
    t = table().has(0, coins=3).play("use 3", "gather 1,1 h")
    assert t.stock(0) == "WM"
    assert t.home(0).space == 1
    assert t.home(0).coins == 3


@pytest.mark.rule("MIG-37")
def test_a_chest_icon_draws_two_and_keeps_one_face_down() -> None:
    t = table().play("use 1", "gather 1,6", "draw owl", "draw crown")
    assert t.moves() == ["keep owl", "keep crown"]
    t.play("keep crown")
    view = GAME.view(t.state, 0)
    assert view.homes[0].vault == ["crown"]
    assert view.bag == 20
    assert t.refuses("open crown") == "MIG-68"  # it needs a key


@pytest.mark.rule("MIG-38", "MIG-E6")
def test_only_the_one_gnome_tile_may_cover_a_crystal() -> None:
    t = table().play("use 2")
    assert t.refuses("gather 1,2 v") == "MIG-38"
    single = table().play("use 1", "gather 2,2")
    assert single.stock(0) == "X"


@pytest.mark.rule("MIG-39", "MIG-Q16", "MIG-Q19", "MIG-E8")
def test_touching_other_players_costs_a_coin_for_each_tile_paid_to_the_supply() -> None:
    t = contact().play("use 2", "gather 2,3 h")
    assert [t.home(seat).coins for seat in range(3)] == [3, 3, 1]
    assert t.stock(2) == "C"
    assert t.home(2).space == 1


@pytest.mark.rule("MIG-39", "MIG-E9")
def test_without_enough_coins_the_placement_is_not_allowed() -> None:
    t = contact().has(2, "", coins=1).play("use 2")
    assert t.refuses("gather 2,3 h") == "MIG-39"
    t.turn(2).play("use 1", "gather 2,6")
    assert (t.stock(2), t.home(2).coins) == ("S", 1)


@pytest.mark.rule("MIG-Q16")
def test_corners_do_not_touch_and_two_tiles_of_one_player_count_twice() -> None:
    t = table().turn(0).play("use 1", "gather 1,1")
    t.turn(0, 2).play("use 2", "gather 1,3 h")
    t.turn(1).has(1, coins=3).play("use 1", "gather 2,2")
    assert t.home(1).coins == 3  # corner to corner with both
    t.turn(2).has(2, coins=3).play("use 1", "gather 1,2")
    assert t.home(2).coins == 0  # between two tiles of seat 0 and below one of seat 1


@pytest.mark.rule("MIG-Q17", "MIG-E10")
def test_touching_own_tiles_is_free() -> None:
    t = contact().turn(0, 2).play("use 1", "gather 2,1")
    assert t.home(0).coins == 3
    assert t.stock(0) == "M"


@pytest.mark.rule("MIG-Q18", "MIG-127")
def test_touching_a_druid_tile_is_free() -> None:
    t = table().invited(0, "druid").turn(0, druid=True).play("use druid", "gather 1,3 h")
    assert t.asked() == "after"
    t.turn(1).has(1, coins=0).play("use 1", "gather 2,3")
    assert t.stock(1) == "C"


@pytest.mark.rule("MIG-Q20")
def test_tokens_come_first_then_all_steps_as_one_move_then_the_chests() -> None:
    t = table().forest("G3B G1A G2A G4A").turn(0).play("use 4", "gather 1,2 h")  # N M T W
    kinds = [event.kind for event in t.events]
    assert kinds[:3] == ["gather", "tokens", "steps"]
    assert t.asked() == "draw-chest"
    assert t.stock(0) == "WM"
    assert t.home(0).space == 1


@pytest.mark.rule("MIG-Q20", "MIG-75")
def test_two_compasses_are_one_move_of_two_steps() -> None:
    one = table().turn(0).play("use 2", "gather 1,2 h")  # N M
    assert one.told("steps") == [{"seat": 0, "space": 1, "steps": 1}]
    column = table().forest("G2A G1B G3A G4A").turn(0).play("use 2", "gather 1,4 v")  # N above N
    assert column.told("steps") == [{"seat": 0, "space": 2, "steps": 2}]


@pytest.mark.rule("MIG-Q21")
def test_the_druid_tile_may_not_cover_a_crystal() -> None:
    t = table().invited(0, "druid").turn(0, druid=True).play("use druid")
    assert t.refuses("gather 2,1 h") == "MIG-38"
