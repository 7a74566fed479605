"""The layouts of a database by number: the first one, and the way from each to the next and back.

Both kinds of database have the same layouts. A new one is made in the first layout and then led through the others, so
that it can't differ from one that has come that way.
"""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.errors import GnomehallError
from gnomehall.server.store import editions
from gnomehall.server.store.chances import CHANCES_SINCE
from gnomehall.server.store.rows import SCHEMA, SCHEMA_VERSION

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
)
assert [migration.to for migration in MIGRATIONS] == [*range(FIRST + 1, SCHEMA_VERSION + 1)]


def statements(have: int, want: int) -> list[str]:
    """What leads a database from one layout to another, in either direction."""
    up = [sql for step in MIGRATIONS if have < step.to <= want for sql in step.up]
    down = [sql for step in reversed(MIGRATIONS) if want < step.to <= have for sql in step.down]
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
    words = (
        (") STRICT, WITHOUT ROWID", ")"),
        (") STRICT", ")"),
        ("INTEGER", "BIGINT"),
        ("BLOB", "BYTEA"),
        # Ordered by bytes, as SQLite does.
        ("TEXT", 'TEXT COLLATE "C"'),
    )
    schema = SCHEMA
    for ours, theirs in words:
        schema = schema.replace(ours, theirs)
    made = [sql.strip() for sql in schema.split(";") if sql.strip()]
    hall = "CREATE TABLE hall (layout BIGINT NOT NULL, fence BIGINT NOT NULL)"
    return [*made, hall, f"INSERT INTO hall (layout, fence) VALUES ({FIRST}, 0)"]
