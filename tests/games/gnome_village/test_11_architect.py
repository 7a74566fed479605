"""Chapter 11, continued: the Architect."""

import pytest

from gnomehall.bots.ismcts import Tree
from gnomehall.bots.roster import bot
from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, think
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import IllegalAction
from gnomehall.core.rng import Rng
from gnomehall.games.gnome_village import GAME, remodel
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ground import Ground, empty, surveyed
from gnomehall.parts import bits
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.table import Table


def architect(*tiles: str) -> Table:
    """A table at which seat 0 has just reached an Architect."""
    table = Table()
    if tiles:
        table.village(0, *tiles)
        table.gnome(0, "A", next(tile.split()[1] for tile in tiles if tile.startswith("house")))
    else:
        table.lay(0, "architect 0,1")
    table.move(0)
    table.play("move A")
    if table.asked() == "go":
        table.play(f"go {next(tile.split()[1] for tile in tiles if tile.startswith('architect'))}")
    return table


@pytest.mark.rule("GNV-131", "GNV-132")
def test_the_architect_shifts_rotates_and_swaps_until_the_player_finishes() -> None:
    table = architect()
    assert table.moves() == ["finish", "shift", "rotate", "swap"]
    table.play("shift", "tile 2,-1", "place 1,1")
    assert table.tile(0, "2,-1") is None
    assert table.tile(0, "1,1").id == "house"
    table.play("rotate", "tile 3,0", "turn 1")
    assert table.tile(0, "3,0").sides == "o-oo"
    table.play("swap", "tile 0,-1", "with 1,1")
    assert (table.state(0, "1,1"), table.state(0, "0,-1")) == ("lit", "dark")
    table.play("finish")
    assert table.asked() == "move-menu"
    assert table.tile(0, "0,1").used == [0]
    assert table.networks(0) == 1


@pytest.mark.rule("GNV-132")
def test_finishing_without_a_step_counts_as_declining() -> None:
    table = architect()
    table.play("finish")
    assert table.player(0).uses == 0


@pytest.mark.rule("GNV-132", "GNV-176")
def test_after_twelve_steps_the_architect_is_done() -> None:
    table = architect()
    for step in range(12):
        assert table.asked() == ("rearrange" if step else "architect")
        table.play("rotate", "tile 3,0", f"turn {(step + 1) % 2 * 1}")
    assert table.asked() == "move-menu"


@pytest.mark.parametrize("name", ["greedy", "ismcts:50", "ismcts:50:prior=0"])
def test_a_bot_leaves_a_whole_village_as_it_is_and_thinks_no_longer_about_it(name: str) -> None:
    s = architect().s
    assert bot(name, GAME.advice()).choose(InformationSet(s, 0, Rng(1)), Rng(2)) == t.FINISH
    search = Tree(InformationSet(s, 0, Rng(1)), GAME.advice(), Rng(2), Style())
    think(search, Budget(50, 0.0), None, choosing=True)
    assert search.iterations == 1


@pytest.mark.rule("GNV-132")
def test_gnomes_travel_with_their_tiles_and_workshops_keep_their_sides() -> None:
    table = architect("X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "architect 0,1", "school 2,0 active")
    table.play("swap", "tile 0,1", "with 2,0")
    assert table.where(0, "A") == "2,0"
    assert table.state(0, "0,1") == "active"
    table.play("shift", "tile 2,0", "place 1,1")
    assert table.where(0, "A") == "1,1"


@pytest.mark.rule("GNV-132")
def test_a_step_that_breaks_the_village_is_not_offered() -> None:
    table = architect("X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1", "architect 0,1")
    # Each Road has a House or the Architect that relies on it alone.
    table.play("shift")
    assert "tile 0,0" not in table.moves()
    with pytest.raises(IllegalAction, match="GNV-132"):
        table.play("tile 0,0")
    table.play("tile 1,-1")
    for cell in table.moves("place"):
        assert cell in ("-1,0", "1,1", "2,0")


@pytest.mark.rule("GNV-132")
def test_a_step_that_leaves_the_village_looking_the_same_is_not_offered() -> None:
    table = architect("X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1", "house 2,0", "architect 0,1", "police 1,1")
    table.play("swap", "tile 1,-1")
    assert "with 2,0" not in table.moves()  # two dark Houses
    assert "with 0,-1" in table.moves()
    table = architect("X 0,0", "X 1,0", "house 0,-1 lit", "architect 0,1", "T 2,0 0", "T 1,-1 2")
    table.play("swap", "tile 0,0")
    assert "with 1,0" not in table.moves()  # two four-ways
    table = architect("X 0,0", "X 1,0", "house 0,-1 lit", "architect 0,1", "T 2,0 0", "T 1,-1 3")
    table.play("rotate", "tile 2,0")
    assert table.moves() == ["turn 1", "turn 2"]  # not as it lies, and not with its back to the village


@pytest.mark.rule("GNV-132", "GNV-159")
def test_the_architect_is_not_bound_by_marks_and_may_mend_a_split_village() -> None:
    table = Table()
    table.village(0, "X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "house 2,-1", "architect 0,1")
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.play("remove 0:1,0")
    assert table.networks(0) == 2
    table.move(0)
    table.play("move A")
    # To a bot, too, that is worth a look.
    assert t.SHIFT in GAME.advice().worthwhile(table.s, table.s.legal_actions())
    table.play("shift", "tile 2,-1", "place 1,0")
    assert table.networks(0) == 1
    assert table.player(0).ground.marks == []


@pytest.mark.rule("GNV-132", "GNV-187", "GNV-188")
def test_a_lone_road_of_a_split_village_may_go_anywhere_on_the_grid() -> None:
    table = Table()
    table.village(0, "X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "architect 0,1")
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.play("remove 0:1,0")
    table.move(0)
    table.play("move A", "shift", "tile 2,0")
    cells = [tuple(map(int, cell.split(","))) for cell in table.moves("place")]
    assert len(cells) == 25 * 25 - 4
    assert max(abs(part) for cell in cells for part in cell) == 12


def networks_and_roadless(g: Ground) -> tuple[int, int]:
    """By plain search, without the bits that the rules work with."""
    grid = {g.cells[slot]: slot for slot in bits.members(g.taken)}

    def opens(slot: int, side: int) -> bool:
        face = g.faces[slot]
        return face < t.ROAD or bool(g.open[face - t.ROAD] >> side & 1)

    def linked(slot: int) -> list[int]:
        found = []
        for side, step in enumerate(t.NEIGHBOURS):
            other = grid.get(g.cells[slot] + step)
            if other is not None and opens(slot, side) and opens(other, (side + 2) % 4):
                found.append(other)
        return found

    left, n = set(grid.values()), 0
    while left:
        n += 1
        fresh = [left.pop()]
        while fresh:
            for other in linked(fresh.pop()):
                if other in left:
                    left.remove(other)
                    fresh.append(other)
    buildings = [slot for slot in grid.values() if g.faces[slot] < t.ROAD]
    roadless = sum(not any(g.faces[other] >= t.ROAD for other in linked(slot)) for slot in buildings)
    return n, roadless


def legal_after(g: Ground, cells: list[int], faces: list[int]) -> bool:
    after = networks_and_roadless(surveyed(g.open, cells, faces))
    return after[0] <= networks_and_roadless(g)[0] and after[1] == 0


def changed(faces: list[int], slot: int, turn: int) -> list[int]:
    new = faces[:]
    new[slot] = (new[slot] & ~3) | turn if new[slot] >= t.ROAD else new[slot]
    return new


@pytest.mark.rule("GNV-132", "GNV-153")
@pytest.mark.parametrize("seed", range(3))
def test_what_the_architect_may_do_is_what_trying_it_out_allows(seed: int) -> None:
    """Every shift, rotation and swap of villages met in random games, judged by making it."""
    grounds = [s.players[0].ground for s in positions(2, seed) if s.players[0].ground.taken]
    rng = Rng(seed)
    tables = GAME.new(Table().setup).tables
    for g in (grounds[rng.below(len(grounds))] for _ in range(6)):
        rings = remodel.rings_of(g)
        slots = bits.members(g.taken)
        for slot in slots:
            turns = range(len(remodel.turned_of(g, slot, tables.turned)))
            offered = remodel.shift_cells(g, slot, tables.turned, 0, 9999)
            near = {g.cells[other] + step for other in slots for step in t.NEIGHBOURS}
            for cell in sorted(cell for cell in near if empty(g, cell)):
                cells = g.cells[:]
                cells[slot] = cell
                fits = [turn for turn in turns if legal_after(g, cells, changed(g.faces, slot, turn))]
                assert (cell in offered) == bool(fits)
                if fits:
                    assert remodel.shift_rotations(g, slot, cell, tables.turned) == fits
            if g.faces[slot] >= t.ROAD:
                fits = [turn for turn in turns if turn != g.faces[slot] & 3
                        and legal_after(g, g.cells, changed(g.faces, slot, turn))]  # fmt: skip
                assert remodel.rotations(g, rings, slot, tables.turned) == fits
            other = slots[rng.below(len(slots))]
            if other != slot:
                check_swap(g, rings, slot, other, tables.turned)


def check_swap(g: Ground, rings: list[int], one: int, other: int, turned: list[list[int]]) -> None:
    cells = g.cells[:]
    cells[one], cells[other] = cells[other], cells[one]
    swap = remodel.Exchange(g, rings, one, other)
    roads = g.faces[one] >= t.ROAD and g.faces[other] >= t.ROAD
    any_fits = False
    for turn in range(len(remodel.turned_of(g, one, turned))):
        fits = []
        for turn_other in range(len(remodel.turned_of(g, other, turned))):
            faces = changed(changed(g.faces, one, turn), other, turn_other)
            same = roads and remodel.same_road(g, one, other, turn, turn_other)
            if not same and legal_after(g, cells, faces):
                fits.append(turn_other)
        if not swap.plain:
            assert remodel.swap_turns(g, swap, turned, turn) == fits
        any_fits = any_fits or bool(fits)
    assert remodel.can_swap(g, rings, one, other, turned) == any_fits
