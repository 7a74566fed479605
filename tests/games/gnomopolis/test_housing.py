"""Housing home by home agrees with what is scored."""

import pytest

from gnomehall.core.play import playout
from gnomehall.core.rng import Rng
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.games.gnomopolis.housing import housing
from gnomehall.games.gnomopolis.view import GnomopolisView
from gnomehall.parts.counts import counts_of
from gnomehall.registry import game, setup


@pytest.mark.rule("GNO-103")
def test_a_wild_home_takes_the_homeless_before_those_on_the_board() -> None:
    villager_and_two_soldiers = counts_of([0, 1, 2, 0, 0, 0])
    assert housing(villager_and_two_soldiers, ("SW",), "V") == (["SS"], "V", "")


@pytest.mark.rule("GNO-103")
def test_a_wild_home_that_nobody_needs_takes_a_gnome_off_the_board() -> None:
    assert housing(counts_of([0, 1, 0, 0, 0, 0]), ("W",), "V") == (["V"], "-", "")


@pytest.mark.rule("GNO-102")
@pytest.mark.parametrize("seed", range(5))
def test_the_homes_of_a_finished_game_hold_as_many_as_are_scored(seed: int) -> None:
    gnomopolis = game("gnomopolis")
    s = gnomopolis.new(setup("gnomopolis", 3))
    playout(s, Rng(seed))
    view = gnomopolis.view(s, SPECTATOR)
    assert isinstance(view, GnomopolisView)
    for district in view.districts:
        *buildings, board, homeless = district.homes
        assert sum(len(who.replace("-", "")) for who in buildings) == district.in_buildings
        assert len(board.replace("-", "")) == district.on_board
        assert len(homeless) == district.homeless
