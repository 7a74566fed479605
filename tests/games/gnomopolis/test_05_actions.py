"""Chapter 5 of the rules: actions."""

import pytest

from gnomehall.core.errors import BadNotation
from tests.games.gnomopolis.table import WORDS, player, table


@pytest.mark.rule("GNO-30")
def test_a_player_uses_the_scrolls_of_board_buildings_and_advisors_but_not_of_others() -> None:
    t = table(player(active="V", buildings="B18", advisors="A2"), player(buildings="B09 B02", advisors="A1"))
    assert t.legal("use") == ["use D2 V", "use B18 V", "use A2 V"]
    assert t.refused("use A1 V") == ("GNO-30", "Master-at-Arms is not in your district")


@pytest.mark.rule("GNO-31")
def test_a_scroll_is_used_only_while_it_is_empty() -> None:
    t = table(player(active="MM"), player()).play("use D3 M")
    assert "use D3 M" not in t.legal()
    assert t.refused("use D3 M") == ("GNO-31", "Trade is in use until the end of the turn")


@pytest.mark.rule("GNO-32")
def test_the_whole_cost_must_be_there_gnomes_active_and_tokens_owned() -> None:
    bank = "B10"
    assert table(player(active="M", coins=1, buildings=bank), player()).legal("use B10") == ["use B10 M"]
    assert table(player(active="M", coins=0, buildings=bank), player()).legal("use B10") == []
    assert table(player(active="V", cup="M", exhausted="M", coins=1, buildings=bank), player()).legal("use B10") == []
    assert table(player(active="V", buildings="B06"), player()).legal("use B06") == []  # needs two villagers


@pytest.mark.rule("GNO-32")
def test_the_effect_comes_at_once() -> None:
    t = table(player(active="MI"), player()).play("use D3 M")
    assert t.coins() == 2
    t.play("use D4 I")
    assert t.helpers() == 1


@pytest.mark.rule("GNO-33")
def test_gnomes_stand_or_lie_on_the_scroll_and_tokens_are_placed_on_it() -> None:
    t = table(player(active="CVMM", coins=1, buildings="B10"), player())
    t.play("use D1 C", "use D2 V", "gain S", "use D3 M", "use B10 M")
    assert [t.on(scroll) for scroll in ("D1", "D2", "D3", "B10")] == ["C!", "V!", "M", "M$1"]
    assert t.active() == ""


@pytest.mark.rule("GNO-34")
def test_a_scroll_that_was_emptied_may_be_used_again_in_the_same_turn() -> None:
    t = table(player(active="SMM"), player())
    t.play("use D3 M", "use D5 S", "seek D3 M", "use D3 M")
    assert t.coins() == 4


@pytest.mark.rule("GNO-35")
@pytest.mark.parametrize("letter", "CVSMAI")
def test_a_wild_icon_of_a_cost_is_paid_with_any_one_gnome(letter: str) -> None:
    t = table(player(active="V" + letter, cup="VC", buildings="B09"), player())
    paid = "".join(sorted("V" + letter, key="CVSMAI".index))
    assert t.legal("use B09") == [f"use B09 {paid}"]


@pytest.mark.rule("GNO-35")
def test_a_helper_never_pays_for_a_gnome_of_an_action() -> None:
    t = table(player(active="V", helpers=3, buildings="B09"), player())
    assert t.legal("use B09") == []
    for move in ("use B09 VH", "caravan D2 h"):
        with pytest.raises(BadNotation) as caught:
            t.play(move)
        assert (caught.value.kind, caught.value.data["rule"]) == ("helper-pays", "GNO-35")
        assert WORDS.say("notation-helper-pays", **caught.value.data).endswith("in a build team (GNO-35)")
    with pytest.raises(BadNotation) as caught:
        t.play("use B09 VQ")
    assert caught.value.kind == "unknown"


@pytest.mark.rule("GNO-36")
def test_effects_resolve_from_left_to_right() -> None:
    # Barracks: a coin, then a soldier; with both the last of their kind, the coin ends the game first.
    t = table(player(active="V", buildings="B01"), player(), old="S", old_coins=1).play("use B01 V")
    assert t.happened() == ["use", "coins", "ending", "gain"]
    assert t.s.ending() == "coins"


@pytest.mark.rule("GNO-36")
def test_what_is_impossible_is_skipped_and_the_rest_still_happens() -> None:
    # Bakehouse: a child, then a Draw; no child is left anywhere.
    t = table(player(active="V", cup="M", buildings="B18"), player(), old="V").play("use B18 V")
    assert (t.active(), t.exhausted(), t.cup()) == ("M", "", "")


@pytest.mark.rule("GNO-37")
def test_an_action_may_be_used_though_its_whole_effect_fails() -> None:
    t = table(player(active="C", cup="VVV"), player(), old="CSMAI")
    assert "use D1 C" in t.legal()
    t.play("use D1 C")
    assert (t.on("D1"), t.exhausted()) == ("C!", "")
    t.play("pass")
    assert t.new() == "C"


@pytest.mark.rule("GNO-38")
def test_the_result_of_an_action_does_not_pay_for_it() -> None:
    # The Bank gives four coins, but the one it costs must be there before.
    t = table(player(active="M", buildings="B10"), player())
    assert t.refused("use B10 M") == ("GNO-32", "Bank costs 1 coin, you have 0")


@pytest.mark.rule("GNO-38")
def test_gained_coins_and_helpers_pay_for_later_plays_of_the_turn_but_gnomes_arrive_exhausted() -> None:
    me = player(active="CMMI", buildings="B10")
    t = table(me, player(), offer="B19 B02 B03 B04 B05 B06")
    t.play("use D3 M", "use D4 I", "use D1 C")
    assert "use B10 M" in t.legal()
    # The helper builds at once; the new villager could build the Guardhouse (C V) with it, but is exhausted.
    assert t.legal("build") == ["build B06 MH"]
    t.play("use B10 M")
    assert (t.coins(), t.exhausted()) == (2 - 1 + 4, "V")


@pytest.mark.rule("GNO-39")
def test_a_child_grows_up_and_a_villager_learns_a_trade_by_return_and_gain() -> None:
    t = table(player(active="CV", cup="MMM"), player())
    t.play("use D1 C", "use D2 V", "gain A", "pass")
    assert (t.exhausted(0), t.new()) == ("VA", "CV")
    assert t.old() == "CCCCCVVVVSSSSSMMMMMAAAAIIIII"


@pytest.mark.rule("GNO-39")
def test_other_steps_are_possible_where_the_icons_give_them() -> None:
    t = table(player(active="CC", buildings="B04 B27"), player())
    t.play("use B04 C", "use B27 C", "gain M")
    assert t.exhausted() == "SM"
