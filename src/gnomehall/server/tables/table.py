"""A table: the authority over one game. It validates, writes down, acknowledges, then tells, one thing at a time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple, Protocol

from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.core.match import Match
from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.limits import UNDONE_ENTRIES
from gnomehall.server.store.interface import Grant, Store, StoreFailed, TableRow, TimelineEntry
from gnomehall.server.tables.broadcast import Broadcast, encode, result_of
from gnomehall.server.tables.followers import Follower, Followers, Listener
from gnomehall.server.tables.refusal import RequestRefused, no_such_table
from gnomehall.server.tables.seats import WATCHER, Role, role_of
from gnomehall.server.tables.table_info import table_info
from gnomehall.server.tables.timeline import Draft, Timeline

Acknowledge = Callable[[int], None]
"""Called with the new seq when an entry is on disk, before anybody is told of it."""


class Surroundings(Protocol):
    """What a table needs of the hall around it."""

    store: Store

    def turned(self, table: "Table") -> None:
        """Somebody else decides now."""

    def count_entry(self, kind: str) -> None: ...


class BotTurn(NamedTuple):
    """A decision that a bot has to make: at which seq, for which seat, and which bot."""

    seq: int
    seat: int
    bot: str


class Table:
    """One game and who follows it. `lock` is held while something changes, so all see the same order of things.

    Whoever acts is judged under the lock: a right that was lost while a request waited for it is lost for the request.
    """

    def __init__(
        self,
        hall: Surroundings,
        row: TableRow,
        entries: list[TimelineEntry],
        grants: list[Grant],
        timeline: Timeline | str,
    ) -> None:
        self.hall = hall
        self.row = row
        self.grants = grants
        self.lock = asyncio.Lock()
        self.entries = entries
        self.timeline = timeline if isinstance(timeline, Timeline) else None
        self.reason = timeline if isinstance(timeline, str) else ""
        self.broadcast = Broadcast(timeline) if isinstance(timeline, Timeline) else None
        self.followers = Followers()
        self.proposal: protocol.Proposal | None = None
        self._proposals = 0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def turn(self) -> int:
        return self.entries[-1].turn if self.row.state == "playing" and not self.reason else NOBODY

    def bot_turn(self) -> BotTurn | None:
        """What a bot has to decide now, if it is a bot who decides."""
        turn = self.turn
        bot = self.row.seats[turn].bot if turn != NOBODY else ""
        return BotTurn(self.seq, turn, bot) if bot else None

    def info(self) -> protocol.TableInfo:
        return table_info(self.row, self.entries[-1], self.reason, self.followers.viewers())

    def game(self) -> Timeline:
        """The timeline of a table that can be played on or looked at."""
        if self.timeline is None:
            raise RequestRefused("read-only", f"this table can't be shown: {self.reason}", self.seq)
        return self.timeline

    def _playable(self) -> Timeline:
        timeline = self.game()
        if self.row.state != "playing":
            ended = "the game is over" if self.row.state == "over" else "the host has closed this table"
            raise RequestRefused("over", ended, self.seq)
        return timeline

    # --- who may ----------------------------------------------------------------------------

    def admit(self, token: str) -> Role:
        """What somebody is at this table now; to whom it is not open, it does not exist."""
        role = role_of(self.grants, token)
        if role is None and not self.row.public:
            raise no_such_table()
        return role or WATCHER

    def _seat_of(self, client: Listener) -> int:
        """The seat as which a connection follows now."""
        follower = self.followers.get(client)
        if follower is None:
            raise RequestRefused("unknown-table", "this connection does not follow such a table; join it first")
        if follower.viewer < 0:
            raise RequestRefused("not-seated", "a spectator can only watch; sit down with a link first", self.seq)
        return follower.viewer

    # --- following --------------------------------------------------------------------------

    async def join(self, client: Listener, token: str) -> None:
        async with self.lock:
            role = self.admit(token)
            if client.closed:
                return
            changed = client not in self.followers or self.followers[client].viewer != role.seat
            self.followers[client] = Follower(role.seat, role.name == "host")
            client.tables[self.id] = self
            if changed:
                self.announce(but=client)
            self._sync(client)

    async def resync(self, client: Listener) -> None:
        async with self.lock:
            if client in self.followers:
                self._sync(client)

    async def part(self, client: Listener) -> None:
        async with self.lock:
            self.drop(client)
            self.announce()

    def drop(self, client: Listener) -> None:
        client.tables.pop(self.id, None)
        if self.followers.pop(client, None) and self.broadcast:
            self.broadcast.keep(self.followers.viewers())

    def _sync(self, client: Listener) -> None:
        if not client.accepts_sync(self.id):
            return
        follower = self.followers[client]
        timeline, broadcast = self.timeline, self.broadcast
        if timeline is None or broadcast is None:
            client.answer(encode(protocol.Info(self.id, self.info())))
            return
        viewer = follower.viewer
        choices, follower.mark = broadcast.choices(viewer) if self.turn == viewer else ([], -1)
        sync = protocol.Sync(
            table=self.id,
            version=protocol.VERSION,
            you=viewer,
            host=follower.host,
            info=self.info(),
            seq=self.seq,
            view=broadcast.view(viewer),
            choices=choices,
            log=timeline.entries_before(self.seq + 1, viewer),
            undo=self.turn != NOBODY and timeline.undo_target(viewer) is not None,
            proposal=self.proposal,
        )
        client.push(self.id, encode(sync))

    def announce(self, but: Listener | None = None) -> None:
        """Tell all who follow what the table is like now."""
        self.followers.push(self.id, encode(protocol.Info(self.id, self.info())), but)

    # --- moves ------------------------------------------------------------------------------

    async def move(self, client: Listener, seq: int, text: str, acknowledge: Acknowledge) -> None:
        async with self.lock:
            await self._move(self._seat_of(client), seq, text, acknowledge)

    async def move_bot(self, turn: BotTurn, text: str) -> None:
        """Make the move of a bot, unless people took back or gave the seat to another while it thought."""
        async with self.lock:
            if self.bot_turn() == turn:
                await self._move(turn.seat, turn.seq, text, lambda _: None)

    async def _move(self, seat: int, seq: int, text: str, acknowledge: Acknowledge) -> None:
        timeline = await self._fresh(seat, seq, text, acknowledge)
        if timeline is None:
            return
        if seat != self.turn:
            raise RequestRefused("not-your-turn", f"it is seat {self.turn + 1} who decides now", self.seq)
        try:
            draft = timeline.move(seat, text, _now())
        except IllegalAction as error:
            raise RequestRefused("illegal", str(error), self.seq, error.why) from None
        except BadNotation as error:
            raise RequestRefused("bad-notation", str(error), self.seq) from None
        await self._commit(draft, acknowledge)

    async def _fresh(self, seat: int, seq: int, text: str | None, acknowledge: Acknowledge) -> Timeline | None:
        """The timeline if the request is about its present position; None if it was a repetition and is answered.

        The text is that of a move; an undo has none.
        """
        timeline = self.game()
        if seq == self.seq:
            return self._playable()
        # To go back to an old position takes its time, so the event loop does not wait for it.
        if seq > self.seq or not await asyncio.to_thread(timeline.repeats, seq + 1, seat, text):
            raise RequestRefused("stale", f"the table is at seq {self.seq}, not {seq}; look again", self.seq)
        acknowledge(seq + 1)
        return None

    async def _commit(self, draft: Draft, acknowledge: Acknowledge) -> None:
        row = None
        if draft.match.over:
            row = replace(self.row, state="over", result=result_of(draft.match))
        await self._write(self.hall.store.append(self.id, draft.entry, row))
        timeline = self.game()
        timeline.commit(draft)
        self.entries = timeline.entries
        self.row = row or self.row
        self.hall.count_entry("undo" if draft.entry.undo is not None else "move")
        try:
            acknowledge(self.seq)
            assert self.broadcast
            self.followers.tell_entry(self.id, self.broadcast, self.turn)
            self._settle(None)
            if row:
                self.announce()
        finally:
            # A fault in telling must not leave the next bot unasked: the move is made.
            self.hall.turned(self)

    async def _write(self, written: Awaitable[None]) -> None:
        try:
            await written
        except StoreFailed:
            reason = "it could not be written down, so nothing was done; try again"
            raise RequestRefused("busy", reason, self.seq) from None

    # --- undo -------------------------------------------------------------------------------

    async def undo(self, client: Listener, seq: int, to: int | None, acknowledge: Acknowledge) -> None:
        async with self.lock:
            seat = self._seat_of(client)
            timeline = await self._fresh(seat, seq, None, acknowledge)
            if timeline is None:
                return
            target = self._target(timeline, seat, to)
            people = tuple(i for i, s in enumerate(self.row.seats) if not s.bot and s.taken and i != seat)
            if await asyncio.to_thread(timeline.alone, seat, target):
                await self._commit(timeline.back(seat, target, _now()), acknowledge)
                return
            if not people:
                # Nobody could say no to a look at the next draw, so nobody can say yes.
                reason = "a draw or another seat's move lies between, and no person is here to agree"
                raise RequestRefused("cannot-undo", reason, self.seq)
            self._proposals += 1
            acknowledge(self.seq)
            self._settle(protocol.Proposal(self._proposals, seat, target, people))

    def _target(self, timeline: Timeline, seat: int, to: int | None) -> int:
        if timeline.undone >= UNDONE_ENTRIES:
            raise RequestRefused("cannot-undo", "so much was undone at this table that no more can be", self.seq)
        if to is not None:
            if not timeline.stands(to):
                raise RequestRefused(
                    "cannot-undo", f"seq {to} is no earlier position of the game as it stands", self.seq
                )
            return to
        target = timeline.before_last(seat)
        if target is None:
            raise RequestRefused("cannot-undo", "you have no move to take back", self.seq)
        return target

    async def answer(self, client: Listener, number: int, yes: bool, acknowledge: Acknowledge) -> None:
        async with self.lock:
            seat = self._seat_of(client)
            timeline, asked = self._playable(), self.proposal
            if asked is None or asked.number != number or (seat != asked.by and seat not in asked.waiting):
                raise RequestRefused("no-proposal", "there is no such proposal any more", self.seq)
            if seat == asked.by and yes:
                raise RequestRefused("no-proposal", "the others are asked, not you", self.seq)
            waiting = tuple(other for other in asked.waiting if other != seat)
            if yes and not waiting:
                await self._commit(timeline.back(asked.by, asked.to, _now()), acknowledge)
                return
            acknowledge(self.seq)
            still = protocol.Proposal(asked.number, asked.by, asked.to, waiting)
            self._settle(still if yes else None)

    def _settle(self, proposal: protocol.Proposal | None) -> None:
        """Put a proposal on the table, or take it off."""
        if proposal != self.proposal:
            self.proposal = proposal
            self.followers.push(self.id, encode(protocol.Proposed(self.id, proposal)))

    # --- the past ---------------------------------------------------------------------------

    def match_at(self, seq: int) -> Match:
        timeline = self.game()
        if not 0 <= seq <= self.seq:
            raise RequestRefused("stale", f"the table is at seq {self.seq}", self.seq)
        return timeline.match if seq == self.seq else timeline.at(seq)

    # --- who sits ---------------------------------------------------------------------------

    async def change(self, row: TableRow, add: list[Grant] | None = None, drop: list[Grant] | None = None) -> None:
        """Write down what is not an entry, and tell. The caller holds the lock."""
        await self._write(self.hall.store.update(row, add or [], drop or []))
        self.row = row
        gone = {grant.hash for grant in drop or []}
        self.grants = [grant for grant in self.grants if grant.hash not in gone] + (add or [])
        self.announce()
        self.hall.turned(self)

    def expel(self, seat: int) -> None:
        """Stop telling those who followed as this seat what it sees; what was proposed with it is off the table."""
        self._settle(None)
        for client in [c for c, f in self.followers.items() if f.viewer == seat]:
            self.drop(client)
            client.answer(encode(protocol.Parted(self.id)))


def _now() -> int:
    return int(time.time())
