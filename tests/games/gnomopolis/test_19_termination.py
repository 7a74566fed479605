"""Chapters 19 and 24.2 of the rules: why no turn and no game goes on for ever."""

import tomllib

import pytest

from gnomehall import registry
from gnomehall.core.play import playout
from gnomehall.core.rng import Rng
from tests.games.gnomopolis.table import EDITION, new_game, player, table

FILE = tomllib.loads(registry.shipped_text("gnomopolis"))
SCROLLS = [entry for part in ("scrolls", "buildings", "advisors") for entry in FILE[part] if "cost" in entry]


@pytest.mark.rule("GNO-112")
def test_a_turn_has_at_most_54_plays() -> None:
    assert EDITION.tables.most_plays == 54


@pytest.mark.rule("GNO-112")
def test_a_turn_that_searches_and_draws_all_it_can_comes_to_an_end() -> None:
    # A district of Searches and Draws, played by always taking the first scroll that can be used.
    me = player(active="VVVSA", cup="VSA", buildings="B02 B03 B06 B20 B25 B12", advisors="A1 A3", coins=5)
    t = table(me, player(buildings="B28 B21 B07"))
    while (plays := t.legal("use") + t.legal("caravan") + t.legal("seek")) or t.asked() == "draw":
        t.luck() if t.asked() == "draw" else t.play(plays[-1])
        assert t.s.plays <= 54
    assert t.s.plays > 8


@pytest.mark.rule("GNO-112")
def test_an_endless_turn_would_not_pass_unnoticed() -> None:
    t = table(player(active="M"), player())
    t.s.plays = 54
    with pytest.raises(AssertionError, match="GNO-112"):
        t.play("use D3 M")


@pytest.mark.rule("GNO-113")
def test_if_all_always_pass_the_game_ends_with_round_40() -> None:
    t = new_game(2).play("first 1").luck()
    turns = 0
    while not t.over:
        t.end_turn()
        turns += 1
    assert (turns, t.s.rounds, t.s.ending()) == (80, 40, "rounds")


@pytest.mark.rule("GNO-113")
def test_a_game_that_met_an_end_condition_needs_no_cut() -> None:
    endings = set()
    for seed in range(20):
        s = new_game(3).s
        s.log = None
        playout(s, Rng(seed))
        assert s.round() <= 40
        endings.add(s.ending())
    assert endings <= {"buildings", "gnomes", "coins"}


@pytest.mark.rule("GNO-114")
def test_all_38_scrolls_but_the_caravan_are_checked() -> None:
    assert len(SCROLLS) == 38


@pytest.mark.rule("GNO-114")
@pytest.mark.parametrize("entry", SCROLLS, ids=lambda entry: entry["id"])
def test_no_scroll_can_feed_itself(entry: dict[str, list[str]]) -> None:
    gnomes = [icon for icon in entry["cost"] if icon[0] in "CVSMAIW"]
    tokens = [icon for icon in entry["cost"] if icon[0] in "$H"]
    searches = sum(int(icon.split()[1]) for icon in entry["effects"] if icon.startswith("search"))
    draws = sum(int(icon.split()[1]) for icon in entry["effects"] if icon.startswith("draw"))
    assert len(gnomes) >= 1
    assert tokens or 2 * searches + draws <= 3 * len(gnomes) - 1
    assert len({icon.endswith("!") for icon in gnomes}) == 1
    assert sum(icon[0] == "W" for icon in gnomes) <= 1
