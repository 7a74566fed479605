"""The course of one game at a table: its entries, the position they lead to, and every position of the past."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from gnomehall import registry
from gnomehall.core.errors import BadNotation, GnomehallError
from gnomehall.core.event import EVERYONE, Event
from gnomehall.core.match import Match
from gnomehall.core.record import Move, Record
from gnomehall.core.state import CHANCE
from gnomehall.server.limits import LOG_BYTES
from gnomehall.server.protocol import LogEntry, Notice, UndoReason
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.interface import TableRow, TimelineEntry
from gnomehall.server.tables.chance import Chance, Drawing

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
        return msgspec.Raw(_encode(msgspec.structs.replace(self.entry, events=seen)))


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is worked out but not yet written down: the timeline is as before until it is committed."""

    entry: TimelineEntry
    match: Match
    events: list[Event]
    drawing: Drawing = field(default_factory=Drawing)


class Timeline:
    """Entries form a tree: an undo makes an earlier one the last again, and what was after it stays known."""

    def __init__(self, start: Match, chance: ChanceRow | None = None) -> None:
        self.start = start
        self.chance = Chance(chance)
        self.match = start
        self.entries: list[TimelineEntry] = []
        self.log: list[EncodedEntry] = []
        self._last: list[int] = []  # by seq: the last entry that stands at that position
        self._before: list[int] = []  # by seq: the entry that it was made upon
        self._depth: list[int] = []
        self._secret: list[bool] = []  # by seq: something was drawn, or shown to one seat alone
        self._begins: list[bool] = []  # by seq: a turn began with it
        self._news: dict[int, bool] = {}  # by seq: whether it brought something to light
        self._kept: dict[int, Match] = {}

    @property
    def seq(self) -> int:
        return len(self.entries) - 1

    # --- going on ---------------------------------------------------------------------------

    def deal(self, at: int, below: Callable[[int], int] = secrets.randbelow, number: str = "") -> Draft:
        """TimelineEntry 0: whatever chance decides before the first player does."""
        match, drawing = self.start.branch(), self.chance.next(CHANCE, number, below)
        return self._draft(CHANCE, match, drawing.roll(match), at, drawing)

    def move(
        self, who: int, text: str, at: int, below: Callable[[int], int] = secrets.randbelow, number: str = ""
    ) -> Draft:
        """A move of whoever decides now, and what chance answers; BadNotation or IllegalAction if it can't be made."""
        match, drawing = self.match.branch(), self.chance.next(who, number, below)
        events = match.play(text)
        return self._draft(who, match, events + drawing.roll(match), at, drawing)

    def back(self, who: int, to: int, at: int) -> Draft:
        """An undo of everything after the position of a seq."""
        match = self.at(to)
        entry = TimelineEntry(self.seq + 1, who, (), to, match.state.player(), match.state.round(), at)
        return Draft(entry, match, [], self.chance.back(self.path(to)))

    def notice(self, who: int, notice: Notice, at: int) -> Draft:
        """What happened at the table and not in the game: the position stays as it is."""
        state = self.match.state
        entry = TimelineEntry(self.seq + 1, who, (), None, state.player(), state.round(), at, notice)
        return Draft(entry, self.match, [])

    def commit(self, draft: Draft) -> None:
        entry = draft.entry
        if entry.undo is None and not entry.notice:
            before = self._last[-1] if self.entries else -1
            self._before.append(before)
            self._depth.append(self._depth[before] + 1 if before >= 0 else 0)
            self._last.append(entry.seq)
            if self._depth[-1] % STRIDE == 0:
                self._kept[entry.seq] = draft.match.branch()
        else:
            last = self._last[-1 if entry.undo is None else entry.undo]
            self._before.append(self._before[last])
            self._depth.append(self._depth[last])
            self._last.append(last)
        self._begins.append(self.begins_with(draft))
        self._secret.append(len(entry.moves) > 1 or any(event.to != EVERYONE for event in draft.events))
        if entry.moves and entry.who >= 0 and self._leaves_hidden(draft):
            self._news[entry.seq] = False
        self.chance.commit(draft.drawing)
        self.entries.append(entry)
        self.log.append(_encode_entry(entry, self.match.state.round(), draft.events))
        self.match = draft.match

    def begins_with(self, draft: Draft) -> bool:
        """Whether a turn begins with it."""
        kinds = self.match.game.faces().turn_kinds
        return any(event.kind in kinds for event in draft.events)

    def begins(self, seq: int) -> bool:
        """Whether a turn began with the entry of a seq."""
        return self._begins[seq]

    def _leaves_hidden(self, draft: Draft) -> bool:
        """Whether all that is hidden from the player is where it was: then the move has brought nothing to light."""
        game, seat = self.match.game, draft.entry.who
        if game.meta.open or draft.match.over:
            return False
        hidden = game.hidden(self.match.state, seat)
        return hidden is not None and game.hidden(draft.match.state, seat) == hidden

    def _draft(self, who: int, match: Match, events: list[Event], at: int, drawing: Drawing) -> Draft:
        new = tuple(move.text for move in match.moves[len(self.match.moves) :])
        entry = TimelineEntry(self.seq + 1, who, new, None, match.state.player(), match.state.round(), at)
        return Draft(entry, match, events, drawing)

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
        return walk_back(self._last[seq], self._before)

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

    def obstacle(self, seat: int) -> UndoReason:
        """Why a seat can't take the last move back alone; empty where it can."""
        last = self._last[-1]
        if self.entries[last].who != seat:
            return "other-moved"
        if self._secret[last]:
            return "drawn"
        return "revealed" if self._revealed(last, seat) else ""

    def turn_start(self, seat: int) -> int | None:
        """The position in which a seat's turn began, if before its last move and nothing came to light since."""
        step = self._last[-1]
        steps = 0
        # A turn may end with the last move: then that begins the next one.
        while self._own(step, seat) and not (steps and self._begins[step]) and not self._revealed(step, seat):
            step, steps = self._before[step], steps + 1
        return step if steps > 1 and self._begins[step] else None

    def last_mover(self) -> int:
        """Who made the last move that stands."""
        return self.entries[self._last[-1]].who

    def before_last(self, seat: int) -> int | None:
        """The position before a seat's last move that stands, whatever came after it."""
        step = self._last[-1]
        while step > 0 and self.entries[step].who != seat:
            step = self._before[step]
        return self._before[step] if step > 0 else None

    def alone(self, seat: int, to: int) -> bool:
        """Whether a seat may go back so far without asking: past its own moves, if they brought nothing to light."""
        step, end = self._last[-1], self._last[to]
        while step > end and self._own(step, seat) and not self._revealed(step, seat):
            step = self._before[step]
        return step == end

    def _revealed(self, step: int, seat: int) -> bool:
        """Whether a seat's own step brought something to light. Where nothing is hidden, nothing can."""
        if self.match.game.meta.open:
            return False
        if step not in self._news:
            before = self.at(self._before[step]).state
            action = self.match.game.parse(before, self.entries[step].moves[0])
            self._news[step] = self.at(step).revealed(before, action, seat)
        return self._news[step]

    def _own(self, step: int, seat: int) -> bool:
        return step > 0 and self.entries[step].who == seat and not self._secret[step]

    @property
    def undone(self) -> int:
        """How many entries are no move of the game as it stands: what was undone, the undos, the notices."""
        return self.seq - self._depth[-1]

    def stands(self, seq: int) -> bool:
        """Whether the position of a seq is an earlier one of the game as it stands."""
        return 0 <= seq <= self.seq and self._last[seq] in self.path(self.seq)[:-1]


def _encode_entry(entry: TimelineEntry, round_: int, events: list[Event]) -> EncodedEntry:
    """An entry that was made in a round, as it is told."""
    log = LogEntry(entry.seq, entry.who, round_, events, entry.undo, entry.notice)
    private = any(event.to != EVERYONE for event in events)
    return EncodedEntry(None, log) if private else EncodedEntry(_encode(log), None)


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


def walk_back(last: int, before: list[int]) -> list[int]:
    """The entries that lead to the last one, first to last."""
    found = []
    while last >= 0:
        found.append(last)
        last = before[last]
    return found[::-1]


def standing(entries: list[TimelineEntry]) -> list[int]:
    """The entries that have not been undone, without playing them."""
    last: list[int] = []  # by seq: the last entry that stands at that position
    before: list[int] = []  # by seq: the entry that it was made upon
    for entry in entries:
        above = last[-1] if last else -1
        if entry.undo is not None:
            above = last[entry.undo]
        stays = entry.undo is not None or bool(entry.notice)
        last.append(above if stays else entry.seq)
        before.append(above)
    return walk_back(last[-1], before)


def rebuild(row: TableRow, entries: list[TimelineEntry], chance: ChanceRow | None = None) -> Timeline:
    """Play the stored entries out; Unreadable says why it can't be done."""
    try:
        timeline = Timeline(registry.replay_record(record_of(row, entries, []), upto=0), chance)
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
    if entry.notice:
        return timeline.notice(entry.who, entry.notice, entry.at)
    match, drawing = timeline.match.branch(), timeline.chance.again(entry.seq, entry.who)
    events: list[Event] = []
    for text in entry.moves:
        events += drawing.play(match, text)
    return Draft(entry, match, events, drawing)
