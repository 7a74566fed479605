"""Chapters 8.3 and 8.4: village costs and placing gnomes."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-80", "GNV-87", "GNV-109")
def test_a_business_costs_a_coin_and_the_market_is_filled_before_the_next_choice() -> None:
    table = Table()
    table.market("police", "thief")
    table.coins(2, 0)
    table.play("buy thief", "place 0,1")
    assert table.asked() == "deal-business"
    assert table.purse()[0] == 1
    table.play("deal doctor")
    assert table.moves("buy") == ["police", "doctor"]
    table.play("buy police", "place 1,1", "deal chapel")
    assert table.moves() == ["end work"]
    assert table.purse()[0] == 0


@pytest.mark.rule("GNV-81")
def test_a_workshop_costs_two_coins_and_is_placed_inactive() -> None:
    table = Table()
    table.coins(2, 0)
    table.play("buy painter", "place 0,1")
    assert table.purse()[0] == 0
    assert table.state(0, "0,1") == "inactive"
    assert table.s.shops >> 8 & 255 == 2


@pytest.mark.rule("GNV-82", "GNV-83", "GNV-84")
def test_three_coins_stand_in_for_a_road_a_gnome_or_any_product() -> None:
    table = Table()
    table.coins(12, 0)
    table.play("build road", "draw X", "place 4,0")
    assert table.purse()[0] == 9
    table.play("add gnome")
    assert table.purse()[0] == 6
    table.play("build house", "place 0,1")
    assert table.purse()[0] == 0


@pytest.mark.rule("GNV-85", "GNV-E1")
def test_a_house_costs_three_coins_when_one_product_is_missing() -> None:
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.coins(2, 0)
    table.work(0)
    assert "build house" not in table.moves()
    table.coins(3, 0)
    table.play("build house")
    assert table.purse()[0] == 3  # nothing is paid before the cell is named
    assert table.state(0, "0,1") == "active"
    table.play("place 1,1")
    assert table.purse()[0] == 0
    assert table.state(0, "0,1") == "inactive"
    assert table.state(0, "1,1") == "dark"
    assert table.s.houses == 5


@pytest.mark.rule("GNV-85", "GNV-E11")
def test_a_house_costs_six_coins_without_products_and_a_token_saves_three() -> None:
    table = Table()
    table.coins(6, 0)
    table.play("build house", "place 0,1")
    assert table.purse()[0] == 0
    table.token(0, "painter")
    table.coins(3, 0)
    table.play("build house", "place 1,1")
    assert table.purse()[0] == 0
    assert table.tokens(0) == {}


@pytest.mark.rule("GNV-85", "GNV-192")
def test_a_way_to_pay_is_offered_only_if_the_rest_can_be_paid_too() -> None:
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.coins(3, 0)
    table.work(0)
    table.play("build house")
    assert table.asked() == "place-house"  # coins for the Carpenter would leave none for the Painter
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.coins(6, 0)
    table.work(0)
    table.play("build house")
    assert table.moves() == ["pay coins", "pay 0,1"]


@pytest.mark.rule("GNV-86")
def test_the_player_names_the_workshop_to_turn_over() -> None:
    table = Table()
    table.lay(0, "gardener 0,1 active")
    table.lay(0, "gardener 1,1 active")
    table.coins(0, 0)
    table.work(0)
    table.play("build road")
    assert table.moves() == ["pay 0,1", "pay 1,1"]
    table.play("pay 1,1")
    assert (table.state(0, "0,1"), table.state(0, "1,1")) == ("active", "inactive")


@pytest.mark.rule("GNV-89", "GNV-91", "GNV-96", "GNV-E9")
def test_a_new_gnome_lies_until_the_move_phase_of_the_next_turn() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.coins(9, 0)
    table.work(0)
    table.play("build house", "place 1,1")
    assert table.state(0, "1,1") == "dark"
    table.play("add gnome", "settle 1,1")
    assert table.state(0, "1,1") == "lit"
    assert table.condition(0, "B") == "lying"
    table.play("end work")
    assert table.moves("move") == ["A"]
    with pytest.raises(IllegalAction, match="GNV-91"):
        table.play("move B")
    table.play("end turn")
    table.pass_turn()
    table.play("reveal coins-2")
    assert table.condition(0, "B") == "lying"
    table.play("end work")
    assert table.condition(0, "B") == "upright"
    assert table.moves("move") == ["A", "B"]


@pytest.mark.rule("GNV-90", "GNV-99")
def test_a_lit_house_stays_lit_while_its_gnome_is_away() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.move(0)
    table.play("move A")
    assert table.where(0, "A") == "0,1"
    assert table.state(0, "0,-1") == "lit"


@pytest.mark.rule("GNV-92")
def test_a_lying_gnome_can_not_be_captured() -> None:
    table = Table(2, deluxe="yes")
    table.village(1, "X 0,0", "house 0,-1 lit", "house 0,1 lit")
    table.gnome(1, "A", "0,-1")
    table.gnome(1, "B", "0,1", lying=True)
    for captor in ("chapel", "prison"):
        table.village(0, "X 0,0", "house 0,-1 lit", f"{captor} 0,1")
        table.gnome(0, "A", "0,-1")
        table.move(0)
        table.play("move A")
        assert table.moves() == ["decline", "take 1:A"]


@pytest.mark.rule("GNV-93")
def test_a_house_built_this_turn_may_take_a_gnome_this_turn() -> None:
    table = Table()
    table.coins(12, 0)
    table.play("build house", "place 0,1", "add gnome")
    assert table.moves("settle") == ["2,-1", "0,1"]


@pytest.mark.rule("GNV-94")
def test_a_player_never_has_more_than_five_gnomes() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "X 2,0", *(f"house {c} lit" for c in ("0,-1", "1,-1", "2,-1", "0,1", "1,1")))
    for letter, cell in zip("ABCDE", ("0,-1", "1,-1", "2,-1", "0,1", "1,1"), strict=True):
        table.gnome(0, letter, cell)
    table.lay(0, "house 2,1")
    table.coins(9, 0)
    table.work(0)
    assert "add gnome" not in table.moves()
    with pytest.raises(IllegalAction, match="GNV-94"):
        table.play("add gnome")


@pytest.mark.rule("GNV-95")
def test_a_gnome_sent_home_stands_on_a_lit_house_without_a_gnome() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "house 2,0", "school 0,1", "painter 1,1")
    table.gnome(0, "A", "0,1")
    table.gnome(0, "B", "1,-1")
    table.start(1, "angry")
    assert table.where(0, "A") == "0,-1"  # the only one: no need to ask
    assert table.condition(0, "A") == "upright"
