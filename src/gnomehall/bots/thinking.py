"""How long to think about a move, and the player who does."""

from collections.abc import Callable
from typing import Final

from gnomehall.bots.ismcts import Tree
from gnomehall.bots.move_stats import MoveStats, ahead, best_of, merge_stats, most_visited
from gnomehall.bots.rollouts import Rollouts
from gnomehall.bots.search import ADVISED, Search, Style
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng

Clock = Callable[[], float]
"""Seconds that go by, handed in by who asks for a search: the bots have no clock of their own."""


class Budget:
    """How long to think about a move: so many iterations, and no longer than so many seconds (0 for no limit)."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


ASKED_EVERY: Final = 64
"""After so many iterations it is asked again whether the choice can still change."""


def think(search: Search, budget: Budget, clock: Clock | None, choosing: bool = False) -> None:
    """Search on until the budget is spent: at least once, and not again if the time may not do for it.

    Who wants nothing but the choice stops as soon as no other move can overtake the one that was tried most.
    """
    timed = clock is not None and budget.seconds > 0.0
    began = clock() if clock is not None and timed else 0.0
    now = began
    slowest = 0.0
    while search.iterations < budget.iterations and (not timed or now - began + slowest <= budget.seconds):
        if choosing and search.choices == 1:
            return
        if choosing and search.iterations and search.iterations % ASKED_EVERY == 0:
            if ahead(search.stats) > budget.iterations - search.iterations:
                return
        search.grow(1)
        if clock is not None and timed:
            then = now
            now = clock()
            slowest = max(slowest, now - then)


def turns(advice: Advice, style: Style) -> int:
    return style.turns if style.turns != ADVISED else advice.turns()


def search(known: InformationSet, advice: Advice, rng: Rng, style: Style) -> Search:
    """The search that the style, or else the game, asks for."""
    n = turns(advice, style)
    return Rollouts(known, advice, rng, style, n) if n else Tree(known, advice, rng, style)


def pick_best(found: list[MoveStats], seat: int, advice: Advice, style: Style) -> MoveStats:
    """What a search, or several together, advise: a tree tries what it likes most often, rollouts try all alike."""
    return best_of(found, seat) if turns(advice, style) else most_visited(found)


class SearchBot(Bot):
    def __init__(self, advice: Advice, budget: Budget, clock: Clock | None = None, style: Style | None = None) -> None:
        self.advice = advice
        self.budget = budget
        self.clock = clock
        self.style = style if style is not None else Style()

    def __repr__(self) -> str:
        return f"<SearchBot, {self.budget.iterations} iterations, {self.advice!r}>"

    def choose(self, known: InformationSet, rng: Rng) -> int:
        actions = known.legal_actions()
        if len(actions) == 1:
            return actions[0]
        trees: list[list[MoveStats]] = []
        for _ in range(self.style.trees):
            found = search(known, self.advice, rng, self.style)
            think(found, self.budget, self.clock, choosing=self.style.trees == 1)
            trees.append(found.stats)
        return pick_best(merge_stats(trees), known.seat, self.advice, self.style).action
