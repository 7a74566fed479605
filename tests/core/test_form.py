"""The form of an edition is what its loader asks for, and its mistakes stand at their fields."""

import tomllib
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadEdition
from gnomehall.core.form import Mistake, noting
from gnomehall.core.toml import write_toml


def mistakes_in(game: str, data: dict[str, Any]) -> list[Mistake]:
    with noting() as notes, pytest.raises(BadEdition) as raised:
        registry.game(game).edition(write_toml(data))
    assert [one.problem for one in notes.mistakes] == raised.value.problems
    return notes.mistakes


def shipped(game: str) -> dict[str, Any]:
    return tomllib.loads(registry.shipped_text(game))


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_field_of_the_shipped_edition_is_in_the_form(game: str) -> None:
    fields = registry.edition_fields(game)

    def walk(group: str, entry: dict[str, Any]) -> None:
        asked = fields[group]
        for name, value in entry.items():
            inner = f"{group}.{name}".lstrip(".")
            if asked[name].kind == "table":
                walk(inner, value)
            elif asked[name].kind == "tables":
                for one in value:
                    walk(inner, one)
        assert {name for name, field in asked.items() if field.required} <= set(entry)

    walk("", shipped(game))


def test_the_form_says_what_a_field_may_hold() -> None:
    card = registry.edition_fields("gnomopolis")["buildings"]
    assert (card["type"].kind, card["type"].allowed) == ("choice", ("Military", "Trade", "Craft", "Invention"))
    assert (card["copies"].kind, card["copies"].required, card["copies"].most) == ("number", False, 1)
    assert card["provenance"].kind == "provenance"
    scroll = registry.edition_fields("gnomopolis")["scrolls"]
    assert not scroll["cost"].required  # the caravan has none


def test_a_mistake_is_noted_with_the_way_to_its_entry_and_its_field() -> None:
    data = shipped("gnomopolis")
    data["buildings"][2]["cost"] = ["Q"]
    data["box"]["gnomes"]["C"] = -1
    data["advisors"][3]["colour"] = "red"
    found = {(one.place, one.field) for one in mistakes_in("gnomopolis", data)}
    assert {(("buildings", 2), "cost"), (("box", "gnomes"), "C"), (("advisors", 3), "colour")} <= found


def test_two_entries_of_one_name_are_told_apart_by_their_places() -> None:
    data = shipped("gnomopolis")
    data["buildings"][5]["id"] = data["buildings"][4]["id"]
    assert [(one.place, one.field) for one in mistakes_in("gnomopolis", data)] == [(("buildings", 5), "id")]


def test_entries_within_entries_are_found() -> None:
    data = shipped("mighty-gnomes")
    data["boxes"][1]["rewards"][2]["effect"] = "party"
    mistake = mistakes_in("mighty-gnomes", data)[0]
    assert (mistake.place, mistake.field) == (("boxes", 1, "rewards", 2), "effect")
    assert mistake.reason.startswith("'party' is none of coins, keys")


def test_nothing_is_noted_unless_somebody_wants_to_know() -> None:
    with noting() as outer:
        pass
    registry.game("toadstools").edition(registry.shipped_text("toadstools"))
    assert outer.fields() == {}


def test_a_field_that_was_checked_against_a_printed_copy_may_say_so() -> None:
    data = shipped("gnomopolis")
    data["buildings"][0]["provenance"] = "printed"
    assert registry.game("gnomopolis").edition(write_toml(data)).digest


def test_a_mistake_that_every_game_can_have_is_told_apart_from_those_of_one() -> None:
    data = shipped("gnomopolis")
    data["box"]["offer"], data["box"]["helpers"] = 99, "many"
    data["buildings"][0]["effects"] = ["Q", "$1"]
    del data["buildings"][1]["homes"]
    data["advisors"][0]["type"] = "Magic"
    found = {one.field: (one.kind, one.data) for one in mistakes_in("gnomopolis", data)}
    assert found["offer"] == ("most", {"most": 28, "value": 99})
    assert found["helpers"] == ("number", {"value": "'many'"})
    assert found["homes"] == ("missing", {})
    assert found["type"] == ("none-of", {"value": "Magic", "known": "Military, Trade, Craft, Invention"})
    assert found["effects"] == ("", {})
