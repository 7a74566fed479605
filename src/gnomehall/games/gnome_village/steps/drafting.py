"""What the steps of rearranging share (GNV-132): a step is asked piece by piece: what, which tile, where, which way."""

from gnomehall.core.state import PART, Frame
from gnomehall.games.gnome_village import ground
from gnomehall.games.gnome_village.ids import cell_id, tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.tables import ROAD, Cell, Face


class DraftStep(VillageStep):
    """A part of a step of rearranging. The argument is the draft so far."""

    drafts = True
    rule = "GNV-132"
    kind = PART


def turned_face(face: Face, rotation: int) -> Face:
    return (face & ~3) | rotation if face >= ROAD else face


def rebuild(s: Village, f: Frame, cells: list[Cell], faces: list[Face]) -> None:
    """Make a change."""
    p = s.players[f.player]
    if s.log is not None:
        before = p.ground
        slots = [i for i in range(len(cells)) if cells[i] != before.cells[i] or faces[i] != before.faces[i]]
        tiles = [tile_id(s.tables, faces[i]) for i in slots]
        old, new = [cell_id(before.cells[i]) for i in slots], [cell_id(cells[i]) for i in slots]
        s.emit("remodel", "GNV-132", {"seat": f.player, "tiles": tiles, "from": old, "to": new})
    p.ground = ground.moved(p.ground, cells, faces)
