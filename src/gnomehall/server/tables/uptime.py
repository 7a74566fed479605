"""When the hall was up, as it writes it down itself: no clock runs in between.

Any process of the hall that is up counts. Nothing is written as long as no clock runs.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from gnomehall.server.store.interface import Store
from gnomehall.server.tables.clocks import Span

BEAT: Final = 5.0
"""Seconds from one look to the next."""
GAP: Final = 20
"""Seconds after which nobody can be up who has not written it down; or, for a process, after which it has slept."""
KEPT: Final = 1000
"""Stretches that are read, the newest."""
NEWEST: Final = "SELECT began, ended FROM uptimes ORDER BY began DESC LIMIT ?"
BEGIN: Final = "INSERT INTO uptimes (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"
GO_ON: Final = "UPDATE uptimes SET ended = ? WHERE began = ? AND ended < ?"
ANY_DUE: Final = "SELECT id FROM tables WHERE due > 0 LIMIT 1"


class Uptime:
    """The stretches in which the hall was up."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self._store = store
        self._wall = wall
        self.spans: list[Span] = []
        self.seen = int(wall())
        """When this process last looked: it was up since, unless that is long ago."""
        self._looking = asyncio.Lock()
        self._began = -1  # of the stretch that goes on; below 0 until we have written that we are up

    async def open(self, shared: bool) -> None:
        """Find out when nobody was up. A process that has the hall alone knows that nobody was since it was closed."""
        await self._read()
        now = self.seen = int(self._wall())
        if not (shared and self._fresh(now)) and await self._store.query(ANY_DUE):
            await self._begin(now)

    async def beat(self) -> None:
        """Write down that we are up, where that matters."""
        async with self._looking:
            await self._beat()

    async def _beat(self) -> None:
        now = int(self._wall())
        slept, self.seen = now - self.seen > GAP, now
        if slept:
            self._began = -1
        if not await self._store.query(ANY_DUE):
            return
        if self._began < 0:
            await self._read()
            if self._fresh(now):
                self._began = self.spans[-1][0]
            else:
                await self._begin(now)
        await self._store.write((GO_ON, (now, self._began, now)))
        self.spans[-1] = (self._began, now)

    @property
    def active(self) -> bool:
        """Whether what goes on now is written down as time in which we are up."""
        return self._began >= 0

    def _fresh(self, now: int) -> bool:
        return bool(self.spans) and self.spans[-1][1] >= now - GAP

    async def _begin(self, now: int) -> None:
        if not self.spans or self.spans[-1][0] < now:
            await self._store.write((BEGIN, (now, now)))
            self.spans.append((now, now))
        self._began = self.spans[-1][0]

    async def _read(self) -> None:
        self.spans = [(began, ended) for began, ended in reversed(await self._store.query(NEWEST, KEPT))]

    def holes(self, begin: int, end: int) -> list[Span]:
        """When nobody was up between two moments, as far as we know: after the last stretch begins, we are."""
        found: list[Span] = []
        up = 0
        for began, ended in self.spans:
            if up < min(began, end) and began > begin:
                found.append((max(up, begin), min(began, end)))
            up = max(up, ended)
        return found
