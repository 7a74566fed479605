"""`gnomehall probe`: holes on a terminal and as JSON, each with a record."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall.cli.probe import sentence
from gnomehall.sim.probe import Finding
from gnomehall.sim.probe_games import Wanted
from gnomehall.sim.weight import Estimate
from gnomehall.words.speech import Speech

Run = Callable[..., "subprocess.CompletedProcess[str]"]
WORDS = ("probe", "toadstools", "--bot", "greedy", "--against", "greedy", "--games", "40", "--jobs", "1")


def test_findings_are_told_with_a_record_that_holds(command: Run, tmp_path: Path) -> None:
    done = command(*WORDS)
    assert done.returncode == 1
    said = " ".join(done.stdout.split())
    assert "Holes in the rules of Toadstools" in said
    assert "Turn order decides: the first" in said
    saved = sorted(path.name for path in (tmp_path / "probe-toadstools").iterdir())
    assert saved == ["1-idle.game", "2-seat.game"]
    assert command("replay", "probe-toadstools/2-seat.game", "--check").returncode == 0
    assert done.stdout.splitlines()[-1].startswith("gnomehall probe toadstools --players 2 --bot greedy")


def test_findings_as_json(command: Run) -> None:
    done = command(*WORDS, "--no-tricks", "--out", "holes", "--json")
    found = json.loads(done.stdout)
    assert [one["kind"] for one in found["findings"]] == ["idle", "seat"]
    seat = found["findings"][1]
    assert (seat["what"], seat["games"], seat["record"]) == ("1", 40, "holes/2-seat.game")
    assert seat["bound"] < seat["interval"][0] < seat["found"] < seat["interval"][1]
    assert "--no-tricks" in found["command"]


def test_in_portuguese(command: Run) -> None:
    assert "A ordem dos turnos decide" in " ".join(command(*WORDS, "--no-tricks", "--language", "pt-BR").stdout.split())


@pytest.mark.parametrize(("language", "points"), [("en", "percentage points"), ("pt-BR", "pontos percentuais")])
def test_what_a_component_is_worth_is_told_in_points_and_a_share_in_percent(language: str, points: str) -> None:
    words = Speech(language, "gnomopolis")
    shown = Wanted(("greedy", "greedy"), 0)
    strong = Finding("strong", shown, "card: B10", "", Estimate(0.317, 0.235, 0.399), 0.12, 90)
    said = sentence(strong, words)
    assert points in said
    assert "%" not in said
    unwanted = Finding("unwanted", shown, "card: B10", "", Estimate(0.01, 0.003, 0.036), 0.05, 200)
    assert points not in sentence(unwanted, words)
    assert "%" in sentence(unwanted, words)


def test_a_game_without_holes_ends_with_status_0(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gnomehall.cli.probe.probe", lambda *_: [])
    done = command(*WORDS)
    assert done.returncode == 0
    assert "Nothing was found." in done.stdout
    assert not (tmp_path / "probe-toadstools").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bot", "greedy,greedy"), "one bot"),
        (("--against", "nobody"), "nobody"),
        (("--players", "7"), "2-4 players, not 7"),
        (("--games", "3"), "must be"),
    ],
)
def test_what_can_not_be_probed_is_said_in_one_line(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command("probe", "toadstools", *words)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert said in line
