"""The side that calls: tables of other processes, for the clients and the requests that arrived here."""

import asyncio
from typing import Final

import msgspec

from gnomehall.server import protocol
from gnomehall.server.peers.frames import Answered, Asked, Frame, Hello, HungUp, Left, Said, Told, Withdrawn
from gnomehall.server.peers.link import Link
from gnomehall.server.tables.followers import Listener
from gnomehall.server.tables.hall import Member

GREETING_SECONDS: Final = 0.5
"""Seconds that another process has to answer a call. One that is stopped does not, and its lease runs out meanwhile."""
RESYNC_SECONDS: Final = 5.0
"""Seconds that a slow reader's state is waited for."""
_encode: Final = msgspec.json.Encoder().encode


class PeerGone(ConnectionError):
    """The other process can't be reached, or was lost."""


class Peer:
    """Another process, called once for all that goes there."""

    def __init__(self, member: Member) -> None:
        self.member = member
        self.link = Link(self._take, self._end)
        self.link.trusted = True  # we find it where the database says that it is
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._clients: dict[int, Listener] = {}
        self._numbers: dict[Listener, int] = {}
        self._responses: dict[int, asyncio.Future[Answered]] = {}
        self._resyncs: dict[tuple[Listener, str], asyncio.Future[None]] = {}
        self._next = 0

    async def call(self) -> None:
        """Connect; PeerGone if there is nobody."""
        host, _, port = self.member.address.rpartition(":")
        try:
            async with asyncio.timeout(GREETING_SECONDS):
                loop = asyncio.get_running_loop()
                await loop.create_connection(lambda: self.link, host, int(port))
                self.link.send(Hello(self.member.secret))
                await self._greeted
        except (OSError, ValueError) as error:
            raise PeerGone(str(error)) from None

    def abandon(self) -> None:
        """Hang up on one that did not answer."""
        self._greeted.cancel()
        self.link.abort()

    @property
    def ended(self) -> bool:
        return self.link.ended

    def _number(self) -> int:
        self._next += 1
        return self._next

    # --- clients ----------------------------------------------------------------------------

    def say(self, client: Listener, data: bytes) -> None:
        if self.ended:
            client.hang_up()
            return
        number = self._numbers.get(client)
        if number is None:
            number = self._numbers[client] = self._number()
            self._clients[number] = client
        self.link.send(Said(number, data))

    def leave(self, client: Listener) -> None:
        number = self._numbers.pop(client, None)
        if number is not None:
            del self._clients[number]
            self.link.send(Left(number))

    async def resync(self, client: Listener, table: str) -> None:
        """Have a client that did not read told everything again."""
        waiting = self._resyncs.setdefault((client, table), asyncio.get_running_loop().create_future())
        self.say(client, _encode(protocol.Resync(table)))
        try:
            await asyncio.wait_for(waiting, RESYNC_SECONDS)
        except TimeoutError:
            # It does not follow the table any more.
            client.tables.pop(table, None)
        finally:
            self._resyncs.pop((client, table), None)

    def _tell(self, told: Told) -> None:
        client = self._clients.get(told.client)
        if client is None:
            return
        if told.kind == "answer":
            client.answer(told.data)
        elif told.kind == "news":
            client.push(told.table, told.data)
        else:
            if client.accepts_sync(told.table):
                client.push(told.table, told.data)
            waiting = self._resyncs.get((client, told.table))
            if waiting and not waiting.done():
                waiting.set_result(None)

    # --- requests ---------------------------------------------------------------------------

    async def ask(self, request: Asked) -> Answered:
        """The response; PeerGone if the other process is lost before it comes."""
        if self.ended:
            raise PeerGone("it is gone")
        number = self._number()
        response: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._responses[number] = response
        self.link.send(msgspec.structs.replace(request, number=number))
        try:
            return await response
        finally:
            del self._responses[number]
            if response.cancelled():
                self.link.send(Withdrawn(number))

    # --- the link ---------------------------------------------------------------------------

    def _take(self, _: Link, frame: Frame) -> None:
        match frame:
            case Told():
                self._tell(frame)
            case HungUp():
                if client := self._clients.get(frame.client):
                    client.hang_up()
            case Answered():
                response = self._responses.get(frame.number)
                if response and not response.done():
                    response.set_result(frame)
            case Hello() if not self._greeted.done():
                self._greeted.set_result(None)

    def _end(self, _: Link) -> None:
        """The process is gone: its tables go on elsewhere, so all have to come again."""
        if not self._greeted.done():
            self._greeted.set_exception(PeerGone("it hung up"))
            self._greeted.exception()  # whoever waited may be gone already
        for response in self._responses.values():
            if not response.done():
                response.set_exception(PeerGone("it is gone"))
        for client in list(self._numbers):
            client.hang_up()
        self._clients.clear()
        self._numbers.clear()


class TableAtPeer:
    """A table of another process, as a connection follows it."""

    def __init__(self, name: str, peer: Peer) -> None:
        self.name = name
        self.peer = peer

    def forward(self, client: Listener, data: bytes) -> None:
        self.peer.say(client, data)

    async def part(self, client: Listener) -> None:
        """The connection has ended, and with it all that it followed."""
        self.peer.leave(client)

    async def resync(self, client: Listener) -> None:
        await self.peer.resync(client, self.name)
