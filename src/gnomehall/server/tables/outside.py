"""Work on what came from outside, in a few threads of its own: nobody at a table ever waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from gnomehall.server import limits
from gnomehall.server.tables.refusal import RequestRefused

T = TypeVar("T")


class OutsideWork:
    """A small pool with a short queue and a time limit. Loading and undo use other threads, which stay free."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(limits.OUTSIDE_THREADS, "outside")
        self._loop = asyncio.get_running_loop()
        self._under_way = 0

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """What comes of the work, or a refusal: a thread can't be stopped, but nobody need wait for it."""
        if self._under_way >= limits.OUTSIDE_QUEUE:
            raise RequestRefused("busy", "too much waits to be read; try again in a moment")
        self._under_way += 1
        future = self._pool.submit(work, *args)
        future.add_done_callback(self._done)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), limits.OUTSIDE_SECONDS)
        except TimeoutError:
            raise RequestRefused("busy", "it took too long to read") from None

    def _done(self, _: "Future[Any]") -> None:
        """Called by a thread. What was given up counts until it is really over."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._count_down)

    def _count_down(self) -> None:
        self._under_way -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
