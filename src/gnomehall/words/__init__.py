"""The languages of the hall, and where their words are.

A language is a set of Fluent files: those of the shell in a folder here, and one beside each game. `docs/translate.md`
says how another one is added.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class Language:
    """A language that the hall speaks."""

    name: str
    """As its speakers call it."""
    locale: str
    """Whose numbers, plurals and lists it has."""
    folder: Path | None = None
    """Where all its files are, if they are not beside those of English: `table.ftl`, `gnomopolis.ftl` and so on."""


FALLBACK: Final = "en"

LANGUAGES: Final[dict[str, Language]] = {
    "en": Language("English", "en-GB"),
    "pt-BR": Language("Português (Brasil)", "pt-BR"),
}


def nearest_language(wanted: str) -> str | None:
    """The language of the hall for a tag such as `pt`, `pt_BR.UTF-8` or `en-US`; None if there is none."""
    tag = wanted.split(".")[0].split("@")[0].replace("_", "-").lower()
    for code in LANGUAGES:
        if code.lower() == tag:
            return code
    for code in LANGUAGES:
        if code.lower().split("-")[0] == tag.split("-")[0]:
            return code
    return None


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of whoever sits at this computer, by the variables that say so on POSIX.

    LANGUAGE is a list of wishes; of the others the first that is set decides, even if it asks for no language of ours.
    """
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or FALLBACK
    for wanted in (*environ.get("LANGUAGE", "").split(":"), locale):
        found = nearest_language(wanted) if wanted else None
        if found is not None:
            return found
    return FALLBACK
