"""Following a table: who joins and parts, and what each is shown then."""

from dataclasses import replace
from typing import TYPE_CHECKING

from gnomehall.core.state import NOBODY
from gnomehall.server import protocol
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.followers import Follower, Listener
from gnomehall.server.tables.seats import hash_of, role_of, with_seat

if TYPE_CHECKING:
    from gnomehall.server.tables.table import Table


class Following:
    """How connections come to follow a table and how they stop. Who does is in the table's `followers`."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def join(self, client: Listener, token: str, also: tuple[str, ...]) -> None:
        table = self._table
        async with table.lock:
            role = table.admit(token)
            others = [role_of(table.row, table.grants, one) for one in also]
            seats = frozenset(one.seat for one in (role, *others) if one is not None and one.seat >= 0)
            for seat in sorted(seats):
                await self._welcome_back(seat)
            if client.closed:
                return
            if table.retired:
                client.hang_up()
                return
            now = Follower(role.seat, role.host, seats, frozenset(hash_of(one) for one in (token, *also)))
            before = table.followers.get(client)
            changed = before is None or (before.viewer, before.seats) != (now.viewer, now.seats)
            table.followers.add(client, now)
            client.tables[table.id] = table
            self.count_present()
            if changed and (now.seats or (before and before.seats)):
                table.announce(but=client)
            elif changed:
                table.announcements.tell_soon()
            self._sync(client)

    async def _welcome_back(self, seat: int) -> None:
        """Whoever returns plays on themselves."""
        table = self._table
        found = table.row.seats[seat]
        if found.stand_in and not found.resigned and table.turn != NOBODY:
            row = with_seat(table.row, seat, replace(found, stand_in="", lapse=""))
            await table.note(seat, "return", row)

    def count_present(self) -> None:
        """Take in who is there now."""
        table = self._table
        table.absence.update(table.followers.present(), len(table.row.seats))
        table.hall.attended(table)

    def attend(self, client: Listener, there: bool) -> None:
        """Take in whether somebody looks at the table."""
        follower = self._table.followers.get(client)
        if follower is not None:
            follower.there = there
            self._table.hall.attended(self._table)

    async def resync(self, client: Listener) -> None:
        async with self._table.lock:
            if client in self._table.followers:
                self._sync(client)

    async def part(self, client: Listener) -> None:
        table = self._table
        async with table.lock:
            follower = self.drop(client)
            if follower and follower.seats:
                table.announce()
            elif follower:
                table.announcements.tell_soon()

    def drop(self, client: Listener) -> Follower | None:
        """Let a connection go; how it followed, if it did."""
        table = self._table
        client.tables.pop(table.id, None)
        follower = table.followers.remove(client)
        if follower:
            self.count_present()
            # Where others watch, what is known of the spectators' view is still needed.
            if table.broadcast and (follower.seats or not table.followers.watching()):
                table.broadcast.keep(table.followers.viewers())
        return follower

    def expel(self, seat: int) -> None:
        """Stop telling those who followed as this seat what it sees; what was proposed with it is off the table."""
        self._table.proposals.settle(None)
        self._part_from([c for c, f in self._table.followers.items() if f.viewer == seat])

    def lock_out(self, hashes: set[bytes]) -> None:
        """Stop telling those who followed with one of these tokens."""
        self._part_from([c for c, f in self._table.followers.items() if f.hashes & hashes])

    def _part_from(self, clients: list[Listener]) -> None:
        for client in clients:
            self.drop(client)
            client.answer(encode(protocol.Parted(self._table.id)))

    def _sync(self, client: Listener) -> None:
        """Show somebody the whole state of the table, as they may see it."""
        table = self._table
        if not client.accepts_sync(table.id):
            return
        follower = table.followers[client]
        timeline, broadcast = table.timeline, table.broadcast
        if timeline is None or broadcast is None:
            client.answer(encode(protocol.Info(table.id, table.info())))
            return
        viewer, info = follower.viewer, table.info()
        follower.told = info.watching
        choices, follower.mark = broadcast.choices(viewer) if table.turn == viewer else ([], -1)
        sync = protocol.Sync(
            table=table.id,
            version=protocol.VERSION,
            you=viewer,
            host=follower.host,
            info=info,
            seq=table.seq,
            view=broadcast.view(viewer),
            choices=choices,
            log=timeline.entries_before(table.seq + 1, viewer),
            undo=broadcast.undo(viewer),
            proposal=table.proposals.asked,
            chance=self._promise(viewer),
        )
        client.push(table.id, encode(sync))

    def _promise(self, viewer: int) -> protocol.ChanceInfo | None:
        """What a viewer is shown of where draws come from."""
        chance, timeline = self._table.chance, self._table.timeline
        if chance is None or timeline is None:
            return None
        return protocol.ChanceInfo(chance.commitment, timeline.chance.last_of(viewer), chance.repeats is not None)
