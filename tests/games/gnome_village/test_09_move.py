"""Chapter 9: Move."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-97", "GNV-98", "GNV-102")
def test_a_gnome_walks_any_way_over_links_and_ends_on_a_workshop_or_business() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.lay(0, "school 4,0")
    table.move(0)
    table.play("move A")
    assert table.moves("go") == ["0,1", "4,0"]
    with pytest.raises(IllegalAction, match="GNV-102"):
        table.play("go 2,-1")
    with pytest.raises(IllegalAction, match="GNV-102"):
        table.play("go 0,0")


@pytest.mark.rule("GNV-98", "GNV-152", "GNV-E13")
def test_a_blockade_stops_a_gnome_but_buildings_let_it_through() -> None:
    table = Table()
    table.village(0, "XB 0,0 0", "X 0,-1", "X 1,0", "X 1,-1", "house -1,0 lit", "painter -1,-1")
    ground = table.player(0).ground
    here, there = table.slot(0, "0,0"), table.slot(0, "0,-1")
    assert not ground.links[here] >> there & 1
    assert ground.links[table.slot(0, "-1,0")] >> table.slot(0, "-1,-1") & 1
    assert ground.networks == [ground.taken]
    table.gnome(0, "A", "-1,0")
    table.move(0)
    table.play("move A")
    assert table.where(0, "A") == "-1,-1"
    # Without the detours there is no way.
    table.village(0, "XB 0,0 0", "X 0,-1", "house 0,1 lit", "painter 0,-2", "school -1,0")
    table.gnome(0, "A", "0,1")
    table.move(0)
    table.play("move A")
    assert table.where(0, "A") == "-1,0"


@pytest.mark.rule("GNV-100")
def test_gnomes_of_one_colour_do_not_share_a_tile_and_others_do_not_block() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "chapel 0,1", "school 1,1", "school 2,0")
    table.gnome(0, "A", "0,1")
    table.gnome(0, "B", "1,-1")
    table.move(0)
    table.play("move A", "go 0,1", "take 1:A", "move B")
    assert table.moves("go") == ["1,1", "2,0"]
    with pytest.raises(IllegalAction, match="GNV-100"):
        table.play("go 0,1")
    assert table.where(1, "A") == "0:0,1"  # two colours on one tile


@pytest.mark.rule("GNV-101")
def test_gnomes_are_resolved_once_each_in_any_order_or_not_at_all() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "goldsmith 0,1", "school 1,1", "school 2,0")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.move(0)
    assert table.moves() == ["end turn", "move A", "move B"]
    table.play("move B", "go 1,1")
    assert table.moves() == ["end turn", "move A"]
    with pytest.raises(IllegalAction, match="GNV-101"):
        table.play("move B")
    table.play("end turn")
    assert table.where(0, "A") == "0,-1"


@pytest.mark.rule("GNV-103", "GNV-104")
def test_a_gnome_may_stay_and_activate_its_workshop_again() -> None:
    table = Table()
    table.lay(0, "school 0,1")
    table.gnome(0, "A", "0,1")
    table.move(0)
    table.play("move A")
    assert table.state(0, "0,1") == "active"
    table.player(0).done = 0
    table.play("move A")  # on an active one nothing happens
    assert table.state(0, "0,1") == "active"


@pytest.mark.rule("GNV-105", "GNV-110")
def test_a_business_action_follows_at_once_and_may_be_declined() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "thief 0,1", "school 1,1")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.coins(0, 5)
    table.move(0)
    table.play("move A", "go 0,1")
    assert table.moves() == ["decline", "rob 1"]  # before another gnome is resolved
    table.play("decline")
    assert table.purse() == [0, 5]
    assert table.moves("move") == ["B"]


@pytest.mark.rule("GNV-106", "GNV-107")
def test_a_travellers_airport_is_kept_for_it_and_the_traveller_can_not_be_resolved() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "airport 0,1", "school 1,1", "painter 2,0")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.lay(1, "school 0,1")
    table.move(0)
    table.play("move A", "go 0,1", "fly 1:0,1")
    table.player(0).done = 0
    with pytest.raises(IllegalAction, match="GNV-107"):
        table.play("move A")
    table.play("move B")
    assert table.moves("go") == ["1,1", "2,0"]
    with pytest.raises(IllegalAction, match="GNV-106"):
        table.play("go 0,1")


@pytest.mark.rule("GNV-107", "GNV-59", "GNV-148")
def test_a_captured_gnome_can_not_be_resolved() -> None:
    table = Table(3, deluxe="yes")
    table.lay(0, "prison 0,1")
    table.lay(1, "school 0,1")
    table.move(0)
    table.play("move A", "take 1:A", "end turn")
    table.move(1)  # as if the Earn phase had not come yet
    assert table.moves() == ["end turn"]
