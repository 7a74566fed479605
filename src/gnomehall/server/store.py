"""What is kept of tables, and the interface of whatever keeps it."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Literal, Protocol

from gnomehall.server.protocol import ResultInfo
from gnomehall.server.seats import Lock

TableState = Literal["playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat: a bot of this level, or a person, if anybody."""

    name: str
    bot: str = ""
    taken: bool = True


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its moves."""

    id: str
    game: str
    rules: int
    edition: str
    digest: str
    edition_text: str | None
    """The edition itself, unless it is the shipped one."""
    options: dict[str, str]
    seats: tuple[SeatRow, ...]
    public: bool
    state: TableState
    created: int
    result: ResultInfo | None = None
    rematch: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a table: a move with the draws that followed it, or a taking back.

    A step is stored as one row, so there is never half of one.
    """

    seq: int
    who: int
    """A seat; -1 for the deal before the first move."""
    moves: tuple[str, ...]
    """The move, then what chance answered. Empty where the step takes back."""
    undo: int | None
    """The seq whose position is on the table again, where the step takes back."""
    turn: int
    """Who decides after it."""
    round: int
    at: int

    def repeats(self, seat: int, text: str | None) -> bool:
        """Whether what came again is this step, however the move was spelled; a taking back has no text."""
        if self.who != seat:
            return False
        if text is None or not self.moves:
            return text is None and self.undo is not None
        return self.moves[0].lower().split() == text.lower().split()


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as a list shows it."""

    row: TableRow
    last: Step


class StoreFailed(Exception):
    """The store could not write; what was asked is not done."""


class AlreadyThere(StoreFailed):
    """Another step has this seq at this table."""


class Store(Protocol):
    """Keeps tables, their steps and their locks. What a write returned for is on disk and survives a crash."""

    async def create(self, row: TableRow, first: Step, locks: list[Lock]) -> None: ...

    def append(self, table: str, step: Step, row: TableRow | None = None) -> Awaitable[None]:
        """Add a step and, where the row changed with it, the row, both or neither."""

    async def update(self, row: TableRow, add: list[Lock], drop: list[Lock]) -> None:
        """Change what is not a step: seats, visibility, state; and locks with it."""

    async def load(self, table: str) -> tuple[TableRow, list[Step], list[Lock]] | None: ...

    async def summary(self, table: str) -> tuple[Summary, list[Lock]] | None: ...

    async def public(self, limit: int) -> list[Summary]:
        """Public tables, those being played first, the newest first."""

    async def healthy(self) -> bool: ...

    async def close(self) -> None: ...
