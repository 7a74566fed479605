"""Chapter 8: take coins."""

import pytest

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.view import DiscardView
from tests.games.mighty_gnomes.table import table


@pytest.mark.rule("MIG-63", "MIG-E3")
@pytest.mark.parametrize(("tile", "coins"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_a_tile_is_given_away_for_its_size_minus_one(tile: int, coins: int) -> None:
    t = table().has(0, coins=0).turn(0).play(f"use {tile}", "coins")
    assert t.home(0).coins == coins
    assert t.state.player() == 1


@pytest.mark.rule("MIG-64")
def test_the_tile_comes_back_at_the_end_of_the_round() -> None:
    t = table(2).turn(0).play("use 4", "coins")
    assert "4" not in GAME.view(t.state, 0).homes[0].tiles
    assert GAME.view(t.state, 0).discarded == [DiscardView(0, "4")]
    t.evening()
    assert "4" in GAME.view(t.state, 0).homes[0].tiles
    assert GAME.view(t.state, 0).discarded == []


@pytest.mark.rule("MIG-65")
def test_a_tile_given_away_touches_and_blocks_nothing() -> None:
    t = table(2).turn(0).play("use 4", "coins")
    assert (t.state.taken, t.state.height, t.state.lent) == (0, [0, 0, 0], 0)


@pytest.mark.rule("MIG-66")
def test_the_turn_is_over_at_once_even_if_free_actions_are_left() -> None:
    t = table().has(0, "WWSS").turn(0).play("use 2", "coins")
    assert t.state.player() == 1
