"""A table as the lobby lists it."""

from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.store.interface import TableRow, TimelineEntry


def table_info(row: TableRow, last: TimelineEntry, reason: str, here: set[int]) -> protocol.TableInfo:
    seats = tuple(
        protocol.SeatInfo(i, "bot" if s.bot else "human", s.name, s.bot, s.taken, bool(s.bot) or i in here)
        for i, s in enumerate(row.seats)
    )
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        edition=row.edition,
        options=row.options,
        seats=seats,
        public=row.public,
        state="unreadable" if reason else row.state,
        reason=reason,
        seq=last.seq,
        turn=last.turn if row.state == "playing" and not reason else NOBODY,
        round=last.round,
        changed=last.at,
        result=row.result,
        rematch=row.rematch,
    )
