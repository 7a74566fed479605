"""The way a gnome walks, to be told and drawn; no rule hangs on it, since only where it ends matters (GNV-97)."""

from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.tables import Cell, Slot
from gnomehall.parts import bits
from gnomehall.parts.bits import bit


def walk(g: Ground, start: Slot, end: Slot) -> list[Cell]:
    """The cells of a shortest way from tile to linked tile (GNV-98), both ends included."""
    rings = [bit(start)]
    reached = bit(start)
    while not rings[-1] >> end & 1:
        ring = 0
        for slot in bits.members(rings[-1]):
            ring |= g.links[slot]
        ring &= ~reached
        assert ring, "a gnome goes only where there is a way"
        reached |= ring
        rings.append(ring)
    path = [end]
    for i in range(len(rings) - 2, -1, -1):
        path.append(bits.lowest(g.links[path[-1]] & rings[i]))
    return [g.cells[slot] for slot in reversed(path)]
