"""Chapters 1 and 2: terms, the game and its goal."""

import pytest

from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village.ids import cell_id, read_cell
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-1")
def test_a_village_is_made_of_roads_houses_workshops_and_businesses() -> None:
    table = Table()
    table.village(0, "X 0,0", "house 0,-1 lit", "painter 1,0", "police 0,1")
    assert [tile.kind for tile in GAME.view(table.s, 0).villages[0].tiles] == ["house", "road", "workshop", "business"]


@pytest.mark.rule("GNV-2")
def test_x_grows_to_the_east_and_y_to_the_south_and_a_cell_holds_one_tile() -> None:
    table = Table()
    table.village(0, "TC 0,0 0", "house 0,1 lit")  # open to the south and west alone
    assert table.moves("buy") == ["carpenter", "painter", "school", "gardener", "goldsmith"]
    table.play("buy school")
    # The House lies to the south, so the west is all there is; the choice is made without asking.
    assert table.tile(0, "-1,0").id == "school"
    assert cell_id(read_cell("3,-2")) == "3,-2"


@pytest.mark.rule("GNV-3", "GNV-4")
def test_tiles_are_linked_where_both_touching_sides_are_open() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "X 0,-1", "X 1,0", "house 1,1 lit", "painter 2,1", "T 1,-1 2")
    links = table.player(0).ground.links

    def linked(a: str, b: str) -> bool:
        return bool(links[table.slot(0, a)] >> table.slot(0, b) & 1)

    assert not linked("0,0", "0,-1")  # blockaded
    assert linked("0,0", "1,0")
    assert not linked("1,-1", "1,0")  # closed: a T turned upside down has no path to the south
    assert linked("1,-1", "0,-1")
    assert linked("1,1", "2,1")  # two buildings
    assert not linked("0,0", "1,-1")  # diagonal


@pytest.mark.rule("GNV-5")
def test_a_network_is_all_that_links_join() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "X 0,-1", "house 0,1 lit", "house 0,-2")
    nets = table.player(0).ground.networks
    assert len(nets) == 2
    assert table.player(0).ground.network(table.slot(0, "0,1")) == 1 << table.slot(0, "0,0") | 1 << table.slot(0, "0,1")


@pytest.mark.rule("GNV-6")
def test_a_gnome_is_lying_or_upright_at_home_at_work_travelling_or_captured() -> None:
    table = Table(3)
    table.village(0, "X 0,0", "house 0,-1 lit", "house 0,1 lit", "airport 1,0", "chapel -1,0")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "0,1", lying=True)
    table.lay(1, "school 0,1")
    table.move(0)
    assert [table.condition(0, letter) for letter in "ABC"] == ["upright", "upright", "supply"]
    table.play("move A", "go 1,0", "fly 1:0,1")
    assert table.condition(0, "A") == "travelling"
    table.play("move B", "take 2:A")  # the Airport is kept for its traveller, so the Chapel is all that is left
    assert table.condition(2, "A") == "chapel"


@pytest.mark.rule("GNV-7")
def test_an_available_house_is_a_dark_one_of_the_own_village() -> None:
    table = Table()
    assert table.state(0, "0,-1") == "lit"
    assert table.state(0, "2,-1") == "dark"
    table.coins(3)
    table.play("add gnome")
    assert table.state(0, "2,-1") == "lit"


@pytest.mark.rule("GNV-8")
def test_several_players_are_asked_clockwise_from_the_active_one() -> None:
    table = Table(4)
    for seat in range(4):
        table.lay(seat, "school 0,1")
        table.lay(seat, "painter 1,1")
    table.start(2, "all-painter-school")
    asked = []
    while table.asked() == "activate":
        asked.append(table.who())
        table.play("decline")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("GNV-9")
def test_the_supply_holds_coins_tokens_and_tiles_that_are_not_placed() -> None:
    view = GAME.view(Table().s, 0)
    assert view.bank == 64
    assert view.tokens == [2, 2, 2, 2]
    assert view.houses == 6
    assert view.workshops == [3, 3, 3, 3]


@pytest.mark.rule("GNV-10")
def test_it_is_a_game_for_two_to_four() -> None:
    assert GAME.meta.seats == (2, 3, 4)
    assert GAME.meta.minutes == "30-60"


@pytest.mark.rule("GNV-11")
def test_the_round_of_the_fifth_gnome_is_the_last_and_the_highest_score_wins() -> None:
    table = Table()
    roads = ["X 0,0", "X 1,0", "X 2,0"]
    table.village(0, *roads, *(f"house {cell} lit" for cell in ("0,-1", "1,-1", "2,-1", "0,1")), "house 1,1")
    for letter, cell in zip("ABCD", ("0,-1", "1,-1", "2,-1", "0,1"), strict=True):
        table.gnome(0, letter, cell)
    table.coins(3, 0)
    table.play("add gnome")
    assert table.s.ending() == "gnomes"
    table.pass_turn()
    table.pass_turn("coins-2")
    assert table.s.todo == []
    assert table.s.scores() == [10, 4]
    assert table.s.places() == [0, 1]
