"""The layouts of a database by number: the first one, and the way from each to the next and back.

Both kinds of database have the same layouts. A new one is made in the first layout and then led through the others, so
that it can't differ from one that has come that way.
"""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.errors import GnomehallError
from gnomehall.server.store import editions, notices, talk, tournaments
from gnomehall.server.store.chances import CHANCES_SINCE
from gnomehall.server.store.rows import (
    HELD,
    OPENED,
    OPENINGS_SINCE,
    PACE_SINCE,
    PLAYERS_SINCE,
    RATED_SINCE,
    SCHEMA,
    SCHEMA_VERSION,
)

FIRST: Final = 3
"""The layout of release 0.1.0. Those below it were never released."""


class BadDatabase(GnomehallError):
    """A database that can't be opened."""


@dataclass(frozen=True, slots=True)
class Migration:
    """The way from the layout below one to it, and back; all of it is done in one transaction."""

    to: int
    up: tuple[str, ...]
    down: tuple[str, ...]


LEASES: Final = """
CREATE TABLE leases (
  table_id TEXT PRIMARY KEY REFERENCES tables (id), member BIGINT NOT NULL, fence BIGINT NOT NULL
)
"""
THOUGHTS: Final = """
CREATE TABLE thoughts (
  table_id TEXT PRIMARY KEY, turn BIGINT NOT NULL, asker BIGINT NOT NULL, taker BIGINT NOT NULL, asked TEXT NOT NULL,
  answer TEXT NOT NULL
)
"""
CHANCES: Final = """
CREATE TABLE chances (
  table_id TEXT PRIMARY KEY REFERENCES tables (id), commitment TEXT NOT NULL, secret TEXT NOT NULL,
  repeats TEXT NOT NULL, proof TEXT NOT NULL
)
"""
NUMBERS: Final = """
CREATE TABLE numbers (
  table_id TEXT NOT NULL REFERENCES tables (id), seq BIGINT NOT NULL, number TEXT NOT NULL, PRIMARY KEY (table_id, seq)
)
"""
PLAYERS: Final = """
CREATE TABLE players (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, language TEXT NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID
"""
PLAYER_KEYS: Final = """
CREATE TABLE player_keys (
  id TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, player TEXT REFERENCES players (id) ON DELETE CASCADE,
  kind TEXT NOT NULL, label TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL, data TEXT NOT NULL
) STRICT, WITHOUT ROWID
"""
HOLDS: Final = """
CREATE TABLE holds (
  hash BLOB PRIMARY KEY REFERENCES locks (hash) ON DELETE CASCADE, player TEXT NOT NULL, device TEXT NOT NULL
) STRICT, WITHOUT ROWID
"""
RESULTS: Final = """
CREATE TABLE results (
  number INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seats INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT
"""
PLACINGS: Final = """
CREATE TABLE placings (
  number INTEGER NOT NULL REFERENCES results (number), seat INTEGER NOT NULL, who TEXT NOT NULL,
  place INTEGER NOT NULL, score INTEGER NOT NULL, skill REAL NOT NULL, doubt REAL NOT NULL, PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID
"""
RATINGS: Final = """
CREATE TABLE ratings (
  who TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, skill REAL NOT NULL, doubt REAL NOT NULL,
  lead REAL NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (who, game, seats)
) STRICT, WITHOUT ROWID
"""
DUELS: Final = """
CREATE TABLE duels (
  who TEXT NOT NULL, other TEXT NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
  PRIMARY KEY (who, other)
) STRICT, WITHOUT ROWID
"""
OPENINGS: Final = """
CREATE TABLE openings (
  who TEXT NOT NULL, game TEXT NOT NULL, opening TEXT NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL,
  PRIMARY KEY (who, game, opening)
) STRICT, WITHOUT ROWID
"""
PACED: Final = (
    ("pace", "TEXT NOT NULL DEFAULT ''"),
    ("due", "INTEGER NOT NULL DEFAULT 0"),
    ("fill_at", "INTEGER NOT NULL DEFAULT 0"),
    ("fill_bot", "TEXT NOT NULL DEFAULT ''"),
    ("meet", "TEXT NOT NULL DEFAULT ''"),
    ("vacant", "INTEGER NOT NULL DEFAULT 0"),
)
"""What tables have since there are clocks and open seats."""
MIGRATIONS: Final = (
    # In a hall with many tables, those that follow upon one are found without looking at all of them.
    Migration(
        4,
        up=("CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch <> ''",),
        down=("DROP INDEX tables_rematch",),
    ),
    # What processes that share a hall tell each other; nothing of it is part of a game, and a copy leaves it behind.
    Migration(
        5,
        up=(
            "CREATE TABLE members (number BIGINT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL)",
            LEASES,
            "CREATE INDEX leases_of ON leases (member)",
            THOUGHTS,
        ),
        down=("DROP TABLE thoughts", "DROP TABLE leases", "DROP TABLE members"),
    ),
    # The editions that people keep in the hall. Tables have their own copy of what they are played with.
    Migration(editions.SINCE, up=(editions.MADE,), down=(editions.DROPPED,)),
    # Where the draws of a table come from, apart from the table, which is shown to people.
    Migration(
        CHANCES_SINCE,
        up=(
            "CREATE TABLE promises (commitment TEXT PRIMARY KEY, secret TEXT NOT NULL, made BIGINT NOT NULL)",
            CHANCES,
            "CREATE UNIQUE INDEX chances_once ON chances (commitment) WHERE repeats = '' AND proof = ''",
            NUMBERS,
        ),
        down=("DROP TABLE numbers", "DROP TABLE chances", "DROP TABLE promises"),
    ),
    # Players, what opens them, and which grants are theirs: docs/decisions/0032-players.md.
    Migration(
        PLAYERS_SINCE,
        up=(
            PLAYERS,
            PLAYER_KEYS,
            "CREATE INDEX player_keys_of ON player_keys (player)",
            "CREATE INDEX player_keys_passing ON player_keys (created) WHERE kind IN ('link', 'challenge')",
            HOLDS,
            "CREATE INDEX holds_of ON holds (player)",
        ),
        down=("DROP TABLE holds", "DROP TABLE player_keys", "DROP TABLE players"),
    ),
    # Rated tables: 1 until their result has been counted, then 2; and what is counted.
    Migration(
        RATED_SINCE,
        up=(
            "ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX tables_rated ON tables (state) WHERE rated = 1",
            RESULTS,
            PLACINGS,
            "CREATE INDEX placings_of ON placings (who, number)",
            RATINGS,
            "CREATE INDEX ratings_lead ON ratings (game, seats, lead) WHERE games >= 10",
            DUELS,
            "CREATE INDEX duels_most ON duels (who, games)",
        ),
        down=(
            *("DROP TABLE duels", "DROP TABLE ratings", "DROP TABLE placings", "DROP TABLE results"),
            *("DROP INDEX tables_rated", "ALTER TABLE tables DROP COLUMN rated"),
        ),
    ),
    Migration(tournaments.SINCE, up=tournaments.MADE, down=tournaments.DROPPED),
    # Pace, open seats, and when the hall was up: docs/decisions/0034-pace-and-finding.md.
    Migration(
        PACE_SINCE,
        up=(
            *(f"ALTER TABLE tables ADD COLUMN {name} {kind}" for name, kind in PACED),
            "ALTER TABLE tournaments ADD COLUMN pace TEXT NOT NULL DEFAULT ''",
            "CREATE INDEX tables_due ON tables (due) WHERE due > 0",
            "CREATE INDEX tables_vacant ON tables (created) WHERE vacant > 0",
            "CREATE UNIQUE INDEX tables_meet ON tables (meet) WHERE meet <> ''",
            "CREATE TABLE uptimes (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT",
        ),
        down=(
            *("DROP TABLE uptimes", "DROP INDEX tables_meet", "DROP INDEX tables_vacant", "DROP INDEX tables_due"),
            "ALTER TABLE tournaments DROP COLUMN pace",
            *(f"ALTER TABLE tables DROP COLUMN {name}" for name, _ in reversed(PACED)),
        ),
    ),
    Migration(talk.SINCE, up=talk.MADE, down=talk.DROPPED),
    # How players are told that a table waits for them: docs/decisions/0035-your-turn.md.
    Migration(notices.SINCE, up=notices.MADE, down=notices.DROPPED),
    # What games were opened with; and beside whose a grant is, at which table, so that the newest are found at once.
    Migration(
        OPENINGS_SINCE,
        up=(
            "ALTER TABLE placings ADD COLUMN opening TEXT NOT NULL DEFAULT ''",
            OPENINGS,
            "ALTER TABLE holds ADD COLUMN held TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE holds ADD COLUMN opened INTEGER NOT NULL DEFAULT 0",
            f"UPDATE holds SET held = {HELD}",
            f"UPDATE holds SET opened = {OPENED}",
            "DROP INDEX holds_of",
            "CREATE INDEX holds_of ON holds (player, opened, held)",
        ),
        down=(
            *("DROP INDEX holds_of", "CREATE INDEX holds_of ON holds (player)"),
            *("ALTER TABLE holds DROP COLUMN opened", "ALTER TABLE holds DROP COLUMN held"),
            *("DROP TABLE openings", "ALTER TABLE placings DROP COLUMN opening"),
        ),
    ),
)
TRANSLATED: Final = PLAYERS_SINCE
"""From this layout on, migrations are in SQLite's words, as the first layout is; those before are in words of both."""
assert [migration.to for migration in MIGRATIONS] == [*range(FIRST + 1, SCHEMA_VERSION + 1)]


def statements(have: int, want: int) -> list[str]:
    """What leads a database from one layout to another, in either direction."""
    return [sql for _, sql in _way(have, want)]


def statements_for_postgres(have: int, want: int) -> list[str]:
    """The same in PostgreSQL's words."""
    return [sql if to < TRANSLATED else in_postgres(sql) for to, sql in _way(have, want)]


def _way(have: int, want: int) -> list[tuple[int, str]]:
    up = [(step.to, sql) for step in MIGRATIONS if have < step.to <= want for sql in step.up]
    down = [(step.to, sql) for step in reversed(MIGRATIONS) if want < step.to <= have for sql in step.down]
    return up + down


def check_layout(name: str, version: int) -> None:
    """Refuse a database of a layout that we do not know."""
    if not FIRST <= version <= SCHEMA_VERSION:
        older = "it was written before the first release; give another one with --db"
        advice = "update gnomehall" if version > SCHEMA_VERSION else older
        raise BadDatabase(f"{name} has the layout {version}, this program knows {SCHEMA_VERSION}; {advice}")


def check_target(version: int) -> None:
    """Refuse to lead a database to a layout that is none of ours."""
    if not FIRST <= version <= SCHEMA_VERSION:
        raise BadDatabase(f"there is no layout {version}; this program knows {FIRST} to {SCHEMA_VERSION}")


def first_for_postgres() -> list[str]:
    """The first layout in PostgreSQL's words, and beside it the number of the layout and of the last to serve."""
    made = [sql.strip() for sql in in_postgres(SCHEMA).split(";") if sql.strip()]
    hall = "CREATE TABLE hall (layout BIGINT NOT NULL, fence BIGINT NOT NULL)"
    return [*made, hall, f"INSERT INTO hall (layout, fence) VALUES ({FIRST}, 0)"]


def in_postgres(sql: str) -> str:
    """What makes a table in SQLite, in PostgreSQL's words."""
    words = (
        (") STRICT, WITHOUT ROWID", ")"),
        (") STRICT", ")"),
        ("INTEGER", "BIGINT"),
        ("BLOB", "BYTEA"),
        ("REAL", "DOUBLE PRECISION"),
        # Ordered by bytes, as SQLite does.
        ("TEXT", 'TEXT COLLATE "C"'),
    )
    for ours, theirs in words:
        sql = sql.replace(ours, theirs)
    return sql
