"""The ground of a village: which tile lies where, what is linked, and where the next one may go.

A ground is never changed: laying a tile gives a new one, so that copies of a position share it. Sets of tiles are
bits by slot. Nothing is searched when a list of choices is made, and nothing is worked out anew when a tile is laid,
taken away or moved: the border of empty cells, the links and the networks are carried on from ground to ground.
"""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.games.gnome_village.border import (
    BYTE,
    ENTRY_OPEN,
    ENTRY_ROADS,
    RING,
    Entry,
    entry_at,
    face_cell,
    find,
    linked_by,
    turn_away,
)
from gnomehall.games.gnome_village.tables import (
    ALL_OPEN,
    AREA,
    BUSINESS,
    HOUSE,
    NEIGHBOURS,
    REACH,
    ROAD,
    SHOP,
    SHOPS,
    WIDTH,
    Cell,
    Face,
    Sides,
    Slot,
    Slots,
)
from gnomehall.parts import bits
from gnomehall.parts.bits import bit

FROM_THE_SOUTH: Final = [2, 1, 3, 0]
"""The four sides by the cells they lead to, the last first."""
ON_GRID: Final = [0 < cell % WIDTH <= 2 * REACH + 1 and 0 < cell // WIDTH <= 2 * REACH + 1 for cell in range(AREA)]
NONE: Final[list[int]] = []
"""What a ground without tiles has of anything. Grounds share it; as all their lists, it is never changed."""
NO_SHOPS: Final = [0] * SHOPS
UNKNOWN: Final = -1


class Ground:
    def __init__(self, open_sides: list[Sides]) -> None:
        self.open = open_sides
        self.cells: list[Cell] = NONE
        """By slot; -1 where no tile has the slot."""
        self.faces: list[Face] = NONE
        self.links: list[Slots] = NONE
        """GNV-4: the tiles that a tile is linked with."""
        self.border: list[int] = NONE
        """The entries of all empty cells beside a tile."""
        self.networks: list[Slots] = NONE
        """GNV-5: normally one."""
        self.marks: list[Cell] = NONE
        """GNV-159: the cells to be repaired."""
        self.taken: Slots = 0
        self.roads: Slots = 0
        self.houses: Slots = 0
        self.workshops: Slots = 0
        self.businesses: Slots = 0
        self.shops: list[Slots] = NO_SHOPS
        self.memo_numbers = b""
        """What the encoder made of it, once it was asked: a ground never changes, and lies there for many moves."""
        self.memo_mendable: i64 = UNKNOWN
        """Whether a shift could mend it, once the bots have asked: UNKNOWN, 0 or 1."""

    def __repr__(self) -> str:
        return f"<Ground of {self.size()} tiles>"

    def size(self) -> int:
        return bits.size(self.taken)

    def split(self) -> bool:
        """Whether it is below the standard of GNV-153, which only a Removal can bring about."""
        return len(self.networks) > 1

    def network(self, slot: Slot) -> Slots:
        """The tiles that can be reached from one (GNV-98)."""
        for net in self.networks:
            if net >> slot & 1:
                return net
        raise AssertionError("every tile is in a network")


def entry_of(g: Ground, cell: i64) -> Entry:
    """The entry of a cell, with nothing around it where the border has none."""
    return entry_at(g.border, find(g.border, cell, 0, len(g.border)), cell)


# --- tiles ------------------------------------------------------------------------------------------------


def open_sides(g: Ground, face: Face) -> Sides:
    return g.open[face - ROAD] if face >= ROAD else ALL_OPEN


def joined(g: Ground, tiles: Slots) -> int:
    """How many networks these tiles belong to."""
    n = 0
    for net in g.networks:
        if net & tiles:
            n += 1
    return n


def empty(g: Ground, cell: Cell) -> bool:
    """Whether a tile could lie there: the cell is one of the grid, and free."""
    return ON_GRID[cell] and slot_at(g, cell) < 0


def slot_at(g: Ground, cell: i64) -> Slot:
    """The tile on a cell; -1 where there is none."""
    for slot in range(len(g.cells)):
        if g.cells[slot] == cell:
            return slot
    return -1


def note(g: Ground, face: Face, slot: Slot) -> None:
    """Enter a tile of a new ground in the sets of its kind, or strike it from them."""
    this = bit(slot)
    g.taken ^= this
    if face >= ROAD:
        g.roads ^= this
    elif face >= BUSINESS:
        g.businesses ^= this
    elif face == HOUSE:
        g.houses ^= this
    else:
        g.workshops ^= this
        g.shops = g.shops[:]
        g.shops[face - SHOP] ^= this


# --- from ground to ground ----------------------------------------------------------------------------------


def copied(g: Ground) -> Ground:
    """A new ground with the same tiles, which its maker may still change: all but its networks and marks."""
    n = Ground(g.open)
    n.cells, n.faces, n.links, n.border = g.cells[:], g.faces[:], g.links[:], g.border[:]
    n.taken, n.roads, n.houses, n.workshops = g.taken, g.roads, g.houses, g.workshops
    n.businesses, n.shops = g.businesses, g.shops
    return n


def laid(g: Ground, face: Face, cell: Cell) -> Ground:
    """The ground with one tile more, laid by the rules of placing (GNV-154, GNV-155)."""
    n = copied(g)
    slot = bits.lowest(~g.taken)
    if slot == len(n.cells):
        n.cells.append(-1)
        n.faces.append(face)
        n.links.append(0)
    note(n, face, slot)
    linked = put(n, slot, face, cell)
    n.networks = _networks_with(g, linked, bit(slot))
    if len(n.networks) > 1:
        n.marks = [mark for mark in g.marks if mark != cell]
    return n


def lifted(g: Ground, slot: Slot) -> Ground:
    """The ground without a tile. GNV-159: where it falls into more networks than before, the cell is marked."""
    n = copied(g)
    note(n, g.faces[slot], slot)
    take(n, slot)
    n.networks = parts_without(g, bit(slot), g.links[slot])
    if len(n.networks) > len(g.networks):
        n.marks = [*g.marks, g.cells[slot]]
    elif len(n.networks) > 1:
        n.marks = g.marks
    return n


def moved(g: Ground, cells: list[Cell], faces: list[Face]) -> Ground:
    """The ground with some of its tiles on other cells, or turned.

    GNV-159, GNV-160: a filled cell loses its mark, a whole village all of them.
    """
    n = copied(g)
    slots = [slot for slot in range(len(cells)) if cells[slot] != g.cells[slot] or faces[slot] != g.faces[slot]]
    for slot in slots:
        take(n, slot)
    for slot in slots:
        put(n, slot, faces[slot], cells[slot])
    n.networks = parts_of(n, n.taken)
    if n.split():
        n.marks = [mark for mark in g.marks if empty(n, mark)]
    return n


def put(n: Ground, slot: Slot, face: Face, cell: Cell) -> Slots:
    """Lay a tile on an empty cell of a new ground; the tiles it is linked with."""
    border = n.border
    at = find(border, cell, 0, len(border))
    entry = entry_at(border, at, cell)
    if entry & RING:
        border.pop(at)
    for side in FROM_THE_SOUTH:  # what is put in further on does not move what lies before it
        beside = cell + NEIGHBOURS[side]
        if entry >> 8 * side & BYTE == 0 and ON_GRID[beside]:
            place = find(border, beside, at, len(border)) if beside > cell else find(border, beside, 0, at)
            face_cell(border, place, beside, seen_from(n, slot, face, side))
    linked = linked_by(entry, open_sides(n, face))
    n.cells[slot], n.faces[slot], n.links[slot] = cell, face, linked
    rest = linked
    while rest:
        n.links[bits.lowest(rest)] |= bit(slot)
        rest &= rest - 1
    return linked


def take(n: Ground, slot: Slot) -> None:
    """Take a tile of a new ground from its cell."""
    cell = n.cells[slot]
    entry: Entry = 0
    for side in range(4):
        beside, back = cell + NEIGHBOURS[side], (side + 2) & 3
        other = slot_at(n, beside)
        if other >= 0:
            entry |= seen_from(n, other, n.faces[other], back)
        elif ON_GRID[beside]:
            turn_away(n.border, beside, back)
    if entry:
        face_cell(n.border, find(n.border, cell, 0, len(n.border)), cell, entry)
    rest = n.links[slot]
    while rest:
        n.links[bits.lowest(rest)] ^= bit(slot)
        rest &= rest - 1
    n.cells[slot], n.links[slot] = -1, 0


def seen_from(g: Ground, slot: i64, face: Face, side: i64) -> Entry:
    """What a tile is to the cell on one of its sides: its share of the entry."""
    back = (side + 2) & 3
    opened: i64 = open_sides(g, face) >> side & 1
    seen = (slot + 1) << 8 * back | opened << ENTRY_OPEN + back
    return seen | opened << ENTRY_ROADS + back if face >= ROAD else seen


def _networks_with(g: Ground, linked: Slots, tile: Slots) -> list[Slots]:
    networks: list[Slots] = []
    for net in g.networks:
        if net & linked:
            tile |= net
        else:
            networks.append(net)
    networks.append(tile)
    return networks


def parts_without(g: Ground, moved: Slots, around: Slots) -> list[Slots]:
    """The networks that are left without some tiles, `around` being those that are linked with them."""
    around &= ~moved
    if len(g.networks) == 1 and around:
        # Mostly the neighbours of a tile find each other again a few steps on, and nothing falls apart.
        rest = g.taken & ~moved
        reached = around & -around
        fresh = reached
        while fresh and around & ~reached:
            more = g.links[bits.lowest(fresh)] & rest & ~reached
            fresh = fresh & (fresh - 1) | more
            reached |= more
        if around & ~reached == 0:
            return [rest]
    return parts_of(g, g.taken & ~moved)


def parts_of(g: Ground, tiles: Slots) -> list[Slots]:
    """The networks that some of the tiles would form if there were no others."""
    parts: list[Slots] = []
    while tiles:
        part = tiles & -tiles
        fresh = part
        tiles ^= part
        while fresh:
            slot = bits.lowest(fresh)
            fresh &= fresh - 1
            more = g.links[slot] & tiles
            part |= more
            fresh |= more
            tiles ^= more
        parts.append(part)
    return parts
