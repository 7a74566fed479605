"""Where a tile may go: chapter 13 of the rules, the duty of repair included (GNV-159)."""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.border import Entry, cell_of, linked_by, open_to, roads_to
from gnomehall.games.gnome_village.ground import Ground, entry_of, joined
from gnomehall.games.gnome_village.tables import ALL_OPEN, Cell, Sides


def marked(g: Ground, cell: Cell) -> bool:
    for mark in g.marks:
        if mark == cell:
            return True
    return False


def has_road_cell(g: Ground) -> bool:
    """GNV-157: any Road fits wherever an open side of the village faces an empty cell."""
    for entry in g.border:
        if open_to(entry):
            return True
    return False


def has_business_cell(g: Ground) -> bool:
    for entry in g.border:
        if roads_to(entry):
            return True
    return False


def has_building_cell(g: Ground) -> bool:
    """Whether a House or Workshop has a place: GNV-159 keeps them off the marked cells."""
    for entry in g.border:
        if roads_to(entry) and not marked(g, cell_of(entry)):
            return True
    return False


def building_cells(g: Ground, base: Action) -> list[Action]:
    """GNV-154: the cells for a House or Workshop, with `base` added to each."""
    found: list[int] = []
    for entry in g.border:
        if roads_to(entry) and not (g.marks and marked(g, cell_of(entry))):
            found.append(base + cell_of(entry))
    return found


def business_cells(g: Ground, base: Action) -> list[Action]:
    """GNV-154 and the duty of repair, GNV-159."""
    if not g.split():
        return building_cells(g, base)
    gaps: list[int] = []
    joints: list[int] = []
    spare: list[int] = []
    for entry in g.border:
        if roads_to(entry) == 0:
            continue
        cell = base + cell_of(entry)
        gap = marked(g, cell_of(entry))
        if gap:
            spare.append(cell)
        if joined(g, linked_by(entry, ALL_OPEN)) > 1:
            (gaps if gap else joints).append(cell)
    return gaps or joints or building_cells(g, base) or spare


def road_cells(g: Ground, turned: list[Sides], base: Action) -> list[Action]:
    """GNV-155 and GNV-159, for a Road with these open sides in its rotations."""
    if not g.split():
        return open_cells(g, base)
    gaps: list[int] = []
    joints: list[int] = []
    free: list[int] = []
    spare: list[int] = []
    for entry in g.border:
        if open_to(entry) == 0:
            continue
        cell = base + cell_of(entry)
        gap = marked(g, cell_of(entry))
        (spare if gap else free).append(cell)
        if joins(g, entry, turned):
            (gaps if gap else joints).append(cell)
    return gaps or joints or free or spare


def open_cells(g: Ground, base: Action) -> list[Action]:
    """GNV-155: the cells that an open side faces, with `base` added to each."""
    found: list[int] = []
    for entry in g.border:
        if open_to(entry):
            found.append(base + cell_of(entry))
    return found


def joins(g: Ground, entry: Entry, turned: list[Sides]) -> bool:
    """Whether a Road joins networks on the cell of an entry, in any of its rotations."""
    for sides in turned:
        if joined(g, linked_by(entry, sides)) > 1:
            return True
    return False


def fitting(g: Ground, cell: Cell, turned: list[Sides]) -> list[int]:
    """Which of the rotations fit a cell: those that link; in a split village those that join networks, if any does."""
    entry = entry_of(g, cell)
    fits: list[int] = []
    joining: list[int] = []
    for i in range(len(turned)):
        linked = linked_by(entry, turned[i])
        if linked:
            fits.append(i)
            if g.split() and joined(g, linked) > 1:
                joining.append(i)
    return joining or fits
