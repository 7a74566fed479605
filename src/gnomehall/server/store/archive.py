"""A database as rows, to look at, to lead to another layout and to copy, while nobody serves it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from gnomehall.server.store import editions, notices, opening, talk, tournaments
from gnomehall.server.store.chances import CHANCE, CHANCES_SINCE
from gnomehall.server.store.keyring import KEY, PLAYER
from gnomehall.server.store.layouts import FIRST, BadDatabase
from gnomehall.server.store.places import Place, PostgresUrl, require_driver
from gnomehall.server.store.rows import (
    ENTRY,
    GRANT,
    HELD,
    OPENED,
    OPENINGS_SINCE,
    PACE_SINCE,
    PLAYERS_SINCE,
    RATED_SINCE,
    ROW,
    SCHEMA_VERSION,
)
from gnomehall.server.store.standings import OPENING, PLACING, RATING, RESULT

CHUNK: Final = 5000
"""Rows that are in memory at once."""
Values = tuple[Any, ...]


NEWER: Final = {
    "rated": (RATED_SINCE, "0 AS rated"),
    **{name: (PACE_SINCE, f"'' AS {name}") for name in ("pace", "fill_bot", "meet")},
    **{name: (PACE_SINCE, f"0 AS {name}") for name in ("due", "fill_at", "vacant")},
    "opening": (OPENINGS_SINCE, "'' AS opening"),
    "held": (OPENINGS_SINCE, f"{HELD} AS held"),
    "opened": (OPENINGS_SINCE, f"{OPENED} AS opened"),
}
"""Columns that came to a table later: in which layout, and what is read before."""


@dataclass(frozen=True, slots=True)
class Part:
    """One table of the database, with its columns and what its rows are ordered by."""

    name: str
    columns: str
    key: str
    since: int = FIRST
    """The layout that has it; a database of an older one has no rows of it."""

    def all_rows(self, layout: int) -> str:
        """How they are read in a layout, where some columns may have no value yet but the usual one."""
        columns = [NEWER[name][1] if layout < NEWER.get(name, (0,))[0] else name for name in self.columns.split(", ")]
        return f"SELECT {', '.join(columns)} FROM {self.name} ORDER BY {self.key}"


PARTS: Final = (
    Part("tables", f"{ROW}, vacant", "id"),
    Part("steps", f"table_id, {ENTRY}", "table_id, seq"),
    Part("locks", f"table_id, {GRANT}", "hash"),
    # By digits, which every database orders alike.
    Part("editions", editions.COLUMNS, "secret", editions.SINCE),
    Part("chances", f"table_id, {CHANCE}", "table_id", CHANCES_SINCE),
    Part("numbers", "table_id, seq, number", "table_id, seq", CHANCES_SINCE),
    Part("players", PLAYER, "id", PLAYERS_SINCE),
    Part("player_keys", KEY, "id", PLAYERS_SINCE),
    Part("holds", "hash, player, device, held, opened", "hash", PLAYERS_SINCE),
    Part("results", RESULT, "number", RATED_SINCE),
    Part("placings", PLACING, "number, seat", RATED_SINCE),
    Part("ratings", RATING, "who, game, seats", RATED_SINCE),
    Part("duels", "who, other, games, won, lost", "who, other", RATED_SINCE),
    Part("openings", OPENING, "who, game, opening", OPENINGS_SINCE),
    Part("tournaments", tournaments.TOURNAMENT, "id", tournaments.SINCE),
    Part("entrants", "tournament, number, who, seed, out", "tournament, number", tournaments.SINCE),
    Part("pairings", f"tournament, {tournaments.PAIRING}", "tournament, round, board", tournaments.SINCE),
    Part("uptimes", "began, ended", "began", PACE_SINCE),
    Part("talks", "place, mode", "place", talk.SINCE),
    Part("talk", f"place, {talk.SPOKEN}", "place, number", talk.SINCE),
    Part("reactions", f"place, {talk.REACTION}", "place, seq, who", talk.SINCE),
    Part("talk_reports", "place, number, who, at", "place, number, who", talk.SINCE),
    Part("silenced", "place, who, name", "place, who", talk.SINCE),
    Part("mutes", "player, who, name", "player, who", talk.SINCE),
    Part("notice_wishes", notices.WISHES, "player", notices.SINCE),
    Part("notice_ways", notices.WAY, "id", notices.SINCE),
    Part("notices", notices.NOTICE, "player, table_id", notices.SINCE),
    Part("notice_deliveries", notices.DELIVERY, "id", notices.SINCE),
    Part("notice_secrets", "name, value", "name", notices.SINCE),
)
"""Those first that others refer to."""


@dataclass(frozen=True, slots=True)
class Sum:
    """How many rows there are, and a hash of all of them."""

    rows: int
    hash: str


class Archive(Protocol):
    """What both kinds of database can do."""

    async def layout(self) -> int:
        """Its layout; 0 where there is no hall in it."""

    async def migrate(self, want: int) -> int:
        """Lead it to a layout, made if there is none; the layout that it had."""

    def rows(self, part: Part) -> AsyncIterator[list[Values]]:
        """All rows in their order, some at a time."""

    async def add(self, part: Part, rows: list[Values]) -> None:
        """Add rows. They are kept when `keep` is called."""

    async def keep(self) -> None: ...

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        """All rows that are read meanwhile are of one moment."""

    async def find_damage(self) -> list[str]:
        """What the database itself finds wrong."""


class SqliteArchive:
    """A file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db: sqlite3.Connection | None = None

    def _opened(self) -> sqlite3.Connection:
        if self._db is None:
            opening.touch(self.path)
            self._db = sqlite3.connect(self.path, isolation_level=None)
        return self._db

    async def layout(self) -> int:
        return opening.read_layout(self.path)

    async def migrate(self, want: int) -> int:
        return opening.migrate(self._opened(), want)

    async def rows(self, part: Part) -> AsyncIterator[list[Values]]:
        layout = await self.layout()
        if layout < part.since:
            return
        found = self._opened().execute(part.all_rows(layout))
        while chunk := found.fetchmany(CHUNK):
            yield chunk

    async def add(self, part: Part, rows: list[Values]) -> None:
        db = self._opened()
        if not db.in_transaction:
            db.execute("BEGIN IMMEDIATE")
        places = ",".join("?" * len(part.columns.split(",")))
        db.executemany(f"INSERT INTO {part.name} ({part.columns}) VALUES ({places})", rows)

    async def keep(self) -> None:
        if self._opened().in_transaction:
            self._opened().execute("COMMIT")

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        self._opened().execute("BEGIN")
        try:
            yield
        finally:
            self._opened().execute("ROLLBACK")

    async def find_damage(self) -> list[str]:
        db = self._opened()
        found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        lost = db.execute("PRAGMA foreign_key_check").fetchall()
        return found + [f"a row of {name} belongs to no table" for name, *_ in lost[:20]]

    def close(self) -> None:
        if self._db:
            self._db.close()


class PostgresArchive:
    """A database of PostgreSQL, by a session that holds the lock of those who write where it is asked to."""

    def __init__(self, db: Any) -> None:
        self._db = db
        self._transaction: Any = None

    async def layout(self) -> int:
        from gnomehall.server.store import authority

        return await authority.read_layout(self._db)

    async def migrate(self, want: int) -> int:
        from gnomehall.server.store import authority

        return await authority.migrate(self._db, want)

    async def rows(self, part: Part) -> AsyncIterator[list[Values]]:
        layout = await self.layout()
        if layout < part.since:
            return
        # A cursor lives in a transaction: that of a snapshot, if there is one.
        within = nullcontext() if self._db.is_in_transaction() else self._db.transaction(readonly=True)
        async with within:
            cursor = await self._db.cursor(part.all_rows(layout))
            while chunk := await cursor.fetch(CHUNK):
                yield [tuple(row) for row in chunk]

    async def add(self, part: Part, rows: list[Values]) -> None:
        if self._transaction is None:
            self._transaction = self._db.transaction()
            await self._transaction.start()
        columns = part.columns.split(", ")
        await self._db.copy_records_to_table(part.name, records=rows, columns=columns, timeout=None)

    async def keep(self) -> None:
        if self._transaction:
            await self._transaction.commit()
            self._transaction = None

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        async with self._db.transaction(isolation="repeatable_read", readonly=True):
            yield

    async def find_damage(self) -> list[str]:
        # Its pages have checksums if the cluster was made so, and reading every row shows the rest.
        return []


@asynccontextmanager
async def opened(place: Place, alone: bool) -> AsyncIterator[Archive]:
    """A database; alone where nobody may serve it meanwhile. Of a file its lock file has to be held for that."""
    if isinstance(place, Path):
        file = SqliteArchive(place)
        try:
            yield file
        except sqlite3.Error as error:
            raise BadDatabase(f"{place}: {error}") from None
        finally:
            file.close()
        return
    async with _opened_postgres(place, alone) as found:
        yield found


@asynccontextmanager
async def _opened_postgres(place: PostgresUrl, alone: bool) -> AsyncIterator[Archive]:
    require_driver()
    from gnomehall.server.store import authority

    try:
        db = await authority.connect(place)
        try:
            if alone and not await authority.lock(db):
                raise BadDatabase(f"{place} is served by another process; stop it first")
            yield PostgresArchive(db)
        finally:
            await db.close()
    except authority.FAILURES as error:
        raise BadDatabase(f"{place}: {str(error) or type(error).__name__}") from None


async def copy(source: Archive, target: Archive) -> dict[str, tuple[Sum, Sum]]:
    """Copy all rows into a database that has none; by part, what was read there and what is read here afterwards."""
    await target.migrate(SCHEMA_VERSION)
    async for _ in target.rows(PARTS[0]):
        raise BadDatabase("there are tables in the target already; give an empty database")
    read = {}
    for part in PARTS:
        count, digest = 0, sha256()
        async for chunk in source.rows(part):
            count += len(chunk)
            _feed(digest, chunk)
            await target.add(part, chunk)
        read[part.name] = Sum(count, digest.hexdigest())
    await target.keep()
    return {part.name: (read[part.name], await sum_of(target, part)) for part in PARTS}


async def sum_of(archive: Archive, part: Part) -> Sum:
    count, digest = 0, sha256()
    async for chunk in archive.rows(part):
        count += len(chunk)
        _feed(digest, chunk)
    return Sum(count, digest.hexdigest())


def _feed(digest: Any, rows: list[Values]) -> None:
    for row in rows:
        digest.update(repr(row).encode("utf-8", "backslashreplace"))
