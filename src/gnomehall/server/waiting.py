"""Requests whose answer takes thought: a client waits for a few at once, and what it waits for no more is withdrawn."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from gnomehall.server import limits
from gnomehall.server.openings import client_of
from gnomehall.server.tables.refusal import RequestRefused

T = TypeVar("T")


class Waiting:
    """Who waits for an answer now."""

    def __init__(self) -> None:
        self._by_client: Counter[str] = Counter()

    async def wait(self, request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
        """What comes of the work; when the client hangs up first, the work is cancelled."""
        client = client_of(request.client.host if request.client else "")
        if self._by_client[client] >= limits.THOUGHTS_OF_A_CLIENT:
            work.close()
            raise RequestRefused("too-many", "you wait for enough answers already; wait for one of them first")
        self._by_client[client] += 1
        working = asyncio.create_task(work)
        gone = asyncio.create_task(_hang_up(request))
        try:
            await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise RequestRefused("stale", "nobody waits for the answer any more")
            return working.result()
        finally:
            working.cancel()
            gone.cancel()
            self._by_client -= Counter({client: 1})  # which also forgets who waits for nothing


async def _hang_up(request: Request[Any, Any, Any]) -> None:
    """Wait until the client is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
