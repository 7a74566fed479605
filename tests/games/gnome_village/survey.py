"""A ground worked out from its tiles alone, cell by cell: what the one that is carried on is compared with."""

from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.border import ENTRY_CELL, ENTRY_OPEN, ENTRY_ROADS
from gnomehall.games.gnome_village.ground import Ground, open_sides


def surveyed(open_of: list[int], cells: list[int], faces: list[int]) -> Ground:
    g = Ground(open_of)
    g.cells, g.faces = cells, faces
    tiles = {cell: slot for slot, cell in enumerate(cells) if cell >= 0}
    g.taken = sum(1 << slot for slot in tiles.values())
    g.roads = _those(g, t.ROAD, t.ROAD + len(open_of))
    g.houses = _those(g, t.HOUSE, t.HOUSE + 1)
    g.workshops = _those(g, t.SHOP, t.BUSINESS)
    g.businesses = _those(g, t.BUSINESS, t.ROAD)
    g.shops = [_those(g, t.SHOP + shop, t.SHOP + shop + 1) for shop in range(t.SHOPS)]
    g.links = [_links(g, tiles, slot) if cells[slot] >= 0 else 0 for slot in range(len(cells))]
    beside = {cell + step for cell in tiles for step in t.NEIGHBOURS} - set(tiles)
    g.border = [_entry(g, tiles, cell) for cell in sorted(beside) if _on_grid(cell)]
    g.networks = _networks(g)
    return g


def _on_grid(cell: int) -> bool:
    return max(abs(cell % t.WIDTH - t.REACH - 1), abs(cell // t.WIDTH - t.REACH - 1)) <= t.REACH


def _those(g: Ground, first: int, end: int) -> int:
    """The tiles with certain faces."""
    return sum(1 << slot for slot, face in enumerate(g.faces) if g.cells[slot] >= 0 and first <= face < end)


def _opens(g: Ground, slot: int, side: int) -> bool:
    return bool(open_sides(g, g.faces[slot]) >> side & 1)


def _links(g: Ground, tiles: dict[int, int], slot: int) -> int:
    found = 0
    for side, step in enumerate(t.NEIGHBOURS):
        other = tiles.get(g.cells[slot] + step)
        if other is not None and _opens(g, slot, side) and _opens(g, other, (side + 2) % 4):
            found |= 1 << other
    return found


def _entry(g: Ground, tiles: dict[int, int], cell: int) -> int:
    entry = cell << ENTRY_CELL
    for side, step in enumerate(t.NEIGHBOURS):
        slot = tiles.get(cell + step)
        if slot is not None:
            entry |= slot + 1 << 8 * side
            if _opens(g, slot, (side + 2) % 4):
                entry |= 1 << ENTRY_OPEN + side
                if g.faces[slot] >= t.ROAD:
                    entry |= 1 << ENTRY_ROADS + side
    return entry


def _networks(g: Ground) -> list[int]:
    """In the order of their first tiles."""
    found: list[int] = []
    for slot in range(len(g.cells)):
        if g.taken >> slot & 1 and not any(net >> slot & 1 for net in found):
            net, more = 0, 1 << slot
            while more != net:
                net = more
                for other in range(len(g.cells)):
                    if net >> other & 1:
                        more |= g.links[other]
            found.append(net)
    return found
