"""The Architect: GNV-131 and GNV-132. A step of rearranging is asked piece by piece: what, which tile, where.

The argument of the menu is the number of the tile that gives the action and the steps already made; each further answer
is packed above.
"""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import slot_of, tiles
from gnomehall.games.gnome_village.tables import (
    BUSINESS,
    CELL,
    FINISH,
    HOUSE,
    ROAD,
    ROTATE,
    SHIFT,
    SLOTS,
    SWAP,
    TURN,
)
from gnomehall.parts import bits

# The argument: number of the Business, 8 bits; steps made, 4 bits; a tile, 8 bits; a cell or second tile, 10 bits;
# the rotation of the first tile, 2 bits.
STEPS_AT: Final = 8
TILE_AT: Final = 12
PLACE_AT: Final = 20
TURN_AT: Final = 30
MENU: Final = (1 << TILE_AT) - 1


def first_tile(f: Frame) -> int:
    return f.arg >> TILE_AT & 0xFF


def place(f: Frame) -> int:
    return f.arg >> PLACE_AT & 0x3FF


class Architect(Step[Village]):
    """GNV-131: the action itself. Its argument, as of all actions, is the gnome and the tile."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return menu(s, f.player)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        spot = f.arg >> 3
        choose(s, f.player, s.business_at(spot // SLOTS, spot % SLOTS), action)


class Rearrange(Step[Village]):
    """GNV-132: one more step, or enough."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return menu(s, f.player)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        choose(s, f.player, f.arg, action)


def menu(s: Village, seat: int) -> list[int]:
    found = [FINISH]
    rings = remodel.rings_of(s.players[seat].ground)
    if shiftable(s, seat, 1):
        found.append(SHIFT)
    if rotatable(s, seat, rings, 1):
        found.append(ROTATE)
    if swappable(s, seat, rings, 1):
        found.append(SWAP)
    return found


def choose(s: Village, seat: int, arg: int, action: int) -> None:
    if action == SHIFT:
        s.push(SHIFT_TILE, seat, arg)
    elif action == ROTATE:
        s.push(ROTATE_TILE, seat, arg)
    elif action == SWAP:
        s.push(SWAP_TILE, seat, arg)


def rebuild(s: Village, f: Frame, cells: list[int], faces: list[int]) -> None:
    """Make a change, and ask for the next one while there are steps left."""
    p = s.players[f.player]
    if s.log is not None:
        before = p.ground
        slots = [i for i in range(len(cells)) if cells[i] != before.cells[i] or faces[i] != before.faces[i]]
        data_from = [before.cells[i] for i in slots]
        data_to = [cells[i] for i in slots]
        s.tell(
            "remodel",
            "GNV-132",
            {"seat": f.player, "faces": [faces[i] for i in slots], "from": data_from, "to": data_to},
        )
    p.ground = remodel.moved(p.ground, cells, faces)
    number, steps = f.arg & 0xFF, (f.arg >> STEPS_AT & 15) + 1
    p.uses |= 1 << number
    if steps < s.tables.remodelling:
        s.push(REARRANGE, f.player, number | steps << STEPS_AT)


# --- shift --------------------------------------------------------------------------------------------------


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


def slots_of(first: int, then: int) -> list[int]:
    """Tiles in an order in which those that most likely can be moved come first."""
    found: list[int] = []
    while first:
        found.append(bits.lowest(first))
        first &= first - 1
    while then:
        found.append(bits.lowest(then))
        then &= then - 1
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


# --- rotate -------------------------------------------------------------------------------------------------


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


# --- swap ---------------------------------------------------------------------------------------------------


def look(s: Village, seat: int, slot: int, standing: int) -> int:
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


def looks(s: Village, seat: int) -> list[int]:
    standing = s.standing(seat)
    return [look(s, seat, slot, standing) for slot in range(len(s.players[seat].ground.cells))]


def partners(s: Village, seat: int, one: int, seen: list[int], rings: list[int], most: int) -> int:
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


def swappable(s: Village, seat: int, rings: list[int], most: int) -> int:
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


class SwapTile(Step[Village]):
    """GNV-132: which tile changes places."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return tiles(f.player, swappable(s, f.player, remodel.rings_of(s.players[f.player].ground), SLOTS))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.push(SWAP_WITH, f.player, f.arg | slot_of(action) << TILE_AT)


class SwapWith(Step[Village]):
    """GNV-132: and with which."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        rings = remodel.rings_of(s.players[f.player].ground)
        return tiles(f.player, partners(s, f.player, first_tile(f), looks(s, f.player), rings, SLOTS))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.push(SWAP_TURN, f.player, f.arg | slot_of(action) << PLACE_AT)


class SwapTurn(Step[Village]):
    """GNV-132: which way round the first tile comes to lie, if it is a Road."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        g = s.players[f.player].ground
        swap = remodel.Exchange(g, remodel.rings_of(g), first_tile(f), place(f))
        found: list[int] = []
        for turn in range(len(remodel.turned_of(g, first_tile(f), s.tables.turned))):
            if swap.plain or remodel.swap_turns(g, swap, s.tables.turned, turn):
                found.append(TURN + turn)
        return found

    def apply(self, s: Village, f: Frame, action: int) -> None:
        s.push(SWAP_TURN_WITH, f.player, f.arg | (action - TURN) << TURN_AT)


class SwapTurnWith(Step[Village]):
    """GNV-132: which way round the second tile comes to lie, if it is a Road."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        g = s.players[f.player].ground
        swap = remodel.Exchange(g, remodel.rings_of(g), first_tile(f), place(f))
        if swap.plain:
            return [TURN]
        return turns(remodel.swap_turns(g, swap, s.tables.turned, f.arg >> TURN_AT))

    def apply(self, s: Village, f: Frame, action: int) -> None:
        g, one, other = s.players[f.player].ground, first_tile(f), place(f)
        cells, faces = g.cells[:], g.faces[:]
        cells[one], cells[other] = cells[other], cells[one]
        faces[one] = turned_face(faces[one], f.arg >> TURN_AT)
        faces[other] = turned_face(faces[other], action - TURN)
        rebuild(s, f, cells, faces)


def turns(rotations: list[int]) -> list[int]:
    return [TURN + rotation for rotation in rotations]


def turned_face(face: int, rotation: int) -> int:
    return (face & ~3) | rotation if face >= ROAD else face


ARCHITECT: Final = Architect()
REARRANGE: Final = Rearrange()
SHIFT_TILE: Final = ShiftTile()
SHIFT_TO: Final = ShiftTo()
SHIFT_TURN: Final = ShiftTurn()
ROTATE_TILE: Final = RotateTile()
ROTATE_TURN: Final = RotateTurn()
SWAP_TILE: Final = SwapTile()
SWAP_WITH: Final = SwapWith()
SWAP_TURN: Final = SwapTurn()
SWAP_TURN_WITH: Final = SwapTurnWith()
