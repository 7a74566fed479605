"""A hall in the process of the test, where time goes by when the test says so."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gnomehall.server.notices.outgoing import Outgoing
from tests.server.halls import Running, running
from tests.server.telling import Clock, told
from tests.server.test_leaving import MovableClock
from tests.server.test_pace import Wall

LONG = 60
"""Seconds until what the hall is asked for counts as never done."""


class MovingHall:
    def __init__(self, server: Running) -> None:
        self.address = f"http://127.0.0.1:{server.port}"
        self._loop = asyncio.get_running_loop()
        self._server = server
        self._clock = MovableClock(server)
        self._of_people = Clock(server)
        self._wall = Wall(server)

    def advance(self, seconds: int) -> None:
        """So much later, and whatever was due by then is done."""
        asyncio.run_coroutine_threadsafe(self._advance(seconds), self._loop).result(LONG)

    async def _advance(self, seconds: int) -> None:
        self._clock.now += seconds
        await self._wall.advance(seconds)
        if self._server.notices.sender:
            await told(self._server, self._of_people, seconds)


@contextmanager
def open_moving_hall(folder: Path, outgoing: Outgoing | None = None) -> Iterator[MovingHall]:
    ready, done = threading.Event(), threading.Event()
    found: list[MovingHall] = []

    async def serve() -> None:
        async with running(folder / "hall.db", openings=100_000, outgoing=outgoing) as server:
            found.append(MovingHall(server))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=[serve()])
    thread.start()
    try:
        assert ready.wait(LONG), "the hall did not start"
        yield found[0]
    finally:
        done.set()
        thread.join(LONG)
