"""Moves as text: a mushroom is a letter, `a` for the first kind of the edition."""

from typing import Final

from gnomehall.core.errors import BadNotation
from gnomehall.core.vocabulary import Action
from gnomehall.games.toadstools.tables import DUSTS, PLANTS

LETTERS: Final = "abcdefg"


def text(action: Action) -> str:
    if action >= DUSTS:
        return f"dust {action - DUSTS}"
    return f"plant {LETTERS[action - PLANTS]}" if action >= PLANTS else f"pick {LETTERS[action]}"


def read(move: str) -> Action:
    """The action that a text names, legal or not; BadNotation if it names none."""
    match move.lower().split():
        case ["dust", ("0" | "1" | "2" | "3") as seat]:
            return DUSTS + int(seat)
        case ["pick" | "plant" as verb, letter] if letter in tuple(LETTERS):
            return LETTERS.index(letter) + (PLANTS if verb == "plant" else 0)
    raise BadNotation(move, "unknown")
