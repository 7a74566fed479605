"""Compiles modules with mypyc, a room of the house at a time, on all cores; what did not change is kept.

    python compile_rules.py FOLDER [mypy options] FILES...

The extensions are left in FOLDER/lib. C files and objects are in FOLDER too: a later run there compiles again only the
rooms for which mypyc writes other C, and one whose sources, tools and flags are all the same compiles nothing.
"""

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

WORKERS: Final = os.cpu_count() or 1
OPTIONS: Final[dict[str, Any]] = {"opt_level": "3", "debug_level": "0", "multi_file": True}
SHORT_SHIFT: Final = re.compile(r"= \d+ << cpy_r_")
FUNCTION: Final = re.compile(r"^\S.* (CPyDef_\w+)\(.*\{$", re.MULTILINE)
"""In the C that mypyc writes: a literal that is shifted, and the first line of a function."""
BASE: Final = "base"
"""The room of whatever is no game: core, parts, bots, and what mypyc needs at run time."""


class BuildRooms(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Compiles side by side, and nothing that is older than its object."""

    rooms: Mapping[str, Sequence[Path]] = {}
    """What each C file that has a room in it includes."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile
        self.parallel = WORKERS

        def compile_changed(sources: list[str], output_dir: str, depends: list[str], **how: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, strip_dir=False, output_dir=output_dir)
            headers = newest(map(Path, depends))
            stale = [
                source
                for source, made in zip(sources, objects, strict=True)
                if newest([Path(made)]) <= max(headers, newest([Path(source), *self.rooms.get(source, ())]))
            ]
            # The largest first, so that none of them is left for the end.
            stale.sort(key=lambda source: -sum(part.stat().st_size for part in self.rooms.get(source, ())))
            with ThreadPoolExecutor(WORKERS) as pool:
                list(pool.map(lambda source: compile_all([source], output_dir=output_dir, **how), stale))
            return objects

        self.compiler.compile = compile_changed
        super().build_extensions()


def newest(paths: Iterable[Path]) -> float:
    """When the last of them was changed; 0 if there is none."""
    return max((path.stat().st_mtime for path in paths if path.exists()), default=0.0)


def gather_rooms(extension: Extension, folder: Path) -> dict[str, list[Path]]:
    """Have the compiler see each game as a whole, so that it can put functions into those that call them."""
    rooms: dict[str, list[Path]] = {}
    for source in map(Path, extension.sources):
        words = source.stem.split("___")
        room = words[2] if words[1:2] == ["games"] else BASE
        rooms.setdefault(str(folder / f"room_{room}.c"), []).append(source)
    for file, parts in rooms.items():
        text = "".join(f'#include "{part.name}"\n' for part in parts)
        if not Path(file).exists() or Path(file).read_text(encoding="utf-8") != text:
            Path(file).write_text(text, encoding="utf-8")
    extension.sources = list(rooms)
    return rooms


def refuse_short_shifts(files: Iterable[Path]) -> None:
    """No `1 << n` with n an i64: mypyc 2.4.1 writes the literal as an int of 32 bits. `parts.word.bit` is right."""
    for file in files:
        found = SHORT_SHIFT.search(text := file.read_text(encoding="utf-8"))
        if found:
            function = FUNCTION.findall(text[: found.start()])[-1]
            raise SystemExit(f"{file.name}: {function} shifts a literal by an i64, which is compiled wrong: use bit(n)")


def compile_modules(folder: Path, objects: Path, mypy_options: list[str], files: list[str]) -> None:
    written = folder / "c"
    extensions = mypycify(["--config-file=", *mypy_options, *files], target_dir=str(written), **OPTIONS)
    refuse_short_shifts(map(Path, extensions[0].sources))
    # Whatever is there may be of a module that is no longer compiled.
    shutil.rmtree(folder / "lib", ignore_errors=True)
    command = BuildRooms(Distribution({"ext_modules": extensions}))
    # The first holds all that is compiled; each of the others is a door to one module in it.
    command.rooms = gather_rooms(extensions[0], written)
    command.build_lib, command.build_temp = str(folder / "lib"), str(objects)
    command.ensure_finalized()
    command.run()


def tools() -> str:
    """What compiles, and how, as a hash: objects that others made, or with other flags, are not used again."""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "ARCHFLAGS")]
    versions = [sys.version, platform.platform(), version("mypy"), version("setuptools")]
    if os.name != "nt":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        versions.append(subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True).stdout)
    return hashlib.sha256(repr([versions, flags, OPTIONS]).encode()).hexdigest()[:16]


def sources(mypy_options: list[str], files: list[str]) -> str:
    """What is compiled, and what it imports, as a hash: the rooms that are compiled import nothing but each other."""
    digest = hashlib.sha256(repr([mypy_options, files]).encode())
    rooms = {Path(*Path(file).parts[:3]) for file in files}
    for source in sorted(chain([Path(__file__)], *(room.rglob("*.py") for room in rooms))):
        digest.update(source.as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def main(folder: Path, *arguments: str) -> None:
    options = [word for word in arguments if word.startswith("-")]
    files = sorted(word for word in arguments if not word.startswith("-"))
    how = tools()
    stamp, wanted = folder / "stamp", f"{how} {sources(options, files)}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    stamp.unlink(missing_ok=True)
    compile_modules(folder, folder / f"objects-{how}", options, files)
    stamp.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
