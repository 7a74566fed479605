"""What may be printed on cards beyond those that are shipped: every icon that the rulebook speaks of is played."""

import pytest

from gnomehall import registry
from gnomehall.core.play import playout
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import (
    EDITION,
    RICH,
    Table,
    changed,
    changed_text,
    player,
    says,
    table,
    told,
)


def with_cost(cost: list[str], active: str, coins: int = 0, helpers: int = 0) -> Table:
    """A turn of somebody whose Guardhouse costs that and brings two coins."""
    text = changed_text("B02", "effects", ["$2"], changed_text("B02", "cost", cost))
    me = player(active=active, cup="AAA", coins=coins, helpers=helpers, buildings="B02")
    return table(me, player(cup="VVV"), edition=GAME.edition(text), offer="B01 B03 B04 B05 B06 B07")


# --- tokens alone ---------------------------------------------------------------------------


@pytest.mark.rule("GNO-126")
def test_a_scroll_may_cost_a_coin_alone() -> None:
    t = with_cost(["$1"], active="", coins=2)
    assert t.legal("use") == ["use B02"]
    assert says(t, "use B02") == "Guardhouse: 1 coin for 2 coins"
    t.play("use B02")
    assert (t.on("B02"), t.coins()) == ("$1", 3)
    assert t.refused("use B02") == ("GNO-31", "Guardhouse is in use until the end of the turn")
    t.play("pass")
    assert (t.on("B02"), t.s.new_coins) == ("", 1)


@pytest.mark.rule("GNO-126", "GNO-74")
def test_a_scroll_may_cost_helpers_alone() -> None:
    t = with_cost(["H2"], active="", helpers=2)
    t.play("use B02")
    assert (t.on("B02"), t.helpers(), t.coins()) == ("H2", 0, 2)
    t.play("pass")
    assert t.s.new_helpers == 2
    assert with_cost(["H2"], active="", helpers=1).refused("use B02") == (
        "GNO-32",
        "Guardhouse costs 2 helpers, you have 1",
    )


@pytest.mark.rule("GNO-126", "GNO-86")
def test_the_caravan_copies_a_scroll_of_tokens_alone() -> None:
    edition = changed("B02", "cost", ["$1"])
    t = table(player(coins=1, cup="VC"), player(buildings="B02"), edition=edition).play("caravan B02")
    assert (t.on("D7"), t.coins(0), t.coins(1)) == ("$1", 0, 1)


@pytest.mark.rule("GNO-126", "GNO-114")
def test_a_scroll_that_holds_tokens_may_search_as_much_as_it_likes() -> None:
    text = changed_text("D5", "cost", ["$1"])
    edition = GAME.edition(changed_text("D5", "effects", ["search 9"], text))
    t = table(player(coins=2, cup="CVSMAI"), player(), edition=edition)
    t.play("use D5", *[f"seek cup {letter}" for letter in "CVSMA"])
    assert (t.active(), t.legal("use D5")) == ("CVSMAI", [])


# --- several wild icons ---------------------------------------------------------------------


@pytest.mark.rule("GNO-124")
def test_the_first_wild_icon_is_filled_with_the_scroll_and_each_other_one_by_an_answer() -> None:
    t = with_cost(["V", "W", "W"], active="CVVM")
    assert t.legal("use B02") == ["use B02 CV", "use B02 VV"]  # whoever comes next comes no earlier in the order
    assert says(t, "use B02 CV") == "Guardhouse: 1 child, 1 villager and 1 gnome of any kind for 2 coins"
    t.play("use B02 CV")
    assert (t.asked(), t.coins(), t.legal()) == ("pay", 0, ["pay V", "pay M"])
    assert says(t, "pay M") == "With a merchant"
    t.play("pay M")
    assert (t.on("B02"), t.active(), t.coins()) == ("CVM", "V", 2)
    assert told(t)[0] == "Seat 0 uses Guardhouse with 1 child, 1 villager and 1 merchant"


@pytest.mark.rule("GNO-124")
def test_who_is_left_for_the_last_icon_is_not_asked_for() -> None:
    t = with_cost(["W", "W", "W"], active="CVM").play("use B02 C")
    assert (t.asked(), t.on("B02"), t.coins()) == ("turn", "CVM", 2)


@pytest.mark.rule("GNO-124")
def test_every_payment_can_be_chosen_in_one_way_only() -> None:
    def lines(t: Table) -> list[str]:
        if t.asked() != "pay" and t.on("B02"):
            return [t.on("B02")]
        found = []
        for move in t.legal("pay") or t.legal("use B02"):
            found += lines(Table(t.s.copy()).play(move))
        return found

    two = lines(with_cost(["W", "W"], active="CCVM"))
    assert sorted(two) == ["CC", "CM", "CV", "VM"]
    three = lines(with_cost(["W", "W", "W"], active="CCVM"))
    assert sorted(three) == ["CCM", "CCV", "CVM"]
    apart = lines(with_cost(["W!", "W"], active="CVV"))
    assert sorted(apart) == ["CV!", "VC!", "VV!"]


@pytest.mark.rule("GNO-124", "GNO-32")
def test_the_whole_cost_must_be_there_before_the_first_gnome_is_placed() -> None:
    t = with_cost(["W", "W"], active="V")
    assert t.legal("use B02") == []
    assert t.refused("use B02 V") == ("GNO-32", "you need 2 gnomes of any kind ready to work, and have 1 villager")


@pytest.mark.rule("GNO-124")
def test_a_payment_out_of_order_is_refused_and_so_is_another_answer() -> None:
    t = with_cost(["W", "W"], active="CVM")
    order = "gnomes that do the same are named in the order of the legend"
    assert t.refused("use B02 M") == ("GNO-124", f"a merchant can't be named here: {order}")
    t.play("use B02 V")  # only the merchant may follow, and is not asked for
    assert t.on("B02") == "VM"
    t = with_cost(["W", "W"], active="CVMA").play("use B02 V")
    assert t.refused("pay C") == ("GNO-124", f"a child can't be named here: {order}")
    assert t.refused("pay S") == ("GNO-124", "a soldier is not ready to work")
    assert t.refused("gain V") == ("GNO-124", "choose who else works on the scroll")
    assert t.refused("pass") == ("GNO-27", "first answer what is asked")


@pytest.mark.rule("GNO-124", "GNO-87")
def test_a_caravan_is_paid_in_full_before_its_host_gets_the_coin() -> None:
    edition = changed("B02", "cost", ["W", "W"])
    t = table(player(active="CVM", cup="A"), player(buildings="B02"), edition=edition).play("caravan B02 C")
    assert (t.asked(), t.coins(1)) == ("pay", 0)
    t.play("pay M")
    assert (t.on("D7"), t.coins(1), t.asked()) == ("CM", 1, "search")


@pytest.mark.rule("GNO-32")
def test_a_payment_that_is_not_the_cost_is_refused_with_the_cost() -> None:
    t = table(player(active="VMM", coins=1, buildings="B09"), player())
    assert t.refused("use B09 V") == ("GNO-32", "Tavern is paid with 1 villager and 1 gnome of any kind")
    assert t.refused("use D3 MM") == ("GNO-32", "Trade is paid with 1 merchant")
    alone = with_cost(["$1"], active="V", coins=1)
    assert alone.refused("use B02 V") == ("GNO-32", "Guardhouse costs no gnome")
    assert t.refused("use D7") == ("GNO-84", "say which scroll the caravan copies")


# --- returned and standing gnomes in one cost -----------------------------------------------


@pytest.mark.rule("GNO-127")
def test_returned_and_standing_gnomes_of_one_cost_each_do_as_printed() -> None:
    t = with_cost(["V!", "M"], active="VM")
    assert says(t, "use B02 VM") == "Guardhouse: 1 villager and 1 merchant, returning 1 villager, for 2 coins"
    t.play("use B02 VM")
    assert t.on("B02") == "MV!"
    t.play("pass")
    assert (t.new(), t.exhausted(0)) == ("V", "M")


@pytest.mark.rule("GNO-127")
@pytest.mark.parametrize(("cost", "lying"), [(["V!", "W"], "MV!"), (["V", "W!"], "VM!")])
def test_a_wild_icon_is_returned_if_it_is_marked(cost: list[str], lying: str) -> None:
    assert with_cost(cost, active="VM").play("use B02 VM").on("B02") == lying


@pytest.mark.rule("GNO-127", "GNO-51", "GNO-56")
def test_a_search_says_whether_it_takes_who_stands_or_who_lies() -> None:
    t = with_cost(["V!", "V"], active="VVS").play("use B02 VV", "use D5 S")
    assert t.legal("seek B02") == ["seek B02 V", "seek B02 V!"]
    standing = Table(t.s.copy()).play("seek B02 V")
    assert (standing.on("B02"), standing.exhausted(), standing.new()) == ("V!", "V", "")
    t.play("seek B02 V!")
    assert (t.on("B02"), t.exhausted(), t.new()) == ("V", "", "V")
    assert t.legal("use B02") == []  # one of the two is still there


@pytest.mark.rule("GNO-127", "GNO-60")
def test_of_a_mixed_cost_only_who_stands_is_still_of_the_district() -> None:
    t = with_cost(["V!", "C"], active="CV").play("use B02 CV")
    assert sum(GAME.view(t.s, 0).districts[0].works[0].lying) == 1
    assert t.s.population(0) == sum(1 << 8 * "CVSMAI".index(letter) for letter in "CAAA")


# --- immigration and bonus ------------------------------------------------------------------


@pytest.mark.rule("GNO-125")
def test_an_immigration_may_bring_coins_helpers_and_gnomes_of_ones_choice() -> None:
    edition = changed("B15", "immigration", ["C", "W", "P", "$2", "H1"])
    t = table(player(active="VV"), player(), offer="B15 B01 B02 B03 B04 B05", edition=edition)
    brings = "1 child, 1 gnome of any kind, 1 gnome of any profession, 2 coins and 1 helper"
    assert says(t, "build B15 VV") == f"Build Atelier with 2 villagers; it brings {brings}"
    t.play("build B15 VV")
    assert (t.exhausted(), t.coins(), t.helpers(), t.asked()) == ("C", 2, 1, "gain")
    assert t.legal() == [f"gain {letter}" for letter in "CVSMAI"]
    t.play("gain V")
    assert t.legal() == [f"gain {letter}" for letter in "SMAI"]
    t.play("gain I")
    assert (t.exhausted(), t.asked()) == ("CVI", "reveal")  # the refill of the offer waited
    assert told(t)[:4] == [
        "Seat 0 builds Atelier with 2 villagers",
        "Seat 0 gains 1 child",
        "Seat 0 gets 2 coins that the newcomers bring",
        "Seat 0 gets 1 helper",
    ]


@pytest.mark.rule("GNO-125", "GNO-42")
def test_an_open_immigrant_that_neither_capital_has_does_not_come() -> None:
    edition = changed("B15", "immigration", ["P"])
    t = table(player(active="VV"), player(), old="C", offer="B15 B01 B02 B03 B04 B05", edition=edition)
    assert t.play("build B15 VV").asked() == "reveal"
    assert t.exhausted() == ""


@pytest.mark.rule("GNO-125", "GNO-80")
def test_an_advisor_may_bring_whatever_an_immigration_may() -> None:
    edition = changed("A3", "bonus", ["M", "W", "$1", "H1"])
    t = table(player(active="VV"), player(), offer="B15 B01 B02 B03 B04 B05", edition=edition)
    t.play("build B15 VV", "reveal B28")
    assert (t.exhausted(), t.coins(), t.helpers(), t.asked()) == ("CCCM", 1, 1, "gain")
    t.play("gain S")
    assert (t.exhausted(), t.asked(), t.cards()) == ("CCCSM", "turn", "B15 A3")


@pytest.mark.rule("GNO-125", "GNO-68", "GNO-121")
def test_the_sixth_building_counts_after_the_gnome_that_an_advisor_brings() -> None:
    edition = changed("A3", "bonus", ["W"])
    five = player(active="VV", buildings="B01 B02 B08 B09 B22")
    t = table(five, player(), old="CCCS", new="V", offer="B15 B03 B04 B05 B06 B07", edition=edition)
    t.play("build B15 VV", "reveal B28")
    assert (t.asked(), t.s.ending()) == ("gain", "")
    t.play("gain S")
    assert t.s.ending() == "gnomes"


# --- numbers and whole games ----------------------------------------------------------------


def test_action_numbers_do_not_depend_on_what_is_printed() -> None:
    rich = GAME.edition(RICH)
    assert GAME.action_count(rich) == GAME.action_count(EDITION) == 2070
    own, other = table(player(), player()).s, table(player(), player(), edition=rich).s
    for action in range(2070):
        before, after = GAME.text(own, action).split(), GAME.text(other, action).split()
        # The gnomes of the coloured icons are written out; all else says the same.
        assert before[:2] == after[:2] if before[0] in ("use", "caravan") else before == after


def test_a_changed_cost_moves_no_other_action() -> None:
    moves = ["use D3 M", "use B10 M", "caravan B15 A", "build B19 AH", "gain I", "seek D1 C!", "reveal B28", "first 1"]
    numbers = [GAME.read(table(player(), player()).s, move) for move in moves]
    edition = changed("B09", "cost", ["W", "W"])
    assert [GAME.read(table(player(), player(), edition=edition).s, move) for move in moves] == numbers


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_with_all_these_cards_keep_every_piece_and_end(seats: int) -> None:
    setup = registry.setup("gnomopolis", seats, edition=GAME.edition(RICH))
    asked = set()
    for seed in range(8):
        s = GAME.new(setup)
        pieces, rng, moves = GAME.census(s), Rng(seed), 0
        while s.player() != NOBODY:
            legal = s.legal_actions()
            assert legal == sorted(set(legal))
            assert [GAME.read(s, GAME.text(s, action)) for action in legal] == legal
            asked.add(s.asked())
            s.apply(legal[rng.below(len(legal))])
            assert GAME.census(s) == pieces
            moves += 1
        assert moves <= GAME.bound(setup)
    assert {"pay", "gain", "search"} <= asked


def test_a_playout_draws_what_the_cards_allow() -> None:
    s = GAME.new(registry.setup("gnomopolis", 2, edition=GAME.edition(RICH)))
    playout(s, Rng(3))
    assert s.player() == NOBODY


@pytest.mark.rule("GNO-63", "GNO-73")
def test_members_of_a_team_after_the_second_are_asked_for_in_order() -> None:
    edition = changed("B15", "team", ["V", "V", "W", "A"])
    t = table(player(active="CVVA", helpers=2), player(), offer="B15 B01 B02 B03 B04 B05", edition=edition)
    assert t.legal("build B15") == [f"build B15 {opening}" for opening in ("CV", "VV", "CA", "VA")]
    t.play("build B15 VV")
    assert t.legal() == ["join A", "join H"]
    assert says(t, "join H") == "With a helper"
    assert t.refused("join C")[0] == "GNO-63"
    t.play("join A")
    assert (t.team(), t.cards(), t.asked()) == ("VVAH", "B15", "reveal")
    assert t.active() == "C"


def test_every_number_has_a_reason_when_it_is_not_legal() -> None:
    rich = GAME.edition(RICH)
    for seed in range(2):
        s, rng = GAME.new(registry.setup("gnomopolis", 2, edition=rich)), Rng(seed)
        seen: set[str] = set()
        while s.player() != NOBODY:
            legal = s.legal_actions()
            if s.player() != CHANCE and s.asked() not in seen:
                seen.add(s.asked())
                for action in set(range(GAME.action_count(rich))) - set(legal):
                    assert registry.rule_text(GAME.why_not(s, action).rule)
            s.apply(legal[rng.below(len(legal))])
