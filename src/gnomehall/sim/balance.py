"""How balanced a game is: what it is worth to begin, how games go, and what becomes of those who take a thing.

All bots are of one kind, so that nothing but the game tells the players apart. That takers of a thing win more often
does not prove that the thing made them win: who is ahead can afford more.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from gnomehall.core.taking import Thing
from gnomehall.sim.tally import Played, Share, Tally
from gnomehall.sim.weight import Weighing, Weight


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over games or players; the percentiles are values that occurred."""

    mean: float
    min: int
    low: int
    """10 % are at or below it."""
    middle: int
    high: int
    """90 % are at or below it."""
    max: int

    @staticmethod
    def of(found: Mapping[int, int]) -> "Spread":
        """From how often each value occurred."""
        total = sum(found.values())
        values = sorted(found)
        mean = sum(value * times for value, times in found.items()) / max(total, 1)
        low, middle, high = (_percentile(values, found, total * percent) for percent in (10, 50, 90))
        return Spread(mean, values[0] if values else 0, low, middle, high, values[-1] if values else 0)


def _percentile(values: Sequence[int], found: Mapping[int, int], wanted: int) -> int:
    """The first value at or below which so many hundredths of all are."""
    seen = 0
    for value in values:
        seen += 100 * found[value]
        if seen >= wanted:
            return value
    return 0


@dataclass(frozen=True, slots=True)
class Balance:
    games: int
    players: int
    shared: int
    order: tuple[Share, ...]
    """By place in the turn order of the first round, from who began."""
    endings: Mapping[str, int]
    rounds: Spread
    scores: Spread
    winners: Spread
    """The scores of those who won."""
    margins: Spread
    """The points of the winner ahead of the next; 0 if only a tie-break decided."""
    weights: tuple[Weight, ...]
    """By kind in the game's order, and those that brought most first."""

    @property
    def fair(self) -> float:
        """The share of victories that everybody would have if all were equal."""
        return 1 / self.players


@dataclass(frozen=True, slots=True)
class Counted:
    """How often each number occurred, in games or of players."""

    rounds: Mapping[int, int]
    scores: Mapping[int, int]
    winners: Mapping[int, int]
    margins: Mapping[int, int]


class Measuring:
    """Sums over games whose takings were counted."""

    def __init__(self, things: Sequence[Thing], players: int) -> None:
        self.players = players
        self._tally = Tally(players, players)
        self._scores: Counter[int] = Counter()
        self._winners: Counter[int] = Counter()
        self._margins: Counter[int] = Counter()
        self._sums = [Weighing(thing) for thing in things]

    def add(self, game: Played) -> None:
        takings = game.takings
        assert takings is not None, "a game without its takings"
        self._tally.add(in_turn_order(game))
        self._scores.update(game.scores)
        self._winners.update(score for score, place in zip(game.scores, game.places, strict=True) if place == 0)
        if self.players > 1:
            best, second = sorted(game.scores, reverse=True)[:2]
            self._margins[best - second] += 1
        won = [1 / game.places.count(0) if place == 0 else 0.0 for place in game.places]
        offered = set(takings.offered)
        for number, sums in enumerate(self._sums):
            if sums.thing.always or number in offered:
                sums.add([took[number] for took in takings.took], game.scores, won)

    def counted(self) -> Counted:
        return Counted(
            *(dict(sorted(found.items())) for found in (self._tally.rounds, self._scores, self._winners, self._margins))
        )

    def balance(self) -> Balance:
        summary = self._tally.summary(0.0, 0, False)
        return Balance(
            games=summary.games,
            players=self.players,
            shared=summary.shared,
            order=summary.seats,
            endings=summary.endings,
            rounds=Spread.of(self._tally.rounds),
            scores=Spread.of(self._scores),
            winners=Spread.of(self._winners),
            margins=Spread.of(self._margins),
            weights=tuple(self._weights()),
        )

    def _weights(self) -> list[Weight]:
        """By kind; within a kind what brought most points, and last what can't be told."""
        kinds = list(dict.fromkeys(sums.thing.kind for sums in self._sums))
        weights = [sums.weight(self.players) for sums in self._sums]
        return sorted(weights, key=lambda weight: (kinds.index(weight.thing.kind), _rank(weight), weight.thing.id))


def _rank(weight: Weight) -> tuple[bool, float]:
    return weight.points is None, -weight.points.value if weight.points is not None else -weight.takers


def in_turn_order(game: Played) -> Played:
    """The game as if who began had sat in seat 0, and the others behind in the order of turns."""
    assert game.takings is not None
    first, seats = game.takings.first, len(game.seated)
    order = [(first + place) % seats for place in range(seats)]
    return replace(
        game,
        seated=tuple(game.seated[seat] for seat in order),
        scores=tuple(game.scores[seat] for seat in order),
        places=tuple(game.places[seat] for seat in order),
    )
