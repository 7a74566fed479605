"""The wire: whole messages in their order, however they were cut, and an end to who asks and never reads."""

import asyncio
import contextlib
import json
import socket as sockets
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from gnomehall.server.connections.socket import AT_ONCE, Socket
from tests.server.halls import ME, PATIENCE, Running, running, served

BUSY = {"rate": 1e6, "burst": 1e6}


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


@served(**BUSY)
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


@served(**BUSY)
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


@served(queue=8, **BUSY)
async def test_who_asks_and_never_reads_is_hung_up_on(server: Running) -> None:
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


@served(**BUSY)
async def test_one_message_that_fails_keeps_no_other_from_being_handled(server: Running) -> None:
    socket = Socket(server.lobby, server.hall.metrics, 8, 1e6, 1e6)
    loop, handled, errors = asyncio.get_running_loop(), asyncio.Event(), []
    loop.set_exception_handler(lambda _, context: errors.append(context["exception"]))
    socket.in_turn(lambda: 1 // 0)  # type: ignore[arg-type]  # it returns nothing: it fails
    await asyncio.sleep(0)
    socket.in_turn(handled.set)
    await asyncio.wait_for(handled.wait(), PATIENCE)
    assert [type(error) for error in errors] == [ZeroDivisionError]


@served(**BUSY)
async def test_very_many_who_ask_at_once_do_not_hold_up_the_event_loop(server: Running) -> None:
    """As many as may be are handled in one turn of the loop, the rest in the next ones, and nobody is forgotten."""
    loop, socket = asyncio.get_running_loop(), Socket(server.lobby, server.hall.metrics, 8, 1e6, 1e6)
    turns = 0
    handled: list[int] = []

    def count() -> None:
        nonlocal turns
        turns += 1
        if len(handled) < 1000:
            loop.call_soon(count)

    for n in range(1000):
        socket.in_turn(partial(handled.append, n))
    count()
    while len(handled) < 1000:
        await asyncio.sleep(0)
    assert handled == list(range(1000))
    assert turns >= 1000 / AT_ONCE
