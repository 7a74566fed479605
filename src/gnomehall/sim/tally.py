"""What is counted of games: a tally that games are added to, and the summary made of it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from gnomehall.sim.takings import GameTakings

Z: Final = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    number: int
    seated: tuple[int, ...]
    """Which entrant sat in each seat."""
    scores: tuple[int, ...]
    """By seat, as are the places."""
    places: tuple[int, ...]
    rounds: int
    ending: str
    decisions: int
    takings: GameTakings | None = None
    """What everybody took, if that was counted."""
    record: str | None = None
    """The game as written down, if that was asked for."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins, with what is counted beside it."""

    games: int
    wins: Fraction
    """A game that k players win together counts 1/k for each of them, so the wins add up to the games."""
    win_rate: float
    low: float
    high: float
    """The Wilson 95 % interval of the win rate."""
    mean_score: float
    margin: float
    """The mean of the points ahead of the best other player, or behind."""


@dataclass(frozen=True, slots=True)
class Rounds:
    mean: float
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of a batch. All but `seconds` and `fresh` depends on the batch alone."""

    games: int
    shared: int
    """Games that several players won together."""
    decisions: int
    seconds: float
    fresh: int
    """Decisions made in these seconds; the others were read from a file."""
    rounds: Rounds
    endings: Mapping[str, int]
    """Games by how they ended, the most frequent first."""
    entrants: tuple[Share, ...]
    seats: tuple[Share, ...]
    """What sitting there was worth, whoever sat there."""
    ahead: tuple[tuple[float | None, ...], ...]
    """How often an entrant was placed before another when they met, equal places for half; None if they never did."""
    stopped: bool
    """Whether it was stopped before all games were played."""

    @property
    def decisions_per_second(self) -> float:
        return self.fresh / self.seconds if self.seconds > 0 else 0.0


class _Sums:
    """Sums over games, of one entrant or one seat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.score = 0
        self.margin = 0

    def share(self) -> Share:
        games = max(self.games, 1)
        low, high = wilson(float(self.wins), self.games)
        return Share(
            self.games, self.wins, float(self.wins / games), low, high, self.score / games, self.margin / games
        )


class Tally:
    """Sums over games. They are whole numbers and fractions, so the order of adding makes no difference."""

    def __init__(self, entrants: int, seats: int) -> None:
        self.games = 0
        self.shared = 0
        self.decisions = 0
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self._entrants = [_Sums() for _ in range(entrants)]
        self._seats = [_Sums() for _ in range(seats)]
        self._met = [[0] * entrants for _ in range(entrants)]
        self._ahead = [[0] * entrants for _ in range(entrants)]
        """In halves."""

    def add(self, game: Played) -> None:
        winners = game.places.count(0)
        self.games += 1
        self.shared += winners > 1
        self.decisions += game.decisions
        self.rounds[game.rounds] += 1
        self.endings[game.ending] += 1
        for seat, entrant in enumerate(game.seated):
            others = [score for other, score in enumerate(game.scores) if other != seat]
            for sums in (self._entrants[entrant], self._seats[seat]):
                sums.games += 1
                sums.score += game.scores[seat]
                sums.margin += game.scores[seat] - max(others, default=0)
                if game.places[seat] == 0:
                    sums.wins += Fraction(1, winners)
            for other, rival in enumerate(game.seated):
                if other != seat:
                    self._met[entrant][rival] += 1
                    better, worse = game.places[seat] < game.places[other], game.places[seat] > game.places[other]
                    self._ahead[entrant][rival] += 1 + better - worse

    def summary(self, seconds: float, fresh: int, stopped: bool) -> Summary:
        total = sum(number * games for number, games in self.rounds.items())
        return Summary(
            games=self.games,
            shared=self.shared,
            decisions=self.decisions,
            seconds=seconds,
            fresh=fresh,
            rounds=Rounds(total / max(self.games, 1), min(self.rounds, default=0), max(self.rounds, default=0)),
            endings=dict(sorted(self.endings.items(), key=lambda item: (-item[1], item[0]))),
            entrants=tuple(sums.share() for sums in self._entrants),
            seats=tuple(sums.share() for sums in self._seats),
            ahead=tuple(
                tuple(halves / (2 * met) if met else None for halves, met in zip(row, counts, strict=True))
                for row, counts in zip(self._ahead, self._met, strict=True)
            ),
            stopped=stopped,
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate of wins in 95 of 100 cases."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    width = 1 + Z * Z / games
    return max(0.0, (middle - half) / width), min(1.0, (middle + half) / width)
