"""The library needs little; a command whose extra is missing says what to install."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gnomehall.cli.extras import COMMANDS, DESIGN, HALL, LEARN, NOTIFY, RAY, RL, TERMINAL
from gnomehall.cli.main import parser
from gnomehall.words.speech import Speech

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
COMPARE = ("compare", "toadstools", "shipped", "--set", "mushrooms.bolete.copies=4", "--html", "a.html")


def run_without(modules: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    """Run some Python as if these modules were not installed."""
    hidden = f"import sys\nfor name in {modules!r}:\n    sys.modules[name] = None\n"
    command = [sys.executable, "-c", hidden + code]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "en"})


def command(*words: str) -> str:
    return f"from gnomehall.cli.main import main\nsys.exit(main({list(words)!r}))"


def modules_of(extra: str) -> set[str]:
    """What an extra installs, as modules; uvloop is left out, since the hall runs without it."""
    names = {line.split(">")[0].split("[")[0] for line in EXTRAS[extra]}
    return {name.replace("-", "_") for name in names} - {"gnomehall", "uvloop"}


def test_the_extras_of_the_package_are_those_that_the_commands_ask_for() -> None:
    assert modules_of("terminal") == set(TERMINAL)
    assert modules_of("hall") | modules_of("terminal") == set(HALL)
    assert {"PIL" if name == "pillow" else name for name in modules_of("rl")} | set(TERMINAL) == set(RL)
    design = {"vl_convert" if name == "vl_convert_python" else name for name in modules_of("design")}
    assert design | set(TERMINAL) == set(DESIGN)
    assert {name for name in modules_of("hall-notify") if "tzdata" not in name} == set(NOTIFY)
    assert modules_of("learn") | set(TERMINAL) == set(LEARN)
    assert modules_of("ray") | set(TERMINAL) == set(RAY)
    for extra in ("hall", "rl", "design", "learn", "ray"):
        assert "gnomehall[terminal]" in EXTRAS[extra]
    assert "gnomehall[hall]" in EXTRAS["hall-postgres"]
    assert "gnomehall[hall]" in EXTRAS["hall-passkeys"]
    assert "gnomehall[hall]" in EXTRAS["hall-notify"]
    assert {"gnomehall[hall-postgres]", "gnomehall[hall-passkeys]", "gnomehall[rl]"} <= set(EXTRAS["dev"])


def test_the_first_page_names_every_extra_but_those_for_work_on_the_package() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`\.\[([\w-]+)\]`", page)) == set(EXTRAS) - {"bench", "dev", "docs", "ppo"}


def test_the_library_plays_draws_and_simulates_without_any_extra() -> None:
    code = """
import gnomehall
match = gnomehall.new("gnomopolis", seed=7)
print(match)
match.finish("greedy")
print(gnomehall.simulate("toadstools", ["random", "greedy"], games=3))
"""
    done = run_without((*HALL, "uvloop"), code)
    assert done.returncode == 0, done.stderr
    assert "Old Capital" in done.stdout
    assert "win_rate" in done.stdout


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("rich", ("sim", "toadstools"), "terminal"),
        ("openskill", ("games",), "terminal"),
        ("rich", ("--help",), "terminal"),
        ("rich", (), "hall"),
        ("pywebpush", ("serve", "--notify", "https://hall.example.org"), "hall-notify"),
        ("litestar", ("serve",), "hall"),
        ("numpy", ("selfplay", "toadstools", "--out", "games.npz"), "rl"),
        ("torch", ("learn", "gnomopolis", "--folder", "nets"), "learn"),
        ("rich", ("selfplay", "toadstools", "--out", "games.npz"), "rl"),
        ("rich", ("learn", "gnomopolis", "--folder", "nets"), "learn"),
        ("vl_convert", COMPARE, "design"),
        ("ray", ("sim", "toadstools", "--on", "ray"), "ray"),
        ("polars", ("sim", "toadstools", "--out", "folder"), "design"),
    ],
)
def test_a_command_without_its_extra_names_it_in_one_line(missing: str, words: tuple[str, ...], extra: str) -> None:
    done = run_without((missing,), command(*words))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert f"({missing} is not installed): pip install 'gnomehall[{extra}]'" in line


def test_every_command_without_any_extra_names_one_in_one_line() -> None:
    names = list(parser(Speech("en")).commands())
    code = f"from gnomehall.cli.main import main\nfor name in {names!r}:\n    assert main([name]) == 2, name\n"
    done = run_without((*HALL, *RL, *DESIGN, *LEARN, *RAY), code)
    assert done.returncode == 0, done.stderr
    for name, line in zip(names, done.stderr.splitlines(), strict=True):
        assert line.startswith(f"gnomehall: '{name}' needs more than the library ("), line
        assert line.endswith(f": pip install 'gnomehall[{COMMANDS.get(name, 'terminal')}]'"), line


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("asyncpg", ("serve", "--no-browser", "--db", "postgresql://me@localhost/hall"), "hall-postgres"),
        ("asyncpg", ("db", "check", "postgresql://me@localhost/hall"), "hall-postgres"),
        ("pyarrow", ("selfplay", "toadstools", "--games", "1", "--out", "games.parquet"), "parquet"),
    ],
)
def test_what_an_option_needs_beyond_its_command_is_named_in_one_line(
    missing: str, words: tuple[str, ...], extra: str
) -> None:
    done = run_without((missing,), command(*words))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert f"needs {missing}: pip install 'gnomehall[{extra}]'" in line


def test_the_commands_of_the_terminal_run_without_the_hall() -> None:
    done = run_without(("litestar", "msgspec", "uvicorn", "uvloop", "websockets"), command("games"))
    assert done.returncode == 0, done.stderr
    assert "Gnomopolis" in done.stdout


def test_the_version_is_told_without_any_extra() -> None:
    done = run_without((*HALL, "uvloop"), command("--version"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("gnomehall ")


def test_environments_without_their_extra_name_it_in_one_line() -> None:
    done = run_without(("pettingzoo",), "import gnomehall.envs")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("needs pettingzoo: pip install 'gnomehall[rl]'")
