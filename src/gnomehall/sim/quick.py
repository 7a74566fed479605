"""A small comparison: as many pairs as a few seconds take, in one process."""

from collections.abc import Callable

from gnomehall.sim.compare import Comparing, Comparison
from gnomehall.sim.paired import Pair, Pairing, play_pairs
from gnomehall.sim.weight import FEWEST


def compare_for(
    pairing: Pairing, seconds: float, clock: Callable[[], float], heard: Callable[[int], None] = lambda pairs: None
) -> Comparison:
    """Play pairs until the time is over, one at least. `heard` is told how many there are after each."""
    until = clock() + seconds
    comparing = Comparing(pairing)
    figures = comparing.figures

    def more(pair: Pair) -> bool:
        comparing.add(pair)
        heard(figures.pairs)
        return clock() < until

    play_pairs(pairing, more, jobs=1)
    # Of very few pairs nothing is known, not even how much they scatter.
    differences = figures.differences() if figures.pairs >= FEWEST else ()
    before, after = comparing.measuring
    return Comparison(
        pairing,
        figures.pairs,
        False,
        differences,
        comparing.components(()),
        0,
        (before.counted(), after.counted()),
        (),
        (tuple(comparing.things[0]), tuple(comparing.things[1])),
    )
