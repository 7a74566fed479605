"""The package as people install it: built from a clean copy of the tree, by tools that pip fetches for it alone.

It takes minutes, so it is done once, for all that is asked about it.
"""

import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HATCHLING = [sys.executable, "-m", "hatchling", "build"]


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command without anything of this tree on its path; what it printed."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("GNOMEHALL_", "PYTHON"))}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=inherited | {"GNOMEHALL_NO_CLIENT": "1"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_everything_that_is_to_be_compiled_is_there() -> None:
    """A name that matches nothing is passed over by the build, and its module would quietly stay pure."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    wanted = build["targets"]["wheel"]["hooks"]["custom"]["include"]
    assert [pattern for pattern in wanted if not list(ROOT.glob(pattern))] == []


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The files of the tree as they are now, without what was built or installed in it."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    copy = tmp_path / "tree"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    return copy


def test_an_installation_from_the_source_archive_is_compiled(tree: Path, tmp_path: Path) -> None:
    run(*HATCHLING, "-t", "sdist", "-d", tmp_path / "archive", cwd=tree)
    (archive,) = (tmp_path / "archive").iterdir()
    venv.create(tmp_path / "empty", with_pip=True)
    folder = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(
        folder / "python",
        "-m",
        "pip",
        "install",
        "--no-cache-dir",
        "-c",
        ROOT / "constraints.txt",
        archive,
        cwd=tmp_path,
    )
    assert "(compiled," in run(folder / "gnomehall", "--version", cwd=tmp_path)


def test_without_a_compiler_the_package_is_pure_and_one_line_says_why(tree: Path, tmp_path: Path) -> None:
    said = run(*HATCHLING, "-t", "wheel", "-d", tmp_path / "wheels", cwd=tree, CC="no-such-compiler")
    (line,) = [line for line in said.splitlines() if "gnomehall:" in line]
    assert "there is no C compiler ('no-such-compiler' was not found), so this is the pure package" in line
    (wheel,) = (tmp_path / "wheels").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_compilation_that_fails_is_an_error_unless_the_pure_build_was_asked_for(tree: Path, tmp_path: Path) -> None:
    with (tree / "src" / "gnomehall" / "core" / "state.py").open("a", encoding="utf-8") as source:
        source.write("\nwrong: int = 'no number'\n")
    with pytest.raises(AssertionError, match="gnomehall: compiling failed"):
        run(*HATCHLING, "-t", "wheel", "-d", tmp_path / "wheels", cwd=tree)
    run(*HATCHLING, "-t", "wheel", "-d", tmp_path / "wheels", cwd=tree, GNOMEHALL_PURE="1")
    (wheel,) = (tmp_path / "wheels").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
