"""The rules of the sample game."""

import re

import pytest

from gnomehall import registry
from gnomehall.core.errors import BadEdition
from gnomehall.core.event import Event
from gnomehall.core.match import Match
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.games.toadstools.view import ToadstoolsView

GAME = registry.game("toadstools")

# What goes round the table in setup, seat by seat from the last to the first: a chanterelle, a bolete, a puffball each.
DEALS = {seats: [f"pick {kind}" for kind in "abc" for _ in range(seats)] for seats in (2, 3, 4)}


def dealt(seats: int) -> Match:
    match = Match(GAME, registry.setup("toadstools", seats))
    for move in DEALS[seats]:
        match.play(move)
    return match


def legal(match: Match) -> list[str]:
    return [GAME.text(match.state, action) for action in match.state.legal_actions()]


def view(match: Match, viewer: int) -> ToadstoolsView:
    found = GAME.view(match.state, viewer)
    assert isinstance(found, ToadstoolsView)
    return found


def play_out(match: Match) -> None:
    """The first legal move each time, chance's too."""
    while not match.over:
        match.play(legal(match)[0])


@pytest.mark.rule("TOAD-1")
def test_everybody_picks_three_and_seat_0_begins() -> None:
    match = Match(GAME, registry.setup("toadstools", 3))
    assert view(match, SPECTATOR).basket == 15
    for move in DEALS[3]:
        assert match.state.player() == CHANCE
        match.play(move)
    assert view(match, 0).held == [3, 3, 3]
    assert view(match, 0).basket == 6
    assert match.state.player() == 0


@pytest.mark.rule("TOAD-2")
def test_a_pick_is_as_likely_as_the_basket_has_of_its_kind() -> None:
    match = Match(GAME, registry.setup("toadstools", 2))
    assert legal(match) == ["pick a", "pick b", "pick c"]
    assert match.state.weights() == [6, 5, 4]
    match.play("pick b")
    assert match.state.weights() == [6, 4, 4]


@pytest.mark.rule("TOAD-2")
def test_what_is_picked_is_shown_to_its_owner_alone() -> None:
    match = Match(GAME, registry.setup("toadstools", 2))
    (event,) = match.play("pick c")
    assert event == Event("pick", "TOAD-2", {"seat": 1, "mushroom": "puffball"}, to=1)
    assert view(match, 1).hand[:3] == [0, 0, 1]
    assert view(match, 0).hand[:3] == [0, 0, 0]
    assert view(match, SPECTATOR).hand == []
    assert view(match, SPECTATOR).held == [0, 1]


@pytest.mark.rule("TOAD-3")
def test_planting_scores_what_the_meadow_then_has_of_the_kind() -> None:
    match = dealt(2)
    assert legal(match) == ["plant a", "plant b", "plant c"]
    match.play("plant a")
    match.play("pick b")
    assert match.state.scores() == [1, 0]
    match.play("plant a")
    match.play("pick b")
    assert match.state.scores() == [1, 2]
    match.play("plant b")
    assert match.state.scores() == [2, 2]
    assert view(match, SPECTATOR).meadow[:3] == [2, 1, 0]


@pytest.mark.rule("TOAD-4")
def test_who_has_planted_picks_again_from_the_basket() -> None:
    match = dealt(2)
    match.play("plant a")
    assert match.state.player() == CHANCE
    match.play("pick a")
    assert view(match, 0).held == [3, 3]
    assert match.state.player() == 1


@pytest.mark.rule("TOAD-4")
def test_nothing_is_picked_from_an_empty_basket() -> None:
    match = dealt(4)
    for move in ("plant a", "pick a", "plant a", "pick a"):
        match.play(move)
    assert view(match, SPECTATOR).basket == 1
    match.play("plant a")  # the last one, picked without asking
    assert view(match, SPECTATOR).basket == 0
    match.play("plant a")
    assert view(match, SPECTATOR).held == [3, 3, 3, 2]
    assert match.state.player() == 0


@pytest.mark.rule("TOAD-5")
def test_a_puffball_costs_another_player_a_point_before_the_pick() -> None:
    match = dealt(3)
    match.play("plant c")
    assert match.state.player() == 0
    assert legal(match) == ["dust 1", "dust 2"]
    match.play("dust 2")
    assert match.state.scores() == [1, 0, -1]
    assert match.state.player() == CHANCE


@pytest.mark.rule("TOAD-5")
def test_with_two_players_there_is_nothing_to_ask() -> None:
    match = dealt(2)
    events = match.play("plant c")
    assert [event.kind for event in events] == ["plant", "dust"]
    assert match.state.scores() == [1, -1]


@pytest.mark.rule("TOAD-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_every_mushroom_is_planted(seats: int) -> None:
    match = dealt(seats)
    play_out(match)
    assert match.state.player() == NOBODY
    assert view(match, SPECTATOR).meadow[:3] == [6, 5, 4]
    assert match.state.ending() == "planted"


@pytest.mark.rule("TOAD-6")
def test_most_points_win_and_equal_points_share_a_place() -> None:
    match = dealt(3)
    match.play("plant a")
    assert match.state.scores() == [1, 0, 0]
    assert match.state.places() == [0, 1, 1]


def test_every_rule_of_the_page_is_shown_by_a_test() -> None:
    rules = re.findall(r"^\*\*(TOAD-\d+)\*\*", registry.rules_page("toadstools"), re.M)
    named = {rule for test in globals().values() for rule in _rules_of(test)}
    assert rules == [f"TOAD-{n}" for n in range(1, 7)]
    assert named == set(rules)


def _rules_of(test: object) -> list[str]:
    marks = getattr(test, "pytestmark", [])
    return [rule for mark in marks if mark.name == "rule" for rule in mark.args]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("hand = 3", "hand = 4", "edition: hand: must be at most 3, not 4"),
        ("hand = 3", "hand = 0", "edition: hand: must be at least 1, not 0"),
        ("copies = 5", "copies = -5", "mushrooms bolete: copies: must be at least 1, not -5"),
        (
            'id = "bolete"',
            'id = "puffball"',
            "mushrooms puffball: id: 'puffball' is already the id of mushrooms puffball",
        ),
        ('dusting = "puffball"', 'dusting = "morel"', "edition: dusting: 'morel' is none of"),
        ('dusting = "puffball"', 'dusting = ""', "edition: dusting: '' is none of"),
        ('id = "bolete"', 'id = "bolete"\ncolour = "brown"', "mushrooms bolete: colour: is unknown"),
        ("[[mushrooms]]", "[[toadstools]]", "edition: mushrooms: is missing"),
    ],
)
def test_a_wrong_edition_names_entry_and_field(old: str, new: str, problem: str) -> None:
    text = registry.shipped_text("toadstools")
    assert old in text
    with pytest.raises(BadEdition) as caught:
        GAME.edition(text.replace(old, new))
    assert any(found.startswith(problem) for found in caught.value.problems), caught.value.problems


def test_a_rule_of_the_sample_can_be_looked_up() -> None:
    assert registry.rule_text("toad-5").startswith("**TOAD-5** Dusting.")
