"""Chapter 6 of the rules: gain."""

import pytest

from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import player, table


@pytest.mark.rule("GNO-40")
def test_a_gained_gnome_comes_exhausted_from_the_old_capital() -> None:
    t = table(player(active="C", cup="M"), player()).play("use D1 C")
    assert (t.active(), t.cup(), t.exhausted()) == ("", "M", "V")
    assert t.old().count("V") == 4


@pytest.mark.rule("GNO-41")
def test_what_the_old_capital_lacks_comes_from_the_new_one() -> None:
    t = table(player(active="CV"), player(), old="CVSMAI", new="VV", offer="B02 B03 B04 B05 B06 B07")
    t.play("build B02 CV").luck()  # a child and two villagers immigrate
    assert (t.exhausted(), t.old(), t.new()) == ("CVV", "SMAI", "V")


@pytest.mark.rule("GNO-41")
def test_what_neither_capital_has_is_lost() -> None:
    t = table(player(active="C"), player(), old="C", new="M").play("use D1 C")
    assert (t.exhausted(), t.old(), t.new()) == ("", "C", "M")


@pytest.mark.rule("GNO-42")
def test_a_wild_gain_is_any_colour_that_one_of_the_capitals_has() -> None:
    t = table(player(active="C", buildings="B27"), player(), old="VS", new="SI").play("use B27 C")
    assert t.legal() == ["gain V", "gain S", "gain I"]
    assert t.refused("gain M") == ("GNO-42", "neither capital has a merchant")


@pytest.mark.rule("GNO-42")
def test_a_chosen_gnome_comes_from_the_old_capital_if_that_has_the_colour() -> None:
    me = player(active="CC", buildings="B27")
    t = table(me, player(), old="VS", new="SI").play("use B27 C", "gain S")
    assert (t.exhausted(), t.old(), t.new()) == ("S", "V", "SI")
    t = table(me, player(), old="VS", new="SI").play("use B27 C", "gain I")
    assert (t.exhausted(), t.old(), t.new()) == ("I", "VS", "S")


@pytest.mark.rule("GNO-42")
def test_with_no_gnome_in_either_capital_a_wild_gain_is_nothing() -> None:
    t = table(player(active="C", buildings="B27"), player(), old="").play("use B27 C")
    assert (t.asked(), t.exhausted()) == ("turn", "")


@pytest.mark.rule("GNO-42")
def test_the_only_colour_left_is_gained_without_a_question() -> None:
    t = table(player(active="C", buildings="B27"), player(), old="A").play("use B27 C")
    assert (t.asked(), t.exhausted()) == ("turn", "A")


@pytest.mark.rule("GNO-40", "GNO-42")
def test_a_choice_names_the_capital_that_the_gnome_would_come_from() -> None:
    t = table(player(active="V"), player(), old="MA", new="MS").play("use D2 V")
    touched = {choice.text: choice.touches for choice in GAME.faces().choices(t.s)}
    assert touched == {"gain S": ("new:S",), "gain M": ("old:M",), "gain A": ("old:A",)}
    view = GAME.view(t.s, 0)
    assert (view.about, view.sheet) == ({"profession": True}, list(GAME.faces().sheet(t.s).lines))


@pytest.mark.rule("GNO-43")
def test_coins_come_from_the_old_capital_then_the_new_then_the_reserve() -> None:
    t = table(player(active="MM", coins=1, buildings="B10"), player(), old_coins=2, new_coins=1)
    t.s.reserve = 70
    t.play("use B10 M")  # four coins
    assert (t.coins(), t.s.old_coins, t.s.new_coins, t.s.reserve) == (4, 0, 0, 69)
    assert t.events("coins") == [{"seat": 0, "coins": 4, "why": "scroll", "old": 2, "new": 1, "reserve": 1}]
    t.play("use D3 M")
    assert (t.coins(), t.s.reserve) == (6, 67)


@pytest.mark.rule("GNO-43")
def test_the_new_capitals_coins_are_not_touched_while_the_old_one_has_enough() -> None:
    t = table(player(active="M"), player(), old_coins=2, new_coins=5).play("use D3 M")
    assert (t.s.old_coins, t.s.new_coins) == (0, 5)


@pytest.mark.rule("GNO-44")
def test_helpers_come_in_the_same_order_and_without_limit() -> None:
    t = table(player(active="II", helpers=20, buildings="B24"), player(), old_helpers=1, new_helpers=1)
    t.play("use B24 I")
    assert (t.helpers(), t.s.old_helpers, t.s.new_helpers) == (22, 0, 0)
    assert t.events("helpers") == [{"seat": 0, "helpers": 2, "old": 1, "new": 1, "reserve": 0}]
    t.play("use D4 I")
    assert t.helpers() == 23


@pytest.mark.rule("GNO-44")
def test_helpers_are_worth_no_points() -> None:
    assert table(player(helpers=9), player()).s.scores() == [0, 0]


@pytest.mark.rule("GNO-45")
def test_what_goes_back_to_the_stock_goes_to_the_new_capital() -> None:
    me = player(active="VM", cup="AAA", coins=1, helpers=1, buildings="B10")
    t = table(me, player(), old="CVSMAI", old_coins=30, offer="B09 B02 B03 B04 B05 B06")
    t.play("use D2 V", "gain S", "use B10 M")
    old, coins = t.old(), t.s.old_coins
    t.play("pass")
    assert (t.old(), t.s.old_coins) == (old, coins) == ("CVMAI", 26)
    assert (t.new(), t.s.new_coins) == ("V", 1)


@pytest.mark.rule("GNO-46")
def test_a_gnome_returned_by_one_player_can_be_gained_by_another() -> None:
    t = table(player(active="V", cup="MMM"), player(active="C"), old="SMAI")
    t.play("use D2 V", "gain S", "pass")
    assert t.new() == "V"
    t.play("use D1 C")
    assert (t.exhausted(1), t.new()) == ("V", "")
