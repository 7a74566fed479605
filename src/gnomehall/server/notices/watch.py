"""Hears from tables whose turn it is and who is there, and writes down who has to be told."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from gnomehall.server import logs
from gnomehall.server.store.interface import StoreFailed, TableRow
from gnomehall.server.store.notices import ENDED, OPENED, NoticeRows
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.table import Table

AWAY_SECONDS: Final = 60
"""For which somebody has not been at a table before they are told that it waits."""
REMEMBERED: Final = 20_000
"""Tables of which we know what we wrote down last, and players who were asked to one and have not come."""


class Turn(NamedTuple):
    """Whose turn it is, since when, and whether they are there."""

    player: str
    seq: int
    there: bool


class Watch:
    """No table waits for it: what has to be written waits in a queue."""

    def __init__(self, hall: Hall, rows: NoticeRows, now: Callable[[], float]) -> None:
        self._hall = hall
        self._rows = rows
        self._now = now
        self._known: dict[str, Turn] = {}
        self._asked: dict[str, set[str]] = {}
        """By table, the players who were given a seat there and have not come yet."""
        self._queue: asyncio.Queue[tuple[str, Turn]] = asyncio.Queue()

    def look(self, table: Table) -> None:
        """Something has changed at a table."""
        if table.retired:
            return
        self._see_who_came(table)
        seat = table.row.seats[table.turn] if table.turn >= 0 else None
        if seat is None or not seat.player or seat.decider:
            self._known.pop(table.id, None)
            return
        turn = Turn(seat.player, table.seq, table.turn in table.followers.attending())
        if self._known.get(table.id) != turn:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[table.id] = turn
            self._queue.put_nowait((table.id, turn))

    def opened(self, table: Table) -> None:
        """A table where players have a seat from the first moment: others have opened it for them.

        It is the next game of a tournament, or another game with the same people.
        """
        players = {seat.player for seat in table.row.seats if seat.player and not seat.bot}
        if not players:
            return
        if len(self._asked) >= REMEMBERED:
            self._asked.clear()
        self._asked[table.id] = players
        for player in players:
            self._queue.put_nowait((table.id, Turn(player, OPENED, False)))

    def _see_who_came(self, table: Table) -> None:
        asked = self._asked.get(table.id, set())
        for seat in table.followers.attending():
            player = table.row.seats[seat].player
            if player in asked:
                asked.discard(player)
                self._queue.put_nowait((table.id, Turn(player, OPENED, True)))
        if not asked or table.row.state != "playing":
            self._asked.pop(table.id, None)

    def ended(self, row: TableRow) -> None:
        """A game is over: those who were not there are told."""
        table = self._hall.tables.get(row.id)
        there = table.followers.attending() if table else set()
        attending = {one.player for n, one in enumerate(row.seats) if n in there}
        for player in {one.player for one in row.seats if one.player} - attending:
            self._queue.put_nowait((row.id, Turn(player, ENDED, False)))

    async def write_down(self) -> None:
        """Write down what comes, for as long as the hall is open."""
        while True:
            table, turn = await self._queue.get()
            try:
                if turn.there:
                    await self._rows.attend(turn.player, table)
                else:
                    await self._rows.wait(turn.player, table, turn.seq, int(self._now()) + AWAY_SECONDS)
            except StoreFailed as error:
                logs.warn("notice not written down", table=table, reason=str(error))
            finally:
                self._queue.task_done()

    async def settled(self) -> None:
        """Wait until all is written down that has come."""
        await self._queue.join()
