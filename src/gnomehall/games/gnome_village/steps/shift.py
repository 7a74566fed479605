"""Shifting a tile and rotating a Road: two of the three things an Architect does (GNV-132)."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import (
    PLACE_AT,
    TILE_AT,
    first_tile,
    place,
    rebuild,
    slots_of,
    turned_face,
    turns,
)
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import CELL, SLOTS, TURN


def shiftable(s: Village, seat: int, most: int) -> int:
    """The tiles that may be shifted; the first `most` of them are enough."""
    g = s.players[seat].ground
    found, n = 0, 0
    for slot in slots_of(g.taken & ~g.roads, g.roads):
        if remodel.shift_cells(g, slot, s.tables.turned, 0, 1):
            found |= 1 << slot
            n += 1
            if n == most:
                break
    return found


class ShiftTile(Step[Village]):
    """GNV-132: which tile is shifted to an empty cell."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return tiles(f.player, shiftable(s, f.player, SLOTS))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.push(SHIFT_TO, f.player, f.arg | slot_of(action) << TILE_AT)


class ShiftTo(Step[Village]):
    """GNV-132: where the tile is shifted to."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        g = s.players[f.player].ground
        return remodel.shift_cells(g, first_tile(f), s.tables.turned, CELL, SLOTS * SLOTS)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.push(SHIFT_TURN, f.player, f.arg | (action - CELL) << PLACE_AT)


class ShiftTurn(Step[Village]):
    """GNV-132: which way round a shifted Road comes to lie; a building has no choice."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        g = s.players[f.player].ground
        return turns(remodel.shift_rotations(g, first_tile(f), place(f), s.tables.turned))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        g, slot = s.players[f.player].ground, first_tile(f)
        cells, faces = g.cells[:], g.faces[:]
        cells[slot] = place(f)
        faces[slot] = turned_face(faces[slot], action - TURN)
        rebuild(s, f, cells, faces)


def rotatable(s: Village, seat: int, rings: list[int], most: int) -> int:
    g = s.players[seat].ground
    found, n = 0, 0
    for slot in slots_of(g.roads, 0):
        if remodel.rotations(g, rings, slot, s.tables.turned):
            found |= 1 << slot
            n += 1
            if n == most:
                break
    return found


class RotateTile(Step[Village]):
    """GNV-132: which Road is turned where it lies."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return tiles(f.player, rotatable(s, f.player, remodel.rings_of(s.players[f.player].ground), SLOTS))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.push(ROTATE_TURN, f.player, f.arg | slot_of(action) << TILE_AT)


class RotateTurn(Step[Village]):
    """GNV-132: which way round; not as it lies already."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        g = s.players[f.player].ground
        return turns(remodel.rotations(g, remodel.rings_of(g), first_tile(f), s.tables.turned))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        g, slot = s.players[f.player].ground, first_tile(f)
        faces = g.faces[:]
        faces[slot] = turned_face(faces[slot], action - TURN)
        rebuild(s, f, g.cells, faces)


SHIFT_TILE: Final = ShiftTile()
SHIFT_TO: Final = ShiftTo()
SHIFT_TURN: Final = ShiftTurn()
ROTATE_TILE: Final = RotateTile()
ROTATE_TURN: Final = RotateTurn()
