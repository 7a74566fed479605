"""Shifting a tile and rotating a Road: two of the three things an Architect does (GNV-132)."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.args import draft_cell, draft_tile, with_cell, with_tile
from gnomehall.games.gnome_village.ground import Entry
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import DraftStep, rebuild, slots_of, turned_face, turns
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import CELL, SLOTS, TILE, TURN, Slots


def shiftable(s: Village, seat: Seat, most: int) -> Slots:
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


class ShiftTile(DraftStep):
    """GNV-132: which tile is shifted to an empty cell."""

    name = "shift-tile"
    verb = "tile"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, shiftable(s, f.player, SLOTS))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SHIFT_TO, f.player, with_tile(f.arg, slot_of(action)))


class ShiftTo(DraftStep):
    """GNV-132: where the tile is shifted to."""

    name = "shift-to"
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        return remodel.shift_cells(g, draft_tile(f.arg), s.tables.turned, CELL, SLOTS * SLOTS)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SHIFT_TURN, f.player, with_cell(f.arg, action - CELL))


class ShiftTurn(DraftStep):
    """GNV-132: which way round a shifted Road comes to lie; a building has no choice."""

    name = "shift-turn"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        return turns(remodel.shift_rotations(g, draft_tile(f.arg), draft_cell(f.arg), s.tables.turned))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        g, slot = s.players[f.player].ground, draft_tile(f.arg)
        cells, faces = g.cells[:], g.faces[:]
        cells[slot] = draft_cell(f.arg)
        faces[slot] = turned_face(faces[slot], action - TURN)
        rebuild(s, f, cells, faces)


def rotatable(s: Village, seat: Seat, rings: list[Entry], most: int) -> Slots:
    g = s.players[seat].ground
    found, n = 0, 0
    for slot in slots_of(g.roads, 0):
        if remodel.rotations(g, rings, slot, s.tables.turned):
            found |= 1 << slot
            n += 1
            if n == most:
                break
    return found


class RotateTile(DraftStep):
    """GNV-132: which Road is turned where it lies."""

    name = "rotate-tile"
    verb = "tile"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, rotatable(s, f.player, remodel.rings_of(s.players[f.player].ground), SLOTS))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(ROTATE_TURN, f.player, with_tile(f.arg, slot_of(action)))


class RotateTurn(DraftStep):
    """GNV-132: which way round; not as it lies already."""

    name = "rotate-turn"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        return turns(remodel.rotations(g, remodel.rings_of(g), draft_tile(f.arg), s.tables.turned))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        g, slot = s.players[f.player].ground, draft_tile(f.arg)
        faces = g.faces[:]
        faces[slot] = turned_face(faces[slot], action - TURN)
        rebuild(s, f, g.cells, faces)


SHIFT_TILE: Final = ShiftTile()
SHIFT_TO: Final = ShiftTo()
SHIFT_TURN: Final = ShiftTurn()
ROTATE_TILE: Final = RotateTile()
ROTATE_TURN: Final = RotateTurn()
