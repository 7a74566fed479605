"""Chapter 2 of the rules: components."""

import tomllib

import pytest

from gnomehall import registry
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import new_game, player, table

FILE = tomllib.loads(registry.shipped_text("gnomopolis"))


@pytest.mark.rule("GNO-1")
def test_the_box_holds_28_buildings_4_advisors_78_gnomes_12_helpers_and_plays_1_to_4() -> None:
    assert len(FILE["buildings"]) == 28
    assert len(FILE["advisors"]) == 4
    assert sum(FILE["box"]["gnomes"].values()) == 78
    assert FILE["box"]["helpers"] == 12
    assert GAME.meta.seats == (1, 2, 3, 4)


@pytest.mark.rule("GNO-2")
def test_the_gnomes_are_17_children_25_villagers_and_9_of_each_profession() -> None:
    assert FILE["box"]["gnomes"] == {"C": 17, "V": 25, "S": 9, "M": 9, "A": 9, "I": 9}


@pytest.mark.rule("GNO-3")
def test_a_wild_icon_stands_for_a_gnome_of_any_colour() -> None:
    t = table(player(active="CVSMAI", coins=1, buildings="B25"), player())
    assert t.legal("use B25") == [f"use B25 {letter}" for letter in "CVSMAI"]


@pytest.mark.rule("GNO-4")
def test_coins_are_plain_totals_worth_100_and_change_is_always_possible() -> None:
    assert FILE["box"]["coins"] == 20 * 1 + 8 * 5 + 4 * 10
    t = table(player(active="M", coins=10, buildings="B10"), player())
    t.play("use B10 M")
    assert t.coins() == 10 - 1 + 4


@pytest.mark.rule("GNO-5")
def test_a_colour_that_is_used_up_can_not_be_gained() -> None:
    t = table(player(active="C"), player(), old="CSMAI")
    t.play("use D1 C")
    assert t.exhausted() == ""
    assert t.events("gain-none")[0]["lost"] == ["V"]


@pytest.mark.rule("GNO-5")
def test_coins_and_helpers_go_on_when_the_tokens_have_run_out() -> None:
    t = table(player(active="MI"), player(), old_coins=1, old_helpers=0)
    t.s.reserve = 0
    t.play("use D3 M", "use D4 I")
    assert (t.coins(), t.helpers()) == (2, 1)


@pytest.mark.rule("GNO-6")
@pytest.mark.parametrize("card", FILE["buildings"], ids=lambda card: card["id"])
def test_a_building_shows_scroll_team_immigration_one_type_and_homes(card: dict[str, object]) -> None:
    for field in ("cost", "effects", "team", "immigration", "homes"):
        assert isinstance(card[field], list)
        assert card[field], field
    assert card["type"] in ("Military", "Trade", "Craft", "Invention")


@pytest.mark.rule("GNO-7")
def test_each_of_the_four_types_has_one_advisor_with_scroll_bonus_and_value() -> None:
    assert [advisor["type"] for advisor in FILE["advisors"]] == ["Military", "Trade", "Craft", "Invention"]
    for advisor in FILE["advisors"]:
        assert advisor["cost"]
        assert advisor["effects"]
        assert (advisor["bonus"], advisor["value"]) == (["$1"], 2)


@pytest.mark.rule("GNO-8")
def test_a_board_has_seven_scrolls_one_of_them_the_caravan_and_homes() -> None:
    assert [scroll["id"] for scroll in FILE["scrolls"]] == ["D1", "D2", "D3", "D4", "D5", "D6", "D7"]
    assert [scroll["id"] for scroll in FILE["scrolls"] if scroll.get("caravan")] == ["D7"]
    assert FILE["board"]["homes"] == ["C", "C", "V", "V", "V"]


@pytest.mark.rule("GNO-8")
def test_the_boards_of_all_seats_are_alike() -> None:
    everyone = player(active="CVSMAI")
    menus = []
    for seat in range(4):
        t = table(everyone, everyone, everyone, everyone, turn=seat, first=seat)
        menus.append(t.legal("use"))
    assert menus[0] == ["use D1 C", "use D2 V", "use D3 M", "use D4 I", "use D5 S", "use D6 A"]
    assert menus == [menus[0]] * 4


@pytest.mark.rule("GNO-9")
def test_a_gnome_is_in_one_place_at_a_time() -> None:
    t = table(player(cup="MMM", active="V", exhausted="C"), player())
    assert (t.cup(), t.active(), t.exhausted(), t.on("D2")) == ("MMM", "V", "C", "")
    t.play("use D2 V", "gain S")
    assert (t.cup(), t.active(), t.exhausted(), t.on("D2")) == ("MMM", "", "CS", "V!")
    t.play("pass")
    assert (t.cup(0), t.active(0), t.exhausted(0), t.new()) == ("", "MMM", "CS", "V")


@pytest.mark.rule("GNO-9")
def test_spent_coins_lie_on_the_scroll_until_the_turn_ends() -> None:
    t = table(player(cup="VVV", active="M", coins=1, buildings="B10"), player(), old_coins=30)
    t.play("use B10 M")
    assert (t.on("B10"), t.coins(), t.s.old_coins, t.s.new_coins) == ("M$1", 4, 26, 0)
    t.play("pass")
    assert (t.coins(0), t.s.new_coins) == (4, 1)


@pytest.mark.rule("GNO-9")
def test_helpers_of_a_team_never_go_into_a_cup() -> None:
    t = table(player(active="A", helpers=1, cup="", exhausted="VV"), player(), offer="B20 B02 B03 B04 B05 B06")
    t.play("build B20 AH", "reveal B01")
    assert (t.team(), t.helpers()) == ("AH", 0)
    t.end_turn()
    # Two villagers, the artisan, and the immigrants C, V and A: three drawn, three left.
    assert len(t.cup(0)) == 3
    assert (t.helpers(0), t.s.new_helpers, t.exhausted(0)) == (0, 1, "")


@pytest.mark.rule("GNO-9", "GNO-22")
def test_a_new_game_counts_every_component_once() -> None:
    assert GAME.census(new_game(2).s) == {
        "gnomes C": 9, "gnomes V": 13, "gnomes S": 5, "gnomes M": 5, "gnomes A": 5, "gnomes I": 5,
        "coins": 100, "helpers": 12, "cards": 28,
    }  # fmt: skip
