"""What a game tells the bots about itself: how a position is worth, and which moves are worth a look."""

from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """One game's evaluation. These defaults know nothing but the score; a game's own are in its `advice.py`."""

    def values(self, s: State) -> list[float]:
        """How many points each seat may expect to have at the end."""
        return [float(points) for points in s.scores()]

    def spread(self, s: State) -> float:
        """How many points ahead makes a good chance of winning: large early on, small near the end."""
        return 8.0

    def leanings(self, s: State, actions: list[int]) -> list[int]:
        """How likely a sensible player is to choose each action, as weights: what guided playouts follow."""
        return [1] * len(actions)
