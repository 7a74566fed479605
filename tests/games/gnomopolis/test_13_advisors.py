"""Chapter 13 of the rules: advisors."""

import pytest

from tests.games.gnomopolis.table import player, table

OFFER = "B01 B08 B15 B22 B05 B07"
"""Barracks, Market Square, Atelier, Tinker's Shed: a card of each type for two villagers."""
BUILDER = player(active="VV", cup="VVV")


@pytest.mark.rule("GNO-76")
@pytest.mark.parametrize(("card", "advisor"), [("B01", "A1"), ("B08", "A2"), ("B15", "A3"), ("B22", "A4")])
def test_a_building_wins_the_advisor_of_its_own_type(card: str, advisor: str) -> None:
    t = table(BUILDER, player(), offer=OFFER).play(f"build {card} VV").luck()
    assert t.cards() == f"{card} {advisor}"


@pytest.mark.rule("GNO-76")
def test_the_builder_is_compared_with_every_other_player() -> None:
    others = (player(buildings="B09"), player(buildings="B10 B11"), player())
    t = table(BUILDER, *others, offer=OFFER).play("build B08 VV").luck()
    assert t.cards() == "B08"


@pytest.mark.rule("GNO-77")
def test_a_tie_is_enough() -> None:
    others = (player(buildings="B09", advisors="A2"), player(buildings="B10"))
    t = table(BUILDER, *others, offer=OFFER).play("build B08 VV").luck()
    assert (t.cards(0), t.cards(1), t.cards(2)) == ("B08 A2", "B09", "B10")


@pytest.mark.rule("GNO-77")
def test_with_fewer_buildings_of_the_type_nothing_comes() -> None:
    t = table(BUILDER, player(buildings="B09 B10", advisors="A2"), offer=OFFER).play("build B08 VV").luck()
    assert (t.cards(0), t.cards(1), t.coins(0)) == ("B08", "B09 B10 A2", 0)


@pytest.mark.rule("GNO-78")
def test_the_card_comes_from_the_table_or_from_its_holder() -> None:
    from_table = table(BUILDER, player(), offer=OFFER).play("build B08 VV").luck()
    assert from_table.cards(0) == "B08 A2"
    from_holder = table(BUILDER, player(buildings="B09", advisors="A2 A3"), offer=OFFER).play("build B08 VV").luck()
    assert (from_holder.cards(0), from_holder.cards(1)) == ("B08 A2", "B09 A3")
    told = [t.events("advisor")[0] for t in (from_table, from_holder)]
    assert told == [
        {"seat": 0, "advisor": "A2", "taken": False},
        {"seat": 0, "advisor": "A2", "taken": True, "whom": 1},
    ]


@pytest.mark.rule("GNO-78")
def test_who_holds_it_already_gets_no_second_bonus() -> None:
    me = player(active="VV", buildings="B09", advisors="A2")
    t = table(me, player(), offer=OFFER).play("build B08 VV").luck()
    assert (t.cards(), t.coins(), t.events("advisor")) == ("B08 B09 A2", 0, [])


@pytest.mark.rule("GNO-79")
def test_only_the_type_that_was_built_is_compared() -> None:
    # Seat 0 leads in Trade without its advisor; a Craft building does not bring it.
    me = player(active="VV", buildings="B09 B10")
    t = table(me, player(buildings="B11", advisors="A2"), offer=OFFER).play("build B15 VV").luck()
    assert (t.cards(0), t.cards(1)) == ("B09 B10 B15 A3", "B11 A2")


@pytest.mark.rule("GNO-79")
def test_nobody_but_the_builder_wins_an_advisor() -> None:
    # Seat 1 leads in Military; seat 0 builds one and stays behind, and the card stays on the table.
    t = table(BUILDER, player(buildings="B03 B04"), offer=OFFER).play("build B01 VV").luck()
    assert (t.cards(0), t.cards(1)) == ("B01", "B03 B04")


@pytest.mark.rule("GNO-80")
def test_the_arrival_pays_one_coin_from_the_old_capital_every_time() -> None:
    t = table(BUILDER, player(active="VV", cup="VVV"), offer="B08 B09 B15 B22 B01 B11", old_coins=30)
    t.play("build B08 VV", "reveal B28")
    assert (t.coins(0), t.s.old_coins) == (1, 29)
    t.end_turn()
    t.district(1).helpers = 2
    t.play("build B09 HH", "reveal B27")
    assert (t.cards(1), t.coins(1), t.s.old_coins) == ("B09 A2", 1, 28)
    t.end_turn()
    t.district(0).helpers = 2
    t.play("build B11 HH", "reveal B26")
    assert (t.cards(0), t.coins(0), t.s.old_coins) == ("B08 B11 A2", 2, 27)


@pytest.mark.rule("GNO-81")
def test_the_holder_uses_the_advisors_scroll_from_the_moment_it_arrives() -> None:
    me = player(active="VVV")
    t = table(me, player(buildings="B09", advisors="A2"), offer=OFFER)
    assert t.legal("use A2") == []
    t.play("build B08 VV").luck()
    t.play("use A2 V")
    assert (t.coins(), t.on("A2")) == (1 + 1, "V")


@pytest.mark.rule("GNO-82")
def test_others_reach_an_advisor_through_their_caravans() -> None:
    t = table(player(active="V"), player(advisors="A4"))
    assert t.legal("use A4") == []
    t.play("caravan A4 V")
    assert (t.helpers(0), t.helpers(1), t.on("D7")) == (1, 0, "V")


@pytest.mark.rule("GNO-83")
def test_an_advisor_is_worth_two_points_that_are_no_coins() -> None:
    t = table(player(advisors="A1 A3"), player(coins=4))
    assert t.s.scores() == [4, 4]
    # Children and gnomes are equal; the coins decide, and advisors are none.
    assert t.s.places() == [1, 0]
