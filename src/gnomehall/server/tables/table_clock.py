"""The clocks of one table, and when something is due there next."""

from collections.abc import Callable
from dataclasses import replace

from gnomehall.core.state import NOBODY
from gnomehall.server.protocol import ClockOut
from gnomehall.server.store.interface import TableRow
from gnomehall.server.tables.clocks import Clocks, Holes
from gnomehall.server.tables.timeline import Draft, Timeline


class TableClock:
    """Without a pace it has no clocks, and nothing is due but bots for the open seats."""

    def __init__(self, row: TableRow, timeline: Timeline | None, holes: Holes, now: Callable[[], int]) -> None:
        self._now = now
        self.clocks: Clocks | None = None
        if timeline is not None and row.pace.kind != "none":
            self.clocks = Clocks(row.pace, len(row.seats), holes)
            for entry in timeline.entries:
                self.clocks.take(entry, timeline.begins(entry.seq))
                self.clocks.commit()

    def after(self, draft: Draft, timeline: Timeline) -> Clocks | None:
        """The clocks as they will be when an entry is written down."""
        if self.clocks is None:
            return None
        clocks = self.clocks.branch()
        clocks.take(draft.entry, timeline.begins_with(draft))
        return clocks

    def commit(self, clocks: Clocks | None) -> None:
        self.clocks = clocks
        if clocks is not None:
            clocks.commit()

    def dated(self, row: TableRow, clocks: Clocks | None) -> TableRow:
        """The row with the time when something is due."""
        if row.state != "playing":
            return replace(row, due=0, fill_at=0, meet="")
        found = [row.fill_at] if row.fill_at and row.vacant else []
        if clocks is not None and _ticks(row, clocks):
            found.append(clocks.due(self._now()))
        return replace(row, due=min((due for due in found if due), default=0))

    def is_late(self, row: TableRow, spare: int = 0) -> bool:
        """Whether whoever decides has no time left."""
        clocks = self.clocks
        return clocks is not None and _ticks(row, clocks) and clocks.left(clocks.turn, self._now()) <= -spare

    def out(self, row: TableRow) -> ClockOut | None:
        clocks, now = self.clocks, self._now()
        if clocks is None:
            return None
        seats, away = range(len(row.seats)), clocks.on_holiday(now)
        why: str = ""
        if row.state != "playing" or clocks.turn == NOBODY:
            why = "over"
        elif clocks.halted:
            why = "seats"
        elif not _ticks(row, clocks):
            why = "bot"
        elif clocks.turn in away:
            why = "holiday"
        elif clocks.is_weekend(now):
            why = "weekend"
        return ClockOut(
            left=tuple(clocks.left(seat, now) for seat in seats),
            turn=clocks.turn,
            runs=not why,
            why=why,  # type: ignore[arg-type]  # one of the texts above
            holidays=tuple(clocks.spare(seat, now) for seat in seats),
            away=away,
        )


def _ticks(row: TableRow, clocks: Clocks) -> bool:
    """Whether time is counted now, but for weekends and holidays."""
    return row.state == "playing" and clocks.turn >= 0 and not clocks.halted and not row.seats[clocks.turn].decider
