"""Who follows a table, as the table knows them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from gnomehall.server.tables.broadcast import Broadcast

if TYPE_CHECKING:
    from gnomehall.server.tables.table import Table


Acknowledge = Callable[[int], None]
"""Called with the new seq when an entry is on disk, before anybody is told of it."""


def ignore(_: int) -> None:
    """Nobody waits for it."""


class DistantTable(Protocol):
    """A table of another process, as far as a connection knows it."""

    def forward(self, client: "Listener", data: bytes) -> None:
        """Hand over a message that is about it; the answers come by the listener's own methods."""

    async def part(self, client: "Listener") -> None: ...

    async def resync(self, client: "Listener") -> None: ...


class Listener(Protocol):
    """A connection, as far as tables know it."""

    tables: "dict[str, Table | DistantTable]"
    """Those that it follows."""
    closed: bool

    def hang_up(self) -> None:
        """Tell it to come again: its table is at another process now."""

    def answer(self, data: bytes) -> None:
        """Send what it asked for; this is never dropped."""

    def push(self, table: str, data: bytes) -> None:
        """Send news of a table; dropped for a whole resync later where it does not read."""

    def accepts_sync(self, table: str) -> bool:
        """Whether the whole state of a table can be sent now; if not, it will ask the table for a resync itself."""


@dataclass(slots=True)
class Follower:
    """How a connection follows a table."""

    viewer: int
    host: bool
    seats: frozenset[int]
    """Those whose players are there: the viewer's, and others that are played from the same device."""
    hashes: frozenset[bytes]
    """Of the tokens that it follows with."""
    mark: int = -1
    """Which list of choices it was sent last."""
    told: int = -1
    """How many watch, as it was told last."""
    there: bool = True
    """Whether somebody looks; a page that is hidden says that nobody does."""


class Followers(dict[Listener, Follower]):
    """All who follow a table. Few of them play; a thousand may watch, so for most purposes these are only counted."""

    def __init__(self) -> None:
        super().__init__()
        self._playing: dict[Listener, Follower] = {}

    def add(self, client: Listener, follower: Follower) -> None:
        self[client] = follower
        self._playing.pop(client, None)
        if follower.seats:
            self._playing[client] = follower

    def remove(self, client: Listener) -> Follower | None:
        """How it followed, if it did."""
        self._playing.pop(client, None)
        return self.pop(client, None)

    def viewers(self) -> set[int]:
        """As whom they look on."""
        return {follower.viewer for follower in self.values()}

    def present(self) -> set[int]:
        """The seats whose players are there."""
        return {seat for follower in self._playing.values() for seat in follower.seats}

    def attending(self) -> set[int]:
        """The seats whose players look at the table."""
        return {seat for follower in self._playing.values() if follower.there for seat in follower.seats}

    def watching(self) -> int:
        """How many look on without a seat."""
        return len(self) - len(self._playing)

    def push(self, table: str, data: bytes) -> None:
        """Send the same to all."""
        for client in self:
            client.push(table, data)

    def tell_entry(self, table: str, broadcast: Broadcast, turn: int) -> None:
        """Send to each what the last entry changed for them."""
        marks: dict[int, set[int]] = {}
        for follower in self.values():
            marks.setdefault(follower.viewer, set()).add(follower.mark)
        sent, mark = broadcast.moved(table, marks)
        for client, follower in self.items():
            client.push(table, sent[follower.viewer, follower.mark])
            if follower.viewer == turn:
                follower.mark = mark
