"""Moves as text: a lower-case verb and its arguments."""

from collections.abc import Sequence
from typing import Final

from gnomehall.core.errors import BadNotation
from gnomehall.core.vocabulary import Action, Plain
from gnomehall.games.mighty_gnomes.ids import TILES, TOKEN_IDS, TRACKS, WAYS, square_id
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.tables import (
    ACTIVATES,
    CLAIMS,
    COINS,
    COLUMNS,
    DECLINE,
    DISCARDS,
    DISPLAYS,
    DRAWS,
    END,
    EXCHANGE_GIVES,
    EXCHANGE_TAKES,
    EXCHANGES,
    FIRSTS,
    GATHERS,
    GLADES,
    INVITES,
    KEEPS,
    LADDERS,
    LETTERS,
    MOST_ROWS,
    OPENS,
    REFRESHES,
    RUNGS,
    SHELVES,
    SKIP,
    STACKS,
    TAKES,
    TRADES,
    UPGRADES,
    USES,
)
from gnomehall.parts import counts
from gnomehall.parts.counts import Counts

SHOWN: Final = 12
"""How many moves with the same verb a hint lists."""
PATTERNS: Final = ("gather", "exchange")
"""The verbs with too many moves to list: a hint says how they are written."""


def letters(tokens: Counts) -> str:
    """Tokens as letters, those of a kind side by side."""
    return "".join(LETTERS[kind] * counts.count(tokens, kind) for kind in counts.kinds(tokens))


class Notation:
    """Both ways between actions and text, for one edition.

    A reward is named by its id, which depends on the round; so both directions take the round.
    """

    def __init__(
        self,
        chests: Sequence[str],
        gnomes: Sequence[str],
        trades: Sequence[Sequence[str]],
        books: Sequence[str],
        glades: Sequence[str],
        rewards: Sequence[Sequence[str]],
    ) -> None:
        self._rewards = rewards
        self._texts: dict[Action, str] = {SKIP: "skip", END: "end", COINS: "coins", DECLINE: "decline"}
        self._add(USES + 1, "use", TILES[1:])
        self._add(ACTIVATES, "activate", [str(rung + 1) for rung in range(RUNGS)])
        self._add(OPENS, "open", chests)
        given = [letters(gives) for gives in EXCHANGE_GIVES]
        self._add(EXCHANGES, "exchange", [f"{a} {LETTERS[b]}" for a, b in zip(given, EXCHANGE_TAKES, strict=True)])
        for gnome, ids in enumerate(trades):
            self._add(TRADES + 2 * gnome, f"trade {gnomes[gnome]}", ids)
        places = range(2 * COLUMNS * MOST_ROWS)
        self._add(GATHERS, "gather", [f"{square_id(place // 2)} {'hv'[place % 2]}" for place in places])
        self._add(LADDERS, "ladder", WAYS)
        self._add(DISPLAYS, "display", "1234")
        self._add(DISCARDS, "discard", TOKEN_IDS)
        self._add(KEEPS, "keep", chests)
        self._add(TAKES, "take", chests)
        self._add(INVITES, "invite", gnomes)
        self._add(UPGRADES, "upgrade", TRACKS)
        self._add(REFRESHES, "refresh", gnomes)
        self._add(FIRSTS, "first", "0123")
        self._add(STACKS, "stack", gnomes)
        self._add(GLADES, "glade", glades)
        self._add(SHELVES, "shelve", books)
        self._add(DRAWS, "draw", chests)
        self._actions = {text.lower(): action for action, text in self._texts.items()}

    def _add(self, start: Action, verb: str, names: Sequence[str]) -> None:
        for i, name in enumerate(names):
            self._texts[start + i] = f"{verb} {name}"

    def text(self, action: Action, day: int) -> str:
        if CLAIMS <= action < END:
            return f"claim {self._rewards[day - 1][action - CLAIMS]}"
        return self._texts[action]

    def read(self, move: str, day: int) -> Action:
        words = move.lower().split()
        rewards = self._rewards[day - 1]
        if len(words) == 2 and words[0] == "claim" and words[1] in rewards:
            return CLAIMS + rewards.index(words[1])
        if len(words) == 2 and words[0] == "gather":
            words.append("h")
        if len(words) == 3 and words[0] == "exchange":
            words[1] = "".join(sorted(words[1], key=LETTERS.lower().find))
        action = self._actions.get(" ".join(words))
        if action is None:
            raise self._refuse(move, words[0] if words else "", rewards)
        return action

    def _refuse(self, move: str, verb: str, rewards: Sequence[str]) -> BadNotation:
        if verb == "claim":
            return BadNotation(move, "claim", {"rewards": list(rewards)})
        if verb in PATTERNS:
            return BadNotation(move, verb)
        alike = [known for known in self._texts.values() if known.split()[0] == verb]
        if not alike:
            return BadNotation(move, "unknown")
        data: dict[str, Plain] = {"verb": verb, "moves": ", ".join(alike[:SHOWN]), "more": max(len(alike) - SHOWN, 0)}
        return BadNotation(move, "verb", data)


def text(s: Mighty, action: Action) -> str:
    return s.tables.edition.notation.text(action, s.day)


def read(s: Mighty, move: str) -> Action:
    """The action, whatever the case and the spaces; a single square needs no way."""
    return s.tables.edition.notation.read(move, s.day)
