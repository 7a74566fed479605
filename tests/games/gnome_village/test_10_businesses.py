"""Chapter 10: Businesses, their use and their symbols."""

import pytest

from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-108", "GNV-110")
def test_a_goldsmith_pays_and_has_no_action() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.move(0)
    table.play("move A")
    assert table.asked() == "move-menu"
    table.coins(0, 0)
    table.start(0, "coins-2")
    assert table.purse()[0] == 5


@pytest.mark.rule("GNV-111", "GNV-E17")
def test_a_business_can_not_be_used_on_two_turns_in_a_row_but_pays_all_the_same() -> None:
    table = Table()
    table.lay(0, "thief 0,1")
    table.coins(0, 20)
    table.move(0)
    table.play("move A", "rob 1", "end turn")
    assert table.purse() == [2, 18]
    table.start(0, "coins-2")
    table.play("end work", "move A")
    assert table.asked() == "move-menu"  # stays, and may not steal
    table.play("end turn")
    table.coins(0, 20)
    table.start(0, "coins-2")
    assert table.purse()[0] == 2 + 1
    table.play("end work", "move A")
    assert table.moves() == ["decline", "rob 1"]


@pytest.mark.rule("GNV-111", "GNV-E17")
def test_another_gnome_of_the_player_is_barred_too_and_declining_bars_nothing() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "thief 0,1", "school 1,1")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.coins(0, 20)
    table.move(0)
    table.play("move A", "go 0,1", "rob 1", "end turn")
    table.start(0, "coins-2")
    table.play("end work", "move A", "go 1,1", "move B")
    assert table.asked() == "move-menu"
    table.play("end turn")
    table.start(0, "coins-2")
    table.play("end work", "move B", "decline", "end turn")
    table.start(0, "coins-2")
    table.play("end work", "move B")
    assert table.moves() == ["decline", "rob 1"]


@pytest.mark.rule("GNV-112")
@pytest.mark.parametrize(
    ("business", "asked"),
    [
        ("police", False),
        ("theater", False),
        ("advisor", False),
        ("thief", False),
        ("doctor", False),
        ("military", True),
    ],
)
def test_an_action_that_can_do_nothing_is_not_offered_and_military_always_is(business: str, asked: bool) -> None:
    table = Table()
    table.lay(0, f"{business} 0,1")
    table.coins(4, 0)
    table.s.bank = 0
    table.move(0)
    table.play("move A")
    assert (table.asked() != "move-menu") == asked
    table.play("use") if asked else None
    assert bool(table.player(0).uses) == asked


@pytest.mark.rule("GNV-113")
def test_a_restaurant_symbol_is_worth_a_point() -> None:
    table = Table()
    before = table.s.scores()
    table.lay(0, "theater 0,1")
    table.lay(0, "thief 1,1")
    assert table.s.scores() == [before[0] + 1, before[1]]


@pytest.mark.rule("GNV-114", "GNV-115", "GNV-116")
def test_most_hats_hold_the_happy_gnome_and_score_them() -> None:
    table = Table(3)
    assert table.s.happy == -1
    before = table.s.scores()
    table.lay(0, "police 0,1")
    assert table.s.happy == 0
    table.lay(1, "police 0,1")
    assert table.s.happy == 0  # a tie leaves it
    assert table.s.scores() == [before[0] + 1, before[1], before[2]]
    table.lay(1, "courier 1,1")
    assert table.s.happy == 1
    assert table.s.scores() == [before[0], before[1] + 2, before[2]]


@pytest.mark.rule("GNV-116")
def test_two_others_tied_above_the_holder_leave_it_with_the_holder() -> None:
    table = Table(3)
    for seat, tile in ((0, "police 0,1"), (0, "courier 1,1"), (1, "police 0,1"), (2, "courier 0,1")):
        table.lay(seat, tile)
    table.start(1, "removal")
    table.play("remove 0:1,1")
    assert table.s.happy == 0
    table.lay(1, "military 1,1")
    assert table.s.happy == 1
    table.lay(2, "military 1,1")
    assert table.s.happy == 1
    table.start(2, "removal")
    table.play("remove 1:1,1")
    assert table.s.happy == 2
    table.lay(0, "doctor 1,1")
    table.lay(1, "doctor 2,1")
    assert [p.hats for p in table.s.players] == [2, 2, 2]
    assert table.s.happy == 2
    table.start(0, "removal")
    table.play("remove 2:0,1")
    assert [p.hats for p in table.s.players] == [2, 2, 1]
    assert table.s.happy == 2  # though two others tie above
