"""What a connection may do: how fast it may ask, how much may wait for it, how many tables it may follow."""

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of every connection."""

    rate: float = 20.0
    """Messages a second, in the long run."""
    burst: float = 60.0
    """Messages at once."""
    patience: int = 100
    """Refusals for haste in a row before the connection is closed."""
    inbox: int = 32
    """Messages that wait to be handled before we stop reading."""
    queue: int = 128
    """Messages that wait for a slow reader: with more, news is dropped for a resync, and for answers it is closed."""
    tables: int = 32
    """Tables that a connection may follow."""


class TokenBucket:
    """Limits messages: a burst at once, a rate in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._then) * self.rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
