"""A connection between two processes of a hall. One that says nothing for a while is given up."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast

from gnomehall.server import logs
from gnomehall.server.peers.frames import BadFrame, Beat, Frame, pack, unpack

BEAT_SECONDS: Final = 0.5
"""How often each side says that it is there."""
STRANGER_BYTES: Final = 4096
"""Bytes that are read of somebody who has not shown yet that they belong to the hall."""
SILENT_SECONDS: Final = 2.5
"""Seconds of silence after which the other side counts as gone: less than a lease, so that nobody waits twice."""


class Link(asyncio.Protocol):
    """Hands over the frames that come, and says when it has ended."""

    def __init__(self, on_frame: "Callable[[Link, Frame], None]", on_end: "Callable[[Link], None]") -> None:
        self._on_frame = on_frame
        self._on_end = on_end
        self._transport: asyncio.Transport | None = None
        self._waiting = bytearray()
        self._heard = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self.ended = False
        self.trusted = False
        """Whether the other side has shown that it belongs to the hall."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its class
        self._loop = asyncio.get_running_loop()
        self._beat()

    def data_received(self, data: bytes) -> None:
        self._heard = time.monotonic()
        self._waiting += data
        if not self.trusted and len(self._waiting) > STRANGER_BYTES:
            self.abort()
            return
        try:
            frames = unpack(self._waiting)
        except BadFrame as error:
            logs.warn("peer talks nonsense", reason=str(error))
            self.abort()
            return
        for frame in frames:
            if self.ended:
                return
            if not isinstance(frame, Beat):
                self._on_frame(self, frame)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer:
            self._timer.cancel()
        if not self.ended:
            self.ended = True
            self._on_end(self)

    def send(self, frame: Frame) -> None:
        if self._transport and not self.ended:
            self._transport.write(pack(frame))

    def close(self) -> None:
        """Say what waits, and no more."""
        if self._transport:
            self._transport.close()

    def abort(self) -> None:
        if self._transport:
            self._transport.abort()

    def _beat(self) -> None:
        if time.monotonic() - self._heard > SILENT_SECONDS:
            logs.warn("peer is silent")
            self.abort()
            return
        self.send(Beat())
        self._timer = self._loop.call_later(BEAT_SECONDS, self._beat)
