"""What a thing is worth to those who take it, adjusted for how they stood when they took it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from gnomehall.core.taking import Thing
from gnomehall.sim.figures import as_normal, two_sided
from gnomehall.sim.paired import Watched
from gnomehall.sim.weight import FEWEST, Estimate, student

TERMS: Final = 3
"""Of the line that is fitted: a constant, the chance of winning, and the lead in points."""

UNSEEN: Final = 4
"""Games whose luck is counted at least. Where the few takers of a thing all won, or all lost, what they gained hardly
scatters; that does not mean that it is known. Agresti and Coull put four games to a share for the same reason."""


@dataclass(frozen=True, slots=True)
class Taker:
    """Somebody who took a thing, in a game that can be played again."""

    game: int
    seat: int
    won: float
    """What the seat had of the victory."""


class Adjusting:
    """Fits wins of takers to how they stood before the move that took, over all things of an edition.

    Takers of a thing are then compared with what others won who took something from the same standing. The first
    taking of each thing by each seat counts. Takings of one game share its luck: intervals come from how games scatter.
    """

    def __init__(self, things: Sequence[Thing], players: int) -> None:
        self.fair = 1 / players
        self._squares = [[0.0] * TERMS for _ in range(TERMS)]
        self._products = [0.0] * TERMS
        self._things = [_ByGame() for _ in things]
        self.takers: list[list[Taker]] = [[] for _ in things]
        """By thing, a taker of each game that has one: the first of the seats in some games, the last in others."""

    def add(self, game: Watched) -> None:
        won = game.won
        seen: dict[int, dict[int, list[float]]] = {}
        for moment in game.course.moments:
            by_seat = seen.setdefault(moment.thing, {})
            by_seat.setdefault(moment.seat, [won[moment.seat] - self.fair, 1.0, moment.chance, float(moment.lead)])
        for thing, by_seat in seen.items():
            rows = list(by_seat.values())
            for gain, *terms in rows:
                for i in range(TERMS):
                    self._products[i] += terms[i] * gain
                    for j in range(TERMS):
                        self._squares[i][j] += terms[i] * terms[j]
            self._things[thing].add([sum(column) for column in zip(*rows, strict=True)])
            seats = sorted(by_seat)
            seat = seats[game.played.number % len(seats)]
            self.takers[thing].append(Taker(game.played.number, seat, won[seat]))

    def line(self) -> list[float]:
        """The constant and the slopes of the fitted line; a slope is 0 where nothing can be fitted."""
        for terms in range(TERMS, 0, -1):
            found = _solve([row[:terms] for row in self._squares[:terms]], self._products[:terms])
            if found is not None:
                return found + [0.0] * (TERMS - terms)
        return [0.0] * TERMS

    def worths(self) -> list[tuple[Estimate, float] | None]:
        """By thing: wins beyond those of others who stood alike, and how likely luck gives as much; None if too few."""
        line = self.line()
        least = UNSEEN * self.fair * (1 - self.fair)
        return [found.beyond(line, least) for found in self._things]


class _ByGame:
    """Sums over games of what the takers of a thing gained, how many they were, and how they stood: with products."""

    def __init__(self) -> None:
        self.games = 0
        self._sums = [0.0] * (TERMS + 1)
        self._products = [[0.0] * (TERMS + 1) for _ in range(TERMS + 1)]

    def add(self, sums: list[float]) -> None:
        self.games += 1
        for i, one in enumerate(sums):
            self._sums[i] += one
            for j, other in enumerate(sums):
                self._products[i][j] += one * other

    def beyond(self, line: Sequence[float], least: float) -> tuple[Estimate, float] | None:
        """The mean of what takers gained beyond the line; a game scatters as a whole, all of them at least so much."""
        if self.games < FEWEST:
            return None
        weights = [1.0, *(-slope for slope in line)]
        takers = self._sums[1]
        mean = sum(w * total for w, total in zip(weights, self._sums, strict=True)) / takers
        weights[1] -= mean
        scatter = sum(w * v * self._products[i][j] for i, w in enumerate(weights) for j, v in enumerate(weights))
        error = sqrt(max(scatter, least) * self.games / (self.games - 1)) / takers
        half = student(self.games - 1) * error
        return Estimate(mean, mean - half, mean + half), two_sided(as_normal(mean / error, self.games - 1))


def mean_of(values: Sequence[float]) -> Estimate | None:
    """A mean with its interval; None if there are too few."""
    n = len(values)
    if n < FEWEST:
        return None
    mean = sum(values) / n
    half = student(n - 1) * sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return Estimate(mean, mean - half, mean + half)


def _solve(squares: list[list[float]], products: list[float]) -> list[float] | None:
    """The solution of a few linear equations by elimination; None if they do not determine one."""
    n = len(products)
    rows = [[*row, right] for row, right in zip(squares, products, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        if abs(rows[best][i]) < 1e-9 * max(1.0, abs(squares[i][i])):
            return None
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(n):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]
