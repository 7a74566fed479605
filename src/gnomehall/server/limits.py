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
WATCHING_SECONDS: Final = 0.25
"""Until all at a table are told that spectators came or went, with those who come and go meanwhile; at least."""
WATCHING_MESSAGES: Final = 200.0
"""A second that a table sends about that, at most: to a thousand who watch it says so every five seconds."""
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

# --- thinking -----------------------------------------------------------------------------------

THOUGHTS_OF_A_CLIENT: Final = 8
"""Hints and analyses that one address may wait for at once: a class behind one router, but not a flood."""
ATTEMPTS: Final = 3
"""How often a question is put to a worker in a row before whoever asked is told that it failed."""
PAUSE_BETWEEN_ATTEMPTS: Final = 0.2
"""Seconds before the third attempt: a question that kills its workers must not keep a processor busy with starting
them. The second comes at once: mostly an idle worker was gone."""
START_SECONDS: Final = 60.0
"""Seconds that a worker has to start; it reads a lot of code, which takes long on a busy machine."""
SILENT_SECONDS: Final = 20.0
"""Seconds that a worker may say nothing before it is replaced: no decision takes longer than 1 s by its own clock."""
OVERDUE_SECONDS: Final = 5.0
"""Seconds after which a silent worker holds up nobody else: its place in the pool goes to another one."""
BOT_RETRY_SECONDS: Final = 1.0
"""Seconds until a bot that could not be asked is asked again, the first time; twice as many each time after that."""
BOT_RETRY_MOST: Final = 30.0
"""Seconds between two attempts at most."""
WATCHDOG_SECONDS: Final = 5.0
"""How often the watchdog looks for tables where it is a bot's turn and nobody asks it."""

# --- the store ----------------------------------------------------------------------------------

LOCKED_SECONDS: Final = 5.0
"""Seconds that writes wait, all together, for a database that another program has locked."""
HEALTH_SECONDS: Final = 1.8
"""Seconds within which the store says how it is. A supervisor that asks waits 2 s."""
DAMAGE_SECONDS: Final = 1.0
"""Seconds that one look for damage may take; it reads about 100 MB in them."""
DAMAGE_INTERVAL: Final = 10.0
"""Seconds from one look for damage to the next: anybody can ask how we are, as often as they like."""

# --- what comes from outside --------------------------------------------------------------------

OUTSIDE_THREADS: Final = 2
"""Threads that read editions and records. More would only take the processor from the moves of people."""
OUTSIDE_QUEUE: Final = 32
"""Editions and records that are read or wait for it; the largest edition takes a tenth of a second."""
OUTSIDE_SECONDS: Final = 10.0
"""Seconds that somebody waits until an edition or a record is read."""
RECORD_LENGTH: Final = 200_000
"""Characters of a record that is opened: the longest game takes a tenth of it, the rest is for its edition."""
RECORD_MOVES: Final = 10_000
"""Moves of a record that is opened: several times those of the longest game."""
OPENINGS: Final = 120
"""Tables that one client may open in an hour, unless the host of the hall says otherwise: a class plays."""
EDITIONS: Final = 60
"""Editions that one client may begin to keep in an hour; each has at most 64 KiB."""
CHECKS: Final = 7_200
"""Times an hour that one client may have an edition checked or saved: as often as a class types."""
TRIALS: Final = 12
"""Trials of editions under way in a hall or waiting for it. Each takes a minute at most, one after another."""
TRIAL_NEWS_SECONDS: Final = 1.0
"""From one line about a trial to the next: nothing between us and a browser takes the connection for dead."""
ENTRIES: Final = 60
"""Links, phrases and passkeys that one client may make or try in an hour: a class can, nobody can guess."""
SENDINGS: Final = 30
"""Ways to be told that one client may add or try in an hour: each sends a message to somebody."""
CLIENTS: Final = 10_000
"""Clients whose openings are counted; of more, those longest unseen are forgotten."""
CLEAR_AFTER_DAYS: Final = 30
"""Days until a table that nobody ever played at is cleared away, unless the host of the hall says otherwise."""
CLEARING_SECONDS: Final = 3600.0
"""How often we look for such tables."""
CLEARED_AT_ONCE: Final = 1000
"""Tables that are cleared away at one look, at most."""


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

    def left(self) -> float:
        """What is there to take."""
        return min(self.burst, self._left + (time.monotonic() - self._then) * self.rate)

    def take(self) -> float:
        """Take a token; what is left then, less than 0 for a debt that time has to pay first."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._then) * self.rate) - 1
        self._then = now
        return self._left
