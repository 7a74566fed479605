"""Tables, entries and grants as rows of a database: their first layout, and the way there and back.

The layout has older names for two of them: entries are kept in `steps`, grants in `locks`.
"""

from typing import Any, Final

import msgspec

from gnomehall.core.record import Result
from gnomehall.server.protocol import NO_PACE, Pace
from gnomehall.server.store.interface import NO_SEAT, Grant, SeatRow, TableRow, TableState, TimelineEntry
from gnomehall.server.store.interface import Statement as Statement
from gnomehall.server.store.talk import delete_talk

SCHEMA_VERSION: Final = 14
"""The layout that we write. What has changed since the first one is in `layouts`."""
PLAYERS_SINCE: Final = 8
RATED_SINCE: Final = 9
PACE_SINCE: Final = 11
OPENINGS_SINCE: Final = 14
"""The layouts that have players, ratings, clocks, and what games were opened with."""
SCHEMA: Final = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, edition TEXT NOT NULL, digest TEXT NOT NULL,
  edition_text TEXT, options TEXT NOT NULL, seats TEXT NOT NULL, public INTEGER NOT NULL, state TEXT NOT NULL,
  created INTEGER NOT NULL, result TEXT, rematch TEXT NOT NULL, host INTEGER NOT NULL, patience INTEGER NOT NULL,
  ended TEXT NOT NULL, hints INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables (public, state, created);
CREATE TABLE steps (
  table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, who INTEGER NOT NULL, moves TEXT NOT NULL,
  undo INTEGER, turn INTEGER NOT NULL, round INTEGER NOT NULL, at INTEGER NOT NULL, notice TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE locks (
  hash BLOB PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL, seat INTEGER NOT NULL,
  invites INTEGER NOT NULL, inviter INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX locks_of ON locks (table_id);
"""

ROW: Final = (
    "id, game, rules, edition, digest, edition_text, options, seats, public, state, created, result, rematch, host, "
    "patience, ended, hints, rated, pace, due, fill_at, fill_bot, meet"
)
ENTRY: Final = "seq, who, moves, undo, turn, round, at, notice"
ADD_ENTRY: Final = f"INSERT INTO steps (table_id, {ENTRY}) VALUES (?,?,?,?,?,?,?,?,?)"
LAST: Final = f"SELECT {ENTRY} FROM steps WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
ENDED: Final[tuple[TableState, ...]] = ("over", "closed")
CREATED: Final = ROW.split(", ").index("created")
"""The place of that value in a row."""
LISTED: Final = f"SELECT {ROW} FROM tables WHERE public = 1 AND state = ? ORDER BY created DESC LIMIT ?"
"""The newest public tables of one state: the index has them in this order, so no other table is looked at."""
UNPLAYED: Final = """
SELECT id FROM tables
WHERE public IN (0, 1) AND state = 'playing' AND created < ? AND (? = '' OR id = ?) AND NOT EXISTS (
  SELECT 1 FROM steps WHERE table_id = tables.id AND who >= 0 AND at > created AND notice = ''
    AND json_extract(seats, '$[' || who || '].bot') = ''
) ORDER BY created LIMIT ?
"""
# The moves with which a table was opened, a lesson or a game that goes on, have its own time.
GRANT: Final = "hash, role, seat, invites, inviter"
GRANTS: Final = """
SELECT locks.hash, role, seat, invites, inviter, coalesce(player, ''), coalesce(device, '')
FROM locks LEFT JOIN holds ON holds.hash = locks.hash WHERE table_id = ?
"""
"""All grants of a table, and whose they are."""
HELD: Final = "(SELECT table_id FROM locks WHERE locks.hash = holds.hash)"
OPENED: Final = "(SELECT created FROM tables WHERE id = (SELECT table_id FROM locks WHERE locks.hash = holds.hash))"
"""The table of a hold and when it was opened, as they are worked out for one of an older layout."""


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def pace_text(pace: Pace) -> str:
    """A pace as it is kept; empty for none."""
    return "" if pace == NO_PACE else _json(pace)


def pace_of(text: str) -> Pace:
    return msgspec.json.decode(text, type=Pace) if text else NO_PACE


def _row_values(row: TableRow) -> tuple[Any, ...]:
    result = None if row.result is None else _json(row.result)
    found = (pace_text(row.pace), row.due, row.fill_at, row.fill_bot, row.meet)
    head = (row.id, row.game, row.rules, row.edition, row.digest, row.edition_text, _json(row.options))
    tail = (row.state, row.created, result, row.rematch, row.host, row.patience, row.ended)
    return (*head, _json(row.seats), int(row.public), *tail, int(row.hints), int(row.rated), *found, row.vacant)


def insert_row(row: TableRow) -> Statement:
    values = _row_values(row)
    return f"INSERT INTO tables ({ROW}, vacant) VALUES ({','.join('?' * len(values))})", values


def update_row(row: TableRow) -> Statement:
    result = None if row.result is None else _json(row.result)
    sql = """
    UPDATE tables SET seats = ?, public = ?, state = ?, result = ?, rematch = ?, host = ?, ended = ?, due = ?,
      fill_at = ?, meet = ?, vacant = ? WHERE id = ?
    """
    seen = (_json(row.seats), int(row.public), row.state, result, row.rematch, row.host, row.ended)
    return sql, (*seen, row.due, row.fill_at, row.meet, row.vacant, row.id)


def insert_entry(table: str, entry: TimelineEntry) -> Statement:
    head = (table, entry.seq, entry.who, "\n".join(entry.moves), entry.undo)
    return ADD_ENTRY, (*head, entry.turn, entry.round, entry.at, entry.notice)


def insert_grants(table: str, grants: list[Grant]) -> list[Statement]:
    lock = "INSERT INTO locks (hash, table_id, role, seat, invites, inviter) VALUES (?,?,?,?,?,?)"
    hold = """
    INSERT INTO holds (hash, player, device, held, opened)
    VALUES (?,?,?,?, (SELECT created FROM tables WHERE id = ?))
    """
    return [
        *((lock, (one.hash, table, one.role, one.seat, int(one.invites), one.inviter)) for one in grants),
        *((hold, (one.hash, one.player, one.device, table, table)) for one in grants if one.player),
    ]


def delete_table(table: str) -> list[Statement]:
    named = (table,)
    return [
        ("DELETE FROM locks WHERE table_id = ?", named),
        ("DELETE FROM steps WHERE table_id = ?", named),
        ("DELETE FROM leases WHERE table_id = ?", named),
        ("DELETE FROM numbers WHERE table_id = ?", named),
        ("DELETE FROM chances WHERE table_id = ?", named),
        *delete_talk(table),
        # An index has those alone that are followed upon.
        ("UPDATE tables SET rematch = '' WHERE rematch = ? AND rematch <> ''", named),
        ("DELETE FROM tables WHERE id = ?", named),
    ]


def row_of(values: tuple[Any, ...]) -> TableRow:
    id_, game, rules, edition, digest, text, options, seats, public, state, created, *tail = values
    result, rematch, host, patience, ended, hints, rated, pace, due, fill_at, fill_bot, meet, *_ = tail
    return TableRow(
        id=id_,
        game=game,
        rules=rules,
        edition=edition,
        digest=digest,
        edition_text=text,
        options=msgspec.json.decode(options, type=dict[str, str]),
        seats=msgspec.json.decode(seats, type=tuple[SeatRow, ...]),
        public=bool(public),
        state=state,
        created=created,
        result=None if result is None else msgspec.json.decode(result, type=Result),
        rematch=rematch,
        host=host,
        patience=patience,
        ended=ended,
        hints=bool(hints),
        rated=bool(rated),
        pace=pace_of(pace),
        due=due,
        fill_at=fill_at,
        fill_bot=fill_bot,
        meet=meet,
    )


def entry_of(values: tuple[Any, ...]) -> TimelineEntry:
    seq, who, moves, undo, turn, round_, at, notice = values
    return TimelineEntry(seq, who, tuple(moves.split("\n")) if moves else (), undo, turn, round_, at, notice)


def grant_of(values: tuple[Any, ...]) -> Grant:
    hash_, role, seat, invites, inviter, *held = values
    # Below 0 is who sits nowhere, whatever its number was when it was written.
    return Grant(hash_, role, seat if seat >= 0 else NO_SEAT, bool(invites), inviter, *held)
