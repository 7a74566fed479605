"""Luck told from decisions: the accounts of a game balance, and draws that anybody could have had are no luck."""

import pytest

from gnomehall import registry
from gnomehall.core.bot import InformationSet
from gnomehall.core.match import Match
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.players import bot
from gnomehall.sim.luck import Ledger, luck_of, outcome

COUNTS = [(game.meta.id, seats) for game in registry.all_games() for seats in game.meta.seats if seats <= 4]


def played(game: str, seats: int, seed: int, until_chance: int = 0) -> Match:
    """A game at random, to its end, or until chance decides for the n-th time after a player has."""
    match = Match(registry.game(game), registry.setup(game, seats), ("random",) * seats)
    rng, mind = Rng(seed), bot("random", registry.advice(game))
    asked = 0
    while not match.over:
        who = match.state.player()
        if who == CHANCE:
            if asked and until_chance:
                until_chance -= 1
                if not until_chance:
                    break
            match.roll(rng.below)
        else:
            asked += 1
            match.act(mind.choose(InformationSet(match.state, who, rng), rng))
    return match


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_start_draws_and_moves_add_up_to_what_each_seat_got(game: str, seats: int) -> None:
    match = played(game, seats, 3)
    found = luck_of(match)
    assert len(found.moves) == seats
    for seat, got in enumerate(outcome(match.state)):
        told = found.start[seat] + found.draws[seat] + sum(moves[seat] for moves in found.moves)
        assert told == pytest.approx(got)
    if seats > 1:
        assert sum(found.draws) == pytest.approx(0)
        assert any(abs(moves[0]) > 0.01 for moves in found.moves)


def test_luck_is_nothing_on_average_over_all_that_can_be_drawn() -> None:
    s = played("gnomopolis", 2, 1, until_chance=4).state
    rng, luck, advice = Rng(8), [], registry.advice("gnomopolis")
    for _ in range(200):
        ledger = Ledger(s, advice)
        t = s.copy()
        while t.player() == CHANCE:
            t.apply(roll(t, rng))
        ledger.enter(t, CHANCE)
        assert ledger.luck().moves == ((0.0, 0.0), (0.0, 0.0))
        luck.append(ledger.draws[0])
    largest = max(map(abs, luck))
    assert max(luck) > 0.001
    assert min(luck) < -0.001
    # The mean over 32 other draws is itself off by a sixth of their spread, about.
    assert abs(sum(luck) / len(luck)) < 0.4 * largest


def test_a_move_that_nothing_is_drawn_after_is_no_luck() -> None:
    s = played("gnomopolis", 3, 1, until_chance=2).state
    while s.player() == CHANCE:
        s.apply(roll(s, Rng(4)))
    who = s.player()
    for action in s.legal_actions():
        t = s.copy()
        t.apply(action)
        ledger = Ledger(s, registry.advice("gnomopolis"))
        ledger.enter(t, who)
        assert ledger.draws == [0.0, 0.0, 0.0]
        others = [moves for player, moves in enumerate(ledger.moves) if player != who]
        assert others == [[0.0] * 3] * 2
