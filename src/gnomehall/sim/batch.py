"""Batches: many games between bots, on all cores, with one result whatever the number of cores.

Common random numbers make the comparison fair: each entrant sits in every seat in turn, and the games of one round of
seats, at every table, are played with the same chance.
"""

import contextlib
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from gnomehall import registry
from gnomehall.bots.roster import is_networked
from gnomehall.core.bot import Bot
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import play, roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY
from gnomehall.core.weights import digest
from gnomehall.players import bot
from gnomehall.sim.failure import BotFailed, record_of_failure
from gnomehall.sim.ledger import Ledger
from gnomehall.sim.noted import Notes, play_noted
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.takings import TakingsCounter, roll_until_asked
from gnomehall.sim.tally import Played, Summary, Tally

MOST_PER_CHUNK: Final = 32
"""Games that a process plays before it reports: enough to pay for the report, few enough to stop at once."""
START: Final = 0.3
"""Seconds of the processor that it takes to start a process which plays."""
QUICK: Final = frozenset({"random", "greedy"})
"""Bots whose games are over sooner than a process could start."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be played. Game number i depends on nothing but this and i, and not on how many games there are."""

    game: str
    bots: tuple[str, ...]
    """The entrants, by the names of the roster."""
    games: int
    """At every table."""
    seed: int
    players: int | None = None
    """How many sit at a table; every table that the entrants can make is played. None for one table of all."""
    options: Mapping[str, str] = field(default_factory=dict)
    edition_text: str | None = None
    """The edition as a file; None for the shipped one."""
    counts_takings: bool = False
    """Whether to count what everybody takes. Then nobody is compared with anybody, and every game has its own
    chance: mirrored games of equal bots would be nearly the same game again."""
    records: bool = False
    """Whether to write every game down."""

    @property
    def seats(self) -> int:
        return self.players or len(self.bots)

    @property
    def total(self) -> int:
        return self.games * len(self.tables())

    def tables(self) -> list[tuple[int, ...]]:
        """Who plays with whom, by number of the entrant."""
        return list(combinations(range(len(self.bots)), self.seats))

    def setup(self) -> Setup[Any]:
        edition = None if self.edition_text is None else registry.game(self.game).edition(self.edition_text)
        return registry.setup(self.game, self.seats, self.options, edition)

    def network(self) -> str | None:
        """The hash of the network, where one of the entrants plays with it."""
        data, advice = registry.network(self.game), registry.advice(self.game)
        return digest(data) if data is not None and any(is_networked(name, advice) for name in self.bots) else None

    def terms(self) -> dict[str, Any]:
        """All that the result of a game depends on, for a file to name."""
        setup = self.setup()
        faces = registry.game(self.game).faces()
        things = {"things": [str(thing) for thing in faces.things(setup)]} if self.counts_takings else {}
        records = {"records": True} if self.records else {}
        network = {"network": self.network()} if self.network() else {}
        return {
            "game": self.game,
            "rules": registry.game(self.game).meta.rules,
            "entrants": list(self.bots),
            "players": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "edition": setup.edition.digest,
            **network,
            **things,
            **records,
        }


class Worker:
    """What a process builds once and plays all its games with."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.tables = batch.tables()
        self.game: AnyGame = registry.game(batch.game)
        self.setup = batch.setup()
        self.bots: list[Bot] = [bot(name, registry.advice(batch.game)) for name in batch.bots]
        self.counter = TakingsCounter(self.game, self.setup) if batch.counts_takings else None

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where: every table in turn, and at each of them everybody moves on by a seat from game to game."""
        n = self.batch.seats
        table = self.tables[number // n % len(self.tables)]
        return tuple(table[(seat - number) % n] for seat in range(n))

    def generators(self, number: int) -> tuple[Rng, list[Rng]]:
        """The chance of a game, and what its players draw their thoughts from."""
        deal = number if self.batch.counts_takings else number // (self.batch.seats * len(self.tables))
        luck, mind = Rng(self.batch.seed, deal), Rng(~self.batch.seed, number)
        minds = [Rng(mind.word() << 32 | mind.word(), seat) for seat in range(self.batch.seats)]
        return Rng(luck.word() << 32 | luck.word()), minds

    def play_game(self, number: int) -> Played:
        seated = self.seating(number)
        chance, minds = self.generators(number)
        state = self.game.new(self.setup)
        counter = self.counter
        notes = Notes(self.game) if self.batch.records else None
        bots = [self.bots[entrant] for entrant in seated]
        first = NOBODY
        if counter is not None:
            state.log = []
            first = roll_until_asked(state, chance, notes)
        try:
            if notes is None:
                decisions = play(state, bots, chance, minds)
            else:
                decisions = play_noted(state, notes, bots, chance, minds)
        except Exception as error:  # whatever a bot does wrong is to be reported with the game
            raise self.failure(number, error) from error
        return Played(
            number,
            seated,
            tuple(state.scores()),
            tuple(state.places()),
            state.round(),
            state.ending(),
            decisions,
            None if counter is None else counter.count(first, state),
            None if notes is None else notes.text(self.setup, self.names(number), state),
        )

    def names(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        return tuple(self.batch.bots[entrant] for entrant in self.seating(number))

    def failure(self, number: int, error: Exception) -> BotFailed:
        """The error to report for a game in which a bot failed: it carries the game up to there."""
        seated = self.seating(number)
        chance, minds = self.generators(number)
        bots = [self.bots[entrant] for entrant in seated]
        record = record_of_failure(
            self.game, self.setup, self.names(number), bots, lambda s: roll(s, chance), lambda seat: minds[seat]
        )
        return BotFailed(f"game {number} of seed {self.batch.seed}", record, repr(error))

    def play_chunk(self, numbers: range) -> list[Played]:
        return [self.play_game(number) for number in numbers]


def run(
    batch: Batch,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    ledger: Ledger | None = None,
    watch: Callable[[Played], None] | None = None,
) -> Summary:
    """Play the batch; `progress` hears how many games are done, `watch` is given each of them in their order.

    With a ledger, the games that it holds are not played again, and the others are written into it as they are done.
    Ctrl-C ends the batch early: the summary then holds its first games, as many as were done in a row, and says so.
    """
    wanted = jobs or available_cores()
    # What is wrong with the batch is said here and not by a process far away.
    worker = Worker(batch)
    worker.game.new(worker.setup)
    tally = Tally(len(batch.bots), batch.seats)

    def count(game: Played) -> None:
        tally.add(game)
        if watch is not None:
            watch(game)

    for game in [] if ledger is None else ledger.open(batch.terms(), batch.total):
        count(game)
    known, read = tally.games, tally.decisions
    stopped = False
    began = time.perf_counter()
    results = _play_all(worker, known, wanted)
    try:
        with contextlib.closing(results):
            for games in results:
                for game in games:
                    count(game)
                if ledger is not None:
                    ledger.write(games)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        stopped = True
    return tally.summary(time.perf_counter() - began, tally.decisions - read, stopped)


def _play_all(worker: Worker, first: int, jobs: int) -> Generator[list[Played], None, None]:
    """The games from the first on, in their order: here as long as processes would take to start, then in those.

    Of bots that think long nobody waits for a game before the processes start.
    """
    batch = worker.batch
    if jobs > 1 and QUICK.issuperset(batch.bots):
        until = time.process_time() + START
        while first < batch.total and time.process_time() < until:
            yield [worker.play_game(first)]
            first += 1
    chunks = _chunks(first, batch.total, jobs)
    workers = min(jobs, len(chunks))
    if workers > 1:
        yield from _play_in_processes(batch, chunks, workers)
    else:
        yield from (worker.play_chunk(chunk) for chunk in chunks)


def _chunks(first: int, games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST_PER_CHUNK, (games - first) // (jobs * 16)))
    return [range(start, min(start + size, games)) for start in range(first, games, size)]


_worker: Worker | None = None
"""In a process of a batch: its worker."""


def _start_worker(batch: Batch) -> None:
    global _worker
    _worker = Worker(batch)


def _play_chunk(numbers: range) -> list[Played]:
    assert _worker is not None
    return _worker.play_chunk(numbers)


def _play_in_processes(batch: Batch, chunks: list[range], workers: int) -> Generator[list[Played], None, None]:
    """The games of the chunks in their order, from several processes."""
    return in_order(pool_of(workers, _start_worker, batch), workers, _play_chunk, chunks)
