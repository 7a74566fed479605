"""One search on several processes, as the benchmarks use it."""

from search_pool import SearchPool

from gnomehall import registry
from gnomehall.bots.thinking import Budget
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE


def position(decisions: int) -> Match:
    """A game of Toadstools at random, broken off after so many decisions."""
    match = Match(registry.game("toadstools"), registry.setup("toadstools", 2))
    rng = Rng(decisions)
    while match.state.player() == CHANCE or decisions:
        if match.state.player() == CHANCE:
            match.roll(rng.below)
        else:
            match.act(match.state.legal_actions()[0])
            decisions -= 1
    return match


def test_several_processes_search_one_position_and_are_summed() -> None:
    match = position(3)
    with SearchPool(2) as pool:
        found = pool.search(match, Budget(30, 0.0), seed=1)
        assert sum(stats.visits for stats in found) == 60
        assert [stats.action for stats in found] == match.state.legal_actions()
        again = pool.search(match, Budget(30, 0.0), seed=1)
        assert [(stats.action, stats.visits, stats.gains) for stats in again] == [
            (stats.action, stats.visits, stats.gains) for stats in found
        ]
        match.act(pool.choose(match, Budget(30, 0.0), seed=1))
        while match.state.player() == CHANCE:
            match.roll(Rng(1).below)
        hint = pool.hint(match, Budget(30, 0.0), seed=1)
        assert hint.iterations == 60
        assert hint.ideas[0].action in match.state.legal_actions()
        other = position(9)
        assert pool.choose(other, Budget(10, 0.0), seed=1) in other.state.legal_actions()
