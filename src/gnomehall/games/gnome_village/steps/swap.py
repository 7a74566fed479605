"""Swapping two tiles: the third thing an Architect does (GNV-132)."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.args import draft_partner, draft_tile, draft_turn, with_partner, with_tile, with_turn
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import DraftStep, rebuild, turned_face
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import BUSINESS, HOUSE, ROAD, SLOTS, TILE, TURN, Slot, Slots
from gnomehall.parts import bits
from gnomehall.parts.bits import bit


def look(s: Village, seat: Seat, slot: Slot, standing: Slots) -> int:
    """What a tile looks like, but for the rotation of a Road; a tile with a gnome looks like no other."""
    p = s.players[seat]
    face = p.ground.faces[slot]
    if standing >> slot & 1:
        return 1024 + slot
    if face >= ROAD:
        return face | 3
    if face >= BUSINESS:
        number = face - BUSINESS
        barred = 0
        for q in s.players:
            barred = barred << 1 | ((q.uses | q.barred) >> number & 1)
        return 2048 + (s.tables.kind_of[number] << 4 | barred)
    if face == HOUSE:
        return p.lit >> slot & 1
    return face << 1 | (p.active >> slot & 1)


def partners(s: Village, seat: Seat, one: Slot, standing: Slots, most: int) -> Slots:
    """The tiles that a tile may change places with, such that the village looks different; `most` are enough."""
    g = s.players[seat].ground
    # Roads of one shape may still differ by the way they lie.
    turns = len(remodel.turned_of(g, one, s.tables.turned)) > 1
    seen = look(s, seat, one, standing)
    found, n = 0, 0
    rest = g.taken & ~bit(one)
    while rest and n < most:
        other = bits.lowest(rest)
        rest &= rest - 1
        if turns or seen != look(s, seat, other, standing):
            found |= bit(other)
            n += 1
    return found


def swappable(s: Village, seat: Seat, most: int) -> Slots:
    """The tiles that may change places with another; the first `most` of them are enough."""
    standing = s.standing(seat)
    found, n = 0, 0
    rest = s.players[seat].ground.taken
    while rest and n < most:
        slot = bits.lowest(rest)
        rest &= rest - 1
        if partners(s, seat, slot, standing, 1):
            found |= bit(slot)
            n += 1
    return found


class SwapTile(DraftStep):
    """GNV-132: which tile changes places."""

    name = "swap-tile"
    verb = "tile"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, swappable(s, f.player, SLOTS))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SWAP_WITH, f.player, with_tile(f.arg, slot_of(action)))


class SwapWith(DraftStep):
    """GNV-132: and with which."""

    name = "swap-with"
    verb = "with"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, partners(s, f.player, draft_tile(f.arg), s.standing(f.player), SLOTS))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SWAP_TURN, f.player, with_partner(f.arg, slot_of(action)))


class SwapTurn(DraftStep):
    """GNV-132: which way round the first tile comes to lie, if it is a Road."""

    name = "swap-turn"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        return [TURN + i for i in range(len(remodel.turned_of(g, draft_tile(f.arg), s.tables.turned)))]

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SWAP_TURN_WITH, f.player, with_turn(f.arg, action - TURN))


class SwapTurnWith(DraftStep):
    """GNV-132: which way round the second tile comes to lie, if it is a Road."""

    name = "swap-turn-with"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g, one, other = s.players[f.player].ground, draft_tile(f.arg), draft_partner(f.arg)
        found: list[int] = []
        for turn in range(len(remodel.turned_of(g, other, s.tables.turned))):
            if not remodel.same_road(g, one, other, draft_turn(f.arg), turn):
                found.append(TURN + turn)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        g, one, other = s.players[f.player].ground, draft_tile(f.arg), draft_partner(f.arg)
        cells, faces = g.cells[:], g.faces[:]
        cells[one], cells[other] = cells[other], cells[one]
        faces[one] = turned_face(faces[one], draft_turn(f.arg))
        faces[other] = turned_face(faces[other], action - TURN)
        rebuild(s, f, cells, faces)


SWAP_TILE: Final = SwapTile()
SWAP_WITH: Final = SwapWith()
SWAP_TURN: Final = SwapTurn()
SWAP_TURN_WITH: Final = SwapTurnWith()
