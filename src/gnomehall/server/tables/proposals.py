"""What may need the agreement of others at a table: to take back, and to end the game."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.limits import UNDONE_ENTRIES
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.followers import Acknowledge, Listener
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import people_of
from gnomehall.server.tables.timeline import Timeline

if TYPE_CHECKING:
    from gnomehall.server.tables.table import Table


class Proposals:
    """The proposal that is on a table, of which there is never more than one, and how it comes there and goes."""

    def __init__(self, table: "Table") -> None:
        self.asked: protocol.Proposal | None = None
        self._table = table
        self._number = 0

    async def undo(self, client: Listener, seq: int, to: int | None, acknowledge: Acknowledge) -> None:
        table = self._table
        async with table.lock:
            follower = table.player(client)
            if table.row.rated:
                raise RequestRefused("cannot-undo", "nothing is taken back at a rated table", table.seq)
            # Those who share a device take back whatever one of them did last.
            last = table.game().last_mover()
            seat = last if last in follower.seats else follower.viewer
            timeline = await table.fresh(seat, seq, None, acknowledge)
            if timeline is None:
                return
            target = self._target(timeline, seat, to)
            people = tuple(other for other in people_of(table.row) if other != seat)
            if await asyncio.to_thread(timeline.alone, seat, target):
                await table.commit(timeline.back(seat, target, table.now()), acknowledge)
                return
            if not people:
                # Nobody could say no to a look at the next draw, so nobody can say yes.
                reason = "a draw or another seat's move lies between, and no person is here to agree"
                raise RequestRefused("cannot-undo", reason, table.seq)
            self._number += 1
            acknowledge(table.seq)
            self.settle(protocol.Proposal(self._number, seat, target, people))

    def _target(self, timeline: Timeline, seat: int, to: int | None) -> int:
        seq = self._table.seq
        if timeline.undone >= UNDONE_ENTRIES:
            raise RequestRefused("cannot-undo", "so much was undone at this table that no more can be", seq)
        if to is not None:
            if not timeline.stands(to):
                raise RequestRefused("cannot-undo", f"seq {to} is no earlier position of the game as it stands", seq)
            return to
        target = timeline.before_last(seat)
        if target is None:
            raise RequestRefused("cannot-undo", "you have no move to take back", seq)
        return target

    async def answer(self, client: Listener, number: int, yes: bool, acknowledge: Acknowledge) -> None:
        table = self._table
        async with table.lock:
            seats = table.player(client).seats
            timeline, asked = table.playable(), self.asked
            if asked is None or asked.number != number or not seats & {asked.by, *asked.waiting}:
                raise RequestRefused("no-proposal", "there is no such proposal any more", table.seq)
            if yes and not seats & {*asked.waiting}:
                raise RequestRefused("no-proposal", "the others are asked, not you", table.seq)
            waiting = tuple(other for other in asked.waiting if other not in seats)
            if not yes or waiting:
                acknowledge(table.seq)
                self.settle(msgspec.structs.replace(asked, waiting=waiting) if yes else None)
            elif asked.what == "end":
                await self._end(asked.by, acknowledge)
            else:
                await table.commit(timeline.back(asked.by, asked.to, table.now()), acknowledge)

    async def propose_end(self, client: Listener, acknowledge: Acknowledge) -> None:
        """Ask the other people whether to end the game as it stands; where there are none, it ends."""
        table = self._table
        async with table.lock:
            follower = table.player(client)
            table.playable()
            people = tuple(other for other in people_of(table.row) if other not in follower.seats)
            if not people:
                await self._end(follower.viewer, acknowledge)
                return
            self._number += 1
            acknowledge(table.seq)
            self.settle(protocol.Proposal(self._number, follower.viewer, -1, people, "end"))

    async def _end(self, by: int, acknowledge: Acknowledge) -> None:
        table = self._table
        await table.note(by, "end", replace(table.row, state="closed", ended="agreed"), acknowledge)

    def settle(self, proposal: protocol.Proposal | None) -> None:
        """Put a proposal on the table, or take it off."""
        if proposal != self.asked:
            self.asked = proposal
            table = self._table
            table.followers.push(table.id, encode(protocol.Proposed(table.id, proposal)))

    def outlive_entry(self) -> None:
        """What was proposed about the past is another matter after an entry; to end the game is the same as before."""
        if self.asked is not None and (self.asked.what == "undo" or self._table.turn == NOBODY):
            self.settle(None)
