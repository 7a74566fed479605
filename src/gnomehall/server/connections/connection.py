"""A connection: one WebSocket, from its handshake to its end.

The protocol itself is that of `websockets`, which needs no tasks and queues of its own; uvicorn hands a transport over
here when an upgrade is asked for. A message goes in a line: a connection reads it and counts its frames against its
allowance, the dispatcher finds out what it asks for, a table does that. What a table has to say comes back by `answer`
and `push`.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, Protocol, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from gnomehall.server import logs
from gnomehall.server.connections.admission import Admission
from gnomehall.server.connections.dispatch import Dispatcher
from gnomehall.server.connections.guard import Guard
from gnomehall.server.connections.heartbeat import Heartbeat
from gnomehall.server.connections.outbox import Outbox
from gnomehall.server.limits import READ_BYTES, WRITE_BYTES, TokenBucket
from gnomehall.server.tables.followers import DistantTable
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table

PATH: Final = "/socket"
CLOSE_TIMEOUT: Final = 5.0
"""Seconds that the other side has to read our last words and hang up as well."""
DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)

POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
SERVICE_RESTART: Final = 1012
TRY_AGAIN_LATER: Final = 1013


class Application(Protocol):
    """The application that uvicorn serves, as far as a connection knows it."""

    @property
    def dispatcher(self) -> Dispatcher: ...

    @property
    def guard(self) -> Guard: ...

    @property
    def admission(self) -> Admission: ...

    @property
    def heartbeat(self) -> Heartbeat: ...


class Connection(asyncio.Protocol):
    """Handles messages one after another. Answers are never dropped; news of tables is, when they are not read."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        app = cast(Application, config.app)
        self._dispatcher, self._admission, self._guard = app.dispatcher, app.admission, app.guard
        self._heartbeat = app.heartbeat
        self._metrics = self._dispatcher.metrics
        self._limits = self._dispatcher.limits
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        assert config.ws_ping_interval
        self._ping_interval = config.ws_ping_interval
        self._open = False
        """Whether it was ever a socket, after its handshake."""
        self._heard = True
        """Whether anything came since the last beat."""
        self._pinged = False
        """Whether it was pinged since anything came."""
        self.tables: dict[str, Table | DistantTable] = {}
        """Those that it follows."""
        self.closed = False
        self._bucket = TokenBucket(self._limits.rate, self._limits.burst)
        self._fragments: list[bytes] = []
        self._inbox: deque[bytes] = deque()
        self._handling = False
        self._leaving = False
        self._full = False
        """Whether the transport wants no more for now: then everything waits here."""
        self._outbox = Outbox(self._limits.unsent)
        self._catching_up = False
        self.resyncs = 0
        """How often news was dropped."""
        self._end_timer: asyncio.TimerHandle | None = None

    # --- the transport ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its class
        # uvicorn does so after the handshake; a handshake that fails must not leave us among its connections.
        self._transport.set_protocol(self)
        self._transport.set_write_buffer_limits(WRITE_BYTES)
        self._server.connections.add(cast(Any, self))  # uvicorn calls `shutdown` and no more

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        self._admission.leave(self._transport)
        if self._end_timer:
            self._end_timer.cancel()
        if self._open:
            self._heartbeat.remove(self)
            self._metrics.connected(-1)
            self._metrics.resyncs.inc(self.resyncs)
        self.closed = True
        self._inbox.clear()
        self._outbox.clear()
        for table in list(self.tables.values()):
            self._spawn(table.part(self))

    def data_received(self, data: bytes) -> None:
        self._heard = True
        # In pieces: the protocol reads and answers every frame of what it is given before we can count one.
        for start in range(0, len(data), READ_BYTES):
            if self._protocol.eof_sent:
                return
            self._protocol.receive_data(data[start : start + READ_BYTES])
            for event in self._protocol.events_received():
                if isinstance(event, Frame):
                    self._take_frame(event)
                else:
                    assert isinstance(event, Request)
                    self._shake_hands(event)
            self._flush()

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        """Send what waited, until the transport is full once more."""
        self._full = False
        while not self._full and (data := self._outbox.take()) is not None:
            self._send(data)
        if not self._full and not self._catching_up and self._outbox.next_owed() is not None:
            self._catching_up = True
            self._spawn(self._catch_up())

    def shutdown(self) -> None:
        """The server stops: nothing more is read, what came is answered, then the other side is told to come again."""
        self._leaving = True
        if self._handling:
            self._transport.pause_reading()
        else:
            self._leave()

    def hang_up(self) -> None:
        """Its table is at another process now, or may be: what was sent and not answered is sent again there."""
        self._leaving = True
        self._inbox.clear()
        self._leave()

    def _leave(self) -> None:
        self.close(SERVICE_RESTART)
        self._transport.close()

    # --- in ---------------------------------------------------------------------------------

    def _shake_hands(self, request: Request) -> None:
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        # A socket acts for whoever sits in the browser, so it counts as a change.
        turned_away = self._guard.why_not(headers, self._transport.get_extra_info("sockname")[0], changes=True)
        if turned_away is not None:
            response = self._protocol.reject(turned_away[0], f"{turned_away[1]}\n")
        elif request.path.partition("?")[0] != PATH:
            response = self._protocol.reject(404, "there is nothing here\n")
        else:
            response = self._protocol.accept(request)
        self._protocol.send_response(response)
        if self._protocol.state is OPEN:
            self._metrics.connected(1)
            self._open = True
            self._heartbeat.add(self, self._ping_interval)

    def _take_frame(self, frame: Frame) -> None:
        """Count a frame, whatever its kind; a message that is whole with it is handled if the allowance was kept."""
        left = self._bucket.take()
        if left < -self._limits.patience:
            self.close(POLICY_VIOLATION)
            # What it still sends waits in its own buffers until the transport is closed, and so does its next attempt.
            self._transport.pause_reading()
            return
        if frame.opcode not in DATA:
            return
        data = bytes(frame.data)
        if not frame.fin or self._fragments:
            self._fragments.append(data)
            if not frame.fin:
                return
            data, self._fragments = b"".join(self._fragments), []
        if left < 0:
            self._dispatcher.refuse(self, RequestRefused("too-many", "too many messages; wait a second"))
            return
        self._metrics.stir()
        self._inbox.append(data)
        if len(self._inbox) == self._limits.inbox:
            self._transport.pause_reading()
        if not self._handling:
            self._handling = True
            self._spawn(self._handle_inbox())

    async def _handle_inbox(self) -> None:
        try:
            while self._inbox and self._protocol.state is OPEN:
                data = self._inbox.popleft()
                if len(self._inbox) == self._limits.inbox - 1 and not self._leaving:
                    self._transport.resume_reading()
                await self._dispatcher.handle(self, data)
                if self._inbox:
                    # Others have their turn after each message, however many of one client wait.
                    await asyncio.sleep(0)
        finally:
            self._handling = False
            if self._leaving:
                self._leave()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._server.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._server.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            # A fault of ours. The client will connect anew and see its tables as they are; nobody else is concerned.
            logs.failure("connection failed", error)
            self.close(INTERNAL_ERROR)

    # --- out --------------------------------------------------------------------------------

    def answer(self, data: bytes) -> None:
        """Send what was asked for. Clients that ask and never read are disconnected."""
        if not self._full:
            self._send(data)
        elif not self._outbox.put_answer(data):
            self.close(TRY_AGAIN_LATER)

    def push(self, table: str, data: bytes) -> None:
        """Send news of a table. A reader too slow for it loses all that waits, and gets the whole state later."""
        if self._outbox.owes(table):
            return
        if not self._full:
            self._send(data)
        elif not self._outbox.put_news(data):
            self._outbox.drop_news()
            self._outbox.owe(*self.tables)
            self.resyncs += 1

    def accepts_sync(self, table: str) -> bool:
        """Whether the whole state of a table can be sent now; if not, it is asked for when what waits was read."""
        if self._full:
            self._outbox.owe(table)
        else:
            self._outbox.settle(table)
        return not self._full

    async def _catch_up(self) -> None:
        """Get the whole state of the tables that it is owed of, for as long as it is read."""
        try:
            while not self._full and (name := self._outbox.next_owed()) is not None:
                if table := self.tables.get(name):
                    await table.resync(self)
                else:
                    self._outbox.settle(name)
        finally:
            self._catching_up = False

    def _send(self, data: bytes) -> None:
        if self._protocol.state is OPEN and not self.closed:
            self._protocol.send_text(data)
            self._flush()

    def _flush(self) -> None:
        """Write what the protocol has to say."""
        parts = self._protocol.data_to_send()
        if not parts:
            return
        self._transport.write(b"".join(parts))
        # An empty part is the protocol's sign that all is said.
        if not parts[-1]:
            self._end()
        elif self._transport.get_write_buffer_size() + self._outbox.size > WRITE_BYTES + self._limits.unsent:
            # It sends pings and reads no pongs, which no outbox keeps back.
            self.close(TRY_AGAIN_LATER)

    def _end(self) -> None:
        """Say no more. What still comes is thrown away unread: if we hung up on it, our last words would be lost."""
        self._outbox.clear()
        if not self._end_timer and not self._transport.is_closing():
            # Whoever has hung up already can't be told; the transport will notice by itself.
            with contextlib.suppress(OSError):
                self._transport.write_eof()
            self._end_timer = self._loop.call_later(CLOSE_TIMEOUT, self._transport.abort)

    def beat(self) -> None:
        """Ask whoever was silent whether they are there: a computer that lost its network does not hang up."""
        if self._protocol.state is not OPEN:
            return
        if self._heard:
            self._heard = self._pinged = False
        elif not self._pinged:
            self._pinged = True
            self._protocol.send_ping(b"")
            self._flush()
        else:
            self.close(INTERNAL_ERROR, "no answer to a ping")
            self._transport.abort()

    def close(self, code: int, reason: str = "") -> None:
        """Hang up: of what the other side sends nothing is read any more."""
        if self._protocol.state is OPEN:
            self._protocol.fail(code, reason)
            self._flush()
