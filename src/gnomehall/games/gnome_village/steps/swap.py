"""Swapping two tiles: the third thing an Architect does (GNV-132)."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.args import draft_partner, draft_tile, draft_turn, with_partner, with_tile, with_turn
from gnomehall.games.gnome_village.ground import Entry
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import DraftStep, rebuild, slots_of, turned_face, turns
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import BUSINESS, HOUSE, ROAD, SLOTS, TILE, TURN, Slot, Slots


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


def looks(s: Village, seat: Seat) -> list[int]:
    standing = s.standing(seat)
    return [look(s, seat, slot, standing) for slot in range(len(s.players[seat].ground.cells))]


def partners(s: Village, seat: Seat, one: Slot, seen: list[int], rings: list[Entry], most: int) -> Slots:
    """The tiles that a tile may change places with."""
    g = s.players[seat].ground
    found, n = 0, 0
    road = g.roads >> one & 1 != 0
    alike = (g.roads if road else g.taken & ~g.roads) & ~(1 << one)
    for other in slots_of(alike, g.taken & ~alike & ~(1 << one)):
        # Roads of a shape may still differ by the way they lie.
        if seen[one] == seen[other] and not road:
            continue
        if remodel.can_swap(g, rings, one, other, s.tables.turned):
            found |= 1 << other
            n += 1
            if n == most:
                break
    return found


def swappable(s: Village, seat: Seat, rings: list[Entry], most: int) -> Slots:
    g, seen = s.players[seat].ground, looks(s, seat)
    found, n = 0, 0
    for slot in slots_of(g.taken & ~g.roads, g.roads):
        if found >> slot & 1:
            continue
        other = partners(s, seat, slot, seen, rings, 1)
        if other:
            # Whoever can change places with a tile, the tile can change places with.
            found |= 1 << slot | other
            n += 1
            if n == most:
                break
    return found


class SwapTile(DraftStep):
    """GNV-132: which tile changes places."""

    name = "swap-tile"
    verb = "tile"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return tiles(f.player, swappable(s, f.player, remodel.rings_of(s.players[f.player].ground), SLOTS))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SWAP_WITH, f.player, with_tile(f.arg, slot_of(action)))


class SwapWith(DraftStep):
    """GNV-132: and with which."""

    name = "swap-with"
    verb = "with"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        rings = remodel.rings_of(s.players[f.player].ground)
        return tiles(f.player, partners(s, f.player, draft_tile(f.arg), looks(s, f.player), rings, SLOTS))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SWAP_TURN, f.player, with_partner(f.arg, slot_of(action)))


class SwapTurn(DraftStep):
    """GNV-132: which way round the first tile comes to lie, if it is a Road."""

    name = "swap-turn"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        swap = remodel.Exchange(g, remodel.rings_of(g), draft_tile(f.arg), draft_partner(f.arg))
        found: list[int] = []
        for turn in range(len(remodel.turned_of(g, draft_tile(f.arg), s.tables.turned))):
            if swap.plain or remodel.swap_turns(g, swap, s.tables.turned, turn):
                found.append(TURN + turn)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SWAP_TURN_WITH, f.player, with_turn(f.arg, action - TURN))


class SwapTurnWith(DraftStep):
    """GNV-132: which way round the second tile comes to lie, if it is a Road."""

    name = "swap-turn-with"
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        swap = remodel.Exchange(g, remodel.rings_of(g), draft_tile(f.arg), draft_partner(f.arg))
        if swap.plain:
            return [TURN]
        return turns(remodel.swap_turns(g, swap, s.tables.turned, draft_turn(f.arg)))

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
