"""What is compiled again, and what is kept: a small house of two rooms, compiled for real."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import why_no_compiler

ROOT = Path(__file__).parents[2]
CORE = "def double(n: int) -> int:\n    return 2 * n\n"
GAME = "from house.core.base import double\n\n\ndef play(n: int) -> int:\n    return double(n) + {}\n"
FILES = ("src/house/core/base.py", "src/house/games/one/rules.py")

pytestmark = pytest.mark.skipif(bool(why_no_compiler()), reason="there is no C compiler")


def compile_house(house: Path, addend: int) -> dict[str, int]:
    """Compile the house; when each object was made, by name."""
    for name, text in zip(FILES, (CORE, GAME.format(addend)), strict=True):
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(text, encoding="utf-8")
    for folder in (house / "src" / "house", *(path for path in (house / "src" / "house").rglob("*") if path.is_dir())):
        if folder.name != "__pycache__":
            (folder / "__init__.py").touch()
    command = [sys.executable, str(ROOT / "compile_rules.py"), str(house / "kept"), "--strict", *FILES]
    done = subprocess.run(command, cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return {path.name: path.stat().st_mtime_ns for path in house.rglob("room_*.o")}


def played(house: Path) -> str:
    code = "from house.games.one import rules; print(rules.play(20), rules.__file__.endswith('.py'))"
    for source in (house / "src").rglob("__init__.py"):
        target = house / "kept" / "lib" / source.relative_to(house / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.touch()
    paths = os.environ | {"PYTHONPATH": str(house / "kept" / "lib")}
    return subprocess.run([sys.executable, "-c", code], env=paths, capture_output=True, text=True, check=True).stdout


def test_a_change_in_a_game_compiles_that_game_and_no_change_compiles_nothing(tmp_path: Path) -> None:
    first = compile_house(tmp_path, 1)
    assert sorted(first) == ["room_base.o", "room_one.o"]
    assert played(tmp_path) == "41 False\n"
    changed = compile_house(tmp_path, 2)
    assert changed["room_base.o"] == first["room_base.o"]
    assert changed["room_one.o"] > first["room_one.o"]
    assert played(tmp_path) == "42 False\n"
    library = [path.stat().st_mtime_ns for path in sorted((tmp_path / "kept" / "lib").rglob("*.so"))]
    assert compile_house(tmp_path, 2) == changed
    assert [path.stat().st_mtime_ns for path in sorted((tmp_path / "kept" / "lib").rglob("*.so"))] == library


def test_a_literal_shifted_by_a_machine_word_is_refused_since_it_would_be_shifted_as_32_bits(tmp_path: Path) -> None:
    source = tmp_path / "src" / "house" / "core" / "shift.py"
    source.parent.mkdir(parents=True)
    text = "from mypy_extensions import i64\n\n\ndef bit(n: i64) -> i64:\n    return 1 << n\n"
    source.write_text(text, encoding="utf-8")
    command = [sys.executable, str(ROOT / "compile_rules.py"), str(tmp_path / "kept"), "src/house/core/shift.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "bit shifts a literal by an i64" in done.stderr
    assert not list(tmp_path.rglob("*.o"))
