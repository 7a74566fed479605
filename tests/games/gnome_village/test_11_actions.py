"""Chapter 11: the actions of Businesses, but for the Architect and the Airport."""

import pytest

from gnomehall.core.errors import IllegalAction
from tests.games.gnome_village.table import Table


def landed(business: str, seats: int = 2, **options: str) -> Table:
    """A table at which seat 0 may send its gnome to a Business at 0,1."""
    table = Table(seats, **options)
    table.lay(0, f"{business} 0,1")
    table.move(0)
    return table


@pytest.mark.rule("GNV-117", "GNV-126", "GNV-E18")
def test_the_police_takes_a_coin_of_each_unprotected_opponent_who_has_one() -> None:
    table = landed("police", 4)
    table.coins(0, 0, 1, 5)
    table.player(3).guards = 1
    table.play("move A", "use")
    assert table.purse() == [1, 0, 0, 5]


@pytest.mark.rule("GNV-118", "GNV-119")
def test_the_chapel_may_take_any_upright_gnome_in_its_own_village() -> None:
    table = landed("chapel", 3)
    table.lay(1, "school 0,1 active")
    table.gnome(1, "A", "0,1")
    table.play("move A")
    assert table.moves() == ["decline", "take 1:A", "take 2:A"]
    table.play("take 1:A")
    assert table.state(1, "0,1") == "inactive"
    assert table.condition(1, "A") == "chapel"


@pytest.mark.rule("GNV-119", "GNV-126")
def test_the_chapel_may_not_take_gnomes_that_are_away_or_protected() -> None:
    table = landed("chapel", 4)
    table.lay(1, "airport 0,1")
    table.lay(2, "school 0,1")
    table.player(2).guards = 1
    table.move(1)
    table.player(2).guards = 0
    table.play("move A", "fly 2:0,1")
    table.player(2).guards = 1
    table.move(0)
    table.play("move A")
    assert table.moves() == ["decline", "take 3:A"]
    with pytest.raises(IllegalAction, match="GNV-126"):
        table.play("take 2:A")


@pytest.mark.rule("GNV-120", "GNV-121", "GNV-E19")
def test_the_theater_pays_for_gnomes_around_but_not_on_houses() -> None:
    table = Table()
    table.village(0, "theater 0,0", "X 1,0", "painter 1,1", "goldsmith 0,-1", "X 1,-1", "house -1,0 lit", "X 0,1",
                  "X -1,1", "house 2,0 lit", "house 2,-1 lit", "house 2,-2 lit", "X 2,1", "school 3,1")  # fmt: skip
    for letter, cell in (("A", "1,1"), ("B", "0,-1"), ("C", "-1,0"), ("D", "2,0")):
        table.gnome(0, letter, cell)
    table.coins(0, 0)
    table.move(0)
    table.play("move D", "go 0,0", "use")
    assert table.purse()[0] == 3


@pytest.mark.rule("GNV-121")
def test_the_theater_counts_gnomes_of_any_colour_but_not_those_out_of_reach() -> None:
    table = Table(3)
    table.village(0, "theater 0,0", "X 1,0", "chapel 1,1", "house 1,-1 lit", "house 2,0 lit", "X 2,1", "school 3,1")
    table.gnome(0, "A", "1,-1")
    table.gnome(0, "B", "2,0")
    table.coins(0, 0, 0)
    table.move(0)
    table.play("move A", "go 1,1", "take 2:A", "move B", "go 0,0", "use")
    assert table.purse()[0] == 1 + 2


@pytest.mark.rule("GNV-122", "GNV-123", "GNV-E20")
def test_the_courier_sells_to_an_opponent_who_can_pay() -> None:
    table = landed("courier", 3)
    table.lay(0, "gardener 1,1 active")
    table.lay(0, "school 2,1")
    table.coins(0, 2, 4)
    table.play("move A", "go 0,1")
    assert table.moves() == ["decline", "sell 1,1"]
    table.play("sell 1,1")  # there is one buyer, who is not asked
    assert table.purse() == [3, 2, 1]
    assert table.tokens(2) == {"gardener": 1}
    assert table.state(0, "1,1") == "inactive"


@pytest.mark.rule("GNV-123", "GNV-126", "GNV-174")
def test_the_courier_needs_a_token_and_an_unprotected_buyer() -> None:
    for obstacle in ("tokens", "protection", "none"):
        table = landed("courier")
        table.lay(0, "gardener 1,1 active")
        table.coins(0, 9)
        if obstacle == "tokens":
            table.token(0, "gardener", 2)
        if obstacle == "protection":
            table.player(1).guards = 1
        table.move(0)
        table.play("move A", "go 0,1")
        assert (table.asked() == "courier") == (obstacle == "none")


@pytest.mark.rule("GNV-122")
def test_the_courier_chooses_among_buyers() -> None:
    table = landed("courier", 3)
    table.lay(0, "gardener 1,1 active")
    table.coins(0, 3, 3)
    table.play("move A", "go 0,1", "sell 1,1")
    assert table.moves() == ["to 1", "to 2"]
    table.play("to 1")
    assert table.purse() == [3, 0, 3]


@pytest.mark.rule("GNV-124", "GNV-125", "GNV-126")
def test_military_protects_until_the_next_move_phase_and_can_not_be_renewed() -> None:
    table = landed("military")
    table.lay(1, "thief 0,1")
    table.lay(1, "airport 1,1")
    table.lay(1, "police 2,1")
    table.coins(9, 0)
    table.play("move A", "use", "end turn")
    table.move(1)
    for business in ("0,1", "1,1", "2,1"):
        table.player(1).done = 0
        table.play("move A", f"go {business}")
        assert table.asked() == "move-menu", business
    table.play("end turn", "reveal coins-2")
    assert table.player(0).guards
    table.play("end work")
    assert not table.player(0).guards
    table.play("move A")
    assert table.asked() == "move-menu"  # GNV-111


@pytest.mark.rule("GNV-125")
def test_protection_ends_when_the_gnome_leaves_the_tile_or_the_tile_is_removed() -> None:
    for card in ("angry", "removal"):
        table = landed("military")
        table.play("move A", "use")
        assert table.player(0).guards == 1
        table.start(1, card)
        assert table.where(0, "A") == "0,-1"
        assert table.player(0).guards == 0


@pytest.mark.rule("GNV-126", "GNV-134")
def test_protection_does_not_stop_a_doctors_gift_or_undo_what_was_done() -> None:
    table = landed("doctor", 3)
    table.lay(0, "painter 1,1")
    table.player(1).guards = 1
    table.play("move A", "go 0,1", "heal 1,1")
    assert table.moves() == ["to 1", "to 2"]
    table.play("to 1")
    assert table.tokens(1) == {"painter": 1}
    assert table.state(0, "1,1") == "active"


@pytest.mark.rule("GNV-127", "GNV-128")
def test_the_thief_takes_two_coins_or_the_only_one() -> None:
    table = landed("thief", 4)
    table.coins(0, 5, 1, 0)
    table.play("move A")
    assert table.moves() == ["decline", "rob 1", "rob 2"]
    with pytest.raises(IllegalAction, match="GNV-128"):
        table.play("rob 3")
    table.play("rob 2")
    assert table.purse() == [1, 5, 0, 0]
    told = next(event.data for event in table.events if event.kind == "thief")
    assert told == {"seat": 0, "business": "thief", "whom": 2, "coins": 1}
    table = landed("thief", 3)
    table.coins(0, 5, 5)
    table.play("move A", "rob 1")
    assert table.purse() == [2, 3, 5]


@pytest.mark.rule("GNV-129", "GNV-130", "GNV-E21")
def test_the_advisor_pays_when_all_coins_were_spent_whatever_came_in_later() -> None:
    for kept, offered in ((0, True), (1, False)):
        table = Table()
        table.village(0, "X 0,0", "X 1,0", "X 2,0", "house 0,-1 lit", "house 1,-1 lit", "theater 0,1", "advisor 2,1")
        table.gnome(0, "A", "0,-1")
        table.gnome(0, "B", "1,-1")
        table.market("thief", "police")
        table.coins(5 + kept, 0)
        table.work(0)
        table.play("buy school", "place 2,-1", "buy painter", "place 1,1", "buy thief", "place 3,0", "deal doctor")
        table.play("end work", "move A", "go 0,1", "use")
        table.play("move B", "go 2,1")
        assert (table.asked() == "advisor") == offered
        if offered:
            table.play("use", "end turn")
            assert table.purse()[0] == 1 + 1


@pytest.mark.rule("GNV-130")
def test_having_no_coins_is_not_enough_for_the_advisor() -> None:
    table = Table()
    table.lay(0, "advisor 0,1")
    table.coins(0, 0)
    table.work(0)
    table.play("end work", "move A")
    assert table.asked() == "move-menu"


@pytest.mark.rule("GNV-130", "GNV-E33")
def test_two_advisors_pay_a_coin_each() -> None:
    table = Table()
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "advisor 0,1", "advisor 1,1")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.coins(2, 0)
    table.work(0)
    table.play("buy school", "place 2,0", "end work")
    table.play("move A", "go 0,1", "use", "move B", "go 1,1", "use", "end turn")
    assert table.purse()[0] == 2


@pytest.mark.rule("GNV-133", "GNV-134", "GNV-174")
def test_the_doctor_activates_any_inactive_workshop_and_gives_a_token_if_one_is_left() -> None:
    table = landed("doctor")
    table.lay(0, "painter 1,1")
    table.lay(0, "school 2,1")
    table.lay(0, "gardener 3,1 active")
    table.token(1, "painter", 2)
    table.move(0)
    table.play("move A", "go 0,1")
    assert table.moves() == ["decline", "heal 1,1", "heal 2,1"]
    given = table.s.copy()
    table.play("heal 2,1")
    assert table.state(0, "2,1") == "active"
    assert table.tokens(1) == {"painter": 2, "school": 1}
    table.s = given
    table.events.clear()
    table.play("heal 1,1")
    assert table.state(0, "1,1") == "active"
    assert table.tokens(1) == {"painter": 2}
    assert [event.kind for event in table.events] == ["activate", "no-gift"]
    assert table.tile(0, "0,1").used == [0]  # it counts as used all the same


@pytest.mark.rule("GNV-190", "GNV-E30")
def test_a_chapel_holds_captives_of_different_colours_until_their_owners_turns() -> None:
    table = Table(4)
    table.lay(0, "airport 0,1")
    table.lay(1, "chapel 0,1")
    table.move(0)
    table.play("move A", "fly 1:0,1", "take 2:A", "end turn")
    table.play("reveal coins-2")
    assert table.where(0, "A") == "0,1"  # flown back
    assert table.where(2, "A") == "1:0,1"  # still held
    table.play("end work", "move A")
    assert table.moves() == ["decline", "take 0:A", "take 3:A"]
    with pytest.raises(IllegalAction, match="GNV-55"):
        table.play("take 2:A")
    table.play("take 3:A", "end turn")
    assert table.where(2, "A") == "0,-1"
    assert table.where(3, "A") == "1:0,1"
    table.pass_turn()
    assert table.where(3, "A") == "0,-1"


@pytest.mark.rule("GNV-190")
def test_a_second_gnome_of_a_colour_on_the_chapel_can_not_be_taken() -> None:
    table = Table(3)
    table.village(0, "X 0,0", "X 1,0", "house 0,-1 lit", "house 1,-1 lit", "chapel 0,1", "school 1,1")
    table.gnome(0, "A", "0,-1")
    table.gnome(0, "B", "1,-1")
    table.village(2, "X 0,0", "house 0,-1 lit", "house 1,0 lit")
    table.gnome(2, "A", "0,-1")
    table.gnome(2, "B", "1,0")
    table.move(0)
    table.play("move A", "go 0,1", "take 2:A")
    table.player(0).done = table.player(0).uses = 0
    table.play("move A", "go 0,1")
    assert table.moves() == ["decline", "take 1:A"]
    with pytest.raises(IllegalAction, match="GNV-190"):
        table.play("take 2:B")
