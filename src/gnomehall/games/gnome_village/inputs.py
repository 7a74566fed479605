"""What a network is told of Gnome Village: what a village has and earns, where its gnomes work, how near the end is."""

from typing import Final

from gnomehall.core.edition import Edition
from gnomehall.core.inputs import Inputs, Memo, Reader, lead
from gnomehall.core.mypyc import i64
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnome_village.advice import products_lacking, to_come_this_round, wages
from gnomehall.games.gnome_village.encoder import CARD_PARTS, KIND_PARTS, PHASES, card_numbers, kind_numbers
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.scoring import score
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import MOST_CARDS, MOST_KINDS, SHOP_IDS, SHOPS, SLOTS, Slots, Tables
from gnomehall.parts import bits

OWN: Final = [
    *("score", "lead", "coins", "first-coins", "gnomes", "upright", "lying", "away", "held", "jailed", "guards"),
    *("hats", "restaurants", "happy", "houses", "dark", "dark-left", "roads", "border", "split"),
    *("turn", "turn-to-come", "order", "done", "gnomes-left", "wages", "wages-left", "businesses-left"),
    *("lacking", "lead-near-end", "gnomes-ahead"),
    *(f"{what}-{shop}" for what in ("tokens", "workshops", "active") for shop in SHOP_IDS),
]
LEAD: Final = OWN.index("lead")
LEAD_NEAR_END: Final = OWN.index("lead-near-end")
SHARED: Final = [
    *("left", "round", "bank", "supply-houses", "ended", "owed", "paid", "broke", "two", "three", "four"),
    *(f"phase-{phase}" for phase in PHASES),
]
ROLES: Final = ("has", "works", "offered")
"""Of a Business: it stands in the village; an own gnome works there; it lies in the market."""
PIECES: Final = [*(f"{role}-{part}" for role in ROLES for part in KIND_PARTS), *(f"card-{part}" for part in CARD_PARTS)]
HAS: Final = 0
WORKS: Final = MOST_KINDS
OFFERED: Final = 2 * MOST_KINDS
CARDS: Final = 3 * MOST_KINDS
"""The first piece of each role, and of the Forest cards."""
PRINTED: Final = [
    *("business-price", "workshop-price", "product-price"),
    *("workshop-points", "house-points", "restaurant-points", "hat-points"),
]
HALVES_A_GNOME: Final = 5
"""How many half rounds it takes a player to win one more gnome, roughly."""
SURE_LEAD: Final = 8
"""Points that are as good as more."""


class PlayerMemo(Memo):
    """What is said of a player, but for how they stand beside the others, depends on this."""

    def __init__(self) -> None:
        self.abroad = False
        """Whether a gnome stands in the village of another, where things change too."""
        self.ground: Ground | None = None
        self.spots: i64 = 0
        self.coins: i64 = 0
        self.tokens: i64 = 0
        self.gnomes: i64 = 0
        self.lit: Slots = 0
        self.active: Slots = 0
        self.lying: i64 = 0
        self.away: i64 = 0
        self.held: i64 = 0
        self.jailed: i64 = 0
        self.guards: i64 = 0
        self.done: i64 = 0
        self.hats: i64 = 0
        self.restaurants: i64 = 0
        self.happy = False
        self.left: i64 = 0
        self.first: Seat = 0
        self.turn: Seat = 0

    def keep(self, s: State, seat: Seat) -> None:
        assert isinstance(s, Village)
        p = s.players[seat]
        self.ground, self.spots, self.coins, self.tokens = p.ground, p.spots, p.coins, p.tokens
        self.gnomes, self.lit, self.active, self.lying = p.gnomes, p.lit, p.active, p.lying
        self.away, self.held, self.jailed, self.guards = p.away, p.held, p.jailed, p.guards
        self.done, self.hats, self.restaurants, self.happy = p.done, p.hats, p.restaurants, s.happy == seat
        self.left, self.first, self.turn = halves_left(s), s.first, s.turn
        self.abroad = is_abroad(p, seat)

    def is_of(self, s: State, seat: Seat) -> bool:
        assert isinstance(s, Village)
        p = s.players[seat]
        return (
            (not self.abroad and self.ground is p.ground and self.spots == p.spots and self.coins == p.coins)
            and (self.tokens == p.tokens and self.active == p.active and self.lit == p.lit and self.lying == p.lying)
            and (self.gnomes == p.gnomes and self.away == p.away and self.held == p.held and self.jailed == p.jailed)
            and (self.guards == p.guards and self.done == p.done and self.hats == p.hats)
            and (self.restaurants == p.restaurants and self.happy == (s.happy == seat))
            and (self.turn == s.turn and self.first == s.first and self.left == halves_left(s))
        )


def is_abroad(p: Player, seat: Seat) -> bool:
    for letter in range(p.gnomes):
        spot = p.spot(letter)
        if spot >= 0 and spot // SLOTS != seat:
            return True
    return False


def halves_left(s: Village) -> i64:
    """How many half rounds there may be to come."""
    if s.ended:
        return 0
    most: i64 = 0
    for p in s.players:
        most = max(most, p.gnomes)
    return HALVES_A_GNOME * (s.gnome_limit - most)


class VillageInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(OWN, SHARED, PIECES, PRINTED)

    def memo(self) -> Memo:
        return PlayerMemo()

    def write_shared(self, s: State, into: Reader) -> None:
        assert isinstance(s, Village)
        into.put(halves_left(s))
        into.put(s.round_number)
        into.put(s.bank)
        into.put(s.houses)
        into.put(1 if s.ended else 0)
        into.put(s.owed)
        into.put(s.paid)
        into.put(1 if s.broke else 0)
        into.place(s.seats - 2, 3)
        into.place(s.phase, len(PHASES))
        if s.left >= 0:
            into.piece(OFFERED + s.left, 1)
        if s.right >= 0:
            into.piece(OFFERED + s.right, 1)
        if s.card >= 0:
            into.piece(CARDS + s.card, 1)

    def write_own(self, s: State, seat: Seat, into: Reader) -> None:
        assert isinstance(s, Village)
        write_player(s, seat, into)

    def write_beside(self, s: State, seat: Seat, points: list[int], into: Reader) -> None:
        assert isinstance(s, Village)
        p, ahead = s.players[seat], lead(points, seat)
        into.go_to(LEAD)
        into.put(ahead)
        into.go_to(LEAD_NEAR_END)
        into.put(max(0, min(ahead, SURE_LEAD)) * max(0, 3 * s.gnome_limit - products_lacking(s, p)))
        into.put(p.gnomes - most_of_others(s, seat))

    def pieces(self, edition: Edition) -> list[list[int]]:
        t = tables_of(edition)
        size, cards = len(KIND_PARTS), len(CARD_PARTS)
        none = [0] * size
        found: list[list[int]] = []
        for role in range(len(ROLES)):
            for kind in range(MOST_KINDS):
                numbers = kind_numbers(t, kind) if kind < len(t.kind_coins) else none
                found.append([0] * (role * size) + numbers + [0] * ((len(ROLES) - 1 - role) * size + cards))
        for card in range(MOST_CARDS):
            numbers = card_numbers(t, card) if card < len(t.card_kind) else [0] * cards
            found.append([0] * (len(ROLES) * size) + numbers)
        return found

    def printed(self, edition: Edition) -> list[int]:
        t = tables_of(edition)
        prices = [t.business_price, t.shop_price, t.product_price]
        return [*prices, t.shop_points, t.house_points, t.restaurant_points, t.hat_points]


def write_player(s: Village, seat: Seat, into: Reader) -> None:
    p: Player = s.players[seat]
    g, left = p.ground, halves_left(s)
    to_come = to_come_this_round(s, seat)
    lacking = products_lacking(s, p)
    dark = bits.size(g.houses & ~p.lit)
    lying = bits.size(p.lying)
    paid = wages(s, seat, p)
    into.put(score(p, s.happy == seat, s.tables))
    into.skip(1)
    into.put(p.coins)
    into.put(min(p.coins, 3) if to_come or left else 0)
    into.put(p.gnomes)
    into.put(p.gnomes - lying)
    into.put(lying)
    into.put(bits.size(p.away))
    into.put(bits.size(p.held))
    into.put(bits.size(p.jailed))
    into.put(bits.size(p.guards))
    into.put(p.hats)
    into.put(p.restaurants)
    into.put(1 if s.happy == seat else 0)
    into.put(bits.size(g.houses))
    into.put(dark)
    into.put(dark * left)
    into.put(bits.size(g.roads))
    into.put(len(g.border))
    into.put(1 if g.split() else 0)
    into.put(1 if seat == s.turn else 0)
    into.put(1 if to_come else 0)
    into.put((seat - s.first) % s.seats)
    into.put(bits.size(p.done))
    into.put(p.gnomes * left)
    into.put(paid)
    into.put(paid * left)
    into.put(bits.size(g.businesses) * min(left, 8))
    into.put(lacking)
    into.skip(2)
    into.put_counts(p.tokens, SHOPS)
    for shop in range(SHOPS):
        into.put(bits.size(g.shops[shop]))
    for shop in range(SHOPS):
        into.put(bits.size(g.shops[shop] & p.active))
    write_businesses(s, seat, p, into)


def write_businesses(s: Village, seat: Seat, p: Player, into: Reader) -> None:
    """Those that stand in the village, and those where its gnomes are, at home or away."""
    kind_of = s.tables.kind_of
    rest = p.ground.businesses
    while rest:
        into.piece(HAS + kind_of[s.business_at(seat, bits.lowest(rest))], 1)
        rest &= rest - 1
    for letter in range(p.gnomes):
        spot = p.spot(letter)
        if spot >= 0:
            village, slot = spot // SLOTS, spot % SLOTS
            if s.players[village].ground.businesses >> slot & 1:
                into.piece(WORKS + kind_of[s.business_at(village, slot)], 1)


def tables_of(edition: Edition) -> Tables:
    found = getattr(edition, "tables", None)
    assert isinstance(found, Tables)
    return found


def most_of_others(s: Village, seat: Seat) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.players[other].gnomes)
    return most
