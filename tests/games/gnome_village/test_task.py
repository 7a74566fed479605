"""What boards show of a choice that is half made, and the way that a gnome walks."""

import pytest

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village.view import TaskView
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.table import Table


def task(table: Table) -> TaskView:
    return GAME.view(table.s, 0).task


@pytest.mark.rule("GNV-192")
def test_the_piece_in_hand_is_told_until_it_is_placed() -> None:
    table = Table()
    table.coins(4, 0)
    assert task(table) == TaskView()
    table.play("buy school")
    assert task(table) == TaskView("workshop", "school", begun=True)
    table.play("place 0,1")
    assert task(table) == TaskView()


@pytest.mark.rule("GNV-132")
def test_an_architect_holds_a_tile_and_is_told_how_many_steps_are_left() -> None:
    table = Table()
    table.lay(0, "architect 0,1")
    table.move(0)
    table.play("move A")
    assert task(table) == TaskView(business="0:0,1", steps=12)
    table.play("swap", "tile 0,1")
    assert task(table) == TaskView("business", "architect", "oooo", at="0,1", begun=True)
    table.play("with 2,-1")
    assert task(table) == TaskView(steps=11)
    table.play("rotate", "tile 3,0")
    assert task(table) == TaskView("road", "T", "-ooo", at="3,0", to="3,0", begun=True)


def test_a_payment_names_the_product_and_an_action_its_business() -> None:
    table = Table(3)
    table.lay(0, "carpenter 0,1 active")
    table.lay(0, "doctor 1,1")
    table.coins(9, 0)
    table.play("build house")
    assert task(table) == TaskView(product="carpenter", begun=True)
    table.move(0)
    table.lay(0, "school 2,1")
    table.play("move A", "go 1,1")
    assert task(table) == TaskView(business="0:1,1")
    table.play("heal 2,1")
    assert task(table) == TaskView(business="0:1,1", begun=True, answers=["2,1"])


@pytest.mark.rule("GNV-192")
def test_how_a_house_is_to_be_paid_is_seen_before_it_is_placed() -> None:
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.token(0, "painter")
    table.coins(9, 0)
    table.play("build house", "pay 0,1")
    assert task(table) == TaskView(product="painter", begun=True, answers=["0,1"])
    table.play("pay token")
    assert task(table) == TaskView("house", "house", begun=True, answers=["0,1", "token"])


@pytest.mark.rule("GNV-98")
def test_a_gnome_walks_from_tile_to_linked_tile_and_the_shortest_way() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "X 0,-1", "X 1,0", "X 1,-1", "house -1,0 lit", "painter 0,-2", "school 2,0")
    table.gnome(0, "A", "-1,0")
    table.move(0)
    table.play("move A")
    view = GAME.view(table.s, 0)
    # The blockade to the north of 0,0 makes the gnome go round.
    assert {way.to: way.path for way in view.ways} == {
        "0,-2": ["-1,0", "0,0", "1,0", "1,-1", "0,-1", "0,-2"],
        "2,0": ["-1,0", "0,0", "1,0", "2,0"],
    }
    assert view.task == TaskView("gnome", "0:A", at="-1,0", begun=True)


@pytest.mark.rule("GNV-4")
def test_a_tile_tells_on_which_sides_it_is_linked() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "X 0,-1", "T 1,0 0", "house -1,0 lit")
    links = {(tile.x, tile.y): tile.links for tile in GAME.view(table.s, 0).villages[0].tiles}
    assert links == {(0, 0): "EW", (0, -1): "", (1, 0): "W", (-1, 0): "E"}


def test_every_choice_of_a_game_touches_one_thing_and_no_two_the_same() -> None:
    for seed in (1, 2, 3):
        for s in positions(4, seed, deluxe="yes"):
            if s.player() in (CHANCE, NOBODY):
                continue
            touched = [choice.touches for choice in GAME.faces().choices(s)]
            assert all(len(things) == 1 for things in touched)
            assert len(set(touched)) == len(touched)
