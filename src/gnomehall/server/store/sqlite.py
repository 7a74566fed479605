"""The store in a SQLite file: one writer thread that commits for many tables at once, one reader beside it."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeVar

from gnomehall.core.errors import GnomehallError
from gnomehall.server import logs
from gnomehall.server.limits import CLEARED_AT_ONCE
from gnomehall.server.store.interface import AlreadyThere, Grant, StoreFailed, TableRow, TableSummary, TimelineEntry
from gnomehall.server.store.rows import (
    ENTRY,
    GRANT,
    LAST,
    ROW,
    SCHEMA,
    SCHEMA_VERSION,
    UNPLAYED,
    Statement,
    delete_table,
    entry_of,
    grant_of,
    insert_entry,
    insert_grant,
    insert_row,
    row_of,
    update_row,
)

BATCH: Final = 512
"""Writes that share one commit, at most."""
INTERVAL: Final = 0.012
"""Seconds from one commit to the next, at least. A commit costs the processor as much as a move, whatever is in it, so
in a busy hall a few writes gather for it; after a quiet moment nobody waits."""
AT_ONCE: Final = 4
"""Writers that go on in one turn of the event loop, at most."""

T = TypeVar("T")
Observe = Callable[[int, float], None]
"""EncodedEntry of every commit: how many writes it held and how many seconds it took."""


class BadDatabase(GnomehallError):
    """A database that can't be opened."""


class _Write:
    """One write that waits for its commit: some statements, and the future of whoever asked."""

    def __init__(self, statements: list[Statement], done: "asyncio.Future[None]") -> None:
        self.statements = statements
        self.done = done
        self.failure: Exception | None = None


class SqliteStore:
    """Commits in groups: while one commit is on its way to the disk, and a moment longer, the next batch gathers."""

    def __init__(self, path: Path, observe: Observe = lambda count, seconds: None) -> None:
        self.path = path
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._write = _connect(path)
        self._read = _connect(path)
        self._gathered: list[_Write] = []
        self._committing = False
        self._rested = 0.0
        self._batches: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._commit_forever, name="store", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._closed = False

    # --- writing ----------------------------------------------------------------------------

    async def create(
        self, row: TableRow, entries: list[TimelineEntry], grants: list[Grant], before: TableRow | None = None
    ) -> None:
        statements = [insert_row(row)]
        statements += [insert_entry(row.id, entry) for entry in entries]
        statements += [insert_grant(row.id, grant) for grant in grants]
        if before is not None:
            statements.append(update_row(before))
        await self._put(statements)

    def append(self, table: str, entry: TimelineEntry, row: TableRow | None = None) -> Awaitable[None]:
        statements = [insert_entry(table, entry)]
        if row is not None:
            statements.append(update_row(row))
        return self._put(statements)

    async def update(self, row: TableRow, add: list[Grant], drop: list[Grant]) -> None:
        gone: list[Statement] = [("DELETE FROM locks WHERE hash = ?", (grant.hash,)) for grant in drop]
        await self._put([update_row(row), *gone, *(insert_grant(row.id, grant) for grant in add)])

    async def delete(self, table: str) -> None:
        await self._put(delete_table(table))

    def _put(self, statements: list[Statement]) -> "asyncio.Future[None]":
        """Who stops waiting does not make the write undone: it is gathered already."""
        if self._closed:
            raise StoreFailed("the store is closed")
        write = _Write(statements, self._loop.create_future())
        self._gathered.append(write)
        if not self._committing:
            # After a quiet moment at once, with what else is asked for in this turn of the event loop.
            self._committing = True
            self._loop.call_at(max(self._rested + INTERVAL, self._loop.time()), self._hand_over)
        return write.done

    def _hand_over(self) -> None:
        # A store that was closed meanwhile has handed everything over already.
        if self._gathered:
            self._batches.put(self._gathered[:BATCH])
            del self._gathered[:BATCH]

    def _commit_forever(self) -> None:
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            self._commit(batch)
            self._loop.call_soon_threadsafe(self._committed, batch, time.perf_counter() - began)

    def _committed(self, batch: list[_Write], seconds: float) -> None:
        self._rested = self._loop.time()
        if self._gathered:
            self._loop.call_later(INTERVAL, self._hand_over)
        else:
            self._committing = False
        _tell(self._loop, batch)
        self._observe(len(batch), seconds)

    def _commit(self, batch: list[_Write]) -> None:
        try:
            self._transact(batch)
        except Exception as error:
            # Whatever it is: if this thread ended, every later write would wait for ever.
            if len(batch) == 1:
                if not isinstance(error, sqlite3.Error):
                    logs.failure("write failed", error)
                batch[0].failure = _failure(error)
                return
            # One of them is at fault: each on its own, so that the others are not refused with it.
            for write in batch:
                self._commit([write])

    def _transact(self, batch: list[_Write]) -> None:
        db = self._write
        try:
            db.execute("BEGIN IMMEDIATE")
            for sql, rows in groupby((s for write in batch for s in write.statements), itemgetter(0)):
                db.executemany(sql, [values for _, values in rows])
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    # --- reading ----------------------------------------------------------------------------

    async def load(self, table: str) -> tuple[TableRow, list[TimelineEntry], list[Grant]] | None:
        def read() -> tuple[TableRow, list[TimelineEntry], list[Grant]] | None:
            row = self._read.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            entries = self._read.execute(f"SELECT {ENTRY} FROM steps WHERE table_id = ? ORDER BY seq", (table,))
            return row_of(row), [entry_of(values) for values in entries], self._grants(table)

        return await self._ask(read)

    async def summary(self, table: str) -> tuple[TableSummary, list[Grant]] | None:
        def read() -> tuple[TableSummary, list[Grant]] | None:
            row = self._read.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone()
            return None if row is None else (self._summary(row), self._grants(table))

        return await self._ask(read)

    async def unplayed(self, before: int, table: str = "") -> list[str]:
        def read() -> list[str]:
            asked = (before, table, table, CLEARED_AT_ONCE)
            return [name for (name,) in self._read.execute(UNPLAYED, asked)]

        return await self._ask(read)

    async def public(self, limit: int) -> list[TableSummary]:
        def read() -> list[TableSummary]:
            order = "ORDER BY state = 'playing' DESC, created DESC LIMIT ?"
            rows = self._read.execute(f"SELECT {ROW} FROM tables WHERE public = 1 {order}", (limit,)).fetchall()
            return [self._summary(row) for row in rows]

        return await self._ask(read)

    async def healthy(self) -> bool:
        """Whether a write still reaches the disk."""
        try:
            await self._put([("UPDATE tables SET id = id WHERE 0", ())])
        except StoreFailed:
            return False
        return True

    def _summary(self, row: tuple[Any, ...]) -> TableSummary:
        return TableSummary(row_of(row), entry_of(self._read.execute(LAST, (row[0],)).fetchone()))

    def _grants(self, table: str) -> list[Grant]:
        found = self._read.execute(f"SELECT {GRANT} FROM locks WHERE table_id = ?", (table,))
        return [grant_of(values) for values in found]

    async def _ask(self, read: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._reader, read)

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        while self._gathered:
            self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._write.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._write.close()


def prepare(path: Path) -> None:
    """Make the file if it is not there, and see that it can be used.

    A new file is for its owner alone, and so is what SQLite puts beside it: what is hidden in running games is there.
    """
    try:
        # Never opened here when it is there: to close it again would take their grants from the connections to it.
        path.touch(0o600, exist_ok=False)
    except FileExistsError:
        pass
    except OSError as error:
        raise _bad(path, error.strerror) from None
    _connect(path).close()


def _connect(path: Path) -> sqlite3.Connection:
    try:
        # Each connection is used by one thread at a time, but not by the one that opens it.
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            _set_up(db, path)
        except BaseException:
            db.close()
            raise
    except sqlite3.Error as error:
        raise _bad(path, error) from None
    return db


def _bad(path: Path, reason: object) -> BadDatabase:
    return BadDatabase(f"{path} can't be used as a database: {reason}; give another file with --db")


def _set_up(db: sqlite3.Connection, path: Path) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on the disk when it returns, in WAL mode too.
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
    elif version != SCHEMA_VERSION:
        raise BadDatabase(f"{path} has the layout {version}, this program knows {SCHEMA_VERSION}; update gnomehall")


def _tell(loop: asyncio.AbstractEventLoop, batch: list[_Write]) -> None:
    """Let those go on who waited, a few at a time: what each then does would together hold up the event loop."""
    if len(batch) > AT_ONCE:
        loop.call_soon(_tell, loop, batch[AT_ONCE:])
    for write in batch[:AT_ONCE]:
        if write.done.done():
            continue
        if write.failure is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.failure)


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, sqlite3.IntegrityError) and "steps" in str(error):
        return AlreadyThere(str(error))
    return StoreFailed(str(error))
