"""Batches: many games between bots, on all cores, with one result whatever the number of cores.

The games are fair to the entrants: each sits in every seat in turn, and the games of one round of seats, at every
table, are played with the same chance.
"""

import contextlib
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from gnomehall import registry
from gnomehall.bots.roster import bot
from gnomehall.core.bot import Bot
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import play
from gnomehall.core.rng import Rng
from gnomehall.core.state import NOBODY
from gnomehall.sim.failure import BotFailed, record_of_failure
from gnomehall.sim.haul import Abacus, until_asked
from gnomehall.sim.ledger import Ledger
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.tally import Played, Summary, Tally

MOST_PER_CHUNK: Final = 32
"""Games that a process plays before it reports: enough to pay for the report, few enough to stop at once."""


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
    counted: bool = False
    """Whether it is counted what everybody takes. Then nobody is compared with anybody, and every game has its own
    chance: mirrored games of equal bots would be nearly the same game again."""

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

    def terms(self) -> dict[str, Any]:
        """All that the result of a game depends on, for a file to name."""
        setup = self.setup()
        things = {"things": [str(thing) for thing in registry.game(self.game).things(setup)]} if self.counted else {}
        return {
            "game": self.game,
            "rules": registry.game(self.game).meta.rules,
            "entrants": list(self.bots),
            "players": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "edition": setup.edition.digest,
            **things,
        }


class Hall:
    """What a process builds once and plays all its games with."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.tables = batch.tables()
        self.game: AnyGame = registry.game(batch.game)
        self.setup = batch.setup()
        self.bots: list[Bot] = [bot(name, self.game.advice()) for name in batch.bots]
        self.abacus = Abacus(self.game, self.setup) if batch.counted else None

    def seated(self, number: int) -> tuple[int, ...]:
        """Who sits where: every table in turn, and at each of them everybody moves on by a seat from game to game."""
        n = self.batch.seats
        table = self.tables[number // n % len(self.tables)]
        return tuple(table[(seat - number) % n] for seat in range(n))

    def generators(self, number: int) -> tuple[Rng, list[Rng]]:
        """The chance of a game, and what its players draw their thoughts from."""
        deal = number if self.batch.counted else number // (self.batch.seats * len(self.tables))
        luck, mind = Rng(self.batch.seed, deal), Rng(~self.batch.seed, number)
        minds = [Rng(mind.word() << 32 | mind.word(), seat) for seat in range(self.batch.seats)]
        return Rng(luck.word() << 32 | luck.word()), minds

    def one(self, number: int) -> Played:
        seated = self.seated(number)
        chance, minds = self.generators(number)
        state = self.game.new(self.setup)
        abacus = self.abacus
        first = NOBODY
        if abacus is not None:
            state.log = []
            first = until_asked(state, chance)
        try:
            decisions = play(state, [self.bots[entrant] for entrant in seated], chance, minds)
        except Exception as error:  # whatever a bot does wrong is to be reported with the game
            raise self.failed(number, error) from error
        return Played(
            number,
            seated,
            tuple(state.scores()),
            tuple(state.places()),
            state.round(),
            state.ending(),
            decisions,
            None if abacus is None else abacus.haul(first, state),
        )

    def failed(self, number: int, error: Exception) -> BotFailed:
        seated = self.seated(number)
        chance, minds = self.generators(number)
        bots = [self.bots[entrant] for entrant in seated]
        names = tuple(self.batch.bots[entrant] for entrant in seated)
        record = record_of_failure(self.game, self.setup, names, bots, chance, minds)
        return BotFailed(f"game {number} of seed {self.batch.seed}", record, repr(error))

    def chunk(self, numbers: range) -> list[Played]:
        return [self.one(number) for number in numbers]


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
    hall = Hall(batch)
    hall.game.new(hall.setup)
    tally = Tally(len(batch.bots), batch.seats)

    def count(game: Played) -> None:
        tally.add(game)
        if watch is not None:
            watch(game)

    for game in [] if ledger is None else ledger.open(batch.terms(), batch.total):
        count(game)
    known, read = tally.games, tally.decisions
    chunks = _chunks(known, batch.total, wanted)
    workers = min(wanted, len(chunks))
    stopped = False
    began = time.perf_counter()
    played = _in_processes(batch, chunks, workers) if workers > 1 else (hall.chunk(chunk) for chunk in chunks)
    try:
        with contextlib.closing(played):
            for games in played:
                for game in games:
                    count(game)
                if ledger is not None:
                    ledger.write(games)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        stopped = True
    return tally.summary(time.perf_counter() - began, tally.decisions - read, stopped)


def _chunks(first: int, games: int, jobs: int) -> list[range]:
    size = max(1, min(MOST_PER_CHUNK, (games - first) // (jobs * 16)))
    return [range(start, min(start + size, games)) for start in range(first, games, size)]


_hall: Hall | None = None
"""In a process of a batch: its hall."""


def _open_hall(batch: Batch) -> None:
    global _hall
    _hall = Hall(batch)


def _play_chunk(numbers: range) -> list[Played]:
    assert _hall is not None
    return _hall.chunk(numbers)


def _in_processes(batch: Batch, chunks: list[range], workers: int) -> Generator[list[Played], None, None]:
    """The games of the chunks in their order, from several processes."""
    return in_order(pool_of(workers, _open_hall, batch), workers, _play_chunk, chunks)
