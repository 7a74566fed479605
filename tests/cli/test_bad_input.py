"""Whatever is wrong on the command line gets one clear line and exit status 2."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.cli.main import main

Run = Callable[..., "subprocess.CompletedProcess[str]"]
LONG = 300
"""Seconds until a command that hangs is given up."""

WRONG = [
    ("plya", "did you mean play"),
    ("--vresion", "did you mean --version"),
    ("games --colour", "'--colour' is not understood"),
    ("games toadstools", "'toadstools' is not understood"),
    ("play", "which game?"),
    ("play toadstols", "did you mean toadstools?"),
    ("play chess", "(games: "),
    ("play toadstools --seats", "--seats: expected one argument"),
    ("play toadstools --seats human", "is for 2-4 players, not 1"),
    ("play toadstools --seats human,rndom", "did you mean random?"),
    ("play toadstools --seats human,,human", "a seat is empty"),
    ("play toadstools --seats random,random,random,random,random", "is for 2-4 players, not 5"),
    ("play toadstools --seed x", "--seed: must be a whole number, not 'x'"),
    ("play toadstools --seed -1", "--seed: must be from 0 to"),
    ("play toadstools --seed 18446744073709551616", "--seed: must be from 0 to 18446744073709551615"),
    ("play toadstools --option", "--option: expected one argument"),
    ("play toadstools --option swamp", "write it as name=value"),
    ("play toadstools --option swamp=yes", "has no option 'swamp'"),
    ("play gnomopolis --option spint=yes", "did you mean sprint?"),
    ("play gnomopolis --option sprint=maybe", "option sprint is one of no, yes, not 'maybe'"),
    ("play gnomopolis --option sprint=yes --option sprint=no", "given twice"),
    ("play toadstools --edition missing.toml", "missing.toml does not exist"),
    ("play toadstools --edition folder", "folder is a folder"),
    ("play toadstools --edition wrong.toml", "not a TOML file"),
    ("play toadstools --edition binary.game", "not a UTF-8 text: byte 1 "),
    ("play toadstools --edition gnomopolis.toml", "for 'gnomopolis', not for 'toadstools'"),
    ("play toadstools --load missing.game", "missing.game does not exist"),
    ("play --load notes.txt", "notes.txt, line 1: not a record of ours"),
    ("play toadstools --load notes.txt --option a=b", "leave out --option"),
    ("play toadstools --save nowhere/x.game", "there is no folder nowhere"),
    ("play toadstools --save folder", "folder is a folder"),
    ("play toadstools --save notes.txt", "notes.txt exists and is not a saved game"),
    ("replay", "FILE"),
    ("replay missing.game", "missing.game does not exist"),
    ("replay missing.game --check", "missing.game does not exist"),
    ("replay binary.game --check", "not a UTF-8 text"),
    ("replay notes.txt", "notes.txt, line 1: not a record of ours"),
    ("replay notes.txt --at -1", "--at: must be at least 0"),
    ("replay notes.txt --at many", "--at: must be a whole number"),
    ("replay notes.txt --step --check", "not allowed with"),
    ("sim", "GAME"),
    ("sim toadstools --games 0", "--games: must be from 1"),
    ("sim toadstools --games 1.5", "--games: must be a whole number"),
    ("sim toadstools --jobs 0", "--jobs: must be from 1"),
    ("sim toadstools --seats human,random", "a person can't play a batch"),
    ("sim toadstools --seats random,greedyy", "'greedyy' can't be seated"),
    ("sim toadstools --gmes 3", "did you mean --games"),
    ("sim toadstools --edition wrong.toml", "see gnomehall edition check wrong.toml"),
    ("perft toadstools --players 2", "--depth"),
    ("perft toadstools --players 7 --depth 1", "is for 2-4 players, not 7"),
    ("perft toadstools --players 2 --depth -1", "--depth: must be from 0 to"),
    ("perft toadstools --players 2 --depth 1 --at 999", "the game is over after"),
    ("edition", "Name one of export, check"),
    ("edition exprt toadstools", "did you mean export"),
    ("edition export toadstool", "did you mean toadstools?"),
    ("edition check", "FILE"),
    ("edition check missing.toml", "missing.toml does not exist"),
    ("edition check wrong.toml", "not a TOML file"),
    ("edition check deep.toml", "not a TOML file"),
    ("edition check nameless.toml", "game: must name a game of the hall"),
    ("edition check foreign.toml", "there is no game 'chess'"),
    ("edition check huge.toml", "too large"),
    ("rules", "RULE"),
    ("rules gnomopols", "did you mean gnomopolis"),
    ("rules GNO-9999", "has no rule GNO-9999"),
    ("rules GNO-(", "has no rule GNO-("),
    ("rules XYZ-1", "rules are written like GNO-1"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all sorts of wrong files in it, to work in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "wrong.toml").write_text("game = [")
    (tmp_path / "deep.toml").write_text("game = " + "[" * 5000)
    (tmp_path / "nameless.toml").write_text("name = 'x'")
    (tmp_path / "foreign.toml").write_text("game = 'chess'")
    (tmp_path / "huge.toml").write_text("#" * 1_000_001)
    (tmp_path / "gnomopolis.toml").write_text(registry.shipped_text("gnomopolis"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("milk\nbread\n")
    (tmp_path / "binary.game").write_bytes(b"\xff\xfe\x00gnome")
    return tmp_path


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[words for words, _ in WRONG])
def test_one_line_says_what_is_wrong(words: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gnomehall: ")
    assert err.count("\n") == 1
    assert said in err
    assert {path: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def test_the_real_command_exits_with_status_2(process: Run) -> None:
    done = process("sim", "toadstools", "--games", "none")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "gnomehall: --games: must be a whole number, not 'none'; see gnomehall sim --help\n"


@pytest.mark.parametrize("words", ["edition export gnomopolis", "rules gnomopolis"])
def test_a_reader_who_has_seen_enough_is_no_error(words: str) -> None:
    script = f"'{sys.executable}' -m gnomehall {words} | head -c 1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=LONG)
    assert len(done.stdout) == 1
    assert done.stderr == ""


def test_help_is_help_and_not_an_error(process: Run) -> None:
    for words in (("--help",), ("play", "--help"), ("edition", "check", "-h")):
        done = process(*words)
        assert done.returncode == 0
        assert "examples:" in done.stdout
        assert done.stderr == ""


def test_the_version_tells_which_build_is_running(command: Run) -> None:
    said = command("--version").stdout
    assert said.startswith("gnomehall ")
    assert ("(compiled, Python 3." in said) != ("(pure Python, Python 3." in said)
