"""Moves as text: `use D3 M`, `caravan B15 A`, `build B19 AH`, `gain I`, `seek cup V`, `seek D3 M`, `pass`.

Gnomes are written by their letters, in the order C V S M A I, helpers H last.
"""

from gnomehall.core.errors import BadNotation
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.icons import LETTERS
from gnomehall.games.gnomopolis.tables import BUILDINGS, COLOURS, FIRST_BUILDING, PASS
from gnomehall.parts.counts import numbers_of, one

EXAMPLES = "use D3 M, caravan B15 A, build B15 VV, gain I, seek cup V, pass"


def gnomes_text(gnomes: int) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS + "H", numbers_of(gnomes, COLOURS + 1), strict=True))


class Notation:
    """The texts of all actions of an edition, both ways."""

    def __init__(self, edition: GnomopolisEdition) -> None:
        self.texts = _all_texts(edition)
        self._actions = {text.lower(): action for action, text in enumerate(self.texts)}

    def read(self, text: str) -> int:
        """The action of a text. Letter case, spaces and the order of the gnomes make no difference."""
        words = text.lower().split()
        if len(words) == 3 and words[0] in ("use", "caravan", "build"):
            words[2] = "".join(sorted(words[2], key=lambda letter: (LETTERS + "H").lower().find(letter)))
        action = self._actions.get(" ".join(words))
        if action is None:
            raise BadNotation(f"'{text}' is no move of Gnomopolis; moves are like: {EXAMPLES}")
        return action


def _all_texts(edition: GnomopolisEdition) -> list[str]:
    """In the order in which Tables numbers the actions."""
    t = edition.tables
    ids = edition.scroll_ids
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
        f"seek {ids[scroll]} {gnomes_text(one(colour))}"
        for scroll, colour in zip(t.work_scroll, t.work_colour, strict=True)
    ]
    texts += [f"seek team {letter}" for letter in LETTERS]
    texts += [f"draw {letter}" for letter in LETTERS]
    texts += [f"reveal {card}" for card in cards]
    texts += [f"first {seat}" for seat in range(4)]
    assert len(texts) == t.actions
    return texts
