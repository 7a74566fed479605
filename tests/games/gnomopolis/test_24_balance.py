"""Chapter 24.1 of the rules: the numbers of the shipped components."""

import tomllib
from collections import Counter

import pytest

from gnomehall import registry

FILE = tomllib.loads(registry.shipped_text("gnomopolis"))
CARDS = FILE["buildings"]


@pytest.mark.parametrize(
    ("field", "counts"),
    [
        ("team", (4, 24, 7, 7, 7, 7, 4)),
        ("immigration", (19, 16, 9, 10, 8, 10, 0)),
        ("homes", (15, 15, 13, 12, 13, 12, 12)),
    ],
)
def test_icons_on_the_cards_by_colour(field: str, counts: tuple[int, ...]) -> None:
    found = Counter(icon for card in CARDS for icon in card[field])
    assert tuple(found[letter] for letter in "CVSMAIW") == counts


def test_there_are_60_team_icons_72_immigrants_and_92_homes() -> None:
    assert [sum(len(card[field]) for card in CARDS) for field in ("team", "immigration", "homes")] == [60, 72, 92]


def test_each_type_has_seven_cards() -> None:
    assert Counter(card["type"] for card in CARDS) == {"Military": 7, "Trade": 7, "Craft": 7, "Invention": 7}


def test_24_cards_take_two_gnomes_and_four_take_three_one_of_each_type() -> None:
    assert Counter(len(card["team"]) for card in CARDS) == {2: 24, 3: 4}
    assert {card["type"] for card in CARDS if len(card["team"]) == 3} == {"Military", "Trade", "Craft", "Invention"}


def test_eight_cards_can_be_built_with_the_starting_population() -> None:
    assert sum(sorted(card["team"]) in (["V", "V"], ["C", "V"]) for card in CARDS) == 8


def test_sizes_of_immigration_and_of_homes() -> None:
    assert Counter(len(card["immigration"]) for card in CARDS) == {1: 1, 2: 14, 3: 9, 4: 4}
    assert Counter(len(card["homes"]) for card in CARDS) == {2: 2, 3: 16, 4: 10}
