"""What is kept of what somebody typed: text, and nothing that does something."""

import unicodedata
from typing import Final

from gnomehall.server.protocol import TALK_LENGTH
from gnomehall.server.tables.refusal import RequestRefused

JOINERS: Final = frozenset("\u200c\u200d")
"""Of the invisible characters those that some scripts and most drawn symbols need."""
MARKS: Final = 4
"""Marks on one letter: more would be drawn over the lines above and below."""


def clean_text(text: str) -> str:
    """One line of visible text; refused where nothing is left, or too much."""
    found: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or char in "\t\n\r":
            found.append(" ")
        elif marks <= MARKS and (kind[0] != "C" or char in JOINERS):
            found.append(char)
    clean = " ".join("".join(found).split())
    if not clean.strip("".join(JOINERS)):
        raise RequestRefused("bad-message", "there is nothing in this message; write something")
    if len(clean) > TALK_LENGTH:
        reason = f"this message has {len(clean)} characters; one has {TALK_LENGTH} at most"
        raise RequestRefused("bad-message", reason)
    return clean
