"""What a game tells the bots about itself: what a position is worth, and which moves are worth a look."""

from abc import ABC, abstractmethod
from typing import Final

from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """One game's evaluation. These defaults know nothing but the score; a game's own are in its `advice.py`."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def values(self, s: State) -> list[float]:
        """How many points each seat may expect to have at the end."""
        return [float(points) for points in s.scores()]

    def spread(self, s: State) -> float:
        """How many points of lead make a good chance of winning: many early on, few near the end."""
        return 8.0

    def points(self, s: State) -> list[float]:
        """The points that each seat may expect at the end, where `values` counts in something else."""
        return self.values(s)

    def margin(self) -> float:
        """How much of the payoff of a finished game is about its margin, so that a bot plays on when it is lost or won.

        Little where players say when it ends: a victory now is worth more than a larger one later.
        """
        return 0.2

    def plain(self) -> "Advice":
        """The same without a network."""
        return self

    def classic(self) -> "Advice":
        """The same as the bot `classic` has it: as it was in the first release, by which later bots are measured."""
        return self

    def leanings(self, s: State, actions: list[int]) -> list[int]:
        """How likely a sensible player is to choose each action, as weights: what playouts follow."""
        return [1] * len(actions)

    def worthwhile(self, s: State, actions: list[int]) -> list[int]:
        """Those of the legal actions that bots look at, at least one: all but what is only rarely any good."""
        return actions

    def depth(self) -> int:
        """How many decisions of a playout say more than `values` at once: none where that is a good judge."""
        return 0

    def foresight(self) -> int:
        """How many questions that a move of a later turn still asks are answered before a search looks at it.

        None where such looks take longer than they are worth.
        """
        return 2

    def explore(self) -> float:
        """How readily a search tries what looks worse: less where moves differ by little."""
        return 0.1

    def turns(self) -> int:
        """For how many turns of its own a search plays on the moves in question; 0 where a tree is better.

        An iteration then takes much longer than one of a tree.
        """
        return 0

    def iterations(self) -> tuple[int, int, int, int]:
        """How many iterations the levels easy, medium, hard and expert take for a move, as their time allows."""
        return 20, 40, 1_600, 4_800

    def networked(self) -> tuple[int, int, int, int]:
        """The same for levels that play with the network of the game; 0 for those that are better off without."""
        return 0, 0, 0, 0

    def sparing(self) -> bool:
        """Whether these levels ask the network sparingly: at leaves and about the moves to decide on alone."""
        return False


class Features(ABC):
    """Takes the features of a position one after the other."""

    @abstractmethod
    def add(self, amount: float) -> None:
        """The next one."""

    @abstractmethod
    def skip(self, number: int) -> None:
        """The next so many are 0."""


class Listed(Features):
    """Keeps them, for who fits the weights."""

    def __init__(self) -> None:
        self.found: list[float] = []

    def add(self, amount: float) -> None:
        self.found.append(amount)

    def skip(self, number: int) -> None:
        self.found.extend([0.0] * number)


class Weighed(Features):
    """Sums them up by their weights, which searches do all the time: a list of them would take longer than they do."""

    def __init__(self, points: int, weights: list[float]) -> None:
        self.total = float(points)
        self.weights: Final = weights
        self.at = 0

    def add(self, amount: float) -> None:
        if amount != 0.0:
            self.total += self.weights[self.at] * amount
        self.at += 1

    def skip(self, number: int) -> None:
        self.at += number


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearAdvice(Advice):
    """The points a seat has, and so many more for every feature of its position.

    The weights are fitted to how games of the bots ended: `benchmarks/fit_advice.py` does that for any game.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def describe(self, s: State, seat: Seat, points: list[int], into: Features) -> None:
        """Add what the weights are for, in their order; `points` are the scores as they stand."""

    def features(self, s: State, seat: Seat) -> list[float]:
        into = Listed()
        self.describe(s, seat, s.scores(), into)
        return into.found

    def values(self, s: State) -> list[float]:
        found: list[float] = []
        points = s.scores()
        for seat in range(s.seats):
            into = Weighed(points[seat], self.weights)
            self.describe(s, seat, points, into)
            found.append(into.total)
        return found
