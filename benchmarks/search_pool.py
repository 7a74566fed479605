"""Root parallel search on several processes: each grows a tree of its own, and the visits at the root are summed.

A position travels as the record that leads to it and is replayed over there. A process keeps the match it has, so that
of the next position of the same game only the new moves are played.
"""

import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import replace
from types import TracebackType
from typing import Final

from gnomehall import registry
from gnomehall.bots.move_stats import MoveStats, merge_stats
from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, pick_best, search, think
from gnomehall.core.bot import InformationSet
from gnomehall.core.match import Match
from gnomehall.core.record import Record
from gnomehall.core.rng import Rng
from gnomehall.sim.analysis import WIDE, Hint, hint_of
from gnomehall.sim.pool import LostWorker, interrupts_held, pool_of

Found = tuple[int, int, float, list[float]]
"""A move that was tried: action, visits, squares, gains. Compiled objects don't travel, tuples do."""


PLAIN: Final = Style()


class SearchPool(AbstractContextManager["SearchPool"]):
    """Processes that search the same position together."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = pool_of(processes, _forget)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def search(self, match: Match, budget: Budget, seed: int, explore: float = PLAIN.explore) -> list[MoveStats]:
        """Search, and sum up what all of them found.

        Each has the whole budget; with no limit of time, the same seed gives the same.
        """
        record = match.record()
        try:
            with interrupts_held():
                waiting = [
                    self._pool.submit(_search, record, budget.iterations, budget.seconds, seed, stream, explore)
                    for stream in range(self.processes)
                ]
            trees = [[_stats(found) for found in future.result()] for future in waiting]
        except BrokenProcessPool:
            raise LostWorker("a process that was searching was killed") from None
        return merge_stats(trees)

    def choose(self, match: Match, budget: Budget, seed: int) -> int:
        """Search, and return the action that they advise together."""
        found = self.search(match, budget, seed)
        return pick_best(found, match.state.player(), match.game.advice(), PLAIN).action

    def hint(self, match: Match, budget: Budget, seed: int) -> Hint:
        return hint_of(match, match.state.player(), self.search(match, budget, seed, WIDE.explore))


_match: Match | None = None
"""In a process that thinks: the match it was asked about last."""


def _forget() -> None:
    global _match
    _match = None


def _search(record: Record, iterations: int, seconds: float, seed: int, stream: int, explore: float) -> list[Found]:
    global _match
    _match = match = _catch_up(_match, record)
    seat, rng = match.state.player(), Rng(seed, stream)
    searching = search(InformationSet(match.state, seat, rng), match.game.advice(), rng, Style(explore=explore))
    think(searching, Budget(iterations, seconds), time.monotonic)
    return [(stats.action, stats.visits, stats.squares, stats.gains) for stats in searching.stats]


def _catch_up(match: Match | None, record: Record) -> Match:
    """Bring the match up to a record: where the record continues it, only the new moves are played."""
    if match is not None:
        had = match.record()
        known = len(had.moves)
        if replace(record, moves=record.moves[:known], result=None) == had:
            for move in record.moves[known:]:
                match.play(move.text)
            return match
    return registry.replay_record(record)


def _stats(found: Found) -> MoveStats:
    action, visits, squares, gains = found
    stats = MoveStats(action, len(gains))
    stats.visits, stats.squares, stats.gains = visits, squares, gains
    return stats
