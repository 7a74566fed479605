"""All that a bot ever gets of a game, and what a bot is."""

from abc import ABC, abstractmethod

from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat


class InformationSet:
    """What one player knows at the moment of a decision: the positions that may be the true one.

    It holds a position in which everything hidden from the seat has been resampled before the bot is asked,
    so there is no true state in it to reach.
    """

    def __init__(self, truth: State, seat: Seat, rng: Rng, barred: list[Action] | None = None) -> None:
        self.seat = seat
        self._sample = truth.determinize(seat, rng)
        self._barred = barred
        """What the bot is kept from for an experiment, though the rules allow it."""

    def __repr__(self) -> str:
        return f"<InformationSet of seat {self.seat}: {self._sample!r}>"

    def legal_actions(self) -> list[Action]:
        actions = self._sample.legal_actions()
        barred = self._barred
        return actions if barred is None else [action for action in actions if action not in barred]

    def sample(self, rng: Rng) -> State:
        """One of the positions; the caller may play on in it."""
        return self._sample.determinize(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. It may keep nothing from one decision to the next."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    @abstractmethod
    def choose(self, known: InformationSet, rng: Rng) -> Action:
        """One of the legal actions."""
