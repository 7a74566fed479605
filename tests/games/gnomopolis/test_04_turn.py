"""Chapter 4 of the rules: turn structure."""

import pytest

from tests.games.gnomopolis.table import player, table


@pytest.mark.rule("GNO-23")
def test_coins_housed_gnomes_and_advisors_all_count_towards_the_aim() -> None:
    t = table(player(coins=3), player(cup="SS", buildings="B01"), player(advisors="A1 A2"))
    # Two soldiers in the Barracks, two advisors, three coins.
    assert t.s.scores() == [3, 4, 4]


@pytest.mark.rule("GNO-24")
def test_a_round_is_one_turn_of_each_player_from_the_first_player_on() -> None:
    t = table(player(), player(), player(), first=2, turn=2)
    turns = []
    for _ in range(6):
        turns.append((t.s.rounds, t.s.turn))
        t.end_turn()
    assert turns == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


@pytest.mark.rule("GNO-25")
def test_a_turn_has_any_number_of_actions_one_build_and_a_pass() -> None:
    t = table(player(active="MISVV", cup="VVV"), player(), offer="B08 B02 B03 B04 B05 B06")
    t.play("use D3 M", "use D4 I", "build B08 VV", "reveal B15", "use D5 S", "seek cup V")
    assert t.s.plays == 4
    assert "build B02 VH" not in t.legal()
    t.end_turn()
    assert t.s.turn == 1


@pytest.mark.rule("GNO-26")
@pytest.mark.parametrize(
    "order",
    [
        ("build B08 VV", "reveal B15", "use D3 M", "use D4 I"),
        ("use D3 M", "build B08 VV", "reveal B15", "use D4 I"),
        ("use D3 M", "use D4 I", "build B08 VV", "reveal B15"),
    ],
)
def test_building_comes_before_between_or_after_actions(order: tuple[str, ...]) -> None:
    t = table(player(active="MIVV"), player(), offer="B08 B02 B03 B04 B05 B06").play(*order)
    assert (t.coins(), t.helpers(), t.cards()) == (3, 1, "B08 A2")


@pytest.mark.rule("GNO-26", "GNO-27")
def test_no_play_begins_and_nobody_passes_while_an_answer_is_due() -> None:
    t = table(player(active="SM", cup="VC"), player())
    t.play("use D5 S")
    assert all(move.startswith("seek") for move in t.legal())
    assert t.refused("pass")[0] == "GNO-27"
    assert t.refused("use D3 M")[0] == "GNO-27"


@pytest.mark.rule("GNO-27")
def test_a_player_may_pass_at_once_and_leave_gnomes_unused() -> None:
    t = table(player(active="MMM", cup="VVV"), player())
    assert "pass" in t.legal()
    t.play("pass")
    assert (t.active(0), t.exhausted(0), t.coins(0)) == ("VVV", "MMM", 0)


@pytest.mark.rule("GNO-28")
def test_passing_returns_the_lying_and_the_tokens_and_exhausts_the_rest() -> None:
    me = player(active="VMVSC", cup="AAA", coins=1, helpers=1, buildings="B10")
    t = table(me, player(), offer="B02 B03 B04 B05 B06 B07")
    t.play("use D2 V", "gain I", "use B10 M", "build B02 CH", "reveal B01")
    assert (t.on("D2"), t.on("B10"), t.team(), t.active()) == ("V!", "M$1", "CH", "VS")
    assert t.exhausted() == "CVVI"  # the immigrants of the Guardhouse and the new inventor
    t.play("pass")
    assert t.new() == "V"
    assert (t.s.new_coins, t.s.new_helpers) == (1, 1)
    assert t.exhausted(0) == "CCVVVSMI"  # team, merchant of the Bank and the two idlers join them
    assert t.active(0) == "AAA"
    assert (t.on("D2"), t.on("B10"), t.team()) == ("", "", "")
    assert t.s.turn == 1


@pytest.mark.rule("GNO-28")
def test_those_who_worked_this_turn_may_be_drawn_into_the_next_workforce() -> None:
    t = table(player(active="M", cup="S", exhausted="A"), player())
    t.play("use D3 M").end_turn()
    # The soldier was alone in the cup; the merchant is exhausted before anybody is drawn, so it is in the refill.
    assert (t.active(0), t.cup(0), t.exhausted(0)) == ("SMA", "", "")


@pytest.mark.rule("GNO-29")
def test_the_workforce_waits_in_the_open_for_the_next_turn() -> None:
    t = table(player(active="M", cup="SAI"), player(cup="VVV"))
    t.end_turn()
    assert t.active(0) == "SAI"
    t.end_turn()
    assert (t.s.turn, t.s.rounds, t.active(0)) == (0, 2, "SAI")
    assert {"use D4 I", "use D5 S", "use D6 A"} <= set(t.legal())
