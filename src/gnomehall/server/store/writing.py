"""What a store writes at tables, in statements that both kinds of database understand."""

import asyncio
from collections.abc import Awaitable, Sequence

from gnomehall.server.store.chances import ChanceRow, insert_chance, insert_number, insert_promise
from gnomehall.server.store.interface import Grant, TableRow, TimelineEntry
from gnomehall.server.store.rows import (
    Statement,
    delete_table,
    insert_entry,
    insert_grants,
    insert_row,
    update_row,
)


class TableWrites:
    """Every write is some statements that are committed together, or not at all."""

    def _put(self, statements: list[Statement], *tables: str) -> "asyncio.Future[None]":
        """Have them committed; done when they are on disk. Named are the tables that have to be ours still."""
        raise NotImplementedError

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
        # A table that is only being made is nobody else's.
        await self._put(statements, *([] if before is None else [before.id]))

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
