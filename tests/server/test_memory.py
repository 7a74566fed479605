"""Memory comes back while people are connected: what came and went leaves nothing behind."""

import asyncio
import gc
import socket as sockets
import struct
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
import uvicorn
from websockets.frames import Opcode

from gnomehall.server.store.sqlite import SqliteStore
from tests.server.halls import BUSY, LONG, ME, Json, Running, running
from tests.server.raw import dial, frame, text

TIMES = 40
ROUNDS = 6
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def hang_up(server: Running, made: Json, *sent: bytes) -> None:
    """Connect, send, and be gone without a word, as a computer is that lost its power."""
    loop, sock = asyncio.get_running_loop(), await dial(server)
    await loop.sock_sendall(sock, HANDSHAKE)
    await loop.sock_recv(sock, 4096)
    for data in sent:
        await loop.sock_sendall(sock, data)
    await asyncio.sleep(0)
    sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    sock.close()


async def hang_up_idle(server: Running, made: Json) -> None:
    await hang_up(server, made)


async def hang_up_at_a_table(server: Running, made: Json) -> None:
    await hang_up(server, made, text(type="join", table=made["table"]["id"], token=made["mine"][0]["token"]))


async def hang_up_in_a_frame(server: Running, made: Json) -> None:
    await hang_up(server, made, frame(Opcode.TEXT, b"x", fin=False), b"\x81")


async def break_the_protocol(server: Running, made: Json) -> None:
    await hang_up(server, made, b"\xff\xff")


async def ask_for_unknown_tables(server: Running, made: Json) -> None:
    for path in ("", "/log?before=1", "/record"):
        assert (await server.call("GET", f"/api/tables/nowhere{id(path)}{path}")).status_code == 404


async def join_unknown_tables(server: Running, made: Json) -> None:
    await hang_up(server, made, *[text(type="join", table=f"nowhere{n}") for n in range(3)])


async def hang_up_in_a_request(server: Running, made: Json) -> None:
    sock = await dial(server)
    await asyncio.get_running_loop().sock_sendall(
        sock, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
    )
    sock.close()


Deed = Callable[[Running, Json], Awaitable[None]]
DEEDS: list[Deed] = [
    hang_up_idle,
    hang_up_at_a_table,
    hang_up_in_a_frame,
    break_the_protocol,
    ask_for_unknown_tables,
    join_unknown_tables,
    hang_up_in_a_request,
]


def count_objects(store: SqliteStore) -> int:
    """All that the garbage collector knows of, once what is on its way is gone.

    A connection of sqlite3 remembers every cursor it gave out by a weak reference, and clears the dead ones away
    after each 200: these are not ours, and come and go in their own time.
    """
    gc.collect()
    remembered = (found for db in (store._read, store._write) for found in gc.get_referents(db))
    return len(gc.get_objects()) - sum(len(found) for found in remembered if type(found) is list)


async def measure_growth(server: Running, deed: Deed) -> float:
    """How many objects more there are after doing something many times."""
    store = server.hall.store
    assert isinstance(store, SqliteStore)
    made, elsewhere = await server.open(ME, ME), await server.open(ME, ME, public=True)
    async with server.player(elsewhere):
        idle = len(asyncio.all_tasks())
        counts = []
        for _ in range(ROUNDS):
            for _ in range(TIMES):
                await deed(server, made)
            # One is that of whoever stays, one that of the client for HTTP. What a connection asked for is finished
            # after it is gone.
            while len(server.admission._open) > 2 or len(asyncio.all_tasks()) > idle:
                await asyncio.sleep(0.01)
            counts.append(count_objects(store))
    # Caches fill, and are emptied, at times of their own; what leaves something every time shows most of the time.
    return median(after - before for before, after in pairwise(counts))


def run_growth(deed: Deed, path: Path) -> float:
    async def main() -> float:
        async with running(path / "hall.db", limits=BUSY) as server:
            return await measure_growth(server, deed)

    # The loop that the server has elsewhere too: the standard one forgets timers in its own time.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(asyncio.wait_for(main(), LONG))


@pytest.mark.parametrize("deed", DEEDS)
def test_what_comes_and_goes_leaves_nothing_while_others_stay(deed: Deed, tmp_path: Path) -> None:
    assert run_growth(deed, tmp_path) < TIMES / 2


def test_one_object_that_is_left_behind_each_time_would_be_seen(tmp_path: Path) -> None:
    left: list[object] = []

    async def leave_something(server: Running, made: Json) -> None:
        await join_unknown_tables(server, made)
        left.append([])

    assert run_growth(leave_something, tmp_path) > TIMES / 2
