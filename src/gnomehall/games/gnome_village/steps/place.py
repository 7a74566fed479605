"""Laying tiles: chapter 13 of the rules, and the draws from the stacks."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, DRAW, NOTHING, PART, SEVERAL, Frame
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnome_village import ground as land
from gnomehall.games.gnome_village import layout, sites
from gnomehall.games.gnome_village.args import pack_road, road_cell, road_shape
from gnomehall.games.gnome_village.ids import cell_id, kind_id, shape_id, tile_id
from gnomehall.games.gnome_village.state import LAYOUT, Village
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.tables import BUSINESS, BUY, CELL, LAY_ROAD, ORIGIN, ROAD, TURN, Cell, Face
from gnomehall.parts import counts


def lay(s: Village, seat: Seat, face: Face, cell: Cell) -> None:
    """Lay a tile in a player's village."""
    p = s.players[seat]
    p.ground = land.laid(p.ground, face, cell)
    if s.log is not None:
        data: dict[str, Plain] = {"seat": seat, "tile": tile_id(s.tables, face), "cell": cell_id(cell)}
        if face >= ROAD:
            s.emit("lay", "GNV-155", {**data, "shape": shape_id(s.tables, face), "turn": (face - ROAD) % 4})
        else:
            s.emit("lay", "GNV-154", data)


def kit_of(s: Village, seat: Seat) -> layout.Kit:
    """What a player has still to lay of the start kit."""
    p = s.players[seat]
    return layout.Kit(s.tables.turned, p.kit, p.kit_houses, s.tables.kit_wide)


class DrawRoad(VillageStep):
    """GNV-53, GNV-73: the top Road of the stack, seen by all before it is placed."""

    name = "draw-road"
    rule = "GNV-73"
    kind = DRAW
    verb = "draw"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        found: list[int] = []
        for shape in counts.kinds(s.roads):
            found.append(LAY_ROAD + shape)
        return found

    def weights(self, s: Village, f: Frame) -> list[int]:
        return counts.amounts(s.roads)

    def sole(self, s: Village, f: Frame) -> Action:
        shape = counts.sole(s.roads)
        return shape if shape < 0 else LAY_ROAD + shape

    def draw(self, s: Village, f: Frame, rng: Rng) -> Action:
        return LAY_ROAD + counts.nth(s.roads, rng.below(counts.total(s.roads)))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        shape = action - LAY_ROAD
        s.roads -= counts.one(shape)
        s.drawn = ROAD + 4 * shape
        if s.log is not None:
            s.emit("draw", "GNV-73", {"seat": f.arg, "tile": tile_id(s.tables, s.drawn)})
        s.push(PLACE_ROAD, f.arg, shape)


class PlaceRoad(VillageStep):
    """GNV-155: a Road goes where it is linked to a tile. The first of a village goes to the middle (GNV-26)."""

    name = "place-road"
    rule = "GNV-155"
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g = s.players[f.player].ground
        if g.taken == 0:
            return [CELL + ORIGIN]
        if s.phase == LAYOUT:
            return layout.road_cells(g, kit_of(s, f.player), f.arg, CELL)
        return sites.road_cells(g, s.tables.turned[f.arg], CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(TURN_ROAD, f.player, pack_road(f.arg, action - CELL))


class TurnRoad(VillageStep):
    """GNV-182: which way round, of the rotations that link it with the village."""

    name = "turn-road"
    rule = "GNV-182"
    kind = PART
    verb = "turn"
    asks = TURN

    def legal(self, s: Village, f: Frame) -> list[Action]:
        g, shape = s.players[f.player].ground, road_shape(f.arg)
        turned = s.tables.turned[shape]
        if g.taken == 0:
            return [TURN + rotation for rotation in range(len(turned))]
        if s.phase == LAYOUT:
            return [TURN + rotation for rotation in layout.road_turns(g, kit_of(s, f.player), shape, road_cell(f.arg))]
        return [TURN + rotation for rotation in sites.fitting(g, road_cell(f.arg), turned)]

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        shape = road_shape(f.arg)
        if s.phase == LAYOUT:
            s.players[f.player].kit -= counts.one(shape)
        else:
            s.drawn = -1
        lay(s, f.player, ROAD + 4 * shape + action - TURN, road_cell(f.arg))


def only_kind(pile: list[int]) -> Action:
    """The only kind that a pile, given as how many it has of each, has any of; NOTHING or SEVERAL otherwise."""
    found = NOTHING
    for kind in range(len(pile)):
        if pile[kind]:
            if found != NOTHING:
                return SEVERAL
            found = kind
    return found


def without(pile: list[int], kind: int) -> list[int]:
    """A pile with one less of a kind."""
    rest = pile[:]
    rest[kind] -= 1
    return rest


class FromStack(VillageStep):
    """The top of the face-down Businesses: of each kind as likely as it has tiles left there (GNV-177)."""

    kind = DRAW
    verb = "deal"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        found: list[int] = []
        for kind in range(len(s.stack)):
            if s.stack[kind]:
                found.append(BUY + kind)
        return found

    def weights(self, s: Village, f: Frame) -> list[int]:
        found: list[int] = []
        for copies in s.stack:
            if copies:
                found.append(copies)
        return found

    def sole(self, s: Village, f: Frame) -> Action:
        kind = only_kind(s.stack)
        return kind if kind < 0 else BUY + kind

    def draw(self, s: Village, f: Frame, rng: Rng) -> Action:
        return BUY + rng.pick(s.stack)


class DealBusiness(FromStack):
    """GNV-27, GNV-80: an empty place of the market is filled from the face-down stack. `arg` is the place."""

    name = "deal-business"
    rule = "GNV-80"

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        kind = action - BUY
        s.stack = without(s.stack, kind)
        if f.arg == 0:
            s.left = kind
        else:
            s.right = kind
        if s.log is not None:
            s.emit("deal", "GNV-80", {"business": kind_id(s.tables, kind)})


class DrawBusiness(FromStack):
    """GNV-144: the top Business of the face-down stack, for a Construction Site."""

    name = "draw-business"
    rule = "GNV-144"

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        kind = action - BUY
        s.stack = without(s.stack, kind)
        s.drawn = BUSINESS + s.tables.kind_first[kind]
        if s.log is not None:
            s.emit("draw", "GNV-144", {"seat": f.arg, "tile": tile_id(s.tables, s.drawn)})
        s.push(PLACE_BUSINESS, f.arg, kind)


class PlaceBusiness(VillageStep):
    """GNV-145: the drawn Business must be placed."""

    name = "place-business"
    rule = "GNV-145"
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return sites.business_cells(s.players[f.player].ground, CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.drawn = -1
        lay(s, f.player, s.add_business(f.player, f.arg), action - CELL)


DRAW_ROAD: Final = DrawRoad()
PLACE_ROAD: Final = PlaceRoad()
TURN_ROAD: Final = TurnRoad()
DEAL_BUSINESS: Final = DealBusiness()
DRAW_BUSINESS: Final = DrawBusiness()
PLACE_BUSINESS: Final = PlaceBusiness()


def draw_road(s: Village, seat: Seat) -> None:
    """A Road for a player, if there is one and a place for it (GNV-53, GNV-172)."""
    if s.roads and sites.has_road_cell(s.players[seat].ground):
        s.push(DRAW_ROAD, CHANCE, seat)
