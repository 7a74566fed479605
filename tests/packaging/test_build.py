"""The package as people install it: built from a clean copy of the tree, by tools that pip fetches for it alone.

It takes minutes, so it is done once, for all that is asked about it.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMOKE = ROOT / "tests" / "packaging" / "smoke.py"
MISSING = (
    (("games",), "terminal"),
    (("serve",), "hall"),
    (("selfplay", "toadstools", "--out", "games.npz"), "rl"),
    (("learn", "gnomopolis", "--folder", "nets"), "learn"),
)
"""Commands that an installation without extras can't do, and the extra that each names."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
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


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel into an empty environment, with what it needs; the programs of that environment."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel, cwd=folder)
    return programs


def test_the_source_archive_becomes_a_compiled_wheel_that_works_in_an_empty_environment(
    tree: Path, tmp_path: Path
) -> None:
    """As pip does it for a user: the tools of the build in an environment of their own."""
    run(*HATCHLING, "-t", "sdist", "-d", tmp_path / "archive", cwd=tree)
    (archive,) = (tmp_path / "archive").iterdir()
    with tarfile.open(archive) as packed:
        names = {name.split("/")[1] for name in packed.getnames()}
    assert {path.name for path in tree.iterdir() if not path.name.startswith(".")} <= names
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-cache-dir", "-w", tmp_path / "wheels")
    run(*pip, "-c", ROOT / "constraints.txt", archive, cwd=tmp_path)
    (wheel,) = (tmp_path / "wheels").iterdir()
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-cp" in wheel.name
    programs = install(wheel, tmp_path / "empty")
    assert "(compiled," in run(programs / "gnomehall", "--version", cwd=tmp_path)
    run(programs / "python", SMOKE, "compiled", cwd=tmp_path)
    for words, extra in MISSING:
        done = subprocess.run(
            [programs / "gnomehall", *words], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        (line,) = done.stderr.splitlines()
        assert (done.returncode, line.endswith(f": pip install 'gnomehall[{extra}]'")) == (2, True), line
    tell = "from importlib.metadata import metadata; told = metadata('gnomehall'); print({}, sep='\\n')"
    fields = ("Author", "Summary", "License-Expression", "Requires-Python")
    told = run(programs / "python", "-c", tell.format(", ".join(f"told['{field}']" for field in fields)), cwd=tmp_path)
    assert told.splitlines() == [PROJECT["authors"][0]["name"], PROJECT["description"], "MIT", ">=3.11"]


def test_without_a_compiler_the_package_is_pure_one_line_says_why_and_it_works(tree: Path, tmp_path: Path) -> None:
    said = run(*HATCHLING, "-t", "wheel", "-d", tmp_path / "wheels", cwd=tree, CC="no-such-compiler")
    (line,) = [line for line in said.splitlines() if "gnomehall:" in line]
    assert "there is no C compiler ('no-such-compiler' was not found), so this is the pure package" in line
    (wheel,) = (tmp_path / "wheels").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    run(install(wheel, tmp_path / "empty") / "python", SMOKE, "pure", cwd=tmp_path)


def test_a_compilation_that_fails_is_an_error_unless_the_pure_build_was_asked_for(tree: Path, tmp_path: Path) -> None:
    with (tree / "src" / "gnomehall" / "core" / "state.py").open("a", encoding="utf-8") as source:
        source.write("\nwrong: int = 'no number'\n")
    with pytest.raises(AssertionError, match="gnomehall: compiling failed"):
        run(*HATCHLING, "-t", "wheel", "-d", tmp_path / "wheels", cwd=tree)
    run(*HATCHLING, "-t", "wheel", "-d", tmp_path / "wheels", cwd=tree, GNOMEHALL_PURE="1")
    (wheel,) = (tmp_path / "wheels").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
