"""What an edition can have wrong: every mistake is told, by entry and field."""

import copy
import json
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall import registry
from gnomehall.core.errors import BadEdition
from gnomehall.games.gnomopolis import GAME

TEXT = registry.shipped_text("gnomopolis")
DATA = tomllib.loads(TEXT)
COSTS = "; there are C, V, S, M, A, I, W, each with or without !, $n, Hn"
EFFECTS = "; there are +C to +I, +W, +P, $n, Hn, 'draw n', 'search n' (n from 1 to 9)"
ARRIVALS = "; there are C, V, S, M, A, I, W, P, $n, Hn"
LOOP = ": a turn could go on for ever (GNO-114)"


def toml(value: Any) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value)


def written(data: dict[str, Any]) -> str:
    return "".join(f"{key} = {toml(value)}\n" for key, value in data.items())


def problems(text: str) -> list[str]:
    with pytest.raises(BadEdition) as caught:
        GAME.edition(text)
    return caught.value.problems


def entry(data: dict[str, Any], id_: str) -> dict[str, Any]:
    [found] = [e for part in ("scrolls", "buildings", "advisors") for e in data[part] if e["id"] == id_]
    assert isinstance(found, dict)
    return found


# --- one wrong field ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id_", "field", "value", "problem"),
    [
        ("B05", "cost", ["X"], "buildings B05: cost: unknown icon 'X'" + COSTS),
        ("B05", "cost", ["P"], "buildings B05: cost: unknown icon 'P'" + COSTS),
        ("B05", "cost", ["S", "$-1"], "buildings B05: cost: unknown icon '$-1'" + COSTS),
        ("B05", "effects", ["+X"], "buildings B05: effects: unknown icon '+X'" + EFFECTS),
        ("D3", "effects", ["$0"], "scrolls D3: effects: unknown icon '$0'" + EFFECTS),
        ("D3", "effects", [], "scrolls D3: effects: a scroll must do 1 to 9 things, not 0"),
        ("B05", "team", ["S", "H"], "buildings B05: team: 'H' is none of C, V, S, M, A, I, W"),
        ("B05", "team", [], "buildings B05: team: must be 1 to 9 gnomes, not 0"),
        ("B05", "immigration", ["X"], "buildings B05: immigration: unknown icon 'X'" + ARRIVALS),
        ("B05", "immigration", ["$10"], "buildings B05: immigration: unknown icon '$10'" + ARRIVALS),
        ("B05", "immigration", ["C"] * 10, "buildings B05: immigration: must be 0 to 9 icons, not 10"),
        ("B05", "homes", ["P"], "buildings B05: homes: 'P' is none of C, V, S, M, A, I, W"),
        ("B05", "homes", ["C"] * 10, "buildings B05: homes: must be 0 to 9 gnomes, not 10"),
        ("B05", "type", "Magic", "buildings B05: type: 'Magic' is none of Military, Trade, Craft, Invention"),
        ("A1", "cost", [], "advisors A1: cost: must have at least one gnome or token (GNO-114)"),
        ("D5", "effects", ["search 2"], "scrolls D5: effects: 2 Searches and 0 Draws are too much for 1 gnome" + LOOP),
        ("D6", "effects", ["draw 3"], "scrolls D6: effects: 0 Searches and 3 Draws are too much for 1 gnome" + LOOP),
        ("B02", "effects", ["search 2", "draw 2"],
         "buildings B02: effects: 2 Searches and 2 Draws are too much for 2 gnomes" + LOOP),
        ("B02", "cost", ["V"] * 10, "buildings B02: cost: must be 0 to 9 gnomes, not 10"),
        ("B02", "id", "B01", "buildings B01: id: 'B01' is already the id of buildings B01"),
        ("B02", "id", "D1", "buildings D1: id: 'D1' is already the id of scrolls D1"),
        ("B02", "id", "b01", "buildings b01: id: must be capital letters and a number, like B01, not 'b01'"),
        ("B02", "id", "CUP", "buildings CUP: id: must be capital letters and a number, like B01, not 'CUP'"),
        ("B05", "cost", ["S", "$0"], "buildings B05: cost: unknown icon '$0'" + COSTS),
        ("B05", "effects", ["$1"] * 10, "buildings B05: effects: a scroll must do 1 to 9 things, not 10"),
        ("B02", "id", "", "buildings : id: must be capital letters and a number, like B01, not ''"),
        ("A1", "bonus", ["draw 1"], "advisors A1: bonus: unknown icon 'draw 1'" + ARRIVALS),
        ("A1", "bonus", 1, "advisors A1: bonus: must be a list of texts, not 1"),
        ("A1", "value", "two", "advisors A1: value: must be a whole number, not 'two'"),
        ("A1", "value", True, "advisors A1: value: must be a whole number, not True"),
        ("A1", "value", 1.5, "advisors A1: value: must be a whole number, not 1.5"),
        ("A1", "name", 7, "advisors A1: name: must be a text, not 7"),
        ("B02", "team", "CV", "buildings B02: team: must be a list of texts, not 'CV'"),
        ("B02", "team", ["C", 1], "buildings B02: team: holds 1, which is not a text"),
        ("A2", "type", "Military", "advisors A2: type: 'Military' is already the type of advisors A1"),
        ("D7", "caravan", "yes", "scrolls D7: caravan: must be true or false, not 'yes'"),
        ("D7", "provenance", "mine", "scrolls D7: provenance: names none of rulebook, public, reconstructed, printed"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named_with_its_entry_and_the_reason(id_: str, field: str, value: Any, problem: str) -> None:
    data = copy.deepcopy(DATA)
    entry(data, id_)[field] = value
    assert problem in problems(written(data))


@pytest.mark.parametrize(
    ("part", "value", "problem"),
    [
        ("coins", 59, "edition.box: coins: 59 coins can't stock an Old Capital with 60"),
        ("coins", -1, "edition.box: coins: must be at least 1, not -1"),
        ("helpers", "many", "edition.box: helpers: must be a whole number, not 'many'"),
        ("offer", 29, "edition.box: offer: must be at most 28, not 29"),
        ("workforce", 0, "edition.box: workforce: must be at least 1, not 0"),
        ("start", ["C", "W"], "edition.box: start: 'W' is none of C, V, S, M, A, I"),
        ("start", [], "edition.box: start: must be 1 to 9 gnomes, not 0"),
        ("last_round", True, "edition.box: last_round: must be a whole number, not True"),
        ("gnomes", {"C": 17, "V": 25, "S": 9, "M": 9, "A": 9}, "edition.box.gnomes: I: is missing"),
        ("gnomes", {"C": 17, "V": 25, "S": 9, "M": 9, "A": 9, "I": 9, "W": 1},
         "edition.box.gnomes: W: is unknown; the fields here are A, C, I, M, S, V"),
    ],
)  # fmt: skip
def test_a_wrong_number_in_the_box_is_named(part: str, value: Any, problem: str) -> None:
    data = copy.deepcopy(DATA)
    data["box"][part] = value
    assert problem in problems(written(data))


@pytest.mark.parametrize("ranks", [[40, 50, 60], [40, 50, 60, 60], [50, 40, 60, 70], []])
def test_a_sprint_has_four_ranks_the_smallest_first(ranks: list[int]) -> None:
    data = copy.deepcopy(DATA)
    data["sprint"]["ranks"] = ranks
    assert problems(written(data)) == ["edition.sprint: ranks: must be 4 different numbers, the smallest first"]


def test_a_box_that_can_not_supply_the_old_capital_is_refused() -> None:
    data = copy.deepcopy(DATA)
    data["box"]["gnomes"]["V"] = 24
    assert problems(written(data)) == ["stock 4: gnomes_each: 4 players need 25 gnomes V, the box has 24"]


def test_a_player_count_without_its_stock_is_refused() -> None:
    data = copy.deepcopy(DATA)
    data["stock"][2]["players"] = 2
    assert problems(written(data)) == [
        "stock 2: players: '2' is already the players of stock 2",
        "edition: stock: nothing is said for 3 players",
    ]


@pytest.mark.rule("GNO-103")
def test_a_wild_home_on_the_board_is_refused() -> None:
    data = copy.deepcopy(DATA)
    data["board"]["homes"] = ["C", "W"]
    assert problems(written(data)) == ["edition.board: homes: 'W' is none of C, V, S, M, A, I"]


# --- wrong numbers of entries ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        ("buildings", "edition: buildings: there must be 28 (GNO-1, GNO-8), not 27"),
        ("advisors", "edition: advisors: there must be 4 (GNO-1, GNO-8), not 3"),
        ("scrolls", "edition: scrolls: there must be 7 (GNO-1, GNO-8), not 6"),
    ],
)
def test_a_missing_entry_is_noticed(part: str, problem: str) -> None:
    data = copy.deepcopy(DATA)
    del data[part][0]
    assert problems(written(data)) == [problem]


@pytest.mark.parametrize(
    ("part", "found", "problem"),
    [
        ("buildings", "B29", "edition: buildings: there must be 28 (GNO-1, GNO-8), not 29"),
        ("advisors", "A5", "edition: advisors: there must be 4 (GNO-1, GNO-8), not 5"),
        ("scrolls", "D8", "edition: scrolls: there must be 7 (GNO-1, GNO-8), not 8"),
    ],
)
def test_an_entry_too_many_is_noticed(part: str, found: str, problem: str) -> None:
    data = copy.deepcopy(DATA)
    data[part].append({**data[part][0], "id": found})
    assert problem in problems(written(data))


def test_a_board_has_exactly_one_caravan() -> None:
    data = copy.deepcopy(DATA)
    entry(data, "D7").update({"caravan": False, "cost": ["V"], "effects": ["$1"]})
    assert problems(written(data)) == ["edition: scrolls: one of the board must be the caravan (GNO-8), not 0"]
    data = copy.deepcopy(DATA)
    data["scrolls"][0] = {**entry(data, "D7"), "id": "D1"}
    assert problems(written(data)) == ["edition: scrolls: one of the board must be the caravan (GNO-8), not 2"]


# --- the file as a whole --------------------------------------------------------------------


@pytest.mark.parametrize(
    "field", ["id", "name", "type", "team", "immigration", "cost", "effects", "homes", "provenance"]
)
def test_a_missing_field_of_a_building_is_named(field: str) -> None:
    data = copy.deepcopy(DATA)
    del data["buildings"][4][field]
    name = "number 5" if field == "id" else "B05"
    assert problems(written(data)) == [f"buildings {name}: {field}: is missing"]


@pytest.mark.parametrize(
    "part", ["name", "box", "sprint", "stock", "board", "scrolls", "buildings", "advisors", "game"]
)
def test_a_missing_part_is_named(part: str) -> None:
    data = copy.deepcopy(DATA)
    del data[part]
    assert f"edition: {part}: is missing" in problems(written(data))


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ("", "edition: colour: is unknown; the fields here are advisors, board, box, buildings, game, name, scrolls"),
        ("B05", "buildings B05: colour: is unknown; the fields here are copies, cost, effects, hint, homes, id,"),
        ("D7", "scrolls D7: colour: is unknown; the fields here are caravan, id, name, provenance"),
    ],
)  # fmt: skip
def test_an_unknown_field_is_refused(where: str, problem: str) -> None:
    data = copy.deepcopy(DATA)
    (entry(data, where) if where else data)["colour"] = "red"
    [found] = problems(written(data))
    assert found.startswith(problem)


@pytest.mark.parametrize("name", ["", "two\nlines", " padded "])
def test_the_name_must_fit_on_a_line_of_a_record(name: str) -> None:
    data = {**DATA, "name": name}
    assert problems(written(data)) == [f"edition: name: must be one line of text, not {name!r}"]


def test_a_file_that_is_no_toml_is_refused_with_the_place() -> None:
    [problem] = problems("game = gnomopolis")
    assert problem.startswith("not a TOML file: ")
    assert "line 1" in problem


def test_an_edition_of_another_game_is_refused() -> None:
    text = registry.shipped_text("toadstools")
    assert problems(text) == ["edition: game: this edition is for 'toadstools', not for 'gnomopolis'"]


def test_an_edition_of_no_game_is_refused() -> None:
    assert problems(written({**DATA, "game": ""})) == ["edition: game: this edition is for '', not for 'gnomopolis'"]


def test_all_mistakes_are_told_at_once() -> None:
    data = copy.deepcopy(DATA)
    entry(data, "B05")["team"] = ["Q"]
    entry(data, "A1")["value"] = -2
    del entry(data, "D3")["effects"]
    data["box"]["helpers"] = -1
    found = problems(written(data))
    assert [problem for problem in found if "B05: team: 'Q'" in problem]
    assert "advisors A1: value: must be at least 0, not -2" in found
    assert "scrolls D3: effects: is missing" in found
    assert "edition.box: helpers: must be at least 0, not -1" in found
    with pytest.raises(BadEdition, match=rf"\(and {len(found) - 1} more\)$"):
        GAME.edition(written(data))


PLACES = [
    (part, i, field)
    for part in ("scrolls", "buildings", "advisors", "stock")
    for i, e in enumerate(DATA[part])
    for field in e
]
WEIRD: list[Any] = [
    None, True, -1, 0, 3, 10**6, 1.5, "", "C", "B01", [], ["C"], [[]], ["$1"], ["W!"] * 3, {}, ["+W"] * 40, ["V"] * 300,
]  # fmt: skip


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(PLACES), st.sampled_from(WEIRD))
def test_whatever_a_field_is_changed_to_the_edition_is_read_or_refused_by_name(
    place: tuple[str, int, str], value: Any
) -> None:
    data = copy.deepcopy(DATA)
    part, i, field = place
    if value is None:
        del data[part][i][field]
    else:
        data[part][i][field] = value
    found: list[str] = []
    try:
        GAME.edition(written(data))
    except BadEdition as error:
        found = error.problems
    named = re.compile(r"(edition|scrolls|buildings|advisors|stock)[^:]*: \w+: .+")
    assert [problem for problem in found if not named.fullmatch(problem)] == []
