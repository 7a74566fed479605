"""All that a bot ever gets of a game, and what a bot is."""

from abc import ABC, abstractmethod

from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.rng import Rng
from gnomehall.core.state import State


class Seat:
    """One player's place at the table, at the moment of a decision.

    It holds a position in which everything hidden from the seat has been dealt anew before the bot is asked,
    so there is no true state in it to reach.
    """

    def __init__(self, truth: State, index: int, rng: Rng) -> None:
        self.index = index
        self._sample = truth.determinize(index, rng)

    def legal_actions(self) -> list[int]:
        return self._sample.legal_actions()

    def sample(self, rng: Rng) -> State:
        """A position that may be the true one, as far as this seat knows; the caller may play on in it."""
        return self._sample.determinize(self.index, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. It may keep nothing from one decision to the next."""

    @abstractmethod
    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of the seat's legal actions."""
