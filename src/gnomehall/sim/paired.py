"""Two editions of a game played in pairs: game i of both has the same seats, and chance tied to what is drawn."""

import contextlib
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from gnomehall.core.bot import InformationSet
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.sim.batch import QUICK, START, Batch, Worker
from gnomehall.sim.chance import TiedChance
from gnomehall.sim.course import Course, Watch
from gnomehall.sim.failure import BotFailed, record_of_failure
from gnomehall.sim.ledger import Lines, line_of, read_played
from gnomehall.sim.noted import Notes
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.takings import TakingsCounter, draw_until_asked
from gnomehall.sim.tally import Played

CHUNK: Final = 5
"""Pairs that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What is compared. Pair number i depends on nothing but this and i."""

    game: str
    players: int
    bot: str
    """It sits in every seat."""
    seed: int
    options: Mapping[str, str]
    editions: tuple[str | None, str | None]
    """Before and after the change, as files; None for the shipped one."""
    records: bool = False
    """Whether to write every game down."""

    @property
    def alone(self) -> bool:
        """Whether an edition is compared with itself, to measure it or to hold a gate to it."""
        return self.editions[0] == self.editions[1]

    def batch(self, side: int) -> Batch:
        """The games of one edition."""
        bots, text = (self.bot,) * self.players, self.editions[side]
        return Batch(self.game, bots, 1, self.seed, None, self.options, text, True, self.records)

    def terms(self) -> dict[str, Any]:
        """All that the result of a pair depends on, for a file to name."""
        before, after = self.batch(0).terms(), self.batch(1).terms()
        both = {"edition": [before["edition"], after["edition"]], "things": [before["things"], after["things"]]}
        return before | both | {"pairs": "tied"}


@dataclass(frozen=True, slots=True)
class Watched:
    """A game with its course."""

    played: Played
    course: Course

    @property
    def won(self) -> tuple[float, ...]:
        """What each seat has of the victory."""
        places = self.played.places
        return tuple(1 / places.count(0) if place == 0 else 0.0 for place in places)


@dataclass(frozen=True, slots=True)
class Pair:
    number: int
    games: tuple[Watched, Watched]
    """Before and after the change."""

    @staticmethod
    def read(line: Mapping[str, Any]) -> "Pair":
        before, after = (Watched(read_played(game), Course.read(game["course"])) for game in line["games"])
        return Pair(line["number"], (before, after))

    def line(self) -> dict[str, Any]:
        """As a file holds it."""
        games = [line_of(game.played) | {"course": game.course.line()} for game in self.games]
        return {"number": self.number, "games": games}


class WatchedWorker:
    """Plays games of one edition with tied chance, and watches their course."""

    def __init__(self, batch: Batch) -> None:
        self.worker = Worker(batch)
        self.counter = TakingsCounter(self.worker.game, self.worker.setup)
        self.watch = Watch(self.worker.game.advice(), self.counter)

    def chance(self, number: int) -> TiedChance:
        return TiedChance(self.worker.game, self.worker.batch.seed, number)

    def choose(self, s: State, seat: Seat, chance: TiedChance) -> Action:
        rng = chance.mind(seat)
        return self.worker.bots[seat].choose(InformationSet(s, seat, rng), rng)

    def play_game(self, number: int) -> Watched:
        chance = self.chance(number)
        try:
            return self.play(number, chance, lambda s, seat: self.choose(s, seat, chance))
        except Exception as error:  # whatever a bot does wrong is to be reported with the game
            raise self._failure(number, error) from error

    def play(self, number: int, chance: TiedChance, choose: Callable[[State, Seat], Action]) -> Watched:
        worker = self.worker
        state = worker.game.new(worker.setup)
        state.log = []
        notes: Notes | None = None
        draw: Callable[[State], Action] = chance.draw
        if worker.batch.records:
            notes = Notes(worker.game)
            draw, choose = notes.drawing(draw), notes.choosing(choose)
        first = draw_until_asked(state, draw)
        decisions, course = self.watch.play(state, choose, draw)
        played = Played(
            number,
            tuple(range(state.seats)),
            tuple(state.scores()),
            tuple(state.places()),
            state.round(),
            state.ending(),
            decisions,
            self.counter.count(first, state),
            None if notes is None else notes.text(worker.setup, worker.batch.bots, state),
        )
        return Watched(played, course)

    def _failure(self, number: int, error: Exception) -> BotFailed:
        worker, chance = self.worker, self.chance(number)
        record = record_of_failure(worker.game, worker.setup, worker.batch.bots, worker.bots, chance.draw, chance.mind)
        return BotFailed(f"game {number} of seed {worker.batch.seed}", record, repr(error))


class PairWorker:
    """What a process builds once and plays all its pairs with."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        before = WatchedWorker(pairing.batch(0))
        self.sides = (before, before if pairing.alone else WatchedWorker(pairing.batch(1)))
        for side in self.sides:
            side.worker.game.new(side.worker.setup)

    def play_pair(self, number: int) -> Pair:
        before = self.sides[0].play_game(number)
        return Pair(number, (before, before if self.pairing.alone else self.sides[1].play_game(number)))

    def play_chunk(self, numbers: range) -> list[Pair]:
        return [self.play_pair(number) for number in numbers]


def pairs_file(pairing: Pairing) -> str:
    """The name of the file of the pairs, in the folder of a comparison."""
    return f"{pairing.players}-pairs.jsonl"


def lines_of_pairs(path: Path) -> Lines[Pair]:
    return Lines(path, Pair.read, Pair.line)


def play_pairs(
    pairing: Pairing,
    more: Callable[[Pair], bool],
    jobs: int | None = None,
    lines: Lines[Pair] | None = None,
) -> bool:
    """Play pairs in their order as long as `more`, which is given each of them, wants more; whether it was stopped.

    With lines, the pairs that they hold are not played again, and the others are written to them. Ctrl-C stops it.
    """
    # What is wrong with an edition is said here and not by a process far away.
    worker = PairWorker(pairing)
    known = 0
    for pair in [] if lines is None else lines.open(pairing.terms(), 2**31):
        known += 1
        if not more(pair):
            return False
    results = _endless(worker, known, jobs or available_cores())
    try:
        with contextlib.closing(results):
            for pairs in results:
                # All that was played is kept, even if fewer are wanted.
                if lines is not None:
                    lines.write(pairs)
                if not all(more(pair) for pair in pairs):
                    return False
    except KeyboardInterrupt:
        return True
    raise AssertionError("the pairs came to an end")


def _endless(worker: PairWorker, first: int, jobs: int) -> Generator[list[Pair], None, None]:
    """Pairs from the first on: here as long as processes would take to start, then in those."""
    if worker.pairing.bot in QUICK or jobs == 1:
        until = time.perf_counter() + START
        while jobs == 1 or time.perf_counter() < until:
            yield [worker.play_pair(first)]
            first += 1
    yield from in_order(pool_of(jobs, _start, worker.pairing), jobs, _play_chunk, _chunks(first))


def _chunks(first: int) -> Iterator[range]:
    return (range(start, start + CHUNK) for start in count(first, CHUNK))


_worker: PairWorker | None = None
"""In a process: what it plays with."""


def _start(pairing: Pairing) -> None:
    global _worker
    _worker = PairWorker(pairing)


def _play_chunk(numbers: range) -> list[Pair]:
    assert _worker is not None
    return _worker.play_chunk(numbers)
