"""Chapters 14 and 15: the end of the game, scoring, younger players."""

import pytest

from tests.games.gnome_village.table import Table

FIVE = ("0,-1", "1,-1", "2,-1", "0,1", "1,1")


def nearly(table: Table, seat: int, gnomes: int = 4) -> None:
    """A village with so many gnomes and one dark House."""
    table.village(
        seat, "X 0,0", "X 1,0", "X 2,0", *(f"house {cell} lit" for cell in FIVE[:gnomes]), f"house {FIVE[gnomes]}"
    )
    for letter, cell in zip("ABCDE", FIVE[:gnomes], strict=False):
        table.gnome(seat, letter, cell)


@pytest.mark.rule("GNV-162", "GNV-163", "GNV-E27")
@pytest.mark.parametrize(("finisher", "turns_after"), [(1, 2), (2, 1), (0, 0)])
def test_the_round_of_the_fifth_gnome_is_completed(finisher: int, turns_after: int) -> None:
    table = Table(3)
    table.s.first = 1  # the order is B, C, A
    nearly(table, finisher)
    table.coins(3, 3, 3)
    table.work(finisher)
    assert table.s.ending() == ""
    table.play("add gnome")
    assert table.s.ending() == "gnomes"
    table.play("end work")
    assert table.asked() == "move-menu"  # the turn is finished, Move phase included
    table.play("end turn")
    turns = 0
    while table.s.todo:
        turns += 1
        table.pass_turn()
    assert turns == turns_after


@pytest.mark.rule("GNV-163")
def test_gnomes_count_wherever_they_are() -> None:
    table = Table(3)
    nearly(table, 0)
    table.lay(1, "chapel 0,1")
    table.move(1)
    table.play("move A", "take 0:B")
    table.player(0).lying = 1
    table.coins(3, 0, 0)
    table.work(0)
    table.play("add gnome")
    assert table.s.ending() == "gnomes"


@pytest.mark.rule("GNV-164", "GNV-165", "GNV-E8")
def test_a_village_scores_workshops_lit_houses_restaurants_and_coins() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "X 2,0", "house 0,-1 lit", "house 1,-1 lit", "house 2,-1", "school 0,1 active",
                  "painter 1,1", "theater 2,1", "police 3,0")  # fmt: skip
    table.lay(1, "police 0,1")
    table.s.happy = 1
    table.coins(1, 0)
    table.token(0, "school", 2)
    assert table.s.scores()[0] == 10
    table.s.happy = 0
    assert table.s.scores()[0] == 11


@pytest.mark.rule("GNV-166", "GNV-167", "GNV-E28")
def test_ties_go_to_the_most_tiles_and_then_are_shared() -> None:
    table = Table(3)
    table.coins(16, 16, 3)
    table.lay(0, "T 1,1 0")
    assert table.s.scores() == [18, 18, 5]
    assert table.s.places() == [0, 1, 2]
    table.lay(1, "T 1,1 0")
    assert table.s.places() == [0, 0, 2]


@pytest.mark.rule("GNV-168")
def test_for_younger_players_the_fourth_gnome_ends_the_game() -> None:
    table = Table(2, young="yes")
    nearly(table, 0, 3)
    table.lay(0, "house 1,1")
    table.coins(12, 0)
    table.work(0)
    assert "build house" not in table.moves()  # five Houses are the limit still
    table.play("add gnome", "settle 0,1")
    assert table.s.ending() == "gnomes"
    assert "add gnome" not in table.moves()


@pytest.mark.rule("GNV-175")
def test_after_round_thirty_the_game_ends_in_any_case() -> None:
    table = Table(2)
    table.s.round_number = 30
    table.work(0)
    table.play("end work", "end turn")
    assert table.s.todo
    table.pass_turn()
    assert not table.s.todo
    assert table.s.ending() == "rounds"
    assert table.s.round() == 30
