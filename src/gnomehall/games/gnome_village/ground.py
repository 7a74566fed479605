"""The ground of a village: which tile lies where, what is linked, and where the next one may go.

A ground is never changed: laying a tile gives a new one, so that copies of a position share it. Sets of tiles are
bits by slot. Nothing is searched when a list of choices is made: the border of empty cells, the links and the networks
are carried on from tile to tile, and worked out anew only when a tile is taken away or the Architect moves one.
"""

from typing import Final, TypeAlias

from gnomehall.games.gnome_village.tables import (
    ALL_OPEN,
    AREA,
    BUSINESS,
    HOUSE,
    NEIGHBOURS,
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

# An entry of the border is an empty cell and what faces it with an open side: the cell, four bits for the sides where
# that is a Road, and a byte a side with the slot of the tile there, plus 1. Entries sort by cell.
Entry: TypeAlias = int
ENTRY_CELL: Final = 36
ENTRY_ROADS: Final = 32
RING: Final = (1 << ENTRY_ROADS) - 1
BYTE: Final = 0xFF

ASCENDING: Final = [0, 3, 1, 2]
"""The four sides in the order of the cells they lead to."""

NO_TILES: Final = [(1 << WIDTH) - 1] + [1 | 1 << (WIDTH - 1)] * (WIDTH - 2) + [(1 << WIDTH) - 1]
NO_SHOPS: Final = [0] * SHOPS


class Ground:
    def __init__(self, open_sides: list[Sides]) -> None:
        self.open = open_sides
        self.cells: list[Cell] = []
        """By slot; -1 where no tile has the slot."""
        self.faces: list[Face] = []
        self.links: list[Slots] = []
        """GNV-4: the tiles that a tile is linked with."""
        self.rows: list[int] = NO_TILES
        """The occupied cells, and the border of the grid, a row of bits each."""
        self.border: list[Entry] = []
        self.networks: list[Slots] = []
        """GNV-5: normally one."""
        self.marks: list[Cell] = []
        """GNV-159: the cells to be repaired."""
        self.taken: Slots = 0
        self.roads: Slots = 0
        self.houses: Slots = 0
        self.workshops: Slots = 0
        self.businesses: Slots = 0
        self.shops: list[Slots] = NO_SHOPS

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


def open_sides(g: Ground, face: Face) -> Sides:
    return g.open[face - ROAD] if face >= ROAD else ALL_OPEN


def linked_by(entry: Entry, sides: Sides) -> Slots:
    """The tiles a tile with these open sides would be linked with on the cell of an entry."""
    found = 0
    ring = entry & RING
    while ring:
        if sides & 1 and ring & BYTE:
            found |= 1 << ((ring & BYTE) - 1)
        ring >>= 8
        sides >>= 1
    return found


def joined(g: Ground, tiles: Slots) -> int:
    """How many networks these tiles belong to."""
    n = 0
    for net in g.networks:
        if net & tiles:
            n += 1
    return n


def entry_of(g: Ground, cell: Cell) -> Entry:
    """The entry of a cell, with nothing facing it where the border has none."""
    for entry in g.border:
        if entry >> ENTRY_CELL == cell:
            return entry
    return cell << ENTRY_CELL


def empty(g: Ground, cell: Cell) -> bool:
    return g.rows[cell // WIDTH] >> (cell % WIDTH) & 1 == 0


def note(g: Ground, face: Face, slot: Slot) -> None:
    """Enter a tile of a new ground in the sets of its kind."""
    bit = 1 << slot
    g.taken |= bit
    if face >= ROAD:
        g.roads |= bit
    elif face >= BUSINESS:
        g.businesses |= bit
    elif face == HOUSE:
        g.houses |= bit
    else:
        g.workshops |= bit
        g.shops = g.shops[:]
        g.shops[face - SHOP] |= bit


def laid(g: Ground, face: Face, cell: Cell) -> Ground:
    """The ground with one tile more, laid by the rules of placing (GNV-154, GNV-155)."""
    n = Ground(g.open)
    slot = bits.lowest(~g.taken)
    sides = open_sides(g, face)
    linked = linked_by(entry_of(g, cell), sides)
    n.cells, n.faces, n.links, n.rows = g.cells[:], g.faces[:], g.links[:], g.rows[:]
    if slot == len(n.cells):
        n.cells.append(cell)
        n.faces.append(face)
        n.links.append(linked)
    else:
        n.cells[slot], n.faces[slot], n.links[slot] = cell, face, linked
    n.taken, n.roads, n.houses, n.workshops = g.taken, g.roads, g.houses, g.workshops
    n.businesses, n.shops = g.businesses, g.shops
    note(n, face, slot)
    n.rows[cell // WIDTH] |= 1 << (cell % WIDTH)
    rest = linked
    while rest:
        n.links[bits.lowest(rest)] |= 1 << slot
        rest &= rest - 1
    n.border = _border_with(g, n, slot, face, cell)
    n.networks = _networks_with(g, linked, 1 << slot)
    if len(n.networks) > 1:
        n.marks = [mark for mark in g.marks if mark != cell]
    return n


def _border_with(g: Ground, n: Ground, slot: Slot, face: Face, cell: Cell) -> list[Entry]:
    """The border without the cell that was filled, and with what its new tile faces."""
    sides = open_sides(g, face)
    faced: list[Entry] = []
    for side in ASCENDING:
        beside = cell + NEIGHBOURS[side]
        if sides >> side & 1 and empty(n, beside):
            back = (side + 2) & 3
            entry = beside << ENTRY_CELL | (slot + 1) << (8 * back)
            if face >= ROAD:
                entry |= 1 << (ENTRY_ROADS + back)
            faced.append(entry)
    border: list[Entry] = []
    i = 0
    for entry in g.border:
        at = entry >> ENTRY_CELL
        while i < len(faced) and faced[i] >> ENTRY_CELL < at:
            border.append(faced[i])
            i += 1
        if i < len(faced) and faced[i] >> ENTRY_CELL == at:
            border.append(entry | faced[i])
            i += 1
        elif at != cell:
            border.append(entry)
    while i < len(faced):
        border.append(faced[i])
        i += 1
    return border


def _networks_with(g: Ground, linked: Slots, bit: Slots) -> list[Slots]:
    networks: list[Slots] = []
    for net in g.networks:
        if net & linked:
            bit |= net
        else:
            networks.append(net)
    networks.append(bit)
    return networks


def lifted(g: Ground, slot: Slot) -> Ground:
    """The ground without a tile. GNV-159: where it falls into more networks than before, the cell is marked."""
    cells = g.cells[:]
    cells[slot] = -1
    n = surveyed(g.open, cells, g.faces[:])
    if len(n.networks) > len(g.networks):
        n.marks = [*g.marks, g.cells[slot]]
    elif len(n.networks) > 1:
        n.marks = g.marks
    return n


def surveyed(open_of: list[Sides], cells: list[Cell], faces: list[Face]) -> Ground:
    """A ground worked out from its tiles alone."""
    g = Ground(open_of)
    g.cells, g.faces = cells, faces
    slots = len(cells)
    g.links = [0] * slots
    g.rows = NO_TILES[:]
    entries = [0] * AREA
    touched: list[Cell] = []
    for slot in range(slots):
        if cells[slot] >= 0:
            note(g, faces[slot], slot)
            g.rows[cells[slot] // WIDTH] |= 1 << (cells[slot] % WIDTH)
    for slot in range(slots):
        if cells[slot] >= 0:
            sides = open_sides(g, faces[slot])
            for side in range(4):
                if sides >> side & 1:
                    beside = cells[slot] + NEIGHBOURS[side]
                    back = (side + 2) & 3
                    if entries[beside] == 0:
                        touched.append(beside)
                    entries[beside] |= (slot + 1) << (8 * back)
                    if faces[slot] >= ROAD:
                        entries[beside] |= 1 << (ENTRY_ROADS + back)
    for slot in range(slots):
        if cells[slot] >= 0:
            g.links[slot] = linked_by(entries[cells[slot]], open_sides(g, faces[slot]))
    touched.sort()
    for cell in touched:
        if empty(g, cell):
            g.border.append(cell << ENTRY_CELL | entries[cell])
    g.networks = parts_of(g, g.taken)
    return g


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
