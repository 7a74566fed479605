"""What a person reads of the rules of a game: in a few pages, on one page, or rule by rule.

The first two are texts for players, `rulebook/<language>.md` and `rulebook/<language>.aid.md` beside the game. They may
name pieces (`:coin:`) and pictures (`![caption](name)`), which the browser draws. The third is the specification,
`docs/rules/<game>.md`; what only those want who look for sources stands between two comments there.
"""

import re
from importlib.resources import files
from typing import Final, Literal, get_args

from gnomehall import registry
from gnomehall.words import FALLBACK

Part = Literal["rules", "aid", "numbered", "sources"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
"""The rules in a few pages, the aid of one page, the numbered rules, and these with their sources."""

_SOURCES = re.compile(r"<!-- sources -->.*?<!-- /sources -->\n*", re.S)
_MARK = re.compile(r"<!-- /?sources -->\n*")
_PIECE = re.compile(r"(?<![\w:]):[a-z][a-z-]*:(?![\w:]) ?")
_PICTURE = re.compile(r"^!\[[^\]]*\]\([\w-]+\)\n*", re.M)


def read(name: str, part: Part, language: str = FALLBACK) -> str:
    """A part of the rules of a game. Where a language lacks it, it is in English."""
    page = registry.rules_page(name)
    if part == "sources":
        return _MARK.sub("", page)
    text = None if part == "numbered" else _for_players(name, part, language)
    return text or _SOURCES.sub("", page)


def _for_players(name: str, part: Part, language: str) -> str | None:
    """What a game has written for its players; None for one that has nothing but its numbered rules."""
    folder = files(registry.GAMES[name]) / "rulebook"
    written = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    ending = ".aid.md" if part == "aid" else ".md"
    found = written.get(language + ending) or written.get(FALLBACK + ending)
    return found.read_text(encoding="utf-8") if found else None


def without_pictures(text: str) -> str:
    """The same for a screen that draws nothing."""
    return _PIECE.sub("", _PICTURE.sub("", text))
