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
LOG_BYTES: Final = 32 * 1024
"""Bytes of a table's log that are sent at once, the newest entries: half of a long game, and all of most."""
UNDONE_ENTRIES: Final = 2000
"""Entries of a table that no longer stand, undos and what they undid. A game ends; moving and undoing would not, and
every entry is kept. People do not undo a tenth of that."""
HEADERS_SECONDS: Final = 10.0
"""For the headers of a request, from when we wait for them to when they are whole."""
BODY_SECONDS: Final = 30.0
"""For the body of a request. The longest comes in that time through 70 kbit/s."""
RESPONSE_SECONDS: Final = 30.0
"""For a reader of a response to read any of it."""
BACKLOG: Final = 128
"""Connections that the system holds for us. All of them may be accepted before the first one is counted."""
KEPT_DESCRIPTORS: Final = BACKLOG + 128
"""File descriptors that connections don't get: for workers, the store, files, and connections about to be refused."""
MOST_DESCRIPTORS: Final = 65536
"""As many are asked for where the system gives any number."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of connections."""

    connections: int = 4096
    """Connections at once, HTTP and sockets."""
    per_address: int | None = 64
    """Of these from one address: a school or a club may share one. None behind a proxy, which all come from."""

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
