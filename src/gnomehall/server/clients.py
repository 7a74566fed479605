"""A connection: what waits to be sent to it, how fast it may ask, and what happens when it does not read."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

Send = Callable[[str], Awaitable[None]]

QUEUE: Final = 128
"""Messages that wait for a reader before it is given up to a resync."""
RATE: Final = 20.0
BURST: Final = 60.0
PATIENCE: Final = 100
"""Refusals for haste in a row before the connection is closed."""
MOST_TABLES: Final = 32


class Followed(Protocol):
    """A table, as far as a connection knows it."""

    @property
    def id(self) -> str: ...

    async def resync(self, client: "Client") -> None: ...

    async def part(self, client: "Client") -> None: ...


class Allowance:
    """So many messages at once, so many a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._then) * self.rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Client:
    """One connection. Answers to its own requests are never dropped; what tables tell is, when it does not read."""

    def __init__(self, send: Send, queue: int = QUEUE, rate: float = RATE, burst: float = BURST) -> None:
        self.tables: dict[str, Followed] = {}
        self.allowance = Allowance(rate, burst)
        self.hasty = 0
        self.resyncs = 0
        self.closed = False
        self.stuck = asyncio.Event()
        """Set when it asks and never reads: there is nothing left but to hang up."""
        self._send = send
        self._queue = queue
        self._answers: deque[bytes] = deque()
        self._news: deque[bytes] = deque()
        self._behind: set[str] = set()
        self._wake = asyncio.Event()

    def answer(self, data: bytes) -> None:
        self._answers.append(data)
        if len(self._answers) > self._queue:
            self.stuck.set()
        self._wake.set()

    def push(self, data: bytes) -> None:
        """News of a table. Who is so slow that the queue is full loses it all, and gets the whole state later."""
        if self._behind:
            return
        if len(self._news) >= self._queue:
            self._news.clear()
            self._behind.update(self.tables)
            self.resyncs += 1
        else:
            self._news.append(data)
        self._wake.set()

    async def pump(self) -> None:
        """Send what waits, for as long as the connection lives."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers or self._news:
                # Answers first: an acknowledgement must come before the news of the same move.
                data = self._answers.popleft() if self._answers else self._news.popleft()
                await self._send(data.decode())
            if self._behind:
                behind, self._behind = self._behind, set()
                for table in [self.tables[name] for name in behind if name in self.tables]:
                    await table.resync(self)

    async def close(self) -> None:
        self.closed = True
        for table in list(self.tables.values()):
            await table.part(self)
