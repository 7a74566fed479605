"""Chapter 11, continued: the Architect."""

from itertools import chain

import pytest

from gnomehall.bots.ismcts import Tree
from gnomehall.bots.roster import bot
from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, think
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import IllegalAction
from gnomehall.core.rng import Rng
from gnomehall.games.gnome_village import GAME
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.mending import mending_cells, mending_turns
from gnomehall.games.gnome_village.remodel import complies, shift_cells, turned_of
from gnomehall.parts import bits
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.survey import surveyed
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
    assert table.moves() == ["decline", "shift", "rotate", "swap"]
    table.play("shift", "tile 2,-1", "place 1,1")
    assert table.tile(0, "2,-1") is None
    assert table.tile(0, "1,1").id == "house"
    assert table.moves() == ["finish", "put back", "shift", "rotate", "swap"]
    table.play("rotate", "tile 3,0", "turn 1")
    assert table.tile(0, "3,0").sides == "o-oo"
    table.play("swap", "tile 0,-1", "with 1,1")
    assert (table.state(0, "1,1"), table.state(0, "0,-1")) == ("lit", "dark")
    assert table.tile(0, "0,1").used == []
    table.play("finish")
    assert table.asked() == "move-menu"
    assert table.tile(0, "0,1").used == [0]
    assert table.networks(0) == 1


@pytest.mark.rule("GNV-132")
def test_one_may_pass_through_arrangements_that_do_not_comply_but_not_finish_there() -> None:
    table = architect("X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1", "architect 0,1")
    # The Architect relies on one Road alone, so the street can be moved only if it is cut off for a while.
    table.play("shift", "tile 0,0", "place 0,-2")
    assert table.moves() == ["put back", "shift", "swap"]
    with pytest.raises(IllegalAction, match="GNV-153"):
        table.play("finish")
    table.play("shift", "tile 1,0", "place 1,-2")
    assert table.networks(0) == 2
    with pytest.raises(IllegalAction, match="GNV-153"):
        table.play("finish")
    table.play("shift", "tile 0,1", "place -1,-2")
    assert table.networks(0) == 1
    table.play("finish")
    assert table.asked() == "move-menu"
    assert {tile.id for tile in GAME.view(table.s, 0).villages[0].tiles if tile.y == -2} == {"X", "architect"}


@pytest.mark.rule("GNV-132")
def test_putting_it_back_is_always_possible_and_counts_as_declining() -> None:
    table = architect()
    before = GAME.view(table.s, 0).villages[0]
    table.play("shift", "tile 0,-1", "place 1,1")
    table.play("swap", "tile 1,1", "with 3,0", "turn 2")
    assert "put back" in table.moves()
    table.play("put back")
    assert GAME.view(table.s, 0).villages[0].tiles == before.tiles
    assert table.where(0, "A") == "0,1"
    assert table.player(0).uses == 0
    assert table.player(0).before is None
    assert table.asked() == "move-menu"
    assert [event.kind for event in table.events][-1] == "put-back"


@pytest.mark.rule("GNV-132")
def test_declining_changes_nothing_and_is_no_use() -> None:
    table = architect()
    table.play("decline")
    assert table.player(0).uses == 0


@pytest.mark.rule("GNV-132", "GNV-176")
@pytest.mark.parametrize("whole", [True, False])
def test_after_twelve_steps_there_is_nothing_left_but_to_finish_or_to_put_it_back(whole: bool) -> None:
    table = architect()
    for step in range(11):
        assert table.asked() == ("rearrange" if step else "architect")
        table.play("rotate", "tile 3,0", f"turn {(step + 1) % 2 * 1}")
    if whole:
        table.play("rotate", "tile 3,0", "turn 0")
        assert table.moves() == ["finish", "put back"]
    else:
        table.play("shift", "tile 2,-1", "place 0,-2")
        assert table.moves() == ["put back"]  # asked all the same
    with pytest.raises(IllegalAction, match="GNV-132"):
        table.play("shift")
    table.play("put back")
    assert table.asked() == "move-menu"


@pytest.mark.rule("GNV-132", "GNV-140")
def test_a_guest_on_an_architect_rearranges_the_village_it_comes_from() -> None:
    table = Table()
    table.lay(0, "airport 0,1")
    table.lay(1, "architect 0,1")
    table.move(0)
    table.play("move A", "fly 1:0,1", "shift", "tile 2,-1", "place 1,1", "finish")
    assert table.tile(0, "1,1").id == "house"
    assert table.tile(1, "0,1").used == [0]


@pytest.mark.parametrize("name", ["greedy", "ismcts:50", "ismcts:50:prior=0"])
def test_a_bot_leaves_a_whole_village_as_it_is_and_thinks_no_longer_about_it(name: str) -> None:
    s = architect().s
    assert bot(name, GAME.advice()).choose(InformationSet(s, 0, Rng(1)), Rng(2)) == t.DECLINE
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
def test_a_tile_may_be_shifted_to_any_empty_cell_that_borders_another_tile() -> None:
    table = architect("X 0,0", "T 1,0 2", "house 0,-1 lit", "architect 0,1")
    table.play("shift", "tile 0,-1")
    around = {(-1, 0), (1, -1), (-1, 1), (1, 1), (0, 2), (2, 0)}  # the closed side of the T does not matter
    assert {tuple(map(int, cell.split(","))) for cell in table.moves("place")} == around
    with pytest.raises(IllegalAction, match="GNV-132"):
        table.play("place 5,5")


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
    assert table.moves() == ["turn 1", "turn 2", "turn 3"]  # not as it lies


def robbed() -> Table:
    """A village that a Removal has split, and whose gnome has just reached an Architect."""
    table = Table()
    table.village(0, "X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "house 2,-1", "architect 0,1")
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.play("remove 0:1,0")
    assert table.networks(0) == 2
    table.move(0)
    table.play("move A")
    return table


@pytest.mark.rule("GNV-132", "GNV-159")
def test_the_architect_is_not_bound_by_marks_and_may_mend_a_split_village() -> None:
    table = robbed()
    table.play("shift", "tile 2,-1", "place 1,0")
    assert table.networks(0) == 1
    assert table.player(0).ground.marks == []
    table.play("finish")
    assert table.tile(0, "0,1").used == [0]


@pytest.mark.rule("GNV-132")
def test_a_split_village_may_be_left_as_it_is_but_not_rearranged_into_another_split_one() -> None:
    table = robbed()
    marks = table.player(0).ground.marks
    table.play("shift", "tile 2,-1", "place 3,0")
    assert "finish" not in table.moves()
    table.play("put back")
    assert table.networks(0) == 2
    assert table.player(0).ground.marks == marks


@pytest.mark.parametrize("name", ["greedy", "ismcts:50"])
def test_a_bot_mends_a_split_village_with_one_shift_and_looks_at_nothing_else(name: str) -> None:
    s, advice = robbed().s, GAME.advice()
    assert advice.worthwhile(s, s.legal_actions()) == [t.DECLINE, t.SHIFT]
    s.apply(t.SHIFT)
    seen = []
    while s.asked() != "rearrange":
        seen.append(s.asked())
        choices = advice.worthwhile(s, s.legal_actions())
        assert set(choices) < set(s.legal_actions())
        s.apply(bot(name, advice).choose(InformationSet(s, 0, Rng(1)), Rng(2)))
    assert seen == ["shift-tile", "shift-to"]
    assert complies(s.players[0].ground)
    assert advice.worthwhile(s, s.legal_actions()) == [t.FINISH]


@pytest.mark.rule("GNV-132", "GNV-187", "GNV-188")
def test_no_tile_is_shifted_off_the_grid() -> None:
    table = architect(*(f"X {x},0" for x in range(13)), "house 0,-1 lit", "architect 0,1")
    table.play("shift", "tile 0,-1")
    cells = [tuple(map(int, cell.split(","))) for cell in table.moves("place")]
    assert (12, 1) in cells
    assert max(abs(part) for cell in cells for part in cell) == 12


def is_whole(g: Ground) -> bool:
    """The standard of GNV-153 by plain search, without the bits that the rules work with."""
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

    left = set(grid.values())
    fresh = [left.pop()]
    while fresh:
        for other in linked(fresh.pop()):
            if other in left:
                left.remove(other)
                fresh.append(other)
    buildings = [slot for slot in grid.values() if g.faces[slot] < t.ROAD]
    return not left and all(any(g.faces[other] >= t.ROAD for other in linked(slot)) for slot in buildings)


@pytest.mark.rule("GNV-132", "GNV-153")
def test_finishing_is_legal_exactly_when_the_village_complies() -> None:
    seen = set()
    for s in chain.from_iterable(positions(2, seed) for seed in range(3)):
        if s.asked() == "rearrange":
            whole = is_whole(s.players[s.player()].ground)
            assert (t.FINISH in s.legal_actions()) == whole
            assert t.PUT_BACK in s.legal_actions()
            seen.add(whole)
    assert seen == {True, False}


def test_the_shifts_that_mend_a_village_are_those_that_trying_them_out_finds() -> None:
    """Every shift of every tile of villages that are being rearranged, judged by making it."""
    played = chain.from_iterable(positions(2, seed) for seed in range(3))
    grounds = [s.players[s.player()].ground for s in played if s.asked() == "rearrange"]
    broken = [g for g in grounds if not complies(g)][::12]
    turned = GAME.new(Table().setup).tables.turned
    assert broken
    for g in broken:
        for slot in bits.members(g.taken):
            cells = [cell for cell in shift_cells(g, slot, 0) if mending_by_trial(g, slot, cell, turned)]
            assert mending_cells(g, slot, turned, 0, 9999) == cells
            for cell in cells:
                assert mending_turns(g, slot, cell, turned) == mending_by_trial(g, slot, cell, turned)


def mending_by_trial(g: Ground, slot: int, cell: int, turned: list[list[int]]) -> list[int]:
    found = []
    for turn in range(len(turned_of(g, slot, turned))):
        cells, faces = g.cells[:], g.faces[:]
        cells[slot] = cell
        faces[slot] = (faces[slot] & ~3) | turn if faces[slot] >= t.ROAD else faces[slot]
        if is_whole(surveyed(g.open, cells, faces)):
            found.append(turn)
    return found
