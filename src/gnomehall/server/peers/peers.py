"""Where a table is: here, or at another process, which is then called."""

import asyncio
import time
from typing import Final

from gnomehall.server.peers.caller import Peer, PeerGone, TableAtPeer
from gnomehall.server.peers.frames import Answered, Asked
from gnomehall.server.tables.hall import Elsewhere, Hall, Member
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table

FIND_SECONDS: Final = 10.0
"""Seconds that somebody waits for a table whose process is gone: a lease runs out in less."""
PAUSE: Final = 0.1
"""Seconds from one try to the next."""


class Peers:
    """The other processes of the hall, as far as they are called."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._peers: dict[int, Peer] = {}
        self._calling: dict[int, asyncio.Task[Peer]] = {}

    async def find(self, name: str) -> Table | TableAtPeer:
        """A table, wherever it is. One whose process is gone is found when its lease has run out, and then here."""
        until = time.monotonic() + FIND_SECONDS
        while True:
            try:
                return await self._hall.table(name)
            except Elsewhere as away:
                try:
                    return TableAtPeer(name, await self._peer(away.member))
                except PeerGone:
                    if time.monotonic() > until:
                        raise RequestRefused("busy", "this table can't be reached now; try again") from None
            await asyncio.sleep(PAUSE)

    async def _peer(self, member: Member) -> Peer:
        found = self._peers.get(member.number)
        if found is not None and not found.ended:
            return found
        calling = self._calling.get(member.number)
        if calling is None:
            calling = self._calling[member.number] = asyncio.create_task(self._call(member))
            calling.add_done_callback(lambda _: self._calling.pop(member.number, None))
        return await asyncio.shield(calling)

    async def _call(self, member: Member) -> Peer:
        peer = Peer(member)
        try:
            await peer.call()
        except PeerGone:
            peer.abandon()
            raise
        self._peers = {number: one for number, one in self._peers.items() if not one.ended}
        self._peers[member.number] = peer
        return peer

    async def ask(self, found: TableAtPeer, request: Asked) -> Answered | None:
        """The response of the process that has the table of a request; None if that is this one by now."""
        until = time.monotonic() + FIND_SECONDS
        while True:
            try:
                answered = await found.peer.ask(request)
                if answered.status:
                    return answered
            except PeerGone as error:
                # Whether it was done nobody knows; what only reads can be asked again.
                if request.method != "GET" or time.monotonic() > until:
                    raise RequestRefused("busy", f"the answer was lost: {error}; look again") from None
            await asyncio.sleep(PAUSE)
            again = await self.find(found.name)
            if isinstance(again, Table):
                return None
            found = again

    def close(self) -> None:
        for peer in self._peers.values():
            peer.link.close()
