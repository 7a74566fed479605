"""What a position of Mighty Gnomes is worth: the points as they stand, and what the home may still make of itself."""

from typing import Final

from gnomehall.core.advice import Features, LinearAdvice, Weighed
from gnomehall.core.mypyc import i64
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.scoring import animals_of, final_points
from gnomehall.games.mighty_gnomes.state import Mighty, capacity, room
from gnomehall.games.mighty_gnomes.steps.gnomes import invitable
from gnomehall.games.mighty_gnomes.tables import (
    ANIMALS,
    ANY_ANIMAL,
    BASIC,
    CRYSTAL,
    DINING,
    DRUID,
    MOST_GNOMES,
    MOST_SEATS,
    SCORES_BEDROOM,
    SCORES_FURTHEST,
    SCORES_KEYS,
    WAREHOUSE,
    Tables,
)
from gnomehall.parts import bag, counts, word
from gnomehall.parts.word import Word

DAYS: Final = 5
SOON: Final = 6.0
"""Turns that are near enough to count on what one holds now."""

WEIGHTS: Final = [
    0.08, -0.02, 0.05, 0.03, -0.01, -0.03, -0.06, 0.01,  # basic resources: each, and two for each turn to come
    -0.31, 0.14, 0.02, 0.00,  # crystals and for each day; coins and the first four for each turn
    1.36, -0.61, -0.16, 0.01,  # keys, chests, chests with a key, chests for each turn
    0.35, 0.26, 0.26,  # in the vault: points, animals, the best that one key more opens
    0.35, 0.29,  # animals without a second of their kind, and towards a set
    2.21, 0.71, 0.47, -0.80, 0.34, 0.30, 0.74, 0.15,  # Magic, Alchemist, Robber, Knight: each, and for each day to come
    0.53, 1.73, 1.36, 0.03, 0.69, 0.84, 0.23, 0.49,  # Druid, Keyholder, Bandito, Farmer
    -0.90, -1.58, -0.06,  # what gnomes score by the bedroom, by keys; gnomes for each turn
    0.78, -0.08,  # whether one more can be paid, and for each turn
    0.08, 0.02, -0.52,  # empty seats for each day and turn; the Knight's place on the trail
    0.00, 0.01, 0.05,  # room in the warehouse for each day; the next space of each track
    0.07, 0.20,  # place and space on the trail
    0.01, -0.06, -0.29, 0.68,  # order of turns for days and tiles; freed; the largest tile left
    -0.94, -0.73, -1.08, -1.55,  # the tile in the bedroom
    1.14,  # turns to come
]  # fmt: skip
"""The mean of the last two of three fits, to 2,600 games of greedy players. What they multiply is in `describe`."""


class Judged:
    """What a seat was worth when it was judged last, with all that its worth depends on."""

    def __init__(self) -> None:
        self.value = 0.0
        self.tables: Tables | None = None
        self.home: Final = Home()
        self.seats: i64 = 0
        self.day: i64 = 0
        self.first: Seat = 0
        self.stacks: Word = 0
        self.place: i64 = 0

    def keep(self, s: Mighty, b: Home, place: i64, value: float) -> None:
        self.value, self.tables, self.seats = value, s.tables, s.seats
        self.day, self.first, self.stacks, self.place = s.day, s.first, s.stacks, place
        self.home.copy_from(b)

    def is_of(self, s: Mighty, b: Home, place: i64) -> bool:
        return (
            self.place == place
            and self.day == s.day
            and self.first == s.first
            and self.home.is_like(b)
            and self.stacks == s.stacks
            and self.seats == s.seats
            and self.tables is s.tables
        )


class MightyAdvice(LinearAdvice):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.last: Final = [Judged() for _ in range(MOST_SEATS)]

    def values(self, s: State) -> list[float]:
        """As of any linear advice; but a seat for which nothing has changed since the last position is worth the same.

        A move changes little for most seats, and whoever compares moves asks about one position after another.
        """
        assert isinstance(s, Mighty)
        found: list[float] = []
        for seat in range(s.seats):
            b, last = s.homes[seat], self.last[seat]
            place: i64 = s.trail.index(seat)
            if not last.is_of(s, b, place):
                into = Weighed(final_points(s.tables, b, place == s.seats - 1), self.weights)
                self.describe(s, seat, [], into)
                last.keep(s, b, place, into.total)
            found.append(last.value)
        return found

    def spread(self, s: State) -> float:
        assert isinstance(s, Mighty)
        return 1.5 + 0.8 * float(DAYS - s.day)

    def foresight(self) -> int:
        return 0

    def explore(self) -> float:
        return 0.08

    def turns(self) -> int:
        """A turn is a tile, its place and what follows from it: a tree ends where greedy does."""
        return 1

    def iterations(self) -> tuple[int, int, int, int]:
        return 20, 3, 96, 288

    def networked(self) -> tuple[int, int, int, int]:
        """A rollout with a network takes some four times as long, and players who have one play it on better."""
        return 0, 0, 24, 96

    def describe(self, s: State, seat: Seat, points: list[int], into: Features) -> None:
        assert isinstance(s, Mighty)
        b = s.homes[seat]
        days = float(DAYS - s.day)
        # A tile that waits in the bedroom is not one of this day's turns any more.
        turns = float(max(word.size(b.tiles) - 1, 0)) + 3.0 * days
        soon = min(turns, SOON)
        goods(b, days, soon, into)
        chests(s.tables, b, soon, into)
        gnomes(s, b, seat, turns, into)
        home(s, b, days, soon, into)
        course(s, b, seat, days, into)
        into.add(turns)


def goods(b: Home, days: float, soon: float, into: Features) -> None:
    """Resources, crystals and coins: each, and for each turn or day in which they may be of use."""
    for token in range(BASIC):
        n = float(counts.count(b.stock, token))
        into.add(n)
        into.add(min(n, 2.0) * soon)
    crystals = float(counts.count(b.stock, CRYSTAL))
    into.add(crystals)
    into.add(crystals * days)
    into.add(float(b.coins))
    into.add(float(min(b.coins, 4)) * soon)


def chests(t: Tables, b: Home, soon: float, into: Features) -> None:
    """Keys, what is in the vault, what of that can be opened with one key more, and animals that want company."""
    points: i64 = 0
    animals: i64 = 0
    worth: list[float] = []
    vault = b.vault
    kind: i64 = 0
    while vault:
        n = vault & bag.NIBBLE
        if n:
            points += n * t.chest_points[kind]
            animals += n if t.chest_animal[kind] else 0
            for _ in range(n):
                worth.append(chest_worth(t, kind))
        vault >>= bag.WIDTH
        kind += 1
    within = min(b.keys + 1, t.key_limit) if soon else b.keys
    openable = 0.0
    if worth:
        worth.sort()
        for i in range(min(within, len(worth))):
            openable += worth[len(worth) - 1 - i]
    n = len(worth)
    into.add(float(b.keys))
    into.add(float(n))
    into.add(float(min(n, b.keys)))
    into.add(float(n) * soon)
    into.add(float(points))
    into.add(float(animals))
    into.add(openable)
    company(t, b, into)


def chest_worth(t: Tables, kind: i64) -> float:
    """What a chest is good for once it is open, roughly."""
    points = float(t.chest_points[kind])
    if t.chest_animal[kind]:
        return points + 1.5
    return points + 1.0 if t.chest_coins[kind] or t.chest_tokens[kind] or t.chest_draws[kind] else points


def company(t: Tables, b: Home, into: Features) -> None:
    """How many animals lack a second of their kind, and how many of a set of three there are."""
    found = animals_of(t, b)
    single, different = 0, counts.count(found, ANY_ANIMAL)
    for animal in range(1, ANIMALS + 1):
        n = counts.count(found, animal)
        single += n & 1
        different += min(n, 1)
    into.add(float(single))
    into.add(float(min(different, ANIMALS)))


def gnomes(s: Mighty, b: Home, seat: Seat, turns: float, into: Features) -> None:
    """Each mighty gnome, what some of them score already, and whether another can come."""
    days = float(DAYS - s.day)
    bedroom, keys, furthest = 0.0, 0.0, 0.0
    for gnome in range(MOST_GNOMES):
        if b.cards >> gnome & 1:
            into.add(1.0)
            into.add(days)
            kind = s.tables.gnome_scores[gnome]
            if kind == SCORES_BEDROOM and days:
                bedroom = float(b.bedroom)
            elif kind == SCORES_KEYS:
                keys = float(b.keys)
            elif kind == SCORES_FURTHEST:
                furthest = float(s.trail.index(seat))
        else:
            into.add(0.0)
            into.add(0.0)
    n = word.size(b.cards)
    seats = float(capacity(s, b) - n)
    soon = min(turns, SOON)
    payable = turns > 0.0 and invitable(s, b, b.stock, False) != 0
    into.add(bedroom)
    into.add(keys)
    into.add(float(n) * turns)
    into.add(1.0 if payable else 0.0)
    into.add(soon if payable else 0.0)
    into.add(seats * days)
    into.add(seats * soon)
    into.add(furthest)


def home(s: Mighty, b: Home, days: float, soon: float, into: Features) -> None:
    """Room in the warehouse, and the points of the next space of each track."""
    into.add(float(room(s, b) - counts.total(b.stock)) * days)
    into.add(soon * next_points(s.tables, WAREHOUSE, b.warehouse))
    into.add(soon * next_points(s.tables, DINING, b.dining))


def next_points(t: Tables, track: i64, space: i64) -> float:
    points = t.upgrade_points[track]
    return float(points[space]) if space < len(points) else 0.0


def course(s: Mighty, b: Home, seat: Seat, days: float, into: Features) -> None:
    """The trail, the order of turns, and the tiles: which sleeps, and the largest that is left."""
    order = float((seat - s.first) % s.seats)
    into.add(float(s.trail.index(seat)))
    into.add(float(b.space))
    into.add(order * days)
    into.add(order * float(word.size(b.tiles)))
    into.add(float(b.freed))
    into.add(float(largest(b.tiles)))
    for tile in range(1, DRUID):
        into.add(1.0 if days and b.bedroom == tile else 0.0)


def largest(tiles: Word) -> i64:
    """The size of the largest tile that is left."""
    size: i64 = 0
    while tiles:
        tiles >>= 1
        size += 1
    return max(size - 1, 0)
