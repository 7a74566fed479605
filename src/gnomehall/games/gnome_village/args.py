"""What the arguments of frames hold, packed and taken apart: each answer in a few bits of its own."""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.tables import Cell, Letter, Shape, Slot, Spot

# --- an action of a Business: which gnome came, 3 bits, and the tile ----------------------------------------


def pack_visit(spot: Spot, letter: Letter) -> int:
    return spot << 3 | letter


def visited_spot(visit: int) -> Spot:
    return visit >> 3


def visiting_letter(visit: int) -> Letter:
    return visit & 7


# --- a product for an opponent: the Workshop that makes it, 8 bits, and the visit ----------------------------


def pack_delivery(visit: int, workshop: Slot) -> int:
    return visit << 8 | workshop


def delivered_visit(delivery: int) -> int:
    return delivery >> 8


def delivered_from(delivery: int) -> Slot:
    return delivery & 0xFF


# --- a House: how its two halves are paid for, 12 bits each ---------------------------------------------------


def pack_payments(carpenter: Action, painter: Action) -> int:
    return painter << 12 | carpenter


def carpenter_payment(payments: int) -> Action:
    return payments & 0xFFF


def painter_payment(payments: int) -> Action:
    return payments >> 12


# --- a Road of which only the rotation is still asked: the cell, 10 bits, and the shape -----------------------


def pack_road(shape: Shape, cell: Cell) -> int:
    return shape << 10 | cell


def road_shape(road: int) -> Shape:
    return road >> 10


def road_cell(road: int) -> Cell:
    return road & 0x3FF


# --- an Architect's draft: the number of the Business, 8 bits; in the menu the steps already made, 4 bits; then, --
# --- answer by answer, a tile, 8 bits; a cell or a second tile, 10 bits; the rotation of the first tile, 2 bits ----


def pack_draft(number: int, steps: int) -> int:
    return number | steps << 8


def draft_number(draft: int) -> int:
    return draft & 0xFF


def draft_steps(draft: int) -> int:
    return draft >> 8 & 0xF


def with_tile(draft: int, slot: Slot) -> int:
    return draft | slot << 12


def draft_tile(draft: int) -> Slot:
    return draft >> 12 & 0xFF


def with_cell(draft: int, cell: Cell) -> int:
    return draft | cell << 20


def draft_cell(draft: int) -> Cell:
    return draft >> 20 & 0x3FF


def with_partner(draft: int, slot: Slot) -> int:
    return draft | slot << 20


def draft_partner(draft: int) -> Slot:
    return draft >> 20 & 0x3FF


def with_turn(draft: int, rotation: int) -> int:
    return draft | rotation << 30


def draft_turn(draft: int) -> int:
    return draft >> 30
