"""Chapter 17 of the rules: tie-breaks."""

import pytest

from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import WORDS, player, table


@pytest.mark.rule("GNO-105")
def test_a_tie_goes_to_the_most_children_housed_or_not() -> None:
    # 4 points each, and the children have fewer gnomes and coins beside them; one of the three is homeless.
    t = table(player(cup="VVVSS", coins=3), player(cup="CCC", coins=1, advisors="A1"))
    assert t.s.scores() == [4, 4]
    assert t.s.places() == [1, 0]


@pytest.mark.rule("GNO-105")
def test_then_to_the_most_gnomes_in_total() -> None:
    # One child and 3 points each; the larger population has no coins.
    t = table(player(cup="CV", coins=1), player(cup="C", active="V", exhausted="V"))
    assert t.s.scores() == [3, 3]
    assert t.s.places() == [1, 0]


@pytest.mark.rule("GNO-105")
def test_then_to_the_most_coins() -> None:
    t = table(player(cup="V", advisors="A1"), player(cup="V", coins=2))
    assert t.s.scores() == [3, 3]
    assert t.s.places() == [1, 0]


@pytest.mark.rule("GNO-105")
@pytest.mark.parametrize(("first", "places"), [(0, [0, 1, 2]), (1, [2, 0, 1]), (2, [1, 2, 0])])
def test_last_to_the_earlier_place_in_turn_order(first: int, places: list[int]) -> None:
    t = table(player(coins=5), player(coins=5), player(coins=5), first=first, turn=first)
    assert t.s.places() == places


@pytest.mark.rule("GNO-105")
def test_the_sheet_shows_what_breaks_ties_in_its_order() -> None:
    t = table(player(cup="CV", active="C", coins=1), player(cup="C", exhausted="VS", coins=2))
    ties = GAME.faces().sheet(t.s).ties
    assert [(WORDS.sheet_line(line), line.points) for line in ties] == [
        ("Children", (2, 1)),
        ("Gnomes", (3, 3)),
        ("Coins", (1, 2)),
    ]


@pytest.mark.rule("GNO-106")
def test_the_same_chain_ranks_all_players() -> None:
    # 4, 2, 2, 2 points: the three behind the winner are ranked by children, then by coins.
    t = table(player(coins=4), player(coins=2), player(advisors="A1"), player(cup="C", coins=1))
    assert t.s.scores() == [4, 2, 2, 2]
    assert t.s.places() == [0, 2, 3, 1]
