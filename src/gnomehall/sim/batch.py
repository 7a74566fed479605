"""Batches: many games between bots, on all cores, with one result whatever the number of cores."""

import contextlib
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Final

from gnomehall import registry
from gnomehall.bots.roster import bot
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import play
from gnomehall.core.rng import Rng
from gnomehall.core.seat import Bot
from gnomehall.sim.tally import Summary, Tally, tally_of

MOST_PER_CHUNK: Final = 32
"""Games that a process plays before it reports: enough to pay for the report, few enough to stop at once."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be played. Game number i depends on nothing but this and i."""

    game: str
    bots: tuple[str, ...]
    """Who sits in each seat, by the names of the roster."""
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    edition_text: str | None = None
    """The edition as a file; None for the shipped one."""

    def setup(self) -> Setup[Any]:
        edition = None if self.edition_text is None else registry.game(self.game).edition(self.edition_text)
        return registry.setup(self.game, len(self.bots), self.options, edition)


class LostWorker(GnomehallError):
    """A process of the batch ended before its games did."""


class _Hall:
    """What a process builds once and plays all its games with."""

    def __init__(self, batch: Batch) -> None:
        self.seed = batch.seed
        self.game: AnyGame = registry.game(batch.game)
        self.setup = batch.setup()
        self.bots: list[Bot] = [bot(name, self.game.advice()) for name in batch.bots]

    def one(self, number: int) -> Tally:
        """Play game `number`: chance and every bot have streams of their own, derived from the seed and the number."""
        base = Rng(self.seed, number)
        chance, *minds = (Rng(base.word() << 32 | base.word(), i) for i in range(1 + len(self.bots)))
        state = self.game.new(self.setup)
        decisions = play(state, self.bots, chance, minds)
        return tally_of(state, decisions)

    def chunk(self, numbers: range) -> Tally:
        total = Tally.nothing(len(self.bots))
        for number in numbers:
            total += self.one(number)
        return total


def run(batch: Batch, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the batch; `progress` hears how many games are done.

    Ctrl-C ends it early: the summary then holds the first games of the batch, as many as were done in a row, and
    says that it was stopped.
    """
    wanted = jobs or available_cores()
    # What is wrong with the batch is said here and not by a process far away.
    hall = _Hall(batch)
    hall.game.new(hall.setup)
    chunks = _chunks(batch.games, wanted)
    workers = min(wanted, len(chunks))
    total = Tally.nothing(len(batch.bots))
    stopped = False
    began = time.perf_counter()
    tallies = _in_processes(batch, chunks, workers) if workers > 1 else (hall.chunk(chunk) for chunk in chunks)
    try:
        with contextlib.closing(tallies):
            for tally in tallies:
                total += tally
                if progress is not None:
                    progress(total.games)
    except KeyboardInterrupt:
        stopped = True
    return total.summary(batch.bots, time.perf_counter() - began, stopped)


def available_cores() -> int:
    """The cores that this process may use; in a container that is often fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _chunks(games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST_PER_CHUNK, games // (jobs * 16)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


_hall: _Hall | None = None
"""In a process of a batch: its hall."""


def _open_hall(batch: Batch) -> None:
    global _hall
    # Ctrl-C reaches every process of the terminal; only the first one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _hall = _Hall(batch)


def _play_chunk(numbers: range) -> Tally:
    assert _hall is not None
    return _hall.chunk(numbers)


def _in_processes(batch: Batch, chunks: list[range], workers: int) -> Generator[Tally, None, None]:
    """The tallies of the chunks in their order, from several processes."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, initializer=_open_hall, initargs=(batch,))
    waiting: deque[Future[Tally]] = deque()
    ahead = iter(chunks)
    try:
        while True:
            # A few chunks more than there are processes keep all of them busy and little in memory.
            with _interrupts_held():
                while len(waiting) < 4 * workers and (chunk := next(ahead, None)) is not None:
                    waiting.append(pool.submit(_play_chunk, chunk))
            if not waiting:
                return
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise LostWorker("a process of the batch was killed; try fewer with --jobs") from None
    except BaseException:
        # Nobody wants the rest: do not wait for games that may take long.
        pool.shutdown(wait=False, cancel_futures=True)
        started = [process for process in multiprocessing.active_children() if process not in others]
        for process in started:
            process.terminate()
        for process in started:
            process.join()
        raise
    finally:
        pool.shutdown(wait=True)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back while processes start: they inherit that, and so print no tracebacks while they load."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
