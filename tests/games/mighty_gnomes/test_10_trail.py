"""Chapter 10: the adventure trail."""

import pytest

from gnomehall import registry
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.tables import ALL_TILES, FROM_TRAIL
from gnomehall.parts import counts
from tests.games.mighty_gnomes.table import Table, chests, table


def venture(t: Table) -> Table:
    """Seat 0 goes two steps by a book."""
    t.home(0).tiles, t.home(0).bedroom = ALL_TILES, 0
    t.state.height = [0, 0, 0]
    return t.column("left", "B06").turn(0).play("use 1", "ladder left", "activate 1")


def trail_points(t: Table, seat: int = 0) -> int:
    return counts.count(t.home(seat).points, FROM_TRAIL)


@pytest.mark.rule("MIG-75", "MIG-76")
def test_points_are_scored_for_icons_reached_and_passed() -> None:
    assert trail_points(venture(table().at(0, 0, 0))) == 1
    passed = venture(table().at(5, 0, 0)).play("decline")  # 5 to 7 passes space 6
    assert (trail_points(passed), passed.home(0).space) == (2, 7)
    assert trail_points(venture(table().at(8, 0, 0)).play("decline")) == 3
    reached = table().at(3, 0, 0).turn(0).play("use 1", "gather 1,2")
    assert trail_points(reached) == 1


@pytest.mark.rule("MIG-77", "MIG-80", "MIG-82")
def test_a_token_goes_on_top_of_the_pile_and_those_above_it_stay() -> None:
    t = table().at(0, 2, 2)
    assert t.state.trail == [0, 1, 2]
    venture(t)
    assert t.state.trail == [1, 2, 0]  # on top of both, so furthest
    t.turn(1).play("use 1", "gather 1,2", "decline")
    assert t.state.trail == [2, 0, 1]
    assert [home.space for home in t.state.homes] == [2, 3, 2]


@pytest.mark.rule("MIG-82")
def test_a_higher_space_is_further_and_on_one_space_the_higher_token() -> None:
    t = table().at(4, 4, 3)
    assert t.state.trail == [2, 0, 1]


@pytest.mark.rule("MIG-76", "MIG-78", "MIG-Q46", "MIG-E15")
def test_a_chest_icon_lets_one_use_an_open_chest_without_a_key() -> None:
    t = venture(table().at(1, 0, 0).opens("frog owl crown"))
    assert trail_points(t) == 1
    assert t.moves() == ["take frog", "take owl", "take crown", "decline"]
    frogs = t.state.bag
    t.play("take frog")
    assert t.points(0) == 3
    assert (t.home(0).vault, t.home(0).opened, t.home(0).keys) == (0, 0, 0)
    assert t.state.bag == frogs + chests("frog")
    assert GAME.view(t.state, 1).open_chests == ["owl", "crown"]


@pytest.mark.rule("MIG-79", "MIG-Q45")
def test_three_open_chests_are_all_there_are_and_are_not_refilled() -> None:
    t = venture(table().at(2, 0, 0).opens("owl owl crown")).play("take owl")
    venture(t.at(5, 0, 0)).play("take owl")
    venture(t.at(7, 0, 0)).play("take crown")
    assert t.state.open == 0
    again = venture(t.at(2, 0, 0))
    assert again.asked() != "take"
    assert again.home(0).space == 4


@pytest.mark.rule("MIG-Q45")
def test_passing_two_icons_gives_two_picks_in_order_and_both_may_be_declined() -> None:
    spirit = 'effect = "steps"\namount = 2\n'
    text = registry.shipped_text("mighty-gnomes")
    assert text.count(spirit) == 1
    longer = GAME.edition(text.replace(spirit, spirit.replace("2", "4")))  # no shipped effect goes so far
    t = venture(table(made=longer).at(2, 0, 0).opens("owl owl crown")).play("take crown")
    assert t.home(0).space == 6
    assert t.moves() == ["take owl", "decline"]
    t.play("decline")
    assert t.state.open == chests("owl owl")
    assert t.told("decline") == [{"seat": 0}]


@pytest.mark.rule("MIG-Q45", "MIG-Q49")
def test_icons_work_again_in_the_next_round() -> None:
    t = venture(table().at(1, 0, 0)).play("take frog")
    t.evening()
    assert t.home(0).space == 0
    t.claims("coins", "first", "tiles").play("shelve B14")
    venture(t.at(1, 0, 0))
    assert t.asked() == "take"


@pytest.mark.rule("MIG-Q46")
def test_an_open_chest_in_a_chest_is_resolved_before_it_goes_back() -> None:
    t = venture(table().at(1, 0, 0).opens("nested owl crown").empties_bag("frog owl"))
    t.play("take nested")
    assert t.moves() == ["draw frog", "draw owl"]  # the nested chest itself is not in the bag yet
    t.play("draw frog", "draw owl")
    assert t.home(0).vault == chests("frog owl")
    assert t.state.bag == chests("nested")


@pytest.mark.rule("MIG-Q46")
def test_an_open_chest_counts_for_no_set_and_no_bandito() -> None:
    t = venture(table().invited(0, "bandito").vault(0, "frog", opened=True).at(1, 0, 0).opens("frog owl crown"))
    t.play("take frog")
    assert (t.scored("animals"), t.scored("gnome", gnome="bandito")) == (0, 1)


@pytest.mark.rule("MIG-Q71")
def test_the_token_goes_the_whole_way_before_its_icons_are_resolved_from_low_to_high() -> None:
    t = venture(table().at(2, 0, 0).opens("frog owl crown"))  # passes the chest of 3, reaches the point of 4
    assert t.asked() == "take"
    assert t.home(0).space == 4
    assert trail_points(t) == 0  # the point lies behind the chest
    t.play("take owl")
    assert trail_points(t) == 1
    on_six = venture(table().at(4, 0, 0))
    assert trail_points(on_six) == 2  # points before the chest on one space
    assert on_six.asked() == "take"


@pytest.mark.rule("MIG-81", "MIG-Q73", "MIG-E33")
def test_steps_beyond_the_end_are_lost_and_do_not_move_the_pile() -> None:
    t = table().at(9, 10, 10).forest("G2A G1B G3A G4A")
    t.turn(1).play("use 1", "gather 1,4")
    assert t.state.trail == [0, 1, 2]  # C stays furthest
    assert t.told("lost-steps") == [{"seat": 1, "steps": 1}]
    t.turn(0).has(0, coins=9).play("use 2")
    assert "gather 1,4 v" not in t.moves()
    t.state.taken = 0
    t.state.laid.clear()
    t.play("gather 1,4 v")
    assert t.home(0).space == 10
    assert t.state.trail == [1, 2, 0]
    assert t.told("lost-steps")[1:] == [{"seat": 0, "steps": 1}]
    assert trail_points(t) == 3
