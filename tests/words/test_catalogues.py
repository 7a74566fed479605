"""Catalogues: every language has every message, made of the same things."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from gnomehall import registry
from gnomehall.core.edition import TYPES
from gnomehall.core.state import DEED
from gnomehall.words import FALLBACK, LANGUAGES
from gnomehall.words.catalogue import SHELL, source
from gnomehall.words.typescript import references, variables

PARTS = [*SHELL, *registry.GAMES]
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
NAME = "name-"
"""What the edition calls a thing is English already, so only other languages need a message for it."""


def messages(language: str, part: str) -> dict[str, set[str]]:
    """The messages of a catalogue and the variables of each, with those of the messages that it contains."""
    ids: list[str] = []
    for entry in FluentParser().parse(source(language, part)).body:
        assert not isinstance(entry, fluent.Junk), f"{language}, {part}: not Fluent: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in ids, f"{language}, {part}: {entry.id.name} is there twice"
            ids.append(entry.id.name)
    own = references(language, part)
    known = {id_: made_of for shell in SHELL for id_, made_of in references(language, shell).items()} | own
    return {id_: variables(id_, known) for id_ in ids}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_messages_with_the_same_variables(part: str, language: str) -> None:
    english, other = messages(FALLBACK, part), messages(language, part)
    assert {id_ for id_ in other if not id_.startswith(NAME)} == {id_ for id_ in english if not id_.startswith(NAME)}
    assert {id_: other[id_] for id_ in english} == english


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_message_of_a_game_hides_one_of_the_shell(game: str) -> None:
    shell = {id_ for part in SHELL for id_ in messages(FALLBACK, part)}
    assert not shell & set(messages(FALLBACK, game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_step_is_asked_in_words(game: str, language: str) -> None:
    asked = [step for step in registry.game(game).steps if step.kind != DEED]
    assert {f"prompt-{step.name}" for step in asked} <= set(messages(language, game))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_component_of_the_shipped_edition_has_a_name(game: str, language: str) -> None:
    names = registry.game(game).faces().names(registry.shipped_edition(game))
    assert {NAME + id_ for id_ in names} <= set(messages(language, game))


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_option_and_step_of_the_lesson_has_words(game: str) -> None:
    lesson, meta = registry.lesson(game), registry.game(game).meta
    wanted = {"tagline", "about"} | {f"option-{option.name}" for option in meta.options}
    wanted |= {f"lesson-{step.id}" for step in lesson.steps} if lesson else set()
    assert wanted <= set(messages(FALLBACK, game))


def emitted(game: str) -> Iterator[tuple[str, str]]:
    """What the code of a game can emit, by role and kind: the literals in its calls."""
    for path in Path(str(files(registry.GAMES[game]))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            literals = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
            if called == "emit" and isinstance(literals[0], str):
                yield "event", literals[0]
            if called == "Refusal" and len(literals) > 1 and isinstance(literals[1], str):
                yield "refusal", literals[1]
            if called == "SheetLine" and isinstance(literals[0], str):
                yield "sheet", literals[0]
            if called == "BadNotation" and len(literals) > 1 and isinstance(literals[1], str):
                yield "notation", literals[1]
            if called == "say" and isinstance(literals[0], str):
                yield "", literals[0]


@pytest.mark.parametrize("game", registry.GAMES)
def test_whatever_the_code_of_a_game_emits_has_words(game: str) -> None:
    known = set(messages(FALLBACK, game)) | {id_ for part in SHELL for id_ in messages(FALLBACK, part)}
    wanted = {f"{role}-{kind}" if role else kind for role, kind in emitted(game)}
    assert wanted
    assert wanted <= known, sorted(wanted - known)


@pytest.mark.parametrize("game", registry.GAMES)
def test_kinds_and_names_of_steps_are_plain_ids(game: str) -> None:
    kinds = [kind for _, kind in emitted(game)] + [step.name for step in registry.game(game).steps]
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", kind) for kind in kinds), kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.OWN)
def test_every_field_of_an_edition_has_words(game: str, language: str) -> None:
    known = set(messages(language, game)) | {id_ for part in SHELL for id_ in messages(language, part)}
    fields = registry.edition_fields(game)
    names = {name for group, asked in fields.items() for name in asked if group or asked[name].kind not in PARTS_OF}
    lacking = {name for name in names if not {f"field-{name}", f"name-{name}"} & known}
    assert lacking == set()
    groups = {f"group-{group.replace('.', '-') or 'edition'}" for group in fields}
    assert groups <= known


def test_every_kind_of_mistake_has_words() -> None:
    source_of = Path(str(files("gnomehall.core"))) / "edition.py"
    wrong = [
        node
        for node in ast.walk(ast.parse(source_of.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong"
    ]
    third = [call.args[2] for call in wrong if len(call.args) > 2]
    kinds = {str(kind.value) for kind in third if isinstance(kind, ast.Constant)}
    kinds |= {*TYPES.values(), "item-text", "item-number"}
    assert {f"mistake-{kind}" for kind in kinds} == {
        id_ for id_ in messages(FALLBACK, "editions") if id_.startswith("mistake-")
    }


PARTS_OF = ("table", "tables")
"""What stands at the top of a file as a part of its own."""
