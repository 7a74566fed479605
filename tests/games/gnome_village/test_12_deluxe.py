"""Chapter 12: the Deluxe Businesses."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-144", "GNV-145")
def test_a_construction_site_draws_a_business_that_must_be_placed_free_of_charge() -> None:
    table = Table(2, deluxe="yes")
    table.lay(0, "construction 0,1")
    table.coins(0, 0)
    table.move(0)
    table.play("move A")
    assert table.moves() == ["decline", "use"]  # before the tile is seen
    table.play("use")
    assert table.chance()
    table.play("deal police")
    assert table.asked() == "place-business"
    assert "decline" not in table.moves()
    table.play("place 1,1")
    assert table.tile(0, "1,1").id == "police"
    assert table.player(0).hats == 2
    assert table.purse() == [0, 0]


@pytest.mark.rule("GNV-145")
def test_a_construction_site_is_not_offered_without_a_stack_or_a_cell() -> None:
    for obstacle in ("stack", "cell"):
        table = Table(2, deluxe="yes")
        if obstacle == "stack":
            table.lay(0, "construction 0,1")
            table.s.stack = [0] * len(table.s.stack)
        else:
            table.village(0, "TC 0,0 0", "house 0,1 lit", "construction -1,0")
            table.gnome(0, "A", "0,1")
        table.move(0)
        table.play("move A")
        assert table.asked() == "move-menu", obstacle


@pytest.mark.rule("GNV-146", "GNV-147", "GNV-148", "GNV-E25")
def test_a_prisoner_is_ransomed_in_its_owners_earn_phase_and_its_workshop_keeps_its_side() -> None:
    for coins in (1, 0):
        table = Table(2, deluxe="yes")
        table.lay(0, "prison 0,1")
        table.lay(1, "painter 0,1 active")
        table.gnome(1, "A", "0,1")
        table.move(0)
        table.play("move A", "take 1:A")
        assert table.where(1, "A") == "0:0,1"
        assert table.state(1, "0,1") == "active"
        table.play("end turn")
        assert table.where(1, "A") == "0:0,1"  # not yet: the card comes first
        table.coins(0, coins)
        table.s.bank = 0  # so that the card brings nothing
        table.play("reveal coins-2")
        assert table.purse() == [coins, 0]
        assert table.where(1, "A") == "0,-1"
        table.play("end work")
        assert table.moves("move") == ["A"]


@pytest.mark.rule("GNV-146", "GNV-147")
def test_a_prison_has_room_for_one() -> None:
    table = Table(3, deluxe="yes")
    table.lay(0, "prison 0,1")
    table.move(0)
    table.play("move A", "take 1:A")
    table.player(0).done = table.player(0).uses = 0
    table.play("move A")
    assert table.asked() == "move-menu"


@pytest.mark.rule("GNV-147", "GNV-126")
def test_a_prison_may_not_take_from_the_protected() -> None:
    table = Table(3, deluxe="yes")
    table.lay(0, "prison 0,1")
    table.player(1).guards = 1
    table.move(0)
    table.play("move A")
    assert table.moves() == ["decline", "take 2:A"]
    with pytest.raises(IllegalAction, match="GNV-126"):
        table.play("take 1:A")


@pytest.mark.rule("GNV-149")
def test_a_swimming_pool_activates_a_workshop_without_a_gnome() -> None:
    table = Table(2, deluxe="yes")
    table.lay(0, "pool 0,1")
    table.lay(0, "school 1,1")
    table.lay(0, "painter 2,1 active")
    table.move(0)
    table.play("move A", "go 0,1")
    assert table.moves() == ["decline", "refresh 1,1"]
    table.play("refresh 1,1")
    assert table.state(0, "1,1") == "active"
    assert table.tokens(1) == {}
