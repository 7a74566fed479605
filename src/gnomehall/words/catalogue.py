"""Catalogues: the Fluent files of a language, read once."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from gnomehall import registry
from gnomehall.words import FALLBACK, LANGUAGES

SHELL: Final = ("table", "hall", "notices", "editions", "terminal")
"""The parts of the shell's catalogue: what every table says, what the browser adds, how players are told that a
table waits, what is said of editions and of what a change does, and what the terminal adds."""
BROWSER: Final = ("table", "hall", "notices", "editions")
"""Those of them that a browser reads."""


def _file(language: str, part: str) -> Traversable:
    folder = LANGUAGES[language].folder
    if folder is not None:
        return folder / f"{part}.ftl"
    if part in SHELL:
        return files("gnomehall.words") / language / f"{part}.ftl"
    words = files(registry.GAMES[part]) / "words"
    # A game of another package may have fewer languages than the hall.
    spoken = language if part in registry.OWN or (words / f"{language}.ftl").is_file() else FALLBACK
    return words / f"{spoken}.ftl"


def source(language: str, part: str) -> str:
    """The words of a part, of the shell or a game by its id, as they are written."""
    return _file(language, part).read_text(encoding="utf-8")


@cache
def catalogue(language: str, game: str | None = None) -> FluentBundle:
    """All messages for a game, or those of the shell alone."""
    bundle = FluentBundle([LANGUAGES[language].locale], use_isolating=False)
    for part in (*SHELL, *([game] if game is not None else [])):
        bundle.add_resource(FluentResource(source(language, part)))
    return bundle
