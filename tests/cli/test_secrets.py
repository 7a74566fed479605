"""The screen shows nothing but what the person who decides may see."""

import re
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from gnomehall import registry
from gnomehall.cli.local_table import LocalTable, new_table
from gnomehall.core.vocabulary import SPECTATOR

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def table() -> LocalTable:
    return new_table(registry.game("toadstools"), registry.setup("toadstools", 2), ("human", "human"), seed=3)


def test_each_of_two_people_sees_only_their_own_hand_and_draws(command: Run) -> None:
    typed = "\n" + "1\n\n\n" * 20
    done = command("play", "toadstools", "--seats", "human,human", "--seed", "3", typed=typed)
    assert done.returncode == 0
    sittings = re.split(r"Hand over to (Seat \d) ", done.stdout)
    assert len(sittings) > 10
    assert "Seat 0 picks a " in sittings[2]
    assert "Seat 1 picks a " in sittings[4]
    for who, shown in zip(sittings[1::2], sittings[2::2], strict=True):
        other = 1 - int(who[-1])
        shown = shown.partition("the game is over")[0]
        assert "Your hand" in shown
        assert f"Seat {other} picks a " not in shown


def test_a_person_does_not_see_what_a_bot_draws(command: Run) -> None:
    done = command("play", "toadstools", "--seats", "human,random", "--seed", "3", typed="1\nlog 99\nundo\n" * 20)
    assert "You pick a " in done.stdout
    assert "Seat 1 picks a " not in done.stdout


def test_the_screen_is_cleared_before_it_is_handed_over(terminal: Callable[..., Any]) -> None:
    opened = terminal("play", "toadstools", "--seats", "human,human", "--seed", "3")
    opened.until("presses Enter to look: ")
    opened.type("\n")
    opened.until("Seat 0> ")
    opened.type("1\n")
    opened.until("Enter clears the screen")
    opened.type("\n")
    seen = opened.until("Hand over to Seat 1")
    assert "\x1b[2J\x1b[3J" in seen[seen.index("Enter clears the screen") :]


def test_a_game_without_secrets_needs_no_handing_over(command: Run) -> None:
    done = command("play", "gnomopolis", "--seats", "human,human", "--seed", "3", typed="1\n1\n1\n")
    assert "Hand over" not in done.stdout
    assert "Seat 0 (human) decides" in done.stdout
    assert "Seat 1 (human) decides" in done.stdout


def test_what_has_happened_depends_on_who_asks(table: LocalTable) -> None:
    while not table.human_decides():
        table.advance()
    assert table.has_secrets()
    for seat in (0, 1):
        assert [event.data["seat"] for event in table.events(0, seat)] == [seat] * 3
    assert table.events(0, SPECTATOR) == []
