"""The game of an environment, and where its chance comes from."""

import secrets
from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any, Final

from gnomehall import registry
from gnomehall.core.edition import Edition
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.vocabulary import Action
from gnomehall.library.match import find_edition

SEED_BITS: Final = 63


def take_seed(seed: int | None) -> int:
    """The seed that was given, or a new one."""
    return secrets.randbits(SEED_BITS) if seed is None else index(seed)


class Episodes:
    """The games of a seed, one after another: chance in episode e draws from stream e of the seed.

    Every environment uses it, which is why the same seed and the same actions give the same episode in all of them.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        edition: Edition | str | Path | None = None,
    ) -> None:
        self.name = game
        self.game: AnyGame = registry.game(game)
        self.setup: Setup[Any] = registry.setup(game, seats, options, find_edition(game, edition))
        self.first: State = self.game.new(self.setup)
        """The position before chance has decided anything."""
        self.seed = take_seed(None)
        self.number = -1
        self.state = self.first
        self._chance = Rng(0)

    def __repr__(self) -> str:
        return f"<Episodes of {self.name}, {self.setup.seats} seats: seed {self.seed}, episode {self.number}>"

    def begin(self, seed: int | None = None) -> None:
        """Start episode 0 of a seed; without one, the next episode of the last seed."""
        if seed is not None:
            self.seed, self.number = take_seed(seed), -1
        self.number += 1
        self.state = self.first.copy()
        self._chance = Rng(self.seed, self.number)
        self._roll_on()

    def act(self, action: Action) -> None:
        """Make a legal move and let chance decide what follows; IllegalAction if it is not legal."""
        self.state.apply(self.game.check(self.state, int(action)))
        self._roll_on()

    def over(self) -> bool:
        return self.state.player() == NOBODY

    def _roll_on(self) -> None:
        while self.state.player() == CHANCE:
            self.state.apply(roll(self.state, self._chance))
