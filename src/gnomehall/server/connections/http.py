"""An HTTP connection: uvicorn's own, which has to be admitted, with a time limit on all that the client has to do."""

import asyncio
from typing import Any, Final, Protocol, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from gnomehall.server.connections.admission import Admission
from gnomehall.server.limits import BODY_SECONDS, HEADERS_SECONDS, RESPONSE_SECONDS

FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"


class Application(Protocol):
    """The application that uvicorn serves, as far as this knows it."""

    @property
    def admission(self) -> Admission: ...


class HttpConnection(H11Protocol):
    """Half a request, or an answer that nobody reads, does not stay open for ever."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._admission = cast(Application, config.app).admission
        self._admitted = False
        self._state: Any = None
        """What the client was sending when we last looked."""
        self._sending_timer: asyncio.TimerHandle | None = None
        self._reading_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        self._admitted = self._admission.enter(transport)
        if self._admitted:
            super().connection_made(transport)
            self._watch()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._admitted:
            self._admission.leave(self.transport)
            self._give(None)
            self.resume_writing()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The transport of a socket is another's by now.
        if self.transport.get_protocol() is self:
            self._watch()
        else:
            self._give(None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading_timer = self.loop.call_later(RESPONSE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading_timer:
            self._reading_timer.cancel()
            self._reading_timer = None

    def _watch(self) -> None:
        """See what the client has to send now; if that is something else than before, its time begins."""
        if self.conn.their_state is not self._state:
            self._state = self.conn.their_state
            self._give({h11.IDLE: HEADERS_SECONDS, h11.SEND_BODY: BODY_SECONDS}.get(self._state))

    def _give(self, seconds: float | None) -> None:
        """Give the client so long; None while it waits for us."""
        if self._sending_timer:
            self._sending_timer.cancel()
            self._sending_timer = None
        if seconds is not None and not self.transport.is_closing():
            self._sending_timer = self.loop.call_later(seconds, self.transport.abort)
