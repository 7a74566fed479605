"""What a bot gets: a seat, from which the truth can't be reached."""

from typing import Any

import pytest

from gnomehall import registry
from gnomehall.bots.random import RandomBot
from gnomehall.core.bot import InformationSet
from gnomehall.core.match import Match
from gnomehall.core.play import play, playout
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY, State
from gnomehall.laws.snapshot import attributes, snapshot


def dealt(last: str) -> State:
    """Three mushrooms for each of two players; the last pick is of seat 0."""
    match = Match(registry.game("toadstools"), registry.setup("toadstools", 2))
    for move in ["pick a", "pick b", "pick a", "pick b", "pick c", last]:
        match.play(move)
    return match.state


def things_in(thing: Any, seen: set[int]) -> list[Any]:
    """Everything that can be reached from a thing through its attributes."""
    if id(thing) in seen or isinstance(thing, int | str | type(None)):
        return []
    seen.add(id(thing))
    inner = list(thing) if isinstance(thing, list | tuple) else [found for _, found in attributes(thing)]
    return [thing, *(deeper for found in inner for deeper in things_in(found, seen))]


def test_the_true_position_cannot_be_reached_from_a_seat() -> None:
    truth = dealt("pick a")
    reached = things_in(InformationSet(truth, 0, Rng(1)), set())
    assert any(isinstance(thing, State) for thing in reached)
    assert not any(thing is truth for thing in reached)


def test_a_seat_is_the_same_whatever_is_hidden_from_it() -> None:
    """The third mushroom of seat 0 is dealt last; seat 1 can't know it, so its seats are alike."""
    for seed in range(10):
        one, other = (InformationSet(dealt(last), 1, Rng(seed)) for last in ("pick b", "pick c"))
        assert snapshot(one) == snapshot(other)
        assert snapshot(one.sample(Rng(seed + 1))) == snapshot(other.sample(Rng(seed + 1)))


def test_a_seat_offers_the_legal_actions_of_the_truth() -> None:
    truth = dealt("pick a")
    assert InformationSet(truth, 0, Rng(1)).legal_actions() == truth.legal_actions()


def test_playing_on_in_a_sample_changes_neither_seat_nor_truth() -> None:
    truth = dealt("pick a")
    seat = InformationSet(truth, 0, Rng(1))
    before = snapshot(truth), snapshot(seat)
    playout(seat.sample(Rng(2)), Rng(3))
    assert (snapshot(truth), snapshot(seat)) == before


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_a_game_to_its_end(seed: int) -> None:
    game, setup = registry.game("toadstools"), registry.setup("toadstools", 3)
    s, t = game.new(setup), game.new(setup)
    decisions = play(s, [RandomBot()] * 3, Rng(seed), [Rng(seed, n + 1) for n in range(3)])
    assert s.player() == NOBODY
    assert decisions >= 15, "each of the 15 mushrooms is planted"
    assert play(t, [RandomBot()] * 3, Rng(seed), [Rng(seed, n + 1) for n in range(3)]) == decisions
    assert snapshot(s) == snapshot(t)
