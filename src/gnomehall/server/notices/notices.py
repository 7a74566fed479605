"""The verbs about notices: how somebody wants to be told, and by which ways."""

import asyncio
from collections.abc import Awaitable, Coroutine, Iterable
from typing import Any, Final

from gnomehall.server import logs, protocol
from gnomehall.server.notices.addresses import read_address
from gnomehall.server.notices.channels.sending import Gone, NotSent
from gnomehall.server.notices.links import Deed, Links
from gnomehall.server.notices.message import trial
from gnomehall.server.notices.outgoing import Outgoing
from gnomehall.server.notices.quiet import is_zone
from gnomehall.server.notices.sender import Sender
from gnomehall.server.notices.watch import Watch
from gnomehall.server.people.people import People, new_id
from gnomehall.server.store.notices import NoticeRows, WayRow, WishesRow
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import clean_name

MOST_WAYS: Final = 12
MOST_UNCONFIRMED: Final = 3
"""Times that an address may be claimed and not confirmed: nobody gets more mails of ours that they did not ask for."""


class Notices:
    """Every verb but those of links takes a player's key."""

    def __init__(self, people: People, outgoing: Outgoing | None) -> None:
        self._people = people
        self.rows = NoticeRows(people.lobby.hall.store)
        self.outgoing = outgoing
        self._links = Links(self.rows)
        hall = people.lobby.hall
        self.watch = Watch(hall, self.rows, lambda: people.now())
        self.sender = Sender(hall.store, self.rows, outgoing, lambda: people.now()) if outgoing else None

    # --- the life of it ---------------------------------------------------------------------

    def listen(self) -> None:
        """Hear from tables, if anything can be sent."""
        if self.outgoing is not None:
            hall = self._people.lobby.hall
            hall.on_opened.append(self.watch.opened)
            hall.on_turned.append(self.watch.look)
            hall.on_ended.append(self.watch.ended)

    def work(self) -> list[Coroutine[Any, Any, None]]:
        """What runs for as long as the hall is open."""
        return [] if self.sender is None else [self.watch.write_down(), self.sender.run()]

    async def close(self, work: Iterable[asyncio.Task[None]]) -> None:
        """Write down what is known by now, and stop."""
        tasks = list(work)
        if tasks:
            await self.watch.settled()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- oneself ----------------------------------------------------------------------------

    async def show(self, key: str) -> protocol.NoticesOut:
        player, device = await self._people.open(key)
        wishes, ways = await self.rows.wishes(player.id), await self.rows.ways(player.id)
        return protocol.NoticesOut(
            wishes_out(wishes),
            tuple(_way_out(one, device.id) for one in ways),
            self.outgoing.kinds if self.outgoing else (),
            await self._push_key(),
        )

    async def wish(self, key: str, wish: protocol.NoticeWishes) -> protocol.NoticesOut:
        player, _ = await self._people.open(key)
        if not is_zone(wish.zone):
            raise RequestRefused("bad-message", f"there is no time zone '{wish.zone}'")
        row = WishesRow(player.id, wish.gather, wish.quiet_from, wish.quiet_to, wish.zone)
        await self._people.write(self.rows.wish(row))
        return await self.show(key)

    async def add(self, key: str, wish: protocol.NewWay) -> protocol.NoticesOut:
        """Be told by one way more; a mail asks first whether the address is the player's."""
        player, device = await self._people.open(key)
        if self.outgoing is None or self.sender is None or wish.kind not in self.outgoing.kinds:
            raise RequestRefused("no-notices", "this hall sends none of these; whoever runs it can turn them on")
        anywhere, called = self.outgoing.anywhere, clean_name(wish.label)
        # What apprise knows is read the first time, which takes a moment.
        address, label = await asyncio.to_thread(read_address, wish.kind, wish.address, called, anywhere)
        ways = await self.rows.ways(player.id)
        here = device.id if wish.kind == "push" else ""
        same = [one for one in ways if one.address == address or (here and one.device == here)]
        if len(ways) - len(same) >= MOST_WAYS:
            raise RequestRefused("too-many", f"you are told by {MOST_WAYS} ways; remove one")
        if any(one.address == address and one.confirmed for one in same):
            return await self.show(key)
        if wish.kind == "mail" and await self.rows.unconfirmed(address) >= MOST_UNCONFIRMED:
            raise RequestRefused("too-many", "this address was asked several times and has not answered")
        for one in same:
            await self._people.write(self.rows.drop_way(one.id))
        sure = wish.kind != "mail"
        way = WayRow(new_id(), player.id, wish.kind, address, label, here, True, sure, int(self._people.now()))
        await self._people.write(self.rows.add_way(way))
        if not sure:
            await self._try(way, self.sender.ask_to_confirm(way, trial(player.language)))
        return await self.show(key)

    async def turn(self, key: str, id_: str, active: bool) -> protocol.NoticesOut:
        way = await self._own(key, id_)
        await self._people.write(self.rows.turn_way(way.id, active))
        return await self.show(key)

    async def remove(self, key: str, id_: str) -> protocol.NoticesOut:
        way = await self._own(key, id_)
        await self._people.write(self.rows.drop_way(way.id))
        return await self.show(key)

    async def test(self, key: str, id_: str) -> None:
        """Send a message now, and tell whether it was taken."""
        way = await self._own(key, id_)
        player, _ = await self._people.open(key)
        if self.sender is None or not way.confirmed:
            raise RequestRefused("no-notices", "nothing is sent there, or the address has not been confirmed")
        await self._try(way, self.sender.send(way, trial(player.language)))

    async def export(self, player: str) -> protocol.NoticesExport:
        return await export_notices(self.rows, player)

    # --- links ------------------------------------------------------------------------------

    async def stop(self, token: str) -> protocol.StoppedOut:
        way = await self._linked("stop", token)
        await self._people.write(self.rows.turn_way(way.id, False))
        logs.note("notices stopped", kind=way.kind, player=way.player)
        return protocol.StoppedOut(way.kind, False)

    async def confirm(self, token: str) -> protocol.StoppedOut:
        way = await self._linked("confirm", token)
        if not way.confirmed:
            await self._people.write(self.rows.confirm_way(way.id))
        return protocol.StoppedOut(way.kind, way.active)

    async def _linked(self, deed: Deed, token: str) -> WayRow:
        name = await self._links.way(deed, token)
        way = await self.rows.way(name) if name else None
        if way is None:
            raise RequestRefused("unknown-way", "this link is about nothing that is sent any more")
        return way

    async def _own(self, key: str, id_: str) -> WayRow:
        player, _ = await self._people.open(key)
        way = await self.rows.way(id_)
        if way is None or way.player != player.id:
            raise RequestRefused("unknown-way", "you are not told by this way, or not any more")
        return way

    async def _push_key(self) -> str:
        if self.sender is None:
            return ""
        from gnomehall.server.notices.channels import push

        return push.public_key(await self.sender.push_key())

    async def _try(self, way: WayRow, sending: Awaitable[None]) -> None:
        try:
            await sending
        except Gone:
            await self._people.write(self.rows.drop_way(way.id))
            raise RequestRefused("not-sent", "nobody is there any more, so it was removed") from None
        except NotSent as error:
            if not way.confirmed:
                await self._people.write(self.rows.drop_way(way.id))
            raise RequestRefused("not-sent", f"it could not be sent: {error}") from None


async def export_notices(rows: NoticeRows, player: str) -> protocol.NoticesExport:
    """All that is kept of how a player is told."""
    ways = tuple(
        protocol.WayExport(one.kind, one.address, one.label, one.active, one.confirmed, one.created)
        for one in await rows.ways(player)
    )
    waiting = tuple(one.table for one in await rows.of_player(player))
    return protocol.NoticesExport(wishes_out(await rows.wishes(player)), ways, waiting)


def wishes_out(row: WishesRow) -> protocol.NoticeWishes:
    return protocol.NoticeWishes(row.gather, row.quiet_from, row.quiet_to, row.zone)


def _way_out(way: WayRow, device: str) -> protocol.WayOut:
    return protocol.WayOut(way.id, way.kind, way.label, way.active, way.confirmed, way.device == device)
