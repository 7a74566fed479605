"""Moves as text: a lower-case verb and its arguments."""

from typing import Final

from gnomehall.core.errors import BadNotation
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.tables import EXCHANGE_GIVES, EXCHANGE_TAKES
from gnomehall.parts import counts

TILES: Final = ("", "1", "2", "3", "4", "druid")
WAYS: Final = ("left", "right", "middle-left", "middle-right")
TRACKS: Final = ("warehouse", "dining")


HINTS: Final = {
    "gather": "write the row from the bottom, the column and the way, h to the right or v upwards: gather 1,4 v",
    "exchange": "write what you give and what you take: exchange WS M, two of W S M C for another; or exchange X W",
}
"""What the moves with a verb look like, where there are too many to list."""


def letters(tokens: int) -> str:
    """Tokens as letters, those of a kind side by side."""
    return "".join(codes.ICONS[kind] * counts.count(tokens, kind) for kind in counts.kinds(tokens))


def square(place: int) -> str:
    """A forest square as row and column, both from 1 at the lower left."""
    return f"{place // codes.COLUMNS + 1},{place % codes.COLUMNS + 1}"


class Notation:
    """Both ways between actions and text, for one edition.

    A reward is named by its id, which depends on the round; so both directions take the round.
    """

    def __init__(self, edition: MightyEdition) -> None:
        self.edition = edition
        chests = [chest.id for chest in edition.chests]
        gnomes = [gnome.id for gnome in edition.gnomes]
        books = [book.id for book in edition.books]
        self._texts: dict[int, str] = {
            codes.SKIP: "skip",
            codes.END: "end",
            codes.COINS: "coins",
            codes.DECLINE: "decline",
        }
        self._block(codes.USE + 1, "use", TILES[1:])
        self._block(codes.ACTIVATE, "activate", [str(rung + 1) for rung in range(codes.RUNGS)])
        self._block(codes.OPEN, "open", chests)
        takes = [codes.ICONS[kind] for kind in EXCHANGE_TAKES]
        self._block(
            codes.EXCHANGE,
            "exchange",
            [f"{letters(give)} {take}" for give, take in zip(EXCHANGE_GIVES, takes, strict=True)],
        )
        for gnome, ids in enumerate(edition.trades):
            self._block(codes.TRADE + 2 * gnome, f"trade {gnomes[gnome]}", ids)
        places = range(2 * codes.COLUMNS * codes.MOST_ROWS)
        self._block(codes.GATHER, "gather", [f"{square(place // 2)} {'hv'[place % 2]}" for place in places])
        self._block(codes.LADDER, "ladder", WAYS)
        self._block(codes.DISPLAY, "display", "1234")
        self._block(codes.DISCARD, "discard", TOKEN_NAMES)
        self._block(codes.KEEP, "keep", chests)
        self._block(codes.TAKE, "take", chests)
        self._block(codes.INVITE, "invite", gnomes)
        self._block(codes.UPGRADE, "upgrade", TRACKS)
        self._block(codes.REFRESH, "refresh", gnomes)
        self._block(codes.FIRST, "first", "0123")
        self._block(codes.STACK, "stack", gnomes)
        self._block(codes.GLADE, "glade", edition.glades)
        self._block(codes.SHELVE, "shelve", books)
        self._block(codes.DRAW, "draw", chests)
        self._actions = {text.lower(): action for action, text in self._texts.items()}

    def _block(self, start: int, verb: str, names: "list[str] | tuple[str, ...] | str") -> None:
        for i, name in enumerate(names):
            self._texts[start + i] = f"{verb} {name}"

    def text(self, action: int, day: int) -> str:
        if codes.CLAIM <= action < codes.END:
            return f"claim {self.edition.rewards[day - 1][action - codes.CLAIM]}"
        return self._texts[action]

    def read(self, text: str, day: int) -> int:
        """The action, whatever the case and the spaces; a single square needs no way."""
        words = text.lower().split()
        rewards = self.edition.rewards[day - 1]
        if len(words) == 2 and words[0] == "claim" and words[1] in rewards:
            return codes.CLAIM + rewards.index(words[1])
        if len(words) == 2 and words[0] == "gather":
            words.append("h")
        if len(words) == 3 and words[0] == "exchange":
            words[1] = "".join(sorted(words[1], key=codes.ICONS.lower().find))
        action = self._actions.get(" ".join(words))
        if action is None:
            raise BadNotation(self._hint(text, words, rewards))
        return action

    def _hint(self, text: str, words: list[str], rewards: tuple[str, ...]) -> str:
        verb = words[0] if words else ""
        if verb == "claim":
            return f"'{text}' is no move; the rewards of this round are {', '.join(rewards)}"
        if verb in HINTS:
            return f"'{text}' is no move; {HINTS[verb]}"
        alike = [known for known in self._texts.values() if known.split()[0] == verb]
        if alike:
            shown = ", ".join(alike[:12]) + (", ..." if len(alike) > 12 else "")
            return f"'{text}' is no move; with '{verb}' there are: {shown}"
        return (
            f"'{text}' is no move of Mighty Gnomes; moves are like: use 3, gather 1,4 v, ladder left, activate 2, end"
        )
