"""Records: what is written reads back, and what is not whole or not ours is refused, by line and reason."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall import registry
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import FORMAT, Move, Record, Result, dumps, loads, seal
from tests.core.records import OTHER, SHIPPED, WHOLE, changed, played, refusal


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
    assert record == played().record()
    assert dumps(record) == WHOLE
    assert record.moves[0].line == 10


def test_an_unfinished_record_has_no_result() -> None:
    text = dumps(played(12).record())
    assert "ending" not in text
    assert loads(text).result is None
    assert len(registry.replay_record(loads(text)).moves) == 12


def test_a_record_without_a_single_move_reads_back() -> None:
    record = played(0).record()
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
    error = refusal(changed("gnomehall record 1", f"gnomehall record {FORMAT + 1}"))
    assert error.line == 1
    assert f"format {FORMAT + 1}" in error.reason
    assert "update gnomehall" in error.reason


def test_newer_rules_ask_for_a_newer_program() -> None:
    error = refusal(changed("rules: 1", "rules: 2"))
    assert error.line == 3
    assert "version 2 of the rules, this program has 1: update gnomehall" in error.reason


def test_older_rules_are_refused_too() -> None:
    assert "can't be replayed" in refusal(changed("rules: 1", "rules: 0")).reason


# --- editions carried ---------------------------------------------------------------------------


def test_an_edition_of_ones_own_travels_with_the_record() -> None:
    match = played(edition_text=OTHER)
    text = dumps(match.record())
    assert "| copies = 9" in text
    assert loads(text).edition == "soggy field"
    assert loads(text).edition_text == OTHER
    assert registry.replay_record(loads(text)).state.scores() == match.state.scores()


def test_the_shipped_edition_does_not_travel() -> None:
    assert loads(WHOLE).edition_text is None


def test_a_carried_edition_that_was_changed_does_not_fit_its_hash() -> None:
    error = refusal(changed("| copies = 9", "| copies = 8", dumps(played(edition_text=OTHER).record())))
    assert error.line == 4
    assert "has the hash" in error.reason


def test_a_carried_edition_that_is_wrong_is_refused() -> None:
    error = refusal(changed("| copies = 9", "| copies = -9", dumps(played(edition_text=OTHER).record())))
    assert error.line == 4
    assert "mushrooms chanterelle: copies: must be at least 1" in error.reason
