"""Start layouts: where a tile of the kit may be laid such that the rest of it can still make a layout that complies.

GNV-26: a tile is always linked with what lies there already, so there is one network at any time, and all that can be
wrong with a layout is a House without a Road. Such a House may lie there for a while, beside another one.
"""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.border import Entry, cell_of, linked_by, open_to, roads_to
from gnomehall.games.gnome_village.ground import Ground, empty, entry_of, laid
from gnomehall.games.gnome_village.remodel import roadless
from gnomehall.games.gnome_village.tables import AREA, HOUSE, NEIGHBOURS, ORIGIN, ROAD, Cell, Shape, Sides
from gnomehall.parts import bits, counts
from gnomehall.parts.bits import bit
from gnomehall.parts.counts import Counts


class Kit:
    """The tiles of a start kit that are still to be laid. It is never changed."""

    def __init__(self, turned: list[list[Sides]], roads: Counts, houses: int, wide: bool) -> None:
        self.turned = turned
        self.roads = roads
        self.houses = houses
        self.wide = wide
        """Whether no Road of the whole kit has more than one side closed.

        What such Roads and Houses form always faces an empty cell with an open side: the northernmost of the tiles
        furthest to the west has nothing to the north and to the west of it.
        """

    def without_road(self, shape: Shape) -> "Kit":
        return Kit(self.turned, self.roads - counts.one(shape), self.houses, self.wide)

    def without_house(self) -> "Kit":
        return Kit(self.turned, self.roads, self.houses - 1, self.wide)


def building_cells(g: Ground) -> int:
    """How many empty cells a Road faces with an open side."""
    n = 0
    for entry in g.border:
        if roads_to(entry):
            n += 1
    return n


def carefree(g: Ground, kit: Kit) -> bool:
    """Whether any Road may be laid anywhere: no House wants a Road, and there are plots for the Houses to come."""
    return kit.wide and building_cells(g) > kit.houses and roadless(g, 0) == 0


def can_complete(g: Ground, kit: Kit) -> bool:
    """Whether the rest of the kit can make a layout that complies of what lies there."""
    wanting = roadless(g, 0)
    if wanting:
        return _can_serve(g, kit, g.cells[bits.lowest(wanting)])
    if kit.roads == 0 and kit.houses == 0:
        return True
    if kit.wide and building_cells(g) >= kit.houses:
        return True  # the Houses first, then the Roads
    return _can_go_on(g, kit)


def _can_serve(g: Ground, kit: Kit, house: Cell) -> bool:
    """Whether it can be completed by one of the Roads beside a House that has none.

    In any layout that complies one lies there; being linked with the House, it can as well be the next to be laid.
    """
    for side in range(4):
        cell = house + NEIGHBOURS[side]
        if empty(g, cell):
            back = bit((side + 2) & 3)
            for shape in counts.kinds(kit.roads):
                for turn in range(len(kit.turned[shape])):
                    if kit.turned[shape][turn] & back:
                        if can_complete(laid(g, ROAD + 4 * shape + turn, cell), kit.without_road(shape)):
                            return True
    return False


def _can_go_on(g: Ground, kit: Kit) -> bool:
    """Whether it can be completed by any next tile."""
    for shape in counts.kinds(kit.roads):
        for entry in g.border:
            if fitting(g, kit, shape, entry, 1):
                return True
    return kit.houses > 0 and len(house_cells(g, kit, 0, 1)) > 0


def fitting(g: Ground, kit: Kit, shape: Shape, entry: Entry, most: int) -> list[int]:
    """The rotations in which a Road of the kit may be laid on the cell of an entry; the first `most` are enough."""
    found: list[int] = []
    turned, free = kit.turned[shape], carefree(g, kit)
    rest = kit.without_road(shape)
    for turn in range(len(turned)):
        if linked_by(entry, turned[turn]) == 0:
            continue
        if free or can_complete(laid(g, ROAD + 4 * shape + turn, cell_of(entry)), rest):
            found.append(turn)
            if len(found) == most:
                break
    return found


def road_cells(g: Ground, kit: Kit, shape: Shape, base: Action, most: int = AREA) -> list[Action]:
    """The cells where a Road of the kit may be laid, with `base` added to each; the first `most` are enough."""
    found: list[int] = []
    free = carefree(g, kit)
    for entry in g.border:
        # Any Road can be turned such that it is linked.
        if open_to(entry) and (free or fitting(g, kit, shape, entry, 1)):
            found.append(base + cell_of(entry))
            if len(found) == most:
                break
    return found


def road_turns(g: Ground, kit: Kit, shape: Shape, cell: Cell) -> list[int]:
    """The rotations in which a Road of the kit may be laid on a cell."""
    return fitting(g, kit, shape, entry_of(g, cell), len(kit.turned[shape]))


def house_cells(g: Ground, kit: Kit, base: Action, most: int = AREA) -> list[Action]:
    """The cells where a House of the kit may be laid, with `base` added to each; the first `most` are enough.

    Beside another House will do.
    """
    found: list[int] = []
    free = carefree(g, kit)
    rest = kit.without_house()
    for entry in g.border:
        if open_to(entry) and ((free and roads_to(entry)) or can_complete(laid(g, HOUSE, cell_of(entry)), rest)):
            found.append(base + cell_of(entry))
            if len(found) == most:
                break
    return found


def can_begin(open_of: list[Sides], kit: Kit, shape: Shape) -> bool:
    """Whether a layout can begin with a Road of a shape; which way round makes no difference to the first."""
    return can_complete(laid(Ground(open_of), ROAD + 4 * shape, ORIGIN), kit.without_road(shape))
