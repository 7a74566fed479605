"""What a network is told of Gnomopolis: a district, what its scrolls do, who can use them, and how long there is."""

from typing import Final

from gnomehall.core.edition import Edition
from gnomehall.core.inputs import Inputs, Memo, Reader, lead
from gnomehall.core.mypyc import i64
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnomopolis.encoder import (
    BOX_PARTS,
    CARD_PARTS,
    SCROLL_PARTS,
    card_numbers,
    scroll_numbers,
    team_numbers,
)
from gnomehall.games.gnomopolis.scoring import housing_of, score
from gnomehall.games.gnomopolis.state import EMPTY, NOT_ENDED, Gnomopolis
from gnomehall.games.gnomopolis.tables import (
    BUILDING_BITS,
    BUILDINGS,
    COLOURS,
    FIRST_BUILDING,
    LETTERS,
    SCROLLS,
    Tables,
)
from gnomehall.parts import bits, counts
from gnomehall.parts.bits import Bits
from gnomehall.parts.counts import Counts
from gnomehall.parts.word import Word

EIGHTHS: Final = 8
"""Rounds to come are counted in eighths."""
COINS_A_TURN: Final = 3
"""What a player takes from the Old Capital in a turn, roughly."""

OWN: Final = [
    *("score", "lead", "coins", "helpers", "housed", "homeless", "empty", "empty-soon", "buildings", "buildings-left"),
    *("helpers-left", "order", "turn", *(f"at-work-{c}" for c in LETTERS)),
    *("turn-to-come", "build-to-come", "helpers-to-build"),
    *(f"{where}-{c}" for where in ("active", "cup", "exhausted") for c in LETTERS),
]
LEAD: Final = OWN.index("lead")
SHARED: Final = ["left", "ending", "round", "old-coins", "old-helpers", "two", "three", "four"]
ROLES: Final = ("has", "staffed", "ready", "buildable")
"""A scroll that the district has; what it may do in all rounds to come; what it can do with the active gnomes; a card
of the offer that they can build."""
PIECE_PARTS: Final = (*CARD_PARTS, *SCROLL_PARTS)
CARD_SIZE: Final = len(CARD_PARTS)
PIECES: Final = [f"{role}-{part}" for role in ROLES for part in PIECE_PARTS]
HAS: Final = 0
STAFFED: Final = SCROLLS
READY: Final = 2 * SCROLLS
BUILDABLE: Final = 3 * SCROLLS
"""The first piece of each role; a building is among them by the number of its scroll."""


class DistrictMemo(Memo):
    """What is said of a district, but for how it stands beside the others, depends on this."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.seats: i64 = 0
        self.first: Seat = 0
        self.turn: Seat = 0
        self.built = False
        self.population: Counts = 0
        self.active: Counts = 0
        self.cup: Counts = 0
        self.exhausted: Counts = 0
        self.scrolls: Word = 0
        self.busy: Word = 0
        self.coins: i64 = 0
        self.helpers: i64 = 0
        self.offer: list[int] = []

    def keep(self, s: State, seat: Seat) -> None:
        assert isinstance(s, Gnomopolis)
        d = s.districts[seat]
        self.left, self.seats, self.first, self.turn = rounds_left(s), s.seats, s.first, s.turn
        self.built, self.busy, self.offer, self.population = s.built, s.busy, s.offer, s.population(seat)
        self.active, self.cup, self.exhausted = d.active, d.cup, d.exhausted
        self.scrolls, self.coins, self.helpers = d.scrolls, d.coins, d.helpers

    def is_of(self, s: State, seat: Seat) -> bool:
        assert isinstance(s, Gnomopolis)
        d = s.districts[seat]
        return (
            (self.active == d.active and self.cup == d.cup and self.exhausted == d.exhausted)
            and (self.scrolls == d.scrolls and self.coins == d.coins and self.helpers == d.helpers)
            and (self.turn == s.turn and self.built == s.built and self.first == s.first and self.seats == s.seats)
            and (self.busy == s.busy or seat != s.turn)
            and self.offer is s.offer
            and self.population == s.population(seat)
            and self.left == rounds_left(s)
        )


class GnomopolisInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(OWN, SHARED, PIECES, [f"box-{part}" for part in BOX_PARTS])
        self._tables: Tables | None = None
        self._needs: list[Counts] = []
        """The coloured icons of the team of each card, of the edition that was met last."""

    def memo(self) -> Memo:
        return DistrictMemo()

    def write_shared(self, s: State, into: Reader) -> None:
        assert isinstance(s, Gnomopolis)
        into.put(rounds_left(s))
        into.put(1 if s.reason != NOT_ENDED else 0)
        into.put(s.rounds)
        into.put(s.old_coins)
        into.put(s.old_helpers)
        into.place(s.seats - 2, 3)

    def write_beside(self, s: State, seat: Seat, points: list[int], into: Reader) -> None:
        into.go_to(LEAD)
        into.put(lead(points, seat))

    def write_own(self, s: State, seat: Seat, into: Reader) -> None:
        assert isinstance(s, Gnomopolis)
        if self._tables is not s.tables:
            self._tables = s.tables
            self._needs = [counts.counts_of(team_numbers(card)[:COLOURS]) for card in s.tables.cards]
        left = rounds_left(s)
        d = s.districts[seat]
        now = seat == s.turn
        order = (seat - s.first) % s.seats - (s.turn - s.first) % s.seats
        builds = order > 0 or (now and not s.built)
        population = s.population(seat)
        h = housing_of(s.tables, d, population)
        built = bits.size(d.scrolls & BUILDING_BITS)
        into.put(score(s.tables, d, h))
        into.skip(1)
        into.put(d.coins)
        into.put(d.helpers)
        into.put(h.in_buildings)
        into.put(h.homeless)
        into.put(h.empty)
        into.put(h.empty * min(left, 2 * EIGHTHS) // 4)
        into.put(built)
        into.put(built * left // EIGHTHS)
        into.put(d.helpers * min(left, EIGHTHS) // 2)
        into.put((seat - s.first) % s.seats)
        if now:
            into.put(1)
            into.put_counts(population - d.active - d.cup - d.exhausted, COLOURS)
        else:
            into.skip(1 + COLOURS)
        into.put(1 if order > 0 else 0)
        if builds:
            into.put(1)
            into.put(d.helpers)
        else:
            into.skip(2)
        into.put_counts(d.active, COLOURS)
        into.put_counts(d.cup, COLOURS)
        into.put_counts(d.exhausted, COLOURS)
        self._write_scrolls(s, d.scrolls, population, left, into)
        if now:
            self._write_ready(s, d.scrolls & ~s.busy, d.active, into)
        if builds:
            self._write_buildable(s, d.active, d.helpers, into)

    def _write_scrolls(self, s: Gnomopolis, scrolls: Bits, population: Counts, left: int, into: Reader) -> None:
        """Buildings and advisors, and what there are gnomes for; the scrolls of the board are the same for all."""
        rounds = (left + EIGHTHS - 1) // EIGHTHS
        rest = scrolls >> FIRST_BUILDING
        while rest:
            number = FIRST_BUILDING + bits.lowest(rest)
            rest &= rest - 1
            into.piece(HAS + number, 1)
            if rounds and counts.holds(population, s.tables.scrolls[number].need):
                into.piece(STAFFED + number, rounds)

    def _write_ready(self, s: Gnomopolis, scrolls: Bits, active: Counts, into: Reader) -> None:
        people = counts.total(active)
        while scrolls:
            number = bits.lowest(scrolls)
            scrolls &= scrolls - 1
            scroll = s.tables.scrolls[number]
            if scroll.size <= people and counts.holds(active, scroll.need):
                into.piece(READY + number, 1)

    def _write_buildable(self, s: Gnomopolis, active: Counts, helpers: int, into: Reader) -> None:
        people = counts.total(active)
        for card in s.offer:
            if card != EMPTY and s.tables.cards[card].size <= people + helpers:
                if counts.holds(active, self._needs[card]):
                    into.piece(BUILDABLE + FIRST_BUILDING + card, 1)

    def pieces(self, edition: Edition) -> list[list[int]]:
        t = tables_of(edition)
        numbers: list[list[int]] = []
        for number in range(SCROLLS):
            card = number - FIRST_BUILDING
            known = card_numbers(t.cards[card]) if 0 <= card < BUILDINGS else [0] * CARD_SIZE
            numbers.append(known + scroll_numbers(t.scrolls[number]))
        size = len(PIECE_PARTS)
        found: list[list[int]] = []
        for role in range(len(ROLES)):
            for number in range(SCROLLS):
                found.append([0] * (role * size) + numbers[number] + [0] * ((len(ROLES) - 1 - role) * size))
        return found

    def printed(self, edition: Edition) -> list[int]:
        box = tables_of(edition).box
        found = [box.coins, box.helpers, box.offer, box.workforce, box.buildings_to_end]
        return found + counts.numbers_of(tables_of(edition).board_homes, COLOURS + 1)


def tables_of(edition: Edition) -> Tables:
    found = getattr(edition, "tables", None)
    assert isinstance(found, Tables)
    return found


def rounds_left(s: Gnomopolis) -> int:
    """How many eighths of a round each player may expect after this one."""
    if s.reason != NOT_ENDED:
        return 0
    box = s.tables.box
    most = 0
    for d in s.districts:
        most = max(most, bits.size(d.scrolls & BUILDING_BITS))
    by_buildings = EIGHTHS * 6 * (box.buildings_to_end - most) // 5
    by_coins = EIGHTHS * s.old_coins // (COINS_A_TURN * s.seats)
    return max(2, min(by_buildings, by_coins, EIGHTHS * (s.last_round() - s.rounds), EIGHTHS * 8))
