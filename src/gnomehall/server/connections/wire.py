"""The wire: one WebSocket, right on its transport, with nothing between a message and who handles it.

uvicorn hands a connection over when it asks for an upgrade. The protocol itself is that of `websockets`, without its
tasks and queues, and around it for whole texts, which is what nearly all frames are: what is written within one turn of
the event loop leaves in one piece.
"""

import asyncio
from collections import deque
from typing import Any, Final, Protocol, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from gnomehall.server import logs
from gnomehall.server.connections import frames
from gnomehall.server.connections.clients import Client
from gnomehall.server.connections.guard import same_origin
from gnomehall.server.connections.socket import Socket

PATH: Final = "/socket"
INBOX: Final = 32
"""Messages that wait to be handled before we stop reading."""
GOODBYE: Final = 5.0
"""Seconds that the other side has to hang up as well."""
GOING_AWAY: Final = 1012
NOT_ALIVE: Final = 1011
DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


class HasSocket(Protocol):
    """The application, as far as a connection knows it."""

    @property
    def socket(self) -> Socket: ...


class Wire(asyncio.Protocol):
    """A connection from its handshake to its end. Messages are handled one after another, each before the next."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        app = cast(HasSocket, config.app)
        self._socket = app.socket
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._limit = config.ws_max_size
        self._protocol = ServerProtocol(max_size=self._limit)
        assert config.ws_ping_interval
        self._ping = config.ws_ping_interval
        self._alive = True
        """Whether anything came since the last ping."""
        self._timer: asyncio.TimerHandle | None = None
        self._fragments: list[bytes] = []
        self._rest = b""
        """The beginning of a frame whose end has not come yet."""
        self._out: list[bytes] = []
        self._inbox: deque[bytes] = deque()
        self._busy = False
        self._flushing = False
        self._client: Client | None = None

    # --- what the transport tells -----------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its class
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        if self._timer:
            self._timer.cancel()
        self._inbox.clear()
        # Each holds the other: let go of it here, and neither waits for the garbage collector.
        client, self._client = self._client, None
        if client:
            self._spawn(self._socket.close(client))

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if not self._client:
            self._judge(data)
            return
        data = self._rest + data if self._rest else data
        at = 0
        while end := frames.end_of(data, at, self._limit):
            text = None if self._fragments or end == frames.TOO_LONG else frames.text_of(data, at, end)
            end = len(data) if end == frames.TOO_LONG else end
            if text is None:
                self._judge(data[at:end])
            else:
                self._deliver(self._client, text)
            at = end
        self._rest = data[at:]

    def _judge(self, data: bytes) -> None:
        """Leave a handshake or a frame to the protocol."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._take(event)
            else:
                assert isinstance(event, Request)
                self._greet(event)
        self._flush()

    def pause_writing(self) -> None:
        if self._client:
            self._client.hold()

    def resume_writing(self) -> None:
        if self._client:
            self._client.release()
            if self._client.behind:
                self._spawn(self._client.catch_up())

    def shutdown(self) -> None:
        """The server stops: nobody is waited for."""
        self._end(GOING_AWAY)
        self._transport.close()

    # --- in ---------------------------------------------------------------------------------

    def _greet(self, request: Request) -> None:
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        if not same_origin(headers):
            response = self._protocol.reject(403, "pages of other sites may not do this\n")
        elif request.path.partition("?")[0] != PATH:
            response = self._protocol.reject(404, "there is nothing here\n")
        else:
            response = self._protocol.accept(request)
        self._protocol.send_response(response)
        if self._protocol.state is OPEN:
            self._client = self._socket.open(self._send, self._end)
            self._timer = self._loop.call_later(self._ping, self._watch)

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in DATA or not self._client:
            return
        data = bytes(frame.data)
        if not frame.fin or self._fragments:
            self._fragments.append(data)
            if not frame.fin:
                return
            data, self._fragments = b"".join(self._fragments), []
        self._deliver(self._client, data)

    def _deliver(self, client: Client, data: bytes) -> None:
        if not self._socket.admits(client):
            return
        self._inbox.append(data)
        if len(self._inbox) == INBOX:
            self._transport.pause_reading()
        if not self._busy:
            self._busy = True
            self._socket.in_turn(self._next)

    def _next(self) -> None:
        """Handle the first of what has come; the others have to wait for it, and for their turn."""
        if not self._client or not self._inbox or self._protocol.state is not OPEN:
            self._busy = False
            return
        data = self._inbox.popleft()
        if len(self._inbox) == INBOX - 1:
            self._transport.resume_reading()
        self._spawn(self._handle(self._client, data))

    async def _handle(self, client: Client, data: bytes) -> None:
        try:
            await self._socket.handle(client, data)
        finally:
            if self._inbox:
                self._socket.in_turn(self._next, 0.0)
            else:
                self._busy = False

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._socket.metrics.errors.inc()
            logs.failure("connection failed", error)

    # --- out --------------------------------------------------------------------------------

    def _send(self, data: bytes) -> None:
        if self._protocol.state is OPEN:
            self._out += (frames.header(len(data)), data)
            if not self._flushing:
                # An acknowledgement and the news of its move leave together.
                self._flushing = True
                self._loop.call_soon(self._flush_texts)

    def _flush_texts(self) -> None:
        """Write what tables and answers say. What the protocol says has left at once."""
        self._flushing = False
        if self._out:
            self._transport.write(b"".join(self._out))
            self._out.clear()

    def _flush(self) -> None:
        """Write what the protocol says, after all that was said before."""
        said = self._protocol.data_to_send()
        self._out += said
        self._flush_texts()
        # An empty part is the protocol's sign that all is said.
        if said and not said[-1]:
            self._transport.close()

    def _watch(self) -> None:
        """Ask now and then whether anybody is there: a computer that lost its network does not hang up."""
        if self._protocol.state is not OPEN:
            return
        if not self._alive:
            self._protocol.fail(NOT_ALIVE, "no answer to a ping")
            self._flush()
            self._transport.abort()
            return
        self._alive = False
        self._protocol.send_ping(b"")
        self._flush()
        self._timer = self._loop.call_later(self._ping, self._watch)

    def _end(self, code: int) -> None:
        """Hang up."""
        if self._protocol.state is OPEN:
            self._protocol.send_close(code)
            self._flush()
            self._loop.call_later(GOODBYE, self._transport.abort)
