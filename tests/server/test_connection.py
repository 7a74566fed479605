"""A connection reads whole messages in their order, however they were cut, and disconnects clients that never read."""

import asyncio
import contextlib
import gc
import json
import socket as sockets
import weakref
from dataclasses import replace
from pathlib import Path
from typing import cast
from unittest import mock

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from gnomehall.server.connections.connection import Connection
from tests.server.halls import BUSY, ME, PATIENCE, Running, running, served


@served()
async def test_a_message_in_fragments_is_read_whole(server: Running) -> None:
    async with server.connection() as socket:
        await socket.send(['{"type":"pi', 'ng","a', 't":', "7}"])
        assert json.loads(await socket.recv())["at"] == 7


class Raw:
    """A connection whose bytes are put together by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, server: Running) -> "Raw":
        raw = cls(*await asyncio.open_connection("127.0.0.1", server.port))
        head = f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        raw.writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        return raw

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()

    async def pong(self) -> float:
        """The number of the ping that the next message answers; it is short enough for a header of two bytes."""
        opcode, length = await self.reader.readexactly(2)
        assert opcode == 0x81
        answer: float = json.loads(await self.reader.readexactly(length))["at"]
        return answer

    async def closed_with(self) -> int:
        opcode, length = await self.reader.readexactly(2)
        assert opcode == 0x88
        return int.from_bytes((await self.reader.readexactly(length))[:2], "big")


def ping(at: int, opcode: int = 0x81, padding: int = 0) -> bytes:
    """A message as a client frames it."""
    text = b'{"type":"ping","at":%d}' % at + b" " * padding
    return Frame(Opcode(opcode & 0x0F), text, bool(opcode & 0x80)).serialize(mask=True)


@served(limits=BUSY)
async def test_messages_may_come_byte_by_byte_or_many_in_one_piece(server: Running) -> None:
    raw = await Raw.open(server)
    for byte in ping(1) + ping(2, padding=300):
        raw.writer.write(bytes((byte,)))
        await raw.writer.drain()
        await asyncio.sleep(0)
    assert [await raw.pong(), await raw.pong()] == [1, 2]
    whole = b"".join(ping(n, padding=n) for n in range(100, 160))
    raw.writer.write(whole[:-3])
    assert [await raw.pong() for _ in range(59)] == list(range(100, 159))
    raw.writer.write(whole[-3:])
    assert await raw.pong() == 159
    # The protocol's own ping is answered at once, what is asked of the hall in its turn.
    raw.writer.write(Frame(Opcode.PING, b"alive?").serialize(mask=True) + ping(160))
    assert await raw.reader.readexactly(8) == b"\x8a\x06alive?"
    assert await raw.pong() == 160
    await raw.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (ping(1, 0x01) + ping(2), 1002),
        (b"\xc1" + ping(1)[1:], 1002),
        (ping(1, padding=20_000), 1009),
        (b"\x81\xff\x7f" + b"\xff" * 7, 1009),
        (b"\x81\xfe\xff\xff", 1009),
    ],
    ids=["not masked", "amid fragments", "compressed", "too long", "too long by far", "too long by its header"],
)
def test_what_breaks_the_protocol_ends_the_connection(data: bytes, code: int, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            raw = await Raw.open(server)
            raw.writer.write(data)
            assert await raw.closed_with() == code
            await raw.close()

    asyncio.run(asyncio.wait_for(main(), 60))


@served(limits=BUSY)
async def test_many_messages_at_once_are_answered_in_their_order(server: Running) -> None:
    async with server.connection() as socket:
        for n in range(200):
            await socket.send(json.dumps({"type": "ping", "at": n}))
        assert [json.loads(await socket.recv())["at"] for _ in range(200)] == list(range(200))


@served()
async def test_there_is_no_socket_anywhere_else(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables"):
            pass
    assert refused.value.response.status_code == 404


@served()
async def test_an_acknowledgement_comes_before_the_news_of_its_move(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        await player.reach(1)
        assert [message["type"] for message in player.got[-2:]] == ["ack", "moved"]


async def ask_forever(socket: ClientConnection) -> None:
    while True:
        await socket.send("?" * 1000)
        await asyncio.sleep(0)


@served(limits=replace(BUSY, queue=8))
async def test_a_client_that_asks_and_never_reads_is_disconnected(server: Running) -> None:
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
    async with server.connection(sock=deaf, max_queue=1) as socket:
        assert server.hall.metrics.sockets == 1
        with pytest.raises(ConnectionClosed):
            await ask_forever(socket)
    while server.hall.metrics.sockets:
        await asyncio.sleep(0.01)
    assert (await server.get("/healthz"))["status"] == "ok"


@served()
async def test_a_fault_that_nothing_guards_against_ends_its_own_connection_and_no_other(server: Running) -> None:
    async with server.connection() as failing, server.connection() as other:
        with mock.patch.object(server.hall.metrics, "refusals", None):
            await failing.send("no message of the protocol")
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(failing.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        await other.send('{"type":"ping","at":7}')
        assert json.loads(await asyncio.wait_for(other.recv(), PATIENCE))["at"] == 7


@served()
async def test_a_connection_that_ended_is_gone_without_the_garbage_collector(server: Running) -> None:
    made = await server.open(ME, ME)
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        (listener,) = (await server.table(made)).followers
        connection = weakref.ref(cast(Connection, listener))
        del listener
        gc.collect()
        gc.freeze()  # now the collector will not find it
    try:
        while connection() is not None:
            await asyncio.sleep(0.01)
    finally:
        gc.unfreeze()
