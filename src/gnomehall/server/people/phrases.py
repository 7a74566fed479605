"""Recovery phrases: words of a list of 256, each eight bits of chance; the same phrase however it is typed."""

import re
import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from gnomehall.words import FALLBACK

LENGTH: Final = 12
"""Words of a phrase: 96 bits, which nobody tries out, not even with the hashes in hand."""
CHOICES: Final = 256


@cache
def word_list(language: str) -> tuple[str, ...]:
    """The words of a language; those of the first one where it has none."""
    found = files("gnomehall.words") / language / "phrase.txt"
    if not (language and found.is_file()):
        return word_list(FALLBACK)
    return tuple(found.read_text(encoding="utf-8").split())


def new_phrase(language: str) -> tuple[str, ...]:
    words = word_list(language)
    return tuple(secrets.choice(words) for _ in range(LENGTH))


def normal(text: str) -> str:
    """A phrase without what people type differently: capitals, accents, line breaks, numbers before the words."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(re.findall("[a-z]+", plain.casefold()))
