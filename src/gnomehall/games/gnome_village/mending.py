"""How one tile shifted makes a village comply again: what bots look for when they have an Architect.

A shift is judged without being made: what is left of the village without the tile falls into parts, and the tile in its
new place must join them all; every building must have a linked Road.
"""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.border import Entry, cell_of, linked_by, open_to
from gnomehall.games.gnome_village.ground import UNKNOWN, Ground, entry_of, parts_without
from gnomehall.games.gnome_village.remodel import complies, roadless, turned_of
from gnomehall.games.gnome_village.tables import ALL_OPEN, ROAD, Cell, Sides, Slot, Slots
from gnomehall.parts import bits
from gnomehall.parts.bits import bit


class LiftedTile:
    """One tile lifted: what it takes to put it down again so that the village complies."""

    def __init__(self, g: Ground, slot: Slot) -> None:
        self.g = g
        self.bit = bit(slot)
        self.parts = parts_without(g, self.bit, g.links[slot])
        self.roadless = roadless(g, self.bit)
        self.road = g.faces[slot] >= ROAD

    def hopeless(self) -> bool:
        """Whether it has more to join or to serve than it has sides, or is no Road where one is wanted."""
        return len(self.parts) > 4 or (self.roadless != 0 and not self.road)

    def mends(self, entry: Entry, sides: Sides) -> bool:
        linked = linked_by(entry, sides) & ~self.bit
        if self.roadless & ~linked or (not self.road and linked & self.g.roads == 0):
            return False
        for part in self.parts:
            if part & linked == 0:
                return False
        return True


def mending_cells(g: Ground, slot: Slot, turned: list[list[Sides]], base: Action, most: int) -> list[Action]:
    """The cells to which a tile can be shifted so that the village complies; the first `most` of them are enough."""
    found: list[int] = []
    lifted = LiftedTile(g, slot)
    if lifted.hopeless():
        return found
    for entry in g.border:
        # With all sides open it links the most.
        if open_to(entry) and lifted.mends(entry, ALL_OPEN) and mending_turns(g, slot, cell_of(entry), turned):
            found.append(base + cell_of(entry))
            if len(found) == most:
                break
    return found


def mending_turns(g: Ground, slot: Slot, cell: Cell, turned: list[list[Sides]]) -> list[int]:
    """The rotations in which a tile on a cell makes the village comply."""
    lifted, entry, sides = LiftedTile(g, slot), entry_of(g, cell), turned_of(g, slot, turned)
    return [rotation for rotation in range(len(sides)) if lifted.mends(entry, sides[rotation])]


def mending_tiles(g: Ground, turned: list[list[Sides]], most: int) -> Slots:
    """The tiles of which one can be shifted so that the village complies; the first `most` of them are enough."""
    found, n = 0, 0
    rest = g.taken
    while rest and n < most:
        slot = bits.lowest(rest)
        rest &= rest - 1
        if mending_cells(g, slot, turned, 0, 1):
            found |= bit(slot)
            n += 1
    return found


def mendable(g: Ground, turned: list[list[Sides]]) -> bool:
    """Whether the village does not comply, and one tile shifted would make it."""
    if g.memo_mendable == UNKNOWN:
        g.memo_mendable = 1 if not complies(g) and mending_tiles(g, turned, 1) else 0
    return g.memo_mendable == 1
