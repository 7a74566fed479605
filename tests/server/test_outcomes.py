"""What pointing at a thing promises for the score is what comes of choosing it."""

from typing import Final

import pytest

from gnomehall import registry
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.games.gnomopolis import GAME as GNOMOPOLIS
from gnomehall.server.tables.outcomes import MOST_WAYS, find_changes
from tests.games.gnomopolis.table import Table, player, table

NEXT: Final = {
    "gnomopolis": {"turn"},
    "mighty-gnomes": {"turn", "druid-turn", "after", "claim", "after-claim", "restock"},
    "gnome-village": {"lay-kit", "reveal", "work-menu", "move-menu", "rearrange"},
    "toadstools": {"plant", "pick"},
}
"""The questions with which something new begins, by game: whatever was chosen before has happened by then."""
GAMES: Final = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats]


def step(s: State, rng: Rng) -> None:
    """One decision at random, of whoever is asked."""
    actions = s.legal_actions()
    s.apply(roll(s, rng) if s.player() == CHANCE else actions[rng.below(len(actions))])


def promise(t: Table, move: str) -> list[int]:
    return find_changes(t.s, [GNOMOPOLIS.parse(t.s, move)], 0)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_every_action_promises_is_what_comes_once_the_move_is_complete(game: str, seats: int) -> None:
    s, rng, kept, silent = registry.game(game).new(registry.setup(game, seats)), Rng(seats), 0, 0
    for number in range(200):
        if s.player() == NOBODY:
            break
        if number % 4 == 0 and s.asked() in NEXT[game] and s.player() != CHANCE:
            seat = s.player()
            believed, now = s.determinize(seat, Rng(0)), s.scores()[seat]
            for action in s.legal_actions():
                promised = find_changes(believed, [action], seat)
                t = s.copy()
                t.apply(action)
                while t.player() != NOBODY and t.asked() not in NEXT[game]:
                    step(t, rng)
                assert not promised or t.scores()[seat] - now in promised, registry.game(game).text(s, action)
                kept += len(promised) > 0
                silent += not promised
        step(s, rng)
    assert kept > silent


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_every_answer_promises_is_what_comes_too(game: str, seats: int) -> None:
    s, rng, kept = registry.game(game).new(registry.setup(game, seats)), Rng(seats), 0
    for _ in range(200):
        seat = s.player()
        if seat == NOBODY:
            break
        if s.asked() not in NEXT[game] and seat != CHANCE:
            now, actions = s.scores()[seat], s.legal_actions()
            action = actions[rng.below(len(actions))]
            promised = find_changes(s.determinize(seat, Rng(0)), [action], seat)
            t = s.copy()
            t.apply(action)
            while not t.is_move_complete(seat):
                step(t, rng)
            assert not promised or t.scores()[seat] - now in promised, registry.game(game).text(s, action)
            kept += len(promised) > 0
        step(s, rng)
    assert kept or game == "toadstools"


@pytest.mark.rule("GNO-122")
def test_to_learn_a_trade_alone_changes_no_points() -> None:
    """A villager without a home becomes a worker without a home, whatever can be done in the rest of the turn."""
    t = table(player(active="VVM", cup="VV", coins=3), player())
    assert promise(t, "use D2 V") == [0]
    t.play("use D2 V")
    # The villager has left by now, so the worker who comes is one more without a home.
    assert [promise(t, move) for move in t.legal("gain")] == [[-1]] * 4


@pytest.mark.rule("GNO-80")
def test_the_points_of_a_building_include_those_of_the_advisor_that_comes_with_it() -> None:
    t = table(player(active="CV", cup="VVV"), player())
    without = table(player(active="CV", cup="VVV"), player(buildings="B01 B03"))
    before = t.s.scores()[0]
    # The advisor is worth 2 points and brings a coin.
    assert promise(t, "build B02 CV") == [promise(without, "build B02 CV")[0] + 3]
    assert promise(t, "build B02 CV") == [t.play("build B02 CV").luck().s.scores()[0] - before]


def test_of_a_move_with_too_many_ways_nothing_is_promised() -> None:
    t = table(player(active="VVM"), player())
    assert find_changes(t.s, t.s.legal_actions() * MOST_WAYS, 0) == []
