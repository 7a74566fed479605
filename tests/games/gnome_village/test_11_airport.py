"""Chapter 11, continued: the Airport and its guests."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


def at_airport(seats: int = 2, **options: str) -> Table:
    table = Table(seats, **options)
    table.lay(0, "airport 0,1")
    return table


@pytest.mark.rule("GNV-135", "GNV-139")
def test_a_gnome_flies_to_a_tile_without_any_gnome_in_an_unprotected_village() -> None:
    table = at_airport(3)
    table.lay(1, "school 0,1 active")
    table.lay(1, "thief 1,1")
    table.lay(1, "painter 2,1")
    table.gnome(1, "A", "2,1")
    table.lay(2, "military 0,1")
    table.player(2).guards = 1
    table.move(0)
    table.play("move A")
    assert table.moves() == ["decline", "fly 1:0,1", "fly 1:1,1"]
    with pytest.raises(IllegalAction, match="GNV-126"):
        table.play("fly 2:0,1")
    with pytest.raises(IllegalAction, match="GNV-139"):
        table.play("fly 1:2,1")


@pytest.mark.rule("GNV-135", "GNV-136", "GNV-137", "GNV-138", "GNV-139", "GNV-E22")
def test_a_flight_to_a_workshop_activates_it_and_earns_a_token() -> None:
    table = at_airport(3)
    table.lay(2, "school 0,1")
    table.coins(0, 0, 0)
    table.move(0)
    table.play("move A")
    assert table.moves() == ["decline", "fly 2:0,1"]
    table.play("fly 2:0,1")
    assert table.state(2, "0,1") == "active"
    table.play("end turn")
    table.pass_turn()
    assert table.where(0, "A") == "2:0,1"
    assert table.tokens(0) == {}
    table.play("reveal coins-3")
    assert table.tokens(0) == {"school": 1}
    assert table.where(0, "A") == "0,1"
    table.play("add gnome")
    assert table.moves("pay") == ["coins", "0,1"]  # the host may use it in this turn
    table.play("pay 0,1", "end work", "end turn")
    table.coins(0, 0, 0)
    table.play("reveal coins-4")
    assert table.purse()[0] == 4


@pytest.mark.rule("GNV-139")
def test_landing_on_an_active_workshop_still_earns_the_token() -> None:
    table = at_airport()
    table.lay(1, "school 0,1 active")
    table.move(0)
    table.play("move A", "fly 1:0,1", "end turn", "reveal coins-2")
    assert table.tokens(0) == {"school": 1}
    assert table.state(1, "0,1") == "active"


@pytest.mark.rule("GNV-135", "GNV-136", "GNV-140", "GNV-E23")
def test_a_guest_on_a_thief_robs_its_host_at_once_and_gets_a_coin_later() -> None:
    table = at_airport()
    table.lay(1, "thief 0,1")
    table.coins(0, 5)
    table.move(0)
    table.play("move A", "fly 1:0,1", "rob 1")
    assert table.purse() == [2, 3]
    bank = table.s.bank
    table.play("end turn", "reveal removal")
    assert table.purse() == [3, 4]
    assert table.s.bank == bank - 2


@pytest.mark.rule("GNV-124", "GNV-125", "GNV-140", "GNV-E23")
def test_a_guest_on_a_military_protects_its_own_village_until_it_flies_back() -> None:
    table = at_airport()
    table.lay(1, "military 0,1")
    table.move(0)
    table.play("move A", "fly 1:0,1", "use")
    assert (table.player(0).guards, table.player(1).guards) == (1, 0)
    table.play("end turn", "reveal coins-2")
    assert table.player(0).guards == 0


@pytest.mark.rule("GNV-136", "GNV-174", "GNV-169")
def test_a_guest_gets_nothing_when_the_supply_has_none() -> None:
    table = at_airport(3)
    table.lay(2, "school 0,1")
    table.token(1, "school", 2)
    table.move(0)
    table.play("move A", "fly 2:0,1", "end turn")
    table.start(2, "coins-2")
    assert table.tokens(0) == {}
    assert table.where(0, "A") == "0,1"
    table = at_airport()
    table.lay(1, "goldsmith 0,1")
    table.coins(0, 0)
    table.move(0)
    table.play("move A", "fly 1:0,1", "end turn")
    table.s.bank = 2
    table.play("reveal coins-2")
    assert table.purse() == [0, 2]


@pytest.mark.rule("GNV-140", "GNV-111")
def test_a_guest_acts_for_its_own_village_and_both_tiles_count_as_used() -> None:
    table = at_airport(2, deluxe="yes")
    table.lay(0, "painter 1,1")
    table.lay(1, "pool 0,1")
    table.lay(1, "school 1,1")
    table.move(0)
    table.play("move A", "go 0,1", "fly 1:0,1")
    assert table.moves() == ["decline", "refresh 1,1"]  # the guest's own Workshop
    table.play("refresh 1,1")
    assert table.state(0, "1,1") == "active"
    assert table.tile(0, "0,1").used == [0]
    assert table.tile(1, "0,1").used == [0]
    table.play("end turn", "reveal coins-2", "end work", "end turn", "reveal coins-3", "end work", "move A", "go 0,1")
    assert table.asked() == "move-menu"  # the Airport is barred


@pytest.mark.rule("GNV-140", "GNV-120")
def test_a_guest_on_a_theater_counts_the_hosts_neighbours() -> None:
    table = at_airport()
    table.village(1, "X 0,0", "house 0,-1 lit", "theater 1,0", "school 1,1")
    table.gnome(1, "A", "1,1")
    table.coins(0, 0)
    table.move(0)
    table.play("move A", "fly 1:1,0", "use")
    assert table.purse() == [2, 0]


@pytest.mark.rule("GNV-140", "GNV-111")
def test_a_guest_may_not_use_a_tile_that_its_player_used_the_turn_before() -> None:
    table = at_airport()
    table.lay(1, "thief 0,1")
    table.coins(0, 9)
    table.player(0).barred = 1 << table.s.business_at(1, table.slot(1, "0,1"))
    table.move(0)
    table.play("move A", "fly 1:0,1")
    assert table.asked() == "move-menu"


@pytest.mark.rule("GNV-141", "GNV-191", "GNV-E31")
def test_a_guest_may_land_on_an_airport_whose_gnome_travels_but_not_fly_on() -> None:
    table = Table(3)
    table.lay(0, "airport 0,1")
    table.lay(1, "airport 0,1")
    table.lay(2, "school 0,1")
    table.move(0)
    table.play("move A", "fly 2:0,1", "end turn")
    table.move(1)
    table.play("move A", "fly 0:0,1")
    assert table.asked() == "move-menu"
    table.play("end turn", "reveal coins-2")
    assert table.where(0, "A") == "0,1"
    assert table.where(1, "A") == "0:0,1"
    table.play("end work", "end turn")
    table.coins(0, 0, 0)
    table.play("reveal coins-3")
    assert table.purse() == [3, 1, 0]
    assert table.where(1, "A") == "0,1"


@pytest.mark.rule("GNV-142")
def test_a_traveller_whose_airport_is_gone_goes_home_instead() -> None:
    table = at_airport(3)
    table.lay(2, "school 0,1")
    table.move(0)
    table.play("move A", "fly 2:0,1", "end turn", "reveal removal")
    assert table.tile(0, "0,1") is None
    table.play("end work", "end turn", "reveal coins-2")
    assert table.where(0, "A") == "0,-1"
    assert table.condition(0, "A") == "upright"
    assert table.tokens(0) == {"school": 1}


@pytest.mark.rule("GNV-143")
def test_travellers_and_captives_make_no_difference_at_the_end() -> None:
    table = at_airport()
    before = table.s.scores()
    table.lay(1, "thief 0,1")
    table.coins(4, 0)
    table.s.ended = True
    table.s.first = 1
    table.move(0)
    table.play("move A", "fly 1:0,1", "end turn")
    assert table.s.todo == []
    assert table.where(0, "A") == "1:0,1"
    assert table.player(0).gnomes == 1
    assert table.s.scores()[0] == before[0]
