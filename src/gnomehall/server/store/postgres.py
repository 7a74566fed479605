"""The store in a PostgreSQL database: one session that commits for many tables at once, a few beside it that read."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar, get_args

import asyncpg
import msgspec

from gnomehall.server import limits, logs
from gnomehall.server.store.authority import FAILURES, PASSING, PAUSE
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
from gnomehall.server.store.commits import BATCH, INTERVAL, Fences, Observe, Write, tell
from gnomehall.server.store.editions import EditionRows
from gnomehall.server.store.interface import (
    AlreadyThere,
    Grant,
    StoreFailed,
    TableRow,
    TableState,
    TableSummary,
    TimelineEntry,
)
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.rows import (
    ENTRY,
    GRANTS,
    ROW,
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
from gnomehall.server.store.session import Session, numbered

READERS: Final = 4
"""Sessions that read, at most."""
TOUCH: Final[Statement] = ("UPDATE hall SET layout = layout", ())
"""A write that changes nothing and reaches the disk all the same."""
TABLE: Final = f"SELECT {ROW} FROM tables WHERE id = $1"
# The newest of each state, which the index has in this order: no other table is looked at.
NEWEST: Final = " UNION ALL ".join(
    f"(SELECT {ROW} FROM tables WHERE public = 1 AND state = '{state}' ORDER BY created DESC LIMIT $1)"
    for state in get_args(TableState)
)
LISTED: Final = f"SELECT {ROW} FROM ({NEWEST}) AS newest ORDER BY (state = 'playing') DESC, created DESC LIMIT $1"
# With the last entry of each, all in one question.
SUMMARIES: Final = f"""
SELECT {ROW}, {ENTRY} FROM (%s) AS found LEFT JOIN LATERAL (
  SELECT {ENTRY} FROM steps WHERE table_id = found.id ORDER BY seq DESC LIMIT 1
) AS last ON true ORDER BY (state = 'playing') DESC, created DESC
"""
SUMMARY: Final = SUMMARIES % TABLE
LIST: Final = SUMMARIES % LISTED
COLUMNS: Final = len(ROW.split(","))
# As in `rows`, in PostgreSQL's words.
UNPLAYED: Final = """
SELECT id FROM tables
WHERE public IN (0, 1) AND state = 'playing' AND created < $1 AND ($2::text = '' OR id = $2::text) AND NOT EXISTS (
  SELECT 1 FROM steps WHERE table_id = tables.id AND who >= 0 AND at > created AND notice = ''
    AND seats::json -> who::integer ->> 'bot' = ''
) ORDER BY created LIMIT $3
"""

T = TypeVar("T")


class PostgresStore:
    """Commits in groups, as the store in a file does; the event loop itself waits for the database."""

    def __init__(self, session: Session, readers: Any, observe: Observe) -> None:
        self.session = session
        self._readers = readers
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Write] = []
        self._committing: asyncio.Task[None] | None = None
        self._began = 0.0
        self._checking: asyncio.Task[str] | None = None
        self._trouble = ""
        self._closed = False
        self.editions = EditionRows(self._put, self._fetch)

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
        await self._put(statements, row.id, *([] if before is None else [before.id]))

    def append(
        self, table: str, entry: TimelineEntry, row: TableRow | None = None, number: str = ""
    ) -> Awaitable[None]:
        statements = [insert_entry(table, entry), *insert_number(table, entry.seq, number)]
        if row is not None:
            statements.append(update_row(row))
        return self._put(statements, table)

    async def update(self, row: TableRow, add: list[Grant], drop: list[Grant]) -> None:
        gone: list[Statement] = [("DELETE FROM locks WHERE hash = ?", (grant.hash,)) for grant in drop]
        await self._put([update_row(row), *gone, *insert_grants(row.id, add)], row.id)

    async def delete(self, table: str) -> None:
        await self._put(delete_table(table), table)

    async def promise(self, secret: str, now: int) -> None:
        await self._put(insert_promise(secret, now))

    async def write(self, *statements: Statement, table: str = "") -> None:
        await self._put(list(statements), *([table] if table else []))

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

    # --- reading ----------------------------------------------------------------------------

    async def claim(self, table: str) -> None:
        """Who serves the database alone has all its tables."""

    async def load(self, table: str) -> tuple[TableRow, list[TimelineEntry], list[Grant]] | None:
        async def read(db: Any) -> tuple[TableRow, list[TimelineEntry], list[Grant]] | None:
            # All of it as it was at one moment.
            async with db.transaction(isolation="repeatable_read", readonly=True):
                row = await db.fetchrow(TABLE, table)
                if row is None:
                    return None
                entries = await db.fetch(f"SELECT {ENTRY} FROM steps WHERE table_id = $1 ORDER BY seq", table)
                return row_of(tuple(row)), [entry_of(tuple(values)) for values in entries], await _grants(db, table)

        return await self._ask(read)

    async def summary(self, table: str) -> tuple[TableSummary, list[Grant]] | None:
        async def read(db: Any) -> tuple[TableSummary, list[Grant]] | None:
            row = await db.fetchrow(SUMMARY, table)
            found = None if row is None else _summary(tuple(row))
            return None if found is None else (found, await _grants(db, table))

        return await self._ask(read)

    async def public(self, limit: int) -> list[TableSummary]:
        async def read(db: Any) -> list[TableSummary]:
            return [found for row in await db.fetch(LIST, limit) if (found := _summary(tuple(row)))]

        return await self._ask(read)

    async def promised(self, commitment: str) -> str | None:
        async def read(db: Any) -> str | None:
            found = await db.fetchval(numbered(PROMISED), commitment)
            return None if found is None else str(found)

        return await self._ask(read)

    async def chance(self, table: str) -> ChanceRow | None:
        async def read(db: Any) -> ChanceRow | None:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                found = await db.fetchrow(numbered(CHANCE_OF), table)
                if found is None:
                    return None
                return chance_of(tuple(found), map(tuple, await db.fetch(numbered(NUMBERS_OF), table)))

        return await self._ask(read)

    async def unplayed(self, before: int, table: str = "") -> list[str]:
        async def read(db: Any) -> list[str]:
            return [row[0] for row in await db.fetch(UNPLAYED, before, table, limits.CLEARED_AT_ONCE)]

        return await self._ask(read)

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        async def read(db: Any) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await db.fetch(numbered(sql), *values)]

        return await self._ask(read)

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

    async def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        async def read(db: Any) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await db.fetch(numbered(sql), *values)]

        return await self._ask(read)

    async def _ask(self, read: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with asyncio.timeout(limits.LOCKED_SECONDS):
                while True:
                    try:
                        return await self._read(read)
                    except PASSING as error:
                        # A connection that broke while nobody used it shows that only when it is asked.
                        logs.note("read again", reason=str(error) or type(error).__name__)
                        await asyncio.sleep(PAUSE)
        except Exception as error:
            logs.failure("read failed", error)
            raise StoreFailed(f"it could not be read: {error}") from None

    async def _read(self, read: Callable[[Any], Awaitable[T]]) -> T:
        async with self._readers.acquire(timeout=limits.LOCKED_SECONDS) as db:
            return await read(db)

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
        try:
            await asyncio.wait_for(self._readers.close(), limits.LOCKED_SECONDS)
        except FAILURES as error:
            logs.failure("readers not closed", error)
            self._readers.terminate()


async def open_readers(session: Session) -> Any:
    """The sessions that read, for a session that is open."""
    try:
        return await asyncpg.create_pool(
            session.place.url,
            min_size=1,
            max_size=READERS,
            timeout=limits.LOCKED_SECONDS,
            command_timeout=limits.LOCKED_SECONDS,
            server_settings={"application_name": "gnomehall reader", "default_transaction_read_only": "on"},
        )
    except BaseException:
        await session.close()
        raise


def _summary(values: tuple[Any, ...]) -> TableSummary | None:
    """A table as a list shows it; None for one that is damaged, which must not spoil the list."""
    row, last = values[:COLUMNS], values[COLUMNS:]
    try:
        if last[0] is None:
            raise ValueError("it has no entries")
        return TableSummary(row_of(row), entry_of(last))
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        logs.warn("table can't be read", table=str(row[0]), reason=str(error))
        return None


async def _grants(db: Any, table: str) -> list[Grant]:
    found = await db.fetch(numbered(GRANTS), table)
    return [grant_of(tuple(values)) for values in found]


def _concerns_one(error: Exception) -> bool:
    """Whether one write is at fault and not the database: values that do not fit, or that are there already."""
    return isinstance(error, ValueError | asyncpg.DataError | asyncpg.IntegrityConstraintViolationError)


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, asyncpg.UniqueViolationError) and error.table_name == "steps":
        return AlreadyThere(str(error))
    return error if isinstance(error, StoreFailed) else StoreFailed(str(error) or type(error).__name__)
