"""Chapter 1: components and terms."""

from itertools import pairwise

import pytest

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.forest import bar
from gnomehall.games.mighty_gnomes.tables import DINING, TOKENS
from gnomehall.parts import bag, bits, counts
from tests.games.mighty_gnomes.table import edition, table


@pytest.mark.rule("MIG-1", "MIG-2")
def test_the_boards_have_all_their_areas() -> None:
    view = GAME.view(table(4).state, 0)
    assert len(view.forest) == 5
    assert len(view.left) == len(view.right) == 7
    assert [ladder.id for ladder in view.ladders] == ["left", "middle", "right"]
    assert view.round == 1
    assert edition().tables.rounds == 5
    assert len(edition().tables.trail_points) == 11
    assert all(len(row) == 5 for row in edition().rewards)
    home = view.homes[0]
    assert (home.room, home.capacity, home.bedroom, home.chests, home.cards) == (6, 2, "", 0, [])
    assert edition().tables.holds[DINING][-1] == 5  # as many mighty gnomes as slots


@pytest.mark.rule("MIG-3")
def test_the_components_are_as_many_as_the_rules_say() -> None:
    e = edition()
    assert len(e.glades) == 2 * 5
    assert len(e.books) == 18
    assert sum(e.tables.golden) == 9
    assert bag.total(e.tables.chest_bag) == 24
    assert counts.numbers_of(e.tables.supply, TOKENS) == [16] * 5
    s = table(4).state
    assert all(bits.members(home.tiles) == [1, 2, 3, 4] for home in s.homes)
    assert e.tables.key_limit == 3
    assert e.pieces == {
        "coins_of_1": 24,
        "coins_of_5": 16,
        "cards_of_each_gnome": 4,
        "druid_tiles": 4,
        "gnome_tiles": 16,
        "stewards": 3,
    }
    assert e.pieces["coins_of_1"] + 5 * e.pieces["coins_of_5"] == 104


@pytest.mark.rule("MIG-4", "MIG-Q22")
def test_crystals_are_resources_and_coins_and_keys_are_not() -> None:
    t = table().has(0, "WSMCX", coins=50, keys=3)
    t.forest("G1A").turn(0).play("use 1", "gather 1,1 h")  # a sixth resource fits
    assert t.stock(0) == "WWSMCX"
    assert t.asked() == "after"


@pytest.mark.rule("MIG-5", "MIG-Q2", "MIG-Q3")
def test_tiles_are_straight_bars_of_their_size_and_the_druid_tile_is_two_long() -> None:
    sizes = edition().tables.sizes
    assert sizes == [0, 1, 2, 3, 4, 2]
    for size in range(1, 5):
        bars = [bar(5, size, square, upwards) for square in range(30) for upwards in (0, 1)]
        for mask in filter(None, bars):
            squares = bits.members(mask)
            assert len(squares) == size
            steps = {b - a for a, b in pairwise(squares)}
            assert len(steps) <= 1  # one straight line
            assert steps <= {1, 6}


@pytest.mark.rule("MIG-Q1")
def test_any_five_of_the_eight_gnomes_can_be_in_play() -> None:
    assert [gnome.id for gnome in edition().gnomes] == [
        "magic", "alchemist", "robber", "knight", "druid", "keyholder", "bandito", "farmer"
    ]  # fmt: skip
    first = table(2, "bandito farmer keyholder druid knight")
    view = GAME.view(first.state, 0)
    assert [stack.gnome for stack in view.stacks] == ["knight", "druid", "keyholder", "bandito", "farmer"]
    assert sum(stack.cards for stack in view.stacks) == 10


@pytest.mark.rule("MIG-Q4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forest_is_six_columns_by_one_row_more_than_players(seats: int) -> None:
    view = GAME.view(table(seats).state, 0)
    assert len(view.forest) == seats + 1
    assert all(len(row) == 6 for row in view.forest)
    sides = edition().tables.glades
    assert len(sides) == 10
    assert all(sides[2 * tile] != sides[2 * tile + 1] for tile in range(5))
