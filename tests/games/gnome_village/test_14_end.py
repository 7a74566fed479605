"""Chapters 14 and 15: the end of the game, scoring, younger players."""

import pytest

from gnomehall import registry
from gnomehall.games.gnome_village import GAME
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
@pytest.mark.parametrize(("options", "last"), [({}, 50), ({"rounds": "20"}, 20), ({"rounds": "12"}, 12)])
def test_after_the_last_round_that_the_table_allows_the_game_ends_in_any_case(
    options: dict[str, str], last: int
) -> None:
    table = Table(2, **options)
    assert GAME.view(table.s, 0).round_limit == last  # said from the start
    table.s.round_number = last
    table.work(0)
    table.play("end work", "end turn")
    assert table.s.todo
    table.pass_turn()
    assert not table.s.todo
    assert table.s.ending() == "rounds"
    assert table.s.round() == last


@pytest.mark.rule("GNV-175")
def test_the_last_five_rounds_are_counted_down() -> None:
    table = Table(2)
    table.s.deck = [9] * len(table.s.deck)  # enough of those that ask nothing
    table.s.round_number = 43
    table.start(0)
    while table.s.todo:
        table.pass_turn()
    told = [(event.kind, event.data.get("rounds")) for event in table.events if event.kind in ("rounds-left", "over")]
    assert told == [("rounds-left", left) for left in (5, 4, 3, 2, 1)] + [("over", None)]


@pytest.mark.rule("GNV-175")
def test_an_edition_that_ends_sooner_is_not_made_longer_by_the_option() -> None:
    text = registry.shipped_edition("gnome-village").text.replace("rounds = 50 ", "rounds = 15 ")
    edition = GAME.edition(text)
    for rounds, limit in (("50", 15), ("12", 12)):
        s = GAME.new(registry.setup("gnome-village", 2, {"rounds": rounds}, edition))
        assert GAME.view(s, 0).round_limit == limit


@pytest.mark.rule("GNV-162", "GNV-175")
def test_the_view_says_how_near_each_end_is_and_when_a_turn_is_the_last() -> None:
    table = Table(2)
    nearly(table, 0)
    table.coins(3, 3)
    table.work(0)
    limit = table.s.round_limit

    def seen() -> tuple[list[tuple[str, int, int]], str]:
        view = GAME.view(table.s, 0)
        return [(ending.kind, ending.left, ending.of) for ending in view.endings], view.last

    assert seen() == ([("gnomes", 1, 5), ("rounds", limit, limit)], "")
    table.play("add gnome")
    assert seen() == ([("gnomes", 0, 5), ("rounds", limit, limit)], "turn")
    table = Table(2)
    nearly(table, 0)
    table.s.round_number = table.s.round_limit
    table.work(0)
    assert seen() == ([("gnomes", 1, 5), ("rounds", 1, limit)], "turn")
