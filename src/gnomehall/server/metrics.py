"""What the server counts of itself, for Prometheus."""

import asyncio
import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
INTERVAL = 0.02
"""Seconds from one look at the event loop to the next, while something is going on."""
QUIET = 1.0
"""The same while nothing is: a hall that only waits should let the computer sleep, however many are connected."""


class Metrics:
    """Each server has its own registry, so that two in one process do not mix."""

    def __init__(self) -> None:
        r = self.registry = CollectorRegistry()
        entries = Counter("gnomehall_steps", "Entries written to timelines, by kind.", ["kind"], registry=r)
        self.entries = {kind: entries.labels(kind) for kind in ("move", "undo", "notice")}
        self.refusals = Counter("gnomehall_refusals", "Requests refused, by code.", ["code"], registry=r)
        self.lines = Counter("gnomehall_log_lines", "Lines of the log, by level.", ["level"], registry=r)
        self.errors = Counter("gnomehall_errors", "Lines of the log that tell of a fault.", registry=r)
        self.connections = Gauge("gnomehall_connections", "Open sockets.", registry=r)
        self.tables = Gauge("gnomehall_tables", "Tables in memory.", registry=r)
        self.resyncs = Counter("gnomehall_resyncs", "Readers too slow for their queue.", registry=r)
        self.commits = Histogram("gnomehall_commit_seconds", "Time of a commit.", buckets=SHORT, registry=r)
        self.batch = Histogram("gnomehall_commit_writes", "Writes of a commit.", buckets=(1, 2, 5, 10, 50), registry=r)
        self.lag = Histogram("gnomehall_loop_lag_seconds", "Lateness of the event loop.", buckets=SHORT, registry=r)
        self.worst_lag = Gauge("gnomehall_loop_lag_worst_seconds", "The longest lateness so far.", registry=r)
        self.worst_own = Gauge("gnomehall_loop_own_worst_seconds", "The longest that we made it late.", registry=r)
        self.thinking = Histogram("gnomehall_bot_seconds", "Time of a bot's decision.", ["bot"], registry=r)
        self.bot_deaths = Counter("gnomehall_bot_deaths", "Bot processes that died and were replaced.", registry=r)
        self.bot_retries = Counter("gnomehall_bot_retries", "Bots asked again after a failure.", registry=r)
        self.bots_forgotten = Counter("gnomehall_bots_forgotten", "Bots that the watchdog found unasked.", registry=r)
        self.sockets = 0
        self.stirred = False
        """Whether anything went on since the last look at the event loop."""
        self._watch: Watch | None = None
        self._worst = 0.0
        self._worst_own = 0.0

    def connected(self, change: int) -> None:
        self.sockets += change
        self.connections.set(self.sockets)

    def stir(self) -> None:
        """Something goes on: look at the event loop more often."""
        if not self.stirred:
            self.stirred = True
            if self._watch:
                self._watch.hasten()

    def committed(self, writes: int, seconds: float) -> None:
        self.stir()
        self.batch.observe(writes)
        self.commits.observe(seconds)

    def count_line(self, level: str) -> None:
        self.lines.labels(level).inc()
        if level in ("error", "critical"):
            self.errors.inc()

    def was_late(self, late: float, own: float) -> None:
        self.lag.observe(late)
        if late > self._worst:
            self._worst = late
            self.worst_lag.set(late)
        if own > self._worst_own:
            self._worst_own = own
            self.worst_own.set(own)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def watch_the_loop(self) -> Callable[[], None]:
        """Measure how late the event loop gets to what is due, until the function that is returned is called."""
        watch = self._watch = Watch(self, asyncio.get_running_loop())
        watch.rest()
        return watch.stop


class Watch:
    """Looks at the clock again and again."""

    def __init__(self, metrics: Metrics, loop: asyncio.AbstractEventLoop) -> None:
        self._metrics = metrics
        self._loop = loop
        self._quick = False

    def rest(self) -> None:
        self._quick = self._metrics.stirred
        self._metrics.stirred = False
        self._due = self._loop.time() + (INTERVAL if self._quick else QUIET)
        self._used = time.thread_time()
        self._timer = self._loop.call_at(self._due, self._look)

    def hasten(self) -> None:
        """Look soon, if the next look is a long time away."""
        if not self._quick:
            self._timer.cancel()
            self.rest()

    def _look(self) -> None:
        late = self._loop.time() - self._due
        # On a busy machine the loop is late because others run; it is our doing only as far as we computed.
        self._metrics.was_late(late, min(late, time.thread_time() - self._used))
        self.rest()

    def stop(self) -> None:
        self._timer.cancel()
