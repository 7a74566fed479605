"""What a network is told of Mighty Gnomes: a home and what it holds, what its gnomes do, and how long there is."""

from typing import Final

from gnomehall.core.edition import Edition
from gnomehall.core.inputs import Inputs, Memo, Reader, lead
from gnomehall.core.mypyc import i64
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.games.mighty_gnomes.advice import chest_worth, largest, next_points
from gnomehall.games.mighty_gnomes.encoder import (
    CHEST_PARTS,
    GNOME_PARTS,
    TABLE_PARTS,
    chest_numbers,
    gnome_numbers,
)
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import TOKEN_IDS
from gnomehall.games.mighty_gnomes.scoring import animals_of, final_points
from gnomehall.games.mighty_gnomes.state import Mighty, capacity, room
from gnomehall.games.mighty_gnomes.steps.gnomes import invitable
from gnomehall.games.mighty_gnomes.tables import (
    ANIMALS,
    ANY_ANIMAL,
    CRYSTAL,
    DINING,
    DRUID,
    MOST_CHESTS,
    MOST_GNOMES,
    TOKENS,
    WAREHOUSE,
    Tables,
)
from gnomehall.parts import bag, counts, word
from gnomehall.parts.bag import Bag
from gnomehall.parts.word import Word

TILE_NAMES: Final = ("1", "2", "3", "4")
OWN: Final = [
    *("score", "lead", "coins", "coins-soon", "keys", "keys-days", "chests", "with-key", "without-key-soon"),
    *("openable", "single-animals", "different-animals"),
    *(f"has-{token}" for token in TOKEN_IDS),
    *(f"soon-{token}" for token in TOKEN_IDS),
    *("gnomes", "gnomes-turns", "seats-days", "room-days", "payable", "payable-soon"),
    *("warehouse", "dining", "next-warehouse-soon", "next-dining-soon"),
    *("place", "furthest", "space", "order-days", "order-tiles", "freed", "largest", "turns", "after-days"),
    *(f"sleeps-{tile}" for tile in TILE_NAMES),
    *(f"tile-{tile}" for tile in TILE_NAMES),
]
LEAD: Final = OWN.index("lead")
SHARED: Final = ["days", "claims", "claimed", "laid", "two", "three", "four"]
GNOME_ROLES: Final = ("has", "has-days", "payable")
"""Of a mighty gnome: it has come; the same for each day to come; it could be paid with what lies in the warehouse."""
CHEST_ROLES: Final = ("vault", "opened")
PIECES: Final = [
    *(f"gnome-{role}-{part}" for role in GNOME_ROLES for part in GNOME_PARTS),
    *(f"chest-{role}-{part}" for role in CHEST_ROLES for part in CHEST_PARTS),
]
HAS: Final = 0
HAS_DAYS: Final = MOST_GNOMES
PAYABLE: Final = 2 * MOST_GNOMES
VAULT: Final = 3 * MOST_GNOMES
OPENED: Final = VAULT + MOST_CHESTS
"""The first piece of each role."""
PRINTED: Final = list(TABLE_PARTS)
SOON: Final = 6
"""Turns that are near enough to count on what one holds now."""
TURNS_A_DAY: Final = 3


class HomeMemo(Memo):
    """What is said of a home, but for how it stands beside the others, depends on this."""

    def __init__(self) -> None:
        self.home: Final = Home()
        self.seats: i64 = 0
        self.day: i64 = 0
        self.first: Seat = 0
        self.stacks: Word = 0
        self.place: i64 = 0

    def keep(self, s: State, seat: Seat) -> None:
        assert isinstance(s, Mighty)
        self.home.copy_from(s.homes[seat])
        self.seats, self.day, self.first, self.stacks = s.seats, s.day, s.first, s.stacks
        self.place = s.trail.index(seat)

    def is_of(self, s: State, seat: Seat) -> bool:
        assert isinstance(s, Mighty)
        return (
            self.place == s.trail.index(seat)
            and (self.day == s.day and self.first == s.first and self.stacks == s.stacks and self.seats == s.seats)
            and self.home.is_like(s.homes[seat])
        )


class MightyInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(OWN, SHARED, PIECES, PRINTED)

    def memo(self) -> Memo:
        return HomeMemo()

    def write_shared(self, s: State, into: Reader) -> None:
        assert isinstance(s, Mighty)
        into.put(s.tables.rounds - s.day)
        into.put(1 if s.turn >= 4 * s.seats else 0)
        into.put(word.size(s.claimed))
        into.put(len(s.laid))
        into.place(s.seats - 2, 3)

    def write_own(self, s: State, seat: Seat, into: Reader) -> None:
        assert isinstance(s, Mighty)
        write_home(s, seat, into)

    def write_beside(self, s: State, seat: Seat, points: list[int], into: Reader) -> None:
        into.go_to(LEAD)
        into.put(lead(points, seat))

    def pieces(self, edition: Edition) -> list[list[int]]:
        t = tables_of(edition)
        size, chests = len(GNOME_PARTS), len(CHEST_PARTS)
        gnome_size, chest_size = size * len(GNOME_ROLES), chests * len(CHEST_ROLES)
        found: list[list[int]] = []
        for role in range(len(GNOME_ROLES)):
            for gnome in range(MOST_GNOMES):
                numbers = gnome_numbers(t, gnome) if gnome < len(t.gnome_cost) else [0] * size
                found.append([0] * (role * size) + numbers + [0] * (gnome_size - (role + 1) * size + chest_size))
        for role in range(len(CHEST_ROLES)):
            for chest in range(MOST_CHESTS):
                numbers = chest_numbers(t, chest) if chest < len(t.chest_points) else [0] * chests
                found.append([0] * (gnome_size + role * chests) + numbers + [0] * (chest_size - (role + 1) * chests))
        return found

    def printed(self, edition: Edition) -> list[int]:
        t = tables_of(edition)
        found = [t.rounds, t.key_limit, t.close_points, t.items_per_point, t.crystal_points, t.set_points]
        return [*found, t.pair_points, t.sizes[DRUID]]


def write_home(s: Mighty, seat: Seat, into: Reader) -> None:
    b, days = s.homes[seat], s.tables.rounds - s.day
    # A tile that waits in the bedroom is not one of this day's turns any more.
    turns = max(word.size(b.tiles) - 1, 0) + TURNS_A_DAY * days
    soon = min(turns, SOON)
    into.put(final_points(s.tables, b, s.trail[-1] == seat))
    into.skip(1)
    write_goods(s.tables, b, days, soon, into)
    write_guests(s, b, days, turns, soon, into)
    write_course(s, b, seat, days, turns, into)
    write_pieces(s, b, days, soon, into)


def write_goods(t: Tables, b: Home, days: int, soon: int, into: Reader) -> None:
    """Coins, keys, chests, animals and resources."""
    chests = bag.total(b.vault)
    into.put(b.coins)
    into.put(min(b.coins, 4) * soon)
    into.put(b.keys)
    into.put(b.keys * days)
    into.put(chests)
    into.put(min(chests, b.keys))
    into.put(max(chests - b.keys, 0) * soon)
    into.put(best_to_open(t, b.vault, min(b.keys + 1, t.key_limit) if soon else b.keys))
    found = animals_of(t, b)
    single, different = 0, counts.count(found, ANY_ANIMAL)
    for animal in range(1, ANIMALS + 1):
        n = counts.count(found, animal)
        single += n & 1
        different += min(n, 1)
    into.put(single)
    into.put(min(different, ANIMALS))
    into.put_counts(b.stock, TOKENS)
    for token in range(TOKENS):
        into.put(min(counts.count(b.stock, token), 2) * (days if token == CRYSTAL else soon))


def best_to_open(t: Tables, vault: Bag, keys: int) -> int:
    """What the best chests that there are keys for are good for, in halves of a point."""
    worth: list[int] = []
    kind = 0
    while vault:
        for _ in range(vault & bag.NIBBLE):
            worth.append(int(2.0 * chest_worth(t, kind)))
        vault >>= bag.WIDTH
        kind += 1
    worth.sort()
    found = 0
    for i in range(min(keys, len(worth))):
        found += worth[len(worth) - 1 - i]
    return found


def write_guests(s: Mighty, b: Home, days: int, turns: int, soon: int, into: Reader) -> None:
    """The gnomes and their seats, the room for resources, and the next spaces of both tracks."""
    n = word.size(b.cards)
    payable = turns > 0 and invitable(s, b, b.stock, False) != 0
    into.put(n)
    into.put(n * turns)
    into.put((capacity(s, b) - n) * days)
    into.put((room(s, b) - counts.total(b.stock)) * days)
    into.put(1 if payable else 0)
    into.put(soon if payable else 0)
    into.put(b.warehouse)
    into.put(b.dining)
    into.put(soon * int(next_points(s.tables, WAREHOUSE, b.warehouse)))
    into.put(soon * int(next_points(s.tables, DINING, b.dining)))


def write_course(s: Mighty, b: Home, seat: Seat, days: int, turns: int, into: Reader) -> None:
    """The trail, the order of turns, and the tiles."""
    order = (seat - s.first) % s.seats
    place = s.trail.index(seat)
    into.put(place)
    into.put(1 if place == s.seats - 1 else 0)
    into.put(b.space)
    into.put(order * days)
    into.put(order * word.size(b.tiles))
    into.put(b.freed)
    into.put(largest(b.tiles))
    into.put(turns)
    into.put(place * days)
    into.place(b.bedroom - 1 if days else -1, len(TILE_NAMES))
    for tile in range(1, DRUID):
        into.put(b.tiles >> tile & 1)


def write_pieces(s: Mighty, b: Home, days: int, soon: int, into: Reader) -> None:
    """The gnomes that have come or could be paid, and the chests."""
    cards: Word = b.cards
    while cards:
        gnome = word.lowest(cards)
        cards &= cards - 1
        into.piece(HAS + gnome, 1)
        if days:
            into.piece(HAS_DAYS + gnome, days)
    payable: Word = invitable(s, b, b.stock, False) if soon else 0
    while payable:
        into.piece(PAYABLE + word.lowest(payable), 1)
        payable &= payable - 1
    write_bag(b.vault, VAULT, into)
    write_bag(b.opened, OPENED, into)


def write_bag(chests: Bag, first: int, into: Reader) -> None:
    kind = 0
    while chests:
        n = chests & bag.NIBBLE
        if n:
            into.piece(first + kind, n)
        chests >>= bag.WIDTH
        kind += 1


def tables_of(edition: Edition) -> Tables:
    found = getattr(edition, "tables", None)
    assert isinstance(found, Tables)
    return found
