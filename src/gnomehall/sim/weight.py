"""What becomes of those who take a thing: shares, wins and points, each with how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from gnomehall.core.taking import Thing
from gnomehall.sim.tally import Z, wilson

FEWEST: Final = 5
"""With fewer tables than this nothing is said of a thing."""
NEVER: Final = 0.01
ALWAYS: Final = 0.95
FAR_OFF: Final = 0.10
"""How far the win rate of takers may be from a fair share before it is noted."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the interval, on its wider side."""
        return max(self.high - self.value, self.value - self.low)


@dataclass(frozen=True, slots=True)
class Weight:
    """What came of taking a thing. Shares are from 0 to 1, and of the games in which it was within reach."""

    thing: Thing
    games: int
    """In which it was within reach."""
    taken: float
    """The share of them in which anybody took it."""
    takes: float
    """How often a player took it in a game, on average."""
    takers: float
    """The share of players who took it at least once."""
    wins: Estimate | None
    """How much more than a fair share of victories the takers had; None if too few tables had takers and others."""
    mixed: int
    """Tables at which somebody took it and somebody did not."""
    points: Estimate | None
    """How many points more the takers of such a table had than the others; None if there are too few such tables."""
    each: Estimate | None
    """How many points a player was ahead of the table for each time more than the table took it; None likewise."""
    notes: tuple[str, ...]
    """What a designer should look at: never, always, strong, weak."""


class Weighing:
    """Sums over the games in which one thing was within reach."""

    def __init__(self, thing: Thing) -> None:
        self.thing = thing
        self.games = 0
        self.taken = 0
        self.takes = 0
        self.takers = 0
        self.wins = 0.0
        self.mixed = 0
        self.gaps = 0.0
        self.squares = 0.0
        self.slope = _Slope()

    def add(self, takes: list[int], scores: Sequence[int], won: list[float]) -> None:
        self.games += 1
        self.takes += sum(takes)
        self.slope.add(takes, scores)
        with_it = [seat for seat, times in enumerate(takes) if times]
        if not with_it:
            return
        self.taken += 1
        self.takers += len(with_it)
        self.wins += sum(won[seat] for seat in with_it)
        without = [seat for seat, times in enumerate(takes) if not times]
        if without:
            gap = _mean(scores, with_it) - _mean(scores, without)
            self.mixed += 1
            self.gaps += gap
            self.squares += gap * gap

    def weight(self, players: int) -> Weight:
        seats = max(self.games * players, 1)
        taken, takers = self.taken / max(self.games, 1), self.takers / seats
        wins = self._wins(1 / players) if self.mixed >= FEWEST else None
        notes = self._notes(taken, takers, wins) if self.games >= FEWEST else ()
        return Weight(
            self.thing,
            self.games,
            taken,
            self.takes / seats,
            takers,
            wins,
            self.mixed,
            self._points(),
            self.slope.estimate(),
            notes,
        )

    def _wins(self, fair: float) -> Estimate:
        low, high = wilson(self.wins, self.takers)
        return Estimate(self.wins / self.takers - fair, low - fair, high - fair)

    def _points(self) -> Estimate | None:
        n = self.mixed
        if n < FEWEST:
            return None
        mean = self.gaps / n
        half = student(n - 1) * sqrt(max(self.squares / n - mean * mean, 0.0) / (n - 1))
        return Estimate(mean, mean - half, mean + half)

    def _notes(self, taken: float, takers: float, wins: Estimate | None) -> tuple[str, ...]:
        notes = []
        if taken < NEVER:
            notes.append("never")
        if (taken if self.thing.unique else takers) > ALWAYS:
            notes.append("always")
        if wins is not None and wins.value > FAR_OFF and wins.low > 0:
            notes.append("strong")
        if wins is not None and wins.value < -FAR_OFF and wins.high < 0:
            notes.append("weak")
        return tuple(notes)


class _Slope:
    """The line of least squares through takes and points, both less the mean of their table.

    So only players of one table are compared, and its luck cancels out. Tables are independent, players of a table are
    not: the interval comes from how the tables scatter.
    """

    def __init__(self) -> None:
        self.tables = 0
        self.xx = self.xy = 0.0
        self.xx_squared = self.xy_squared = self.xx_times_xy = 0.0

    def add(self, takes: Sequence[int], scores: Sequence[int]) -> None:
        usual, par = sum(takes) / len(takes), sum(scores) / len(scores)
        xx = sum((x - usual) ** 2 for x in takes)
        if not xx:
            return
        xy = sum((x - usual) * (y - par) for x, y in zip(takes, scores, strict=True))
        self.tables += 1
        self.xx += xx
        self.xy += xy
        self.xx_squared += xx * xx
        self.xy_squared += xy * xy
        self.xx_times_xy += xx * xy

    def estimate(self) -> Estimate | None:
        if self.tables < FEWEST:
            return None
        slope = self.xy / self.xx
        scatter = self.xy_squared - 2 * slope * self.xx_times_xy + slope * slope * self.xx_squared
        half = student(self.tables - 1) * sqrt(max(scatter, 0.0) * self.tables / (self.tables - 1)) / self.xx
        return Estimate(slope, slope - half, slope + half)


def _mean(scores: Sequence[int], seats: Sequence[int]) -> float:
    return sum(scores[seat] for seat in seats) / len(seats)


def student(freedom: int) -> float:
    """Standard deviations that hold 95 % of Student's distribution, which a mean of few tables follows.

    The first terms of its expansion around the normal distribution; from 4 degrees of freedom on they are good to 0.01.
    """
    third, fifth, seventh = Z**3, Z**5, Z**7
    return (
        Z
        + (third + Z) / (4 * freedom)
        + (5 * fifth + 16 * third + 3 * Z) / (96 * freedom**2)
        + (3 * seventh + 19 * fifth + 17 * third - 15 * Z) / (384 * freedom**3)
    )
