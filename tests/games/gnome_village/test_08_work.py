"""Chapters 8 to 8.2: Work & Buy, Workshops and products."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-60", "GNV-61")
def test_work_and_purchases_come_in_any_order_each_finished_before_the_next() -> None:
    table = Table()
    table.lay(0, "gardener 0,1 active")
    table.coins(6, 0)
    bank = table.s.bank
    table.play("buy school")
    assert table.asked() == "place-workshop"
    table.play("place 1,1")
    table.play("build road", "pay 0,1", "draw X", "place 4,0")
    table.play("buy painter", "place 2,1")
    assert table.purse()[0] == 2
    assert table.s.bank == bank + 4
    table.play("end work")
    assert table.asked() == "move-menu"


@pytest.mark.rule("GNV-62")
def test_a_placed_tile_stays_where_it_is() -> None:
    table = Table()
    table.coins(9, 0)
    table.play("buy school", "place 1,1")
    assert not any(move.startswith(("shift", "rotate", "swap")) for move in table.moves())
    assert table.tile(0, "1,1").id == "school"


@pytest.mark.rule("GNV-63")
def test_a_village_holds_at_most_five_houses() -> None:
    table = Table()
    for cell in ("0,1", "1,1", "2,1"):
        table.lay(0, f"house {cell}")
    table.coins(12, 0)
    table.work(0)
    assert "build house" not in table.moves()
    with pytest.raises(IllegalAction, match="GNV-63"):
        table.play("build house")


@pytest.mark.rule("GNV-64", "GNV-158")
def test_what_can_not_be_placed_can_not_be_bought() -> None:
    table = Table()
    table.village(0, "TC 0,0 0", "house 0,1 lit", "school -1,0")  # every open side of the Road is taken
    table.coins(12, 0)
    table.work(0)
    # A Road would still fit beside the buildings.
    assert table.moves() == ["end work", "build road"]
    with pytest.raises(IllegalAction, match="GNV-158"):
        table.play("buy school")


@pytest.mark.rule("GNV-65", "GNV-73", "GNV-74")
def test_an_active_workshop_is_used_once_by_turning_it_over_and_costs_no_coins() -> None:
    table = Table()
    table.lay(0, "gardener 0,1 active")
    table.coins(0, 0)
    table.work(0)
    assert "build road" in table.moves()
    table.play("build road", "draw TS", "place 4,0")
    assert table.state(0, "0,1") == "inactive"
    assert table.purse() == [0, 0]
    assert table.moves() == ["end work"]


@pytest.mark.rule("GNV-66", "GNV-67", "GNV-68", "GNV-E10")
def test_a_workshop_stays_active_until_used_also_when_its_gnome_has_moved_on() -> None:
    table = Table()
    table.lay(0, "gardener 0,1")
    table.lay(0, "goldsmith 1,1")
    table.coins(0, 0)
    table.move(0)
    table.play("move A", "go 0,1")
    assert table.state(0, "0,1") == "active"
    assert table.moves() == ["end turn"]  # too late to use it this turn
    table.play("end turn")
    table.pass_turn()
    table.play("reveal coins-3", "end work", "move A", "go 1,1", "end turn")
    assert table.state(0, "0,1") == "active"
    table.pass_turn()
    table.play("reveal coins-4")
    table.coins(0, 0)
    table.play("build road")
    assert table.asked() == "draw-road"  # nobody stands on the Gardener, and it works
    assert table.state(0, "0,1") == "inactive"


@pytest.mark.rule("GNV-69")
def test_only_one_activation_is_stored() -> None:
    table = Table()
    table.lay(0, "school 0,1 active")
    table.move(0)
    table.play("move A")
    assert table.state(0, "0,1") == "active"
    table.play("end turn")
    table.coins(0, 0)
    table.village(0, "X 0,0", "house 0,-1 lit", "house 1,0", "house -1,0", "school 0,1 active")
    table.gnome(0, "A", "0,1")
    table.work(0)
    table.play("add gnome", "settle 1,0")
    assert table.moves() == ["end work"]


@pytest.mark.rule("GNV-70", "GNV-E16", "GNV-103")
def test_a_used_workshop_is_made_active_again_by_the_gnome_that_stays() -> None:
    table = Table()
    table.village(0, "X 0,0", "house 0,-1 lit", "house 1,0", "school 0,1 active", "painter -1,0")
    table.gnome(0, "A", "0,1")
    table.coins(0, 0)
    table.work(0)
    table.play("add gnome")
    assert table.state(0, "0,1") == "inactive"
    table.play("end work", "move A", "go 0,1")
    assert table.state(0, "0,1") == "active"


@pytest.mark.rule("GNV-71", "GNV-90")
def test_carpenter_and_painter_together_build_a_dark_house() -> None:
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.lay(0, "painter 1,1 active")
    table.coins(0, 0)
    table.work(0)
    table.play("build house", "place 2,1")
    assert table.state(0, "2,1") == "dark"
    assert table.state(0, "0,1") == table.state(0, "1,1") == "inactive"
    assert table.s.houses == 5


@pytest.mark.rule("GNV-72", "GNV-88", "GNV-E2")
def test_a_gnome_needs_an_available_house() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "school 0,1 active")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.coins(6, 0)
    table.work(0)
    assert "add gnome" not in table.moves()
    with pytest.raises(IllegalAction, match="GNV-88"):
        table.play("add gnome")
    table.play("build house", "place 1,1")
    assert "add gnome" in table.moves()
    table.play("add gnome")
    assert table.player(0).gnomes == 3


@pytest.mark.rule("GNV-75")
def test_a_workshop_is_not_turned_over_without_effect() -> None:
    table = Table()
    table.lay(0, "carpenter 0,1 active")
    table.lay(0, "school 1,1 active")
    table.village(1, "X 0,0", "house 0,-1 lit")
    table.player(0).lit |= 1 << table.slot(0, "2,-1")
    table.coins(0, 0)
    table.work(0)
    assert table.moves() == ["end work"]  # half a House and a gnome without a House are nothing


@pytest.mark.rule("GNV-76")
def test_a_token_replaces_a_workshop_and_goes_back_to_the_supply() -> None:
    table = Table()
    table.token(0, "gardener")
    table.coins(0, 0)
    table.work(0)
    table.play("build road", "draw X", "place 1,1")
    assert table.tokens(0) == {}
    assert table.s.tokens >> 24 == 2
    assert table.moves() == ["end work"]


@pytest.mark.rule("GNV-77", "GNV-122", "GNV-133", "GNV-136")
def test_tokens_come_from_the_courier_the_doctor_and_a_flight() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "courier 0,1", "doctor 1,1",
                  "school 2,0 active", "painter -1,0")  # fmt: skip
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.lay(1, "airport 0,1")
    table.coins(0, 5)
    table.move(0)
    table.play("move A", "go 0,1", "sell 2,0", "move B", "go 1,1", "heal -1,0", "end turn")
    assert table.tokens(1) == {"school": 1, "painter": 1}
    table.move(1)
    table.play("move A", "fly 0:2,0", "end turn", "reveal coins-2")
    assert table.tokens(1) == {"school": 2, "painter": 1}


@pytest.mark.rule("GNV-78")
def test_tokens_can_not_be_bought() -> None:
    table = Table()
    table.coins(20, 0)
    table.work(0)
    assert table.moves() == [
        "end work", "build house", "add gnome", "build road",
        "buy carpenter", "buy painter", "buy school", "buy gardener", "buy goldsmith",
    ]  # fmt: skip


@pytest.mark.rule("GNV-79")
def test_tokens_have_no_limit_and_are_worth_nothing() -> None:
    table = Table()
    before = table.s.scores()
    for shop in ("carpenter", "painter", "school", "gardener"):
        table.token(0, shop, 2)
    assert table.s.scores() == before
    assert sum(table.tokens(0).values()) == 8
