"""The components as a file: what is shipped, and how mistakes in another one are told."""

import re

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadEdition
from gnomehall.core.play import playout
from gnomehall.core.rng import Rng
from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.tables import CRYSTAL, DINING, LETTERS, TOKENS, WAREHOUSE
from gnomehall.parts import counts
from tests.games.mighty_gnomes.table import edition

TEXT = registry.shipped_text("mighty-gnomes")


def problems(old: str, new: str) -> list[str]:
    assert old in TEXT
    with pytest.raises(BadEdition) as caught:
        GAME.edition(TEXT.replace(old, new, 1))
    return caught.value.problems


def test_every_entry_says_where_it_comes_from() -> None:
    entries = len(re.findall(r"^\[", TEXT, re.M))
    assert TEXT.count("provenance = ") == entries == 6 + 18 + 8 + 12 + 3 + 3 + 3


@pytest.mark.rule("MIG-Q4")
def test_the_glades_show_what_the_rules_page_counts() -> None:
    icons = [icon for side in edition().tables.glades for icon in side]
    letters = {letter: icons.count(i) for i, letter in enumerate(LETTERS)}
    assert letters == {"W": 9, "S": 9, "M": 10, "C": 9, "N": 11, "T": 6, "X": 6}
    for side in edition().tables.glades:
        assert side[2] != CRYSTAL
        assert side[3] != CRYSTAL


def test_the_tables_of_the_rules_page_are_the_tables_of_the_edition() -> None:
    """The page carries the same data as JSON-like text; the two must not drift apart."""
    page, e = registry.rules_page("mighty-gnomes"), edition()
    for name in range(5):
        rows = ["".join(LETTERS[icon] for icon in e.tables.glades[2 * name + side]) for side in (0, 1)]
        assert f'"G{name + 1}": ["{rows[0]}", "{rows[1]}"]' in page
    for gnome, cost in zip(e.gnomes, e.tables.gnome_cost, strict=True):
        letters = "".join(LETTERS[k] * counts.count(cost, k) for k in range(TOKENS))
        assert f'"{gnome.id.capitalize()}": "{letters}"' in page
    assert f'"capacity": {e.tables.holds[DINING]}' in page
    assert f'"capacity": {e.tables.holds[WAREHOUSE]}' in page
    for kind, chest in enumerate(e.chests):
        key = chest.id.replace("-", "_")
        row = re.search(rf'"{key}": (\{{[^}}]*\}})', page)
        assert row is not None, key
        if e.tables.chest_points[kind]:
            assert f'"vp": {e.tables.chest_points[kind]}' in row.group(1)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('a = "WNMSCT"', 'a = "WNMSC"', "glades G1: a: must be 6 letters, not 5"),
        ('a = "WNMSCT"', 'a = "WNMSCQ"', "glades G1: a: 'Q' is none of the letters WSMCXNT"),
        ('id = "G2"', 'id = "G1"', "glades G1: id: 'G1' is already the id of glades G1"),
        ("key_limit = 3", "key_limit = 0", "table: key_limit: must be at least 1, not 0"),
        ("wood = 16", 'wood = "many"', "tokens: wood: must be a whole number, not 'many'"),
        ('two = ["middle"]', 'two = ["attic"]', "ladders: two: 'attic' is none of left, middle, right"),
        ('cost = "WM"', 'cost = "WN"', "gnomes robber: cost: 'N' is none of the letters WSMCX"),
        ('ability = "tile"', 'ability = "fly"', "gnomes druid: ability: 'fly' is none of "),
        ("copies = 3", "copies = 99", "chests frog: copies: must be at most 15, not 99"),
        ("chests = [3, 6, 9]", "chests = [3, 6, 19]", "trail: chests: there is no space 19, the trail ends at 10"),
        ("cost = [1, 1, 2] # wood", "cost = [1, 1] # wood", "dining: cost: must be 3 numbers, one for each step"),
        ("rounds = [5]", "rounds = [4]", "boxes day 5: rounds: round 4 has a box already"),
        ('effect = "free_use"', 'effect = "nap"', "boxes days 1-2, rewards tiles: effect: 'nap' is none of "),
        ('bookmark = "crystal"\n', "", "books B10: bookmark: a silver book has one and a golden book has none"),
        ("two_players = true\n", "", "edition: books: one golden and one silver book must have"),
        ('tokens = "CM"', 'tokens = ""', "books B13: tokens: must name at least one token"),
        ('give = "WW"', 'give = ""', "gnomes magic, trades wood: give: must name at least one token"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "pieces: provenance: names none of rulebook"),
        (
            "cards_of_each_gnome = 4",
            "cards_of_each_gnome = 3",
            "pieces: cards_of_each_gnome: must be at least 4, not 3",
        ),
        ("gnome_tiles = [1, 2, 3, 4]", "gnome_tiles = [1, 2]", "pieces: gnome_tiles: the rules are for tiles of 1, 2,"),
        ('tokens = "WWS"', 'tokens = "WWWWWWWWWW"', "chests crate: tokens: must be at most 9 tokens"),
        ("druid_size = 2", "druid_size = 2\nmagic = 1", "table: magic: is unknown"),
    ],
)
def test_a_mistake_is_told_by_entry_and_field(old: str, new: str, problem: str) -> None:
    assert any(problem in found for found in problems(old, new)), problems(old, new)


def test_all_mistakes_are_told_at_once() -> None:
    text = TEXT.replace("key_limit = 3", "key_limit = 0").replace('cost = "WM"', 'cost = "WN"')
    with pytest.raises(BadEdition) as caught:
        GAME.edition(text.replace("copies = 3", "copies = 99"))
    assert len(caught.value.problems) >= 3


def test_another_edition_plays_by_its_own_numbers() -> None:
    made = GAME.edition(TEXT.replace("start_coins = [1, 2, 3, 4]", "start_coins = [7, 8, 9, 10]"))
    s = GAME.new(registry.setup("mighty-gnomes", 2, {"first": "1"}, made))
    assert [home.coins for home in s.homes] == [8, 7]
    assert made.digest != edition().digest


@pytest.mark.parametrize("first", range(9))
def test_a_file_with_a_line_missing_is_refused_or_plays(first: int) -> None:
    lines = TEXT.splitlines()
    for missing in range(first, len(lines), 37):
        try:
            made = GAME.edition("\n".join(lines[:missing] + lines[missing + 1 :]))
        except BadEdition:
            continue
        s = GAME.new(registry.setup("mighty-gnomes", 3, {}, made))
        assert playout(s, Rng(first)) > 0
