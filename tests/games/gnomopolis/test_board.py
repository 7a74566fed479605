"""The board in characters, as a player at 80 columns sees it."""

from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.view import Panel
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.games.gnomopolis import GAME
from gnomehall.words.speech import Speech
from tests.games.gnomopolis.table import EDITION, WORDS, Table, changed, player, table

GOLDEN = Path(__file__).parents[2] / "golden" / "gnomopolis"


def panels(t: Table, viewer: int = 0) -> list[Panel]:
    drawing = GAME.faces().draw(EDITION, GAME.view(t.s, viewer), GAME.faces().choices(t.s), WORDS)
    return [panel for row in drawing for panel in row]


def texts(panel: Panel) -> list[str]:
    return ["".join(span.text for span in line).rstrip() for line in panel.lines]


def drawn(t: Table, title: str, viewer: int = 0) -> list[str]:
    """The lines of the panel whose title begins so."""
    [found] = [panel for panel in panels(t, viewer) if panel.title.startswith(title)]
    return texts(found)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_every_board_of_the_golden_games_fits_into_80_columns_and_cuts_nothing(path: Path) -> None:
    made = record.loads(path.read_text(encoding="utf-8"))
    s = GAME.new(registry.replay_record(made, upto=0).setup)
    for number, move in enumerate(made.moves):
        if number % 5 == 0:
            for panel in panels(Table(s.copy()), number % made.seats):
                assert len(panel.title) <= 74
                assert [text for text in texts(panel) if len(text) > 76 or "~" in text] == []
        s.apply(GAME.parse(s, move.text))


def test_an_offer_shows_all_that_is_printed_and_stars_what_can_be_built() -> None:
    t = table(player(active="VV"), player(), offer="B15 B07 B03 B04 - B06", rounds=3)
    lines = drawn(t, "Offer, round 3")
    assert lines[:6] == [
        "  card, 23 in deck        type      team brings action                 homes",
        "* B15 Atelier             Craft     VV   CCC    A>$2, draw 1           AACC",
        "  B07 Citadel             Military  SS   VSSM   SW>$2, search 2        SSVW",
        "  B03 Watchtower          Military  VS   VSA    S>$1, search 1         SSAW",
        "  B04 Drill Yard          Military  VA   CCS    C!>$1, +S              SACC",
        "  an empty place",
    ]


def test_a_district_shows_gnomes_homes_goods_and_scrolls() -> None:
    me = player(active="SMM", cup="CV", exhausted="A", coins=2, helpers=1, buildings="B10", advisors="A2")
    t = table(me, player(), player(), first=1).play("use D3 M", "caravan D3 M")
    assert drawn(t, "Seat 0 (you) to move: 13 points, 1 building") == [
        "Ready     S1*",
        "Cup       C1  V1",
        "Resting   A1",
        "Homes     C2 V5 M2: 3 in buildings, 1 on board, 2 homeless",
        "Owns      6 coins, 1 helper*, caravan goes to Seat 2 next",
        "  D1 Grow up C!>+V                      D2 Learn a trade V!>+P",
        "  D3 Trade [M]                          D4 Tinker I>H1",
        "* D5 Patrol S>search 1                  D6 Craft A>draw 2",
        "  D7 Armadillo Caravan [M] = D3         B10 Bank M$1>$4",
        "  A2 Guild Treasurer V>$1",
    ]
    assert [panel.title for panel in panels(t)][-3:-1] == [
        "Seat 1, first player: 1 point, 0 buildings",
        "Seat 2: 0 points, 0 buildings",
    ]


def test_a_search_stars_every_gnome_that_may_be_moved() -> None:
    t = table(player(active="SC", cup="V", exhausted="A"), player()).play("use D1 C", "use D5 S")
    lines = drawn(t, "Seat 0")
    assert lines[1:3] == ["Cup       V1*", "Resting   V1* A1*"]
    assert lines[5].startswith("* D1 Grow up [C!]")
    assert "* D5 Patrol [S]" in lines[7]


def test_the_cards_that_a_caravan_can_copy_are_starred_where_they_lie() -> None:
    t = table(player(active="A"), player(buildings="B15 B10"), player(buildings="B21"))
    assert drawn(t, "Seat 1")[-1] == "  B10 Bank M$1>$4                     * B15 Atelier A>$2, draw 1"
    assert drawn(t, "Seat 2")[-1] == "  B21 Hall of Masters A>+V, draw 1"


def test_helpers_that_may_build_are_starred() -> None:
    t = table(player(helpers=2), player())
    assert drawn(t, "Seat 0")[4] == "Owns      0 coins, 2 helpers*, caravan goes to Seat 1 next"


def test_the_last_round_and_the_end_are_announced() -> None:
    t = table(player(active="M", cup="VVV"), player(cup="VVV"), old_coins=1, rounds=7).play("use D3 M")
    assert "Offer, last round 7: the Old Capital has no coins left" in [panel.title for panel in panels(t)]
    t.end_turn().end_turn()
    titles = [panel.title for panel in panels(t)]
    assert "Offer, the game is over: the Old Capital has no coins left" in titles


def test_the_viewers_own_district_comes_last_and_whole_and_a_spectator_sees_whose_turn_it_is() -> None:
    t = table(player(), player(), player(), turn=1)
    assert [panel.title.split(":")[0] for panel in panels(t, 2)][-3:] == [
        "Seat 0, first player",
        "Seat 1 to move",
        "Seat 2 (you)",
    ]
    assert panels(t, SPECTATOR)[-1].title.startswith("Seat 1 to move")


def test_what_another_edition_prints_too_long_is_cut_and_says_so() -> None:
    edition = changed("B10", "name", "Bank of the Nine Deep Vaults")
    t = table(player(buildings="B10"), player(), edition=edition)
    words = Speech("en", "gnomopolis", edition, strict=True)
    rows = GAME.faces().draw(edition, GAME.view(t.s, 0), [], words)
    lines = [line for row in rows for panel in row for line in texts(panel)]
    assert any("B10 Bank of the Nine Deep Vaults M$~" in line for line in lines)
    assert max(len(line) for line in lines) <= 76
