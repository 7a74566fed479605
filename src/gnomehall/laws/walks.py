"""Games played at random, for the laws to look at."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gnomehall import registry
from gnomehall.core.encoder import Encoder
from gnomehall.core.errors import BadSetup
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.view import Choice
from gnomehall.core.vocabulary import SPECTATOR

LOOKS = 8
"""In how many positions of a game a law looks that takes its time."""


class Case:
    """A game with a number of players and options, as the laws are tested on it."""

    def __init__(self, game: AnyGame, setup: Setup[Any], name: str) -> None:
        self.game = game
        self.setup = setup
        self.name = name

    def __repr__(self) -> str:
        return self.name


def cases(games: Iterable[AnyGame] | None = None) -> list[Case]:
    """Every game with every number of players, and with every value of every option in turn."""
    found = []
    for game in registry.all_games() if games is None else games:
        for seats in game.meta.seats:
            found.append(_case(game, seats, {}))
            for option in game.meta.options:
                for value in option.values[1:] if not option.free else ():
                    found.append(_case(game, seats, {option.name: value}))
    return [case for case in found if case is not None]


def _case(game: AnyGame, seats: int, options: Mapping[str, str]) -> Case | None:
    setup = registry.setup(game.meta.id, seats, options)
    try:
        game.new(setup)
    except BadSetup:
        return None  # an option that this number of players can't have
    return Case(game, setup, "-".join([game.meta.id, str(seats), *(f"{k}={v}" for k, v in options.items())]))


@dataclass
class Walk:
    """One whole game at random, and a choice of positions in it."""

    case: Case
    seed: int
    offset: int
    actions: tuple[int, ...]
    now: int = 0
    """How many moves had been made in the position that was looked at last."""

    @property
    def game(self) -> AnyGame:
        return self.case.game

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.case.setup.seats)]

    def encoder(self) -> Encoder | None:
        """What makes numbers of the positions, if the game has such a thing."""
        try:
            return self.game.encoder(self.case.setup.edition, self.case.setup.seats)
        except NotImplementedError:
            return None

    def actions_there(self) -> int:
        """How many actions there are."""
        return self.game.action_count(self.case.setup.edition)

    def rng(self, stream: int = 0) -> Rng:
        """A generator that has nothing to do with the one the game was played with."""
        return Rng(self.seed, stream + 1)

    def positions(self) -> Iterator[tuple[State, int]]:
        """The game move by move: each position with the action that is taken in it, the last one without."""
        s = self.game.new(self.case.setup)
        for n, action in enumerate(self.actions):
            self.now = n
            yield s, action
            s.apply(action)

    def end(self) -> State:
        return self.at(len(self.actions))

    def at(self, stop: int) -> State:
        s: State = self.game.new(self.case.setup)
        for action in self.actions[:stop]:
            s.apply(action)
        self.now = stop
        return s

    def stops(self) -> list[int]:
        """A few moments spread over the game; the offset decides which."""
        gap = len(self.actions) // LOOKS + 1
        return [*range(self.offset % gap, len(self.actions) + 1, gap)]

    def looks(self) -> Iterator[State]:
        """The positions of those moments. The walk goes on in the very same state."""
        stops = frozenset(self.stops())
        s = self.game.new(self.case.setup)
        for n in range(len(self.actions) + 1):
            if n in stops:
                self.now = n
                yield s
            if n < len(self.actions):
                s.apply(self.actions[n])


@lru_cache(maxsize=512)
def walk(case: Case, seed: int, offset: int) -> Walk:
    """Play a game at random; a game that goes on past its bound is broken off there, for the law of bounds to see."""
    s, rng = case.game.new(case.setup), Rng(seed)
    actions: list[int] = []
    most = case.game.bound(case.setup)
    while s.player() != NOBODY and len(actions) <= most:
        legal = s.legal_actions()
        action = roll(s, rng) if s.player() == CHANCE else legal[rng.below(len(legal))]
        actions.append(action)
        s.apply(action)
    return Walk(case, seed, offset, tuple(actions))


def choices_for(game: AnyGame, s: State, viewer: int) -> list[Choice]:
    """What a viewer is offered; chance's choices are for nobody."""
    return game.faces().choices(s) if viewer == s.player() != CHANCE else []
