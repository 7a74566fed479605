"""Restricted play: a game again, with the taker of a thing kept from it, and what a search thinks of that loss."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, pick_best, search, think
from gnomehall.core.bot import InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.sim.chance import TiedChance
from gnomehall.sim.ledger import Lines
from gnomehall.sim.paired import Pairing, PairWorker, WatchedWorker
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.worth import Taker

THOUGHTS: Final = 100
"""Iterations of each of the two searches about a taking."""
QUESTIONS: Final = 3
"""How many later questions of a move are looked at to see whether it must take the thing."""
SEED: Final = 0x776F7274


@dataclass(frozen=True, slots=True)
class Wanted:
    """A trial to be made."""

    side: int
    """0 with the edition before the change, 1 with the one after it."""
    thing: int
    game: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Trial:
    number: int
    wanted: Wanted
    won: float
    """What the seat had of the victory when it was kept from the thing."""
    fall: float | None
    """How far the search's value fell at its first taking; None if it was never kept from it, so that nothing is said.

    So it is with what comes by chance, or when every move takes it.
    """

    @staticmethod
    def read(line: Mapping[str, Any]) -> "Trial":
        return Trial(line["number"], Wanted(**line["wanted"]), line["won"], line["fall"])


class Keeper:
    """Plays one seat by its bot, but for what would take the thing."""

    def __init__(self, side: WatchedWorker, wanted: Wanted) -> None:
        self.side = side
        self.wanted = wanted
        self.chance: TiedChance = side.chance(wanted.game)
        self.fall: float | None = None

    def play(self, number: int) -> Trial:
        game = self.side.play(self.wanted.game, self.chance, self.choose)
        return Trial(number, self.wanted, game.won[self.wanted.seat], self.fall)

    def choose(self, s: State, seat: Seat) -> Action:
        action = self.side.choose(s, seat, self.chance)
        if seat != self.wanted.seat or not self.takes(s, action):
            return action
        legal = s.legal_actions()
        barred = [choice for choice in legal if self.takes(s, choice)]
        if len(barred) == len(legal):
            return action
        if self.fall is None:
            self.fall = self.value(s, seat, legal) - self.value(s, seat, [a for a in legal if a not in barred])
        rng = Rng(SEED, len(s.log or ()))
        return self.side.worker.bots[seat].choose(InformationSet(s, seat, rng, barred), rng)

    def takes(self, s: State, action: Action, questions: int = QUESTIONS) -> bool:
        """Whether the action takes the thing, or leaves no way round it in the questions that follow at once."""
        assert s.log is not None
        seat, counter = self.wanted.seat, self.side.counter
        t = s.copy()
        t.log = list(s.log)
        t.apply(action)
        taken = (seat, self.wanted.thing)
        if len(t.log) > len(s.log) and counter.takings(t.log).count(taken) > counter.takings(s.log).count(taken):
            return True
        if questions == 0 or t.player() != seat or t.is_move_complete(seat):
            return False
        return all(self.takes(t, answer, questions - 1) for answer in t.legal_actions())

    def value(self, s: State, seat: Seat, actions: list[Action]) -> float:
        """What the position is worth to the seat if these are its moves."""
        rng, advice, style = Rng(SEED, self.wanted.game), self.side.worker.game.advice(), Style()
        found = search(InformationSet(s, seat, rng), advice, rng, style)
        found.actions = actions
        think(found, Budget(THOUGHTS, 0.0), None)
        return pick_best(found.stats, seat, advice, style).mean(seat)


def trials_wanted(takers: Sequence[Sequence[Sequence[Taker]]], games: int) -> list[Wanted]:
    """So many games of each thing and edition in which it was taken, if there are as many: one of each in turn."""
    return [
        Wanted(side, thing, found[turn].game, found[turn].seat)
        for turn in range(games)
        for side, things in enumerate(takers)
        for thing, found in enumerate(things)
        if turn < len(found)
    ]


def lines_of_trials(path: Path) -> Lines[Trial]:
    return Lines(path, Trial.read, asdict)


def play_trials(
    pairing: Pairing,
    wanted: Sequence[Wanted],
    jobs: int | None = None,
    lines: Lines[Trial] | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[list[Trial], bool]:
    """Make the trials; those that were made, and whether Ctrl-C stopped them. What the lines hold is not made again."""
    terms = pairing.terms() | {"trials": THOUGHTS}
    kept = [] if lines is None else lines.open(terms, 2**31)
    known = {trial.wanted: trial for trial in kept}
    todo = [one for one in wanted if one not in known]
    found = [known[one] for one in wanted if one in known]
    results = _results(pairing, list(enumerate(todo, len(kept))), jobs or available_cores())
    try:
        with closing(results):
            for trial in results:
                found.append(trial)
                if lines is not None:
                    lines.write([trial])
                if progress is not None:
                    progress(len(found))
    except KeyboardInterrupt:
        return found, True
    return found, False


def _results(pairing: Pairing, todo: list[tuple[int, Wanted]], jobs: int) -> Generator[Trial, None, None]:
    workers = min(jobs, len(todo))
    if workers > 1:
        yield from in_order(pool_of(workers, _start, pairing), workers, _try, todo)
    elif todo:
        worker = PairWorker(pairing)
        yield from (make_trial(worker, number, one) for number, one in todo)


def make_trial(worker: PairWorker, number: int, wanted: Wanted) -> Trial:
    return Keeper(worker.sides[wanted.side], wanted).play(number)


_worker: PairWorker | None = None
"""In a process: what it plays with."""


def _start(pairing: Pairing) -> None:
    global _worker
    _worker = PairWorker(pairing)


def _try(job: tuple[int, Wanted]) -> Trial:
    assert _worker is not None
    return make_trial(_worker, *job)
