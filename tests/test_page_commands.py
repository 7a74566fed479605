"""The commands that pages show are commands that there are; those of most pages are run, one after another."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import gnomehall
from gnomehall.cli.main import parser
from gnomehall.words.speech import Speech

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")])
PACKAGE = Path(gnomehall.__file__).parents[1]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
GAMES = re.compile(r"--games \d+")
RUN = {
    "README.md": 2,
    "docs/index.md": None,
    "docs/play.md": None,
    "docs/design.md": None,
    "docs/data.md": None,
    "docs/environments.md": 2,
}
"""Pages whose commands are run, and how many games are played of the hundreds that a page plays; None for all."""


def commands(page: Path) -> list[str]:
    """What the page has people type of ours, without what installs."""
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("gnomehall")]


def words_of(line: str) -> list[str]:
    """The words of a command without its name, and without what the shell does with what it prints."""
    return shlex.split(line.split(" > ")[0], comments=True)[1:]


def serve(line: str, folder: Path, environment: dict[str, str]) -> None:
    """Open a hall as the page says, on a free port, and end it once it tells its address."""
    words = [*shlex.split(line)[1:], "--port", "0", "--db", f"sqlite:///{folder / 'hall.db'}"]
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "gnomehall", *words]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        said = process.stdout.readline() + process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert "http://127.0.0.1:" in said


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_has_people_type_is_a_command_with_its_options(page: Path) -> None:
    for line in commands(page):
        if words_of(line) != ["--version"]:  # which prints it and ends
            _, unknown = parser(Speech("en")).parse_known_args(words_of(line))
            assert unknown == [], line


def test_pages_have_commands() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 80


@pytest.mark.parametrize("page", RUN)
def test_the_commands_of_a_page_run(page: str, tmp_path: Path) -> None:
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "PYTHONPATH": str(PACKAGE), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    (tmp_path / "bin").mkdir()
    script = tmp_path / "bin" / "gnomehall"
    script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m gnomehall "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    shown = commands(ROOT / page)
    assert shown
    for line in shown:
        if line.startswith("gnomehall serve"):
            serve(line, tmp_path, environment)
            continue
        few = line if RUN[page] is None else GAMES.sub(f"--games {RUN[page]}", line)
        # A person who sits down to play gets up again at once.
        done = subprocess.run(
            few, shell=True, cwd=tmp_path, env=environment, input="quit\n", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{few}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
