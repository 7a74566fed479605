"""What is printed on the components, as tables that all positions share, and the numbers that name things."""

from typing import TYPE_CHECKING, Final, TypeAlias

from gnomehall.parts.bits import Bits

if TYPE_CHECKING:
    from gnomehall.games.gnome_village.edition import VillageEdition

# --- what an int stands for -------------------------------------------------------------------------------

Cell: TypeAlias = int
"""A place of the grid: WIDTH * row + column."""
Slot: TypeAlias = int
"""The number of a tile within its village."""
Slots: TypeAlias = Bits
"""A set of tiles of one village."""
Sides: TypeAlias = Bits
"""Sides of a tile: bit 0 north, 1 east, 2 south, 3 west."""
Spot: TypeAlias = int
"""A tile of any village: SLOTS * seat + slot."""
Face: TypeAlias = int
"""What a tile shows."""
Shape: TypeAlias = int
"""A kind of Road."""
Shop: TypeAlias = int
"""A kind of Workshop, and of its product."""
Kind: TypeAlias = int
"""A kind of Business."""
Card: TypeAlias = int
"""A kind of Forest card."""
Letter: TypeAlias = int
"""A gnome among those of its colour."""
Letters: TypeAlias = Bits
"""A set of gnomes of one colour."""
Gnome: TypeAlias = int
"""A gnome among all: GNOMES * seat + letter."""

# --- the grid: GNV-188 offers x and y from -12 to 12; a border round it saves every check of the edge ---

REACH: Final = 12
WIDTH: Final = 27
AREA: Final = 729
ORIGIN: Final = 364
SLOTS: Final = 128
"""More tiles than a village can have (GNV-186); a tile keeps its slot as long as it lies in the village."""

ALL_OPEN: Final = 15
SIDES: Final = ("N", "E", "S", "W")
NEIGHBOURS: Final = [-WIDTH, 1, WIDTH, -1]
"""From a cell to its neighbours to the north, east, south and west."""

# --- faces: what a tile shows. A road's face is ROAD + 4 * shape + rotation -----------------------------

HOUSE: Final = 0
SHOP: Final = 1
BUSINESS: Final = 8
ROAD: Final = 128

CARPENTER: Final = 0
PAINTER: Final = 1
SCHOOL: Final = 2
GARDENER: Final = 3
SHOPS: Final = 4
SHOP_IDS: Final = ("carpenter", "painter", "school", "gardener")

GNOMES: Final = 5
"""The gnomes of one colour in the box."""
SUPPLY: Final = -1
"""The spot of a gnome that has not been placed yet."""
ON_THE_WAY: Final = -2
"""The spot of a gnome that is being sent home."""

# --- symbols, actions of Businesses, kinds of Forest cards: by their place among the words of an edition --------

SYMBOLS: Final = ("none", "hat", "restaurant")
HAT: Final = 1
RESTAURANT: Final = 2

ACTION_IDS: Final = ("none", "police", "chapel", "theater", "courier", "military", "thief", "advisor", "architect",
                     "doctor", "airport", "construction", "prison", "pool")  # fmt: skip
NO_ACTION: Final = 0
AIRPORT: Final = 10

CARD_KINDS: Final = ("activate", "coins", "roads", "removal", "angry")
ACTIVATE: Final = 0
COINS: Final = 1
ROADS: Final = 2
REMOVAL: Final = 3

# --- actions: one int for each thing that can be chosen ---------------------------------------------------

END_WORK: Final = 0
END_TURN: Final = 1
DECLINE: Final = 2
USE: Final = 3
FINISH: Final = 4
PUT_BACK: Final = 5
SHIFT: Final = 6
ROTATE: Final = 7
SWAP: Final = 8
PAY_TOKEN: Final = 9
PAY_COINS: Final = 10
BUILD_HOUSE: Final = 11
ADD_GNOME: Final = 12
BUILD_ROAD: Final = 13
LAY_HOUSE: Final = 14
TURN: Final = 15
"""TURN + r: a quarter turn clockwise, r times."""
PRESET: Final = 19
SEAT: Final = 27
BUY_SHOP: Final = 31
LAY_ROAD: Final = 35
"""LAY_ROAD + shape: a road of the start kit, or the one chance draws."""
REVEAL: Final = 42
BUY: Final = 74
"""BUY + kind: a business of the market, or the one chance turns up."""
GNOME: Final = 106
"""GNOME + 5 * seat + letter."""
TILE: Final = 126
"""TILE + SLOTS * seat + slot."""
CELL: Final = 638
ACTIONS: Final = 1367

MOST_PRESETS: Final = 8
MOST_SHAPES: Final = 7
MOST_CARDS: Final = 32
MOST_KINDS: Final = 32
MOST_BUSINESSES: Final = 60


def cell_at(x: int, y: int) -> Cell:
    return ORIGIN + WIDTH * y + x


class Tables:
    """The components of an edition in numbers. It is filled once and never changed."""

    edition: "VillageEdition"
    """The edition they were made from, for what people read; no rule looks at it."""

    def __init__(self) -> None:
        self.open: list[int] = []
        """The open sides of a road by 4 * shape + rotation: bit 0 north, 1 east, 2 south, 3 west."""
        self.turned: list[list[int]] = []
        """GNV-182: the open sides of a shape in each rotation that differs to the rules."""
        self.road_copies: list[int] = []
        self.kit_roads: list[int] = []
        self.kit_houses = 2
        self.kit_wide = True
        """Whether no Road of the kit has more than one side closed."""
        self.preset_faces: list[list[int]] = []
        self.preset_cells: list[list[int]] = []

        self.kind_coins: list[int] = []
        self.kind_symbol: list[int] = []
        self.kind_action: list[int] = []
        self.kind_copies: list[int] = []
        self.kind_deluxe: list[int] = []
        self.kind_first: list[int] = []
        """The number of the first tile of a kind; its other copies follow."""
        self.kind_of: list[int] = []
        """The kind of a business by its number."""

        self.card_kind: list[int] = []
        self.card_icons: list[int] = []
        """The workshop kinds on an Activate card, as bits."""
        self.card_all: list[int] = []
        self.card_coins: list[int] = []
        self.card_copies: list[int] = []

        self.coins = 72
        self.start_coins = 4
        self.tokens = 2
        self.houses = 5
        self.gnomes = 5
        self.shop_copies: list[int] = []
        """How many workshops of each kind there are with 2, 3 and 4 players."""
        self.business_price = 1
        self.shop_price = 2
        self.product_price = 3
        self.shop_points = 2
        self.house_points = 2
        self.restaurant_points = 1
        self.hat_points = 1
        self.rounds = 50
        self.remodelling = 12
        """GNV-132: the most steps of an Architect."""

    def __repr__(self) -> str:
        return f"<Tables of {self.edition!r}>"
