"""What the world may ask of the server: how fast, how much, for how long, and what is kept free for those who play."""

import time
from dataclasses import dataclass
from typing import Final

MESSAGE_BYTES: Final = 16 * 1024
"""Bytes of a message over a socket. The longest of the protocol is a tenth of it."""
READ_BYTES: Final = 4 * 1024
"""Bytes of a socket that are read before its allowance is looked at again: they hold 682 of the shortest frames."""
WRITE_BYTES: Final = 64 * 1024
"""Bytes that the transport of a socket takes before everything waits in the outbox."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of every connection."""

    rate: float = 20.0
    """Frames a second, in the long run."""
    burst: float = 60.0
    """Frames at once."""
    patience: int = 100
    """Frames above the allowance that are only refused; after them the connection is closed."""
    inbox: int = 32
    """Messages that wait to be handled before we stop reading."""
    unsent: int = 512 * 1024
    """Bytes in the outbox of a slow reader: with more, news is dropped for a resync, and for answers it is closed."""
    tables: int = 32
    """Tables that a connection may follow."""


class TokenBucket:
    """Limits what is done: a burst at once, a rate in the long run. Who takes what is not there is in debt for it."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> float:
        """Take a token; what is left then, less than 0 for a debt that time has to pay first."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._then) * self.rate) - 1
        self._then = now
        return self._left
