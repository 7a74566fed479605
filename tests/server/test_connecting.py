"""Who may connect, and for how long: half a request, or too many of them, keep nobody else out."""

import asyncio
import contextlib
import json
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from unittest import mock

import httpx
import pytest
from websockets.asyncio.client import connect

from gnomehall.server.connections import http
from gnomehall.server.connections.admission import network_of
from gnomehall.server.limits import BACKLOG, Limits
from gnomehall.server.serve import limits_for, listen
from tests.server.halls import BOT, LONG, ME, PATIENCE, UNHURRIED, Player, Running, running, served
from tests.server.raw import Raw, dial
from tests.server.test_serve import said_at_start, start

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connected(server: Running, *data: bytes) -> AsyncIterator[Stream]:
    """A connection over which something was sent, and that reads little by itself."""
    reader, writer = await asyncio.open_connection(sock=await dial(server, 4096), limit=4096)
    try:
        writer.write(b"".join(data))
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while data := await asyncio.wait_for(reader.read(65536), PATIENCE):
            found += data
    return found


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 90\r\n"
WHOLE = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@contextlib.contextmanager
def hasty() -> Iterator[None]:
    """A server that does not wait long; uvicorn's own wait between requests is not the one that ends it."""
    with mock.patch.multiple(http, HEADERS_SECONDS=0.3, BODY_SECONDS=0.3, RESPONSE_SECONDS=0.3):
        yield


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /api", HEAD, HEAD + b"\r\n", HEAD + b'\r\n{"game":'],
    ids=["nothing", "half a line", "half the headers", "no body", "half a body"],
)
def test_half_a_request_does_not_stay_open(sent: bytes, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server, connected(server, sent) as (reader, _):
            await read_all(reader)
            assert (await server.get("/healthz"))["status"] == "ok"
            assert server.hall.metrics.errors._value.get() == 0

    with hasty():
        asyncio.run(asyncio.wait_for(main(), LONG))


@served()
async def test_half_a_request_after_a_whole_one_does_not_stay_open_either(server: Running) -> None:
    with hasty():
        async with connected(server, WHOLE) as (reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"GET")
            await read_all(reader)


@served()
async def test_a_socket_stays_open(server: Running) -> None:
    with hasty():
        async with server.connection() as socket:
            # Longer than any part of a request may take.
            await asyncio.sleep(0.6)
            await socket.send('{"type":"ping","at":7}')
            assert json.loads(await socket.recv())["at"] == 7


@served()
async def test_a_request_that_comes_byte_by_byte_gets_no_longer_than_any_other(server: Running) -> None:
    with hasty():
        async with connected(server, HEAD) as (reader, writer):
            reading = asyncio.create_task(read_all(reader))
            while not reading.done():
                writer.write(b"x")
                await asyncio.sleep(0.02)
            assert await reading == b"", "it is not too long, it takes too long"


@served()
async def test_an_answer_that_nobody_reads_does_not_stay_open(server: Running) -> None:
    with hasty():
        asked = 500 * WHOLE.replace(b"/api/bots", b"/schema/openapi.json")
        async with connected(server, asked) as (reader, _):
            # It stops reading when its own buffers are full.
            assert await reader.readexactly(100)
            while server.admission._open:
                await asyncio.sleep(0.05)


@served(limits=Limits(per_address=5))
async def test_an_address_has_so_many_connections_http_and_sockets_together(server: Running) -> None:
    await server.http.aclose()  # its own would count as well
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(connected(server))
        sockets = [await stack.enter_async_context(Raw.open(server)) for _ in range(3)]
        for _ in range(3):
            async with connected(server) as (reader, _):
                assert (await read_all(reader)).startswith(b"HTTP/1.1 503 ")
        # When one goes, another may come.
        sockets[0].writer.close()
        while len(server.admission._open) == 5:
            await asyncio.sleep(0.01)
        await stack.enter_async_context(Raw.open(server))
    while server.admission._open:
        await asyncio.sleep(0.01)
    assert not server.admission._by_address


def test_the_addresses_of_one_network_of_ipv6_are_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db8:0:1::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")


def test_only_behind_a_proxy_or_alone_an_address_has_no_bound() -> None:
    for host, bound in (("127.0.0.1", None), ("0.0.0.0", Limits().per_address)):
        with contextlib.closing(listen(host, 0)) as listening:
            limits = limits_for(listening)
            assert limits.per_address == bound
            assert limits.connections + BACKLOG <= resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def test_the_last_descriptors_are_for_workers_and_the_store(tmp_path: Path) -> None:
    """With every place taken, a bot that was never asked before is started and moves, and its move is written."""
    few = 200

    async def main(port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            made = (await client.post("/api/tables", json={"game": "toadstools", "seats": [ME, BOT]})).json()
        async with connect(f"ws://127.0.0.1:{port}/socket", compression=None, **UNHURRIED) as socket:
            player = Player(socket, made["table"]["id"])
            await player.join(made["mine"][0]["token"])
            crowd = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2 * few)]
            refused = [read_all(reader) for reader, _ in crowd[few:]]
            assert all(said.startswith(b"HTTP/1.1 503 ") for said in await asyncio.gather(*refused))
            assert (await player.play())["type"] == "ack"
            await player.reach(2)
            assert player.log[-1]["who"] == 1
            for _, writer in crowd:
                writer.close()

    process = start(tmp_path, preexec=partial(resource.setrlimit, resource.RLIMIT_NOFILE, (few, few)))
    try:
        port = int(said_at_start(process)[1].rstrip("/").rpartition(":")[2])
        asyncio.run(asyncio.wait_for(main(port), LONG))
    finally:
        process.terminate()
        _, err = process.communicate(timeout=LONG)
    assert "Too many open files" not in err
