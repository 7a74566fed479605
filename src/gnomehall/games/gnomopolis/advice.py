"""What a position of Gnomopolis is worth: the score as it stands, and what the district may still make of itself."""

from typing import Final

from gnomehall.core.advice import Features, LinearAdvice, Weighed
from gnomehall.core.mypyc import i64
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnomopolis import scoring
from gnomehall.games.gnomopolis.scoring import Housing
from gnomehall.games.gnomopolis.state import NOT_ENDED, Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, BUILDS, COLOURS, MOST_SEATS, PASS, PAYS, Tables
from gnomehall.parts import word
from gnomehall.parts.counts import BYTE, WIDTH, Counts, total
from gnomehall.parts.word import Word

WEIGHTS: Final = [
    0.10, 0.41, 0.74, 1.07, 0.73, 0.91,  # active gnomes that will still work, by colour
    0.84, 1.15, 1.22, 1.41, 1.41, 1.98,  # the share of each colour in the population, for every round to come
    0.26, 0.21, -0.05, 0.03, 0.19, 0.39,  # active gnomes in the own turn, on top
    1.12, 0.63,  # helpers to come, helpers for a build in this turn
    1.39,  # a build that is still possible in this round
    1.33,  # rounds to come
    0.03, 0.33,  # empty homes, and for the next two rounds
    0.05, -0.98,  # buildings, and for every round to come
    0.32,  # a whole turn to come in this round
]  # fmt: skip
"""Fitted to 4,000 games of greedy players; see LinearAdvice."""

COINS_A_TURN: Final = 3.0
"""What a player takes from the Old Capital in a turn, roughly."""


class Judged:
    """What a seat was worth when it was judged last, with all that its worth depends on."""

    def __init__(self) -> None:
        self.value = 0.0
        self.tables: Tables | None = None
        self.left = 0.0
        self.population: Counts = 0
        self.active: Counts = 0
        self.scrolls: Word = 0
        self.coins: i64 = 0
        self.helpers: i64 = 0
        self.seats: i64 = 0
        self.first: Seat = 0
        self.turn: Seat = 0
        self.built = False

    def keep(self, s: Gnomopolis, seat: Seat, left: float, population: Counts, value: float) -> None:
        d = s.districts[seat]
        self.value = value
        self.tables, self.left, self.population = s.tables, left, population
        self.active, self.scrolls, self.coins, self.helpers = d.active, d.scrolls, d.coins, d.helpers
        self.seats, self.first, self.turn, self.built = s.seats, s.first, s.turn, s.built

    def is_of(self, s: Gnomopolis, seat: Seat, left: float, population: Counts) -> bool:
        d = s.districts[seat]
        return (
            self.population == population
            and self.active == d.active
            and self.scrolls == d.scrolls
            and self.coins == d.coins
            and self.helpers == d.helpers
            and self.left == left
            and self.turn == s.turn
            and self.built == s.built
            and self.first == s.first
            and self.seats == s.seats
            and self.tables is s.tables
        )


class GnomopolisAdvice(LinearAdvice):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.last: Final = [Judged() for _ in range(MOST_SEATS)]

    def spread(self, s: State) -> float:
        assert isinstance(s, Gnomopolis)
        return 3.0 + 1.2 * rounds_to_come(s)

    def networked(self) -> tuple[int, int, int, int]:
        return 0, 0, 400, 1_600

    def leanings(self, s: State, actions: list[Action]) -> list[int]:
        """Building is nearly always good, and nobody passes while there is work."""
        assert isinstance(s, Gnomopolis)
        weights: list[int] = []
        for action in actions:
            if action == PASS:
                weights.append(1)
            elif BUILDS <= action < PAYS:
                weights.append(20)
            else:
                weights.append(5)
        return weights

    def values(self, s: State) -> list[float]:
        """As of any linear advice; but the gnomes are housed only once, for the score and the features alike.

        A move changes little for most seats, and whoever compares moves asks about one position after another: a seat
        for which nothing has changed is worth what it was.
        """
        assert isinstance(s, Gnomopolis)
        found: list[float] = []
        left = rounds_to_come(s)
        for seat in range(s.seats):
            population = s.population(seat)
            last = self.last[seat]
            if not last.is_of(s, seat, left, population):
                d = s.districts[seat]
                housing = scoring.housing_of(s.tables, d, population)
                into = Weighed(scoring.score(s.tables, d, housing), self.weights)
                add_features(s, seat, left, population, housing, into)
                last.keep(s, seat, left, population, into.total)
            found.append(last.value)
        return found

    def describe(self, s: State, seat: Seat, points: list[int], into: Features) -> None:
        assert isinstance(s, Gnomopolis)
        population = s.population(seat)
        housing = scoring.housing_of(s.tables, s.districts[seat], population)
        add_features(s, seat, rounds_to_come(s), population, housing, into)


def add_features(s: Gnomopolis, seat: Seat, left: float, population: Counts, housing: Housing, into: Features) -> None:
    """What WEIGHTS are for, in their order; `left` are the rounds to come."""
    d = s.districts[seat]
    now = seat == s.turn
    order = (seat - s.first) % s.seats - (s.turn - s.first) % s.seats
    add_colours(d.active if left > 0.0 or order >= 0 else 0, 1.0, 1.0, into)
    add_colours(population, 6.0 * left, float(max(total(population), 1)), into)
    add_colours(d.active if left > 0.0 and now else 0, 1.0, 1.0, into)
    helpers = float(min(d.helpers, 3))
    built = float(word.size(d.scrolls & BUILDING_BITS))
    empty = float(min(housing.empty, 6))
    into.add(helpers * min(left, 1.0))
    into.add(helpers if now and not s.built else 0.0)
    into.add(1.0 if order > 0 or (now and not s.built) else 0.0)
    into.add(left)
    into.add(empty)
    into.add(empty * min(left, 2.0))
    into.add(built)
    into.add(built * left)
    into.add(1.0 if order > 0 else 0.0)


def add_colours(gnomes: Counts, times: float, people: float, into: Features) -> None:
    """A feature for each colour: its gnomes, times so much, shared among so many people."""
    rest = COLOURS
    while gnomes:
        into.add(times * float(gnomes & BYTE) / people)
        gnomes >>= WIDTH
        rest -= 1
    into.skip(rest)


def rounds_to_come(s: Gnomopolis) -> float:
    """How many more turns each player may expect after this round."""
    if s.reason != NOT_ENDED:
        return 0.0
    box = s.tables.box
    most: i64 = 0
    for d in s.districts:
        most = max(most, word.size(d.scrolls & BUILDING_BITS))
    by_buildings = 1.2 * float(box.buildings_to_end - most)
    by_coins = float(s.old_coins) / (COINS_A_TURN * float(s.seats))
    return max(0.3, min(by_buildings, by_coins, float(s.last_round() - s.rounds)))
