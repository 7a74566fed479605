"""A third language is a folder of files and one line: here one that is made up, English in capitals."""

import io
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

from gnomehall import registry, words
from gnomehall.cli.main import main
from gnomehall.words import FALLBACK, LANGUAGES, Language
from gnomehall.words.catalogue import SHELL, source
from gnomehall.words.speech import Speech

TAG = "qaa-loud"
"""A tag that no language will ever have."""


class Capitals(Transformer):
    """Says everything in capitals, and leaves what is not text as it is."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802  # the visitor asks for it
        node.value = node.value.upper()
        return node


def translate(text: str) -> str:
    resource = FluentParser().parse(text)
    Capitals().visit(resource)
    return FluentSerializer().serialize(resource)


@pytest.fixture
def loud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The made-up language in a folder of its own, and the one line that makes it known."""
    folder = tmp_path / TAG
    folder.mkdir()
    for part in (*SHELL, "toadstools"):
        (folder / f"{part}.ftl").write_text(translate(source(FALLBACK, part)), encoding="utf-8")
    names = registry.game("toadstools").faces().names(registry.shipped_edition("toadstools"))
    with (folder / "toadstools.ftl").open("a", encoding="utf-8") as file:
        file.writelines(f"name-{id_} = {name.upper()}\n" for id_, name in names.items())
    monkeypatch.setitem(LANGUAGES, TAG, Language("LOUD", "en-GB", folder))
    return TAG


def test_toadstools_is_played_in_a_made_up_language(
    loud: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.StringIO("fly\nundo\nscore\n" + "1\n" * 20))
    assert main(["play", "toadstools", "--seed", "3", "--language", loud]) == 0
    said = capsys.readouterr().out
    for sentence in (
        *("WHICH MUSHROOM DO YOU PLANT?", "PLANT A BOLETE", "YOU PICK A BOLETE", "YOUR HAND", "MEADOW"),
        *("'fly' IS NOT A MOVE OF TOADSTOOLS", "NOTHING IS TAKEN BACK:", "SEAT 0> ", "ALL MUSHROOMS ARE PLANTED"),
    ):
        assert sentence in said
    assert not {"picks", "mushroom", "points", "Seat"} & set(said.split())


def test_the_new_language_is_offered_and_its_help_is_there(loud: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "klingon"]) == 2
    assert f"{loud} (LOUD)" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["play", "--help", "--language", loud])
    assert "PLAY A WHOLE GAME IN THE TERMINAL" in capsys.readouterr().out


def test_the_new_language_names_the_components(loud: str) -> None:
    assert Speech(loud, "toadstools", strict=True).name("bolete") == "BOLETE"


def test_without_the_line_the_language_is_not_there() -> None:
    assert TAG not in words.LANGUAGES
    assert words.nearest_language(TAG) is None
