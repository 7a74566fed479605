"""Games of the champion against itself, as positions to learn from."""

from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gnomehall import registry
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.payoff import payoffs
from gnomehall.core.advice import Advice
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.inputs import Inputs, Rows
from gnomehall.core.network import NetworkAdvice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.weights import loads
from gnomehall.files import replacing
from gnomehall.learn.editions import changed_edition

NOTED_ONE_IN: Final = 2
"""Neighbouring positions say nearly the same: of so many in which there is a choice, one is noted."""
TRACE: Final = 0.8
"""How much of what is taught of a position is what comes later; the rest is what the next noted one looks worth.

How a game ends is mostly luck and moves yet to be made; what a position soon leads to says more about it. For one of
the last positions this is all but what came of the game."""
MOST_BY_LOT: Final = 30
"""Of 100 moves of a game, fewer than this many are made at random: in some games none, so that many kinds of positions
occur, and those of good play too."""
GAMES_A_SHARD: Final = 20


class NoInputs(GnomehallError):
    """A game that tells networks nothing."""


@dataclass(frozen=True, slots=True)
class Shard:
    """So many games to play, and the file that they go to. What comes of them depends on nothing else."""

    game: str
    seats: int
    seed: int
    number: int
    games: int
    changed: bool
    """Whether numbers of the edition are changed, others in every game."""
    champion: bytes | None
    """The weights to play with; None for the advice as it is without a network."""
    file: Path


def inputs_of(game: str) -> Inputs:
    found = registry.game(game).inputs()
    if found is None:
        raise NoInputs(
            f"{registry.game(game).meta.title} has no inputs for a network: docs/learning.md says what they are"
        )
    return found


def advice_of(game: str, weights: bytes | None) -> Advice:
    """The advice of a game with a network, or as it is without one."""
    base = registry.game(game).advice()
    if weights is None:
        return base
    inputs = inputs_of(game)
    return NetworkAdvice(base, loads(weights, game, inputs), inputs)


def play_shard(shard: Shard) -> int:
    """Play the games and write them, unless that was done before; how many positions there are in the file."""
    if shard.file.exists():
        with np.load(shard.file) as file:
            return len(file["outcomes"])
    rng = Rng(shard.seed, shard.number)
    notes = Notes(advice_of(shard.game, shard.champion))
    for _ in range(shard.games):
        # Another one for each game: what a number is worth is learnt from many of them.
        edition = changed_edition(shard.game, rng) if shard.changed else registry.shipped_edition(shard.game)
        setup = registry.setup(shard.game, shard.seats, {}, edition)
        notes.reader = Rows(inputs_of(shard.game), edition)
        play_game(registry.game(shard.game).new(setup), notes, Rng(rng.word(), rng.word()))
    shard.file.parent.mkdir(parents=True, exist_ok=True)
    with replacing(shard.file) as target, target.open("wb") as file:
        np.savez_compressed(file, **notes.columns())
    return len(notes.outcomes)


class Notes:
    """Positions to learn from: what a network is told of them, what they look worth without one, what came of them."""

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.corrected = advice.classic()
        """What a network adds to."""
        self.reader: Rows | None = None
        """Of the edition that is played."""
        self.rows: list[NDArray[Any]] = []
        self.plain: list[list[float]] = []
        self.worth: list[list[float]] = []
        """What the positions of this game look worth to who plays."""
        self.outcomes: list[list[float]] = []
        self.aims: list[list[float]] = []
        """What is taught of each."""

    def note(self, s: State) -> None:
        assert self.reader is not None
        base = self.corrected
        spread = base.spread(s)
        self.rows.append(small(self.reader.read(s)))
        self.plain.append([value / spread for value in base.values(s)])
        self.worth.append(payoffs(s, self.advice))

    def end(self, s: State) -> None:
        """The game is over, and this came of all that was noted since the last one."""
        outcome = payoffs(s, self.advice)
        self.outcomes += [outcome] * len(self.worth)
        self.aims += aims(self.worth, outcome)
        self.worth = []

    def columns(self) -> dict[str, Any]:
        return {
            "rows": np.stack(self.rows),
            "plain": np.array(self.plain, np.float32),
            "outcomes": np.array(self.outcomes, np.float32),
            "aims": np.array(self.aims, np.float32),
        }


def aims(worth: list[list[float]], outcome: list[float]) -> list[list[float]]:
    """What to teach of the positions of a game that look worth so much and came to this."""
    found: list[list[float]] = []
    aim = outcome
    for i in reversed(range(len(worth))):
        if i + 1 < len(worth):
            aim = [(1.0 - TRACE) * soon + TRACE * late for soon, late in zip(worth[i + 1], aim, strict=True)]
        found.append(aim)
    return found[::-1]


def play_game(s: State, notes: Notes, rng: Rng) -> None:
    """Play one game and note some of its positions."""
    bot = GreedyBot(notes.advice, 1)
    by_lot = rng.below(MOST_BY_LOT)
    while (who := s.player()) != NOBODY:
        if who == CHANCE:
            s.apply(roll(s, rng))
            continue
        actions = s.legal_actions()
        if len(actions) > 1 and rng.below(NOTED_ONE_IN) == 0:
            notes.note(s)
        lot = rng.below(100) < by_lot
        s.apply(actions[rng.below(len(actions))] if lot else bot.choose(InformationSet(s, who, rng), rng))
    notes.end(s)


def small(rows: list[list[int]]) -> NDArray[Any]:
    """The inputs of a position as small numbers, a row for each seat."""
    found = np.array([array("i", row) for row in rows], np.int32)
    return np.clip(found, -128, 127).astype(np.int8)
