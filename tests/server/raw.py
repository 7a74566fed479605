"""A client whose bytes are put together by hand: what no library would send."""

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from websockets.frames import Opcode

from gnomehall.server.connections.connection import Connection
from tests.server.halls import PATIENCE, Json, Running


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it, whether or not the protocol allows it; its mask is zero."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([fin << 7 | opcode]) + length + bytes(4) + data


def text(**message: Any) -> bytes:
    return frame(Opcode.TEXT, json.dumps(message).encode())


async def dial(server: Running, receive_buffer: int | None = None) -> sockets.socket:
    """Connect. With a small receive buffer, what is not read soon waits in the server."""
    sock = sockets.socket()
    if receive_buffer:
        sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive_buffer)
    sock.setblocking(False)
    await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", server.port))
    return sock


class Raw:
    """A socket after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    @asynccontextmanager
    async def open(cls, server: Running, receive_buffer: int | None = None) -> "AsyncIterator[Raw]":
        raw = cls(
            *await asyncio.open_connection(sock=await dial(server, receive_buffer), limit=receive_buffer or 2**16)
        )
        head = f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        raw.writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        try:
            assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
            yield raw
        finally:
            raw.writer.close()
            with contextlib.suppress(OSError):
                await raw.writer.wait_closed()

    def send(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))

    async def send_until_closed(self, data: bytes) -> None:
        """Send without end, and without reading; it ends when the server has hung up."""
        with contextlib.suppress(OSError):
            while True:
                self.writer.write(data)
                await self.writer.drain()
                await asyncio.sleep(0)

    async def receive(self) -> tuple[Opcode, bytes]:
        """The next frame of the server."""
        head = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        length = head[1]
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return Opcode(head[0] & 0x0F), await self.reader.readexactly(length)

    async def message(self) -> Json:
        opcode, data = await self.receive()
        assert opcode is Opcode.TEXT
        message: Json = json.loads(data)
        return message

    async def until(self, kind: str) -> Json:
        while (message := await self.message())["type"] != kind:
            pass
        return message

    async def closed_with(self) -> tuple[int, list[Opcode]]:
        """The code that the connection ends with, and the kinds of the frames before it."""
        found: list[Opcode] = []
        while (received := await self.receive())[0] is not Opcode.CLOSE:
            found.append(received[0])
        return int.from_bytes(received[1][:2], "big"), found


async def join(raw: Raw, server: Running, made: Json, token: str = "") -> Connection:
    """Follow a table; the server's end of the connection."""
    table = await server.table(made)
    others = set(table.followers)
    raw.send(text(type="join", table=table.id, token=token))
    await raw.until("sync")
    (connection,) = set(table.followers) - others
    return cast(Connection, connection)


def unsent(connection: Connection) -> int:
    """Bytes that wait for a reader."""
    return connection._transport.get_write_buffer_size() + connection._outbox.size
