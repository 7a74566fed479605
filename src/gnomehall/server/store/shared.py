"""The store of a process that shares a hall: it writes at a table only under the lease that it has."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from gnomehall.server import limits, logs
from gnomehall.server.store.authority import FAILURES
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.commits import Fences, Observe, Write
from gnomehall.server.store.interface import Grant, StoreFailed, TableRow, TimelineEntry
from gnomehall.server.store.membership import LEASE, MemberSession, TablesLost
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.postgres import PostgresStore
from gnomehall.server.store.postgres_reads import open_readers
from gnomehall.server.store.rows import Statement

TablesTaken = Callable[[set[str]], None]
"""Told of tables that others have now."""


class SharedStore(PostgresStore):
    """Knows the fencing number of each table that it has, and tells when one was taken."""

    session: MemberSession

    def __init__(self, session: MemberSession, readers: Any, observe: Observe) -> None:
        super().__init__(session, readers, observe)
        self._on_taken: TablesTaken = lambda tables: None
        self._fences: Fences = {}
        self._looking: asyncio.Task[None] | None = None

    @classmethod
    async def join(
        cls,
        place: PostgresUrl,
        observe: Observe = lambda count, seconds: None,
        on_lost: Callable[[], None] = lambda: None,
        on_taken: TablesTaken = lambda tables: None,
        address: str = "",
        secret: str = "",
    ) -> "SharedStore":
        session = MemberSession(place, on_lost, address, secret)
        await session.open()
        store = cls(session, await open_readers(session), observe)
        store._on_taken = on_taken
        session.on_resumed = store._look_after_tables
        return store

    async def create(
        self,
        row: TableRow,
        entries: list[TimelineEntry],
        grants: list[Grant],
        before: TableRow | None = None,
        chance: ChanceRow | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        lease = (LEASE, (row.id, self.session.me.number))
        await super().create(row, entries, grants, before, chance, [lease, *also])
        self._fences[row.id] = 1

    async def claim(self, table: str) -> None:
        try:
            fence = await self.session.claim(table)
        except FAILURES as error:
            logs.failure("table not claimed", error)
            raise StoreFailed(f"it could not be claimed: {error}") from None
        if fence is not None:
            self._fences[table] = fence

    def _look_after_tables(self) -> None:
        self._looking = self._loop.create_task(self._find_taken())

    async def _find_taken(self) -> None:
        """Find out which tables were taken while we had no session: nobody has to write there to be told."""
        fences = dict(self._fences)
        try:
            self._take(fences.keys() - await self.session.held(fences))
        except FAILURES as error:
            logs.note("no answer from the database", reason=str(error) or type(error).__name__)

    async def close(self) -> None:
        if self._looking:
            await asyncio.wait([self._looking], timeout=limits.LOCKED_SECONDS)
        await super().close()

    def _fences_of(self, tables: tuple[str, ...]) -> Fences:
        # A table that we never had, or have no more, has a number that no lease has.
        return {table: self._fences.get(table, 0) for table in tables}

    async def _commit(self, batch: list[Write]) -> None:
        """Commit those at whose tables we may write; whoever waits for the others is told that we may not."""
        # What was gathered under an older lease of a table than the one that we have now is void.
        for write in batch:
            if behind := {table for table, fence in write.fences.items() if self._fences.get(table, 0) != fence}:
                write.failure = TablesLost(behind)
        batch = [write for write in batch if write.failure is None]
        while batch:
            await super()._commit(batch)
            failure = batch[0].failure
            # Where each was tried on its own, each has been dealt with.
            if not isinstance(failure, TablesLost) or any(write.failure is not failure for write in batch):
                return
            self._take(failure.tables)
            batch = [write for write in batch if not write.fences.keys() & failure.tables]
            for write in batch:
                write.failure = None

    def _take(self, tables: set[str]) -> None:
        for table in tables:
            self._fences.pop(table, None)
        if tables:
            logs.warn("tables taken by others", count=len(tables))
            self._on_taken(tables)
