"""Chapter 13: Roads, placing, holes; and chapter 21, how large a village may get."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import IllegalAction
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.border import open_to
from gnomehall.games.gnome_village.ground import Ground, laid, lifted, moved
from gnomehall.games.gnome_village.steps.forest import activate
from gnomehall.games.gnome_village.steps.move import goals, kept_free
from gnomehall.games.gnome_village.steps.picks import tiles
from gnomehall.parts import bits
from tests.games.gnome_village.random_play import positions
from tests.games.gnome_village.survey import surveyed
from tests.games.gnome_village.table import Table

GAP = ("X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "house 2,-1")
"""GNV-E14: a village that the Goldsmith holds together."""


def standard(table: Table, seat: int = 0) -> list[str]:
    """The cells of the buildings without a linked Road."""
    g = table.player(seat).ground
    cells = []
    for slot in bits.members(g.taken & ~g.roads):
        if not g.links[slot] & g.roads:
            x, y = g.cells[slot] % 27 - 13, g.cells[slot] // 27 - 13
            cells.append(f"{x},{y}")
    return cells


def robbed(*more: str) -> Table:
    """The village of GAP after it has lost the Goldsmith, in Work & Buy."""
    table = Table()
    table.village(0, *GAP, *more)
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    if table.asked() == "remove":
        table.play("remove 0:1,0")
    table.work(0)
    return table


@pytest.mark.rule("GNV-150", "GNV-5", "GNV-153")
def test_roads_join_the_village() -> None:
    table = Table()
    assert table.networks(0) == 1
    table.village(0, "X 0,0", "X 2,0", "house 0,-1 lit", "house 2,-1")
    assert table.networks(0) == 2


@pytest.mark.rule("GNV-151", "GNV-153", "GNV-E3")
def test_buildings_may_touch_as_long_as_each_has_a_road() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "doctor 1,-1", "school 0,1")
    assert standard(table) == []
    assert table.networks(0) == 1


@pytest.mark.rule("GNV-151", "GNV-153", "GNV-E4")
def test_buildings_at_closed_sides_fall_short_of_the_standard() -> None:
    table = Table()
    table.village(0, "T 0,0 0", "T 1,0 0", "house 0,-1 lit", "doctor 1,-1", "school 0,1")
    assert sorted(standard(table)) == ["0,-1", "1,-1"]


@pytest.mark.rule("GNV-152", "GNV-154", "GNV-E12")
def test_a_building_can_not_be_placed_at_a_blockade() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "house 0,1 lit")
    table.coins(2, 0)
    table.work(0)
    table.play("buy painter")
    with pytest.raises(IllegalAction, match="GNV-154"):
        table.play("place 0,-1")
    table.play("place 1,0")
    assert table.tile(0, "1,0").id == "painter"


@pytest.mark.rule("GNV-155", "GNV-156")
def test_a_road_needs_one_link_and_its_other_sides_need_not_match() -> None:
    table = Table()
    table.village(0, "X 0,0", "house 0,-1 lit", "T 1,-1 2")
    table.coins(3, 0)
    table.work(0)
    table.play("build road", "draw TC", "place 1,0")
    # To the north a closed side of the T, to the west an open one of the four-way.
    assert table.moves() == ["turn 0", "turn 1"]
    table.play("turn 1")
    assert table.tile(0, "1,0").sides == "o-bo"


@pytest.mark.rule("GNV-155")
def test_a_road_may_be_placed_at_a_building_alone() -> None:
    table = Table()
    table.coins(3, 0)
    table.play("build road", "draw X")
    assert "0,-2" in table.moves("place")  # north of a House


@pytest.mark.rule("GNV-157")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_ground_that_is_carried_on_is_the_one_worked_out_anew(seats: int) -> None:
    """Links, networks, border and sets of tiles, after every tile of random games."""
    seen = set()
    for s in positions(seats, 11):
        for p in s.players:
            if id(p.ground) in seen:
                continue
            seen.add(id(p.ground))
            fresh = surveyed(p.ground.open, p.ground.cells, p.ground.faces)
            g = p.ground
            assert g.links == fresh.links or all(g.links[i] == fresh.links[i] for i in bits.members(g.taken))
            assert sorted(g.networks) == sorted(fresh.networks)
            assert (g.border, g.taken) == (fresh.border, fresh.taken)
            assert (g.roads, g.houses, g.workshops, g.businesses, g.shops) == (
                fresh.roads, fresh.houses, fresh.workshops, fresh.businesses, fresh.shops)  # fmt: skip


@pytest.mark.rule("GNV-157", "GNV-158", "GNV-182")
def test_every_shape_fits_wherever_an_open_side_faces_an_empty_cell() -> None:
    for shape in ("X", "T", "XB", "TS", "TC"):
        table = Table()
        table.coins(3, 0)
        cells = sum(1 for entry in table.player(0).ground.border if open_to(entry))
        table.play("build road", f"draw {shape}")
        assert len(table.moves("place")) == cells
        for cell in table.moves("place"):
            other = Table()
            other.coins(3, 0)
            other.play("build road", f"draw {shape}", f"place {cell}")
            assert other.asked() in ("turn-road", "work-menu")


@pytest.mark.rule("GNV-182")
@pytest.mark.parametrize(
    ("shape", "turns"), [("X", [0]), ("T", [0, 1, 2, 3]), ("XB", [0, 1, 2, 3]), ("TS", [0, 1]), ("TC", [0, 1, 2, 3])]
)
def test_rotations_that_are_the_same_to_every_rule_are_offered_once(shape: str, turns: list[int]) -> None:
    edition = registry.shipped_edition("gnome-village")
    index = [s.id for s in edition.shapes].index(shape)
    assert list(range(len(edition.tables.turned[index]))) == turns


@pytest.mark.rule("GNV-159", "GNV-E14")
def test_a_road_that_joins_the_parts_must_go_into_the_gap() -> None:
    table = robbed()
    table.coins(9, 0)
    table.play("build road", "draw TS")
    # One cell and one rotation: laid without asking.
    assert table.tile(0, "1,0").rotation == 0
    assert table.networks(0) == 1
    assert table.player(0).ground.marks == []


@pytest.mark.rule("GNV-159", "GNV-E14")
def test_a_road_that_joins_in_no_rotation_is_laid_elsewhere_and_the_mark_stays() -> None:
    table = robbed()
    table.coins(9, 0)
    table.play("build road", "draw TC")
    assert table.moves("place")
    assert "1,0" not in table.moves("place")
    table.play("place 0,1", "turn 1")
    assert len(table.player(0).ground.marks) == 1


@pytest.mark.rule("GNV-159", "GNV-E14")
def test_a_business_must_go_into_the_gap_and_houses_and_workshops_must_not() -> None:
    table = robbed()
    table.coins(9, 0)
    table.play("buy school")
    assert "1,0" not in table.moves("place")
    with pytest.raises(IllegalAction, match="GNV-159"):
        table.play("place 1,0")
    table.play("place 0,1")
    table.play("buy goldsmith")
    assert table.tile(0, "1,0").id == "goldsmith"


@pytest.mark.rule("GNV-159")
def test_nobody_has_to_buy_for_the_sake_of_repair() -> None:
    table = robbed()
    table.coins(9, 0)
    assert "end work" in table.moves()
    table.play("end work", "end turn")
    assert table.networks(0) == 2


@pytest.mark.rule("GNV-160", "GNV-E15")
def test_a_removal_that_splits_nothing_marks_nothing() -> None:
    table = Table()
    table.village(0, *GAP, "police 0,1")
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.play("remove 0:0,1")
    assert table.networks(0) == 1
    assert table.player(0).ground.marks == []


@pytest.mark.rule("GNV-160", "GNV-E32")
def test_a_second_removal_from_a_split_village_makes_no_second_mark() -> None:
    table = robbed("police 0,1")
    table.start(1, "removal")
    assert table.networks(0) == 2
    assert len(table.player(0).ground.marks) == 1
    table.coins(9, 0)
    table.work(0)
    table.play("buy school")
    assert "0,1" in table.moves("place")
    assert "1,0" not in table.moves("place")


@pytest.mark.rule("GNV-160")
def test_marks_vanish_when_the_village_is_whole_again() -> None:
    table = robbed()
    table.coins(9, 0)
    table.play("build road", "draw X")
    assert table.player(0).ground.marks == []
    table.start(1, "coins-2")


HUB = ("X 0,0", "goldsmith 1,0", "X 2,0", "X 1,1", "house 0,-1 lit", "house 2,-1", "police 1,2")


@pytest.mark.rule("GNV-159", "GNV-160", "GNV-E34")
def test_the_duty_lasts_as_long_as_the_village_is_split() -> None:
    table = Table()
    table.village(0, *HUB)
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.play("remove 0:1,0")
    assert table.networks(0) == 3
    table.coins(9, 0)
    table.work(0)
    table.play("build road", "draw TS")
    assert table.networks(0) == 2  # the gap is filled, but a straight Road joins only two of the three
    assert table.player(0).ground.marks == []
    table.play("build road", "draw X")
    joining = table.moves("place")
    assert joining == ["0,1", "2,1"]  # between the south and one of the others, and nowhere else
    with pytest.raises(IllegalAction, match="GNV-159"):
        table.play("place -1,0")
    table.play("place 0,1")
    assert table.networks(0) == 1
    table.play("build road", "draw X")
    assert "-1,0" in table.moves("place")


@pytest.mark.rule("GNV-159")
def test_a_road_is_turned_such_that_it_joins_where_that_is_possible() -> None:
    table = Table()
    table.village(0, *HUB)
    table.gnome(0, "A", "0,-1")
    table.start(1, "removal")
    table.play("remove 0:1,0")
    table.coins(9, 0)
    table.work(0)
    table.play("build road", "draw TS", "build road", "draw TC", "place 0,1")
    # The curve joins X 0,0 to its north with X 1,1 to its east in one way only.
    assert table.networks(0) == 1


@pytest.mark.rule("GNV-161", "GNV-98")
def test_a_split_village_keeps_its_gnomes_apart_and_scores_as_usual() -> None:
    table = robbed("school 2,1", "painter 0,1")
    table.play("end work", "move A")
    assert table.where(0, "A") == "0,1"  # the School is out of reach
    assert table.s.scores()[0] == 2 + 2 + 2 + table.player(0).coins


@pytest.mark.rule("GNV-186")
def test_no_village_can_have_more_tiles_than_there_are_slots() -> None:
    tables = registry.shipped_edition("gnome-village").tables
    for seats, most in ((2, 84), (3, 83), (4, 82)):
        roads = sum(tables.road_copies) - (seats - 1) * sum(tables.kit_roads)
        assert roads + tables.houses + 4 * tables.shop_copies[seats - 2] + len(tables.kind_of) == most


@pytest.mark.rule("GNV-186")
def test_a_village_of_more_tiles_than_a_machine_word_has_bits_still_works() -> None:
    table = Table(4, deluxe="yes")
    for seat in (1, 2, 3):
        table.village(seat, "X 0,0", "house 0,-1 lit")
    table.village(0, "X 0,0", "house 0,-1 lit")
    g = table.player(0).ground
    cells, faces = list(g.cells), list(g.faces)
    for i in range(70):
        cells.append(14 * 27 + 2 + i % 24 + 27 * (i // 24))
        faces.append(128)
    table.player(0).ground = surveyed(g.open, cells, faces)
    assert table.networks(0) == 1
    table.coins(9, 0, 0, 0)
    table.work(0)
    table.play("buy school")
    table.play(f"place {table.moves('place')[0]}")
    assert table.player(0).ground.size() == 73
    table.gnome(0, "A", "0,-1")
    table.play("end work", "move A")
    assert table.player(0).active >> 62


@pytest.mark.rule("GNV-187", "GNV-188")
def test_the_grid_ends_at_twelve() -> None:
    table = Table()
    table.village(0, *(f"X {x},0" for x in range(13)), "house 0,-1 lit")
    table.coins(3, 0)
    table.work(0)
    table.play("build road", "draw X")
    assert "13,0" not in table.moves("place")
    assert "12,1" in table.moves("place")


def assert_surveyed(g: Ground) -> None:
    fresh = surveyed(g.open, g.cells, g.faces)
    assert (g.links, g.border, g.taken, g.roads) == (fresh.links, fresh.border, fresh.taken, fresh.roads)
    assert sorted(g.networks) == sorted(fresh.networks)


@pytest.mark.rule("GNV-186")
def test_a_village_of_more_tiles_than_a_machine_word_has_bits_is_played_by_the_same_rules() -> None:
    table = Table()
    tables, p = table.s.tables, table.player(0)
    g = Ground(tables.open)
    for i in range(80):
        g = laid(g, t.ROAD, t.cell_at(i % 10, i // 10))
        assert_surveyed(g)
    for i in range(4):
        g = laid(g, t.SHOP + i, t.cell_at(i, -1))
    assert_surveyed(g)
    assert g.size() == 84
    without = lifted(g, 70)
    assert_surveyed(without)
    cells = without.cells[:]
    cells[79] = t.cell_at(4, -1)
    assert_surveyed(moved(without, cells, without.faces))
    p.ground, p.active, p.lit = g, 0, 1 << 83
    table.s.stand(0, 83)
    assert table.s.own(0) == table.s.standing(0) == 1 << 83
    activate(table.s, 0, 82, "GNV-104")
    assert p.active == 1 << 82
    assert goals(table.s, 0, kept_free(table.s, 0)) == 0b1111 << 80
    assert tiles(0, p.active) == [t.TILE + 82]
