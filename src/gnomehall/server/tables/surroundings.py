"""What a table needs of the hall around it."""

from typing import TYPE_CHECKING, Protocol

from gnomehall.server.store.interface import Store, TableRow
from gnomehall.server.tables.absence import Clock
from gnomehall.server.tables.clocks import Span

if TYPE_CHECKING:
    from gnomehall.server.tables.table import Table


class Surroundings(Protocol):
    store: Store
    clock: Clock
    wall: Clock

    def holes(self, begin: int, end: int) -> list[Span]:
        """When the hall was down between two moments."""

    def turned(self, table: "Table") -> None:
        """Somebody else decides now."""

    def attended(self, table: "Table") -> None:
        """Somebody came, left, or looks elsewhere."""

    def ended(self, row: TableRow) -> None:
        """A game has ended, by its rules or otherwise."""

    def count_entry(self, kind: str) -> None: ...
