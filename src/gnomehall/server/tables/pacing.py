"""Rings where something is due: a clock has run out, or bots are to take the seats that are still free.

What is due stands in the row of its table, so it comes to pass at tables that nobody follows, and after a restart.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from gnomehall.server import logs
from gnomehall.server.protocol import STAND_IN, Ended
from gnomehall.server.store.interface import SeatRow, StoreFailed, TableRow
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import pass_host, people_of, with_seat
from gnomehall.server.tables.uptime import BEAT, Uptime

if TYPE_CHECKING:
    from gnomehall.server.tables.hall import Hall
    from gnomehall.server.tables.table import Table

SOON: Final = 600
"""Seconds ahead for which a table that is in memory rings by itself, on the second."""
DUE: Final = "SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT 200"
GNOMES: Final = ("Olm", "Brama", "Tilo", "Wren", "Fenn", "Isba", "Jaro", "Mirk")
"""What bots are called that take seats by themselves."""


class Pacing:
    """For all tables of the hall, in memory or not."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._bells: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def uptime(self) -> Uptime:
        return self._hall.uptime

    def turned(self, table: "Table") -> None:
        """Something has changed at a table, perhaps what is due."""
        bell = self._bells.pop(table.id, None)
        if bell:
            bell.cancel()
        due = table.row.due if not table.retired else 0
        if not due:
            return
        if not self.uptime.active:
            self._spawn(self.look())
        wait = due - self._hall.wall()
        if wait < SOON:
            loop = asyncio.get_running_loop()
            self._bells[table.id] = loop.call_later(max(0.0, wait) + 0.01, self._spawn_ring, table)

    async def run(self) -> None:
        """For as long as the hall is open."""
        while True:
            await self.look()
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Write down that the hall is up, and see to all tables where something is due."""
        try:
            await self.uptime.beat()
            due = await self._hall.store.query(DUE, int(self._hall.wall()))
        except StoreFailed as error:
            logs.warn("clocks not looked at", reason=str(error))
            return
        for (name,) in due:
            try:
                table = await self._hall.table(name)
            except (RequestRefused, StoreFailed):
                continue  # another process has it, and sees to it itself
            await self._ring(table)

    async def _ring(self, table: "Table") -> None:
        try:
            async with table.lock:
                await see_to(table)
        except (RequestRefused, StoreFailed) as error:
            logs.warn("nothing done at a table where it was due", table=table.id, reason=str(error))
        except Exception as error:
            # One table at fault does not stop the clocks of the others.
            logs.failure("clock failed", error)

    def _spawn_ring(self, table: "Table") -> None:
        self._spawn(self._ring(table))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for bell in self._bells.values():
            bell.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def see_to(table: "Table") -> None:
    """Do what is due at a table. The caller holds its lock."""
    row, now = table.row, table.now()
    if table.retired or table.reason or row.state != "playing" or not row.due or now < row.due:
        return
    if row.fill_at and now >= row.fill_at:
        await fill(table)
    elif table.is_late():
        await run_out(table)
    else:
        # What was due came later, because the hall was down meanwhile.
        await table.change(row)


async def fill(table: "Table") -> None:
    """Bots take the seats that anybody might have taken."""
    row = table.row
    free = [i for i, seat in enumerate(row.seats) if seat.open and not seat.taken]
    names = [name for name in GNOMES if all(seat.name != name for seat in row.seats)]
    for seat, name in zip(free, names, strict=False):
        row = with_seat(row, seat, SeatRow(name, row.fill_bot or STAND_IN, open=True))
    links = [grant for grant in table.grants if grant.invites and grant.seat in free]
    spent = [replace(link, role="spent", invites=False) for link in links]
    await table.change(replace(row, fill_at=0, meet=""), spent, links)
    await table.tell_seated(free[-1] if free else -1)


async def run_out(table: "Table") -> None:
    """The time of whoever decides has run out: what the pace says is done."""
    row, seat = table.row, table.turn
    found = replace(row.seats[seat], stand_in=STAND_IN, lapse="late")
    if row.pace.out == "lost":
        await table.note(
            seat, "lost", without(with_seat(row, seat, replace(found, resigned=True, lapse="time")), seat, "time")
        )
    else:
        await table.note(seat, "late", pass_host(with_seat(row, seat, found), seat))


def without(row: TableRow, seat: int, why: Ended) -> TableRow:
    """The table when a seat has given up or lost; the game ends where one seat or no person is left."""
    left = [one for one in row.seats if not one.resigned]
    if len(left) < 2 or not people_of(row):
        row = replace(row, state="closed", ended=why)
    return pass_host(row, seat)
