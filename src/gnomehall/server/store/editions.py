"""The editions that people keep in a hall, as rows, and how they are read and written.

A row is its owner's: who shows the secret may change it. Who has the id, which is as hard to guess, may read it.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

COLUMNS: Final = "id, secret, game, name, text, mistakes, revision, created, changed"
MADE: Final = """
CREATE TABLE editions (
  id TEXT PRIMARY KEY, secret TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
  mistakes BIGINT NOT NULL, revision BIGINT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL
)
"""
DROPPED: Final = "DROP TABLE editions"
SINCE: Final = 6
"""The layout that has them."""


@dataclass(frozen=True, slots=True)
class EditionRow:
    """An edition as it was saved last: whole, or with mistakes that its owner has yet to mend."""

    id: str
    secret: str
    """The hash of its owner's secret, in hexadecimal digits."""
    game: str
    name: str
    text: str
    mistakes: int
    revision: int
    """How often it was saved: who saves says which one was changed."""
    created: int
    changed: int


def edition_of(values: Sequence[Any]) -> EditionRow:
    return EditionRow(*values)


def _values(row: EditionRow) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in COLUMNS.split(", "))


class EditionRows:
    """The editions of one store, by what it writes with and what it reads with."""

    def __init__(
        self,
        write: Callable[[list[tuple[str, tuple[Any, ...]]]], Awaitable[None]],
        read: Callable[..., Awaitable[list[tuple[Any, ...]]]],
    ) -> None:
        self._write = write
        self._read = read

    async def add(self, row: EditionRow) -> None:
        places = ",".join("?" * len(COLUMNS.split(",")))
        await self._write([(f"INSERT INTO editions ({COLUMNS}) VALUES ({places})", _values(row))])

    async def change(self, row: EditionRow) -> bool:
        """Write the revision that follows upon the one before it; whether nobody has written another one meanwhile."""
        changed = "name = ?, text = ?, mistakes = ?, revision = ?, changed = ?"
        values = (row.name, row.text, row.mistakes, row.revision, row.changed, row.id, row.revision - 1)
        await self._write([(f"UPDATE editions SET {changed} WHERE id = ? AND revision = ?", values)])
        return await self.find(row.id) == row

    async def drop(self, name: str) -> None:
        await self._write([("DELETE FROM editions WHERE id = ?", (name,))])

    async def find(self, name: str) -> EditionRow | None:
        found = await self._read(f"SELECT {COLUMNS} FROM editions WHERE id = ?", name)
        return edition_of(found[0]) if found else None
