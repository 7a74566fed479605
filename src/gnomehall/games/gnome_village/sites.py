"""Where a tile may go: chapter 13 of the rules, the duty of repair included (GNV-159)."""

from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.ground import ENTRY_CELL, ENTRY_ROADS, Ground, entry_of, joined, linked_by
from gnomehall.games.gnome_village.tables import ALL_OPEN, Cell, Sides


def marked(g: Ground, cell: Cell) -> bool:
    for mark in g.marks:
        if mark == cell:
            return True
    return False


def has_road_cell(g: Ground) -> bool:
    """GNV-157: any Road fits wherever an open side of the village faces an empty cell."""
    return len(g.border) > 0


def has_business_cell(g: Ground) -> bool:
    for entry in g.border:
        if entry >> ENTRY_ROADS & ALL_OPEN:
            return True
    return False


def has_building_cell(g: Ground) -> bool:
    """Whether a House or Workshop has a place: GNV-159 keeps them off the marked cells."""
    for entry in g.border:
        if entry >> ENTRY_ROADS & ALL_OPEN and not marked(g, entry >> ENTRY_CELL):
            return True
    return False


def building_cells(g: Ground, base: Action) -> list[Action]:
    """GNV-154: the cells for a House or Workshop, with `base` added to each."""
    found: list[int] = []
    for entry in g.border:
        if entry >> ENTRY_ROADS & ALL_OPEN and not (g.marks and marked(g, entry >> ENTRY_CELL)):
            found.append(base + (entry >> ENTRY_CELL))
    return found


def business_cells(g: Ground, base: Action) -> list[Action]:
    """GNV-154 and the duty of repair, GNV-159."""
    if not g.marks:
        return building_cells(g, base)
    fixing: list[int] = []
    spare: list[int] = []
    for entry in g.border:
        if entry >> ENTRY_ROADS & ALL_OPEN and marked(g, entry >> ENTRY_CELL):
            spare.append(base + (entry >> ENTRY_CELL))
            if joined(g, linked_by(entry, ALL_OPEN)) > 1:
                fixing.append(base + (entry >> ENTRY_CELL))
    return fixing or building_cells(g, base) or spare


def road_cells(g: Ground, turned: list[Sides], base: Action) -> list[Action]:
    """GNV-155 and GNV-159, for a Road with these open sides in its rotations."""
    fixing: list[int] = []
    free: list[int] = []
    spare: list[int] = []
    for entry in g.border:
        cell = base + (entry >> ENTRY_CELL)
        if not g.marks or not marked(g, entry >> ENTRY_CELL):
            free.append(cell)
            continue
        spare.append(cell)
        for sides in turned:
            if joined(g, linked_by(entry, sides)) > 1:
                fixing.append(cell)
                break
    return fixing or free or spare


def fitting(g: Ground, cell: Cell, turned: list[Sides]) -> list[int]:
    """Which of the rotations fit a cell: those that link, or on a marked cell those that join networks if any does."""
    entry = entry_of(g, cell)
    fits: list[int] = []
    fixing: list[int] = []
    for i in range(len(turned)):
        linked = linked_by(entry, turned[i])
        if linked:
            fits.append(i)
            if g.marks and marked(g, cell) and joined(g, linked) > 1:
                fixing.append(i)
    return fixing or fits
