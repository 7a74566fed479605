"""`gnomehall balance`: a report that designers can read, as JSON, as Markdown, and gone on with from a file."""

import argparse
import json
import re
import shlex
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gnomehall.cli import balance
from gnomehall.cli.sections import Column, Section, markdown, put_section
from gnomehall.sim.batch import Batch
from gnomehall.sim.batch import run as run_batch
from gnomehall.sim.tally import Played, Summary

Run = Callable[..., "subprocess.CompletedProcess[str]"]
WORDS = ("balance", "gnomopolis", "--bot", "random", "--games", "12", "--jobs", "1")
COMMAND = "gnomehall balance gnomopolis --players 2 --bot random --games 12 --seed 0"


def test_a_report_says_who_began_how_it_went_and_what_was_taken(command: Run) -> None:
    done = command(*WORDS)
    assert done.returncode == 0
    for words in (
        *("Gnomopolis, 2 players, random", "12 games, seed 0", "Turn order", "first player is drawn by lot"),
        *("A fair share is 50.0%", "Scores of winners", "Margin of victory", "Endings:", "Grand Bazaar", "Helper"),
        *("How to read what was taken", "not a proof", "were tested against luck"),
    ):
        assert words in " ".join(done.stdout.split()), words
    lines = done.stdout.splitlines()
    assert lines[-1] == COMMAND
    assert max(map(len, lines)) <= 80


def test_a_wide_terminal_shows_all_columns(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def columns() -> list[str]:
        [head] = [line for line in command(*WORDS).stdout.splitlines() if line.split()[:1] == ["Card"]]
        return head.split()

    assert columns() == ["Card", "Games", "Taken", "Takes", "Takers", "Wins", "Points"]
    monkeypatch.setenv("COLUMNS", "120")
    assert columns() == ["Card", "Games", "Taken", "Takes", "Takers", "Wins", "Points", "Each"]


def test_the_json_of_a_report_holds_everything(command: Run) -> None:
    found = json.loads(command(*WORDS, "--players", "3", "--json").stdout)
    assert (found["game"], found["bot"], found["players"], found["games"]) == ("gnomopolis", "random", 3, 12)
    assert found["fair"] == pytest.approx(1 / 3)
    assert sum(share["wins"] for share in found["turn_order"]) == pytest.approx(12)
    for spread in ("rounds", "scores", "winning_scores", "margins"):
        numbers = found[spread]
        assert numbers["min"] <= numbers["p10"] <= numbers["p50"] <= numbers["p90"] <= numbers["max"]
        assert numbers["min"] <= numbers["mean"] <= numbers["max"]
    [helper] = [thing for thing in found["things"] if thing["kind"] == "helper"]
    assert helper["id"] == "H"
    assert helper["games"] == 12
    cards = [thing for thing in found["things"] if thing["kind"] == "card"]
    assert len(cards) == 28
    # Everybody builds up to six cards, and a card is built once.
    assert 0 < sum(thing["takes"] * thing["games"] for thing in cards) <= 12 * 6
    assert all(thing["taken"] == pytest.approx(3 * thing["taken_by"]) for thing in cards)


def test_a_report_goes_on_in_its_file(command: Run, tmp_path: Path) -> None:
    words = (*WORDS[:4], "--jobs", "1", "--json")
    command(*words, "--games", "3", "--out", "games.jsonl")
    gone_on = json.loads(command(*words, "--games", "8", "--out", "games.jsonl").stdout)
    fresh = json.loads(command(*words, "--games", "8").stdout)
    for key in ("things", "turn_order", "scores", "rounds", "endings"):
        assert gone_on[key] == fresh[key]
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert all(re.fullmatch(r"[a-z-]+: [\w-]+", thing) for thing in lines[0]["things"]), "kinds and ids, no names"
    assert any(thing.startswith("advisor: ") for thing in lines[0]["things"])
    assert [line["number"] for line in lines[1:]] == list(range(8))
    assert all(len(row) == len(lines[0]["things"]) for line in lines[1:] for row in line["takings"]["took"])


def test_a_page_holds_a_section_for_each_table_and_names_the_commands(command: Run, tmp_path: Path) -> None:
    for players in ("2", "3", "2"):
        assert command(*WORDS, "--players", players, "--markdown", "page.md").returncode == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    headings = [line for line in page.splitlines() if line.startswith(("# ", "## "))]
    assert headings == [
        *("# How balanced Gnomopolis is", "## How to read what was taken"),
        *("## 2 players, random", "## 3 players, random"),
    ]
    assert page.count(f"`{COMMAND}`") == 1
    tables = [line for line in page.splitlines() if line.startswith("| Grand Bazaar |")]
    assert len(tables) == 2 * 3
    assert all(line.count("|") == 10 for line in tables)


def test_the_command_on_a_page_makes_the_same_section_again(command: Run, tmp_path: Path) -> None:
    command(*WORDS, "--markdown", "one.md")
    command(*shlex.split(COMMAND)[1:], "--jobs", "2", "--markdown", "two.md")
    assert (tmp_path / "one.md").read_text() == (tmp_path / "two.md").read_text()


def test_a_batch_that_was_stopped_is_shown_and_written_on_no_page(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(args: argparse.Namespace, batch: Batch, watch: Callable[[Played], None]) -> Summary:
        return replace(run_batch(replace(batch, games=4), 1, watch=watch), stopped=True)

    monkeypatch.setattr(balance, "play_batch", stop)
    done = command(*WORDS, "--markdown", "page.md")
    assert done.returncode == 130
    assert "Stopped after 4 of 12 games." in done.stdout
    assert "4 games, seed 0" in done.stdout
    assert not (tmp_path / "page.md").exists()


def test_what_is_written_on_the_page_while_the_games_are_played_is_kept(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    command(*WORDS, "--markdown", "page.md")

    def slowly(args: argparse.Namespace, batch: Batch, watch: Callable[[Played], None]) -> Summary:
        page.write_text(page.read_text() + "\n## What it says\n\nAll is well.\n")
        return run_batch(batch, 1, watch=watch)

    monkeypatch.setattr(balance, "play_batch", slowly)
    assert command(*WORDS, "--players", "3", "--markdown", "page.md").returncode == 0
    assert "All is well." in page.read_text()
    assert "## 3 players, random" in page.read_text()


def test_a_game_that_names_no_things_still_has_a_report(command: Run) -> None:
    done = command("balance", "toadstools", "--bot", "random", "--games", "6", "--jobs", "1")
    assert done.returncode == 0
    assert "Margin of victory" in done.stdout
    assert "What was taken" not in done.stdout


def test_alone_there_is_no_turn_order(command: Run) -> None:
    done = command(*WORDS, "--players", "1")
    assert done.returncode == 0
    assert "Turn order" not in done.stdout
    assert "Grand Bazaar" in done.stdout


def test_changed_components_are_measured(command: Run, tmp_path: Path) -> None:
    text = command("edition", "export", "gnomopolis").stdout
    (tmp_path / "my.toml").write_text(text.replace('name = "Grand Bazaar"', 'name = "Flea Market"'), encoding="utf-8")
    done = command(*WORDS, "--edition", "my.toml")
    assert "Flea Market" in done.stdout
    assert "Grand Bazaar" not in done.stdout
    assert done.stdout.splitlines()[-1] == f"{COMMAND} --edition my.toml"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bot", "random,greedy"), "--bot: name one bot"),
        (("--bot", "human"), "--bot: a person can't play"),
        (("--bot", "greddy"), "did you mean greedy"),
        (("--players", "5"), "--players: Gnomopolis is for 1-4 players, not 5"),
        (("--markdown", "."), "is a folder"),
        (("--markdown", "nowhere/page.md"), "there is no folder nowhere"),
        (("--option", "deluxe=yes"), "no option 'deluxe'"),
    ],
)
def test_what_is_wrong_with_a_report_is_said(command: Run, words: tuple[str, ...], said: str) -> None:
    done = command("balance", "gnomopolis", "--games", "1", "--jobs", "1", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_section_is_replaced_where_it_stands_and_nothing_else_is_touched() -> None:
    page = "# Title\n\nwords\n\n## One\n\nold\n\n### Below\n\nold too\n\n## Two\n\nstays\n"
    assert put_section(page, "## One\n\nnew") == "# Title\n\nwords\n\n## One\n\nnew\n\n## Two\n\nstays\n"
    assert put_section(page, "## Two\n\nnew") == page.replace("stays", "new")
    assert put_section(page, "## Three\n\nnew") == f"{page}\n## Three\n\nnew\n"
    assert put_section("", "## One\n\nnew") == "## One\n\nnew\n"


def test_a_bar_in_a_name_does_not_break_a_table() -> None:
    section = Section("Names", (Column("Name"), Column("Times")), (("a|b", "3"),))
    assert markdown(section, 2) == "## Names\n\n| Name | Times |\n| --- | ---: |\n| a\\|b | 3 |"
