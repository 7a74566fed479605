"""What time the players of a table have left: it follows from the entries and their times, and from nothing else.

Whatever changes what runs is an entry: a move, an undo, a notice. Times are whole seconds.
"""

from collections.abc import Callable, Iterator
from typing import Final

from gnomehall.core.state import NOBODY
from gnomehall.server.protocol import Pace
from gnomehall.server.store.interface import TimelineEntry

DAY: Final = 86_400
FIRST_SATURDAY: Final = 2 * DAY
"""1970 began with a Thursday."""
WEEK: Final = 7 * DAY
LEAST: Final = 30
"""Seconds that a player has at least who takes a live game back from a bot."""

Span = tuple[int, int]
Holes = Callable[[int, int], list[Span]]
"""When the hall was down between two moments."""


class Clocks:
    """The clocks of all seats, after some entries."""

    def __init__(self, pace: Pace, seats: int, holes: Holes) -> None:
        self.pace = pace
        self.halted = True
        """Whether somebody is still to sit down."""
        self.turn = NOBODY
        self.away: dict[int, int] = {}
        """Since when seats have been on holiday."""
        self._holes = holes
        self._full = pace.days * DAY if pace.kind == "days" else pace.minutes * 60
        self._at = 0
        self._used = [0] * seats
        self._given = [0] * seats  # beyond the limits, and for good
        self._spare = [pace.holidays * DAY if pace.kind == "days" else 0] * seats
        self._bots: set[int] = set()
        self._limit = (self._full,) * seats  # what each may use in all, at the position on the table
        self._limits: list[tuple[int, ...]] = []  # the same by seq

    # --- from entry to entry ----------------------------------------------------------------

    def branch(self) -> "Clocks":
        """The same clocks, to take one entry more that may not come to be; then they are to be committed."""
        other = Clocks(self.pace, len(self._used), self._holes)
        other.halted, other.turn, other._at, other._limit = self.halted, self.turn, self._at, self._limit
        other.away, other._bots, other._limits = dict(self.away), set(self._bots), self._limits
        other._used, other._given, other._spare = list(self._used), list(self._given), list(self._spare)
        return other

    def commit(self) -> None:
        """The entry that was taken is written down."""
        self._limits.append(self._limit)

    def take(self, entry: TimelineEntry, begins: bool) -> None:
        """Go on by an entry; `begins` where a turn begins with it."""
        if self._runs():
            self._used[self.turn] += self._ticked(self.turn, entry.at)
        if entry.undo is not None:
            self._limit = self._limits[entry.undo]
        elif entry.notice:
            self._notice(entry)
        else:
            self._move(entry, begins)
        self.turn, self._at = entry.turn, max(entry.at, self._at)

    def _move(self, entry: TimelineEntry, begins: bool) -> None:
        limit = list(self._limit)
        if entry.who == self.turn and entry.who not in self._bots:
            self._end_holiday(entry.who, entry.at)
        if begins or entry.turn != self.turn:
            if self.pace.kind == "live" and self._runs():
                limit[self.turn] += self.pace.increment
            elif self.pace.kind == "days" and entry.turn >= 0:
                limit[entry.turn] = self._used[entry.turn] + self._full - self._given[entry.turn]
        self._limit = tuple(limit)

    def _notice(self, entry: TimelineEntry) -> None:
        seat = entry.who
        match entry.notice:
            case "start" | "halt":
                self.halted = entry.notice == "halt"
                if seat >= 0:
                    self._bots.discard(seat)
                    self.away.pop(seat, None)
                    self._give(seat, self._full)
            case "stand-in" | "late" | "resign" | "lost" | "absent":
                self._bots.add(seat)
            case "return":
                self._bots.discard(seat)
                self._give(seat, self._full if self.pace.kind == "days" else max(LEAST, self._full // 10))
            case "holiday":
                self.away[seat] = entry.at
            case "back":
                self._end_holiday(seat, entry.at)

    def _give(self, seat: int, least: int) -> None:
        """Let a seat have so much at least."""
        have = self._limit[seat] + self._given[seat] - self._used[seat]
        self._given[seat] += max(0, least - have)

    def _end_holiday(self, seat: int, at: int) -> None:
        since = self.away.pop(seat, at)
        self._spare[seat] -= min(self._spare[seat], max(0, at - since))

    def _runs(self) -> bool:
        return self.turn >= 0 and not self.halted and self.turn not in self._bots

    # --- what is left -----------------------------------------------------------------------

    def left(self, seat: int, now: int) -> int:
        """What a seat has left at a moment, in seconds; below 0 when it is late."""
        have = self._limit[seat] + self._given[seat] - self._used[seat]
        return have - (self._ticked(seat, now) if seat == self.turn and self._runs() else 0)

    def spare(self, seat: int, now: int) -> int:
        """Seconds of holidays that a seat has left."""
        return max(0, self._spare[seat] - max(0, now - self.away.get(seat, now)))

    def on_holiday(self, now: int) -> tuple[int, ...]:
        return tuple(seat for seat in sorted(self.away) if self.spare(seat, now) > 0)

    def is_weekend(self, now: int) -> bool:
        """Whether the clocks stand still for it."""
        return self._weekends() and (now - FIRST_SATURDAY) % WEEK < 2 * DAY

    def due(self, now: int) -> int:
        """When whoever decides will have used up what they have, if nothing happens till then; 0 for never."""
        if not self._runs():
            return 0
        left = max(0, self.left(self.turn, now))
        begins = max(now, self.away[self.turn] + self._spare[self.turn]) if self.turn in self.away else now
        if not self._weekends():
            return begins + left
        at = begins
        while True:
            into = (at - FIRST_SATURDAY) % WEEK
            if into < 2 * DAY:
                at += 2 * DAY - into
                into = 2 * DAY
            if left <= WEEK - into:
                return at + left
            left -= WEEK - into
            at += WEEK - into

    def _weekends(self) -> bool:
        return self.pace.kind == "days" and self.pace.weekends

    def _ticked(self, seat: int, until: int) -> int:
        """How much of the time since the last entry counts for a seat."""
        holes = list(self._holes(self._at, until))
        if self._weekends():
            holes += _weekends_between(self._at, until)
        if seat in self.away:
            since = self.away[seat]
            holes.append((since, since + self._spare[seat]))
        return measure(self._at, until, holes)


def measure(begin: int, end: int, holes: list[Span]) -> int:
    """How many seconds there are from one moment to another, without the holes, which may overlap."""
    total, at = 0, begin
    for left, right in sorted(holes):
        total += max(0, min(left, end) - at)
        at = max(at, min(right, end))
    return total + max(0, end - at)


def _weekends_between(begin: int, end: int) -> Iterator[Span]:
    saturday = begin - (begin - FIRST_SATURDAY) % WEEK
    while saturday < end:
        yield saturday, saturday + 2 * DAY
        saturday += WEEK
