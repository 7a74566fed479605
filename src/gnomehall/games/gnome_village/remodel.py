"""Remodelling a village: which changes the Architect may make (GNV-132).

A change is judged without being made: what is left of the village without the tiles that move falls into parts, and a
tile in its new place must join enough of them. No change may make more networks than there were, and every building
must keep a linked Road.
"""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.ground import (
    ENTRY_CELL,
    Entry,
    Ground,
    empty,
    entry_of,
    linked_by,
    open_sides,
    parts_without,
    surveyed,
)
from gnomehall.games.gnome_village.tables import ALL_OPEN, AREA, NEIGHBOURS, ROAD, WIDTH, Cell, Face, Sides, Slot, Slots
from gnomehall.parts import bits


def count_parts(parts: list[Slots], tiles: Slots) -> int:
    n = 0
    for part in parts:
        if part & tiles:
            n += 1
    return n


def relying(g: Ground, moved: Slots, around: Slots) -> Slots:
    """The buildings that have no linked Road but those that move; `around` is what is linked with what moves."""
    if moved & g.roads == 0:
        return 0
    found = 0
    buildings = around & ~g.roads & ~moved
    while buildings:
        slot = bits.lowest(buildings)
        buildings &= buildings - 1
        if g.links[slot] & g.roads & ~moved == 0:
            found |= 1 << slot
    return found


def rings_of(g: Ground) -> list[Entry]:
    """What faces the cell of each tile with an open side, in the form of entries of the border."""
    grid = [-1] * AREA
    for slot in range(len(g.cells)):
        if g.cells[slot] >= 0:
            grid[g.cells[slot]] = slot
    rings: list[Entry] = []
    for cell in g.cells:
        ring = 0
        if cell >= 0:
            for side in range(4):
                slot = grid[cell + NEIGHBOURS[side]]
                if slot >= 0 and open_sides(g, g.faces[slot]) >> ((side + 2) & 3) & 1:
                    ring |= (slot + 1) << (8 * side)
        rings.append(ring)
    return rings


class LiftedTile:
    """One tile lifted: what it takes to put it down again elsewhere."""

    def __init__(self, g: Ground, slot: Slot) -> None:
        self.g = g
        self.slot = slot
        self.bit = 1 << slot
        self.parts = parts_without(g, self.bit, g.links[slot])
        self.need = len(self.parts) + 1 - len(g.networks)
        """How many of the parts it must join."""
        self.relying = relying(g, self.bit, g.links[slot])
        self.road = g.faces[slot] >= ROAD

    def fits(self, entry: Entry, sides: Sides) -> bool:
        linked = linked_by(entry, sides) & ~self.bit
        if not self.road:
            if linked & self.g.roads == 0:
                return False
        elif self.relying & ~linked:
            return False
        return count_parts(self.parts, linked) >= self.need

    def fits_somehow(self, entry: Entry, turned: list[Sides]) -> bool:
        around = linked_by(entry, ALL_OPEN) & ~self.bit
        if self.relying & ~around or count_parts(self.parts, around) < self.need:
            return False
        for sides in turned:
            if self.fits(entry, sides):
                return True
        return False


ANY_SIDES: list[Sides] = [ALL_OPEN]


def turned_of(g: Ground, slot: Slot, turned: list[list[Sides]]) -> list[Sides]:
    """The open sides of a tile in all its rotations; buildings have none."""
    face = g.faces[slot]
    return turned[(face - ROAD) >> 2] if face >= ROAD else ANY_SIDES


def shift_cells(g: Ground, slot: Slot, turned: list[list[Sides]], base: Action, most: int) -> list[Action]:
    """The cells a tile may be shifted to, with `base` added; the first `most` of them are enough."""
    lifted = LiftedTile(g, slot)
    sides = turned_of(g, slot, turned)
    found: list[int] = []
    if lifted.need <= 0 and lifted.road:
        # A Road that is a network of its own in a split village is bound to nothing.
        for cell in range(WIDTH, AREA - WIDTH):
            if empty(g, cell):
                found.append(base + cell)
        return found
    for entry in g.border:
        if lifted.fits_somehow(entry, sides):
            found.append(base + (entry >> ENTRY_CELL))
            if len(found) == most:
                return found
    return found


def shift_rotations(g: Ground, slot: Slot, cell: Cell, turned: list[list[Sides]]) -> list[int]:
    lifted = LiftedTile(g, slot)
    sides = turned_of(g, slot, turned)
    entry = entry_of(g, cell)
    found: list[int] = []
    for rotation in range(len(sides)):
        if lifted.fits(entry, sides[rotation]):
            found.append(rotation)
    return found


def rotations(g: Ground, rings: list[Entry], slot: Slot, turned: list[list[Sides]]) -> list[int]:
    """The other ways round that a Road may have where it lies."""
    sides = turned_of(g, slot, turned)
    found: list[int] = []
    if len(sides) == 1:
        return found
    lifted = LiftedTile(g, slot)
    for rotation in range(len(sides)):
        if rotation != (g.faces[slot] & 3) and lifted.fits(rings[slot], sides[rotation]):
            found.append(rotation)
    return found


class Exchange:
    """Two tiles lifted, each to be put down in the other's place."""

    def __init__(self, g: Ground, rings: list[Entry], one: Slot, other: Slot) -> None:
        self.g = g
        self.one, self.other = one, other
        self.moved = 1 << one | 1 << other
        self.plain = g.roads & self.moved == 0
        """Two buildings: nothing about the links changes."""
        self.towards = -1
        """The side on which the other lies, if they are neighbours."""
        away = g.cells[other] - g.cells[one]
        for side in range(4):
            if away == NEIGHBOURS[side]:
                self.towards = side
        self.ring_one = rings[one]
        self.ring_other = rings[other]
        self.around = g.links[one] | g.links[other]
        self.relying = relying(g, self.moved, self.around)
        self.parts: list[Slots] = []
        """What is left without the two, worked out when it is wanted."""

    def hopeless(self) -> bool:
        """Whether a building that relies on the two would lie beside neither of their new places."""
        if self.relying == 0:
            return False
        return self.relying & ~(linked_by(self.ring_one, ALL_OPEN) | linked_by(self.ring_other, ALL_OPEN)) != 0

    def fits(self, sides_one: Sides, sides_other: Sides) -> bool:
        """Whether the first tile with these sides may lie in the other's place, and the other in the first's."""
        g, moved = self.g, self.moved
        links_one = linked_by(self.ring_other, sides_one) & ~moved
        links_other = linked_by(self.ring_one, sides_other) & ~moved
        touching = False
        if self.towards >= 0:
            # The first now lies on the side where the other lay, and looks back at it.
            touching = sides_one >> ((self.towards + 2) & 3) & 1 != 0 and sides_other >> self.towards & 1 != 0
        one_road, other_road = g.roads >> self.one & 1 != 0, g.roads >> self.other & 1 != 0
        if not one_road and links_one & g.roads == 0 and not (touching and other_road):
            return False
        if not other_road and links_other & g.roads == 0 and not (touching and one_road):
            return False
        kept = 0
        if one_road:
            kept |= links_one
        if other_road:
            kept |= links_other
        if self.relying & ~kept:
            return False
        return self._networks(links_one, links_other, touching) <= len(g.networks)

    def _networks(self, links_one: Slots, links_other: Slots, touching: bool) -> int:
        if not self.parts:
            self.parts = parts_without(self.g, self.moved, self.around)
        by_one = count_parts(self.parts, links_one)
        by_other = count_parts(self.parts, links_other)
        by_either, together = 0, touching
        for part in self.parts:
            if part & links_one and part & links_other:
                together = True
            if part & (links_one | links_other):
                by_either += 1
        if together:
            return len(self.parts) - by_either + 1
        return len(self.parts) - by_one - by_other + 2


def same_road(g: Ground, one: Slot, other: Slot, turn_one: int, turn_other: int) -> bool:
    """Whether two Roads that swap leave the village looking as it did."""
    a, b = g.faces[one], g.faces[other]
    return a >> 2 == b >> 2 and turn_one == (b & 3) and turn_other == (a & 3)


def swap_turns(g: Ground, swap: Exchange, turned: list[list[Sides]], turn_one: int) -> list[int]:
    """The rotations of the second tile that complete a swap, given the first one's."""
    sides_one = turned_of(g, swap.one, turned)[turn_one]
    sides_other = turned_of(g, swap.other, turned)
    roads = g.faces[swap.one] >= ROAD and g.faces[swap.other] >= ROAD
    found: list[int] = []
    for turn in range(len(sides_other)):
        if roads and same_road(g, swap.one, swap.other, turn_one, turn):
            continue
        if swap.fits(sides_one, sides_other[turn]):
            found.append(turn)
    return found


def can_swap(g: Ground, rings: list[Entry], one: Slot, other: Slot, turned: list[list[Sides]]) -> bool:
    """Whether two tiles may change places in any way; buildings that look alike are the caller's concern."""
    shape = g.faces[one] >> 2
    if g.faces[one] >= ROAD and shape == g.faces[other] >> 2 and len(turned_of(g, one, turned)) == 1:
        return False
    swap = Exchange(g, rings, one, other)
    if swap.plain:
        return True
    if swap.hopeless():
        return False
    for turn in range(len(turned_of(g, one, turned))):
        if swap_turns(g, swap, turned, turn):
            return True
    return False


def moved(g: Ground, cells: list[Cell], faces: list[Face]) -> Ground:
    """The ground after a change. GNV-159, GNV-160: a filled cell loses its mark, a whole village all of them."""
    n = surveyed(g.open, cells, faces)
    if n.split():
        n.marks = [mark for mark in g.marks if empty(n, mark)]
    return n
