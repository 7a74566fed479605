"""A position of Mighty Gnomes."""

from gnomehall.core.edition import Edition
from gnomehall.core.mypyc import i64
from gnomehall.core.rng import Rng
from gnomehall.core.state import Frame, State
from gnomehall.core.vocabulary import Action, Seat, Viewer
from gnomehall.games.mighty_gnomes.forest import FORESTS, ForestTables, halo
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.scoring import final_points, places_of
from gnomehall.games.mighty_gnomes.tables import (
    COLUMNS,
    CRYSTAL,
    DRUID,
    Book,
    Ladder,
    Laid,
    Slot,
    Squares,
    Tables,
    Tile,
)
from gnomehall.parts import bag
from gnomehall.parts.bag import Bag
from gnomehall.parts.counts import Counts
from gnomehall.parts.word import Word, bit


class Mighty(State):
    """The main board and the player boards. What was placed this round is in `laid`, one int a tile.

    Lists of numbers are replaced and never changed, so that copies share them.
    """

    def __init__(
        self,
        tables: Tables,
        seats: i64,
        todo: list[Frame],
        homes: list[Home],
        trail: list[int],
        glades: list[int],
        left: list[int],
        right: list[int],
        aside: list[int],
        laid: list[int],
        height: list[int],
        climbers: list[int],
    ) -> None:
        super().__init__(seats, todo)
        self.tables = tables
        self.forest: ForestTables = FORESTS[seats + 1]
        self.homes = homes
        self.day: i64 = 1
        """The round; a method of the contract has that name."""
        self.turn: i64 = -1
        """Turns begun this round: 3 for each player, then the druid turns, the claims, the refresh."""
        self.over: i64 = 0
        self.first: i64 = 0
        self.trail = trail
        """The seats by their adventure tokens, from the last to the furthest (MIG-82)."""
        self.stacks: Word = 0
        """The mighty gnomes in play, a bit set."""
        self.glades = glades
        """Glade sides: the rows from the bottom, then the queue beside the board."""
        self.crystals: Squares = 0
        """The squares that show a crystal, a bit set."""
        self.books_left: Word = 0
        """Books that the setup has not dealt yet, a bit set."""
        self.left = left
        self.right = right
        self.aside = aside
        """Books beside the attic; with 2 players they lie in D1 and D2."""
        self.supply: Counts = tables.supply
        self.bag: Bag = tables.chest_bag
        self.open: Bag = 0
        """The open chests below the trail, a bag."""
        self.used: Bag = 0
        """An open chest whose use is not over yet, a bag."""
        self.drawn: Bag = 0
        """Chests that `drawer` has drawn and chooses from, a bag that only the drawer knows."""
        self.drawer: i64 = 0
        self.laid = laid
        self.taken: Squares = 0
        """Forest squares under tiles, a bit set."""
        self.height = height
        """How many rungs of each ladder are covered."""
        self.climbers = climbers
        """Whose tiles stand on each ladder, bit sets of seats; the druid tile is nobody's."""
        self.lent: Word = 0
        """The display slots used this round, a bit set."""
        self.column: i64 = 0
        self.reach: Word = 0
        """The rungs whose book can still be used by the tile just placed, a bit set, and the column it works with."""
        self.claimed: Word = 0

    def copy(self) -> "Mighty":
        homes: list[Home] = []
        for b in self.homes:
            homes.append(b.copy())
        s = Mighty(
            self.tables,
            self.seats,
            self.todo[:],
            homes,
            self.trail,
            self.glades,
            self.left,
            self.right,
            self.aside,
            self.laid,
            self.height,
            self.climbers,
        )
        s.day, s.turn, s.over, s.first = self.day, self.turn, self.over, self.first
        s.stacks = self.stacks
        s.crystals, s.books_left = self.crystals, self.books_left
        s.supply, s.bag, s.open, s.used = self.supply, self.bag, self.open, self.used
        s.drawn, s.drawer = self.drawn, self.drawer
        s.taken = self.taken
        s.lent, s.column, s.reach, s.claimed = self.lent, self.column, self.reach, self.claimed
        return s

    def edition(self) -> Edition:
        return self.tables.edition

    def determinize(self, viewer: Viewer, rng: Rng) -> "Mighty":
        """MIG-143: the bag, the other vaults and what another player has just drawn are one pool, dealt anew."""
        s = self.copy()
        pool = s.bag
        for seat in range(s.seats):
            if seat != viewer:
                pool += s.homes[seat].vault
        if s.drawer != viewer:
            pool += s.drawn
        left = bag.total(pool)
        for seat in range(s.seats):
            if seat != viewer:
                b = s.homes[seat]
                hand = deal(pool, left, bag.total(b.vault), rng)
                left -= bag.total(hand)
                pool -= hand
                b.vault = hand
        if s.drawer != viewer and s.drawn:
            hand = deal(pool, left, bag.total(s.drawn), rng)
            pool -= hand
            s.drawn = hand
        s.bag = pool
        return s

    def proceed(self) -> None:
        """Nothing waits only when the game is over: until then the course of the days lies below all else."""

    def scores(self) -> list[int]:
        furthest = self.trail[-1] if self.trail else -1
        return [final_points(self.tables, self.homes[seat], seat == furthest) for seat in range(self.seats)]

    def places(self) -> list[int]:
        return places_of(self.scores(), self.trail)

    def round(self) -> int:
        return self.day

    def ending(self) -> str:
        return "days" if self.over else ""


def deal(pool: Bag, size: i64, number: i64, rng: Rng) -> Bag:
    """So many chests of a pool of this size, at random."""
    hand: Bag = 0
    for i in range(number):
        kind = bag.nth(pool, rng.below(size - i))
        pool -= bag.one(kind)
        hand += bag.one(kind)
    return hand


def replaced(numbers: list[int], place: i64, number: i64) -> list[int]:
    """The same list with another number in one place."""
    found = numbers[:]
    found[place] = number
    return found


# --- an entry of `laid`: the squares it covers in the forest, the tile, its owner, and the action that placed it ---


def entry(mask: Squares, tile: Tile, seat: Seat, action: Action) -> Laid:
    return mask | tile << 30 | seat << 33 | action << 36


def entry_tile(laid: Laid) -> Tile:
    return (laid >> 30) & 7


def entry_seat(laid: Laid) -> Seat:
    return (laid >> 33) & 7


def entry_action(laid: Laid) -> Action:
    return laid >> 36


def rivals(s: Mighty, seat: Seat) -> Squares:
    """The forest squares under tiles of other players; the druid tile is nobody's (MIG-127)."""
    squares: Squares = 0
    laid: Laid
    for laid in s.laid:
        if entry_seat(laid) != seat and entry_tile(laid) != DRUID:
            squares |= laid & s.forest.squares
    return squares


def touched(s: Mighty, seat: Seat, halo: Squares) -> i64:
    """MIG-39: how many tiles of other players have a square in the halo, each counted once."""
    n: i64 = 0
    laid: Laid
    for laid in s.laid:
        if laid & halo and entry_seat(laid) != seat and entry_tile(laid) != DRUID:
            n += 1
    return n


def gather_cost(s: Mighty, seat: Seat, tile: Tile, mask: Squares) -> i64:
    """MIG-39, MIG-126: a coin for each tile of another player that these squares touch; the druid tile pays nothing."""
    return 0 if tile == DRUID else touched(s, seat, halo(mask) & s.forest.squares)


def creditors_of(s: Mighty, seat: Seat, tile: Tile, ladder: Ladder) -> Word:
    """MIG-49, MIG-Q25, MIG-126: the other players with a tile below, a bit set; the druid tile pays nobody."""
    return 0 if tile == DRUID else s.climbers[ladder] & ~bit(seat)


def book_at(s: Mighty, column: i64, rung: i64) -> Book:
    return s.right[rung] if column else s.left[rung]


def displayed(s: Mighty, slot: Slot) -> Book:
    """The book in a slot of the display: D1 and D2 change every round, D3 and D4 never (MIG-Q6)."""
    return s.aside[slot] if slot < 2 else s.tables.display[slot - 2]


def room(s: Mighty, b: Home) -> i64:
    """How many resources the warehouse holds (MIG-41)."""
    return s.tables.holds[0][b.warehouse]


def capacity(s: Mighty, b: Home) -> i64:
    """How many mighty gnomes the dining table seats (MIG-53)."""
    return s.tables.holds[1][b.dining]


def spread_glades(s: Mighty) -> None:
    """Find the crystals of the forest as it lies now."""
    s.crystals = 0
    for row in range(s.forest.rows):
        icons = s.tables.glades[s.glades[row]]
        for column in range(COLUMNS):
            if icons[column] == CRYSTAL:
                s.crystals |= bit(row * COLUMNS + column)
