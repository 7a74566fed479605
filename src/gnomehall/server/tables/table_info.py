"""A table as the lobby lists it."""

from dataclasses import replace

from gnomehall.core.record import Result
from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.store.interface import TableRow, TimelineEntry


def table_info(
    row: TableRow,
    last: TimelineEntry,
    reason: str,
    away: dict[int, int],
    watching: int = 0,
    clock: protocol.ClockOut | None = None,
) -> protocol.TableInfo:
    """`away` has the seats whose players are, and for how many seconds."""
    seats = tuple(seat_info(row, i, away) for i in range(len(row.seats)))
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
        result=rank_resigned(row),
        rematch=row.rematch,
        ended=row.ended,
        host=row.host,
        patience=row.patience,
        watching=watching,
        hints=allows_hints(row),
        rated=row.rated,
        pace=row.pace,
        clock=clock,
        due=row.due,
        fill_at=row.fill_at,
        fill_bot=row.fill_bot,
    )


def allows_hints(row: TableRow) -> bool:
    """Alone or against bots one may always ask; several people must have agreed; nobody may where it counts."""
    return not row.rated and (row.hints or sum(not seat.bot for seat in row.seats) < 2)


def seat_info(row: TableRow, seat: int, away: dict[int, int]) -> protocol.SeatInfo:
    found = row.seats[seat]
    return protocol.SeatInfo(
        seat=seat,
        kind="bot" if found.bot else "human",
        name=found.name,
        bot=found.bot,
        taken=found.taken,
        here=bool(found.bot) or seat not in away,
        away=0 if found.bot else away.get(seat, 0),
        stand_in=found.stand_in,
        resigned=found.resigned,
        lapse=found.lapse,
        open=found.open,
        colour=found.colour,
        player=found.player,
    )


def rank_resigned(row: TableRow) -> Result | None:
    """The result as people read it: whoever resigned comes after all who played on, whatever the bot made of it."""
    result = row.result
    if result is None or not any(seat.resigned for seat in row.seats):
        return result
    ranks = sorted((seat.resigned, place) for seat, place in zip(row.seats, result.places, strict=True))
    places = (ranks.index((seat.resigned, place)) for seat, place in zip(row.seats, result.places, strict=True))
    return replace(result, places=tuple(places))


def places_of(row: TableRow) -> tuple[int, ...] | None:
    """Who came where, for the ratings: whoever resigned comes last, whether or not the game was played out."""
    result = rank_resigned(row)
    if row.state == "over" and result is not None:
        return result.places
    if row.state == "closed" and row.ended in ("resigned", "time", "absent"):
        left = sum(not seat.resigned for seat in row.seats)
        return tuple(left if seat.resigned else 0 for seat in row.seats)
    return None
