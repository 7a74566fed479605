"""`gnomehall arena`, the file of a batch, and a bot that fails at the table."""

import json
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall.bots.random import RandomBot
from gnomehall.cli import local_table
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng

Run = Callable[..., "subprocess.CompletedProcess[str]"]
WORDS = ("arena", "toadstools", "--entrants", "random,greedy,ismcts:5", "--games", "4", "--jobs", "1")


class Fainting(Bot):
    def choose(self, known: InformationSet, rng: Rng) -> int:
        if sum(known.sample(rng).scores()) > 12:
            raise ZeroDivisionError("oh dear")
        return RandomBot().choose(known, rng)


def test_the_table_of_an_arena_has_a_rating_for_each_and_the_command_that_made_it(command: Run) -> None:
    done = command(*WORDS)
    assert done.returncode == 0
    for words in ("Toadstools, 2 players, 12 games, seed 0", "95 %", "Rating", "How often placed before", "By seat"):
        assert words in done.stdout
    said = done.stdout.splitlines()[-1]
    assert said == "gnomehall " + shlex.join(WORDS[:4]) + " --players 2 --games 4 --seed 0"
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80


def test_the_json_of_an_arena_holds_everybody(command: Run) -> None:
    found = json.loads(command(*WORDS, "--players", "3", "--json").stdout)
    assert (found["players"], found["tables"], found["games"]) == (3, 1, 4)
    assert [entrant["bot"] for entrant in found["entrants"]] == ["random", "greedy", "ismcts:5"]
    for entrant in found["entrants"]:
        assert entrant["games"] == 4
        assert entrant["interval"][0] <= entrant["win_rate"] <= entrant["interval"][1]
        assert entrant["doubt"] > 0
        assert entrant["ahead_of"][entrant["bot"]] is None
    assert sum(seat["wins"] for seat in found["by_seat"]) == pytest.approx(4)


def test_a_batch_goes_on_in_its_file(command: Run, tmp_path: Path) -> None:
    words = ("sim", "toadstools", "--seats", "random,greedy", "--jobs", "1", "--out", "games.jsonl", "--json")
    command(*words, "--games", "3")
    found = json.loads(command(*words, "--games", "5").stdout)
    fresh = json.loads(command(*words[:-3], "--json", "--games", "5").stdout)
    assert found["seats"] == fresh["seats"]
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert lines[0]["entrants"] == ["random", "greedy"]
    assert [line["number"] for line in lines[1:]] == [0, 1, 2, 3, 4]
    wrong = command(*words, "--games", "5", "--seed", "1")
    assert wrong.returncode == 2
    assert "another batch" in wrong.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--entrants", "random"), "can't fill a table of 2"),
        (("--entrants", "random,random"), "named twice"),
        (("--entrants", "random,human"), "--entrants: a person can't play"),
        (("--entrants", "random,greddy"), "did you mean greedy"),
        (("--entrants", "random,greedy", "--players", "9"), "can't fill a table"),
        ((), "--entrants"),
    ],
)
def test_what_is_wrong_with_an_arena_is_said(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command("arena", "toadstools", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_bot_that_fails_at_the_table_leaves_a_record_that_shows_it(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_table, "bot", lambda name, advice, clock: Fainting())
    done = command("play", "toadstools", "--seats", "random,random", "--seed", "1")
    assert done.returncode == 2
    assert "ZeroDivisionError('oh dear')" in done.stderr
    assert "failed-toadstools-1.game" in done.stderr
    assert command("replay", "failed-toadstools-1.game", "--check").returncode == 0
    again = command("play", "--load", "failed-toadstools-1.game", "--seed", "1")
    assert again.returncode == 2
    assert "failed-toadstools-2.game" in again.stderr
    one, two = ((tmp_path / f"failed-toadstools-{n}.game").read_text() for n in (1, 2))
    assert one == two
