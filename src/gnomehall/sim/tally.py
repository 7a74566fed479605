"""What is counted of games: tallies that add up, and the summary made of them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from gnomehall.core.state import State


@dataclass(frozen=True, slots=True)
class SeatSummary:
    bot: str
    wins: Fraction
    """A game that k seats win together counts 1/k for each of them, so the wins add up to the games."""
    win_rate: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Rounds:
    mean: float
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of a batch. All but `seconds` depends on the batch alone."""

    games: int
    shared: int
    """Games that several seats won together."""
    decisions: int
    seconds: float
    rounds: Rounds
    endings: Mapping[str, int]
    """Games by how they ended, the most frequent first."""
    seats: tuple[SeatSummary, ...]
    stopped: bool
    """Whether it was stopped before all games were played."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games. They are whole numbers and fractions, so the order of adding makes no difference."""

    games: int
    shared: int
    decisions: int
    rounds: int
    rounds_min: int
    rounds_max: int
    endings: Mapping[str, int]
    wins: tuple[Fraction, ...]
    scores: tuple[int, ...]

    @staticmethod
    def nothing(seats: int) -> "Tally":
        return Tally(0, 0, 0, 0, 0, 0, {}, (Fraction(0),) * seats, (0,) * seats)

    def __add__(self, other: "Tally") -> "Tally":
        if not self.games or not other.games:
            return self if self.games else other
        return Tally(
            games=self.games + other.games,
            shared=self.shared + other.shared,
            decisions=self.decisions + other.decisions,
            rounds=self.rounds + other.rounds,
            rounds_min=min(self.rounds_min, other.rounds_min),
            rounds_max=max(self.rounds_max, other.rounds_max),
            endings=Counter(self.endings) + Counter(other.endings),
            wins=tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            scores=tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
        )

    def summary(self, bots: tuple[str, ...], seconds: float, stopped: bool) -> Summary:
        games = max(self.games, 1)
        return Summary(
            games=self.games,
            shared=self.shared,
            decisions=self.decisions,
            seconds=seconds,
            rounds=Rounds(self.rounds / games, self.rounds_min, self.rounds_max),
            endings=dict(sorted(self.endings.items(), key=lambda item: (-item[1], item[0]))),
            seats=tuple(
                SeatSummary(name, wins, float(wins / games), score / games)
                for name, wins, score in zip(bots, self.wins, self.scores, strict=True)
            ),
            stopped=stopped,
        )


def tally_of(over: State, decisions: int) -> Tally:
    """The tally of one finished game."""
    places = over.places()
    winners = places.count(0)
    return Tally(
        games=1,
        shared=int(winners > 1),
        decisions=decisions,
        rounds=over.round(),
        rounds_min=over.round(),
        rounds_max=over.round(),
        endings={over.ending(): 1},
        wins=tuple(Fraction(int(place == 0), winners) for place in places),
        scores=tuple(over.scores()),
    )
