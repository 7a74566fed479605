"""Chapter 7: Earn."""

import pytest

from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-56", "GNV-58")
def test_each_gnome_on_a_business_earns_what_is_printed_turn_after_turn() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "goldsmith 0,1", "military 1,1", "thief 2,0")
    table.gnome(0, "A", "0,1")
    table.gnome(0, "B", "1,1")
    table.coins(0, 0)
    table.start(0, "coins-2")
    assert table.purse()[0] == 2 + 3 + 2
    table.play("end work", "end turn")
    table.coins(0, 0)
    table.start(0, "coins-2")
    assert table.purse()[0] == 2 + 3 + 2


@pytest.mark.rule("GNV-57")
def test_guests_and_captives_do_not_make_a_tile_pay_its_owner() -> None:
    table = Table(3)
    table.lay(2, "airport 0,1")
    table.lay(1, "goldsmith 0,1")
    table.move(2)
    table.play("move A", "fly 1:0,1", "end turn")
    table.coins(0, 0, 0)
    table.start(1, "coins-2")
    assert table.purse() == [0, 2, 1]


@pytest.mark.rule("GNV-59", "GNV-136", "GNV-137", "GNV-148")
def test_earning_goes_own_gnomes_then_guests_then_prisoners_then_flights_back() -> None:
    table = Table(4, deluxe="yes")
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "goldsmith 0,1", "theater 1,1", "thief 2,0")
    table.gnome(0, "A", "0,1")
    table.gnome(0, "B", "1,-1")
    table.lay(1, "prison 0,1")
    table.lay(2, "airport 0,1")
    table.move(1)
    table.play("move A", "take 0:B", "end turn")
    table.move(2)
    table.play("move A", "fly 0:1,1", "use", "end turn")
    table.coins(0, 0, 0, 0)
    table.events.clear()
    table.start(0, "coins-2")
    table.play("home 1,-1")
    kinds = [event.kind for event in table.events if event.kind in ("earn", "guest-coin", "ransom", "fly-back", "home")]
    assert kinds == ["earn", "guest-coin", "ransom", "home", "fly-back"]
    assert table.purse() == [2 + 3 - 1, 1, 1, 0]
    assert table.where(0, "B") == "1,-1"
    assert table.where(2, "A") == "0,1"


@pytest.mark.rule("GNV-59", "GNV-138")
def test_a_gnome_that_flew_back_is_not_paid_once_and_then_is_again() -> None:
    table = Table(2)
    table.lay(0, "airport 0,1")
    table.lay(1, "school 0,1")
    table.move(0)
    table.play("move A", "fly 1:0,1", "end turn", "reveal coins-2", "end work", "end turn")
    table.coins(0, 0)
    table.play("reveal coins-3")
    assert table.purse()[0] == 3
    table.play("end work", "end turn")
    table.coins(0, 0)
    table.start(0, "coins-3")
    assert table.purse()[0] == 3 + 1
