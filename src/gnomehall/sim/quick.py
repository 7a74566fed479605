"""A small comparison: as many pairs as a few seconds take, in one process."""

from collections.abc import Callable

from gnomehall.sim.compare import Comparing, Comparison
from gnomehall.sim.paired import Pair, Pairing, play_pairs


def compare_for(
    pairing: Pairing, seconds: float, clock: Callable[[], float], heard: Callable[[int], None] = lambda pairs: None
) -> Comparison:
    """Play pairs until the time is over, one at least. `heard` is told how many there are after each."""
    until = clock() + seconds
    comparing = Comparing(pairing)

    def more(pair: Pair) -> bool:
        comparing.add(pair)
        heard(comparing.figures.pairs)
        return clock() < until

    play_pairs(pairing, more, jobs=1)
    return comparing.found()
