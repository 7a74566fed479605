"""Who follows a table, as the table knows them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

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
