"""A whole comparison of two editions at one number of players: figures, and components with what they are worth."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from gnomehall import registry
from gnomehall.core.taking import Thing
from gnomehall.sim.balance import Counted, Measuring
from gnomehall.sim.examples import Choosing, Example
from gnomehall.sim.figures import (
    LEAST,
    Difference,
    Figure,
    Figures,
    Sums,
    benjamini_hochberg,
    change_of,
    side_of,
    two_sided,
)
from gnomehall.sim.paired import Pair, Pairing, PairWorker, lines_of_pairs, pairs_file, play_pairs
from gnomehall.sim.tables import Rows, TableWriter
from gnomehall.sim.tally import Z
from gnomehall.sim.trials import Trial, lines_of_trials, play_trials, trials_wanted
from gnomehall.sim.weight import FEWEST, Estimate, Weight
from gnomehall.sim.worth import Adjusting, mean_of

WAYS: Final = ("raw", "adjusted", "forbidden", "search")
"""What a component is worth, in four ways."""

USUAL_SCATTER: Final = 0.65
"""The standard deviation of the change of a share from pair to pair, where a change makes most games another game."""
MOST_PAIRS: Final = 1_000_000
"""Where a comparison ends in any case."""


@dataclass(frozen=True, slots=True)
class Goal:
    """When to stop: after so many pairs, or when all headline figures are known to within so many points of 100."""

    pairs: int | None = None
    points: float = 2.0
    trials: int = 0
    """Games of restricted play for each component and edition."""
    components: frozenset[str] = frozenset()
    """The ids of those that are tried so; all of them if none is named."""

    def pairs_expected(self) -> int:
        """How many pairs it will take at most, as far as can be said before any is played."""
        return self.pairs or max(LEAST, round((100 * Z * USUAL_SCATTER / self.points) ** 2))


def seconds_for_a_pair(pairing: Pairing) -> float:
    """How long a pair takes here, by playing one."""
    worker = PairWorker(pairing)
    began = time.perf_counter()
    worker.play_pair(0)
    return time.perf_counter() - began


@dataclass(frozen=True, slots=True)
class Worth:
    """A component in one edition, and what it is worth: victories, as a share of 1, in four ways."""

    weight: Weight
    """How often it was within reach and taken, and raw: the wins of its takers beyond a fair share."""
    adjusted: Estimate | None
    """Beyond what others won who took something from the same chance and lead."""
    forbidden: Estimate | None
    """What a taker loses who is kept from it."""
    search: Estimate | None
    """How far the value falls that a search gives the position, if it may not be taken."""
    told: frozenset[str]
    """The ways in which it is told from luck, all components considered."""

    def way(self, name: str) -> Estimate | None:
        return {"raw": self.weight.wins, "adjusted": self.adjusted, "forbidden": self.forbidden, "search": self.search}[
            name
        ]


@dataclass(frozen=True, slots=True)
class Component:
    thing: Thing
    sides: tuple[Worth | None, Worth | None]
    """None in an edition that does not have it."""
    taken: Difference | None
    """The share of players who took it, by pairs; None unless both editions have it."""


@dataclass(frozen=True, slots=True)
class Comparison:
    pairing: Pairing
    pairs: int
    stopped: bool
    figures: tuple[Difference, ...]
    components: tuple[Component, ...]
    """By kind in the game's order; what only the second edition has is last."""
    trials: int
    """Games of restricted play."""
    counted: tuple[Counted, Counted]
    """How rounds, scores and margins are spread, by edition."""
    examples: tuple[Example, ...]
    """Games worth a look."""
    things: tuple[tuple[Thing, ...], tuple[Thing, ...]]
    """By edition, all that can be taken, by the numbers that the examples use."""

    @property
    def players(self) -> int:
        return self.pairing.players


class Comparing:
    """Sums over pairs of all that is compared."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        faces = registry.game(pairing.game).faces()
        self.things = [faces.things(pairing.batch(side).setup()) for side in (0, 1)]
        self.figures = Figures(pairing.alone)
        self.choosing = Choosing()
        self.measuring = [Measuring(things, pairing.players) for things in self.things]
        self.adjusting = [Adjusting(things, pairing.players) for things in self.things]
        places = [{_key(thing): number for number, thing in enumerate(things)} for things in self.things]
        self._both = {key: (number, places[1][key]) for key, number in places[0].items() if key in places[1]}
        self._taken = {key: Sums() for key in self._both}

    def add(self, pair: Pair) -> None:
        self.figures.add(pair)
        self.choosing.add(pair)
        for side, game in enumerate(pair.games):
            self.measuring[side].add(game.played)
            self.adjusting[side].add(game)
        for key, numbers in self._both.items():
            before, after = (_takers(pair, side, number) for side, number in enumerate(numbers))
            self._taken[key].add(before, after)

    def components(self, trials: Sequence[Trial]) -> tuple[Component, ...]:
        taken = self._differences() if self.figures.pairs else {}
        sides = [self._worths(side, [trial for trial in trials if trial.wanted.side == side]) for side in (0, 1)]
        things = {_key(thing): thing for found in self.things for thing in found}
        return tuple(
            Component(thing, (sides[0].get(key), sides[1].get(key)), taken.get(key)) for key, thing in things.items()
        )

    def _differences(self) -> Mapping[tuple[str, str], Difference]:
        """How often components are taken, judged together by Benjamini and Hochberg's method."""
        n = self.figures.pairs
        found = {key: change_of(sums, n, True) for key, sums in self._taken.items()}
        named = benjamini_hochberg([chance for _, chance in found.values()])
        differences = {}
        for (key, (change, chance)), changed in zip(found.items(), named, strict=True):
            sums = self._taken[key]
            before = side_of(sums.before, sums.before_squares, n, True)
            after = side_of(sums.after, sums.after_squares, n, True)
            figure = Figure("taken", f"{key[0]}: {key[1]}", share=True)
            differences[key] = Difference(figure, before, after, change, chance, changed)
        return differences

    def _worths(self, side: int, trials: Sequence[Trial]) -> Mapping[tuple[str, str], Worth]:
        """What the things of an edition are worth; each way is judged by itself, over all things."""
        things = self.things[side]
        weights = {_key(weight.thing): weight for weight in self.measuring[side].balance().weights}
        won = [{taker.game: taker.won for taker in found} for found in self.adjusting[side].takers]
        lost, falls = [Sums() for _ in things], [list[float]() for _ in things]
        for trial in trials:
            number, game = trial.wanted.thing, trial.wanted.game
            if trial.fall is not None:
                lost[number].add(trial.won, won[number][game])
                falls[number].append(trial.fall)
        raw = [_judged(weights[_key(thing)].wins) for thing in things]
        forbidden = [
            change_of(sums, len(fall), True) if len(fall) >= FEWEST else None
            for sums, fall in zip(lost, falls, strict=True)
        ]
        search = [_judged(mean_of(fall)) for fall in falls]
        found = (raw, self.adjusting[side].worths(), forbidden, search)
        told = [_told(estimates) for estimates in found]
        values = [[None if one is None else one[0] for one in estimates] for estimates in found]
        made = {}
        for number, thing in enumerate(things):
            _, adjusted, kept_from, fall = (estimates[number] for estimates in values)
            ways = frozenset(name for name, named in zip(WAYS, told, strict=True) if number in named)
            made[_key(thing)] = Worth(weights[_key(thing)], adjusted, kept_from, fall, ways)
        return made


Judged = tuple[Estimate, float]
"""An estimate, and how likely luck alone gives one so far from 0."""


def _judged(found: Estimate | None) -> Judged | None:
    if found is None:
        return None
    if found.half == 0.0:
        return found, 1.0
    return found, two_sided(found.value / found.half * Z)


def _told(found: Sequence[Judged | None]) -> set[int]:
    """Which of them to name, by Benjamini and Hochberg's method."""
    known = [(number, one[1]) for number, one in enumerate(found) if one is not None]
    named = benjamini_hochberg([chance for _, chance in known])
    return {number for (number, _), yes in zip(known, named, strict=True) if yes}


def _key(thing: Thing) -> tuple[str, str]:
    return thing.kind, thing.id


def _takers(pair: Pair, side: int, number: int) -> float:
    """The share of players who took a thing."""
    takings = pair.games[side].played.takings
    assert takings is not None
    return sum(took[number] > 0 for took in takings.took) / len(takings.took)


Progress = Callable[[str, int, int], None]
"""Hears what is played, `pairs` or `trials`, how many are done, and how many it will be as far as is known."""


def compare(
    pairing: Pairing,
    goal: Goal,
    jobs: int | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
    tables: TableWriter | None = None,
) -> Comparison:
    """Play the pairs and then the trials; what the folder holds of them is not played again. Ctrl-C stops it early.

    The games of the pairs are also written to the tables.
    """
    # Of two equal editions the games are equal too.
    sides = [Rows(pairing.batch(side), tied=True) for side in range(len(set(pairing.editions)))]
    comparing = Comparing(pairing)
    figures = comparing.figures

    def more(pair: Pair) -> bool:
        comparing.add(pair)
        if tables is not None:
            for rows, game in zip(sides, pair.games, strict=False):
                tables.add(rows.rows(game.played, game.course))
        if progress is not None:
            progress("pairs", figures.pairs, goal.pairs or max(figures.pairs_needed(goal.points), figures.pairs))
        if goal.pairs is not None:
            return figures.pairs < goal.pairs
        return not figures.enough(goal.points) and figures.pairs < MOST_PAIRS

    pairs = None if folder is None else lines_of_pairs(folder / pairs_file(pairing))
    stopped = play_pairs(pairing, more, jobs, pairs)
    trials: list[Trial] = []
    if goal.trials and not stopped:
        wanted = [
            one
            for one in trials_wanted([found.takers for found in comparing.adjusting], goal.trials)
            if not goal.components or comparing.things[one.side][one.thing].id in goal.components
        ]
        lines = None if folder is None else lines_of_trials(folder / f"{pairing.players}-trials.jsonl")
        heard = None if progress is None else lambda done: progress("trials", done, len(wanted))
        trials, stopped = play_trials(replace(pairing, records=False), wanted, jobs, lines, heard)
    # Of very few pairs nothing is known, not even how much they scatter.
    differences = figures.differences() if figures.pairs >= FEWEST else ()
    before, after = comparing.measuring
    return Comparison(
        pairing,
        figures.pairs,
        stopped,
        differences,
        comparing.components(trials),
        len(trials),
        (before.counted(), after.counted()),
        comparing.choosing.examples(),
        (tuple(comparing.things[0]), tuple(comparing.things[1])),
    )
