"""`gnomehall sim`: the same result whatever the number of processes, as a table and as JSON."""

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gnomehall import registry

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def result(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_result_does_not_depend_on_the_number_of_processes(process: Run, game: str) -> None:
    words = ("sim", game, "--seats", "random,random", "--games", "60", "--seed", "5", "--json")
    one, two = (timeless(result(process(*words, "--jobs", jobs))) for jobs in "12")
    assert one == two
    assert one != timeless(result(process(*words, "--jobs", "1", "--seed", "6")))


def test_the_json_holds_all_that_a_batch_is_asked_for(command: Run) -> None:
    found = result(command("sim", "gnomopolis", "--seats", "random,random,random", "--games", "20", "--json"))
    assert found["game"] == "gnomopolis"
    assert found["games"] == 20
    assert found["seed"] == 0
    assert found["stopped"] is False
    assert found["decisions"] > 20
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.05)
    assert found["rounds"]["min"] <= found["rounds"]["mean"] <= found["rounds"]["max"]
    assert sum(found["endings"].values()) == 20
    assert [seat["bot"] for seat in found["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(20)
    assert sum(seat["win_rate"] for seat in found["seats"]) == pytest.approx(1)
    assert all(isinstance(seat["mean_score"], float) for seat in found["seats"])


def test_the_command_in_the_result_gives_it_again(command: Run, tmp_path: Path) -> None:
    (tmp_path / "my game.toml").write_text(registry.shipped_text("gnomopolis"))
    words = ("--games", "5", "--seed", "8", "--option", "sprint=no", "--edition", "my game.toml", "--seats", "random")
    found = result(command("sim", "gnomopolis", *words, "--jobs", "1", "--json"))
    again = shlex.split(found["command"])
    assert again[0] == "gnomehall"
    assert timeless(result(command(*again[1:], "--json"))) == timeless(found)


def test_the_table_names_every_seat_and_ending(command: Run) -> None:
    done = command("sim", "gnomopolis", "--games", "20", "--jobs", "1")
    assert done.returncode == 0
    assert done.stderr == ""
    for words in ("Gnomopolis, 20 games, seed 0", "Win rate", "Margin", "Rounds", "Endings", "decisions a second"):
        assert words in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_stops_a_batch_and_prints_what_was_played(jobs: str, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = ["sim", "toadstools", "--games", "2000000", "--jobs", jobs, "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "gnomehall", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
        start_new_session=True,
        text=True,
    )
    os.close(theirs)
    shown = ""
    # The bar on the error output tells when some games are done.
    while not re.search(r"[1-9]\d*/2000000", shown):
        shown += os.read(ours, 4096).decode("utf-8", "replace")
    # As a terminal does it: to every process of the group.
    os.killpg(process.pid, signal.SIGINT)
    rest = bytearray()
    out, _ = process.communicate(timeout=300)
    while True:
        try:
            data = os.read(ours, 4096)
        except OSError:
            break
        if not data:
            break
        rest += data
    os.close(ours)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["stopped"] is True
    assert 0 < found["games"] < 2000000
    assert sum(found["endings"].values()) == found["games"]
    assert b"Traceback" not in rest


def test_perft_counts_lines_of_play(command: Run) -> None:
    done = command("perft", "toadstools", "--players", "2", "--depth", "3", "--json")
    found = json.loads(done.stdout)
    # The first three moves are draws from a basket of three kinds that has more than three of each.
    assert found["counts"] == [1, 3, 9, 27]
    assert found["nodes"] == 27
    assert (found["game"], found["players"], found["depth"]) == ("toadstools", 2, 3)
    lines = command("perft", "toadstools", "--players", "2", "--depth", "3").stdout.split()
    assert lines == ["0", "1", "1", "3", "2", "9", "3", "27"]


def test_perft_of_a_position_within_a_game_is_fixed_by_its_seed(command: Run) -> None:
    words = ("perft", "gnomopolis", "--players", "2", "--depth", "2", "--at", "60", "--json", "--seed")
    one, again, other = (json.loads(command(*words, seed).stdout)["counts"] for seed in "112")
    assert one == again
    assert one != other
