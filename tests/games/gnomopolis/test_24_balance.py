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
        ("team", (4, 20, 7, 7, 7, 7, 4)),
        ("immigration", (23, 21, 11, 10, 11, 11, 0)),
        ("homes", (18, 20, 15, 12, 16, 13, 12)),
    ],
)
def test_icons_on_the_cards_by_colour(field: str, counts: tuple[int, ...]) -> None:
    found = Counter(icon for card in CARDS for icon in card[field])
    assert tuple(found[letter] for letter in "CVSMAIW") == counts


def test_there_are_56_team_icons_87_immigrants_and_106_homes() -> None:
    assert [sum(len(card[field]) for card in CARDS) for field in ("team", "immigration", "homes")] == [56, 87, 106]


def test_each_type_has_seven_cards() -> None:
    assert Counter(card["type"] for card in CARDS) == {"Military": 7, "Trade": 7, "Craft": 7, "Invention": 7}


@pytest.mark.rule("GNO-63")
def test_every_card_is_built_by_two_gnomes_and_one_of_each_type_by_two_of_its_profession() -> None:
    assert Counter(len(card["team"]) for card in CARDS) == {2: 28}
    alike = {card["type"]: card["team"] for card in CARDS if card["team"][0] == card["team"][1] != "V"}
    assert alike == {"Military": ["S", "S"], "Trade": ["M", "M"], "Craft": ["A", "A"], "Invention": ["I", "I"]}


def test_eight_cards_can_be_built_with_the_starting_population() -> None:
    assert sum(sorted(card["team"]) in (["V", "V"], ["C", "V"]) for card in CARDS) == 8


def test_sizes_of_immigration_and_of_homes() -> None:
    assert Counter(len(card["immigration"]) for card in CARDS) == {2: 1, 3: 23, 4: 4}
    assert Counter(len(card["homes"]) for card in CARDS) == {3: 6, 4: 22}
