"""A connection: what waits to be sent to it, how fast it may ask, and what happens when it does not read."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from gnomehall.server.tables.table import Table

Send = Callable[[bytes], None]
HangUp = Callable[[int], None]
"""Ends the connection with a code."""

QUEUE: Final = 128
"""Messages that wait for a reader before it is given up to a resync."""
RATE: Final = 20.0
BURST: Final = 60.0
PATIENCE: Final = 100
"""Refusals for haste in a row before the connection is closed."""
MOST_TABLES: Final = 32
TRY_AGAIN_LATER: Final = 1013
POLICY: Final = 1008


class TokenBucket:
    """Limits messages: a burst at once, a rate in the long run."""

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

    def __init__(
        self, send: Send, hang_up: HangUp, queue: int = QUEUE, rate: float = RATE, burst: float = BURST
    ) -> None:
        self.tables: dict[str, Table] = {}
        self.bucket = TokenBucket(rate, burst)
        self.hasty = 0
        self.resyncs = 0
        self.closed = False
        self._send = send
        self.hang_up = hang_up
        self._queue = queue
        self._full = False
        """Whether the way to it is full: then everything waits here."""
        self._answers: deque[bytes] = deque()
        self._news: deque[bytes] = deque()
        self.behind: set[str] = set()
        """Tables of which news was lost."""

    def answer(self, data: bytes) -> None:
        if not self._full:
            self._send(data)
            return
        self._answers.append(data)
        if len(self._answers) > self._queue:
            # It asks and never reads.
            self.hang_up(TRY_AGAIN_LATER)

    def push(self, data: bytes) -> None:
        """News of a table. Who is so slow that the queue is full loses it all, and gets the whole state later."""
        if self.behind:
            return
        if not self._full:
            self._send(data)
        elif len(self._news) < self._queue:
            self._news.append(data)
        else:
            self._news.clear()
            self.behind.update(self.tables)
            self.resyncs += 1

    def hold(self) -> None:
        """The way is full."""
        self._full = True

    def release(self) -> None:
        """There is room again: send what waited, until it is full once more."""
        self._full = False
        while not self._full and (self._answers or self._news):
            # Answers first: an acknowledgement must come before the news of the same move.
            self._send(self._answers.popleft() if self._answers else self._news.popleft())

    async def catch_up(self) -> None:
        """Get the whole state of those tables of which news was lost."""
        behind, self.behind = self.behind, set()
        for table in [self.tables[name] for name in behind if name in self.tables]:
            await table.resync(self)

    async def close(self) -> None:
        self.closed = True
        for table in list(self.tables.values()):
            await table.part(self)
