"""Chapter 22 of the rules: the worked examples."""

import pytest

from tests.games.gnomopolis.table import Table, player, table


@pytest.mark.rule("GNO-E1")
def test_drauzio_trades() -> None:
    t = table(player(active="M", cup="VVV"), player(), old_coins=30).play("use D3 M")
    assert (t.on("D3"), t.coins(), t.s.old_coins) == ("M", 2, 28)
    t.play("pass")
    assert (t.exhausted(0), t.on("D3")) == ("M", "")


@pytest.mark.rule("GNO-E2")
def test_valeria_lets_a_child_grow_up() -> None:
    t = table(player(active="C", cup="SSS"), player()).play("use D1 C")
    assert (t.on("D1"), t.old().count("V"), t.exhausted()) == ("C!", 4, "V")
    t.play("pass")
    assert t.new() == "C"


@pytest.mark.rule("GNO-E3")
def test_tomas_builds_the_atelier() -> None:
    t = table(player(active="VV", cup="SSS"), player(), offer="B15 B01 B02 B03 B04 B05")
    t.play("build B15 VV", "reveal B20")
    assert (t.team(), t.cards(), t.coins()) == ("VV", "B15 A3", 1)
    assert (t.exhausted(), t.old().count("C")) == ("CCC", 2)
    assert t.offer() == "B20 B01 B02 B03 B04 B05"
    t.play("pass")
    assert t.exhausted(0) == "CCCVV"


@pytest.mark.rule("GNO-E4")
def test_the_scoring_figure_has_eleven_points() -> None:
    t = table(player(cup="SAIM", coins=6, buildings="B04 B25"), player())
    assert t.s.scores()[0] == 11


@pytest.mark.rule("GNO-E6")
def test_a_short_cup_at_the_end_of_a_turn() -> None:
    t = table(player(cup="S", exhausted="VVVCC", active="V"), player()).play("pass")
    assert t.active(0) == "S"
    assert t.odds() == {"draw C": 2, "draw V": 4}
    t.play("draw V", "draw C")
    assert (t.active(0), t.cup(0), t.exhausted(0)) == ("CVS", "CVVV", "")


@pytest.mark.rule("GNO-E7")
def test_a_tiny_population_loses_the_third_draw() -> None:
    t = table(player(active="V", exhausted="C"), player()).end_turn()
    assert (t.active(0), t.cup(0), t.exhausted(0), t.s.turn) == ("CV", "", "", 1)


@pytest.mark.rule("GNO-E8")
@pytest.mark.parametrize(("new", "gained"), [("", "CV"), ("V", "CVV")])
def test_a_gain_falls_through_to_the_new_capital(new: str, gained: str) -> None:
    t = table(player(active="CV"), player(), old="CVSMAI", new=new).play("build B02 CV").luck()
    assert t.exhausted() == gained


@pytest.mark.rule("GNO-E9")
def test_coins_run_out() -> None:
    t = table(player(active="M"), player(), old_coins=1)
    reserve = t.s.reserve
    t.play("use D3 M")
    assert (t.coins(), t.s.old_coins, t.s.reserve, t.s.ending()) == (2, 0, reserve - 1, "coins")


@pytest.mark.rule("GNO-E10")
def test_a_search_frees_a_scroll() -> None:
    t = table(player(active="SMM"), player()).play("use D3 M", "use D5 S", "seek D3 M")
    assert (t.exhausted(), t.on("D3"), t.active()) == ("M", "", "M")
    t.play("use D3 M")
    assert t.coins() == 4


@pytest.mark.rule("GNO-E11")
def test_a_coin_keeps_the_bank_closed() -> None:
    t = table(player(active="SMM", coins=2, buildings="B10"), player())
    t.play("use B10 M", "use D5 S", "seek B10 M")
    assert (t.on("B10"), t.legal("use B10")) == ("$1", [])


@pytest.mark.rule("GNO-E11")
def test_the_guardhouse_is_free_when_both_gnomes_are_gone() -> None:
    t = table(player(active="CVCVS", buildings="B02"), player())
    t.play("use B02 CV", "seek B02 C")
    assert t.legal("use B02") == []
    t.play("seek B02 V")
    assert t.legal("use B02") == ["use B02 CV", "use B02 VS"]


@pytest.mark.rule("GNO-E12")
def test_a_search_sends_a_lying_gnome_to_the_new_capital_at_once() -> None:
    t = table(player(active="VCS"), player(), old="MA").play("use D2 V", "gain M", "use D5 S", "seek D2 V!")
    assert (t.new(), t.on("D2")) == ("V", "")
    t.play("use D1 C")  # the villager is gained again
    assert (t.new(), t.exhausted()) == ("", "VM")


@pytest.mark.rule("GNO-E13")
def test_the_soldier_that_paid_is_the_only_target() -> None:
    t = table(player(active="S"), player()).play("use D5 S")
    assert (t.exhausted(), t.on("D5"), t.asked()) == ("S", "", "turn")
    [search] = t.events("search-scroll")
    assert (search["gnome"], search["scroll"]) == ("S", "D5")


@pytest.mark.rule("GNO-E14")
def test_an_advisor_moves_by_a_tie() -> None:
    zero = player(cup="VVV", helpers=4, buildings="B08", advisors="A2")
    t = table(zero, player(cup="VVV", helpers=4), turn=1, first=1, offer="B09 B10 B11 B12 B01 B02")
    t.play("build B09 HH", "reveal B20")
    assert (t.cards(0), t.cards(1), t.coins(1)) == ("B08", "B09 A2", 1)
    t.end_turn().play("build B10 HH", "reveal B21")
    assert (t.cards(0), t.cards(1), t.coins(0)) == ("B08 B10 A2", "B09", 1)
    t.end_turn().end_turn().play("build B11 HH", "reveal B22")
    assert (t.cards(0), t.coins(0)) == ("B08 B10 B11 A2", 1)
    t.end_turn().play("build B12 HH", "reveal B23")
    assert (t.cards(1), t.coins(1)) == ("B09 B12", 1)


@pytest.mark.rule("GNO-E15")
@pytest.mark.parametrize(
    ("seats", "seat", "visits"), [(4, 0, [1, 2, 3, 1, 2]), (4, 2, [3, 0, 1, 3]), (2, 0, [1, 1, 1]), (2, 1, [0, 0])]
)
def test_the_caravan_goes_round(seats: int, seat: int, visits: list[int]) -> None:
    t = table(*[player(active="MM", cup="MMM") for _ in range(seats)], turn=seat, first=seat, old_coins=60)
    for host in visits:
        coins = t.coins(host)
        t.play("caravan D3 M")
        assert (t.district(seat).marker, t.coins(host)) == (host, coins + 1)
        for _ in range(seats):
            t.end_turn()


@pytest.mark.rule("GNO-E16")
def test_the_cost_of_a_copied_action_lies_on_the_caravan() -> None:
    t = table(player(active="CC"), player()).play("caravan D1 C")
    assert (t.on("D7"), t.exhausted(0), t.coins(1), t.on("D1")) == ("C!", "V", 1, "")
    assert "use D1 C" in t.legal()


@pytest.mark.rule("GNO-E17")
def test_helpers_in_the_team_of_the_forge() -> None:
    offer = "B19 B01 B02 B03 B04 B05"
    t = table(player(active="A", cup="VVV", helpers=2), player(), offer=offer)
    assert t.legal("build B19") == ["build B19 AH", "build B19 HH"]
    t = table(player(active="AI", cup="VVV", helpers=2), player(), offer=offer)
    assert sorted(t.legal("build B19")) == ["build B19 AH", "build B19 AI", "build B19 HH", "build B19 IH"]
    t.play("build B19 HH", "reveal B20", "pass")
    assert (t.helpers(0), t.s.new_helpers) == (0, 2)


@pytest.mark.rule("GNO-E18")
def test_a_wild_home_takes_one_from_the_board() -> None:
    assert table(player(cup="CCCVVVVSSM", buildings="B01 B09"), player()).s.scores()[0] == 17


def last_round(turn: int) -> Table:
    everyone = player(active="M", cup="VVV")
    return table(everyone, everyone, everyone, first=2, turn=turn, old_coins=2)


@pytest.mark.rule("GNO-E19")
def test_the_round_is_finished_in_turn_order() -> None:
    t = last_round(2).play("use D3 M").end_turn()
    assert t.s.turn == 0
    t.end_turn()
    assert t.s.turn == 1
    t.end_turn()
    assert t.over
    assert last_round(1).play("use D3 M").end_turn().over


@pytest.mark.rule("GNO-E20")
def test_the_tie_break_chain() -> None:
    t = table(
        player(cup="CCC", coins=39),  # two children on the board, one homeless
        player(cup="CCCC" + "V" * 13, coins=47),  # five on the board, twelve homeless
        # Fourteen in buildings (S S C, S V V C, M M C V, A A C C), two on the board, two homeless: 28 + 2 - 2.
        player(cup="CCCCVVVVVSSSMMAAII", coins=12, buildings="B01 B02 B08 B15"),
        # Twelve in buildings (S S A W, S A C C, S S A W, S S V W), five on the board, one homeless: 24 + 5 - 1.
        player(cup="CCCCVVVVVSSSMMAAAI", coins=12, buildings="B03 B04 B05 B07"),
    )
    assert t.s.scores() == [40, 40, 40, 40]
    assert t.s.places() == [3, 2, 0, 1]


@pytest.mark.rule("GNO-E21")
def test_the_solo_caravan_repeats_a_used_scroll() -> None:
    t = table(player(active="MM"), old_coins=30).play("use D3 M", "caravan D3 M")
    assert (t.coins(), t.s.old_coins, t.on("D7")) == (4, 26, "M")


@pytest.mark.rule("GNO-E22")
def test_a_new_building_is_used_at_once() -> None:
    t = table(player(active="VVA", cup="SSS"), player(), offer="B15 B01 B02 B03 B04 B05")
    t.play("build B15 VV", "reveal B20", "use B15 A")
    assert (t.coins(), t.active(), t.cup()) == (1 + 2, "S", "SS")


@pytest.mark.rule("GNO-E23")
def test_one_build_a_turn_also_after_a_search_in_the_team() -> None:
    t = table(player(active="VVVVS"), player(), offer="B15 B01 B08 B22 B04 B05").play("build B15 VV", "reveal B20")
    assert t.legal("build") == []
    t.play("use D5 S", "seek team V")
    assert t.legal("build") == []


@pytest.mark.rule("GNO-E24")
def test_effects_wait_for_choices() -> None:
    t = table(player(active="VV", cup="M", buildings="B06"), player()).play("use B06 VV")
    assert t.legal() == ["seek cup M", "seek B06 V"]
    t.play("seek cup M")
    # The second Search and the Draw had one answer each.
    assert (t.active(), t.cup(), t.exhausted(), t.on("B06")) == ("VM", "", "", "V")
    assert t.legal("use B06") == []


@pytest.mark.rule("GNO-E25")
def test_the_homeless_come_first_into_a_wild_home() -> None:
    assert table(player(cup="CSSSS", buildings="B03"), player()).s.scores()[0] == 6


@pytest.mark.rule("GNO-E26")
def test_caravan_and_search() -> None:
    t = table(player(active="MMS"), player(buildings="B10"), player(), old_coins=45)
    t.play("caravan D3 M", "use D5 S", "seek D7 M")
    assert t.on("D7") == ""
    t.play("caravan D3 M")
    assert ([t.coins(seat) for seat in range(3)], t.s.old_coins) == ([4, 1, 1], 39)
    t = table(player(active="MMS", coins=1), player(buildings="B10"), player(), old_coins=45)
    t.play("caravan B10 M", "use D5 S", "seek D7 M")
    assert (t.on("D7"), t.legal("caravan")) == ("$1", [])


@pytest.mark.rule("GNO-E27")
@pytest.mark.parametrize(("active", "payments"), [("CVV", ["CV", "VV"]), ("CC", []), ("V", [])])
def test_a_helper_pays_for_no_wild_icon_of_an_action(active: str, payments: list[str]) -> None:
    t = table(player(active=active, helpers=1, buildings="B02"), player(), offer="B01 B03 B04 B05 B06 B07")
    assert t.legal("use B02") == [f"use B02 {pay}" for pay in payments]


@pytest.mark.rule("GNO-E27")
@pytest.mark.parametrize(
    ("active", "helpers", "teams"),
    [("VA", 1, ["AH", "VA", "VH"]), ("V", 1, ["VH"]), ("V", 2, ["HH", "VH"])],
)
def test_helpers_and_a_wild_icon_in_the_team_of_the_longhouse(active: str, helpers: int, teams: list[str]) -> None:
    t = table(player(active=active, helpers=helpers), player(), offer="B20 B01 B02 B03 B04 B05")
    assert sorted(t.legal("build B20")) == [f"build B20 {team}" for team in teams]


@pytest.mark.rule("GNO-E28")
def test_the_first_reason_counts() -> None:
    me = player(active="CV", buildings="B09 B10 B16 B17 B23")
    t = table(me, player(), old="VV", old_coins=1).play("build B02 CV").luck()
    assert (t.old(), t.s.old_coins, "A1" in t.cards(), t.cards().count("B")) == ("", 0, True, 6)
    assert t.s.ending() == "gnomes"
