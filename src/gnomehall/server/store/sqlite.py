"""The store in a SQLite file: one writer thread that commits for many tables at once, one reader beside it."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from gnomehall.server import limits, logs
from gnomehall.server.store.chances import (
    CHANCE_OF,
    NUMBERS_OF,
    PROMISED,
    ChanceRow,
    chance_of,
    insert_chance,
    insert_number,
    insert_promise,
)
from gnomehall.server.store.commits import BATCH, INTERVAL, Observe, Write, tell
from gnomehall.server.store.editions import EditionRows
from gnomehall.server.store.health import FileGone, Identity, find_damage
from gnomehall.server.store.interface import AlreadyThere, Grant, StoreFailed, TableRow, TableSummary, TimelineEntry
from gnomehall.server.store.opening import connect
from gnomehall.server.store.rows import (
    CREATED,
    ENDED,
    ENTRY,
    GRANTS,
    LAST,
    LISTED,
    ROW,
    SCHEMA_VERSION,
    UNPLAYED,
    Statement,
    delete_table,
    entry_of,
    grant_of,
    insert_entry,
    insert_grants,
    insert_row,
    row_of,
    update_row,
)

TOUCH: Final[Statement] = (f"PRAGMA user_version = {SCHEMA_VERSION}", ())
"""A write that changes nothing and reaches the disk all the same: the page that it is on is written again."""
T = TypeVar("T")


class SqliteStore:
    """Commits in groups: while one commit is on its way to the disk, and a moment longer, the next batch gathers."""

    def __init__(self, path: Path, observe: Observe = lambda count, seconds: None) -> None:
        self.path = path
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._write = connect(path)
        self._read = connect(path)
        self._gathered: list[Write] = []
        self._committing = False
        self._began = 0.0
        self._batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._commit_forever, name="store", daemon=True)
        self._writer.start()
        self._identity = Identity(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._checker = ThreadPoolExecutor(1, "store-checker")
        self._checking: asyncio.Task[str] | None = None
        self._looked = -limits.DAMAGE_INTERVAL
        self._damage = ""
        self._trouble = ""
        self._closed = False
        self.editions = EditionRows(self._put, self._fetch)

    # --- writing ----------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        entries: list[TimelineEntry],
        grants: list[Grant],
        before: TableRow | None = None,
        chance: ChanceRow | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        statements = [insert_row(row), *insert_chance(row.id, chance), *also]
        statements += [insert_entry(row.id, entry) for entry in entries]
        statements += insert_grants(row.id, grants)
        if before is not None:
            statements.append(update_row(before))
        await self._put(statements)

    def append(
        self, table: str, entry: TimelineEntry, row: TableRow | None = None, number: str = ""
    ) -> Awaitable[None]:
        statements = [insert_entry(table, entry), *insert_number(table, entry.seq, number)]
        if row is not None:
            statements.append(update_row(row))
        return self._put(statements)

    async def update(self, row: TableRow, add: list[Grant], drop: list[Grant]) -> None:
        gone: list[Statement] = [("DELETE FROM locks WHERE hash = ?", (grant.hash,)) for grant in drop]
        await self._put([update_row(row), *gone, *insert_grants(row.id, add)])

    async def delete(self, table: str) -> None:
        await self._put(delete_table(table))

    async def promise(self, secret: str, now: int) -> None:
        await self._put(insert_promise(secret, now))

    async def write(self, *statements: Statement, table: str = "") -> None:
        await self._put(list(statements))

    def _put(self, statements: list[Statement]) -> "asyncio.Future[None]":
        """Who stops waiting does not make the write undone: it is gathered already."""
        write = Write(statements, self._loop.create_future())
        if self._closed:
            write.done.set_exception(StoreFailed("the store is closed"))
            return write.done
        self._gathered.append(write)
        if not self._committing:
            # After a quiet moment at once, with what else is asked for in this turn of the event loop.
            self._committing = True
            self._hand_over_next()
        return write.done

    def _hand_over_next(self) -> None:
        self._loop.call_at(max(self._began + INTERVAL, self._loop.time()), self._hand_over)

    def _hand_over(self) -> None:
        self._began = self._loop.time()
        # A store that was closed meanwhile has handed everything over already.
        if self._gathered:
            self._batches.put(self._gathered[:BATCH])
            del self._gathered[:BATCH]

    def _commit_forever(self) -> None:
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            self._commit(batch)
            self._loop.call_soon_threadsafe(self._committed, batch, time.perf_counter() - began)

    def _committed(self, batch: list[Write], seconds: float) -> None:
        if self._gathered:
            self._hand_over_next()
        else:
            self._committing = False
        tell(self._loop, batch)
        self._observe(len(batch), seconds)

    def _commit(self, batch: list[Write]) -> None:
        try:
            self._transact(batch)
        except Exception as error:
            # Whatever it is: if this thread ended, every later write would wait for ever.
            if len(batch) == 1 or _concerns_all(error):
                failure = _failure(error)
                if not isinstance(failure, AlreadyThere):
                    logs.failure("write refused", error)
                for write in batch:
                    write.failure = failure
                return
            # One of them is at fault: each on its own, so that the others are not refused with it.
            for write in batch:
                self._commit([write])

    def _transact(self, batch: list[Write]) -> None:
        db = self._write
        if db.in_transaction:
            # Even a rollback can fail; what is left of it must not be in the way of what comes now.
            db.execute("ROLLBACK")
        self._identity.check()
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

    async def claim(self, table: str) -> None:
        """Who has the file has all its tables."""

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
            found = None if row is None else self._summary(row)
            return None if found is None else (found, self._grants(table))

        return await self._ask(read)

    async def promised(self, commitment: str) -> str | None:
        def read() -> str | None:
            found = self._read.execute(PROMISED, (commitment,)).fetchone()
            return None if found is None else str(found[0])

        return await self._ask(read)

    async def chance(self, table: str) -> ChanceRow | None:
        def read() -> ChanceRow | None:
            found = self._read.execute(CHANCE_OF, (table,)).fetchone()
            return None if found is None else chance_of(found, self._read.execute(NUMBERS_OF, (table,)))

        return await self._ask(read)

    async def unplayed(self, before: int, table: str = "") -> list[str]:
        def read() -> list[str]:
            asked = (before, table, table, limits.CLEARED_AT_ONCE)
            return [name for (name,) in self._read.execute(UNPLAYED, asked)]

        return await self._ask(read)

    async def public(self, limit: int) -> list[TableSummary]:
        def read() -> list[TableSummary]:
            playing = self._read.execute(LISTED, ("playing", limit)).fetchall()
            ended = [row for state in ENDED for row in self._read.execute(LISTED, (state, limit - len(playing)))]
            ended.sort(key=itemgetter(CREATED), reverse=True)
            rows = (playing + ended)[:limit]
            return [found for row in rows if (found := self._summary(row))]

        return await self._ask(read)

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._ask(lambda: self._read.execute(sql, values).fetchall())

    async def healthy(self) -> bool:
        if self._checking is None or self._checking.done():
            self._checking = self._loop.create_task(self._find_trouble())
        try:
            # All who ask at once share one look.
            trouble = await asyncio.wait_for(asyncio.shield(self._checking), limits.HEALTH_SECONDS)
        except TimeoutError:
            trouble = "no write reaches the disk in time"
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble:
                logs.error("store failing", reason=trouble)
            else:
                logs.note("store sound again")
        return not trouble

    async def _find_trouble(self) -> str:
        try:
            await self._put([TOUCH])
            if self._loop.time() >= self._looked + limits.DAMAGE_INTERVAL:
                self._damage = await self._loop.run_in_executor(
                    self._checker, find_damage, self.path, limits.DAMAGE_SECONDS
                )
                self._looked = self._loop.time()
        except StoreFailed as error:
            return str(error)
        return self._damage

    def _summary(self, row: tuple[Any, ...]) -> TableSummary | None:
        """A table as a list shows it; None for one that is damaged, which must not spoil the list."""
        try:
            return TableSummary(row_of(row), entry_of(self._read.execute(LAST, (row[0],)).fetchone()))
        except (TypeError, ValueError, msgspec.MsgspecError) as error:
            logs.warn("table can't be read", table=str(row[0]), reason=str(error))
            return None

    def _grants(self, table: str) -> list[Grant]:
        found = self._read.execute(GRANTS, (table,))
        return [grant_of(values) for values in found]

    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await self._ask(lambda: self._read.execute(sql, values).fetchall())

    async def _ask(self, read: Callable[[], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, read)
        except Exception as error:
            logs.failure("read failed", error)
            raise StoreFailed(f"it could not be read: {error}") from None

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        while self._gathered:
            self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        if self._checking:
            await asyncio.gather(self._checking, return_exceptions=True)
        self._checker.shutdown()
        self._reader.shutdown()
        self._read.close()
        try:
            self._write.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            # What is in the write-ahead log is as safe there.
            logs.failure("checkpoint failed", error)
        self._write.close()


def _concerns_all(error: Exception) -> bool:
    """Whether the whole database is at fault: then to try each write on its own would only wait once more for each."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) or isinstance(error, FileGone)


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, sqlite3.IntegrityError) and "steps" in str(error):
        return AlreadyThere(str(error))
    return StoreFailed(str(error))
