"""Chapter 6: Forest cards."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


@pytest.mark.rule("GNV-39", "GNV-40")
@pytest.mark.parametrize("card", ["activate-carpenter-painter", "all-carpenter-painter", "removal", "angry"])
def test_the_active_player_alone_receives_a_coin_after_the_card(card: str) -> None:
    table = Table(3)
    table.coins(0, 0, 0)
    table.start(1, card)
    assert table.asked() == "work-menu"
    assert table.purse() == [0, 1, 0]


@pytest.mark.rule("GNV-41")
def test_an_empty_deck_is_made_new_of_the_discards() -> None:
    table = Table()
    table.s.deck = [0] * len(table.s.deck)
    table.lay(1, "thief 0,1")
    table.start(0)
    assert sum(table.s.deck) == 45
    table.play("reveal removal")
    assert sum(table.s.deck) == 44
    table.s.deck = [0] * len(table.s.deck)
    table.start(1)
    assert sum(table.s.deck) == 45  # the removed Business lies there, but is no card


@pytest.mark.rule("GNV-42", "GNV-44")
def test_activate_turns_one_inactive_workshop_of_a_kind_shown_which_may_be_used_at_once() -> None:
    table = Table()
    for tile in ("gardener 0,1", "school 1,1", "gardener 2,1 active"):
        table.lay(0, tile)
    table.coins(0, 0)
    table.start(0, "activate-carpenter-gardener")
    assert table.moves() == ["decline", "activate 0,1"]
    table.play("activate 0,1")
    assert table.state(0, "0,1") == "active"
    assert table.purse() == [1, 0]
    table.play("build road")
    assert table.moves("pay") == ["0,1", "2,1"]


@pytest.mark.rule("GNV-42")
def test_activate_does_nothing_without_a_matching_inactive_workshop() -> None:
    table = Table()
    table.lay(0, "school 0,1")
    table.lay(0, "painter 1,1 active")
    table.start(0, "activate-carpenter-painter")
    assert table.asked() == "work-menu"
    assert table.state(0, "0,1") == "inactive"


@pytest.mark.rule("GNV-43", "GNV-44")
def test_an_all_players_card_asks_everybody_and_may_be_declined() -> None:
    table = Table(3)
    for seat in range(3):
        table.lay(seat, "school 0,1")
    table.gnome(2, "A", "0,1")
    table.start(1, "all-school-gardener")
    order = []
    for move in ("decline", "activate 0,1", "activate 0,1"):
        order.append(table.who())
        table.play(move)
    assert order == [1, 2, 0]
    assert [table.state(seat, "0,1") for seat in range(3)] == ["active", "inactive", "active"]
    table.play("end work", "end turn", "reveal coins-2", "add gnome")
    assert table.who() == 2  # and uses the School from the own next turn on
    assert table.moves("pay") == ["coins", "0,1"]


@pytest.mark.rule("GNV-45", "GNV-46", "GNV-47")
def test_removal_takes_any_business_of_an_opponent_out_of_the_game() -> None:
    table = Table(3)
    table.lay(0, "police 0,1")
    table.lay(1, "thief 0,1")
    table.lay(2, "theater 0,1")
    table.lay(2, "military 1,1")
    table.gnome(2, "A", "1,1")
    table.player(2).guards = 1  # protected, which does not help
    table.start(0, "removal")
    assert table.moves() == ["remove 1:0,1", "remove 2:0,1", "remove 2:1,1"]
    table.play("remove 2:1,1")
    assert table.tile(2, "1,1") is None
    assert table.where(2, "A") == "0,-1"
    assert not table.player(2).guards
    stack = table.s.stack[table.kind("military")]
    assert stack == 1  # the other copy; this one is gone for good
    assert table.s.removed


@pytest.mark.rule("GNV-46")
def test_removal_without_a_business_to_take_gives_only_the_coin() -> None:
    table = Table()
    table.lay(0, "police 0,1")
    table.coins(0, 0)
    table.start(0, "removal")
    assert table.asked() == "work-menu"
    assert table.purse() == [1, 0]


@pytest.mark.rule("GNV-48")
def test_guests_and_captives_on_a_removed_tile_go_home_without_any_payment() -> None:
    table = Table(4, deluxe="yes")
    table.lay(0, "airport 0,1")
    table.lay(1, "prison 0,1")
    table.lay(2, "school 0,1")
    table.gnome(2, "A", "0,1")
    table.coins(5, 5, 5, 5)
    table.move(0)
    table.play("move A", "fly 1:0,1", "take 2:A")
    assert table.where(0, "A") == table.where(2, "A") == "1:0,1"
    table.play("end turn")
    table.start(3, "removal")
    table.play("remove 1:0,1")
    assert table.where(0, "A") == "0,-1"
    assert table.where(2, "A") == "0,-1"
    assert table.condition(0, "A") == table.condition(2, "A") == "upright"
    assert table.purse() == [5, 5, 5, 6]
    table.start(1, "coins-2")
    assert table.tokens(0) == {}
    assert table.purse()[0] == 5


@pytest.mark.rule("GNV-49")
def test_a_robbed_village_that_falls_apart_gets_a_mark() -> None:
    table = Table()
    table.village(1, "X 0,0", "goldsmith 1,0", "X 2,0", "house 0,-1 lit", "house 2,-1")
    table.gnome(1, "A", "0,-1")
    table.start(0, "removal")
    assert table.networks(1) == 2
    assert table.tile(1, "1,0") is None
    table.coins(4, 4)
    table.market("thief", "police")
    table.work(1)
    table.play("buy thief")
    assert table.networks(1) == 1
    assert table.tile(1, "1,0").id == "thief"


@pytest.mark.rule("GNV-50", "GNV-116", "GNV-E6")
def test_removal_that_makes_a_tie_leaves_the_happy_gnome_where_it_is() -> None:
    table = Table(3)
    table.lay(0, "police 0,1")
    table.lay(0, "courier 1,1")
    table.lay(1, "doctor 0,1")
    assert table.s.happy == 0
    table.start(2, "removal")
    table.play("remove 0:0,1")
    assert [p.hats for p in table.s.players] == [1, 1, 0]
    assert table.s.happy == 0
    table.start(2, "removal")
    table.play("remove 0:1,1")
    assert table.s.happy == 1


@pytest.mark.rule("GNV-50", "GNV-E7")
def test_removal_of_the_last_hat_puts_the_happy_gnome_back_in_the_middle() -> None:
    table = Table()
    table.lay(1, "police 0,1")
    assert table.s.happy == 1
    table.start(0, "removal")
    assert table.s.happy == -1


@pytest.mark.rule("GNV-51")
@pytest.mark.parametrize("coins", [2, 3, 4])
def test_a_coins_card_gives_what_is_printed_and_no_more(coins: int) -> None:
    table = Table()
    table.coins(0, 0)
    table.start(0, f"coins-{coins}")
    assert table.purse() == [coins, 0]


@pytest.mark.rule("GNV-52", "GNV-53")
def test_a_roads_card_lays_a_road_that_can_not_be_refused_then_gives_a_coin() -> None:
    table = Table()
    table.coins(0, 0)
    table.start(0, "roads")
    assert table.chance()
    table.play("draw T")
    assert "decline" not in table.moves()
    assert len(table.moves("place")) == len(table.moves())
    table.play("place 1,1")
    assert table.purse() == [0, 0]
    assert table.moves() == ["turn 1", "turn 2", "turn 3"]  # with the closed side to the north it would not link
    table.play("turn 2")
    assert table.tile(0, "1,1").sides == "oo-o"
    assert table.purse() == [1, 0]


@pytest.mark.rule("GNV-53", "GNV-172")
def test_a_roads_card_gives_only_its_coin_when_the_stack_is_empty_or_nothing_fits() -> None:
    for empty_stack in (True, False):
        table = Table()
        if empty_stack:
            table.s.roads = 0
        else:
            table.player(0).ground.border = []
        table.coins(0, 0)
        table.start(0, "roads")
        assert table.asked() == "work-menu"
        assert table.purse() == [1, 0]


@pytest.mark.rule("GNV-54", "GNV-55", "GNV-E26")
def test_the_angry_gnome_sends_one_working_gnome_of_each_player_home() -> None:
    table = Table(3)
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "school 0,1 active", "goldsmith 1,1")
    table.gnome(0, "A", "0,1")
    table.gnome(0, "B", "1,1")
    table.lay(2, "airport 0,1")
    table.lay(1, "school 0,1")
    table.move(2)
    table.play("move A", "fly 1:0,1", "end turn")
    table.coins(0, 0, 0)
    table.player(0).guards = 1  # protection is no help against a card
    table.start(0, "angry")
    assert table.moves() == ["scare A", "scare B"]
    table.play("scare A")
    assert table.asked() == "home"
    table.play("home 1,-1")
    assert table.where(0, "A") == "1,-1"
    assert table.state(0, "0,1") == "inactive"
    assert table.where(1, "A") == "0,-1"
    assert table.where(2, "A") == "0,-1"  # back from its travels, and not to its Airport
    assert table.state(1, "0,1") == "inactive"
    assert table.purse() == [1 + 3, 0, 0]  # the card, and the wages of the Goldsmith


@pytest.mark.rule("GNV-55")
def test_the_angry_gnome_may_scare_a_traveller_but_no_captive() -> None:
    table = Table(3)
    table.village(0, "X 0,0", "X 1,0", *(f"house {cell} lit" for cell in ("0,-1", "1,-1", "2,0")), "airport 0,1",
                  "school 1,1")  # fmt: skip
    for letter, cell in zip("ABC", ("0,-1", "1,-1", "2,0"), strict=True):
        table.gnome(0, letter, cell)
    table.lay(1, "painter 0,1 active")
    table.lay(2, "chapel 0,1")
    table.move(0)
    table.play("move A", "go 0,1", "fly 1:0,1", "move B", "end turn")
    table.move(2)
    table.play("move A", "take 0:C")
    table.start(1, "angry")
    assert table.moves() == ["scare A", "scare B"]
    with pytest.raises(IllegalAction, match="GNV-55"):
        table.play("scare C")
    table.play("scare A", "home 0,-1")
    assert table.state(1, "0,1") == "inactive"  # the Workshop that it stood on
    assert table.told("angry-guest")[0].data["whose"] == 1
    assert (table.player(0).away, table.tokens(0)) == (0, {})  # the visit is over, and brings nothing
    assert table.where(0, "B") == "1,1"


@pytest.mark.rule("GNV-55")
def test_the_angry_gnome_asks_every_player_who_has_a_choice_out_of_turn() -> None:
    table = Table(2)
    for seat in range(2):
        table.village(seat, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "school 0,1", "painter 1,1")
        table.gnome(seat, "A", "0,1")
        table.gnome(seat, "B", "1,1")
    table.start(1, "angry")
    order = []
    for _ in range(2):
        order.append((table.asked(), table.who()))
        table.play("scare B", "home 0,-1")
    assert order == [("angry", 1), ("angry", 0)]


@pytest.mark.rule("GNV-54")
def test_the_angry_gnome_says_who_revealed_it_and_what_it_costs() -> None:
    table = Table(2)
    for seat in range(2):
        table.village(seat, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "school 0,1", "painter 1,1")
    table.gnome(0, "A", "0,1")
    table.player(0).active = table.player(0).ground.shops[2]
    table.start(1, "angry")
    told = [event.data for event in table.events if event.kind == "angry"]
    assert told == [{"seat": 0, "gnome": "A", "tile": "school", "whom": 1, "turned": True}]
