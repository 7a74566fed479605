"""A position of Gnomopolis."""

from typing import Final

from gnomehall.core.edition import Edition
from gnomehall.core.mypyc import i64
from gnomehall.core.rng import Rng
from gnomehall.core.state import Frame, State
from gnomehall.core.vocabulary import Seat, Viewer
from gnomehall.games.gnomopolis import scoring
from gnomehall.games.gnomopolis.district import District, Work
from gnomehall.games.gnomopolis.tables import COLOURS, Tables
from gnomehall.parts.counts import Counts, one
from gnomehall.parts.word import Word

NOT_ENDED: Final = 0
BY_BUILDINGS: Final = 1
BY_GNOMES: Final = 2
BY_COINS: Final = 3
BY_ROUNDS: Final = 4
BY_SPRINT: Final = 5
REASONS: Final = ["", "buildings", "gnomes", "coins", "rounds", "sprint"]

EMPTY: Final = -1
"""A place of the offer without a card."""


class Gnomopolis(State):
    """Gnomes are counts by colour, cards and scrolls are sets. What lies on scrolls is the current player's.

    `offer` and `works` are replaced and never changed, so that copies share them.
    """

    def __init__(
        self,
        tables: Tables,
        seats: i64,
        todo: list[Frame],
        districts: list[District],
        offer: list[int],
        works: list[Work],
        sprint: bool,
    ) -> None:
        super().__init__(seats, todo)
        self.tables = tables
        self.districts = districts
        self.offer = offer
        self.works = works
        self.sprint = sprint
        """Whether the rounds are counted from the start, as an option of solo games (GNO-123)."""
        self.deck: Word = 0
        """The set of cards not yet seen; they have no order."""
        self.old: Counts = 0
        self.old_coins: i64 = 0
        self.old_helpers: i64 = 0
        self.new: Counts = 0
        self.new_coins: i64 = 0
        self.new_helpers: i64 = 0
        self.reserve: i64 = 0
        """Coins outside both capitals; below zero when they are counted without tokens (GNO-5)."""
        self.made_helpers: i64 = 0
        """Helpers counted without tokens."""
        self.first: Seat = -1
        self.turn: Seat = -1
        self.rounds: i64 = 0
        self.plays: i64 = 0
        self.built = False
        self.team: Counts = 0
        """This turn's build team; helpers are counted as HELPER."""
        self.busy: Word = 0
        """The set of scrolls with something on them."""
        self.reason: i64 = NOT_ENDED

    def copy(self) -> "Gnomopolis":
        t = Gnomopolis(
            self.tables,
            self.seats,
            self.todo[:],
            [d.copy() for d in self.districts],
            self.offer,
            self.works,
            self.sprint,
        )
        t.deck = self.deck
        t.old = self.old
        t.old_coins = self.old_coins
        t.old_helpers = self.old_helpers
        t.new = self.new
        t.new_coins = self.new_coins
        t.new_helpers = self.new_helpers
        t.reserve = self.reserve
        t.made_helpers = self.made_helpers
        t.first = self.first
        t.turn = self.turn
        t.rounds = self.rounds
        t.plays = self.plays
        t.built = self.built
        t.team = self.team
        t.busy = self.busy
        t.reason = self.reason
        return t

    def edition(self) -> Edition:
        return self.tables.edition

    def determinize(self, viewer: Viewer, rng: Rng) -> "Gnomopolis":
        """A plain copy: nothing is hidden from anybody but what chance has not decided yet (GNO-120)."""
        return self.copy()

    def scores(self) -> list[int]:
        found: list[int] = []
        for seat in range(self.seats):
            d = self.districts[seat]
            housing = scoring.housing_of(self.tables, d, self.population(seat))
            found.append(scoring.score(self.tables, d, housing))
        return found

    def places(self) -> list[int]:
        """Highest score first; ties by children, gnomes, coins, then the earlier turn (GNO-105, GNO-106)."""
        scores = self.scores()
        ranks: list[list[int]] = []
        for seat in range(self.seats):
            order = (seat - self.first) % self.seats
            ranks.append(scoring.rank(scores[seat], self.population(seat), self.districts[seat].coins, order))
        return [sum([other > mine for other in ranks]) for mine in ranks]

    def population(self, seat: Seat) -> Counts:
        """All gnomes of a district, wherever they are; one that lies on a scroll is the player's no more (GNO-60)."""
        d = self.districts[seat]
        gnomes = d.cup + d.active + d.exhausted
        if seat == self.turn:
            for work in self.works:
                gnomes += work.standing
            gnomes += self.team & (one(COLOURS) - 1)
        return gnomes

    def visited(self, seat: Seat) -> Seat:
        """Whom this player's caravan visits next (GNO-88); in a solo game it stays at home (GNO-109)."""
        if self.seats == 1:
            return seat
        visit = (self.districts[seat].marker + 1) % self.seats
        return visit if visit != seat else (visit + 1) % self.seats

    def trigger(self, reason: i64) -> None:
        """The end is near; only the first reason counts (GNO-95, GNO-121)."""
        if self.reason == NOT_ENDED:
            self.reason = reason
            if self.log is not None:
                self.emit("ending", "GNO-93", {"reason": REASONS[reason]})

    def last_round(self) -> i64:
        """The round with which the game ends at the latest (GNO-113, GNO-123)."""
        return self.tables.box.sprint_rounds if self.sprint else self.tables.box.last_round

    def round(self) -> int:
        return max(self.rounds, 1)

    def ending(self) -> str:
        return REASONS[self.reason]
