"""Chapter 9 of the rules: return."""

import pytest

from tests.games.gnomopolis.table import player, table


@pytest.mark.rule("GNO-58")
def test_what_a_cost_marks_is_returned_and_the_rest_comes_back() -> None:
    t = table(player(active="CVM", cup="AAA"), player())
    t.play("use D1 C", "use D2 V", "gain S", "use D3 M", "pass")
    assert (t.new(), t.exhausted(0)) == ("CV", "VSM")


@pytest.mark.rule("GNO-59")
def test_returned_gnomes_and_coins_lie_on_the_scroll_until_the_turn_ends() -> None:
    t = table(player(active="CM", cup="AAA", coins=1, buildings="B10"), player())
    t.play("use D1 C", "use B10 M")
    assert (t.on("D1"), t.on("B10"), t.new(), t.s.new_coins) == ("C!", "M$1", "", 0)
    t.play("pass")
    assert (t.new(), t.s.new_coins) == ("C", 1)


@pytest.mark.rule("GNO-59")
def test_a_search_returns_a_lying_gnome_early() -> None:
    t = table(player(active="VS"), player()).play("use D2 V", "gain M", "use D5 S", "seek D2 V!")
    assert (t.on("D2"), t.new()) == ("", "V")


@pytest.mark.rule("GNO-60")
def test_a_lying_gnome_can_not_be_gained_and_is_its_players_no_more() -> None:
    # The only villager outside the districts lies on the scroll, so the child's return brings nobody.
    t = table(player(active="VC"), player(), old="S")
    assert t.s.scores()[0] == 2  # both on the board
    t.play("use D2 V", "use D1 C")
    assert t.exhausted() == "S"
    assert t.s.scores()[0] == -1  # a homeless soldier; villager and child are gone


@pytest.mark.rule("GNO-60")
def test_a_spent_coin_pays_for_nothing_else_and_does_not_count() -> None:
    t = table(player(active="VC", coins=1, cup="M", buildings="B11 B25"), player())
    t.play("use B25 C", "seek cup M")  # the second Search takes the child off, its only target
    assert t.coins() == 0
    assert t.legal("use B11") == []
    # Merchant and villager have homes in the Hiring Hall, the child on the board; the coin is spent.
    assert t.s.scores()[0] == 2 + 2 + 1
