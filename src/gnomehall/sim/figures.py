"""The figures of games in pairs, how they differ between two editions, and which differences are more than luck."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from gnomehall.sim.balance import in_turn_order
from gnomehall.sim.paired import Pair, Watched
from gnomehall.sim.tally import Z, wilson
from gnomehall.sim.weight import Estimate, student

LEVEL: Final = 0.05
"""How much luck is taken for a difference: of all headline figures together, or as a share of the components named."""
LEAST: Final = 100
"""Pairs before which nothing is taken to be known: a variance of few is itself luck."""
EVERY: Final = 50
"""After so many pairs it is looked at again whether enough is known."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that is measured of a game. Words: `figure-<kind>`."""

    kind: str
    of: str = ""
    """Which place in turn order, or which ending."""
    share: bool = False
    """Whether it is a share of 1, told in percent; other figures are means of numbers."""
    headline: bool = False

    def __str__(self) -> str:
        return f"{self.kind}: {self.of}" if self.of else self.kind


ROUNDS: Final = Figure("rounds", headline=True)
SCORE: Final = Figure("score", headline=True)
WINNING_SCORE: Final = Figure("winning-score")
MARGIN: Final = Figure("margin")
SHARED: Final = Figure("shared", share=True)
DECISIONS: Final = Figure("decisions")
BRANCHING: Final = Figure("branching")
LEADS: Final = Figure("leads")
DECIDED: Final = Figure("decided", share=True)


def place_figure(place: int) -> Figure:
    """The wins of who was so many-th to move, from 1."""
    return Figure("wins", str(place), share=True, headline=True)


def ending_figure(kind: str) -> Figure:
    return Figure("ending", kind, share=True, headline=True)


def figures_of(game: Watched) -> dict[Figure, float]:
    """All that is measured of a game. Of an ending that it did not have nothing is said, which counts as 0."""
    played, course = game.played, game.course
    players = len(played.scores)
    found: dict[Figure, float] = {}
    if players > 1:
        ordered = Watched(in_turn_order(played), course)
        found |= {place_figure(place): won for place, won in enumerate(ordered.won, 1)}
    found[ROUNDS] = played.rounds
    found[SCORE] = sum(played.scores) / players
    if players > 1:
        best, second = sorted(played.scores, reverse=True)[:2]
        found |= {WINNING_SCORE: best, MARGIN: best - second, SHARED: played.places.count(0) > 1}
    found |= {DECISIONS: played.decisions, BRANCHING: course.options / max(played.decisions, 1)}
    if players > 1:
        found |= {LEADS: course.leads, DECIDED: course.decided}
    found[ending_figure(played.ending)] = 1.0
    return found


class Sums:
    """Sums over pairs, of one figure."""

    def __init__(self) -> None:
        self.before = self.after = self.change = 0.0
        self.before_squares = self.after_squares = self.change_squares = 0.0

    def add(self, before: float, after: float) -> None:
        change = after - before
        self.before += before
        self.after += after
        self.change += change
        self.before_squares += before * before
        self.after_squares += after * after
        self.change_squares += change * change


@dataclass(frozen=True, slots=True)
class Difference:
    """What a change did to a figure, by pairs; the intervals hold the truth in 95 of 100 cases, each by itself."""

    figure: Figure
    before: Estimate
    after: Estimate
    change: Estimate
    chance: float
    """Of so large a difference by luck alone."""
    changed: bool
    """Whether it is told from luck, all comparisons considered."""


class Figures:
    """Sums over pairs of all figures."""

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        """Whether an edition is compared with itself: what is to be known then is the figures and not their change."""
        self.pairs = 0
        self._sums: dict[Figure, Sums] = {}

    def add(self, pair: Pair) -> None:
        self.pairs += 1
        before, after = figures_of(pair.games[0]), figures_of(pair.games[1])
        for figure in dict.fromkeys((*before, *after)):
            self._sums.setdefault(figure, Sums()).add(before.get(figure, 0.0), after.get(figure, 0.0))

    def pairs_needed(self, points: float) -> int:
        """How many pairs will do to know the change of every headline figure to within so many points of 100.

        Of an edition alone it is the figure itself.
        """
        needed = LEAST
        for figure, sums in self._sums.items():
            if figure.headline:
                scale = 1.0 if figure.share else max(abs(sums.before / self.pairs), 1e-9)
                half = (self._sides(figure)[1] if self.alone else change_of(sums, self.pairs, figure.share)[0]).half
                needed = max(needed, round(self.pairs * (100 * half / scale / points) ** 2 + 0.5))
        return needed

    def enough(self, points: float) -> bool:
        """Whether that is known now. It is only looked at after certain numbers of pairs."""
        looked = self.pairs >= LEAST and self.pairs % EVERY == 0
        return looked and self.pairs_needed(points) <= self.pairs + 1

    def differences(self) -> tuple[Difference, ...]:
        """Headline figures are judged together by Holm's method, the others likewise among themselves."""
        figures = sorted(self._sums, key=lambda figure: (ORDER.index(figure.kind), figure.of))
        found = {figure: change_of(self._sums[figure], self.pairs, figure.share) for figure in figures}
        changed: dict[Figure, bool] = {}
        for headline in (True, False):
            family = [figure for figure in figures if figure.headline == headline]
            told = holm([found[figure][1] for figure in family])
            changed |= dict(zip(family, told, strict=True))
        return tuple(Difference(figure, *self._sides(figure), *found[figure], changed[figure]) for figure in figures)

    def _sides(self, figure: Figure) -> tuple[Estimate, Estimate]:
        sums, n, share = self._sums[figure], self.pairs, figure.share
        return (
            side_of(sums.before, sums.before_squares, n, share),
            side_of(sums.after, sums.after_squares, n, share),
        )


ORDER: Final = (
    "wins", "rounds", "score", "ending", "winning-score", "margin", "shared", "decisions", "branching", "leads",
    "decided",
)  # fmt: skip
"""Figures as they are shown: the headlines first."""


def side_of(total: float, squares: float, n: int, share: bool) -> Estimate:
    mean = total / n
    if share:
        return Estimate(mean, *wilson(total, n))
    half = student(max(n - 1, 1)) * sqrt(max(squares / n - mean * mean, 0.0) / max(n - 1, 1))
    return Estimate(mean, mean - half, mean + half)


def change_of(sums: Sums, n: int, share: bool) -> tuple[Estimate, float]:
    """The mean difference of pairs with its interval, and how likely luck alone gives one so large.

    The interval of a share is Agresti and Min's for matched pairs, as if half a pair more had changed each way and one
    more had not: games that never differed yet may still do so.
    """
    mean = sums.change / n
    if share:
        pairs = n + 2
        middle = sums.change / pairs
        error = sqrt(max((sums.change_squares + 1.0) / pairs - middle * middle, 0.0) / pairs)
        low, high = min(mean, middle - Z * error), max(mean, middle + Z * error)
        return Estimate(mean, low, high), two_sided(middle / error)
    freedom = max(n - 1, 1)
    error = sqrt(max(sums.change_squares / n - mean * mean, 0.0) / freedom)
    half = student(freedom) * error
    if error == 0.0:
        return Estimate(mean, mean, mean), 1.0 if mean == 0.0 else 0.0
    return Estimate(mean, mean - half, mean + half), two_sided(as_normal(mean / error, freedom))


def as_normal(t: float, freedom: int) -> float:
    """A value of Student's distribution as one of the normal distribution that is as unlikely."""
    return t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))


def two_sided(z: float) -> float:
    """How likely luck alone is to be so far off on either side."""
    return erfc(abs(z) / sqrt(2))


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which differences to believe so that the chance of a single wrong one among them is below the level."""
    told = [False] * len(chances)
    for rank, number in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        if chances[number] > level / (len(chances) - rank):
            break
        told[number] = True
    return told


def benjamini_hochberg(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which differences to name so that the expected share of wrong ones among them is below the level."""
    ordered = sorted(range(len(chances)), key=lambda i: chances[i])
    named = 0
    for rank, number in enumerate(ordered, 1):
        if chances[number] <= level * rank / len(chances):
            named = rank
    told = [False] * len(chances)
    for number in ordered[:named]:
        told[number] = True
    return told


def by_name(differences: Sequence[Difference]) -> Mapping[str, Difference]:
    return {str(found.figure): found for found in differences}
