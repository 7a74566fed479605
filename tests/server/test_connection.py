"""A connection reads whole messages in their order, however they were cut, and disconnects clients that never read."""

import asyncio
import gc
import json
import weakref
from dataclasses import replace
from pathlib import Path
from typing import cast
from unittest import mock

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.frames import Frame, Opcode

from gnomehall.server.connections import connection as connection_module
from gnomehall.server.connections.connection import Connection
from gnomehall.server.connections.guard import Guard
from gnomehall.server.limits import READ_BYTES, WRITE_BYTES, Limits, TokenBucket
from tests.server.halls import BUSY, LONG, ME, PATIENCE, Running, running, served
from tests.server.raw import Raw, frame, join, unsent


@served()
async def test_a_message_in_fragments_is_read_whole(server: Running) -> None:
    async with server.connection() as socket:
        await socket.send(['{"type":"pi', 'ng","a', 't":', "7}"])
        assert json.loads(await socket.recv())["at"] == 7


def ping(at: int, opcode: int = 0x81, padding: int = 0) -> bytes:
    """A message as a client frames it."""
    text = b'{"type":"ping","at":%d}' % at + b" " * padding
    return Frame(Opcode(opcode & 0x0F), text, bool(opcode & 0x80)).serialize(mask=True)


@served(limits=BUSY)
async def test_messages_may_come_byte_by_byte_or_many_in_one_piece(server: Running) -> None:
    async with Raw.open(server) as raw:
        for byte in ping(1) + ping(2, padding=300):
            raw.send(bytes((byte,)))
            await raw.writer.drain()
            await asyncio.sleep(0)
        assert [(await raw.message())["at"] for _ in range(2)] == [1, 2]
        whole = b"".join(ping(n, padding=n) for n in range(100, 160))
        raw.send(whole[:-3])
        assert [(await raw.message())["at"] for _ in range(59)] == list(range(100, 159))
        raw.send(whole[-3:])
        assert (await raw.message())["at"] == 159
        # The protocol's own ping is answered at once, what is asked of the hall in its turn.
        raw.send(frame(Opcode.PING, b"alive?"), ping(160))
        assert await raw.receive() == (Opcode.PONG, b"alive?")
        assert (await raw.message())["at"] == 160


@served(limits=BUSY)
async def test_a_length_of_64_bits_may_come_in_pieces(server: Running) -> None:
    body = b'{"type":"ping","at":7}' + b" " * 300
    whole = b"\x81\xff" + len(body).to_bytes(8, "big") + bytes(4) + body
    async with Raw.open(server) as raw:
        for cut in range(1, 15):
            raw.send(whole[:cut])
            await raw.writer.drain()
            await asyncio.sleep(0.001)
            raw.send(whole[cut:])
            assert (await raw.message())["at"] == 7


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
        async with running(tmp_path / "hall.db") as server, Raw.open(server) as raw:
            raw.send(data)
            assert await raw.closed_with() == (code, [])

    asyncio.run(asyncio.wait_for(main(), LONG))


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


FEW = Limits(rate=0.001, burst=10.0)


@pytest.mark.parametrize(
    "flood",
    [
        frame(Opcode.PING, b"!"),
        frame(Opcode.PONG),
        frame(Opcode.TEXT, b"", False) + 100 * frame(Opcode.CONT, b"", False) + frame(Opcode.CONT),
        frame(Opcode.BINARY),
    ],
    ids=["pings", "unasked pongs", "empty fragments", "messages"],
)
def test_every_frame_counts_against_the_allowance(flood: bytes, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db", limits=FEW) as server, Raw.open(server) as raw:
            raw.send(20_000 * flood)
            code, answers = await raw.closed_with()
            assert code == 1008
            # What came in one piece with the last frame of its patience may be answered.
            assert len(answers) <= 10 + FEW.patience + READ_BYTES // 6

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_refusals_count_too_so_that_nobody_is_too_fast_for_long() -> None:
    with mock.patch("time.monotonic", return_value=0.0) as clock:
        bucket = TokenBucket(rate=20.0, burst=60.0)
        # A hundred times as fast as allowed, if never much at a time.
        left = []
        for _ in range(200):
            clock.return_value += 0.0005
            left.append(bucket.take())
        assert left[-1] < -Limits().patience
        clock.return_value += 60.0
        assert bucket.take() == 59.0


@pytest.mark.parametrize(
    "flood",
    [frame(Opcode.PING, b"!" * 125), frame(Opcode.TEXT, b"?" * 1000), frame(Opcode.TEXT, b'{"type":"ping"}')],
    ids=["pings", "nonsense", "questions"],
)
def test_a_client_that_asks_and_never_reads_is_disconnected(flood: bytes, tmp_path: Path) -> None:
    limits = replace(BUSY, unsent=40_000)

    async def main() -> None:
        async with running(tmp_path / "hall.db", limits=limits) as server, Raw.open(server, 4096) as raw:
            connection = await join(raw, server, await server.open(ME, ME, public=True))
            most = 0

            async def measure() -> None:
                nonlocal most
                while not connection.closed:
                    most = max(most, unsent(connection))
                    await asyncio.sleep(0)

            await asyncio.gather(raw.send_until_closed(100 * flood), measure())
            assert most <= limits.unsent + WRITE_BYTES + READ_BYTES * 4
            assert (await server.get("/healthz"))["connections"] == 0

    with mock.patch.object(connection_module, "CLOSE_TIMEOUT", 0.2):
        asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_a_handshake_that_fails_leaves_no_connection(server: Running) -> None:
    with mock.patch.object(Guard, "why_not", side_effect=ValueError("odd")):
        lost: list[Connection] = []
        with mock.patch.object(Connection, "connection_lost", lambda self, exc: lost.append(self)):
            with pytest.raises((InvalidMessage, OSError)):
                async with server.connection():
                    pass
            assert len(lost) == 1


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
