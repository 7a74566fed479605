"""Records are printed, stepped through and checked; one that does not hold is refused by its line."""

import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.cli.local_table import new_table
from gnomehall.core.record import dumps, loads, seal
from gnomehall.words.speech import Speech

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Change = Callable[[str], str]


@cache
def played() -> str:
    table = new_table(registry.game("gnomopolis"), registry.setup("gnomopolis", 2), ("random", "random"), seed=2)
    while not table.match.over:
        table.advance()
    return dumps(table.record())


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A whole game in a file."""
    path = tmp_path / "x.game"
    path.write_text(played())
    return path


def resealed(text: str, pattern: str, into: str) -> str:
    """The record changed with its checksum made right again, as by somebody who knows the format."""
    body, changes = re.subn(pattern, into, text[: text.rindex("sum: ")], count=1, flags=re.M)
    assert changes == 1
    return seal(body)


BROKEN: dict[str, tuple[Change, str]] = {
    "truncated": (lambda text: text[: len(text) // 2], "cut short"),
    "empty": (lambda text: "", "line 1: not a record of ours"),
    "damaged": (lambda text: text.replace("pass", "puss", 1), "the checksum does not match"),
    "foreign": (lambda text: '{"moves": []}\n', "line 1: not a record of ours"),
    "too new a format": (
        lambda text: text.replace("record 1", "record 99", 1),
        "line 1: written in record format 99",
    ),
    "too new rules": (lambda text: resealed(text, "^rules: 1$", "rules: 99"), "line 3: .*update gnomehall"),
    "an unknown game": (lambda text: resealed(text, "^game: .*$", "game: chess"), "line 2: there is no game 'chess'"),
    "another edition": (lambda text: resealed(text, "^edition: .*$", "edition: mine 0123456789abcdef"), "line 4: "),
    "an illegal move": (lambda text: resealed(text, "^([01]) .*$", r"\1 use D3 MMM"), r"line \d+: .*use D3 MMM"),
    "another's move": (lambda text: resealed(text, "^0 ", "1 "), r"line \d+: .*it is seat 0 who decides here"),
    "a wrong result": (lambda text: resealed(text, "^scores: .*$", "scores: 99 98"), "the result does not hold"),
}


def test_a_good_record_holds(command: Run, game: Path) -> None:
    done = command("replay", "x.game", "--check")
    assert done.returncode == 0
    record = loads(game.read_text())
    assert record.result is not None
    ending = Speech("en", "gnomopolis").ending(record.result.ending)
    assert done.stdout == f"x.game holds: gnomopolis, 2 players, {len(record.moves)} moves, {ending}\n"


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_is_refused_with_its_line_and_the_reason(command: Run, game: Path, how: str) -> None:
    change, said = BROKEN[how]
    game.write_text(change(game.read_text()))
    checked = command("replay", "x.game", "--check")
    assert checked.returncode == 1
    assert checked.stdout == ""
    assert re.fullmatch(r"gnomehall: x\.game, line \d+: .*\n", checked.stderr)
    assert re.search(said, checked.stderr)
    for words in (("replay", "x.game"), ("play", "--load", "x.game")):
        done = command(*words)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr == checked.stderr


def test_an_illegal_move_names_the_rule_and_the_legal_ones(command: Run, game: Path) -> None:
    game.write_text(resealed(game.read_text(), "^([01]) .*$", r"\1 use D3 M"))
    said = command("replay", "x.game", "--check").stderr
    assert re.search(r"'use D3 M' is not legal now: .* \(GNO-\d+\)\. Legal: pass, ", said)


def test_a_replay_prints_every_move_and_the_result(command: Run, game: Path) -> None:
    done = command("replay", "x.game")
    record = loads(game.read_text())
    assert record.result is not None
    assert done.returncode == 0
    printed = re.findall(r"^ *(\d+)  (?:chance|Seat \d \(random\)): (.*)$", done.stdout, re.M)
    assert printed == [(str(i), move.text) for i, move in enumerate(record.moves, 1)]
    assert "The game ended in round" in done.stdout
    assert f"{record.result.scores[0]} point" in done.stdout
    assert "Seat 0 draws " in done.stdout


def test_stepping_shows_the_board_after_every_move(command: Run, game: Path) -> None:
    moves = len(loads(game.read_text()).moves)
    done = command("replay", "x.game", "--step", typed="\n" * moves)
    assert done.returncode == 0
    assert done.stdout.count("Old Capital ") >= moves + 1
    assert "The game ended in round" in done.stdout
    for typed in ("\n\nq\n", "\n\n"):
        left = command("replay", "x.game", "--step", typed=typed)
        assert left.returncode == 0
        assert len(re.findall(r"^ +\d+  ", left.stdout, re.M)) == 2


def test_the_board_after_some_moves_can_be_seen(command: Run, game: Path) -> None:
    moves = len(loads(game.read_text()).moves)
    done = command("replay", "x.game", "--at", "40")
    assert done.returncode == 0
    assert "After 40 moves, in round" in done.stdout
    assert "decides: " in done.stdout
    assert "The game ended" in command("replay", "x.game", "--at", str(moves)).stdout
    beyond = command("replay", "x.game", "--at", str(moves + 1))
    assert beyond.returncode == 2
    assert f"the game has {moves} moves" in beyond.stderr


def test_an_unfinished_record_is_told_as_such(command: Run) -> None:
    command("play", "gnomopolis", "--seats", "human,random", "--save", "y.game", typed="1\n")
    assert "not over" in command("replay", "y.game", "--check").stdout
    assert "The game is not over; Seat" in command("replay", "y.game").stdout


def test_a_name_in_a_record_can_not_steer_the_terminal(command: Run, game: Path) -> None:
    game.write_text(resealed(game.read_text(), "^player 0: .*$", "player 0: \x1b[31m[bold]Mallory"))
    done = command("replay", "x.game")
    assert "\x1b" not in done.stdout
    assert "[bold]Mallory" in done.stdout
    assert command("play", "--load", "x.game").returncode == 2
    assert command("play", "--load", "x.game", "--seats", "human,random").returncode == 0
