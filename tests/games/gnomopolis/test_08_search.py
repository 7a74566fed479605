"""Chapter 8 of the rules: search."""

import pytest

from tests.games.gnomopolis.table import changed, player, table


@pytest.mark.rule("GNO-50")
def test_a_search_takes_a_gnome_of_ones_choice_from_the_cup() -> None:
    t = table(player(active="S", cup="CVM", exhausted="A"), player()).play("use D5 S")
    assert t.legal("seek cup") == ["seek cup C", "seek cup V", "seek cup M"]
    t.play("seek cup M")
    assert (t.active(), t.cup()) == ("M", "CV")
    t.play("use D3 M")
    assert t.coins() == 2


@pytest.mark.rule("GNO-50")
def test_a_search_takes_a_gnome_of_ones_choice_from_the_exhausted_area() -> None:
    t = table(player(active="S", cup="C", exhausted="AM"), player()).play("use D5 S")
    assert t.legal("seek exhausted") == ["seek exhausted M", "seek exhausted A"]
    t.play("seek exhausted A")
    assert (t.active(), t.exhausted()) == ("A", "M")


@pytest.mark.rule("GNO-51")
def test_a_search_sends_a_standing_worker_to_the_exhausted_area() -> None:
    t = table(player(active="SM", cup="C"), player()).play("use D3 M", "use D5 S", "seek D3 M")
    assert (t.on("D3"), t.exhausted(), t.active()) == ("", "M", "")


@pytest.mark.rule("GNO-51")
def test_a_search_sends_a_lying_worker_to_the_new_capital_at_once() -> None:
    t = table(player(active="SC"), player()).play("use D1 C", "use D5 S", "seek D1 C!")
    assert (t.on("D1"), t.exhausted(), t.new()) == ("", "V", "C")


@pytest.mark.rule("GNO-52")
def test_a_search_without_a_target_is_ignored() -> None:
    # Who pays standing is a target, so it takes a Library that returns its gnome: the first Search sends it away.
    edition = changed("B25", "cost", ["W!", "$1"])
    t = table(player(active="C", coins=1, buildings="B25"), player(), edition=edition).play("use B25 C")
    assert (t.asked(), t.new(), t.exhausted()) == ("turn", "C", "")


@pytest.mark.rule("GNO-53")
def test_a_search_never_moves_the_exhausted_into_the_cup() -> None:
    t = table(player(active="S", exhausted="VC"), player()).play("use D5 S")
    assert t.legal() == ["seek exhausted C", "seek exhausted V", "seek D5 S"]
    t.play("seek exhausted V")
    assert (t.cup(), t.exhausted()) == ("", "C")


@pytest.mark.rule("GNO-54")
def test_a_search_chooses_gnomes_and_never_coins_or_helpers() -> None:
    me = player(active="SMA", coins=2, helpers=2, buildings="B10")
    t = table(me, player(), offer="B20 B02 B03 B04 B05 B06")
    t.play("use B10 M", "build B20 AH").luck()
    t.play("use D5 S")
    # The immigrants C, V and A are exhausted. The coin on the Bank and the helper of the team are nobody's target.
    exhausted = [f"seek exhausted {letter}" for letter in "CVA"]
    assert t.legal() == [*exhausted, "seek D5 S", "seek B10 M", "seek team A"]


@pytest.mark.rule("GNO-55")
def test_a_search_may_take_own_workers_everywhere_those_that_just_paid_and_the_team() -> None:
    me = player(active="SMVCV")
    t = table(me, player(active="AAA", cup="III", exhausted="III"), offer="B02 B03 B04 B05 B06 B07", old="SSSS")
    t.play("caravan D3 M", "build B02 CV").luck()
    t.play("use D5 S")
    # Active gnomes (a villager) and all of the other player's are no targets.
    assert t.active() == "V"
    assert t.legal() == ["seek D5 S", "seek D7 M", "seek team C", "seek team V"]


@pytest.mark.rule("GNO-56")
def test_a_scroll_with_two_gnomes_needs_two_searches_to_be_free() -> None:
    t = table(player(active="CVSSV", cup="A", buildings="B02 B03"), player())
    t.play("use B02 CV", "seek cup A", "seek B02 C")
    assert (t.on("B02"), t.legal("use B02")) == ("V", [])
    t.play("use D5 S", "seek B02 V")
    assert t.on("B02") == ""
    assert t.legal("use B02") == ["use B02 VS", "use B02 VA"]


@pytest.mark.rule("GNO-56")
def test_a_scroll_with_a_token_stays_used_until_the_end_of_the_turn() -> None:
    t = table(player(active="SMM", coins=5, buildings="B10"), player())
    t.play("use B10 M", "use D5 S", "seek B10 M")
    assert (t.on("B10"), t.legal("use B10")) == ("$1", [])
    t.end_turn()
    assert t.on("B10") == ""


@pytest.mark.rule("GNO-56")
def test_a_gnome_out_of_the_team_frees_nothing() -> None:
    t = table(player(active="SVVVV"), player(), offer="B08 B01 B22 B04 B05 B06")
    t.play("build B08 VV").luck()
    t.play("use D5 S", "seek team V")
    assert (t.team(), t.cards()) == ("V", "B08 A2")
    assert t.legal("build") == []
    assert t.refused("build B22 VV") == ("GNO-62", "you have built this turn")


@pytest.mark.rule("GNO-57")
def test_a_search_can_not_be_declined() -> None:
    t = table(player(active="S", cup="VC"), player()).play("use D5 S")
    assert t.legal() == ["seek cup C", "seek cup V", "seek D5 S"]
    assert t.refused("pass") == ("GNO-27", "first answer what is asked")
