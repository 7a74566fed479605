"""What comes in on sockets: messages, each judged on its own. How they get here is the wire's business (wire.py)."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from gnomehall.core.errors import GnomehallError
from gnomehall.server import logs, memory, protocol
from gnomehall.server.connections import clients
from gnomehall.server.connections.clients import Client, HangUp, Send
from gnomehall.server.metrics import Metrics
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Acknowledge, Table

AT_ONCE: Final = 8
"""Messages that are handled in one turn of the event loop, at most."""
PACE: Final = 0.012
"""Seconds from one round of messages to the next, at least. In a busy hall the moves of a round share what costs as
much as all the rest of a move, waking up and a commit; who moves after a quiet moment does not wait."""

_decode: Final = msgspec.json.Decoder(protocol.ClientMessage).decode


class Socket:
    """What all connections share: the lobby that they enter, and the limits that they keep."""

    def __init__(self, lobby: Lobby, metrics: Metrics, queue: int, rate: float, burst: float) -> None:
        self.lobby = lobby
        self.metrics = metrics
        self._limits = (queue, rate, burst)
        self._loop = asyncio.get_running_loop()
        self._due: deque[Callable[[], None]] = deque()
        self._gathering = False
        self._rested = 0.0

    def in_turn(self, work: Callable[[], None], pace: float = PACE) -> None:
        """Do it in the next round, after what others have asked for before."""
        self._due.append(work)
        if not self._gathering:
            self._gathering = True
            wait = self._rested + pace - self._loop.time()
            if wait > 0:
                self._loop.call_later(wait, self._round)
            else:
                self._loop.call_soon(self._round)

    def _round(self) -> None:
        """Do what is due. When very many ask at once, the event loop looks around in between."""
        try:
            for _ in range(min(AT_ONCE, len(self._due))):
                self._due.popleft()()
        finally:
            # Also after an error: if no round followed, no message of anybody would be handled any more.
            if self._due:
                self._loop.call_soon(self._round)
            else:
                self._gathering = False
                self._rested = self._loop.time()

    def open(self, send: Send, hang_up: HangUp) -> Client:
        self.metrics.connected(1)
        return Client(send, hang_up, *self._limits)

    async def close(self, client: Client) -> None:
        self.metrics.connected(-1)
        self.metrics.resyncs.inc(client.resyncs)
        await client.close()

    def admits(self, client: Client) -> bool:
        """Whether a message that came may be handled: who is too fast is told so, and in the end disconnected."""
        if client.bucket.take():
            client.hasty = 0
            return True
        client.hasty += 1
        if client.hasty > clients.PATIENCE:
            client.hang_up(clients.POLICY)
        else:
            self._refuse(client, RequestRefused("too-many", "too many messages; wait a second"), "", "")
        return False

    # --- one message ------------------------------------------------------------------------

    async def handle(self, client: Client, data: bytes) -> None:
        memory.used()
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(client, RequestRefused("bad-message", f"not a message of the protocol: {error}"), "", "")
            return
        table, request = getattr(message, "table", ""), getattr(message, "id", "")
        try:
            await self._do(client, message)
        except RequestRefused as refusal:
            self._refuse(client, refusal, table, request)
        except GnomehallError as error:
            self._refuse(client, RequestRefused("error", str(error)), table, request)
        except Exception as error:
            # A fault of ours must not take the connection's other tables with it.
            self.metrics.errors.inc()
            logs.failure("message failed", error)
            self._refuse(
                client, RequestRefused("error", "something went wrong here; it has been logged"), table, request
            )

    async def _do(self, client: Client, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Move():
                table, seat = self._seat(client, message.table)
                await table.move(seat, message.seq, message.move, _ack(client, message))
            case protocol.Join():
                await self._join(client, message)
            case protocol.Part():
                await self._followed(client, message.table).part(client)
                client.answer(encode(protocol.Parted(message.table, "")))
            case protocol.Resync():
                await self._followed(client, message.table).resync(client)
            case protocol.Ping():
                client.answer(encode(protocol.Pong(message.at, time.time())))
            case protocol.Undo():
                table, seat = self._seat(client, message.table)
                await table.undo(seat, message.seq, message.to, _ack(client, message))
            case protocol.Answer():
                table, seat = self._seat(client, message.table)
                await table.answer(seat, message.proposal, message.yes, _ack(client, message))

    async def _join(self, client: Client, message: protocol.Join) -> None:
        if len(client.tables) >= clients.MOST_TABLES and message.table not in client.tables:
            raise RequestRefused(
                "too-many", f"a connection follows at most {clients.MOST_TABLES} tables; part from one"
            )
        table, role = await self.lobby.enter(message.table, message.token)
        await table.join(client, role, role.name == "host")

    def _followed(self, client: Client, name: str) -> Table:
        table = client.tables.get(name)
        if not isinstance(table, Table):
            raise RequestRefused("unknown-table", "this connection does not follow such a table; join it first")
        return table

    def _seat(self, client: Client, name: str) -> tuple[Table, int]:
        table = self._followed(client, name)
        seat = table.followers[client].viewer
        if seat < 0:
            raise RequestRefused("not-seated", "a spectator can only watch; sit down with a link first", table.seq)
        return table, seat

    def _refuse(self, client: Client, refusal: RequestRefused, table: str, request: str) -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        client.answer(encode(refusal.message_to(table, request)))


def _ack(client: Client, message: protocol.Move | protocol.Undo | protocol.Answer) -> Acknowledge:
    return lambda seq: client.answer(encode(protocol.Ack(message.table, message.id, seq)))
