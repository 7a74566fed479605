"""Chapter 11, steps B and C: refresh and new round."""

import pytest

from gnomehall.core.state import NOBODY
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.parts import bag
from tests.games.mighty_gnomes.table import Table, book, edition, table


def glades(t: Table) -> tuple[str, str]:
    """The rows from the bottom, and the queue."""
    names = [edition().glades[side] for side in t.state.glades]
    rows = t.state.forest.rows
    return " ".join(names[:rows]), " ".join(names[rows:])


def night(t: Table, day: int = 1) -> Table:
    """The claims of a round are over."""
    t.evening(day)
    return t.claims(*["coins", "first", "tiles", "steps"][: t.state.seats])


@pytest.mark.rule("MIG-101", "MIG-102", "MIG-E18")
def test_two_players_turn_the_lowest_glade_over_and_take_the_front_of_the_queue() -> None:
    t = table(2, glades="G1A G2A G3A G4B G5A")
    night(t)
    assert glades(t) == ("G2A G3A G4B", "G5A G1B")


@pytest.mark.rule("MIG-102")
def test_three_players_do_the_same_with_a_queue_of_one() -> None:
    t = night(table(3, glades="G1A G2A G3A G4B G5A"))
    assert glades(t) == ("G2A G3A G4B G5A", "G1B")
    assert night(t, 2) is t
    assert glades(t) == ("G3A G4B G5A G1B", "G2B")


@pytest.mark.rule("MIG-103", "MIG-E18")
def test_four_players_put_the_turned_glade_on_top() -> None:
    t = night(table(4, glades="G1A G2A G3A G4A G5A"))
    assert glades(t) == ("G2A G3A G4A G5A G1B", "")
    view = GAME.view(t.state, 0)
    assert "".join(square.icon for square in view.forest[4]) == "XSWNCM"
    t.play("shelve B14").turn(0, 2).play("use 2")
    assert t.refuses("gather 5,1 h") == "MIG-38"  # the crystals moved with the rows


@pytest.mark.rule("MIG-104", "MIG-105", "MIG-106")
@pytest.mark.parametrize("to_left", ["B14", "B17"])
def test_the_lowest_books_go_aside_and_those_set_aside_come_on_top(to_left: str) -> None:
    t = night(table(3))
    assert t.asked() == "restock"
    assert t.moves() == ["shelve B14", "shelve B17"]
    assert t.state.weights() == [1, 1]
    t.play(f"shelve {to_left}")
    view = GAME.view(t.state, 0)
    other = "B17" if to_left == "B14" else "B14"
    assert view.left == ["B10", "B02", "B11", "B04", "B13", "B06", to_left]
    assert view.right == ["B12", "B05", "B15", "B07", "B16", "B08", other]
    assert view.aside == ["B01", "B03"]


@pytest.mark.rule("MIG-105", "MIG-111", "MIG-Q53", "MIG-E29")
def test_two_players_move_the_first_two_display_books_and_keep_the_marked_ones() -> None:
    t = night(table(2)).play("shelve B17")
    view = GAME.view(t.state, 0)
    assert view.left[-1] == "B17"
    assert view.right[-1] == "B14"
    assert view.left[:6] == ["B10", "B02", "B11", "B04", "B13", "B06"]
    assert [slot.book for slot in view.display] == ["B01", "B03", "B09", "B18"]


@pytest.mark.rule("MIG-107", "MIG-112", "MIG-128")
def test_after_round_five_nothing_is_refreshed_and_the_game_is_over() -> None:
    t = table(2).evening(day=5)
    before = (list(t.state.glades), list(t.state.left))
    t.claims("key", "points")
    assert t.state.player() == NOBODY
    assert t.state.ending() == "days"
    assert (list(t.state.glades), list(t.state.left)) == before
    assert t.refuses("claim crystal") == "MIG-128"


@pytest.mark.rule("MIG-108")
def test_the_board_is_empty_of_tiles_when_it_is_refreshed() -> None:
    t = table(2).turn(0).play("use 2", "gather 1,3 h").rests().turn(1).play("use 3", "ladder middle-left")
    night(t)
    view = GAME.view(t.state, 0)
    assert all(not square.tile for row in view.forest for square in row)
    assert all(not ladder.rungs for ladder in view.ladders)


@pytest.mark.rule("MIG-109", "MIG-110")
def test_stacks_open_chests_supply_and_bag_are_not_refilled() -> None:
    t = table(2).invited(0, "robber").vault(0, "frog").opens("owl").has(0, "WWW")
    bag_before, supply = bag.total(t.state.bag), t.state.supply
    night(t).play("shelve B14")
    view = GAME.view(t.state, 0)
    assert view.open_chests == ["owl"]
    assert (view.bag, t.state.supply) == (bag_before, supply)
    assert next(stack.cards for stack in view.stacks if stack.gnome == "robber") == 1


@pytest.mark.rule("MIG-112")
def test_the_round_counter_advances_and_the_first_player_begins() -> None:
    t = night(table(3)).play("shelve B14")
    assert t.state.round() == 2
    assert t.state.player() == t.state.first


@pytest.mark.rule("MIG-113", "MIG-62")
def test_display_books_are_available_again() -> None:
    t = table(2).turn(0).play("use 1", "display 4").rests()
    night(t).play("shelve B14")
    t.turn(1).has(1, coins=2).play("use 4")
    assert "display 4" in t.moves()
    assert book("B18") == t.state.tables.display[1]
