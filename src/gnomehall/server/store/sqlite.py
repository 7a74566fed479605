"""The store in a SQLite file: one writer thread that commits for many tables at once, one reader beside it."""

import asyncio
import queue
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from gnomehall.server import limits, logs
from gnomehall.server.store.commits import BATCH, INTERVAL, Observe, Write, tell
from gnomehall.server.store.editions import EditionRows
from gnomehall.server.store.health import FileGone, Identity, find_damage
from gnomehall.server.store.interface import AlreadyThere, StoreFailed
from gnomehall.server.store.opening import connect
from gnomehall.server.store.rows import SCHEMA_VERSION, Statement
from gnomehall.server.store.sqlite_reads import SqliteReads
from gnomehall.server.store.writing import TableWrites

TOUCH: Final[Statement] = (f"PRAGMA user_version = {SCHEMA_VERSION}", ())
"""A write that changes nothing and reaches the disk all the same: the page that it is on is written again."""


class SqliteStore(TableWrites, SqliteReads):
    """Commits in groups: while one commit is on its way to the disk, and a moment longer, the next batch gathers."""

    def __init__(self, path: Path, observe: Observe = lambda count, seconds: None) -> None:
        self.path = path
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._write = connect(path)
        SqliteReads.__init__(self, path)
        self._gathered: list[Write] = []
        self._committing = False
        self._began = 0.0
        self._batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._commit_forever, name="store", daemon=True)
        self._writer.start()
        self._identity = Identity(path)
        self._checker = ThreadPoolExecutor(1, "store-checker")
        self._checking: asyncio.Task[str] | None = None
        self._looked = -limits.DAMAGE_INTERVAL
        self._damage = ""
        self._trouble = ""
        self._closed = False
        self.editions = EditionRows(self._put, self.query)

    # --- writing ----------------------------------------------------------------------------

    def _put(self, statements: list[Statement], *tables: str) -> "asyncio.Future[None]":
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

    async def claim(self, table: str) -> None:
        """Who has the file has all its tables."""

    # --- health -----------------------------------------------------------------------------

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
        self._close_reader()
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
