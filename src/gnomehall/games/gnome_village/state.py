"""The position of a game of Gnome Village, and the small deeds that several rules share."""

from typing import Final

from gnomehall.core.edition import Edition
from gnomehall.core.mypyc import i64, mypyc_attr
from gnomehall.core.rng import Rng
from gnomehall.core.state import Frame, State
from gnomehall.core.vocabulary import Plain, Seat, Viewer
from gnomehall.games.gnome_village import scoring
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.tables import (
    BUSINESS,
    GNOMES,
    HAT,
    RESTAURANT,
    SLOTS,
    Face,
    Gnome,
    Kind,
    Letters,
    Shop,
    Slot,
    Slots,
    Spot,
    Tables,
)
from gnomehall.parts import counts
from gnomehall.parts.bits import bit

FIRST: Final = 0
LAYOUT: Final = 1
MARKET: Final = 2
START: Final = 3
REVEALING: Final = 4
COIN: Final = 5
EARN: Final = 6
FLIGHTS: Final = 7
WORK: Final = 8
MOVE: Final = 9
FINISHING: Final = 10
OVER: Final = 11


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """What leads from phase to phase; the steps know the state, so the state does not know the steps."""

    def go_on(self, s: "Village") -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return "<Course of the phases>"


class Village(State):
    """One position. All of it is public: the stacks are counts, and their order does not exist (GNV-177)."""

    def __init__(
        self,
        seats: int,
        todo: list[Frame],
        tables: Tables,
        course: Course,
        players: list[Player],
        stack: list[int],
        deck: list[int],
    ) -> None:
        super().__init__(seats, todo)
        self.tables: Final = tables
        self.course: Final = course
        self.players = players
        self.bank: i64 = 0
        self.tokens: i64 = 0
        self.houses: i64 = 0
        self.shops: i64 = 0
        self.roads: i64 = 0
        self.stack = stack
        """The face-down Businesses, how many of each kind. Copies share it, and the deck: neither is ever changed."""
        self.left: i64 = -1
        self.right: i64 = -1
        """The market: two kinds of Business, -1 for an empty place."""
        self.numbers: i64 = 0
        """The Businesses that have been placed or removed, as bits by number."""
        self.removed: i64 = 0
        self.deck = deck
        """The Forest cards not yet revealed, how many of each; the others lie on the discard pile."""
        self.card: i64 = -1
        self.drawn: i64 = -1
        """The face of the tile that was drawn and waits to be placed."""
        self.first: i64 = -1
        self.turn: i64 = -1
        self.laid: i64 = 0
        """How many players have been asked for their layout."""
        self.round_number: i64 = 1
        self.phase: i64 = FIRST
        self.gnome_limit: i64 = GNOMES
        self.round_limit: i64 = tables.rounds
        """GNV-175: the last round there can be."""
        self.ended = False
        self.happy: i64 = -1
        self.owed: i64 = 0
        """GNV-39: the coin that ends most Forest cards."""
        self.paid: i64 = 0
        self.broke = False
        """GNV-130: whether all coins were spent in this turn's Work & Buy phase."""
        self.advice: i64 = 0

    def copy(self) -> "Village":
        players: list[Player] = []
        for p in self.players:
            players.append(p.copy())
        t = Village(
            self.seats,
            self.todo[:],
            self.tables,
            self.course,
            players,
            self.stack,
            self.deck,
        )
        t.bank, t.tokens, t.houses, t.shops, t.roads = self.bank, self.tokens, self.houses, self.shops, self.roads
        t.left, t.right, t.numbers, t.removed = self.left, self.right, self.numbers, self.removed
        t.card, t.drawn, t.first, t.turn, t.laid = self.card, self.drawn, self.first, self.turn, self.laid
        t.round_number, t.phase = self.round_number, self.phase
        t.gnome_limit, t.round_limit = self.gnome_limit, self.round_limit
        t.ended, t.happy, t.owed = self.ended, self.happy, self.owed
        t.paid, t.broke, t.advice = self.paid, self.broke, self.advice
        return t

    def edition(self) -> Edition:
        return self.tables.edition

    def determinize(self, viewer: Viewer, rng: Rng) -> "Village":
        """GNV-178: there is nothing that one seat knows and another does not."""
        return self.copy()

    def proceed(self) -> None:
        self.course.go_on(self)

    def scores(self) -> list[int]:
        return scoring.scores(self.players, self.happy, self.tables)

    def places(self) -> list[int]:
        return scoring.places(self.players, self.happy, self.tables)

    def round(self) -> int:
        return self.round_number

    def ending(self) -> str:
        """GNV-162: a full village; GNV-175: the last round there can be."""
        if self.ended:
            return "gnomes"
        return "rounds" if self.phase == OVER else ""

    # --- coins and tokens -------------------------------------------------------------------------

    def receive(self, seat: Seat, coins: int) -> int:
        """Coins from the bank: what is left of it, if it has not enough (GNV-169)."""
        if coins > self.bank:
            coins = self.bank
        self.bank -= coins
        self.players[seat].coins += coins
        return coins

    def spend(self, seat: Seat, coins: int) -> None:
        """Pay the bank in the Work & Buy phase."""
        self.players[seat].coins -= coins
        self.bank += coins
        self.paid += coins

    def give_token(self, seat: Seat, shop: Shop) -> None:
        self.tokens -= counts.one(shop)
        self.players[seat].tokens += counts.one(shop)

    # --- gnomes -------------------------------------------------------------------------------------

    def spot(self, gnome: Gnome) -> Spot:
        return self.players[gnome // GNOMES].spot(gnome % GNOMES)

    def stand(self, gnome: Gnome, spot: Spot) -> None:
        self.players[gnome // GNOMES].stand(gnome % GNOMES, spot)

    def tie(self, gnome: Gnome) -> int:
        return self.players[gnome // GNOMES].tie(gnome % GNOMES)

    def bind(self, gnome: Gnome, tie: int) -> None:
        self.players[gnome // GNOMES].bind(gnome % GNOMES, tie)

    def standing(self, village: Seat) -> Slots:
        """The tiles of a village on which any gnome is."""
        found = 0
        for p in self.players:
            found |= standing_in(p, village)
        return found

    def own(self, seat: Seat) -> Slots:
        """The tiles of a player's village on which gnomes of the same player are."""
        return standing_in(self.players[seat], seat)

    def lift(self, gnome: Gnome, spot: Spot) -> None:
        """Take a gnome from where it is; whatever held it there ends, and so does the protection it gave (GNV-125)."""
        p = self.players[gnome // GNOMES]
        letter = gnome % GNOMES
        rest = ~bit(letter)
        p.guards &= rest
        p.away &= rest
        p.held &= rest
        p.jailed &= rest
        p.stand(letter, spot)
        p.bind(letter, -1)

    def in_village(self, seat: Seat) -> Letters:
        """The upright gnomes of a player that are at home or at work in their own village, as bits by letter."""
        p = self.players[seat]
        return (bit(p.gnomes) - 1) & ~(p.lying | p.away | p.held | p.jailed)

    # --- tiles --------------------------------------------------------------------------------------

    def business_at(self, village: Seat, slot: Slot) -> int:
        """The number of the Business in a slot."""
        return self.players[village].ground.faces[slot] - BUSINESS

    def add_business(self, seat: Seat, kind: Kind) -> Face:
        """A Business comes into a village: the face it shows there."""
        number = self.tables.kind_first[kind]
        while self.numbers >> number & 1:
            number += 1
        self.numbers |= bit(number)
        self.count_symbol(seat, kind, 1)
        return BUSINESS + number

    def count_symbol(self, seat: Seat, kind: Kind, more: int) -> None:
        symbol = self.tables.kind_symbol[kind]
        if symbol == HAT:
            self.players[seat].hats += more
            self.crown()
        elif symbol == RESTAURANT:
            self.players[seat].restaurants += more

    def crown(self) -> None:
        """GNV-116: who has the Happy Gnome now."""
        most, leaders, leader = 0, 0, -1
        for seat in range(self.seats):
            hats = self.players[seat].hats
            if hats > most:
                most, leaders, leader = hats, 1, seat
            elif hats == most:
                leaders += 1
        holder = self.happy
        if most > 0 and leaders == 1:
            holder = leader
        elif holder >= 0 and self.players[holder].hats == 0:
            holder = -1
        if holder != self.happy and self.log is not None:
            if holder >= 0:
                what: dict[str, Plain] = {"seat": holder, "taken": self.happy >= 0}
                self.emit("happy", "GNV-116", what | {"whom": self.happy} if self.happy >= 0 else what)
            else:
                self.emit("happy-free", "GNV-116", {"whose": self.happy})
        self.happy = holder


def standing_in(p: Player, village: Seat) -> Slots:
    """The tiles of a village on which gnomes of a player are."""
    found = 0
    base = SLOTS * village
    for letter in range(p.gnomes):
        slot = p.spot(letter) - base
        if 0 <= slot < SLOTS:
            found |= bit(slot)
    return found
