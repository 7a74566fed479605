"""An edition may come from anybody: whatever is in it, reading it costs little and ends in a game or in a refusal."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.edition import MOST_DEPTH, MOST_LETTERS, MOST_PARTS, read_toml
from gnomehall.core.errors import BadEdition

ROOT = Path(__file__).parents[2]
SECONDS = 600
"""Until a process that hangs is given up."""


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_number_and_no_structure_of_an_edition_costs_much_or_breaks_anything(game: str) -> None:
    """In a process of its own, where the system bounds memory and time."""
    command = [sys.executable, "-m", "tests.laws.odd_editions", game]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS)
    assert found.returncode == 0, found.stderr[-2000:]
    told = json.loads(found.stdout)
    assert told["tried"] > 100
    assert 0 < told["accepted"] < told["tried"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a" * (MOST_LETTERS + 1), "letters"),
        ("a = " + "[" * 30_000, "deep"),
        ("a = " + "{a=" * 15_000, "deep"),
        ("a = " + "[{a = " * MOST_DEPTH, "deep"),
        (".".join("a" * 30_000) + " = 1", "parts"),
        ("[" + " . ".join("a" * 15_000) + "]", "parts"),
        ("[[" + ".".join(['"a"'] * 10_000) + "]]", "parts"),
        ("a = {" + ".".join(["'a'"] * 10_000) + " = 1}", "parts"),
        ('a = {b = """x"""", ' + ".".join("a" * 10_000) + ' = 1, c = "d"}', "parts"),
        (".".join("a" * (MOST_PARTS + 1)) + " = 1", "parts"),
    ],
    ids=lambda value: value[:12],
)
def test_what_would_take_long_to_parse_is_refused_unparsed(
    text: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it was parsed"))
    with pytest.raises(BadEdition, match=f"edition .*{said}"):
        read_toml(text, "toadstools")


def test_dots_and_brackets_in_texts_and_comments_are_no_structure() -> None:
    dots, brackets = "a." * 50, "[{" * 50
    text = f"""# {dots} {brackets}
game = "toadstools"
a = "{dots} {brackets} \\""
b = '{dots} {brackets}'
c = \"\"\"{dots}
{brackets}\"\"\"
d = '''{dots}
{brackets}''''
"""
    assert read_toml(text, "toadstools").data["a"].startswith(dots)


@pytest.mark.parametrize("hard", ['"\\', '"""\n\\', "'''", '"""\\"""\n', '"\\"', "'", "#"])
def test_quotes_that_never_close_cost_no_more_than_others(hard: str) -> None:
    """Nothing is asserted of time: were it quadratic, the tests would not end."""
    with pytest.raises(BadEdition):
        read_toml("x = " + hard * (60_000 // len(hard)), "toadstools")
