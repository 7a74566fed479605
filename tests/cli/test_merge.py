"""`--out DIR` and `gnomehall merge`: results in folders, gone on with and joined."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import polars
import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
WORDS = ("sim", "toadstools", "--seats", "random,greedy", "--jobs", "1")


def test_results_in_a_folder_are_gone_on_with(command: Run, tmp_path: Path) -> None:
    command(*WORDS, "--games", "3", "--out", "here", "--json")
    gone_on = json.loads(command(*WORDS, "--games", "8", "--out", "here", "--json").stdout)
    fresh = json.loads(command(*WORDS, "--games", "8", "--json").stdout)
    timeless = {"seconds", "decisions_per_second"}
    assert {k: v for k, v in gone_on.items() if k not in timeless} == {
        k: v for k, v in fresh.items() if k not in timeless
    }
    games = polars.read_parquet(tmp_path / "here" / "games.parquet")
    assert games["number"].to_list() == list(range(8))
    assert not (tmp_path / "here" / "takings.parquet").exists(), "sim does not count takings"


def test_every_bot_is_in_the_table_by_its_name(command: Run, tmp_path: Path) -> None:
    found = json.loads(command(*WORDS, "--games", "10", "--out", "here", "--json").stdout)
    seats = polars.read_parquet(tmp_path / "here" / "seats.parquet")
    wins = {row["bot"]: row["won"] for row in seats.group_by("bot").agg(polars.col("won").sum()).iter_rows(named=True)}
    assert wins == {entrant["bot"]: entrant["wins"] for entrant in found["seats"]}


def test_folders_are_merged(command: Run, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        command(*WORDS, "--games", "6", "--seed", seed, "--out", f"seed{seed}", "--records")
    done = command("merge", "seed1", "seed2", "seed1", "--out", "both")
    assert done.returncode == 0
    said = " ".join(done.stdout.split())
    assert "both: 12 games of 3 folders; 6 games were in several of them and are counted once." in said
    assert "toadstools" in said
    found = json.loads(command("merge", "seed1", "seed2", "--out", "both", "--json").stdout)
    assert (found["games"], found["repeated"]) == (12, 0)
    assert sum(one["wins"] for one in found["standings"]) == pytest.approx(12)
    assert polars.read_parquet(tmp_path / "both" / "records.parquet").height == 12


def test_merged_games_of_two_editions_are_told_apart(command: Run, tmp_path: Path) -> None:
    words = ("compare", "toadstools", "shipped", "--give", "bolete", "--bot", "random", "--games", "4", "--jobs", "1")
    command(*words, "--out", "given")
    done = command("merge", "given", "--out", "both")
    hashes = set(polars.read_parquet(tmp_path / "both" / "games.parquet")["edition_hash"])
    assert len(hashes) == 2
    assert [one for one in hashes if one not in done.stdout] == []
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("merge", "nowhere", "--out", "both"), "nowhere is no folder; name folders that --out wrote"),
        (("merge", "empty", "--out", "both"), "there is no games.parquet in empty"),
        (("merge", "empty", "--out", "empty"), "--out: empty is one of the folders that are merged"),
        (("merge", "empty", "--out", "empty/in"), "--out: empty/in is one of the folders that are merged"),
        ((*WORDS, "--records"), "--records writes every game down; name a folder with --out"),
        ((*WORDS, "--records", "--out", "games.jsonl"), "--records writes every game down; name a folder with --out"),
        ((*WORDS, "--out", "no/where"), "--out: the folder no/where can't be made"),
        (("compare", "toadstools", "shipped", "shipped", "--records"), "--records writes every game down"),
    ],
)
def test_what_can_not_be_done_is_said_in_one_line(
    command: Run, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "empty").mkdir()
    done = command(*words)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert said in line
