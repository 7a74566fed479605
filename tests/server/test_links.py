"""Links between processes: strangers are turned away, and slow readers behind one are served as if they were near."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from gnomehall.server.peers.frames import Asked, BadFrame, Beat, Frame, Hello, Said, Told, pack, unpack
from gnomehall.server.peers.link import STRANGER_BYTES
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.shared import SharedStore
from tests.server.halls import BUSY, LONG, ME, PATIENCE, Running, running
from tests.server.raw import Raw, text

LINK = "127.0.0.1"


def member(server: Running) -> tuple[str, int, str]:
    """Where the links of a hall arrive, and its secret."""
    assert isinstance(server.hall.store, SharedStore)
    me = server.hall.store.session.me
    host, _, port = me.address.rpartition(":")
    return host, int(port), me.secret


def alone(place: PostgresUrl, scenario: Callable[[Running], Awaitable[None]]) -> None:
    async def main() -> None:
        async with running(place, link=LINK) as server:
            await scenario(server)

    asyncio.run(asyncio.wait_for(main(), LONG))


async def said_to(server: Running, data: bytes) -> list[Frame]:
    """What it answers until it hangs up."""
    host, port, _ = member(server)
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(data)
    heard = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            while more := await reader.read(4096):
                heard += more
    except ConnectionError:
        pass
    finally:
        writer.close()
    return [frame for frame in unpack(heard) if not isinstance(frame, Beat)]


@pytest.mark.parametrize(
    "data",
    [
        pack(Hello("not the secret")),
        pack(Said(1, b'{"type":"ping"}')),
        pack(Asked(1, "GET", "/api/tables/x", b"", [], b"", "")),
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"\x00\x00\xff\xff" + bytes(2 * STRANGER_BYTES),
        pack(Hello("x" * 2 * STRANGER_BYTES)),
    ],
)
def test_a_stranger_is_told_nothing(data: bytes, postgres_place: PostgresUrl) -> None:
    async def scenario(server: Running) -> None:
        assert await said_to(server, data) == []
        assert (await server.get("/healthz"))["status"] == "ok"

    alone(postgres_place, scenario)


def test_nonsense_from_one_who_knows_the_secret_ends_the_link_and_nothing_else(postgres_place: PostgresUrl) -> None:
    async def scenario(server: Running) -> None:
        hello = pack(Hello(member(server)[2]))
        await said_to(server, hello + b"\x00\x00\x00\x03\xff\xff\xff")
        assert (await server.get("/healthz"))["status"] == "ok"

    alone(postgres_place, scenario)


def test_frames_come_out_as_they_went_in_however_they_are_cut() -> None:
    frames: list[Frame] = [Hello("s"), Beat(), Said(7, b"x" * 300), Told(7, "sync", "t", b"{}")]
    waiting, found = bytearray(), []
    for byte in b"".join(map(pack, frames)):
        waiting.append(byte)
        found += unpack(waiting)
    assert found == frames
    assert not waiting
    with pytest.raises(BadFrame):
        unpack(bytearray(b"\xff\xff\xff\xff"))


def test_a_slow_reader_at_another_process_gets_the_whole_state_when_it_reads_again(
    postgres_place: PostgresUrl,
) -> None:
    async def main() -> None:
        few = replace(BUSY, unsent=40_000)
        async with (
            running(postgres_place, link=LINK, limits=few) as one,
            running(postgres_place, link=LINK, limits=few) as other,
        ):
            made = await one.open(ME, ME, public=True)
            table = await one.table(made)
            async with Raw.open(other, 4096) as raw:
                raw.send(text(type="join", table=table.id))
                await raw.until("sync")
                (connection,) = other.connections()
                while not connection.resyncs:
                    table.announce()
                    await asyncio.sleep(0)
                await one.post(f"/api/tables/{table.id}/name", {"name": "Ann"}, made["mine"][0]["token"])
                message = await raw.message()
                while message["type"] != "sync":
                    message = await raw.message()
                assert message["info"]["seats"][0]["name"] == "Ann"
                table.announce()
                assert (await raw.message())["type"] == "info", "from there on it gets the news as before"

    asyncio.run(asyncio.wait_for(main(), LONG))
