"""Telling all who follow a table what it is like: who sits there, who is there, how many watch."""

import asyncio
from collections.abc import Callable

from gnomehall.server import protocol
from gnomehall.server.limits import WATCHING_MESSAGES, WATCHING_SECONDS
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.followers import Followers, Listener


class Announcements:
    """What concerns players is told at once. Spectators come and go in crowds: that is told once for many of them."""

    def __init__(self, followers: Followers, info: Callable[[], protocol.TableInfo]) -> None:
        self._followers = followers
        self._info = info
        self.waiting: asyncio.TimerHandle | None = None

    def tell_all(self, but: Listener | None = None) -> None:
        self._tell([client for client in self._followers if client is not but])

    def tell_soon(self) -> None:
        """Tell in a moment how many watch then."""
        if self.waiting is None:
            wait = max(WATCHING_SECONDS, len(self._followers) / WATCHING_MESSAGES)
            self.waiting = asyncio.get_running_loop().call_later(wait, self._tell_misinformed)

    def _tell_misinformed(self) -> None:
        """Whoever came last knows already, and nobody is told a number twice."""
        watching = self._followers.watching()
        self._tell([client for client, follower in self._followers.items() if follower.told != watching])

    def _tell(self, clients: list[Listener]) -> None:
        if self.waiting:
            self.waiting.cancel()
            self.waiting = None
        if not clients:
            return
        info = self._info()
        data = encode(protocol.Info(info.id, info))
        for client in clients:
            client.push(info.id, data)
            self._followers[client].told = info.watching
