"""The store in a PostgreSQL database: one session that commits for many tables at once, a few beside it that read."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from gnomehall.server import limits, logs
from gnomehall.server.store.commits import BATCH, INTERVAL, Fences, Observe, Write, tell
from gnomehall.server.store.editions import EditionRows
from gnomehall.server.store.interface import AlreadyThere, StoreFailed
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.postgres_reads import PostgresReads, open_readers
from gnomehall.server.store.rows import Statement
from gnomehall.server.store.session import Session
from gnomehall.server.store.writing import TableWrites

TOUCH: Final[Statement] = ("UPDATE hall SET layout = layout", ())
"""A write that changes nothing and reaches the disk all the same."""


class PostgresStore(TableWrites, PostgresReads):
    """Commits in groups, as the store in a file does; the event loop itself waits for the database."""

    def __init__(self, session: Session, readers: Any, observe: Observe) -> None:
        self.session = session
        PostgresReads.__init__(self, readers)
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Write] = []
        self._committing: asyncio.Task[None] | None = None
        self._began = 0.0
        self._checking: asyncio.Task[str] | None = None
        self._trouble = ""
        self._closed = False
        self.editions = EditionRows(self._put, self.query)

    @classmethod
    async def open(
        cls,
        place: PostgresUrl,
        observe: Observe = lambda count, seconds: None,
        on_lost: Callable[[], None] = lambda: None,
    ) -> "PostgresStore":
        session = Session(place, on_lost)
        await session.open()
        return cls(session, await open_readers(session), observe)

    # --- writing ----------------------------------------------------------------------------

    def _fences_of(self, tables: tuple[str, ...]) -> Fences:
        """By which right we write at these tables; nothing where the hall is ours alone."""
        return {}

    def _put(self, statements: list[Statement], *tables: str) -> "asyncio.Future[None]":
        """Who stops waiting does not make the write undone: it is gathered already."""
        write = Write(statements, self._loop.create_future(), self._fences_of(tables))
        if self._closed:
            write.done.set_exception(StoreFailed("the store is closed"))
            return write.done
        self._gathered.append(write)
        if self._committing is None:
            self._committing = self._loop.create_task(self._commit_gathered())
        return write.done

    async def _commit_gathered(self) -> None:
        while self._gathered:
            # After a quiet moment at once, with what else is asked for in this turn of the event loop.
            await asyncio.sleep(max(0.0, self._began + INTERVAL - self._loop.time()))
            self._began = self._loop.time()
            batch = self._gathered[:BATCH]
            del self._gathered[:BATCH]
            began = time.perf_counter()
            await self._commit(batch)
            tell(self._loop, batch)
            self._observe(len(batch), time.perf_counter() - began)
        self._committing = None

    async def _commit(self, batch: list[Write]) -> None:
        try:
            fences = {table: fence for write in batch for table, fence in write.fences.items()}
            await self.session.transact([statement for write in batch for statement in write.statements], fences)
        except Exception as error:
            # Whatever it is: if this task ended, every later write would wait for ever.
            if len(batch) == 1 or not _concerns_one(error):
                failure = _failure(error)
                if not isinstance(failure, AlreadyThere):
                    logs.failure("write refused", error)
                for write in batch:
                    write.failure = failure
                return
            # One of them is at fault: each on its own, so that the others are not refused with it.
            for write in batch:
                await self._commit([write])

    async def claim(self, table: str) -> None:
        """Who serves the database alone has all its tables."""

    # --- health -----------------------------------------------------------------------------

    async def healthy(self) -> bool:
        if self._checking is None or self._checking.done():
            self._checking = self._loop.create_task(self._find_trouble())
        try:
            # All who ask at once share one look.
            trouble = await asyncio.wait_for(asyncio.shield(self._checking), limits.HEALTH_SECONDS)
        except TimeoutError:
            trouble = "no write reaches the database in time"
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble:
                logs.error("store failing", reason=trouble)
            else:
                logs.note("store sound again")
        return not trouble

    async def _find_trouble(self) -> str:
        async def read(db: Any) -> None:
            await db.fetchval("SELECT id FROM tables LIMIT 1")

        try:
            await self._put([TOUCH])
            await self._ask(read)
        except StoreFailed as error:
            return str(error)
        return ""

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        if self._committing:
            await asyncio.wait([self._committing], timeout=limits.LOCKED_SECONDS)
        await self.session.close()
        waiting = [task for task in (self._committing, self._checking) if task]
        await asyncio.gather(*waiting, return_exceptions=True)
        await self._close_readers()


def _concerns_one(error: Exception) -> bool:
    """Whether one write is at fault and not the database: values that do not fit, or that are there already."""
    return isinstance(error, ValueError | asyncpg.DataError | asyncpg.IntegrityConstraintViolationError)


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, asyncpg.UniqueViolationError) and error.table_name == "steps":
        return AlreadyThere(str(error))
    return error if isinstance(error, StoreFailed) else StoreFailed(str(error) or type(error).__name__)
