"""One timer for all connections: once an interval it lets each of them see whether anybody is still there."""

import asyncio
from typing import Final, Protocol

SLICES: Final = 32
"""Each with its own moment of the interval, so that thousands of connections do not have theirs at once."""


class Pulse(Protocol):
    """A connection, as far as its heartbeat is concerned."""

    def beat(self) -> None:
        """See whether anything came since the last beat."""

    def hang_up(self) -> None:
        """Tell the other side to come again."""


class Heartbeat:
    """A timer of its own for each connection would wake the server up for each. While there is none, it rests."""

    def __init__(self) -> None:
        self._slices: list[dict[Pulse, None]] = [{} for _ in range(SLICES)]
        self._slice_of: dict[Pulse, int] = {}
        self._now = 0
        self._gap = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, one: Pulse, interval: float) -> None:
        """From now on it beats once an interval, which is the same for all."""
        # The slice that has just had its turn has the longest time until the next one.
        self._slices[self._now][one] = None
        self._slice_of[one] = self._now
        self._gap = interval / SLICES
        if self._timer is None:
            self._wait()

    def remove(self, one: Pulse) -> None:
        slice_ = self._slice_of.pop(one, None)
        if slice_ is not None:
            del self._slices[slice_][one]
        if not self._slice_of and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def all(self) -> list[Pulse]:
        """All connections that it beats for."""
        return list(self._slice_of)

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._gap, self._turn)

    def _turn(self) -> None:
        self._now = (self._now + 1) % SLICES
        self._wait()
        for one in list(self._slices[self._now]):
            one.beat()
