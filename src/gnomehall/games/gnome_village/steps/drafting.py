"""What the steps of rearranging share (GNV-132): a step is asked piece by piece: what, which tile, where, which way.

The argument of a frame is the number of the Business that gives the action, and each further answer packed above it.
"""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import ROAD, TURN
from gnomehall.parts import bits

# The number of the Business, 8 bits; in the menu the steps already made, 4 bits; a tile, 8 bits; a cell or a second
# tile, 10 bits; the rotation of the first tile, 2 bits.
STEPS_AT: Final = 8
TILE_AT: Final = 12
PLACE_AT: Final = 20
TURN_AT: Final = 30


def first_tile(f: Frame) -> int:
    return f.arg >> TILE_AT & 0xFF


def place(f: Frame) -> int:
    return f.arg >> PLACE_AT & 0x3FF


def slots_of(first: int, then: int) -> list[int]:
    """Tiles in an order in which those that most likely can be moved come first."""
    return bits.members(first) + bits.members(then)


def turns(rotations: list[int]) -> list[int]:
    return [TURN + rotation for rotation in rotations]


def turned_face(face: int, rotation: int) -> int:
    return (face & ~3) | rotation if face >= ROAD else face


def rebuild(s: Village, f: Frame, cells: list[int], faces: list[int]) -> None:
    """Make a change; the action counts as used (GNV-111)."""
    p = s.players[f.player]
    if s.log is not None:
        before = p.ground
        slots = [i for i in range(len(cells)) if cells[i] != before.cells[i] or faces[i] != before.faces[i]]
        old, new = [before.cells[i] for i in slots], [cells[i] for i in slots]
        s.emit("remodel", "GNV-132", {"seat": f.player, "faces": [faces[i] for i in slots], "from": old, "to": new})
    p.ground = remodel.moved(p.ground, cells, faces)
    p.uses |= 1 << (f.arg & 0xFF)
