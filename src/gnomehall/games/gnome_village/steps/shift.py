"""Shifting a tile and rotating a Road: two of the three things an Architect does (GNV-132)."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.args import draft_cell, draft_tile, with_cell, with_tile
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import DraftStep, rebuild, turned_face
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import CELL, TILE, TURN, Slots
from gnomehall.parts import bits
from gnomehall.parts.bits import bit


class ShiftTile(DraftStep):
    """GNV-132: which tile is shifted to an empty cell."""

    name = "shift-tile"
    verb = "tile"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, s.players[f.player].ground.taken)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SHIFT_TO, f.player, with_tile(f.arg, slot_of(action)))


class ShiftTo(DraftStep):
    """GNV-132: where the tile is shifted to: any empty cell that borders another tile."""

    name = "shift-to"
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return remodel.shift_cells(s.players[f.player].ground, draft_tile(f.arg), CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SHIFT_TURN, f.player, with_cell(f.arg, action - CELL))


class ShiftTurn(DraftStep):
    """GNV-132: which way round a shifted Road comes to lie; a building has no choice."""

    name = "shift-turn"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        return [TURN + i for i in range(len(remodel.turned_of(g, draft_tile(f.arg), s.tables.turned)))]

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        g, slot = s.players[f.player].ground, draft_tile(f.arg)
        cells, faces = g.cells[:], g.faces[:]
        cells[slot] = draft_cell(f.arg)
        faces[slot] = turned_face(faces[slot], action - TURN)
        rebuild(s, f, cells, faces)


def rotatable(s: Village, seat: Seat) -> Slots:
    """The Roads that can lie in more than one way."""
    g = s.players[seat].ground
    found = 0
    for slot in bits.members(g.roads):
        if len(remodel.turned_of(g, slot, s.tables.turned)) > 1:
            found |= bit(slot)
    return found


class RotateTile(DraftStep):
    """GNV-132: which Road is turned where it lies."""

    name = "rotate-tile"
    verb = "tile"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, rotatable(s, f.player))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(ROTATE_TURN, f.player, with_tile(f.arg, slot_of(action)))


class RotateTurn(DraftStep):
    """GNV-132: which way round; not as it lies already."""

    name = "rotate-turn"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g, slot = s.players[f.player].ground, draft_tile(f.arg)
        ways = len(remodel.turned_of(g, slot, s.tables.turned))
        return [TURN + i for i in range(ways) if i != (g.faces[slot] & 3)]

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
