"""What is let go of is gone: at once, after a while, or when nobody is connected."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from gnomehall.server import memory
from gnomehall.server.connections.connection import Connection
from tests.server.halls import BUSY, ME, Running, served


class Circle:
    """Holds itself, so that only the garbage collector gets rid of it."""

    def __init__(self) -> None:
        self.self = self


@contextmanager
def as_served() -> Iterator[None]:
    """Nothing is looked for but by the server, as in a process of its own."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


@served()
async def test_a_connection_that_ended_is_gone_without_the_garbage_collector(server: Running) -> None:
    made = await server.open(ME, ME)
    with as_served():
        async with server.player(made, made["mine"][0]["token"]) as player:
            await player.play()
            table = await server.table(made)
            (client,) = table.followers
            gone = weakref.ref(cast(Connection, client))
            del client
            gc.freeze()  # the collector will not find it
        while gone() is not None:
            await asyncio.sleep(0.01)


@served()
async def test_what_requests_leave_behind_is_gone_after_a_while(server: Running) -> None:
    with as_served():
        left = weakref.ref(Circle())
        for _ in range(memory.OFTEN):
            await server.call("GET", "/api/tables/nowhere")
        assert left() is None


@served(limits=BUSY)
async def test_what_messages_leave_behind_is_gone_after_a_while(server: Running) -> None:
    async with server.connection() as socket:
        with as_served():
            left = weakref.ref(Circle())
            for _ in range(memory.OFTEN):
                await socket.send('{"type":"join","table":"nowhere","token":""}')
                await socket.recv()
            assert left() is None


@served(idle=0.2)
async def test_what_is_old_is_looked_through_when_nobody_is_connected(server: Running) -> None:
    made = await server.open(ME, ME)
    with as_served():
        async with server.player(made):
            kept = Circle()
            gc.collect(1)  # now it is old
            old = weakref.ref(kept)
            del kept
            await asyncio.sleep(0.2)
            assert old() is not None, "somebody is connected"
        while old() is not None:
            await asyncio.sleep(0.05)
