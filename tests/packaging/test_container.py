"""The recipe for a container of the hall; it is built where something can build it."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from gnomehall.cli.main import parser
from gnomehall.words.speech import Speech

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def builder() -> str | None:
    """A program here that builds containers, with all that it needs running."""
    for name in ("docker", "podman"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return None


def test_it_copies_what_is_there_and_all_that_a_build_needs() -> None:
    copied = [name for line in re.findall(r"^COPY (?!--)(.*) \S+$", RECIPE, re.M) for name in line.split()]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert {"src", "web", "docs/rules", "hatch_build.py", "compile_rules.py", "README.md", "LICENSE"} <= set(copied)


def test_it_starts_the_hall_with_options_that_there_are() -> None:
    found = re.search(r"^ENTRYPOINT (.*)$", RECIPE, re.M)
    assert found
    name, command, *words = json.loads(found[1])
    assert (name, command) == ("gnomehall", "serve")
    args, unknown = parser(Speech("en")).parse_known_args([command, *words])
    assert unknown == []
    assert args.host == "0.0.0.0"


@pytest.mark.skipif(builder() is None, reason="there is nothing here that builds containers")
def test_it_is_built_and_compiled() -> None:
    program = builder()
    assert program
    subprocess.run([program, "build", "-t", "gnomehall-test", "."], cwd=ROOT, check=True)
    command = [program, "run", "--rm", "--entrypoint", "gnomehall", "gnomehall-test", "--version"]
    assert "(compiled," in subprocess.run(command, capture_output=True, text=True, check=True).stdout
