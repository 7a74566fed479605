"""Chapter 4, continued: every layout that complies can be laid, and nobody gets stuck (GNV-26).

The layouts are found a second time without the rules: every shape that so many cells can have, every way to put the
tiles of a kit on it, and a plain search for the standard of GNV-153.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadEdition, IllegalAction
from gnomehall.core.rng import Rng
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.state import Village
from gnomehall.parts import bits

At = tuple[int, int]
Layout = frozenset[tuple[At, int]]
"""What lies in a village: a face for each cell."""

SHIPPED = registry.shipped_edition("gnome-village")
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
KITS = ("X H H", "T X H H", "T T H H", "XB TS H H", "X X T H H", "TC X H H", "X T H H H")
"""Small kits. Blockades turn Roads into straights and curves, which can close a street on itself."""
SLY_KITS = ("TC TC TC TC X H H", "TS TS X H H H", "X X X T T H H")


def edition(kit: str) -> VillageEdition:
    """The shipped edition with another start kit and no presets."""
    roads = [word for word in kit.split() if word != "H"]
    text = SHIPPED.text.replace('roads = ["X", "X", "X", "T", "T"]', f"roads = {roads}".replace("'", '"'))
    text = text.replace("houses = 2\n", f"houses = {kit.count('H')}\n").replace("copies = 2\n", "copies = 16\n", 2)
    start, end = text.index("[[presets]]"), text.index("[[workshops]]")
    return GAME.edition("presets = []\n" + text[:start] + text[end:])


@cache
def shapes_of(cells: int) -> frozenset[frozenset[At]]:
    """All fixed polyominoes, moved such that their least x and their least y are 0."""
    if cells == 1:
        return frozenset({frozenset({(0, 0)})})
    found = set()
    for shape in shapes_of(cells - 1):
        for (x, y), (dx, dy) in product(shape, SIDES):
            grown = shape | {(x + dx, y + dy)}
            if len(grown) == cells:
                found.add(moved_to_corner(grown))
    return frozenset(found)


def moved_to_corner(shape: frozenset[At]) -> frozenset[At]:
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return frozenset((x - left, y - top) for x, y in shape)


def opens(tables: t.Tables, face: int, side: int) -> bool:
    return face < t.ROAD or bool(tables.open[face - t.ROAD] >> side & 1)


def meets_the_standard(tables: t.Tables, tiles: dict[At, int]) -> bool:
    """GNV-153."""
    links: dict[At, list[At]] = {at: [] for at in tiles}
    for at, face in tiles.items():
        for side, (dx, dy) in enumerate(SIDES):
            beside = at[0] + dx, at[1] + dy
            if beside in tiles and opens(tables, face, side) and opens(tables, tiles[beside], (side + 2) % 4):
                links[at].append(beside)
    for at, face in tiles.items():
        if face < t.ROAD and not any(tiles[beside] >= t.ROAD for beside in links[at]):
            return False
    reached = {next(iter(tiles))}
    fresh = list(reached)
    while fresh:
        for beside in links[fresh.pop()]:
            if beside not in reached:
                reached.add(beside)
                fresh.append(beside)
    return len(reached) == len(tiles)


def layouts_on(tables: t.Tables, shape: frozenset[At], kinds: tuple[int, ...]) -> Iterator[dict[At, int]]:
    """Every way to turn the Roads of a kit that lies on a shape in this order; a House is -1."""
    ways = [[t.HOUSE] if kind < 0 else [t.ROAD + 4 * kind + turn for turn in range(len(tables.turned[kind]))]
            for kind in kinds]  # fmt: skip
    for faces in product(*ways):
        tiles = dict(zip(sorted(shape), faces, strict=True))
        if meets_the_standard(tables, tiles):
            yield tiles


def kinds_of(tables: t.Tables) -> list[int]:
    """The tiles of a kit: the shapes of its Roads, and -1 for a House."""
    return [shape for shape, n in enumerate(tables.kit_roads) for _ in range(n)] + [-1] * tables.kit_houses


def layouts_that_comply(tables: t.Tables) -> Iterator[Layout]:
    """Every one, moved to the corner."""
    kinds = kinds_of(tables)
    for shape, order in product(shapes_of(len(kinds)), set(permutations(kinds))):
        for tiles in layouts_on(tables, shape, order):
            yield frozenset(tiles.items())


def cell_of(cell: int) -> At:
    return cell % t.WIDTH - t.REACH - 1, cell // t.WIDTH - t.REACH - 1


def layout_of(s: Village) -> Layout:
    """What has been laid, moved to the corner."""
    g = s.players[0].ground
    tiles = {cell_of(g.cells[slot]): g.faces[slot] for slot in bits.members(g.taken)}
    left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
    return frozenset(((x - left, y - top), face) for (x, y), face in tiles.items())


def begun(edition: VillageEdition) -> Village:
    return GAME.new(registry.setup("gnome-village", 2, {"first": "0"}, edition))


def all_laid(s: Village) -> Iterator[Layout]:
    """Every layout that moves lead to; a position that was reached before is not gone into again."""
    seen: set[tuple[str, int, frozenset[tuple[int, int]]]] = set()
    waiting = [s]
    while waiting:
        s = waiting.pop()
        if s.asked() == "light":
            yield layout_of(s)
            continue
        assert s.asked() in ("lay-kit", "place-kit-house", "place-road", "turn-road"), "nobody gets stuck"
        for action in s.legal_actions():
            after = s.copy()
            after.apply(action)
            f, g = after.todo[-1], after.players[0].ground
            key = f.step.name, f.arg, frozenset(zip(g.cells, g.faces, strict=True))
            if key not in seen:
                seen.add(key)
                waiting.append(after)


@pytest.mark.rule("GNV-23", "GNV-24", "GNV-26")
@pytest.mark.parametrize("kit", KITS)
def test_what_can_be_laid_is_what_complies_and_nothing_else(kit: str) -> None:
    made = edition(kit)
    comply = set(layouts_that_comply(made.tables))
    assert comply
    assert set(all_laid(begun(made))) == comply


def lay_in_order(s: Village, tiles: dict[At, int], order: list[At]) -> None:
    """Lay a layout tile by tile, the first to the origin."""
    left, top = order[0]
    for x, y in order:
        face = tiles[x, y]
        cell = t.cell_at(x - left, y - top)
        play(s, t.LAY_HOUSE if face == t.HOUSE else t.LAY_ROAD + (face - t.ROAD) // 4, "lay-kit")
        play(s, t.CELL + cell, "place-kit-house", "place-road")
        if face >= t.ROAD:
            play(s, t.TURN + (face - t.ROAD) % 4, "turn-road")


def play(s: Village, action: int, *steps: str) -> None:
    """Make a move, unless the question had only one answer and was not asked."""
    if s.asked() in steps:
        assert action in s.legal_actions(), GAME.why_not(s, action)
        s.apply(action)


def grown(tables: t.Tables, tiles: dict[At, int], rng: Rng) -> list[At]:
    """The cells in an order by lot in which each tile is linked with an earlier one, a Road first."""
    order = [[at for at, face in sorted(tiles.items()) if face >= t.ROAD][rng.below(2)]]
    while len(order) < len(tiles):
        linked = [
            at for at in sorted(tiles.keys() - set(order)) if any(is_linked(tables, tiles, at, one) for one in order)
        ]
        order.append(linked[rng.below(len(linked))])
    return order


def is_linked(tables: t.Tables, tiles: dict[At, int], one: At, other: At) -> bool:
    for side, (dx, dy) in enumerate(SIDES):
        if (one[0] + dx, one[1] + dy) == other:
            return opens(tables, tiles[one], side) and opens(tables, tiles[other], (side + 2) % 4)
    return False


@pytest.mark.rule("GNV-26")
def test_layouts_of_the_real_kit_can_be_laid_in_any_order_in_which_each_tile_is_linked() -> None:
    """Drawn by lot among all shapes; in one of nine or so only Houses that touch join two parts of the street."""
    tables, rng = SHIPPED.tables, Rng(1)
    shapes = sorted(sorted(shape) for shape in shapes_of(7))
    kinds = kinds_of(tables)
    tried = bridged = 0
    while tried < 400:
        shape = frozenset(shapes[rng.below(len(shapes))])
        rng.shuffle(kinds)
        found = list(layouts_on(tables, shape, tuple(kinds)))
        if found:
            tiles = found[rng.below(len(found))]
            roads = {at: face for at, face in tiles.items() if face >= t.ROAD}
            tried += 1
            bridged += joined_by_houses(tables, tiles, roads)
            s = begun(SHIPPED)
            lay_in_order(s, tiles, grown(tables, tiles, rng))
            assert s.asked() == "light"
            left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
            assert layout_of(s) == frozenset(((x - left, y - top), face) for (x, y), face in tiles.items())
    assert bridged > 10


def joined_by_houses(tables: t.Tables, tiles: dict[At, int], roads: dict[At, int]) -> bool:
    """Whether a link between two Houses holds the layout together."""
    houses = [at for at in tiles if at not in roads]
    if not is_linked(tables, tiles, houses[0], houses[1]):
        return False
    parts = [{houses[0]}, {houses[1]}]
    for part in parts:
        fresh = list(part)
        while fresh:
            one = fresh.pop()
            for other in tiles:
                if other not in part and {one, other} != set(houses) and is_linked(tables, tiles, one, other):
                    part.add(other)
                    fresh.append(other)
    return not parts[0] & parts[1]


@pytest.mark.rule("GNV-26")
@pytest.mark.parametrize("kit", [*KITS, *SLY_KITS])
def test_nobody_gets_stuck_however_they_lay_out_their_village(kit: str) -> None:
    made = edition(kit)
    for seed in range(20):
        s, rng = begun(made), Rng(seed)
        while s.asked() != "light":
            assert s.asked() in ("lay-kit", "place-kit-house", "place-road", "turn-road")
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
        p = s.players[0]
        assert (p.kit, p.kit_houses) == (0, 0)
        g = p.ground
        assert meets_the_standard(made.tables, {cell_of(g.cells[i]): g.faces[i] for i in bits.members(g.taken)})


@pytest.mark.rule("GNV-26", "GNV-E35")
def test_a_house_may_lie_beside_another_as_long_as_a_road_is_left_for_it() -> None:
    s = begun(SHIPPED)
    for move in ("lay X", "lay house", "place 1,0", "lay house", "place 2,0", "lay T", "place 0,1", "turn 2"):
        s.apply(GAME.parse(s, move))
    for move in ("lay T", "place 0,-1", "turn 0", "place -1,0"):
        s.apply(GAME.parse(s, move))
    # The last Road must go to the second House.
    assert [GAME.text(s, action) for action in s.legal_actions()] == ["place 2,-1", "place 3,0", "place 2,1"]
    with pytest.raises(IllegalAction, match="GNV-26"):
        GAME.parse(s, "place -2,0")


@pytest.mark.rule("GNV-26")
@pytest.mark.parametrize("kit", ["TS H H H", "X H H H H H", "TC TC H H H H H"])
def test_a_kit_that_makes_no_layout_is_no_edition(kit: str) -> None:
    with pytest.raises(BadEdition, match="kit: roads: no layout"):
        edition(kit)
