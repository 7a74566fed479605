"""Moves as text: `use D3 M`, `caravan B15 A`, `build B19 AH`, `gain I`, `seek cup V`, `seek D3 M`, `pass`.

Gnomes are written by their letters, in the order C V S M A I, helpers H last.
"""

from gnomehall.core.errors import BadNotation
from gnomehall.core.vocabulary import Action, Plain
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import (
    BUILDINGS,
    FIRST_BUILDING,
    GNOMES_AND_HELPER,
    LETTERS,
    PASS,
    Tables,
    letters_of,
)
from gnomehall.parts.counts import Counts


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
    """The texts of all actions, in the order in which Tables numbers them."""
    cards = ids[FIRST_BUILDING : FIRST_BUILDING + BUILDINGS]
    paid = [f"{ids[scroll]} {gnomes_text(pay)}" for scroll, pay in zip(t.use_scroll, t.use_pay, strict=True)]
    texts = ["pass"]
    assert PASS == 0
    texts += [f"use {text}" for text in paid]
    texts += [f"caravan {text}" for text in paid]
    texts += [f"build {cards[card]} {gnomes_text(team)}" for card, team in zip(t.build_card, t.build_team, strict=True)]
    texts += [f"gain {letter}" for letter in LETTERS]
    texts += [f"seek cup {letter}" for letter in LETTERS]
    texts += [f"seek exhausted {letter}" for letter in LETTERS]
    texts += [
        f"seek {ids[scroll]} {LETTERS[colour]}" for scroll, colour in zip(t.work_scroll, t.work_colour, strict=True)
    ]
    texts += [f"seek team {letter}" for letter in LETTERS]
    texts += [f"draw {letter}" for letter in LETTERS]
    texts += [f"reveal {card}" for card in cards]
    texts += [f"first {seat}" for seat in range(4)]
    assert len(texts) == t.actions
    return texts
