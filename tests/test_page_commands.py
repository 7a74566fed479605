"""The commands that the pages for players and designers show are run, one after another, in an empty folder."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import gnomehall

DOCS = Path(__file__).parents[1] / "docs"
PACKAGE = Path(gnomehall.__file__).parents[1]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)


def commands(page: str) -> list[str]:
    """What the page has people type, without what installs."""
    blocks = BLOCK.findall((DOCS / page).read_text(encoding="utf-8"))
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("gnomehall")]


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


@pytest.mark.parametrize("page", ["index.md", "play.md", "design.md"])
def test_the_commands_of_a_page_run(page: str, tmp_path: Path) -> None:
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "PYTHONPATH": str(PACKAGE), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    (tmp_path / "bin").mkdir()
    script = tmp_path / "bin" / "gnomehall"
    script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m gnomehall "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    shown = commands(page)
    assert shown
    for line in shown:
        if line.startswith("gnomehall serve"):
            serve(line, tmp_path, environment)
            continue
        # A person who sits down to play gets up again at once.
        done = subprocess.run(
            line, shell=True, cwd=tmp_path, env=environment, input="quit\n", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
