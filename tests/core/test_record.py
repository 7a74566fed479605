"""Records: what is written reads back, and what is not whole or not ours is refused, by line and reason."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.match import Match
from gnomehall.core.record import FORMAT, Move, Record, Result, dumps, loads, seal
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE

TOADSTOOLS = registry.game("toadstools")
SHIPPED = registry.shipped_edition("toadstools").digest


def played(moves: int = 99, edition_text: str | None = None) -> Match:
    """A match of three that goes on for so many moves, or to the end."""
    edition = TOADSTOOLS.edition(edition_text) if edition_text else None
    match = Match(TOADSTOOLS, registry.setup("toadstools", 3, edition=edition), ("human", "random", "Ada, the 3rd"))
    rng = Rng(5)
    while not match.over and len(match.moves) < moves:
        if match.state.player() == CHANCE:
            match.roll(rng.below)
        else:
            legal = match.state.legal_actions()
            match.act(legal[rng.below(len(legal))])
    return match


WHOLE = dumps(played().record(SHIPPED))


def refusal(text: str) -> BadRecord:
    """The error that a text is refused with, by reading or by replaying it."""
    with pytest.raises(BadRecord) as caught:
        registry.replay_record(loads(text))
    assert "\n" not in str(caught.value)
    return caught.value


def changed(old: str, new: str, text: str = WHOLE) -> str:
    """The text with one passage changed by a careful hand, which seals it again."""
    body = text[: text.rindex("sum: ")]
    assert body.count(old) == 1
    return seal(body.replace(old, new))


def with_line(number: int, new: str) -> str:
    """The whole record with one line replaced, sealed again."""
    lines = WHOLE.split("\n")[:-2]
    lines[number - 1] = new
    return seal("\n".join(lines) + "\n")


def line_of(passage: str, text: str = WHOLE) -> int:
    return text[: text.index(passage)].count("\n") + 1


def test_a_record_is_a_text_that_people_can_read() -> None:
    lines = WHOLE.split("\n")
    assert lines[:9] == [
        "gnomehall record 1",
        "game: toadstools",
        "rules: 1",
        f"edition: first {SHIPPED}",
        "seats: 3",
        "player 0: human",
        "player 1: random",
        "player 2: Ada, the 3rd",
        "",
    ]
    assert re.fullmatch(r"\* pick [abc]", lines[9])
    assert re.fullmatch(r"0 plant [abc]", lines[18])
    assert lines[-6] == "ending: planted"
    assert re.fullmatch(r"sum: [0-9a-f]{8}", lines[-2])


def test_a_record_reads_back_and_is_written_the_same_again() -> None:
    record = loads(WHOLE)
    assert record == played().record(SHIPPED)
    assert dumps(record) == WHOLE
    assert record.moves[0].line == 10


def test_an_unfinished_record_has_no_result() -> None:
    text = dumps(played(12).record(SHIPPED))
    assert "ending" not in text
    assert loads(text).result is None
    assert len(registry.replay_record(loads(text)).moves) == 12


def test_a_record_without_a_single_move_reads_back() -> None:
    record = played(0).record(SHIPPED)
    assert loads(dumps(record)) == record


def test_comments_among_the_moves_are_skipped_and_lines_still_counted() -> None:
    body = WHOLE.split("\n")
    body.insert(12, "# what a draw")
    text = seal("\n".join(body[:-2]) + "\n")
    assert loads(text) == loads(WHOLE)
    assert loads(text).moves[3].line == 14


def test_line_ends_of_another_system_make_no_difference() -> None:
    assert loads(WHOLE.replace("\n", "\r\n")) == loads(WHOLE)


plain = st.text(st.characters(codec="utf-8", exclude_characters="\n\r"), min_size=1, max_size=12)
word = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=8)


@settings(max_examples=settings().max_examples * 20)
@given(data=st.data(), seats=st.integers(1, 4))
def test_any_record_reads_back(data: st.DataObject, seats: int) -> None:
    row = st.tuples(*[st.integers(-999, 999)] * seats)
    moves = st.builds(Move, st.integers(-1, seats - 1), plain.filter(str.strip))
    record = Record(
        game=data.draw(word),
        rules=data.draw(st.integers(0, 99)),
        edition=data.draw(plain),
        digest=data.draw(word),
        seats=seats,
        options=data.draw(st.dictionaries(word, plain, max_size=2)),
        players=data.draw(st.tuples(*[plain] * seats) | st.just(())),
        moves=tuple(data.draw(st.lists(moves, max_size=5))),
        result=data.draw(st.none() | st.builds(Result, plain, row, row)),
        edition_text=data.draw(st.none() | st.text(st.characters(codec="utf-8", exclude_characters="\r"))),
    )
    assert loads(dumps(record)) == record


# --- damaged, cut short, foreign, too new -------------------------------------------------------


def test_a_record_cut_short_anywhere_is_refused() -> None:
    for end in range(len(WHOLE)):
        with pytest.raises(BadRecord):
            loads(WHOLE[:end])


def test_a_record_cut_at_a_line_says_that_it_is_cut_short_and_where() -> None:
    lines = WHOLE.split("\n")
    for kept in range(1, len(lines) - 2):
        error = refusal("\n".join(lines[:kept]) + "\n")
        assert error.line == kept
        assert "cut short" in error.reason


def test_a_single_changed_character_is_noticed_wherever_it_is() -> None:
    for at, letter in enumerate(WHOLE):
        with pytest.raises(BadRecord):
            loads(WHOLE[:at] + ("y" if letter == "x" else "x") + WHOLE[at + 1 :])


def test_a_damaged_record_names_its_checksum() -> None:
    error = refusal(WHOLE.replace("seats: 3", "seats: 4"))
    assert "damaged or changed" in error.reason
    assert error.line == WHOLE.count("\n")


@pytest.mark.parametrize(
    "text", ["", "\n", "[Event 'F/S Return Match']\n1. e4 e5\n", "{}", "gnomehall records 1\n", "\0"]
)
def test_a_foreign_file_is_not_ours(text: str) -> None:
    error = refusal(text)
    assert error.line == 1
    assert "not a record of ours" in error.reason


def test_a_newer_format_asks_for_a_newer_program() -> None:
    error = refusal(changed(f"gnomehall record {FORMAT}", f"gnomehall record {FORMAT + 1}"))
    assert error.line == 1
    assert f"format {FORMAT + 1}" in error.reason
    assert "update gnomehall" in error.reason


def test_newer_rules_ask_for_a_newer_program() -> None:
    error = refusal(changed("rules: 1", "rules: 2"))
    assert error.line == 3
    assert "version 2 of the rules, this program has 1: update gnomehall" in error.reason


def test_older_rules_are_refused_too() -> None:
    assert "can't be replayed" in refusal(changed("rules: 1", "rules: 0")).reason


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


# --- editions carried ---------------------------------------------------------------------------

OTHER = registry.shipped_text("toadstools").replace('name = "first"', 'name = "soggy field"').replace("6", "9")


def test_an_edition_of_ones_own_travels_with_the_record() -> None:
    match = played(edition_text=OTHER)
    text = dumps(match.record(SHIPPED))
    assert "| copies = 9" in text
    assert loads(text).edition == "soggy field"
    assert loads(text).edition_text == OTHER
    assert registry.replay_record(loads(text)).state.scores() == match.state.scores()


def test_the_shipped_edition_does_not_travel() -> None:
    assert loads(WHOLE).edition_text is None


def test_a_carried_edition_that_was_changed_does_not_fit_its_hash() -> None:
    error = refusal(changed("| copies = 9", "| copies = 8", dumps(played(edition_text=OTHER).record(SHIPPED))))
    assert error.line == 4
    assert "has the hash" in error.reason


def test_a_carried_edition_that_is_wrong_is_refused() -> None:
    error = refusal(changed("| copies = 9", "| copies = -9", dumps(played(edition_text=OTHER).record(SHIPPED))))
    assert error.line == 4
    assert "mushrooms chanterelle: copies: must be at least 1" in error.reason


# --- anything at all ----------------------------------------------------------------------------


@settings(max_examples=settings().max_examples * 50)
@given(data=st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused(data: st.DataObject) -> None:
    """Lines go, come twice, change places or are overwritten, and the text is sealed again or not."""
    lines = dumps(played(15, OTHER).record(SHIPPED)).split("\n")[:-2]
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
