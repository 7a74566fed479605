"""The hall: the tables that are in memory, the store below them, and the bots that sit at them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

from gnomehall.core.proof import Proof
from gnomehall.server import limits, logs
from gnomehall.server.metrics import Metrics
from gnomehall.server.store.interface import Elsewhere as Elsewhere
from gnomehall.server.store.interface import Member as Member
from gnomehall.server.store.interface import Store, TableRow
from gnomehall.server.store.interface import StoreFailed as StoreFailed
from gnomehall.server.tables.absence import Clock
from gnomehall.server.tables.bot_turns import BotTurns, repeat
from gnomehall.server.tables.clocks import Span
from gnomehall.server.tables.outside import OutsideWork
from gnomehall.server.tables.pacing import Pacing
from gnomehall.server.tables.refusal import no_such_table
from gnomehall.server.tables.table import Table
from gnomehall.server.tables.timeline import Timeline, Unreadable, rebuild
from gnomehall.server.tables.uptime import Uptime
from gnomehall.server.workers.pool import WorkerPool

IDLE: Final = 600.0
"""Seconds after which a table that nobody follows leaves the memory. It is on disk, and comes back when asked for."""


class Hall:
    """Where tables are found. A table is loaded when somebody asks for it, and there is never more than one of it."""

    def __init__(self, store: Store, metrics: Metrics, workers: WorkerPool, idle: float = IDLE) -> None:
        self.store = store
        self.metrics = metrics
        self.workers = workers
        # Analysing a game takes long, and must not keep the bots of others from their moves.
        self.analysts = WorkerPool(metrics, 1)
        # Nor must one who tries out an edition keep others from their analyses.
        self.trials = WorkerPool(metrics, 1)
        self.outside = OutsideWork()
        self.tables: dict[str, Table] = {}
        self.clock: Clock = time.monotonic
        self.wall: Clock = time.time
        self.uptime = Uptime(store, lambda: self.wall())
        self.pacing = Pacing(self)
        self._idle = idle
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.bots = BotTurns(workers, metrics)
        self.on_opened: list[Callable[[Table], None]] = []
        """Told of every new table."""
        self.on_ended: list[Callable[[TableRow], None]] = []
        """Told when a game has ended, however it did."""
        self.on_turned: list[Callable[[Table], None]] = []
        """Told when somebody else decides at a table, and when somebody comes to it or leaves."""
        self.is_sealed: Callable[[str], Awaitable[bool]] = _open_to_all
        """Whether what a table drew must not be told though it has ended, because others still draw the same."""

    # --- finding ----------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table of this id; a refusal if there is none."""
        if name not in self.tables:
            await asyncio.shield(self._loading.get(name) or self._begin_loading(name, self._load(name)))
        self._used[name] = time.monotonic()
        return self.tables[name]

    async def open(self, name: str, opening: Coroutine[Any, Any, Table]) -> Table:
        """A new table. Others may find it as soon as it is written down; they wait until it is in memory, too."""
        while loading := self._loading.get(name):
            await asyncio.wait([loading])
        return await asyncio.shield(self._begin_loading(name, opening))

    def _begin_loading(self, name: str, coming: Coroutine[Any, Any, Table]) -> asyncio.Task[Table]:
        """Whoever asks for a table while it comes into memory waits for the same one."""
        loading = self._loading[name] = asyncio.create_task(coming)
        loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return loading

    async def _load(self, name: str) -> Table:
        await self.store.claim(name)
        found = await self.store.load(name)
        if found is None:
            raise no_such_table()
        row, entries, grants = found
        chance = await self.store.chance(name)
        timeline: Timeline | str
        try:
            # A long game takes its time to play out, so the event loop does not wait for it.
            timeline = await asyncio.to_thread(rebuild, row, entries, chance)
        except Unreadable as error:
            logs.warn("table can't be replayed", table=name, reason=str(error))
            timeline = str(error)
        table = Table(self, row, entries, grants, timeline, chance)
        self.add(table)
        self.turned(table)
        return table

    def add(self, table: Table) -> None:
        self.tables[table.id] = table
        self._used[table.id] = time.monotonic()
        self.metrics.tables.set(len(self.tables))

    async def keep_house(self) -> None:
        """Sweep and watch for as long as the hall is open."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.pacing.run())
            group.create_task(repeat(self._idle / 4, self.sweep))
            group.create_task(repeat(limits.WATCHDOG_SECONDS, lambda: self.bots.watch(self.tables.values())))

    def holes(self, begin: int, end: int) -> list[Span]:
        """When the hall was down between two moments."""
        return self.uptime.holes(begin, end)

    async def delete(self, table: Table) -> None:
        """A table that is of no use to anybody any more. The caller holds its lock."""
        await self.store.delete(table.id)
        self.forget(table.id)
        table.retire()
        self.turned(table)

    def sweep(self) -> None:
        """Let go of tables that nobody follows and no bot thinks about."""
        long_ago = time.monotonic() - self._idle
        for name, table in list(self.tables.items()):
            if self._used[name] <= long_ago and not (table.followers or table.lock.locked() or name in self.bots):
                del self.tables[name], self._used[name]
        self.metrics.tables.set(len(self.tables))

    def forget(self, name: str) -> None:
        """Let go of a table that is no more."""
        self.tables.pop(name, None)
        self._used.pop(name, None)
        self.metrics.tables.set(len(self.tables))

    def retire(self, names: Iterable[str]) -> None:
        """Let go of tables that others have now, and have those who follow them come again."""
        for name in names:
            table = self.tables.get(name)
            if table is not None:
                self.forget(name)
                table.retire()
                self.bots.turned(table)

    # --- what tables tell -------------------------------------------------------------------

    def count_entry(self, kind: str) -> None:
        self.metrics.entries[kind].inc()

    def ended(self, row: TableRow) -> None:
        for tell in self.on_ended:
            tell(row)

    async def proof(self, table: Table) -> Proof | None:
        """What there is to check the draws of a table with, as far as it may be told by now."""
        proof = table.proof()
        if proof is None or not proof.secret or not proof.repeats or not await self.is_sealed(table.id):
            return proof
        return Proof(proof.commitment)

    def opened(self, table: Table) -> None:
        for tell in self.on_opened:
            tell(table)
        self.turned(table)

    def turned(self, table: Table) -> None:
        self.bots.turned(table)
        self.pacing.turned(table)
        self.attended(table)

    def attended(self, table: Table) -> None:
        for tell in self.on_turned:
            tell(table)

    async def close(self) -> None:
        self.outside.close()
        await self.pacing.close()
        await self.bots.close()
        await self.workers.close()
        await self.analysts.close()
        await self.trials.close()
        await self.store.close()


async def _open_to_all(_: str) -> bool:
    return False
