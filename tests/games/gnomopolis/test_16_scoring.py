"""Chapter 16 of the rules: scoring."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall.games.gnomopolis import GAME
from gnomehall.games.gnomopolis.scoring import house
from gnomehall.parts.counts import counts_of
from tests.games.gnomopolis.table import player, table


@pytest.mark.rule("GNO-99")
def test_all_gnomes_are_housed_wherever_they_are() -> None:
    # Watchtower S S A W; board C C V V V.
    t = table(player(cup="S", active="S", exhausted="V", buildings="B03"), player())
    # Two soldiers in the tower; the villager moves into the wild home.
    assert t.s.scores()[0] == 6


@pytest.mark.rule("GNO-99")
def test_gnomes_at_work_are_housed_as_the_score_stands() -> None:
    t = table(player(active="MV", cup="VVV"), player(), offer="B10 B01 B02 B03 B04 B05").play("build B10 VM").luck()
    # Bank M M V V: two merchants and two of five villagers inside, three on the board; 1 coin, advisor 2.
    assert t.s.scores()[0] == 8 + 3 + 1 + 2


@pytest.mark.rule("GNO-100")
def test_colours_are_respected_and_a_wild_home_takes_anyone() -> None:
    assert table(player(cup="MM", buildings="B01"), player()).s.scores()[0] == -2  # Barracks S S C
    assert table(player(cup="MM", buildings="B03"), player()).s.scores()[0] == 2 - 1  # Watchtower S S A W


@pytest.mark.rule("GNO-100")
def test_one_home_takes_one_gnome() -> None:
    assert table(player(cup="III", buildings="B23"), player()).s.scores()[0] == 2 - 2  # Toy Works I C


@pytest.mark.rule("GNO-101")
def test_every_filled_home_scores_on_its_own() -> None:
    # One soldier and one artisan: half of the Drill Yard (S A C C) and a third of the Guardhouse (S V V).
    assert table(player(cup="SSA", buildings="B04 B02"), player()).s.scores()[0] == 6


@pytest.mark.rule("GNO-102")
def test_the_score_sheet_adds_up_coins_homes_advisors_and_the_homeless() -> None:
    me = player(cup="CSS", exhausted="VMI", coins=7, helpers=4, buildings="B01", advisors="A1 A4")
    t = table(me, player(coins=1, cup="SMA"))
    # Barracks S S C house three; the villager lives on the board; merchant and inventor nowhere.
    sheet = GAME.faces().sheet(t.s)
    assert [line.points[0] for line in sheet.lines] == [7, 6, 1, 4, -2]
    assert t.s.scores()[0] == 16
    assert sheet.totals() == [16, -2]


@pytest.mark.rule("GNO-102")
def test_helpers_buildings_and_empty_homes_score_nothing() -> None:
    assert table(player(helpers=5, buildings="B01 B08 B15"), player()).s.scores() == [0, 0]


@pytest.mark.rule("GNO-102")
def test_a_score_may_be_negative() -> None:
    assert table(player(cup="SSSS"), player()).s.scores()[0] == -4


@pytest.mark.rule("GNO-103")
def test_a_wild_home_takes_the_homeless_before_those_on_the_board() -> None:
    assert table(player(cup="CSSS", buildings="B03"), player()).s.scores()[0] == 6 + 1


def best_housing(population: tuple[int, ...], homes: tuple[int, ...], board: tuple[int, ...]) -> int:
    """The most that housing can score, by trying for one gnome after another every home and none."""

    @cache
    def best(colour: int, left: int, homes: tuple[int, ...], board: tuple[int, ...]) -> int:
        if colour == 6:
            return 0
        if left == 0:
            return best(colour + 1, population[colour + 1] if colour < 5 else 0, homes, board)
        found = best(colour, left - 1, homes, board) - 1
        for place in (colour, 6):
            if homes[place]:
                fewer = (*homes[:place], homes[place] - 1, *homes[place + 1 :])
                found = max(found, best(colour, left - 1, fewer, board) + 2)
        if board[colour]:
            fewer = (*board[:colour], board[colour] - 1, *board[colour + 1 :])
            found = max(found, best(colour, left - 1, homes, fewer) + 1)
        return found

    return best(0, population[0], homes, board)


def numbers(size: int, most: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.tuples(*[st.integers(0, most)] * size)


@pytest.mark.rule("GNO-103")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(numbers(6, 4), numbers(7, 3), numbers(6, 2))
def test_the_housing_is_as_good_as_the_best_of_all_assignments(
    population: tuple[int, ...], homes: tuple[int, ...], board: tuple[int, ...]
) -> None:
    h = house(counts_of(list(population)), counts_of(list(homes)), counts_of(list(board)))
    assert h.in_buildings + h.on_board + h.homeless == sum(population)
    assert 2 * h.in_buildings + h.on_board - h.homeless == best_housing(population, homes, board)


@pytest.mark.rule("GNO-104")
def test_the_highest_total_wins() -> None:
    assert table(player(coins=3), player(coins=9), player(coins=5)).s.places() == [2, 0, 1]
