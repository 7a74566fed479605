"""A table: the authority over one game. It validates, writes down, acknowledges, then tells, one thing at a time."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import NamedTuple

from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.core.match import Match
from gnomehall.core.proof import Proof
from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.interface import Grant, Statement, StoreFailed, TableRow, TimelineEntry
from gnomehall.server.tables.absence import Absence
from gnomehall.server.tables.announcements import Announcements
from gnomehall.server.tables.broadcast import Broadcast, result_of
from gnomehall.server.tables.clocks import Clocks
from gnomehall.server.tables.followers import Acknowledge, Follower, Followers, Listener, ignore
from gnomehall.server.tables.following import Following
from gnomehall.server.tables.proposals import Proposals
from gnomehall.server.tables.refusal import RequestRefused, no_such_table
from gnomehall.server.tables.seats import WATCHER, Role, people_of, role_of
from gnomehall.server.tables.surroundings import Surroundings
from gnomehall.server.tables.table_clock import TableClock
from gnomehall.server.tables.table_info import table_info
from gnomehall.server.tables.timeline import Draft, Timeline


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
        chance: ChanceRow | None = None,
    ) -> None:
        self.hall = hall
        self.chance = chance
        self.row = row
        self.grants = grants
        self.lock = asyncio.Lock()
        self.entries = entries
        self.timeline = timeline if isinstance(timeline, Timeline) else None
        self.reason = timeline if isinstance(timeline, str) else ""
        self.broadcast = Broadcast(timeline, self._may_agree, row.rated) if isinstance(timeline, Timeline) else None
        self.followers = Followers()
        self.following = Following(self)
        self.absence = Absence(len(row.seats), hall.clock)
        self.pacing = TableClock(row, self.timeline, hall.holes, self.now)
        self.proposals = Proposals(self)
        self.announcements = Announcements(self.followers, self.info)
        self.retired = False
        """Whether another process is the authority by now: then nothing more is done here."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def turn(self) -> int:
        return self.entries[-1].turn if self.row.state == "playing" and not self.reason else NOBODY

    def now(self) -> int:
        """When an entry is made, by the clock on the wall."""
        return int(self.hall.wall())

    @property
    def clocks(self) -> Clocks | None:
        return self.pacing.clocks

    def is_late(self) -> bool:
        """Whether the time of whoever decides has run out."""
        return self.pacing.is_late(self.row)

    @property
    def has_moved(self) -> bool:
        """Whether anybody has made a move."""
        return any(entry.moves for entry in self.entries[1:])

    def bot_turn(self) -> BotTurn | None:
        """What a bot has to decide now, if it is a bot who decides."""
        turn = self.turn if not self.retired else NOBODY
        bot = self.row.seats[turn].decider if turn != NOBODY else ""
        return BotTurn(self.seq, turn, bot) if bot else None

    def info(self) -> protocol.TableInfo:
        away, watching = self.absence.seconds(), self.followers.watching()
        return table_info(self.row, self.entries[-1], self.reason, away, watching, self.pacing.out(self.row))

    def game(self) -> Timeline:
        """The timeline of a table that can be played on or looked at."""
        if self.timeline is None:
            raise RequestRefused("read-only", f"this table can't be shown: {self.reason}", self.seq)
        return self.timeline

    def playable(self) -> Timeline:
        timeline = self.game()
        if self.row.state != "playing":
            ended = "the game is over" if self.row.state == "over" else "this game was ended early"
            raise RequestRefused("over", ended, self.seq)
        return timeline

    # --- who may ----------------------------------------------------------------------------

    def admit(self, token: str) -> Role:
        """What somebody is at this table now; to whom it is not open, it does not exist."""
        role = role_of(self.row, self.grants, token)
        if role is None and not self.row.public:
            raise no_such_table()
        return role or WATCHER

    def player(self, client: Listener) -> Follower:
        """How a connection follows that plays."""
        follower = self.followers.get(client)
        if follower is None:
            raise RequestRefused("unknown-table", "this connection does not follow such a table; join it first")
        if follower.viewer < 0:
            raise RequestRefused("not-seated", "a spectator can only watch; sit down with a link first", self.seq)
        if self.row.seats[follower.viewer].resigned:
            raise RequestRefused("resigned", "who has resigned looks on", self.seq)
        return follower

    def _may_agree(self, seat: int) -> bool:
        return any(other != seat for other in people_of(self.row))

    def check_unrated(self) -> None:
        """Refuse what would let somebody out of a rated game that has begun."""
        if self.row.rated and self.row.state == "playing" and self.has_moved:
            raise RequestRefused("rated", "this table is rated: play on, resign, or propose to end the game", self.seq)

    # --- following --------------------------------------------------------------------------

    async def join(self, client: Listener, token: str, also: tuple[str, ...] = ()) -> None:
        await self.following.join(client, token, also)

    async def resync(self, client: Listener) -> None:
        await self.following.resync(client)

    async def part(self, client: Listener) -> None:
        await self.following.part(client)

    def announce(self, but: Listener | None = None) -> None:
        """Tell all who follow what the table is like now."""
        self.announcements.tell_all(but)

    # --- moves ------------------------------------------------------------------------------

    async def move(self, client: Listener, seq: int, text: str, acknowledge: Acknowledge, number: str = "") -> None:
        async with self.lock:
            seat = self.player(client).viewer
            if self.row.rated and not self.row.seats[seat].player:
                raise RequestRefused("rated", "this table is rated, so become a player before you move", self.seq)
            await self._move(seat, seq, text, acknowledge, number)

    async def move_bot(self, turn: BotTurn, text: str) -> None:
        """Make the move of a bot, unless people took back or gave the seat to another while it thought."""
        async with self.lock:
            if self.bot_turn() == turn:
                await self._move(turn.seat, turn.seq, text, ignore)

    async def _move(self, seat: int, seq: int, text: str, acknowledge: Acknowledge, number: str = "") -> None:
        timeline = await self.fresh(seat, seq, text, acknowledge)
        if timeline is None:
            return
        if seat != self.turn:
            raise RequestRefused("not-your-turn", f"it is seat {self.turn + 1} who decides now", self.seq)
        if self.is_late():
            # The bell that rings for it is on its way.
            raise RequestRefused("late", "your time has run out", self.seq)
        try:
            draft = timeline.move(seat, text, self.now(), number=number)
        except IllegalAction as error:
            raise RequestRefused("illegal", str(error), self.seq, error.why) from None
        except BadNotation as error:
            raise RequestRefused("bad-notation", str(error), self.seq) from None
        await self.commit(draft, acknowledge)

    async def fresh(self, seat: int, seq: int, text: str | None, acknowledge: Acknowledge) -> Timeline | None:
        """The timeline if the request is about its present position; None if it was a repetition and is answered.

        The text is that of a move; an undo has none.
        """
        timeline = self.game()
        if seq == self.seq:
            return self.playable()
        # To go back to an old position takes its time, so the event loop does not wait for it.
        if seq > self.seq or not await asyncio.to_thread(timeline.repeats, seq + 1, seat, text):
            raise RequestRefused("stale", f"the table is at seq {self.seq}, not {seq}; look again", self.seq)
        acknowledge(seq + 1)
        return None

    async def note(self, who: int, notice: protocol.Notice, row: TableRow, acknowledge: Acknowledge = ignore) -> None:
        """Write down what happened beside the game, with the row that it makes. The caller holds the lock."""
        await self.commit(self.game().notice(who, notice, self.now()), acknowledge, row)

    async def commit(self, draft: Draft, acknowledge: Acknowledge, row: TableRow | None = None) -> None:
        if draft.match.over and row is None:
            row = replace(self.row, state="over", result=result_of(draft.match))
        self._check_ours()
        clocks = self.pacing.after(draft, self.game())
        if row is not None or clocks is not None:
            row = self.pacing.dated(row or self.row, clocks)
        await self._write(self.hall.store.append(self.id, draft.entry, row, draft.drawing.number))
        timeline = self.game()
        timeline.commit(draft)
        self.pacing.commit(clocks)
        self.entries = timeline.entries
        self.row = row or self.row
        kind = "undo" if draft.entry.undo is not None else "notice" if draft.entry.notice else "move"
        self.hall.count_entry(kind)
        try:
            acknowledge(self.seq)
            assert self.broadcast
            self.followers.tell_entry(self.id, self.broadcast, self.turn)
            self.proposals.outlive_entry()
            if row:
                self.announce()
            if row and row.state != "playing":
                self.hall.ended(row)
        finally:
            # A fault in telling must not leave the next bot unasked: the move is made.
            self.hall.turned(self)

    def _check_ours(self) -> None:
        """Refuse to write for a table that was ours: it may be ours again by now, and loaded once more."""
        if self.retired:
            raise RequestRefused("busy", "another process has this table now; try again", self.seq)

    async def _write(self, written: Awaitable[None]) -> None:
        try:
            await written
        except StoreFailed:
            reason = "it could not be written down, so nothing was done; try again"
            raise RequestRefused("busy", reason, self.seq) from None

    async def keep(self, *statements: Statement) -> None:
        """Write what is beside the game. The caller holds the lock."""
        self._check_ours()
        await self._write(self.hall.store.write(*statements, table=self.id))

    def retire(self) -> None:
        """Nobody is told anything here any more; all are told to come again."""
        self.retired = True
        for client in list(self.followers):
            self.following.drop(client)
            client.hang_up()

    # --- the past ---------------------------------------------------------------------------

    def match_at(self, seq: int) -> Match:
        timeline = self.game()
        if not 0 <= seq <= self.seq:
            raise RequestRefused("stale", f"the table is at seq {self.seq}", self.seq)
        return timeline.match if seq == self.seq else timeline.at(seq)

    def proof(self) -> Proof | None:
        """What there is to check the draws with; the secret is shown when nothing can be drawn any more."""
        timeline = self.timeline
        if timeline is None:
            return None if self.chance is None else Proof(self.chance.commitment)
        shown = self.row.state != "playing"
        return timeline.chance.proof(self.chance, self.entries, timeline.path(self.seq), shown)

    # --- who sits ---------------------------------------------------------------------------

    async def change(self, row: TableRow, add: list[Grant] | None = None, drop: list[Grant] | None = None) -> None:
        """Write down what is not an entry, and tell. The caller holds the lock."""
        self._check_ours()
        row = self.pacing.dated(row, self.clocks)
        await self._write(self.hall.store.update(row, add or [], drop or []))
        ended = self.row.state == "playing" != row.state
        self.row = row
        gone = {grant.hash for grant in drop or []}
        self.grants = [grant for grant in self.grants if grant.hash not in gone] + (add or [])
        self.following.count_present()
        self.announce()
        self.hall.turned(self)
        if ended:
            self.hall.ended(row)

    async def tell_seated(self, seat: int = -1) -> None:
        """Write down whether the clocks run, now that somebody else has a seat; who has, begins with a full clock."""
        if self.clocks is not None and self.row.state == "playing":
            await self.note(seat, "start" if self.row.complete else "halt", self.row)
