"""docs/commands.md knows every command, option and word of the prompt."""

import re
from pathlib import Path

import pytest

from gnomehall.cli.args import Parser
from gnomehall.cli.main import parser
from gnomehall.cli.session import COMMANDS
from gnomehall.words.speech import Speech

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## ([\w-]+)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))

EVERYWHERE = ("-h", "--help", "--language")
"""What every command takes: it is described once, with the command itself."""


def every_parser() -> list[tuple[str, Parser]]:
    """Each parser with the section of the page it belongs to."""
    top = parser(Speech("en"))
    found = [("gnomehall", top)]
    for name, below in top.commands().items():
        found.append((name, below))
        found.extend((name, deeper) for deeper in below.commands().values())
    return found


@pytest.mark.parametrize(("section", "found"), every_parser(), ids=[p.prog for _, p in every_parser()])
def test_every_option_is_described_with_its_command(section: str, found: Parser) -> None:
    text = SECTIONS[section]
    for option in found.options():
        if option not in EVERYWHERE or section == "gnomehall":
            assert f"`{option}" in text, f"{option} of {found.prog}"
    assert found.prog.removeprefix("gnomehall ") in text or section == "gnomehall"


def test_every_word_of_the_prompt_is_described() -> None:
    for command in COMMANDS:
        assert f"| `{command}" in SECTIONS["play"]


def test_the_page_describes_no_command_that_is_not_there() -> None:
    assert set(SECTIONS) == {"gnomehall", *parser(Speech("en")).commands()}


def test_every_command_teaches_with_examples() -> None:
    for _, found in every_parser():
        assert found.epilog is not None
        assert "  gnomehall " in found.epilog
