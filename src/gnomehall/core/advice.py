"""What a game tells the bots about itself: what a position is worth, and which moves are worth a look."""

from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """One game's evaluation. These defaults know nothing but the score; a game's own are in its `advice.py`."""

    def values(self, s: State) -> list[float]:
        """How many points each seat may expect to have at the end."""
        return [float(points) for points in s.scores()]

    def spread(self, s: State) -> float:
        """How many points of lead make a good chance of winning: many early on, few near the end."""
        return 8.0

    def leanings(self, s: State, actions: list[int]) -> list[int]:
        """How likely a sensible player is to choose each action, as weights: what playouts follow."""
        return [1] * len(actions)

    def depth(self) -> int:
        """How many decisions of a playout say more than `values` at once: none where that is a good judge."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearAdvice(Advice):
    """The points a seat has, and so many more for every feature of its position.

    The weights are fitted to how games of the bots ended: `benchmarks/fit_advice.py` does that for any game.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def features(self, s: State, seat: int) -> list[float]:
        """What the weights are for, in their order."""
        return []

    def values(self, s: State) -> list[float]:
        found: list[float] = []
        points = s.scores()
        for seat in range(s.seats):
            value = float(points[seat])
            features = self.features(s, seat)
            i = 0
            for weight in self.weights:
                value += weight * features[i]
                i += 1
            found.append(value)
        return found
