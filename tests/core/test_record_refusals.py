"""Records that are whole but wrong are refused by the line at fault, and nothing else can come of any text."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import Move, dumps, loads, seal
from tests.core.records import OTHER, SHIPPED, WHOLE, changed, line_of, played, refusal, with_line

# --- fields that are wrong ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game: toadstools", "game: chess", 2, "no game 'chess'"),
        ("game: toadstools", "gnome: toadstools", 2, "'gnome' is no field"),
        ("game: toadstools\n", "", 8, "'game' is missing"),
        ("rules: 1", "rules: one", 3, "'rules' must be a whole number, not 'one'"),
        ("rules: 1", "rules: -1", 3, "whole number"),
        ("rules: 1", "rules: " + "9" * 5000, 3, "whole number"),
        ("seats: 3", "seats: ٣", 5, "whole number"),
        ("seats: 3", "seats: 999999999", 6, "must be named"),
        ("rules: 1", "rules: 1\nrules: 1", 4, "'rules' is said twice"),
        ("rules: 1", "rules 1", 3, "expected 'name: value', not 'rules 1'"),
        (f"edition: first {SHIPPED}", f"edition: {SHIPPED}", 4, "a name and a hash"),
        (f"edition: first {SHIPPED}", "edition: first 0123456789abcdef", 4, "is not the shipped one"),
        ("player 0: human", "player 7: human", 6, "from 'player 0' to 'player 2'"),
        ("player 2: Ada, the 3rd\n", "", 6, "from 'player 0' to 'player 2'"),
        ("seats: 3", "seats: 3\noption wind: yes", 6, "no option 'wind'"),
        ("places:", "prizes:", line_of("places:"), "'prizes' is no field of a result"),
        ("ending: planted\n", "", line_of("sum:") - 2, "'ending' is missing"),
        ("scores: ", "scores: x", line_of("scores:"), "'scores' must be whole numbers"),
        ("scores: ", "scores: 1 ", line_of("scores:"), "one number for each of 3 seats"),
        ("moves: ", "moves: 1", line_of("moves:"), "moves but says 1"),
    ],
)
def test_a_wrong_field_is_refused_by_its_line(old: str, new: str, line: int, reason: str) -> None:
    error = refusal(changed(old, new))
    assert (error.line, reason in error.reason) == (line, True), str(error)


def test_a_number_of_players_that_the_game_does_not_have_names_the_seats() -> None:
    record = replace(loads(WHOLE), seats=7, players=(), result=None)
    error = refusal(dumps(record))
    assert error.line == 5
    assert "2 to 4 players, not 7" in error.reason


# --- moves that can't be made -------------------------------------------------------------------


def test_an_illegal_move_names_the_line_the_move_the_rule_and_the_legal_ones() -> None:
    error = refusal(with_line(19, "0 plant g"))
    assert error.line == 19
    assert "'plant g' is not legal now" in error.reason
    assert "(TOAD" in error.reason
    assert re.search(r"Legal: plant [abc]", error.reason)


def test_a_text_that_is_no_move_names_the_line() -> None:
    error = refusal(with_line(10, "* sing"))
    assert error.line == 10
    assert "'sing' is no move" in error.reason


@pytest.mark.parametrize("bad", ["plant a", "0", "-1 plant a", "1e3 plant a", "9999999999 plant a", "* "])
def test_a_move_without_a_player_is_refused(bad: str) -> None:
    error = refusal(with_line(10, bad))
    assert error.line == 10
    assert "expected a seat or '*' and a move" in error.reason


def test_a_move_of_the_wrong_seat_says_who_decides() -> None:
    error = refusal(with_line(19, "2" + WHOLE.split("\n")[18][1:]))
    assert error.line == 19
    assert "it is seat 0 who decides here" in error.reason


def test_a_move_after_the_end_is_refused() -> None:
    record = loads(WHOLE)
    error = refusal(dumps(replace(record, moves=(*record.moves, Move(0, "plant a")))))
    assert error.line == line_of("\n\nending") + 1
    assert "after the end of the game" in error.reason


def test_a_result_that_the_moves_do_not_give_is_refused() -> None:
    result = loads(WHOLE).result
    assert result is not None
    for wrong in (replace(result, scores=(1, 2, 3)), replace(result, places=(2, 2, 2)), replace(result, ending="rain")):
        error = refusal(dumps(replace(loads(WHOLE), result=wrong)))
        assert error.line == line_of("ending:")
        assert "the result does not hold" in error.reason


def test_a_finished_game_without_its_result_is_refused() -> None:
    error = refusal(dumps(replace(loads(WHOLE), result=None)))
    assert error.line == line_of("ending:")
    assert "the record says unfinished" in error.reason


# --- anything at all ----------------------------------------------------------------------------


@settings(max_examples=settings().max_examples * 50)
@given(data=st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused(data: st.DataObject) -> None:
    """Lines go, come twice, change places or are overwritten, and the text is sealed again or not."""
    lines = dumps(played(15, OTHER).record()).split("\n")[:-2]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, max(len(lines) - 1, 0)))
        other = data.draw(st.integers(0, max(len(lines) - 1, 0)))
        noise = data.draw(
            st.sampled_from(["", "*", "| ", "0 plant a", "moves: 3", ": ", "player 0: x", "²"]) | st.text()
        )
        match data.draw(st.integers(0, 3)):
            case 0:
                del lines[at : at + 1]
            case 1:
                lines.insert(at, noise)
            case 2:
                lines[at : at + 1] = [(lines[at] if lines else "")[: other % 9] + noise]
            case _:
                lines[at : at + 1] = lines[other : other + 1]
    body = "\n".join(lines) + "\n"
    try:
        registry.replay_record(loads(seal(body) if data.draw(st.booleans()) else body))
    except BadRecord as error:
        line = error.line
    else:
        line = 0
    assert line <= body.count("\n") + 1
