"""Chapter 5: the turn."""

import pytest

from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-31", "GNV-32", "GNV-33", "GNV-34", "GNV-35", "GNV-38")
def test_a_turn_is_reveal_earn_work_and_buy_move() -> None:
    table = Table()
    table.lay(0, "goldsmith 0,1")
    table.gnome(0, "A", "0,1")
    table.coins(0, 0)
    table.start(0)
    assert table.asked() == "reveal"
    assert table.chance()
    table.play("reveal coins-2")
    assert table.purse()[0] == 2 + 3  # the card, then the wages, before anything is bought
    assert table.asked() == "work-menu"
    assert "move A" not in table.moves()
    table.play("end work")
    assert table.asked() == "move-menu"
    assert not any(move.startswith("buy") for move in table.moves())
    table.play("end turn")
    assert table.s.turn == 1
    assert table.asked() == "reveal"


@pytest.mark.rule("GNV-36", "GNV-E24", "GNV-118")
def test_a_gnome_held_by_a_chapel_is_home_before_the_card_is_turned() -> None:
    table = Table()
    table.lay(0, "chapel 0,1")
    table.lay(1, "painter 0,1 active")
    table.gnome(1, "A", "0,1")
    table.move(0)
    table.play("move A", "take 1:A")
    assert table.where(1, "A") == "0:0,1"
    assert table.state(1, "0,1") == "inactive"
    table.play("end turn")
    assert table.asked() == "reveal"
    assert table.where(1, "A") == "0,-1"
    assert table.condition(1, "A") == "upright"
    table.play("reveal coins-2", "end work")
    assert table.moves("move") == ["A"]


@pytest.mark.rule("GNV-36", "GNV-118", "GNV-95")
def test_the_owner_chooses_the_lit_house_a_captive_comes_back_to() -> None:
    table = Table()
    table.lay(0, "chapel 0,1")
    table.village(1, *("X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "goldsmith 0,1", "thief 1,1"))
    table.gnome(1, "A", "0,1")
    table.gnome(1, "B", "1,1")
    table.move(0)
    table.play("move A", "take 1:B", "end turn")
    assert table.asked() == "home"
    assert table.who() == 1
    assert table.moves("home") == ["0,-1", "1,-1"]
    table.play("home 1,-1")
    assert table.where(1, "B") == "1,-1"
    assert table.asked() == "reveal"


@pytest.mark.rule("GNV-37")
def test_the_advisor_pays_after_the_move_phase_and_before_the_next_turn() -> None:
    table = Table()
    table.lay(0, "advisor 0,1")
    table.coins(2, 0)
    table.play("buy school", "place 1,1", "end work", "move A", "go 0,1", "use")
    assert table.purse() == [0, 0]
    table.play("end turn")
    assert table.purse() == [1, 0]
    assert [event.kind for event in table.events[-2:]] == ["advice", "turn"]
