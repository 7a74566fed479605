"""Remodelling a village: what the Architect may do on the way, and when the result complies (GNV-132)."""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.border import BYTE, RING, cell_of
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.tables import ALL_OPEN, ROAD, Sides, Slot, Slots
from gnomehall.parts import bits
from gnomehall.parts.bits import bit

ANY_SIDES: list[Sides] = [ALL_OPEN]


def complies(g: Ground) -> bool:
    """The village standard, GNV-153. In one network every Road is linked with something."""
    return len(g.networks) == 1 and roadless(g, 0) == 0


def roadless(g: Ground, moved: Slots) -> Slots:
    """The buildings that have no linked Road but those that move."""
    roads = g.roads & ~moved
    found = 0
    buildings = g.taken & ~g.roads & ~moved
    while buildings:
        slot = bits.lowest(buildings)
        buildings &= buildings - 1
        if g.links[slot] & roads == 0:
            found |= bit(slot)
    return found


def turned_of(g: Ground, slot: Slot, turned: list[list[Sides]]) -> list[Sides]:
    """The open sides of a tile in all its rotations; buildings have none."""
    face = g.faces[slot]
    return turned[(face - ROAD) >> 2] if face >= ROAD else ANY_SIDES


def shift_cells(g: Ground, slot: Slot, base: Action) -> list[Action]:
    """The empty cells that border any other tile, with `base` added to each."""
    found: list[int] = []
    for entry in g.border:
        ring = entry & RING
        while ring and ring & BYTE in (0, slot + 1):
            ring >>= 8
        if ring:
            found.append(base + cell_of(entry))
    return found


def same_road(g: Ground, one: Slot, other: Slot, turn_one: int, turn_other: int) -> bool:
    """Whether two tiles are Roads that leave the village looking as it did if they swap."""
    a, b = g.faces[one], g.faces[other]
    return a >= ROAD and a >> 2 == b >> 2 and turn_one == (b & 3) and turn_other == (a & 3)
