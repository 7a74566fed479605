"""Tables, steps and locks as rows of a SQLite file: its layout, and the way there and back."""

from typing import Any, Final

import msgspec

from gnomehall.server.protocol import ResultInfo
from gnomehall.server.seats import NO_SEAT, Lock
from gnomehall.server.store import SeatRow, Step, TableRow

SCHEMA_VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, edition TEXT NOT NULL, digest TEXT NOT NULL,
  edition_text TEXT, options TEXT NOT NULL, seats TEXT NOT NULL, public INTEGER NOT NULL, state TEXT NOT NULL,
  created INTEGER NOT NULL, result TEXT, rematch TEXT NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables (public, state, created);
CREATE TABLE steps (
  table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, who INTEGER NOT NULL, moves TEXT NOT NULL,
  undo INTEGER, turn INTEGER NOT NULL, round INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE locks (
  hash BLOB PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL, seat INTEGER NOT NULL,
  invites INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX locks_of ON locks (table_id);
"""

ROW: Final = "id, game, rules, edition, digest, edition_text, options, seats, public, state, created, result, rematch"
STEP: Final = "seq, who, moves, undo, turn, round, at"
ADD_STEP: Final = f"INSERT INTO steps (table_id, {STEP}) VALUES (?,?,?,?,?,?,?,?)"
LAST: Final = f"SELECT {STEP} FROM steps WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
LOCK: Final = "hash, role, seat, invites"

Statement = tuple[str, tuple[Any, ...]]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row_values(row: TableRow) -> tuple[Any, ...]:
    result = None if row.result is None else _json(row.result)
    head = (row.id, row.game, row.rules, row.edition, row.digest, row.edition_text, _json(row.options))
    return (*head, _json(row.seats), int(row.public), row.state, row.created, result, row.rematch)


def insert_row(row: TableRow) -> Statement:
    return f"INSERT INTO tables ({ROW}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)", _row_values(row)


def update_row(row: TableRow) -> Statement:
    result = None if row.result is None else _json(row.result)
    sql = "UPDATE tables SET seats = ?, public = ?, state = ?, result = ?, rematch = ? WHERE id = ?"
    return sql, (_json(row.seats), int(row.public), row.state, result, row.rematch, row.id)


def insert_step(table: str, step: Step) -> Statement:
    values = (table, step.seq, step.who, "\n".join(step.moves), step.undo, step.turn, step.round, step.at)
    return ADD_STEP, values


def insert_lock(table: str, lock: Lock) -> Statement:
    sql = "INSERT INTO locks (hash, table_id, role, seat, invites) VALUES (?,?,?,?,?)"
    return sql, (lock.hash, table, lock.role, lock.seat, int(lock.invites))


def row_of(values: tuple[Any, ...]) -> TableRow:
    id_, game, rules, edition, digest, text, options, seats, public, state, created, result, rematch = values
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
        result=None if result is None else msgspec.json.decode(result, type=ResultInfo),
        rematch=rematch,
    )


def step_of(values: tuple[Any, ...]) -> Step:
    seq, who, moves, undo, turn, round_, at = values
    return Step(seq, who, tuple(moves.split("\n")) if moves else (), undo, turn, round_, at)


def lock_of(values: tuple[Any, ...]) -> Lock:
    hash_, role, seat, invites = values
    # Below 0 is who sits nowhere, whatever its number was when it was written.
    return Lock(hash_, role, seat if seat >= 0 else NO_SEAT, bool(invites))
