"""What a store in a SQLite file reads: one connection of its own, in a thread of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gnomehall.server import limits, logs
from gnomehall.server.store.chances import CHANCE_OF, NUMBERS_OF, PROMISED, ChanceRow, chance_of
from gnomehall.server.store.interface import Grant, StoreFailed, TableRow, TableSummary, TimelineEntry
from gnomehall.server.store.opening import connect
from gnomehall.server.store.rows import (
    CREATED,
    ENDED,
    ENTRY,
    GRANTS,
    LAST,
    LISTED,
    ROW,
    UNPLAYED,
    entry_of,
    grant_of,
    row_of,
)

T = TypeVar("T")


class SqliteReads:
    """Reading waits for no write, and sees what is committed."""

    def __init__(self, path: Path) -> None:
        self._read = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    def _close_reader(self) -> None:
        self._reader.shutdown()
        self._read.close()

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

    async def _ask(self, read: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read)
        except Exception as error:
            logs.failure("read failed", error)
            raise StoreFailed(f"it could not be read: {error}") from None
