"""Boards as text and as HTML."""

import pytest

import gnomehall
from gnomehall import registry
from gnomehall.core.view import Panel, Span, line
from gnomehall.drawing import draw_html, draw_text, measure


def test_panels_stand_side_by_side_at_the_same_height() -> None:
    one, other = Panel("One", (line("a"), line("b"))), Panel("", (line("longer"),))
    assert draw_text(((one, other),)).splitlines() == [
        "╭─ One ─╮╭────────╮",
        "│ a     ││ longer │",
        "│ b     ││        │",
        "╰───────╯╰────────╯",
    ]


def test_panels_for_which_there_is_no_room_go_below_and_long_lines_are_wrapped() -> None:
    panel = Panel("", (line("some words in a row"),))
    drawn = draw_text(((panel, panel),), width=16).splitlines()
    assert drawn[1:3] == ["│ some words │", "│ in a row   │"]
    assert len(drawn) == 8


def test_what_may_be_chosen_stands_in_brackets() -> None:
    assert "│ a[b]c │" in draw_text(((Panel("", (line("a ", Span("b", "choice"), " c"),)),),))


def test_wide_letters_take_two_columns() -> None:
    assert measure("a矮é") == 4


def test_html_is_escaped_and_coloured() -> None:
    drawn = draw_html(((Panel("<x>", (line(Span("a&b", "red bold")),)),),))
    assert "<b>&lt;x&gt;</b>" in drawn
    assert '<span style="color:#ff6b6b;font-weight:bold">a&amp;b</span>' in drawn


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_match_draws_itself(name: str) -> None:
    match = gnomehall.new(name, seed=1)
    lines = str(match).splitlines()
    assert lines[0].startswith(match.game.meta.title)
    assert f"Seat {match.state.player()} decides" in lines[0]
    assert max(map(measure, lines)) <= 120
    assert match._repr_html_().count("<pre") == str(match).count("╭")


def test_a_board_shows_the_hand_of_its_viewer_alone() -> None:
    match = gnomehall.new("toadstools", seed=3)
    assert "Your hand" in match.draw(1)
    assert "[" not in match.draw(1)  # seat 0 decides, so seat 1 has nothing to choose
    assert "Your hand" not in match.draw(gnomehall.SPECTATOR)
    assert "Sua mão" in match.draw(0, language="pt-BR")


def test_a_match_that_is_over_says_so() -> None:
    match = gnomehall.new("toadstools", seed=3)
    match.finish("random")
    assert str(match).splitlines()[0] == "Toadstools · the game is over"
