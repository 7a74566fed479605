"""The border of a village: its empty cells beside a tile, in the order of the cells, each with what lies around it.

An entry is one number: the cell; four bits for the sides where a Road has an open side to it; four where any tile has;
and a byte a side with the slot of the tile there, plus 1.
"""

from typing import Final, TypeAlias

from gnomehall.core.mypyc import i64
from gnomehall.games.gnome_village.tables import ALL_OPEN, Slots
from gnomehall.parts.bits import bit

Entry: TypeAlias = i64
ENTRY_CELL: Final = 40
ENTRY_ROADS: Final = 36
ENTRY_OPEN: Final = 32
RING: Final = 0xFFFFFFFF
BYTE: Final = 0xFF
SIDE_BITS: Final = [BYTE << 8 * side | 1 << ENTRY_OPEN + side | 1 << ENTRY_ROADS + side for side in range(4)]
"""What an entry says of one of its sides."""


def cell_of(entry: Entry) -> i64:
    return entry >> ENTRY_CELL


def open_to(entry: Entry) -> i64:
    """The sides from which a tile has an open side to the cell."""
    return entry >> ENTRY_OPEN & ALL_OPEN


def roads_to(entry: Entry) -> i64:
    """The sides from which a Road has an open side to the cell."""
    return entry >> ENTRY_ROADS & ALL_OPEN


def linked_by(entry: Entry, sides: i64) -> Slots:
    """The tiles a tile with these open sides would be linked with on the cell of an entry."""
    found = 0
    sides &= open_to(entry)
    while sides:
        if sides & 1:
            found |= bit((entry & BYTE) - 1)
        entry >>= 8
        sides >>= 1
    return found


def find(border: list[int], cell: i64, low: i64, high: i64) -> i64:
    """Where the entry of a cell is in a border, or would have to be, between two places."""
    wanted = cell << ENTRY_CELL
    while low < high:
        middle = (low + high) >> 1
        if border[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def entry_at(border: list[int], at: i64, cell: i64) -> Entry:
    """The entry of a cell, if it is there; if not, one with nothing around the cell."""
    if at < len(border):
        entry: Entry = border[at]
        if cell_of(entry) == cell:
            return entry
    return cell << ENTRY_CELL


def face_cell(border: list[int], at: i64, cell: i64, seen: Entry) -> None:
    """A tile comes to lie beside an empty cell, whose entry is or belongs at a place of the border."""
    entry = entry_at(border, at, cell)
    if entry & RING:
        border[at] = entry | seen
    else:
        border.insert(at, entry | seen)


def turn_away(border: list[int], cell: i64, side: int) -> None:
    """A tile that lay on one side of an empty cell is gone."""
    at = find(border, cell, 0, len(border))
    rest: Entry = border[at] & ~SIDE_BITS[side]
    if rest & RING:
        border[at] = rest
    else:
        border.pop(at)
