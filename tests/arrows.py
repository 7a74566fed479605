"""Which module of ours may import which: the arrows of the house, and the checker that walks them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SERVER_COMMON = frozenset({"server/protocol", "server/metrics", "server/limits", "server/logs"})
"""What every room of the server may use."""

# What each part may import of ours, besides itself. A game is a part of its own: games/gnomopolis.
ALLOWED: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "parts": frozenset({"core"}),
    "games/*": frozenset({"core", "parts"}),
    "bots": frozenset({"core"}),
    "plugins": frozenset({"core"}),
    "registry": frozenset({"core", "games/*", "plugins"}),
    "players": frozenset({"core", "bots", "plugins"}),
    "words": frozenset({"core", "registry"}),
    "rulebook": frozenset({"registry", "words"}),
    "laws": frozenset({"core", "registry", "words", "drawing"}),
    # A cluster is asked for the version of the package.
    "sim": frozenset({"core", "games/*", "bots", "players", "registry", "files", ""}),
    # The rooms of the server: connections -> tables -> store and workers, and what all of them speak and note below.
    "server": frozenset({"core", "registry", "rulebook", "words", "server/*", ""}),
    "server/connections": frozenset({"core", "server/tables", *SERVER_COMMON}),
    "server/tables": frozenset(
        {"core", "bots", "players", "registry", "words", "server/store", "server/workers", *SERVER_COMMON}
    ),
    # Players are rated as the bots of an arena are.
    "server/people": frozenset({"core", "players", "sim", "words", "server/store", "server/tables", *SERVER_COMMON}),
    "server/tournaments": frozenset(
        {"core", "players", "registry", "server/people", "server/store", "server/tables", *SERVER_COMMON}
    ),
    "server/notices": frozenset(
        {"core", "registry", "words", "server/people", "server/store", "server/tables", *SERVER_COMMON}
    ),
    "server/peers": frozenset({"core", "server/tables", "server/store", "server/workers", *SERVER_COMMON}),
    "server/store": frozenset({"core", "server/protocol", "server/logs", "server/limits"}),
    "server/workers": frozenset({"core", "bots", "players", "registry", "sim", *SERVER_COMMON}),
    "server/protocol": frozenset({"core", "players", "registry"}),
    "server/metrics": frozenset(),
    "server/limits": frozenset(),
    "server/logs": frozenset(),
    "files": frozenset({"core"}),
    "drawing": frozenset({"core"}),
    "library": frozenset({"core", "bots", "players", "registry", "words", "sim", "files", "drawing"}),
    "envs": frozenset({"core", "bots", "players", "registry", "sim", "files", "drawing", "library"}),
    "learn": frozenset({"core", "bots", "registry", "sim", "files"}),
    "cli": frozenset(
        {
            "core",
            "parts",
            "games/*",
            "bots",
            "laws",
            "players",
            "plugins",
            "registry",
            "rulebook",
            "words",
            "sim",
            "envs",
            "learn",
        }
        | {"server", "server/limits", "files", "drawing", ""}
    ),
    "__main__": frozenset({"cli"}),
    # The package itself tells its version and which build it is, and is where people find the library.
    "": frozenset({"core", "library"}),
}

PURE = ("core", "parts", "games", "bots")
"""Parts that use the standard library alone, and of that nothing that reaches outside."""

OUTSIDE = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "shutil", "socket", "subprocess"} | {
    *("multiprocessing", "sqlite3", "tempfile", "threading", "time", "urllib", "uuid")
}
"""Files, clocks, sockets, chance: what a pure part must not even hold in its hand."""

# mypyc's own decorator is seen by the compiler alone, under TYPE_CHECKING; at run time core.mypyc has its own.
EXPLAINED = {("gnomehall.core.mypyc", "mypy_extensions")}


PACKAGES = ("gnomehall", "gnomehall.games", "gnomehall.server")
"""Packages whose modules are parts of the house themselves."""


def part_of(module: str) -> str:
    """The part of the house that a module of ours belongs to."""
    names = module.split(".")[1:]
    if names[:1] == ["games"]:
        return f"games/{names[1]}" if len(names) > 1 else "games"
    if names[:1] == ["server"] and len(names) > 1 and f"server/{names[1]}" in ALLOWED:
        return f"server/{names[1]}"
    return names[0] if names else ""


def imports_of(source: str) -> Iterator[tuple[int, str]]:
    """Every module that a source imports, anywhere in it, with the line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            # A relative import hides its arrow; this makes it a name that nothing allows.
            module = "." * node.level + (node.module or "")
            for alias in node.names:
                # `from gnomehall import registry` names a part of the house in its second half.
                yield node.lineno, f"{module}.{alias.name}" if module in PACKAGES else module


def wrong_arrows(module: str, source: str) -> list[str]:
    """What a module imports that it must not."""
    mine = part_of(module)
    pure = mine.split("/")[0] in PURE
    found = []
    for line, name in imports_of(source):
        where = f"{module}:{line}: imports {name}"
        top = name.split(".")[0]
        if top == "gnomehall":
            if not may_import(mine, part_of(name)):
                found.append(f"{where}, but {mine or 'the package itself'} may not import {part_of(name)}")
        elif top == "":
            found.append(f"{where}, a relative import; write it in full")
        elif pure and (module, name) not in EXPLAINED:
            if top not in sys.stdlib_module_names:
                found.append(f"{where}, which is not in the standard library")
            elif top in OUTSIDE:
                found.append(f"{where}, but {mine} is pure: no files, no clock, no chance")
    return found


def may_import(mine: str, other: str) -> bool:
    if mine == other:
        return True
    allowed = ALLOWED.get("games/*" if mine.startswith("games") else mine, frozenset())
    return other in allowed or f"{other.split('/')[0]}/*" in allowed


def modules(root: Path) -> Iterator[tuple[str, str]]:
    """The modules under a source folder, by name, with their source."""
    for path in sorted(root.rglob("*.py")):
        names = path.relative_to(root).with_suffix("").parts
        yield ".".join(names[:-1] if names[-1] == "__init__" else names), path.read_text(encoding="utf-8")
