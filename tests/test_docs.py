"""The documentation tells the truth: its examples run, its code is in the files, its links lead somewhere."""

import doctest
import re
import tomllib
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
SAMPLE = ROOT / "src" / "gnomehall" / "games" / "toadstools"
WALKED = [
    *SAMPLE.glob("*.py"),
    *(SAMPLE / "edition.toml", SAMPLE / "words" / "en.ftl"),
    *(ROOT / "src" / "gnomehall" / "registry.py", ROOT / "tests" / "games" / "toadstools" / "test_rules.py"),
    ROOT / "src" / "gnomehall" / "games" / "gnomopolis" / "lesson.toml",
]


def blocks(page: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [block for language, block in BLOCK.findall(text) if language in ("python", "toml", "ftl")]


def stands_in(block: str, path: Path) -> bool:
    """Whether the lines stand in a file one after another, however deeply indented and widely spaced."""
    wanted = [line for line in block.split("\n") if line]
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if line]
    windows = (lines[i : i + len(wanted)] for i in range(len(lines)))
    return any(dedent("\n".join(window)).split("\n") == wanted for window in windows)


@pytest.mark.parametrize(
    ("page", "least"),
    [
        ("bring-your-own.md", 14),
        ("concepts.md", 16),
        ("design.md", 4),
        ("environments.md", 30),
        ("layouts.md", 4),
        ("library.md", 16),
    ],
)
def test_the_examples_of_a_page_run(page: str, least: int) -> None:
    found = doctest.testfile(str(ROOT / "docs" / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted >= least
    assert found.failed == 0


def test_the_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = (
        block for language, block in BLOCK.findall((ROOT / "README.md").read_text("utf-8")) if language == "python"
    )
    names: dict[str, Any] = {}
    exec(program, names)
    assert "Old Capital" in capsys.readouterr().out
    assert names["match"].over


@pytest.mark.parametrize("block", blocks("add-a-game.md"), ids=lambda block: block.strip().split("\n")[0])
def test_the_walk_through_shows_code_that_is_there(block: str) -> None:
    assert any(stands_in(block, path) for path in WALKED)


def test_the_entry_points_that_a_page_shows_are_those_of_the_example() -> None:
    (shown,) = (block for block in blocks("bring-your-own.md") if block.startswith("[project"))
    project = tomllib.loads((ROOT / "examples" / "pebbles" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for group, points in tomllib.loads(shown)["project"]["entry-points"].items():
        assert points.items() <= project["entry-points"][group].items()


def test_code_that_is_not_there_would_be_noticed() -> None:
    assert not stands_in("def proceed(self) -> None:\n    return\n", SAMPLE / "state.py")


def test_the_sample_is_under_450_lines_of_python() -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in SAMPLE.glob("*.py")) < 450


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
