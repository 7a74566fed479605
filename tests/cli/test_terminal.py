"""At a real terminal: with and without colour, wide and narrow, and left by Ctrl-C."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from gnomehall import registry
from gnomehall.cli import screen
from gnomehall.cli.local_table import new_table
from gnomehall.cli.saves import save
from gnomehall.cli.session import COMMANDS
from gnomehall.core.view import Panel, Span, line
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

Open = Callable[..., Any]
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-7]|38;[25]|9[0-7])")


def shown(text: str) -> list[str]:
    """The lines without what steers the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "").split("\n")


def test_a_terminal_has_colour(terminal: Open) -> None:
    opened = terminal("play", "gnomopolis", "--seed", "3")
    assert COLOUR.search(opened.until("Seat 0> "))


def test_no_color_leaves_no_colour_and_the_choices_marked(terminal: Open) -> None:
    opened = terminal("play", "gnomopolis", "--seed", "3", NO_COLOR="1")
    seen = opened.until("Seat 0> ")
    assert not COLOUR.search(seen)
    assert any("* D1 Grow up C!>+V" in words for words in shown(seen))
    assert max(map(len, shown(seen))) <= 80


def test_wide_terminals_are_used(terminal: Open) -> None:
    seen = terminal("play", "gnomopolis", "--seed", "3", width=120, height=40).until("Seat 0> ")
    assert 80 < max(map(len, shown(seen))) <= 120


def test_ctrl_c_leaves_the_table_cleanly(terminal: Open) -> None:
    opened = terminal("play", "toadstools", "--seed", "3")
    opened.until("Seat 0> ")
    opened.type("1\n")
    opened.until("Seat 0> ", times=2)
    opened.interrupt()
    assert opened.end() == 130
    assert "this game is not saved" in opened.seen
    assert "Traceback" not in opened.seen


def test_ctrl_d_leaves_the_table_cleanly(terminal: Open) -> None:
    opened = terminal("play", "toadstools", "--seed", "3")
    opened.until("Seat 0> ")
    opened.type("\x04")
    assert opened.end() == 0
    assert "You left the table" in opened.seen


def test_a_long_list_of_moves_gives_way_to_the_board_on_a_low_terminal(terminal: Open, tmp_path: Path) -> None:
    table = new_table(registry.game("gnomopolis"), registry.setup("gnomopolis", 2), ("random", "random"), seed=1)
    while table.match.state.player() < 0 or len(table.match.state.legal_actions()) < 15:
        table.advance()
    save(tmp_path / "x.game", table.record())
    words = ("play", "--load", "x.game", "--seats", "human,human")
    short = "(moves: each of them with a sentence)"
    prompt = f"Seat {table.match.state.player()}> "
    assert short in terminal(*words, height=24).until(prompt)
    assert short not in terminal(*words, height=60).until(prompt)


def console(width: int) -> Console:
    return Console(width=width, force_terminal=False, markup=False, emoji=False, highlight=False)


def printed(width: int, *rows: tuple[Panel, ...]) -> list[str]:
    it = console(width)
    with it.capture() as capture:
        for row in screen.board(it, rows):
            it.print(row)
    return [words.rstrip() for words in capture.get().splitlines()]


LEFT = Panel("Left", (line("one "), line("two ", Span("three", "choice"), " four")))
RIGHT = Panel(
    "Right",
    (
        line(
            Span("five", "choice"),
        ),
    ),
)


def test_panels_stand_side_by_side_where_there_is_room() -> None:
    assert printed(80, (LEFT, RIGHT)) == [
        "╭─ Left ─────────╮╭─ Right ─╮",
        "│ one            ││ [five]  │",
        "│ two[three]four ││         │",
        "╰────────────────╯╰─────────╯",
    ]


def test_panels_stand_one_below_another_where_there_is_none() -> None:
    lines = printed(24, (LEFT, RIGHT))
    assert [words.split()[1] for words in lines if words.startswith("╭")] == ["Left", "Right"]
    assert max(map(len, lines)) <= 24


def test_without_colour_choices_stand_in_brackets_that_move_nothing() -> None:
    choice, star = Span("bb", "choice"), Span("* ", "choice")
    assert screen.text_of(line("a ", choice, " c"), marked=True).plain == "a[bb]c"
    assert screen.text_of(line("a ", choice, " c"), marked=False).plain == "a bb c"
    # A game with stars of its own gets no brackets.
    assert screen.text_of(line(star, choice), marked=True).plain == "* bb"


def test_rich_never_reads_markup_in_what_games_say() -> None:
    assert "[bold]x[/bold] :gnome:" in printed(80, (Panel("T", (line("[bold]x[/bold] :gnome:"),)),))[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.GAMES)
def test_every_board_of_a_game_fits_80_columns_and_no_move_is_a_command(name: str, language: str) -> None:
    game, words = registry.game(name), Speech(language, name, strict=True)
    for seats in game.meta.seats:
        table = new_table(game, registry.setup(name, seats), ("random",) * seats, seed=seats)
        it = console(80)
        while not table.match.over:
            choices = table.choices()
            assert not {choice.text.split()[0] for choice in choices} & set(COMMANDS)
            if len(table.match.moves) % 7 == 0:
                with it.capture() as capture:
                    for row in screen.board(it, table.draw(choices, words)):
                        it.print(row)
                assert max(map(len, capture.get().splitlines())) <= 80
            table.advance()
