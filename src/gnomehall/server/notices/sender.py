"""Sends what is due. Every process of a hall does; each notice is claimed by one, and tried again if it fails."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from gnomehall.server import logs
from gnomehall.server.notices.channels.sending import Gone, NotSent, send_in_thread
from gnomehall.server.notices.links import Links
from gnomehall.server.notices.message import Message, Waiting, compose
from gnomehall.server.notices.outgoing import Outgoing
from gnomehall.server.notices.quiet import quiet_until
from gnomehall.server.store.interface import Store, StoreFailed
from gnomehall.server.store.keyring import Keyring
from gnomehall.server.store.notices import ENDED, OPENED, DeliveryRow, NoticeRow, NoticeRows, WayRow

INTERVAL: Final = 5.0
"""Seconds from one look for what is due to the next."""
AT_ONCE: Final = 50
"""Players and deliveries that are looked after in one round."""
THREADS: Final = 4
LEASE_SECONDS: Final = 120
"""After which another process tries what one took and did not finish; no way takes so long."""
WAITS: Final = (60, 300, 1500, 7200)
"""Seconds until what failed is tried again; after the last one it is dropped."""
OLD_SECONDS: Final = 30 * 86_400
CLEAR_ROUNDS: Final = 720
"""Rounds from one look for what is old to the next: an hour."""
VAPID: Final = "vapid"


class Sender:
    """Nothing of the hall waits for it."""

    def __init__(self, store: Store, rows: NoticeRows, outgoing: Outgoing, now: Callable[[], float]) -> None:
        self._store = store
        self._rows = rows
        self._keyring = Keyring(store)
        self._outgoing = outgoing
        self._now = now
        self._links = Links(rows)
        self._places = asyncio.Semaphore(THREADS)

    async def run(self) -> None:
        """Send for as long as the hall is open."""
        rounds = 0
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.round()
                if rounds % CLEAR_ROUNDS == 0:
                    await self._rows.forget_old(int(self._now()) - OLD_SECONDS)
            except StoreFailed as error:
                logs.warn("notices not sent", reason=str(error))
            except Exception as error:
                # Whatever it is, the next round may fare better.
                logs.failure("notices failed", error)
            rounds += 1

    async def round(self) -> None:
        """Gather what is due and send what is to be sent."""
        now = int(self._now())
        for player in await self._rows.due_players(now, AT_ONCE):
            await self._gather(player, now)
        taker = 1 + secrets.randbits(62)
        found = await self._rows.due_deliveries(int(self._now()), AT_ONCE)
        mine = [one for one in found if await self._rows.take(one, taker, now + LEASE_SECONDS)]
        await asyncio.gather(*(self._deliver(one) for one in mine))

    async def _gather(self, player: str, now: int) -> None:
        """All that waits for a player becomes one message, unless it is too early for it."""
        wishes = await self._rows.wishes(player)
        later = max(quiet_until(wishes, now), wishes.last + wishes.gather)
        if later > now:
            await self._rows.put_off(player, later)
        else:
            await self._rows.claim(player, 1 + secrets.randbits(62), now)

    async def _deliver(self, one: DeliveryRow) -> None:
        way = await self._rows.way(one.way)
        tables = [found for row in await self._rows.claimed(one.claim) if (found := await self._waiting(row))]
        player = await self._keyring.player(one.player)
        if way is None or player is None or not way.active or not tables:
            await self._rows.done(one.id)
            return
        if one.tries > len(WAITS):
            # Whoever tried went down each time.
            await self._put_back(one, way, "never finished")
            return
        try:
            await self.send(way, compose(tables, player.language))
        except Gone as error:
            logs.note("way forgotten", kind=way.kind, reason=str(error))
            await self._rows.drop_way(way.id)
        except NotSent as error:
            await self._put_back(one, way, str(error))
        except Exception as error:
            logs.failure("notice failed", error)
            await self._put_back(one, way, type(error).__name__)
        else:
            logs.note("notice sent", kind=way.kind, player=way.player)
            await self._rows.done(one.id)

    async def _put_back(self, one: DeliveryRow, way: WayRow, reason: str) -> None:
        if one.tries >= len(WAITS):
            logs.warn("notice dropped", kind=way.kind, player=way.player, reason=reason)
            await self._rows.done(one.id)
        else:
            await self._rows.try_again(one.id, int(self._now()) + WAITS[one.tries])

    async def _waiting(self, notice: NoticeRow) -> Waiting | None:
        """A table that is still as it was when it was written down; None if there is nothing to tell of it."""
        found = await self._store.summary(notice.table)
        if found is None:
            return None
        row, last = found[0].row, found[0].last
        seats = [n for n, seat in enumerate(row.seats) if seat.player == notice.player]
        if notice.seq == ENDED:
            return Waiting(row, seats[0], "over") if seats and row.state != "playing" else None
        if row.state != "playing" or not seats:
            return None
        if notice.seq == OPENED:
            return Waiting(row, seats[0], "new")
        return Waiting(row, last.turn, "turn") if last.seq == notice.seq and last.turn in seats else None

    # --- the ways out -----------------------------------------------------------------------

    async def push_key(self) -> str:
        """The hall's key for push, made when it is first asked for."""
        from gnomehall.server.notices.channels import push

        return await self._rows.secret(VAPID, push.new_key())

    async def send(self, way: WayRow, message: Message) -> None:
        """Send one message by one way; Gone and NotSent say what became of it."""
        out, stop = self._outgoing, await self._links.token("stop", way.id)
        if way.kind == "push":
            from gnomehall.server.notices.channels import push

            await self._in_thread(push.send, way.address, message, await self.push_key(), out.address)
        elif way.kind == "hook":
            from gnomehall.server.notices.channels import hook

            await self._in_thread(hook.send, way.address, message, out.address, stop, out.anywhere)
        else:
            from gnomehall.server.notices.channels import mail

            await self._in_thread(mail.send, way.address, message, self._mail_server(), out.address, stop)

    async def ask_to_confirm(self, way: WayRow, message: Message) -> None:
        """Send the mail with the link by which an address is confirmed."""
        from gnomehall.server.notices.channels import mail

        token = await self._links.token("confirm", way.id)
        await self._in_thread(mail.ask, way.address, message, self._mail_server(), self._outgoing.address, token)

    def _mail_server(self) -> object:
        if self._outgoing.mail is None:
            raise NotSent("the hall sends no mails")
        return self._outgoing.mail

    async def _in_thread(self, send: Callable[..., None], *what: object) -> None:
        async with self._places:
            await send_in_thread(lambda: send(*what))
