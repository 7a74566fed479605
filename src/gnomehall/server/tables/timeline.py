"""The course of one game at a table: its entries, the position they lead to, and every position of the past."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from gnomehall import registry
from gnomehall.core.errors import BadNotation, GnomehallError
from gnomehall.core.event import EVERYONE, Event
from gnomehall.core.match import Match
from gnomehall.core.record import Move, Record
from gnomehall.core.state import CHANCE
from gnomehall.server.limits import LOG_BYTES
from gnomehall.server.protocol import LogEntry
from gnomehall.server.store.interface import TableRow, TimelineEntry

STRIDE: Final = 24
"""Every so many entries a position is kept, so that going back replays no more than these."""

_encode: Final = msgspec.json.Encoder().encode


class Unreadable(GnomehallError):
    """The present rules can't replay what is stored."""


@dataclass(frozen=True, slots=True)
class EncodedEntry:
    """A log entry, encoded once: for all alike, or, where some events are for one seat alone, for each viewer."""

    everyone: bytes | None
    entry: LogEntry | None

    def to(self, viewer: int) -> msgspec.Raw:
        if self.everyone is not None:
            return msgspec.Raw(self.everyone)
        assert self.entry is not None
        seen = [event for event in self.entry.events if event.seen_by(viewer)]
        return msgspec.Raw(_encode(LogEntry(self.entry.seq, self.entry.who, seen, self.entry.undo)))


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is worked out but not yet written down: the timeline is as before until it is committed."""

    entry: TimelineEntry
    match: Match
    events: list[Event]


class Timeline:
    """Entries form a tree: an undo makes an earlier one the last again, and what was after it stays known."""

    def __init__(self, start: Match) -> None:
        self.start = start
        self.match = start
        self.entries: list[TimelineEntry] = []
        self.log: list[EncodedEntry] = []
        self._last: list[int] = []  # by seq: the last entry that stands at that position
        self._before: list[int] = []  # by seq: the entry that it was made upon
        self._depth: list[int] = []
        self._secret: list[bool] = []  # by seq: something was drawn, or shown to one seat alone
        self._kept: dict[int, Match] = {}

    @property
    def seq(self) -> int:
        return len(self.entries) - 1

    # --- going on ---------------------------------------------------------------------------

    def deal(self, at: int, below: Callable[[int], int] = secrets.randbelow) -> Draft:
        """TimelineEntry 0: whatever chance decides before the first player does."""
        match = self.start.branch()
        return self._draft(CHANCE, match, _roll(match, below), at)

    def move(self, who: int, text: str, at: int, below: Callable[[int], int] = secrets.randbelow) -> Draft:
        """A move of whoever decides now, and what chance answers; BadNotation or IllegalAction if it can't be made."""
        match = self.match.branch()
        events = match.play(text)
        return self._draft(who, match, events + _roll(match, below), at)

    def back(self, who: int, to: int, at: int) -> Draft:
        """An undo of everything after the position of a seq."""
        match = self.at(to)
        entry = TimelineEntry(self.seq + 1, who, (), to, match.state.player(), match.state.round(), at)
        return Draft(entry, match, [])

    def commit(self, draft: Draft) -> None:
        entry = draft.entry
        if entry.undo is None:
            before = self._last[-1] if self.entries else -1
            self._before.append(before)
            self._depth.append(self._depth[before] + 1 if before >= 0 else 0)
            self._last.append(entry.seq)
            if self._depth[-1] % STRIDE == 0:
                self._kept[entry.seq] = draft.match.branch()
        else:
            self._before.append(self._before[self._last[entry.undo]])
            self._depth.append(self._depth[self._last[entry.undo]])
            self._last.append(self._last[entry.undo])
        self._secret.append(len(entry.moves) > 1 or any(event.to != EVERYONE for event in draft.events))
        self.entries.append(entry)
        self.log.append(self._encode(entry, draft.events))
        self.match = draft.match

    def _draft(self, who: int, match: Match, events: list[Event], at: int) -> Draft:
        new = tuple(move.text for move in match.moves[len(self.match.moves) :])
        entry = TimelineEntry(self.seq + 1, who, new, None, match.state.player(), match.state.round(), at)
        return Draft(entry, match, events)

    @staticmethod
    def _encode(entry: TimelineEntry, events: list[Event]) -> EncodedEntry:
        log = LogEntry(entry.seq, entry.who, events, entry.undo)
        private = any(event.to != EVERYONE for event in events)
        return EncodedEntry(None, log) if private else EncodedEntry(_encode(log), None)

    # --- what is told -----------------------------------------------------------------------

    def entries_before(self, seq: int, viewer: int) -> list[msgspec.Raw]:
        """The last entries before a seq as a viewer is told of them, oldest first: one, or more if short."""
        found: list[msgspec.Raw] = []
        size = 0
        for entry in reversed(self.log[: max(seq, 0)]):
            told = entry.to(viewer)
            size += len(bytes(told))
            if found and size > LOG_BYTES:
                break
            found.append(told)
        return found[::-1]

    # --- going back -------------------------------------------------------------------------

    def path(self, seq: int) -> list[int]:
        """The entries that stand at the position of a seq, first to last."""
        found = []
        step = self._last[seq]
        while step >= 0:
            found.append(step)
            step = self._before[step]
        return found[::-1]

    def at(self, seq: int) -> Match:
        """The match as it was at a seq; the caller may play on in it."""
        replayed: list[int] = []
        step = self._last[seq]
        while step not in self._kept:
            replayed.append(step)
            step = self._before[step]
        match = self._kept[step].branch()
        for step in reversed(replayed):
            for text in self.entries[step].moves:
                match.play(text)
        return match

    def repeats(self, seq: int, seat: int, text: str | None) -> bool:
        """Whether what came again is the entry of a seq, however its move was spelled; an undo has no text."""
        entry = self.entries[seq]
        if entry.who != seat:
            return False
        if text is None or not entry.moves:
            return text is None and entry.undo is not None
        if entry.moves[0] == text:
            return True
        before = self.at(seq - 1).state
        try:
            return self.match.game.read(before, text) == self.match.game.read(before, entry.moves[0])
        except BadNotation:
            return False

    def undo_target(self, seat: int) -> int | None:
        """The position before a seat's own last move, if nothing came after it and nothing was drawn.

        Whether the move brought something to light is left to `alone`: to find out takes too long to do it every time.
        """
        last = self._last[-1]
        return self._before[last] if self._own(last, seat) else None

    def before_last(self, seat: int) -> int | None:
        """The position before a seat's last move that stands, whatever came after it."""
        path = self.path(self.seq)
        for i in range(len(path) - 1, 0, -1):
            if self.entries[path[i]].who == seat:
                return path[i - 1]
        return None

    def alone(self, seat: int, to: int) -> bool:
        """Whether a seat may go back so far without asking: past its own moves, if they brought nothing to light."""
        step, end = self._last[-1], self._last[to]
        while step > end and self._own(step, seat) and not self._revealed(step, seat):
            step = self._before[step]
        return step == end

    def _revealed(self, step: int, seat: int) -> bool:
        before = self.at(self._before[step]).state
        return self.at(step).revealed(before, self.match.game.parse(before, self.entries[step].moves[0]), seat)

    def _own(self, step: int, seat: int) -> bool:
        return step > 0 and self.entries[step].who == seat and not self._secret[step]

    @property
    def undone(self) -> int:
        """How many entries no longer stand, the undos among them."""
        return self.seq - self._depth[-1]

    def stands(self, seq: int) -> bool:
        """Whether the position of a seq is an earlier one of the game as it stands."""
        return 0 <= seq <= self.seq and self._last[seq] in self.path(self.seq)[:-1]


def _roll(match: Match, below: Callable[[int], int]) -> list[Event]:
    events: list[Event] = []
    while match.state.player() == CHANCE:
        events += match.roll(below)
    return events


def record_of(row: TableRow, entries: list[TimelineEntry], path: list[int]) -> Record:
    """A table as a record, whether or not the present rules can play it."""
    moves = [
        Move(entries[seq].who if i == 0 else CHANCE, text) for seq in path for i, text in enumerate(entries[seq].moves)
    ]
    names = tuple(seat.name or seat.bot or "?" for seat in row.seats)
    return Record(
        row.game, row.rules, row.edition, row.digest, len(row.seats), row.options, names, tuple(moves), row.result,
        row.edition_text,
    )  # fmt: skip


def standing(entries: list[TimelineEntry]) -> list[int]:
    """The entries that have not been undone, without playing them."""
    paths: list[tuple[int, ...]] = []
    for entry in entries:
        before = paths[-1] if paths else ()
        paths.append((*before, entry.seq) if entry.undo is None else paths[entry.undo])
    return list(paths[-1])


def rebuild(row: TableRow, entries: list[TimelineEntry]) -> Timeline:
    """Play the stored entries out; Unreadable says why it can't be done."""
    try:
        timeline = Timeline(registry.replay_record(record_of(row, entries, []), upto=0))
        for entry in entries:
            timeline.commit(_again(timeline, entry))
    except GnomehallError as error:
        raise Unreadable(str(error)) from None
    return timeline


def _again(timeline: Timeline, entry: TimelineEntry) -> Draft:
    if entry.seq != timeline.seq + 1:
        raise Unreadable(f"step {timeline.seq + 1} is missing")
    if entry.undo is not None:
        return timeline.back(entry.who, entry.undo, entry.at)
    match = timeline.match.branch()
    events: list[Event] = []
    for text in entry.moves:
        events += match.play(text)
    return Draft(entry, match, events)
