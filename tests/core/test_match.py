"""A match judges moves, rolls for chance and takes back, but never past what has come to light."""

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadNotation, BadSetup, CannotUndo, IllegalAction
from gnomehall.core.match import Below, Match
from gnomehall.core.play import perft
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Refusal
from gnomehall.laws.snapshot import snapshot


def match_of(seats: int, *moves: str, edition: str | None = None) -> Match:
    made = registry.game("toadstools").edition(edition) if edition else None
    match = Match(registry.game("toadstools"), registry.setup("toadstools", seats, edition=made))
    for move in moves:
        match.play(move)
    return match


# Hands of one, so that two players are dealt at once: seat 1 first, as the stack has it.
SMALL = """
game = "toadstools"
name = "small"
provenance = "reconstructed"
hand = 1
dusting = "puffball"
mushrooms = [{ id = "bolete", copies = 2 }, { id = "puffball", copies = 3 }]
"""


def test_a_move_is_kept_with_its_player() -> None:
    match = match_of(2, "pick a")
    assert [(move.who, move.text) for move in match.moves] == [(CHANCE, "pick a")]


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    match = match_of(2, "pick a")
    before = snapshot(match.state)
    with pytest.raises(IllegalAction):
        match.play("plant a")
    with pytest.raises(BadNotation):
        match.play("eat a")
    assert snapshot(match.state) == before
    assert len(match.moves) == 1


def test_a_refusal_lists_a_dozen_legal_moves_at_most() -> None:
    error = IllegalAction("a", Refusal("X-1", "so"), [str(n) for n in range(15)])
    assert "11 and 3 more" in str(error)
    assert len(error.legal) == 15


def test_chance_takes_the_outcome_on_which_the_number_falls() -> None:
    # The basket holds 6, 5 and 4: numbers 0-5 pick the first kind, 6-10 the second, 11-14 the third.
    for number, move in ((0, "pick a"), (5, "pick a"), (6, "pick b"), (10, "pick b"), (11, "pick c"), (14, "pick c")):
        match = match_of(2)
        match.roll(always(number))
        assert match.moves[0].text == move


def test_a_source_of_chance_out_of_bounds_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError):
        match_of(2).roll(lambda n: n)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        match_of(2).undo(0)


def test_a_draw_is_not_taken_back() -> None:
    with pytest.raises(CannotUndo, match="drawn"):
        match_of(2, "pick a").undo(0)


def test_ones_own_last_move_is_taken_back() -> None:
    """Three players, so that the puffball asks whom to dust before anything is drawn."""
    deals = ["pick c", "pick a"] * 4 + ["pick b"]
    match = match_of(3, *deals)
    before = snapshot(match.state)
    match.play("plant c")
    assert match.state.player() == 0
    assert match.undo(0).text == "plant c"
    assert snapshot(match.state) == before
    assert len(match.moves) == 9


def always(number: int) -> Below:
    return lambda n: number


def legal(match: Match) -> list[str]:
    return [match.game.text(match.state, action) for action in match.state.legal_actions()]


def test_another_seats_move_is_not_taken_back() -> None:
    match = match_of(3, *["pick c", "pick a"] * 4, "pick b", "plant c")
    with pytest.raises(CannotUndo, match=r"other moved \(seat: 0\)"):
        match.undo(1)


def test_a_move_that_brought_a_hidden_thing_to_light_is_not_taken_back() -> None:
    """Seat 1 holds a bolete, seat 0 the other one: the draw after planting has one outcome, but is news to seat 0."""
    match = match_of(2, "pick a", "pick a", edition=SMALL)
    assert legal(match) == ["plant a"]
    match.play("plant a")
    assert match.state.player() == 1, "the draw was forced, and no move of the record"
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)
    assert len(match.moves) == 3


def test_cutting_goes_back_to_any_earlier_position() -> None:
    match = match_of(2, "pick a", "pick b", "pick c")
    match.cut(1)
    assert snapshot(match.state) == snapshot(match_of(2, "pick a").state)
    assert [move.text for move in match.moves] == ["pick a"]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_is_for_its_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 4 players, not {seats}"):
        match_of(seats)


def test_an_option_that_a_game_lacks_is_refused() -> None:
    with pytest.raises(BadSetup, match="no option 'rain'"):
        Match(registry.game("toadstools"), registry.setup("toadstools", 2, {"rain": "yes"}))


def test_lines_of_play_are_counted_to_a_depth() -> None:
    """Dealing six mushrooms of three kinds, none of which can run out, is three ways each time."""
    assert [perft(match_of(2).state, depth) for depth in range(5)] == [1, 3, 9, 27, 81]
