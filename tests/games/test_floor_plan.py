"""One floor plan: every game has the same files for the same roles."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.words import LANGUAGES

ROLES = (
    *("__init__.py", "edition.toml", "edition.py", "tables.py", "state.py", "notation.py", "view.py"),
    *("encoder.py", "faces.py"),
    *(f"words/{language}.ftl" for language in LANGUAGES),
)
"""What every game has, besides its steps."""

HALL_ROLES = (
    *("meta.py", "args.py", "scoring.py", "view_builder.py", "choices.py", "reasons.py", "sheet.py", "invariants.py"),
    *("advice.py", "takings.py", "board.py", "lesson.toml"),
    *(f"rulebook/{language}{kind}.md" for language in LANGUAGES for kind in ("", ".aid")),
)
"""What every game that people come for has as well; a role that outgrows its file becomes a package of its name."""

FUNCTIONS = {
    "edition.py": ["read"],
    "notation.py": ["text", "read"],
    "encoder.py": ["encoder_of"],
    "view_builder.py": ["view_of"],
    "choices.py": ["choice"],
    "reasons.py": ["why_not", "why_unavailable"],
    "sheet.py": ["sheet"],
    "invariants.py": ["bound", "census"],
    "takings.py": ["things", "takings"],
    "board.py": ["draw"],
}
"""What the other files of a game call in each."""

HALL_GAMES = [game.meta.id for game in registry.all_games() if not game.meta.sample]


def folder(game: str) -> Path:
    return Path(str(files(registry.GAMES[game])))


def file_of(game: str, role: str) -> Path:
    """The file of a role, or the first file of its package."""
    path = folder(game) / role
    return path if path.exists() else path.with_suffix("") / "__init__.py"


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_has_the_files_of_the_floor_plan(game: str) -> None:
    assert [role for role in ROLES if not file_of(game, role).is_file()] == []
    assert file_of(game, "steps.py").is_file()


@pytest.mark.parametrize("game", HALL_GAMES)
def test_a_game_of_the_hall_has_every_role(game: str) -> None:
    assert [role for role in HALL_ROLES if not file_of(game, role).is_file()] == []


@pytest.mark.parametrize("game", HALL_GAMES)
@pytest.mark.parametrize("role", FUNCTIONS)
def test_a_role_has_the_same_functions_in_every_game(game: str, role: str) -> None:
    tree = ast.parse(file_of(game, role).read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    imported = {
        alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert [name for name in FUNCTIONS[role] if name not in defined | imported] == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_step_is_known_by_the_name_of_its_class(game: str) -> None:
    """Neither is the class asked for its name, nor is that name anywhere in a text."""
    classes = {type(step).__name__ for step in registry.game(game).steps}
    for path in folder(game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "__name__"), f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in classes, f"{path.name}:{node.lineno}: {node.value}"


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_step_of_a_game_is_listed(game: str) -> None:
    written = set()
    for path in [*folder(game).glob("steps.py"), *folder(game).glob("steps/*.py")]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(
                isinstance(n, ast.FunctionDef) and n.name == "apply" for n in node.body
            ):
                written.add(node.name)
    listed = {cls.__name__ for step in registry.game(game).steps for cls in type(step).__mro__}
    assert written <= listed, sorted(written - listed)
