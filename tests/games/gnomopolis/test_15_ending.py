"""Chapter 15 of the rules: the end of the game."""

import pytest

from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import player, table

FIVE = "B02 B09 B10 B16 B23"
"""Five buildings, at most two of a type."""


@pytest.mark.rule("GNO-93")
def test_the_sixth_building_triggers_the_end_and_the_fifth_does_not() -> None:
    four = FIVE.removesuffix(" B23")
    t = table(player(active="VV", buildings=four), player(), offer="B15 B01 B03 B04 B05 B06")
    t.play("build B15 VV").luck()
    assert t.s.ending() == ""
    t = table(player(active="VV", buildings=FIVE), player(), offer="B15 B01 B03 B04 B05 B06")
    t.play("build B15 VV").luck()
    assert t.s.ending() == "buildings"


@pytest.mark.rule("GNO-93")
def test_the_last_gnome_of_the_old_capital_triggers_the_end() -> None:
    t = table(player(active="C"), player(), old="V").play("use D1 C")
    assert (t.old(), t.s.ending()) == ("", "gnomes")


@pytest.mark.rule("GNO-93")
def test_the_last_coin_of_the_old_capital_triggers_the_end() -> None:
    t = table(player(active="M"), player(), old_coins=3).play("use D3 M")
    assert t.s.ending() == ""
    t = table(player(active="M"), player(), old_coins=2).play("use D3 M")
    assert t.s.ending() == "coins"


@pytest.mark.rule("GNO-94")
def test_one_colour_running_out_ends_nothing() -> None:
    t = table(player(active="C"), player(), old="VI").play("use D1 C")
    assert (t.old(), t.s.ending()) == ("I", "")


@pytest.mark.rule("GNO-95")
def test_exactly_zero_is_enough_and_the_trigger_stays() -> None:
    t = table(player(active="VM", cup="AAA", coins=1, buildings="B10"), player(cup="VVV"), old_coins=4, new="V")
    t.play("use B10 M")
    assert (t.s.old_coins, t.s.ending()) == (0, "coins")
    t.play("pass")  # coins come back, but to the New Capital
    assert (t.s.new_coins, t.s.ending(), t.over) == (1, "coins", False)


@pytest.mark.rule("GNO-95")
def test_the_gain_of_another_player_triggers_it_too() -> None:
    t = table(player(active="C"), player(), old_coins=1).play("caravan D1 C")
    assert (t.coins(1), t.s.ending()) == (1, "coins")


@pytest.mark.rule("GNO-96")
def test_after_the_trigger_the_round_is_played_to_its_end() -> None:
    t = table(player(active="M", cup="VVV"), player(cup="VVV"), player(cup="VVV"), old_coins=2)
    t.play("use D3 M")
    assert "pass" in t.legal()  # the turn goes on
    t.end_turn()
    assert t.s.turn == 1
    t.end_turn()
    assert t.s.turn == 2
    t.end_turn()
    assert t.over


@pytest.mark.rule("GNO-96")
def test_triggered_by_the_last_player_of_the_round_the_game_ends_with_that_turn() -> None:
    t = table(player(cup="VVV"), player(active="M", cup="VVV"), first=0, turn=1, old_coins=2)
    t.play("use D3 M").end_turn()
    assert t.over


@pytest.mark.rule("GNO-97")
def test_in_the_last_round_all_rules_apply() -> None:
    me = player(active="M", cup="VVV")
    t = table(me, player(active="VVMC"), old="CS", old_coins=2, new="VM", offer="B08 B01 B02 B03 B04 B05")
    t.play("use D3 M").end_turn()
    t.play("build B08 VV").luck()  # a child from the Old Capital, a merchant from the New
    t.play("use D3 M", "use D1 C")
    assert (t.exhausted(1), t.new(), t.old()) == ("CVM", "", "S")
    assert (t.coins(1), t.s.old_coins) == (1 + 2, 0)


@pytest.mark.rule("GNO-97")
def test_nobody_reaches_a_seventh_building() -> None:
    t = table(player(active="VVV", cup="VVV", buildings=FIVE), player(cup="VVV"), offer="B15 B01 B03 B04 B05 B06")
    t.play("build B15 VV").luck()
    assert t.legal("build") == []
    t.end_turn().end_turn()
    assert t.over


@pytest.mark.rule("GNO-98")
def test_the_last_turn_ends_with_the_whole_pass() -> None:
    t = table(player(active="MCV", cup="SSS", coins=1, buildings="B10"), old_coins=1)
    t.play("use B10 M", "use D1 C", "pass")
    assert t.over
    assert (t.s.works, t.active(0), t.exhausted(0), t.new(), t.s.new_coins) == ([], "SSS", "VVM", "C", 1)


@pytest.mark.rule("GNO-121")
@pytest.mark.parametrize(
    ("move", "old", "old_coins", "reason"),
    [
        ("use B01 V", "S", 1, "coins"),  # a coin, then a soldier
        ("use B01 V", "S", 2, "gnomes"),
        ("caravan D1 C", "V", 1, "coins"),  # the host's coin, then the villager
    ],
)
def test_the_first_condition_met_is_the_reason(move: str, old: str, old_coins: int, reason: str) -> None:
    t = table(player(active="CV", buildings="B01"), player(), old=old, old_coins=old_coins).play(move)
    assert t.s.ending() == reason


@pytest.mark.rule("GNO-121")
def test_a_later_condition_does_not_replace_the_reason() -> None:
    t = table(player(active="MC"), player(), old="V", old_coins=2).play("use D3 M", "use D1 C")
    assert (t.old(), t.s.ending()) == ("", "coins")


@pytest.mark.rule("GNO-121")
def test_a_game_cut_off_has_the_reason_rounds() -> None:
    t = table(player(), player(), first=0, turn=1, rounds=40).end_turn()
    assert (t.over, t.s.ending()) == (True, "rounds")
    t = table(player(), player(active="M"), first=0, turn=1, rounds=40, old_coins=2).play("use D3 M").end_turn()
    assert (t.over, t.s.ending()) == (True, "coins")


@pytest.mark.rule("GNO-122")
def test_a_profession_of_ones_choice_is_gained_if_a_capital_has_it() -> None:
    t = table(player(active="V", cup="AAA"), player(), old="CVSM", new="I").play("use D2 V")
    assert t.legal() == ["gain S", "gain M", "gain I"]
    assert t.refused("gain C") == ("GNO-122", "a child has no profession")
    assert t.refused("gain V") == ("GNO-122", "a villager has no profession")
    assert t.refused("gain A") == ("GNO-42", "neither capital has an artisan")
    t.play("gain I")
    assert (t.exhausted(), t.new()) == ("I", "")


@pytest.mark.rule("GNO-122")
def test_with_no_profession_left_nothing_is_gained() -> None:
    t = table(player(active="V", buildings="B17", cup="M"), player(), old="CV").play("use B17 V")
    # The Guild Hall's Draw still happens.
    assert (t.asked(), t.exhausted(), t.active()) == ("turn", "", "M")


@pytest.mark.rule("GNO-93", "GNO-113")
def test_the_view_says_how_near_each_end_is_and_when_a_turn_is_the_last() -> None:
    t = table(player(active="M", buildings=FIVE), player(buildings="B01"), old="VI", old_coins=2)

    def seen() -> tuple[dict[str, int], str]:
        view = GAME.view(t.s, 0)
        return {ending.kind: ending.left for ending in view.endings}, view.last

    rounds = t.s.last_round() - t.s.round() + 1
    assert seen() == ({"buildings": 1, "gnomes": 2, "coins": 2, "rounds": rounds}, "")
    t.play("use D3 M")
    assert seen() == ({"buildings": 1, "gnomes": 2, "coins": 0, "rounds": rounds}, "turn")
