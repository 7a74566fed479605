"""What a person meets at the prompt says what it is, and nothing that is hidden."""

from typing import Any

import pytest

import gnomehall
from gnomehall import players, registry
from gnomehall.bots.batches import BatchBot, Judge
from gnomehall.core.bot import InformationSet
from gnomehall.core.game import AnyGame
from gnomehall.core.position import attributes_of
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY, State
from gnomehall.envs import GnomehallEnv, Vec, encoding
from gnomehall.envs.agents import GnomehallAEC
from gnomehall.envs.episode import Episodes

ADDRESS = " at 0x"
"""What Python says of a thing that does not say what it is."""


def played(name: str, moves: int) -> gnomehall.Match:
    match, rng = gnomehall.new(name, seats=2, seed=3), Rng(1)
    while len(match.moves) < moves and not match.over:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


def things_of(state: State) -> dict[str, Any]:
    """What a position holds: numbers, the pieces in its lists, and the tables that it shares."""
    return {name: getattr(state, name) for name in attributes_of(state)}


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_position_and_all_that_it_holds_says_what_it_is(name: str) -> None:
    for moves in (0, 20, 60):
        state = played(name, moves).state
        said = {"state": repr(state)} | {name: repr(thing) for name, thing in things_of(state).items()}
        said |= {frame.step.name: repr(frame.step) for frame in state.todo}
        assert {name: text for name, text in said.items() if ADDRESS in text} == {}


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_game_its_bots_and_its_environments_say_what_they_are(name: str) -> None:
    game: AnyGame = registry.game(name)
    match, advice = gnomehall.new(name, seed=1), registry.advice(name)
    known = InformationSet(match.state, match.state.player(), Rng(1))
    bots = [players.bot(bot, advice) for bot in ("random", "greedy", "easy", "hard")]
    things = [game, game.faces(), match, match.setup, match.setup.edition, match.view(), known, advice, *bots]
    encoded = encoding(name)
    things += [encoded, encoded.encoder, encoded.layout, Vec(name, 2, 2), Episodes(name, 2)]
    things += [GnomehallEnv(name), GnomehallAEC(name), gnomehall.bot("hard"), *game.steps]
    assert [text for thing in things if ADDRESS in (text := repr(thing))] == []


def test_some_of_what_they_say() -> None:
    match = gnomehall.new("gnomopolis", seed=7)
    state: Any = match.state
    district = "<District: cup VVV, ready CCV, resting nobody, coins 0, helpers 0, scrolls 6>"
    assert repr(state.districts[1]) == district
    assert repr(state.todo[-1].step) == "<Step turn, GNO-25>"
    assert repr(state.tables) == f"<Tables of {match.setup.edition!r}>"
    assert repr(Rng(5)) == "<Rng, 0 words taken>"
    assert repr(GnomehallEnv("toadstools", opponents=["easy"])) == "<GnomehallEnv toadstools against easy>"


def test_a_generator_says_how_many_words_were_taken() -> None:
    rng = Rng(5)
    rng.word()
    rng.below(6)
    assert repr(rng) == "<Rng, 2 words taken>"


def test_a_home_says_how_many_chests_lie_in_the_vault_and_not_which() -> None:
    match = played("mighty-gnomes", 200)
    assert match.state.player() == NOBODY
    said = set()
    for chest in (0, 1):
        state: Any = match.state.copy()
        state.homes[0].vault = 1 << 4 * chest
        said.add(repr(state.homes[0]))
    assert len(said) == 1
    assert "chests in the vault 1" in said.pop()


def test_what_a_bot_is_given_says_only_what_is_open_to_all() -> None:
    match = gnomehall.new("toadstools", seed=3)
    assert repr(InformationSet(match.state, 0, Rng(1))) == f"<InformationSet of seat 0: {match.state!r}>"


def test_a_search_in_batches_says_how_large_they_are() -> None:
    class Even(Judge):
        def judge(self, positions: list[State]) -> list[list[float]]:
            return [[0.5] * s.seats for s in positions]

    bot = BatchBot(registry.advice("toadstools"), Even(), iterations=40, batch=16)
    assert repr(bot) == "<BatchBot, 40 iterations in batches of 16>"
