"""Who follows a table, as the table knows them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from gnomehall.server.tables.broadcast import Broadcast

if TYPE_CHECKING:
    from gnomehall.server.tables.table import Table


class Listener(Protocol):
    """A connection, as far as tables know it."""

    tables: "dict[str, Table]"
    """Those that it follows."""
    closed: bool

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
    mark: int = -1
    """Which list of choices it was sent last."""


class Followers(dict[Listener, Follower]):
    """All who follow a table."""

    def viewers(self) -> set[int]:
        """As whom they look on."""
        return {follower.viewer for follower in self.values()}

    def push(self, table: str, data: bytes, but: Listener | None = None) -> None:
        """Send the same to all, or to all but one."""
        for client in self:
            if client is not but:
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
