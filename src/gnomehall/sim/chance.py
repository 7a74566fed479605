"""Chance tied to what is drawn: common random numbers that stay aligned when one of two games draws more.

Every outcome of a draw has a clock of its own, and the first to ring is drawn: an exponential race, in which an outcome
wins in proportion to its weight. A clock depends on the seed, the game, what is drawn, how often that was drawn before,
and the outcome as a move. So a draw changes only where its own outcomes do.
"""

from collections import Counter
from hashlib import blake2b
from math import inf, log
from typing import Final

from gnomehall.core.game import AnyGame
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat

WORD: Final = 8
"""Bytes of a hash."""


class TiedChance:
    """The chance of one game, and the thoughts of its players."""

    def __init__(self, game: AnyGame, seed: int, number: int) -> None:
        self.game = game
        self._key = f"{seed} {number}".encode()
        self._drawn: Counter[str] = Counter()

    def draw(self, s: State) -> Action:
        """What chance does now."""
        f = s.todo[-1]
        what = self._next(f"{f.step.name} {f.arg}")
        drawn, first = -1, inf
        for action, weight in zip(s.legal_actions(), s.weights(), strict=True):
            rings = -log(self._part(f"{what} {self.game.text(s, action)}")) / weight if weight else inf
            if rings < first:
                drawn, first = action, rings
        assert drawn >= 0, "a draw without an outcome"
        return drawn

    def mind(self, seat: Seat) -> Rng:
        """Where the thoughts of a seat about its next decision come from."""
        return Rng(self._word(self._next(f"mind {seat}")), seat)

    def _next(self, what: str) -> str:
        """A name that no other draw of the game has."""
        self._drawn[what] += 1
        return f"{what} {self._drawn[what]}"

    def _word(self, name: str) -> int:
        return int.from_bytes(blake2b(name.encode(), digest_size=WORD, key=self._key).digest(), "big")

    def _part(self, name: str) -> float:
        """A number above 0 and at most 1."""
        return (self._word(name) + 0.5) / 2.0 ** (8 * WORD)
