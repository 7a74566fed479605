"""The recipe for wheels: what it builds for each system, as far as that can be known without the system."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = {
    line.rpartition(" ")[2].replace(".", "") for line in PROJECT["project"]["classifiers"] if "Python :: 3." in line
}
SYSTEMS = {
    "linux": ("x86_64", {"manylinux_x86_64", "musllinux_x86_64"}),
    "macos": ("x86_64,arm64", {"macosx_x86_64", "macosx_arm64"}),
    "windows": ("AMD64", {"win_amd64"}),
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_recipe_builds_every_python_for(system: str) -> None:
    """Cibuildwheel reads the configuration and says what it would build; it refuses what it does not know."""
    archs, tags = SYSTEMS[system]
    command = ["cibuildwheel", "--platform", system, "--archs", archs, "--print-build-identifiers", str(ROOT)]
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {f"cp{python}-{tag}" for python in PYTHONS for tag in tags}


def test_wheels_of_the_recipe_are_compiled_and_tried_out() -> None:
    recipe = PROJECT["tool"]["cibuildwheel"]
    assert recipe["environment"]["GNOMEHALL_COMPILED"] == "1"
    script, *words = recipe["test-command"].removeprefix("python {project}/").split()
    assert (ROOT / script).is_file()
    assert words == ["compiled", "client"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, str(ROOT / script), "either"], env=environment, check=False)
    assert done.returncode == 0
