"""Chapter 3: rounds and turns."""

import pytest

from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.games.mighty_gnomes import GAME
from tests.games.mighty_gnomes.table import Table, table


def by_lot(t: Table, seed: int) -> list[tuple[int, int, str]]:
    """Play to the end; round, seat and turn name of every tile that was used."""
    rng, found = Rng(seed), []
    while t.state.player() != NOBODY:
        s = t.state
        actions = s.legal_actions()
        action = roll(s, rng) if s.player() == CHANCE else actions[rng.below(len(actions))]
        if GAME.text(s, action).startswith("use"):
            found.append((s.round(), s.player(), GAME.view(s, 0).turn))
        s.apply(action)
    return found


@pytest.mark.rule("MIG-24", "MIG-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_three_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    t = table(seats)
    first = t.state.first
    used = [turn for turn in by_lot(t, 3) if turn[2] != "druid"]
    assert len(used) == 5 * 3 * seats
    assert {day for day, _, _ in used} == {1, 2, 3, 4, 5}
    for day in range(1, 6):
        seats_of_day = [seat for d, seat, _ in used if d == day]
        order = seats_of_day[:seats]
        assert seats_of_day == order * 3
        assert order == [(order[0] + i) % seats for i in range(seats)]
        assert [name for d, _, name in used if d == day] == ["1"] * seats + ["2"] * seats + ["3"] * seats
    assert used[0][1] == first


@pytest.mark.rule("MIG-26")
def test_a_turn_uses_one_tile_for_one_main_action() -> None:
    t = table().has(0, "WWSS").turn(0)
    assert t.moves("use") == ["use 1", "use 2", "use 3", "use 4"]
    t.play("use 3", "gather 1,1 h")
    assert t.asked() == "after"
    assert t.refuses("use 2") == "MIG-26"
    t.play("end").turn(0, 2)
    assert t.moves("use") == ["use 1", "use 2", "use 4"]
    assert t.refuses("use 3") == "MIG-26"


@pytest.mark.rule("MIG-26", "MIG-67")
def test_free_actions_may_be_added_as_often_as_wanted() -> None:
    t = table().has(0, "WWSSMM").turn(0)
    t.play("exchange WW C", "exchange SS C", "exchange MM W", "use 1", "gather 1,1", "exchange CC S", "end")
    assert t.stock(0) == "WWS"


@pytest.mark.rule("MIG-27")
def test_the_turn_passes_to_the_left() -> None:
    t = table(3).turn(1).play("use 2", "coins")
    assert t.state.player() == 2
    t.play("use 2", "coins")
    assert t.state.player() == 0


@pytest.mark.rule("MIG-28", "MIG-Q11")
def test_nobody_can_pass_but_coins_can_always_be_taken() -> None:
    t = table().has(0, coins=0).turn(0)
    assert t.refuses("end") == "MIG-28"
    assert t.refuses("skip") == "MIG-28"
    t.state.taken = t.state.forest.squares
    t.state.height = [7, 7, 7]
    t.play("use 1")
    assert t.moves() == ["coins"]
    t.play("coins")
    assert t.home(0).coins == 0
    assert t.state.player() == 1


@pytest.mark.rule("MIG-29", "MIG-Q12")
def test_free_actions_come_before_and_after_the_main_action_but_not_inside_a_question() -> None:
    t = table().has(0, "WWSS").turn(0)
    assert t.moves("exchange")
    t.play("use 1")
    assert t.refuses("exchange WW S") == "MIG-Q12"
    t.play("gather 1,1")
    assert t.moves("exchange")
    full = table().has(0, "WWWWWS").turn(0).play("use 1", "gather 1,3")
    assert full.asked() == "discard"
    assert full.refuses("use 2") == "MIG-Q23"
    assert full.moves("exchange")  # but exchanging is possible at any time


@pytest.mark.rule("MIG-Q12", "MIG-E35")
def test_an_exchange_between_placing_and_activating_pays_for_the_book() -> None:
    t = table().has(0, "CC").column("left", "B04").turn(0).play("use 1", "ladder left")
    assert t.moves("activate") == []
    t.play("exchange CC W", "activate 1")  # upgrade has one answer: wood pays the dining table
    assert t.stock(0) == ""
    assert t.home(0).dining == 1
    assert t.points(0) == 1


@pytest.mark.rule("MIG-29")
def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    t = table().has(0, coins=0).turn(0).play("use 1", "gather 2,6")
    assert t.state.player() == 1


@pytest.mark.rule("MIG-24", "MIG-112")
def test_the_last_turn_is_the_third_of_the_last_round_or_the_one_with_the_druid_tile() -> None:
    t = table()
    t.state.day = 5
    for number, last in ((1, "round"), (2, "round"), (3, "turn")):
        t.turn(0, number)
        view = GAME.view(t.state, 0)
        assert (view.last, [(ending.left, ending.of) for ending in view.endings]) == (last, [(1, 5)])
    t.invited(0, "druid").turn(0, 3)
    assert GAME.view(t.state, 0).last == "round"
    t.state.day = 4
    assert GAME.view(t.state, 0).last == ""
