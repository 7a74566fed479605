"""Chapter 10 of the rules: build."""

import pytest

from tests.games.gnomopolis.table import CARDS, player, table

VILLAGERS = "B01 B08 B15 B22"
"""The four cards built by two villagers, one of each type."""


@pytest.mark.rule("GNO-61")
def test_any_card_of_the_offer_may_be_built_whatever_its_type() -> None:
    me = player(active="VV", buildings="B02 B03")
    t = table(me, player(), offer=f"{VILLAGERS} B05 B07")
    assert t.legal("build") == ["build B01 VV", "build B08 VV", "build B15 VV", "build B22 VV"]


@pytest.mark.rule("GNO-61")
def test_a_card_outside_the_offer_can_not_be_built() -> None:
    t = table(player(active="VV"), player(), offer="B01 B02 B03 B04 B05 B06")
    assert t.refused("build B15 VV") == ("GNO-61", "Atelier is not on offer")


@pytest.mark.rule("GNO-62")
def test_a_player_builds_once_a_turn_and_again_in_the_next() -> None:
    t = table(player(active="VVVV", cup="VVV"), player(cup="VVV"), offer=f"{VILLAGERS} B05 B07")
    t.play("build B01 VV", "reveal B09")
    assert t.legal("build") == []
    assert t.refused("build B08 VV") == ("GNO-62", "you have built this turn")
    t.end_turn().end_turn()
    assert "build B08 VV" in t.legal()


@pytest.mark.rule("GNO-63")
def test_a_team_equals_the_card_in_colours_and_number() -> None:
    offer = "B07 B10 B21 B08 B05 B24"  # S S, V M, A A, V V, S A, V I
    t = table(player(active="VSM"), player(), offer=offer)
    assert t.legal("build") == ["build B10 VM"]
    assert t.refused("build B05 SA") == (
        "GNO-63",
        "you need 1 soldier and 1 artisan ready to work, and have 1 villager, 1 soldier and 1 merchant",
    )


@pytest.mark.rule("GNO-63")
@pytest.mark.parametrize("letter", "CVSMAI")
def test_a_wild_icon_of_a_team_takes_a_gnome_of_any_colour(letter: str) -> None:
    t = table(player(active="A" + letter), player(), offer="B20 B07 B14 B21 B28 B10")
    team = "".join(sorted("A" + letter, key="CVSMAI".index))
    assert f"build B20 {team}" in t.legal("build")


@pytest.mark.rule("GNO-64")
def test_the_team_leaves_the_new_scroll_empty() -> None:
    t = table(player(active="VVMM"), player(), offer=f"{VILLAGERS} B05 B07").play("build B08 VV", "reveal B09")
    assert (t.team(), t.on("B08")) == ("VV", "")
    assert "use B08 M" in t.legal()


@pytest.mark.rule("GNO-65")
def test_the_card_moves_to_the_builder_and_its_action_serves_all() -> None:
    t = table(player(active="VVM", cup="AAA"), player(active="M"), offer=f"{VILLAGERS} B05 B07")
    t.play("build B08 VV", "reveal B09")
    assert t.cards() == "B08 A2"
    assert "B08" not in t.offer()
    assert "use B08 M" in t.legal()
    t.play("pass")
    assert "caravan B08 M" in t.legal()


@pytest.mark.rule("GNO-66")
def test_the_builder_gains_the_immigration_of_the_card() -> None:
    t = table(player(active="VV"), player(), offer=f"{VILLAGERS} B05 B07").play("build B01 VV")
    assert t.exhausted() == "CVS"


@pytest.mark.rule("GNO-67")
def test_a_new_card_fills_the_empty_place_of_the_offer() -> None:
    t = table(player(active="VV"), player(), offer="B02 B15 B03 B04 B05 B06").play("build B15 VV")
    unseen = [card for card in CARDS if card not in ("B02", "B15", "B03", "B04", "B05", "B06")]
    assert t.odds() == {f"reveal {card}": 1 for card in unseen}
    t.play("reveal B28")
    assert t.offer() == "B02 B28 B03 B04 B05 B06"
    assert len(t.deck()) == 21


@pytest.mark.rule("GNO-67")
def test_with_an_empty_deck_the_place_stays_empty_and_play_goes_on() -> None:
    t = table(player(active="VV", cup="CVV"), player(active="CV"), offer="B02 B15 B03 B04 B05 B06", deck="")
    t.play("build B15 VV")
    assert t.offer() == "B02 - B03 B04 B05 B06"
    assert t.s.ending() == ""
    t.end_turn().play("build B02 CV")
    assert t.offer() == "- - B03 B04 B05 B06"


@pytest.mark.rule("GNO-68")
def test_the_parts_of_a_build_happen_in_their_order() -> None:
    me = player(active="VV", buildings="B02 B09 B10 B11 B12")
    t = table(me, player(), offer="B15 B01 B03 B04 B05 B06").play("build B15 VV")
    assert t.happened() == ["build", "gain"]  # the offer is refilled before the advisor comes
    assert t.asked() == "reveal"
    t.play("reveal B28")
    assert t.happened() == ["build", "gain", "reveal", "advisor", "coins", "ending"]
    assert t.s.plays == 1


@pytest.mark.rule("GNO-69", "GNO-74")
def test_the_team_is_exhausted_and_its_helpers_return_when_the_turn_ends() -> None:
    me = player(active="V", cup="MMM", helpers=1)
    t = table(me, player(), offer=f"{VILLAGERS} B05 B07").play("build B22 VH", "reveal B09", "pass")
    assert (t.exhausted(0), t.helpers(0), t.s.new_helpers) == ("CVVI", 0, 1)
