"""Entries of an edition say what is wrong, by entry and field, and all of it at once."""

from typing import Any

import pytest

from gnomehall.core.edition import Entry, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.core.errors import BadEdition


def entry(**fields: Any) -> Entry:
    return Entry("cards X1", fields, [])


def test_right_fields_are_read_without_a_word() -> None:
    e = entry(name="Inn", cost=3, rare=True, icons=["V", "S"], steps=[1, 2], kind="red", provenance="public")
    assert e.text("name") == "Inn"
    assert e.number("cost", least=3, most=3) == 3
    assert e.flag("rare")
    assert e.texts("icons", allowed=("V", "S")) == ["V", "S"]
    assert e.numbers("steps", least=1) == [1, 2]
    assert e.one_of("kind", ("red", "blue")) == "red"
    assert e.provenance() == "public"
    e.done()
    assert e.problems == []


def test_what_may_be_left_out_has_its_default() -> None:
    e = entry()
    assert e.text("name", default="none") == "none"
    assert e.number("cost", default=2) == 2
    assert not e.flag("rare")
    assert e.texts("icons", default=[]) == []
    assert e.numbers("steps", default=[]) == []
    assert e.one_of("kind", ("red", "blue"), default="blue") == "blue"
    assert e.problems == []


@pytest.mark.parametrize(
    ("read", "problem"),
    [
        (lambda e: e.text("name"), "name: is missing"),
        (lambda e: e.text("cost"), "cost: must be a text, not 3"),
        (lambda e: e.number("title"), "title: must be a whole number, not 'Inn'"),
        (lambda e: e.number("rare"), "rare: must be a whole number, not True"),
        (lambda e: e.number("cost", least=4), "cost: must be at least 4, not 3"),
        (lambda e: e.number("cost", most=2), "cost: must be at most 2, not 3"),
        (lambda e: e.flag("cost"), "cost: must be true or false, not 3"),
        (lambda e: e.texts("icons", allowed=("V",)), "icons: 'Q' is none of V"),
        (lambda e: e.texts("mixed"), "mixed: holds 1, which is not a text"),
        (lambda e: e.texts("cost"), "cost: must be a list of texts, not 3"),
        (lambda e: e.numbers("mixed"), "mixed: holds 'a', which is not a whole number"),
        (lambda e: e.numbers("flags"), "flags: holds True, which is not a whole number"),
        (lambda e: e.numbers("steps", least=0), "steps: must be at least 0, not -1"),
        (lambda e: e.one_of("title", ("Out", "Pub")), "title: 'Inn' is none of Out, Pub"),
        (lambda e: e.provenance(), "provenance: names none of rulebook, public, reconstructed, printed"),
        (lambda e: e.table("cost"), "cost: must be a table, not 3"),
        (lambda e: list(e.tables("icons")), "icons: entry 1 must be a table, not 'Q'"),
    ],
)
def test_a_wrong_field_is_named_with_its_entry(read: Any, problem: str) -> None:
    e = entry(
        title="Inn", cost=3, rare=True, icons=["Q"], mixed=["a", 1], flags=[True], steps=[-1], provenance="hearsay"
    )
    read(e)
    assert f"cards X1: {problem}" in e.problems


def test_a_field_that_nobody_asked_for_is_unknown() -> None:
    e = entry(name="Inn", cots=3)
    e.text("name")
    e.number("cost", default=1)
    e.done()
    assert e.problems == ["cards X1: cots: is unknown; the fields here are cost, name"]


def test_tables_in_a_list_are_named_by_their_id_or_number() -> None:
    top = Entry("edition", {"cards": [{"id": "B1"}, {"cost": 2}], "box": {"coins": -1}}, [])
    assert [e.path for e in top.tables("cards")] == ["cards B1", "cards number 2"]
    top.table("box").number("coins")
    assert top.problems == ["edition.box: coins: must be at least 0, not -1"]


def test_a_value_that_an_earlier_entry_has_is_named_with_both() -> None:
    top = Entry("edition", {"cards": [{"id": "B1"}, {"id": "B2"}, {"id": "B1"}]}, [])
    entries = list(top.tables("cards"))
    unique(entries, "id", [e.text("id") for e in entries])
    assert top.problems == ["cards B1: id: 'B1' is already the id of cards B1"]


def test_all_problems_are_told_together() -> None:
    e = entry(cost=-1)
    e.number("cost")
    e.text("name")
    with pytest.raises(BadEdition) as caught:
        raise_if_wrong(e)
    assert caught.value.problems == ["cards X1: cost: must be at least 0, not -1", "cards X1: name: is missing"]
    assert str(caught.value) == "cards X1: cost: must be at least 0, not -1 (and 1 more)"


@pytest.mark.parametrize("text", ["a = ", "[[", "a = " + "9" * 5000])
def test_a_file_that_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(BadEdition, match="not a TOML file"):
        read_toml(text, "toadstools")


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(BadEdition, match="this edition is for 'chess', not for 'toadstools'"):
        read_toml('game = "chess"', "toadstools")


def test_the_hash_is_of_the_content_and_not_of_the_layout() -> None:
    one = read_toml('game = "toadstools"\nhand = 3', "toadstools")
    same = read_toml('# a comment\nhand   = 3\ngame = "toadstools"', "toadstools")
    other = read_toml('hand = 4\ngame = "toadstools"', "toadstools")
    assert digest_of(one.data) == digest_of(same.data)
    assert digest_of(one.data) != digest_of(other.data)
