"""A connection: one WebSocket, from its handshake to its end.

The protocol itself is that of `websockets`, which needs no tasks and queues of its own; uvicorn hands a transport over
here when an upgrade is asked for. A message goes in a line: a connection reads it and counts it against its limits, the
dispatcher finds out what it asks for, a table does that. What a table has to say comes back by `answer` and `push`.
"""

import asyncio
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
from gnomehall.server.connections.dispatch import Dispatcher
from gnomehall.server.connections.guard import same_origin
from gnomehall.server.connections.limits import TokenBucket
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table

PATH: Final = "/socket"
CLOSE_TIMEOUT: Final = 5.0
"""Seconds that the other side has to hang up as well."""
DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)

POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
SERVICE_RESTART: Final = 1012
TRY_AGAIN_LATER: Final = 1013


class Application(Protocol):
    """The application that uvicorn serves, as far as a connection knows it."""

    @property
    def dispatcher(self) -> Dispatcher: ...


class Connection(asyncio.Protocol):
    """Handles messages one after another. Answers are never dropped; news of tables is, when they are not read."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._dispatcher = cast(Application, config.app).dispatcher
        self._metrics = self._dispatcher.metrics
        self._limits = self._dispatcher.limits
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        assert config.ws_ping_interval
        self._ping_interval = config.ws_ping_interval
        self._ping_timer: asyncio.TimerHandle | None = None
        self._alive = True
        """Whether anything came since the last ping."""
        self.tables: dict[str, Table] = {}
        """Those that it follows."""
        self.closed = False
        self._bucket = TokenBucket(self._limits.rate, self._limits.burst)
        self._hasty = 0
        """Messages in a row that came too fast."""
        self._fragments: list[bytes] = []
        self._inbox: deque[bytes] = deque()
        self._handling = False
        self._full = False
        """Whether the transport wants no more for now: then everything waits here."""
        self._answers: deque[bytes] = deque()
        self._news: deque[bytes] = deque()
        self._behind: set[str] = set()
        """Tables of which news was lost."""
        self.resyncs = 0

    # --- the transport ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its class
        self._server.connections.add(cast(Any, self))  # uvicorn calls `shutdown` and no more

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        if self._ping_timer:
            self._ping_timer.cancel()
            self._metrics.connected(-1)
            self._metrics.resyncs.inc(self.resyncs)
        self.closed = True
        self._inbox.clear()
        for table in list(self.tables.values()):
            self._spawn(table.part(self))

    def data_received(self, data: bytes) -> None:
        self._alive = True
        self._protocol.receive_data(data)
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
        while not self._full and (self._answers or self._news):
            # Answers first: an acknowledgement must come before the news of the same move.
            self._send(self._answers.popleft() if self._answers else self._news.popleft())
        if self._behind:
            self._spawn(self._catch_up())

    def shutdown(self) -> None:
        """End at once: the server stops."""
        self.close(SERVICE_RESTART)
        self._transport.close()

    # --- in ---------------------------------------------------------------------------------

    def _shake_hands(self, request: Request) -> None:
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        if not same_origin(headers):
            response = self._protocol.reject(403, "pages of other sites may not do this\n")
        elif request.path.partition("?")[0] != PATH:
            response = self._protocol.reject(404, "there is nothing here\n")
        else:
            response = self._protocol.accept(request)
        self._protocol.send_response(response)
        if self._protocol.state is OPEN:
            self._metrics.connected(1)
            self._ping_timer = self._loop.call_later(self._ping_interval, self._watch)

    def _take_frame(self, frame: Frame) -> None:
        if frame.opcode not in DATA:
            return
        data = bytes(frame.data)
        if not frame.fin or self._fragments:
            self._fragments.append(data)
            if not frame.fin:
                return
            data, self._fragments = b"".join(self._fragments), []
        if self._admit():
            self._inbox.append(data)
            if len(self._inbox) == self._limits.inbox:
                self._transport.pause_reading()
            if not self._handling:
                self._handling = True
                self._spawn(self._handle_inbox())

    def _admit(self) -> bool:
        """Whether a message may be handled: a client that is too fast is told so, and in the end disconnected."""
        if self._bucket.take():
            self._hasty = 0
            return True
        self._hasty += 1
        if self._hasty > self._limits.patience:
            self.close(POLICY_VIOLATION)
        else:
            self._dispatcher.refuse(self, RequestRefused("too-many", "too many messages; wait a second"))
        return False

    async def _handle_inbox(self) -> None:
        try:
            while self._inbox and self._protocol.state is OPEN:
                data = self._inbox.popleft()
                if len(self._inbox) == self._limits.inbox - 1:
                    self._transport.resume_reading()
                await self._dispatcher.handle(self, data)
        finally:
            self._handling = False

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
        """Send what was asked for."""
        if not self._full:
            self._send(data)
            return
        self._answers.append(data)
        if len(self._answers) > self._limits.queue:
            # It asks and never reads.
            self.close(TRY_AGAIN_LATER)

    def push(self, data: bytes) -> None:
        """Send news of a table. A reader too slow for its queue loses all of it, and gets the whole state later."""
        if self._behind:
            return
        if not self._full:
            self._send(data)
        elif len(self._news) < self._limits.queue:
            self._news.append(data)
        else:
            self._news.clear()
            self._behind.update(self.tables)
            self.resyncs += 1

    async def _catch_up(self) -> None:
        """Get the whole state of the tables of which news was lost."""
        behind, self._behind = self._behind, set()
        for table in [self.tables[name] for name in behind if name in self.tables]:
            await table.resync(self)

    def _send(self, data: bytes) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_text(data)
            self._flush()

    def _flush(self) -> None:
        """Write what the protocol has to say."""
        parts = self._protocol.data_to_send()
        if parts:
            self._transport.write(b"".join(parts))
            # An empty part is the protocol's sign that all is said.
            if not parts[-1]:
                self._transport.close()

    def _watch(self) -> None:
        """Ask now and then whether anybody is there: a computer that lost its network does not hang up."""
        if self._protocol.state is not OPEN:
            return
        if not self._alive:
            self._protocol.fail(INTERNAL_ERROR, "no answer to a ping")
            self._flush()
            self._transport.abort()
            return
        self._alive = False
        self._protocol.send_ping(b"")
        self._flush()
        self._ping_timer = self._loop.call_later(self._ping_interval, self._watch)

    def close(self, code: int) -> None:
        """Hang up."""
        if self._protocol.state is OPEN:
            self._protocol.send_close(code)
            self._flush()
            self._loop.call_later(CLOSE_TIMEOUT, self._transport.abort)
