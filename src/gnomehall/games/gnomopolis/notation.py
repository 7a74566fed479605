"""Moves as text: `use D3 M`, `caravan B15 A`, `build B19 AH`, `gain I`, `seek cup V`, `seek D3 M`, `pass`.

Gnomes are written by their letters, in the order C V S M A I, helpers H last. The gnomes of a second wild icon and of
those after it are named one by one (`pay V`), as are the members of a team after the first two (`join H`). A gnome that
lies has a mark: `seek D1 C!`.
"""

from gnomehall.core.errors import BadNotation
from gnomehall.core.vocabulary import Action, Plain
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import (
    ACTIONS,
    BUILDINGS,
    FIRST_BUILDING,
    GNOMES_AND_HELPER,
    LETTERS,
    OPENINGS,
    PASS,
    Tables,
    letters_of,
)
from gnomehall.parts.counts import Counts, one


def gnomes_text(gnomes: Counts) -> str:
    return "".join(letters_of(gnomes))


def text(s: Gnomopolis, action: Action) -> str:
    return s.tables.edition.texts[action]


def read(s: Gnomopolis, move: str) -> Action:
    """The action of a text. Letter case, spaces and the order of the gnomes make no difference."""
    words = move.lower().split()
    if len(words) == 3 and words[0] in ("use", "caravan", "build"):
        words[2] = "".join(sorted(words[2], key=lambda letter: GNOMES_AND_HELPER.lower().find(letter)))
    action = s.tables.edition.actions_by_text.get(" ".join(words))
    if action is None:
        raise BadNotation(move, *_find_fault(words))
    return action


def _find_fault(words: list[str]) -> tuple[str, dict[str, Plain]]:
    """GNO-35: helpers in the cost of an action are the one mistake that a rule speaks of."""
    if len(words) == 3 and words[0] in ("use", "caravan") and "h" in words[2]:
        return "helper-pays", {"rule": "GNO-35"}
    return "unknown", {}


def all_texts(t: Tables, ids: list[str]) -> list[str]:
    """The texts of all actions, in the order of their numbers."""
    cards = ids[FIRST_BUILDING : FIRST_BUILDING + BUILDINGS]
    paid = [f"{id_} {gnomes}" for id_, scroll in zip(ids, t.scrolls, strict=True) for gnomes in _fills(scroll.need)]
    texts = ["pass"]
    assert PASS == 0
    texts += [f"use {text}".rstrip() for text in paid]
    texts += [f"caravan {text}".rstrip() for text in paid]
    texts += [f"build {card} {gnomes_text(opening)}" for card in cards for opening in OPENINGS]
    texts += [f"pay {letter}" for letter in LETTERS]
    texts += [f"join {letter}" for letter in GNOMES_AND_HELPER]
    texts += [f"gain {letter}" for letter in LETTERS]
    texts += [f"seek cup {letter}" for letter in LETTERS]
    texts += [f"seek exhausted {letter}" for letter in LETTERS]
    texts += [f"seek {id_} {letter}" for id_ in ids for letter in LETTERS]
    texts += [f"seek {id_} {letter}!" for id_ in ids for letter in LETTERS]
    texts += [f"seek team {letter}" for letter in LETTERS]
    texts += [f"draw {letter}" for letter in LETTERS]
    texts += [f"reveal {card}" for card in cards]
    texts += [f"first {seat}" for seat in range(4)]
    assert len(texts) == ACTIONS
    return texts


def _fills(need: Counts) -> list[str]:
    """The gnomes of the coloured icons alone, and with one of each colour on a wild icon."""
    return [gnomes_text(need), *[gnomes_text(need + one(colour)) for colour in range(len(LETTERS))]]
