"""What a store in a PostgreSQL database reads: a few sessions of its own, which can write nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar, get_args

import asyncpg
import msgspec

from gnomehall.server import limits, logs
from gnomehall.server.store.authority import FAILURES, PASSING, PAUSE
from gnomehall.server.store.chances import CHANCE_OF, NUMBERS_OF, PROMISED, ChanceRow, chance_of
from gnomehall.server.store.interface import Grant, StoreFailed, TableRow, TableState, TableSummary, TimelineEntry
from gnomehall.server.store.rows import ENTRY, GRANTS, ROW, entry_of, grant_of, row_of
from gnomehall.server.store.session import Session, numbered

READERS: Final = 4
"""Sessions that read, at most."""
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


class PostgresReads:
    """Reading waits for no write, and sees what is committed."""

    def __init__(self, readers: Any) -> None:
        self._readers = readers

    async def _close_readers(self) -> None:
        try:
            await asyncio.wait_for(self._readers.close(), limits.LOCKED_SECONDS)
        except FAILURES as error:
            logs.failure("readers not closed", error)
            self._readers.terminate()

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
