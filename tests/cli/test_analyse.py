"""`hint` at the prompt and `gnomehall analyse`."""

import subprocess
from collections.abc import Callable

import pytest

from gnomehall.bots.thinking import Budget
from gnomehall.cli import session
from gnomehall.cli.analyse import chart

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def saved(command: Run) -> str:
    command("play", "toadstools", "--seats", "greedy,random", "--seed", "1", "--save", "a.game")
    return "a.game"


def test_an_analysis_prints_chances_turning_points_and_the_moves_of_a_seat(command: Run, saved: str) -> None:
    done = command("analyse", saved, "--seat", "1", "--iterations", "10", "--seconds", "20")
    assert done.returncode == 0, done.stderr
    for words in (
        "The chance of each seat to win",
        "0 greedy",
        "1 random",
        "(end)",
        "urning point",
        "Luck and decisions",
        "eat 1",
        "decisions",
    ):
        assert words in done.stdout
    ends = next(line for line in done.stdout.splitlines() if "(end)" in line)
    assert sorted(ends.split()[2:]) in (["0%", "100%"], ["50%", "50%"])
    assert "The costliest moves" not in command("analyse", saved, "--iterations", "10").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("a.game", "--seat", "2"), "from 0 to 1"),
        (("b.game",), "does not exist"),
        (("a.game", "--seconds", "0"), "at least 1"),
    ],
)
@pytest.mark.usefixtures("saved")
def test_what_cannot_be_analysed_is_said(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command("analyse", *words)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_chart_rises_with_the_chance_and_is_never_too_wide() -> None:
    assert chart([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(chart([n / 500 for n in range(500)])) == 60
    assert chart([0.3]) == "▃"


def test_hint_shows_three_moves_and_asks_again(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HINT", Budget(40, 20.0))
    done = command("play", "gnomopolis", "--seats", "human,random", "--seed", "3", typed="hint\nquit\n")
    assert done.returncode == 0
    after = done.stdout.split("Seat 0> ")[1]
    assert after.count(" visits, ") == 3
    assert "95 % interval; 40 iterations of search" in after
    assert "You left the table" in done.stdout
