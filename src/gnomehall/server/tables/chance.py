"""The chance of a table: what its draws come from, how far it has been drawn, and what there is to check afterwards."""

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from gnomehall.core.event import Event
from gnomehall.core.fair_chance import Luck, commitment_of, what_is_drawn
from gnomehall.core.match import Match
from gnomehall.core.proof import Number, Proof, Undone
from gnomehall.core.state import CHANCE
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.interface import TimelineEntry
from gnomehall.server.tables.lessons import arranged_move


def new_secret() -> str:
    return secrets.token_hex(32)


def promised(secret: str) -> ChanceRow:
    """Chance of its own, from a secret that is written down already or will be with the table."""
    return ChanceRow(commitment_of(secret), secret)


class Drawing:
    """What is drawn with one entry. The chance of the table goes on from there once the entry is committed."""

    def __init__(self, luck: Luck | None = None, number: str = "", below: Callable[[int], int] = secrets.randbelow):
        self.luck = luck
        self.number = number
        self.drawn: list[str] = []
        """What was drawn, without which time it was."""
        self._below = below

    def roll(self, match: Match) -> list[Event]:
        """Let chance decide until a player does."""
        events: list[Event] = []
        while match.state.player() == CHANCE:
            if self.luck is not None:
                self.drawn.append(what_is_drawn(match.state))
                events += match.act(self.luck.draw(match.game, match.state))
            else:
                arranged = arranged_move(match)
                events += match.roll(self._below) if arranged is None else match.play(arranged)
        return events

    def play(self, match: Match, text: str) -> list[Event]:
        """Make a move that was made before, of a player or of chance."""
        if self.luck is not None and match.state.player() == CHANCE:
            self.drawn.append(what_is_drawn(match.state))
            self.luck.next_of(self.drawn[-1])
        return match.play(text)


class Chance:
    """Goes with the entries of a timeline; without a row, draws come from the operating system and prove nothing."""

    def __init__(self, row: ChanceRow | None) -> None:
        self._luck = None if row is None or row.proof is not None else Luck(row.secret, row.repeats)
        self._known: Mapping[int, str] = {} if row is None else row.numbers
        """By seq, the numbers of entries that were made before."""
        self._drawn: list[Sequence[str]] = []  # by seq
        self._numbers: dict[int, str] = {}  # by seq

    def next(self, who: int, number: str, below: Callable[[int], int] = secrets.randbelow) -> Drawing:
        """What an entry of a player draws from, with the number that was sent for it."""
        if self._luck is None or self._luck.repeats is not None:
            number = ""
        luck = None if self._luck is None else self._luck.copy()
        if luck is not None and number:
            luck.add(who, number)
        return Drawing(luck, number, below)

    def again(self, seq: int, who: int) -> Drawing:
        """As `next`, for an entry that was made before."""
        return self.next(who, self._known.get(seq, ""))

    def back(self, path: list[int]) -> Drawing:
        """What is drawn from after an undo: what was drawn is not drawn again, unless it was another game's luck."""
        luck = None if self._luck is None else self._luck.copy()
        if luck is not None and luck.repeats is not None:
            luck.made = dict(Counter(what for seq in path for what in self._drawn[seq]))
        return Drawing(luck)

    def commit(self, drawing: Drawing) -> None:
        if drawing.number:
            self._numbers[len(self._drawn)] = drawing.number
        self._drawn.append(drawing.drawn or ())
        self._luck = drawing.luck or self._luck

    def last_of(self, seat: int) -> str:
        """The number that a seat sent last."""
        return "" if self._luck is None else self._luck.pool.last_of(seat)

    def proof(self, row: ChanceRow | None, entries: list[TimelineEntry], path: list[int], shown: bool) -> Proof | None:
        """What there is to check the draws with; the promise alone as long as the game goes on."""
        if row is None or row.proof is not None:
            return None if row is None else row.proof
        if not shown:
            return Proof(row.commitment)
        numbers, undone = [], []
        at, stands = 0, {*path}
        for entry in entries:
            if entry.seq in self._numbers:
                numbers.append(Number(at, entry.who, self._numbers[entry.seq]))
            if entry.seq in stands:
                at += len(entry.moves)
            elif row.repeats is None:
                undone += [Undone(at, draws, what) for what, draws in Counter(self._drawn[entry.seq]).items()]
        return Proof(row.commitment, row.secret, tuple(numbers), tuple(undone), row.repeats or {})
