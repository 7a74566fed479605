"""Chapter 14 of the rules: the Armadillo Caravan."""

import pytest

from tests.games.gnomopolis.table import player, table


@pytest.mark.rule("GNO-84")
def test_the_caravan_carries_out_an_action_of_the_next_opponent() -> None:
    t = table(player(active="A"), player(buildings="B21"), player(buildings="B15"))
    assert t.legal("caravan") == ["caravan D6 A", "caravan B21 A"]
    t.play("caravan B21 A")
    # A villager is gained and, the cup being empty, drawn at once.
    assert (t.district(0).marker, t.on("D7"), t.active()) == (1, "A", "V")


@pytest.mark.rule("GNO-85")
def test_board_buildings_and_advisors_may_be_copied_but_not_the_caravan() -> None:
    t = table(player(active="CVSMAI"), player(buildings="B13 B26", advisors="A2"))
    assert t.legal("caravan") == [
        "caravan D1 C", "caravan D2 V", "caravan D3 M", "caravan D4 I", "caravan D5 S", "caravan D6 A",
        "caravan B13 C", "caravan B26 I", "caravan A2 V",
    ]  # fmt: skip
    assert t.refused("caravan D7 C") == ("GNO-85", "a caravan can't copy another caravan")


@pytest.mark.rule("GNO-86")
def test_cost_and_effect_are_ones_own() -> None:
    me = player(active="M", coins=1)
    host = player(active="V", cup="VV", coins=7, buildings="B10")
    t = table(me, host, old_coins=30).play("caravan B10 M")
    assert (t.on("D7"), t.coins(0), t.coins(1)) == ("M$1", 4, 8)
    assert (t.active(1), t.cup(1), t.on("B10")) == ("V", "VV", "")


@pytest.mark.rule("GNO-86", "GNO-28")
def test_what_was_paid_on_the_caravan_is_cleared_away_like_any_cost() -> None:
    t = table(player(active="MV", cup="AAA", coins=1), player(buildings="B10")).play("caravan B10 M", "pass")
    assert (t.s.new_coins, t.exhausted(0), t.on("D7")) == (1, "VM", "")
    t = table(player(active="C", cup="AAA"), player()).play("caravan D1 C", "pass")
    assert (t.new(), t.exhausted(0)) == ("C", "V")


@pytest.mark.rule("GNO-86")
def test_gains_draws_and_searches_concern_ones_own_district() -> None:
    host = player(cup="MMM", exhausted="III", buildings="B16")
    t = table(player(active="CS", cup="A"), host).play("caravan B16 C")
    assert (t.on("D7"), t.active(0), t.exhausted(0), t.cup(0)) == ("C!", "SA", "V", "")
    t = table(player(active="S", cup="A"), host).play("caravan D5 S")
    assert t.legal() == ["seek cup A", "seek D7 S"]
    assert (t.cup(1), t.exhausted(1)) == ("MMM", "III")


@pytest.mark.rule("GNO-87")
def test_the_host_gains_a_coin_from_the_old_capital_before_the_effect() -> None:
    t = table(player(active="M"), player(), old_coins=30).play("caravan D3 M")
    assert [(event["seat"], event["coins"]) for event in t.events("coins")] == [(1, 1), (0, 2)]
    assert (t.coins(0), t.coins(1), t.s.old_coins) == (2, 1, 27)


@pytest.mark.rule("GNO-87")
def test_the_hosts_coin_can_trigger_the_end_and_comes_from_the_new_capital_when_the_old_is_empty() -> None:
    t = table(player(active="SV", cup="CC"), player(), old_coins=1).play("caravan D5 S")
    assert t.s.ending() == "coins"
    t = table(player(active="SV", cup="CC"), player(), old_coins=0, new_coins=3).play("caravan D5 S")
    assert (t.coins(1), t.s.new_coins) == (1, 2)


@pytest.mark.rule("GNO-88")
def test_the_marker_moves_one_opponent_on_skips_home_and_keeps_its_place() -> None:
    me = player(active="MMM", cup="MMM")
    others = [player(cup="VVV") for _ in range(3)]
    t = table(me, *others, old_coins=60)
    visits = []
    for _ in range(5):
        t.play("caravan D3 M")
        visits.append(t.district(0).marker)
        for _ in range(4):
            t.end_turn()
    assert visits == [1, 2, 3, 1, 2]


@pytest.mark.rule("GNO-88")
def test_an_opponent_can_neither_be_skipped_nor_visited_out_of_turn() -> None:
    t = table(player(active="A"), player(), player(buildings="B15"), player())
    assert t.refused("caravan B15 A") == ("GNO-88", "your caravan visits Seat 1 next, where there is no Atelier")


@pytest.mark.rule("GNO-89")
def test_with_two_players_the_marker_visits_the_same_opponent_every_time() -> None:
    t = table(player(active="SMM"), player(), turn=0)
    t.play("caravan D3 M", "use D5 S", "seek D7 M", "caravan D3 M")
    assert (t.coins(1), t.district(0).marker) == (2, 1)


@pytest.mark.rule("GNO-90")
def test_the_caravan_goes_once_a_turn_unless_a_search_has_emptied_it() -> None:
    t = table(player(active="MMS"), player(), player())
    t.play("caravan D3 M")
    assert t.legal("caravan") == []
    assert t.refused("caravan D3 M") == ("GNO-90", "your caravan has already been sent this turn")
    t.play("use D5 S", "seek D7 M")
    assert "caravan D3 M" in t.legal()
    t.play("caravan D3 M")
    assert (t.district(0).marker, t.coins(1), t.coins(2)) == (2, 1, 1)


@pytest.mark.rule("GNO-91")
def test_the_caravan_does_not_go_where_nothing_can_be_paid() -> None:
    # With two children only D1 can be paid; with nobody active, nothing.
    assert table(player(active="CC"), player(buildings="B10")).legal("caravan") == ["caravan D1 C"]
    t = table(player(), player(buildings="B10"))
    assert t.legal() == ["pass"]
    t.end_turn()
    assert t.district(0).marker == 0


@pytest.mark.rule("GNO-91")
def test_the_copied_cost_must_be_there_in_full() -> None:
    t = table(player(active="M", coins=0), player(buildings="B10", coins=9))
    assert t.refused("caravan B10 M") == ("GNO-32", "Bank costs 1 coin, you have 0")


@pytest.mark.rule("GNO-92")
def test_the_copied_scroll_may_be_in_use_by_oneself_and_is_not_occupied() -> None:
    t = table(player(active="MM", cup="MMM"), player(active="M")).play("caravan D3 M", "use D3 M")
    assert t.coins(0) == 4
    t.end_turn()
    assert t.legal("use D3") == ["use D3 M"]


@pytest.mark.rule("GNO-92")
def test_the_host_is_not_asked() -> None:
    t = table(player(active="MM"), player(active="VVV")).play("caravan D3 M")
    assert (t.s.player(), t.asked()) == (0, "turn")
