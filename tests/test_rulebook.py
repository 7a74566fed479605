"""The rules for players: there in every language, saying the same, and leading to rules that exist."""

import re

import pytest

from gnomehall import registry, rulebook
from gnomehall.rulebook import Part
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

GAMES = [game.meta.id for game in registry.all_games() if not game.meta.sample]
RULE = re.compile(r"\b[A-Z]{3}-\d+\b")
PIECE = re.compile(r":[a-z-]+:")
NAMED_PIECE = re.compile(r":([a-z-]+): ?(.{0,20})")
PICTURE = re.compile(r"^!\[.+\]\((\w+)\)$", re.M)
HEADING = re.compile(r"^#+ ", re.M)
WORDS_A_PAGE = 250
"""With pictures, as a rulebook is set."""


def shape(text: str) -> tuple[list[list[str]], list[int]]:
    """What a translation shares with its original: headings, pictures, pieces, rules and tables in their order."""
    tables = [line.count("|") for line in text.split("\n") if line.startswith("|")]
    return [found.findall(text) for found in (HEADING, PICTURE, PIECE, RULE)], tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_take_four_to_eight_pages_with_pictures_and_the_aid_one(game: str, language: str) -> None:
    rules = rulebook.read(game, "rules", language)
    assert 3 < len(rules.split()) / WORDS_A_PAGE + len(PICTURE.findall(rules)) * 0.5 <= 8
    assert len(PICTURE.findall(rules)) >= 2
    assert len(rulebook.read(game, "aid", language).split()) < WORDS_A_PAGE


@pytest.mark.parametrize("part", ["rules", "aid"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_the_same_and_not_in_english(game: str, part: Part) -> None:
    english = rulebook.read(game, part)
    for language in LANGUAGES:
        text = rulebook.read(game, part, language)
        assert shape(text) == shape(english)
        assert (text == english) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["rules", "aid"])
def test_the_name_of_a_resource_stands_beside_its_picture_for_where_nothing_is_drawn(part: Part, language: str) -> None:
    words, named = Speech(language, "mighty-gnomes", strict=True), 0
    for piece, after in NAMED_PIECE.findall(rulebook.read("mighty-gnomes", part, language)):
        if words.has(f"name-{piece}"):
            named += 1
            assert after.startswith(words.name(piece)), (piece, after)
    assert named > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_it_names_is_one_click_deeper(game: str) -> None:
    numbered = rulebook.read(game, "numbered")
    named = set(RULE.findall(rulebook.read(game, "rules") + rulebook.read(game, "aid")))
    assert len(named) > 15
    assert [rule for rule in sorted(named) if not re.search(rf"^\*\*{rule}\b", numbered, re.M)] == []


@pytest.mark.parametrize("game", GAMES)
def test_sources_are_for_people_who_look_for_them(game: str) -> None:
    for part in ("rules", "aid", "numbered"):
        text = rulebook.read(game, part)
        for word in ("rovenance", "reconstructed", "json", "nvariants", "<!--"):
            assert word not in text, (part, word)
    sources = rulebook.read(game, "sources")
    assert "reconstructed" in sources
    assert "<!--" not in sources
    assert set(RULE.findall(registry.rules_page(game))) == set(RULE.findall(sources))


def test_a_language_without_a_rulebook_has_the_english_one_and_a_game_without_one_its_numbered_rules() -> None:
    assert rulebook.read("gnomopolis", "rules", "eo") == rulebook.read("gnomopolis", "rules", "en")
    assert rulebook.read("toadstools", "rules", "en") == rulebook.read("toadstools", "numbered", "en")


def test_where_nothing_is_drawn_nothing_is_left_of_the_pictures() -> None:
    text = rulebook.without_pictures("Take a :coin: coin, 2:1.\n\n![The coins](coins)\n\n- :any: wild\n")
    assert text == "Take a coin, 2:1.\n\n- wild\n"
