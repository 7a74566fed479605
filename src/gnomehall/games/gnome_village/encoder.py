"""What a seat sees of Gnome Village, as numbers; all of it is public, and the order of the stacks exists for nobody."""

from typing import Any, Final

from gnomehall.core.encoder import Encoder, asked_of, question_fields
from gnomehall.core.layout import Field, Layout, around, numbered, within
from gnomehall.core.row import Row, one_hot, small
from gnomehall.core.state import State, Step
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.ids import letter_id
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.scoring import score
from gnomehall.games.gnome_village.state import OVER, Village
from gnomehall.games.gnome_village.tables import (
    ACTION_IDS,
    AREA,
    BUSINESS,
    CARD_KINDS,
    GNOMES,
    HOUSE,
    MOST_BUSINESSES,
    MOST_CARDS,
    MOST_KINDS,
    MOST_SHAPES,
    ROAD,
    SHOP,
    SHOP_IDS,
    SHOPS,
    SIDES,
    SLOTS,
    SYMBOLS,
    WIDTH,
    Card,
    Face,
    Kind,
    Shape,
    Tables,
)

VERSION: Final = 1
ARG_BITS: Final = 32
MOST_MARKS: Final = 4
"""How many of the cells to be repaired are shown: more come about only in odd villages."""

PHASES: Final = (
    *("first", "layout", "market", "start", "revealing", "coin"),
    *("earn", "flights", "work", "move", "finishing", "over"),
)
KIND_PARTS: Final = ("coins", *SYMBOLS[1:], *ACTION_IDS[1:])
CARD_PARTS: Final = (*(f"kind-{kind}" for kind in CARD_KINDS), *SHOP_IDS, "all", "coins")
FACE_PARTS: Final = ("road", "house", *SHOP_IDS, "business", *SIDES)
"""Of a Business, `business` is the number of its kind plus 1: `printed.businesses` says what that does."""
TILE_PARTS: Final = ("x", "y", *FACE_PARTS)
CONDITIONS: Final = ("lying", "fresh", "away", "held", "jailed", "done", "unpaid", "guards")
TABLE_PARTS: Final = ("business-price", "workshop-price", "product-price", "workshop-points", "house-points",
                      "restaurant-points", "hat-points", "rounds", "remodelling", "houses")  # fmt: skip


class VillageEncoder(Encoder):
    """Tiles stand in the order of their slots, by which actions name them, with what they show and where they lie."""

    def __init__(self, layout: Layout, printed: bytes, asked: dict[str, bytes], t: Tables) -> None:
        super().__init__(layout, printed, asked, ARG_BITS)
        self._kinds: Final = [small(kind_numbers(t, kind)) for kind in range(len(t.kind_coins))]
        self._no_kind: Final = bytes(len(KIND_PARTS))
        self._cards: Final = [small(card_numbers(t, card)) for card in range(len(t.card_kind))]
        self._no_card: Final = bytes(len(CARD_PARTS))
        self._faces: Final = [small(face_numbers(t, face)) for face in range(ROAD + len(t.open))]

    def write(self, s: State, viewer: Seat, into: Row) -> None:
        assert isinstance(s, Village)
        self.write_question(s, viewer, into)
        n = s.seats
        into.place(s.phase, OVER + 1)
        into.place((s.first - viewer) % n if s.first >= 0 else -1, n)
        into.place((s.turn - viewer) % n if s.turn >= 0 else -1, n)
        into.place((s.happy - viewer) % n if s.happy >= 0 else -1, n)
        into.four(s.round_number, s.bank, s.houses, s.gnome_limit)
        into.four(s.owed, s.paid, s.advice, (1 if s.broke else 0) | (2 if s.ended else 0))
        into.counts(s.tokens, SHOPS)
        into.counts(s.shops, SHOPS)
        into.counts(s.roads, MOST_SHAPES)
        into.put(self._kinds[s.left] if s.left >= 0 else self._no_kind)
        into.put(self._kinds[s.right] if s.right >= 0 else self._no_kind)
        into.put(self._cards[s.card] if s.card >= 0 else self._no_card)
        into.put(self._faces[s.drawn] if s.drawn >= 0 else NO_FACE)
        into.put(bytes(s.stack))
        into.zeros(MOST_KINDS - len(s.stack))
        into.put(bytes(s.deck))
        into.zeros(MOST_CARDS - len(s.deck))
        for i in range(n):
            self._write_player(s, viewer, (viewer + i) % n, into)

    def _write_player(self, s: Village, viewer: Seat, seat: Seat, into: Row) -> None:
        p: Player = s.players[seat]
        into.four(max(score(p, seat == s.happy, s.tables), 0), p.coins, p.gnomes, p.hats)
        into.four(p.restaurants, p.kit_houses, len(p.ground.networks), len(p.ground.marks))
        into.counts(p.tokens, SHOPS)
        into.counts(p.kit, MOST_SHAPES)
        down = p.lying | p.fresh << GNOMES | p.away << 2 * GNOMES | p.held << 3 * GNOMES
        acts = p.jailed | p.done << GNOMES | p.unpaid << 2 * GNOMES | p.guards << 3 * GNOMES
        into.bits(down | acts << 4 * GNOMES, 8 * GNOMES)
        for letter in range(GNOMES):
            spot = p.spot(letter)
            if spot >= 0:
                into.four(1, (spot // SLOTS - viewer) % s.seats, spot % SLOTS, p.tie(letter) + 1)
            else:
                into.zeros(4)
        into.bits(p.uses, MOST_BUSINESSES)
        into.bits(p.barred, MOST_BUSINESSES)
        into.bits(p.lit | p.active, SLOTS)
        into.put(self._ground(p.ground))

    def _ground(self, g: Ground) -> bytes:
        if not g.memo_numbers:
            g.memo_numbers = self._survey(g)
        return g.memo_numbers

    def _survey(self, g: Ground) -> bytes:
        """The cells to be repaired, then every tile by its slot: where it lies and what it shows."""
        into = Row()
        for i in range(MOST_MARKS):
            into.put(CELLS[g.marks[i]] if i < len(g.marks) else NO_CELL)
        for slot in range(len(g.cells)):
            if g.cells[slot] >= 0:
                into.put(CELLS[g.cells[slot]])
                into.put(self._faces[g.faces[slot]])
            else:
                into.put(NO_TILE)
        into.put(bytes(len(NO_TILE) * (SLOTS - len(g.cells))))
        return into.joined()


# --- tiles ----------------------------------------------------------------------------------------------------


CELLS: Final = [small([cell % WIDTH, cell // WIDTH]) for cell in range(AREA)]
"""A cell as column and row of the grid, from 1 to 25: what is 0 is nowhere."""
NO_CELL: Final = bytes(2)
NO_FACE: Final = bytes(len(FACE_PARTS))
NO_TILE: Final = bytes(len(TILE_PARTS))


def face_numbers(t: Tables, face: Face) -> list[int]:
    shop = face - SHOP if SHOP <= face < BUSINESS else -1
    number = face - BUSINESS
    kind = t.kind_of[number] if face < ROAD and 0 <= number < len(t.kind_of) else -1
    sides = t.open[face - ROAD] if face >= ROAD else 0b1111
    found = [1 if face >= ROAD else 0, 1 if face == HOUSE else 0, *one_hot(shop, SHOPS), kind + 1]
    return [*found, *[sides >> side & 1 for side in range(len(SIDES))]]


# --- what is printed on the components ------------------------------------------------------------------------


def kind_numbers(t: Tables, kind: Kind) -> list[int]:
    symbols = one_hot(t.kind_symbol[kind] - 1, len(SYMBOLS) - 1)
    return [t.kind_coins[kind], *symbols, *one_hot(t.kind_action[kind] - 1, len(ACTION_IDS) - 1)]


def card_numbers(t: Tables, card: Card) -> list[int]:
    icons = [t.card_icons[card] >> shop & 1 for shop in range(SHOPS)]
    return [*one_hot(t.card_kind[card], len(CARD_KINDS)), *icons, t.card_all[card], t.card_coins[card]]


def shape_numbers(t: Tables, shape: Shape) -> list[int]:
    return [t.road_copies[shape], *[t.open[4 * shape] >> side & 1 for side in range(len(SIDES))]]


def printed_of(t: Tables) -> bytes:
    found = [t.business_price, t.shop_price, t.product_price, t.shop_points, t.house_points]
    found += [t.restaurant_points, t.hat_points, t.rounds, t.remodelling, t.houses]
    for kind in range(MOST_KINDS):
        found += [t.kind_copies[kind], *kind_numbers(t, kind)] if kind < len(t.kind_coins) else NO_PRINTED_KIND
    for card in range(MOST_CARDS):
        found += [t.card_copies[card], *card_numbers(t, card)] if card < len(t.card_kind) else NO_PRINTED_CARD
    for shape in range(MOST_SHAPES):
        found += shape_numbers(t, shape) if shape < len(t.road_copies) else [0] * (len(SIDES) + 1)
    return small(found)


NO_PRINTED_KIND: Final = [0] * (len(KIND_PARTS) + 1)
NO_PRINTED_CARD: Final = [0] * (len(CARD_PARTS) + 1)


def printed_fields() -> list[Field]:
    return [
        Field("printed.table", TABLE_PARTS, 10),
        Field("printed.businesses", within(numbered(MOST_KINDS), ("copies", *KIND_PARTS)), 3),
        Field("printed.cards", within(numbered(MOST_CARDS), ("copies", *CARD_PARTS)), 3),
        Field("printed.roads", within(numbered(MOST_SHAPES), ("copies", *SIDES)), 3),
    ]


def board_fields(seats: int) -> list[Field]:
    return [
        Field("phase", PHASES),
        *(Field(name, around(seats)) for name in ("first", "turn", "happy")),
        Field("round", most=30),
        Field("bank", most=72),
        Field("houses", most=12),
        Field("gnome-limit", most=5),
        Field("work", ("owed", "paid", "advice", "broke-or-ended"), 5),
        Field("tokens", SHOP_IDS, 2),
        Field("workshops", SHOP_IDS, 5),
        Field("roads", numbered(MOST_SHAPES), 10),
        Field("market", within(("left", "right"), KIND_PARTS), 3),
        Field("card", CARD_PARTS, 3),
        Field("drawn", FACE_PARTS),
        Field("stack", numbered(MOST_KINDS), 3),
        Field("deck", numbered(MOST_CARDS), 3),
    ]


def player_fields(who: str) -> list[Field]:
    letters = tuple([letter_id(letter) for letter in range(GNOMES)])
    return [
        Field(f"{who}.score", most=60),
        Field(f"{who}.has", ("coins", "gnomes", "hats", "restaurants", "kit-houses", "networks", "marks"), 10),
        Field(f"{who}.tokens", SHOP_IDS, 2),
        Field(f"{who}.kit", numbered(MOST_SHAPES), 2),
        Field(f"{who}.conditions", within(CONDITIONS, letters)),
        Field(f"{who}.gnomes", within(letters, ("placed", "village", "slot", "tie")), 30),
        Field(f"{who}.uses", numbered(MOST_BUSINESSES)),
        Field(f"{who}.barred", numbered(MOST_BUSINESSES)),
        Field(f"{who}.lit", numbered(SLOTS)),
        Field(f"{who}.marks", within(numbered(MOST_MARKS), ("x", "y")), 25),
        Field(f"{who}.tiles", within(numbered(SLOTS), TILE_PARTS), 5),
    ]


def encoder_of(t: Tables, steps: tuple[Step[Any], ...], seats: int) -> VillageEncoder:
    fields = [*printed_fields(), *question_fields(steps, seats, ARG_BITS), *board_fields(seats)]
    for who in around(seats):
        fields += player_fields(who)
    layout = Layout("gnome-village", VERSION, seats, tuple(fields))
    return VillageEncoder(layout, printed_of(t), asked_of(steps), t)
