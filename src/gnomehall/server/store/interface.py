"""What is kept of tables, and the interface of whatever keeps it."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from gnomehall.core.errors import GnomehallError
from gnomehall.core.record import Result
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server.protocol import NO_PACE, PATIENCE, Colour, Ended, Lapse, Notice, Pace
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.editions import EditionRows

TableState = Literal["playing", "over", "closed"]
RoleName = Literal["host", "seat", "watch", "spent"]
"""spent: a link that was used or withdrawn. It opens nothing; whoever has it is told what became of it."""
NO_SEAT: Final = SPECTATOR
Statement = tuple[str, tuple[Any, ...]]
"""A statement with `?` for its values, in words that both kinds of database have."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat: a bot of this level, or a person, if anybody."""

    name: str
    bot: str = ""
    taken: bool = True
    stand_in: str = ""
    """The bot that plays for the person until they return; for good where they resigned."""
    resigned: bool = False
    colour: Colour = ""
    player: str = ""
    """The player who sits there; empty for a bot and for a guest."""
    open: bool = False
    """Whether anybody may sit down as long as it is free."""
    lapse: Lapse = ""

    @property
    def decider(self) -> str:
        """The bot that decides here now; empty where a person does."""
        return self.bot or self.stand_in


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
    result: Result | None = None
    rematch: str = ""
    host: int = NO_SEAT
    """The seat of the player who is host; NO_SEAT where the host sits nowhere."""
    patience: int = PATIENCE
    """Seconds that a player may be away before others may let a bot play for them."""
    ended: Ended = ""
    hints: bool = False
    """Whether players may ask for hints though several people play."""
    rated: bool = False
    """Whether its result counts for the ratings of its players."""
    pace: Pace = NO_PACE
    due: int = 0
    """When something has to be done here: a clock runs out, or bots take the free seats; 0 for never."""
    fill_at: int = 0
    fill_bot: str = ""
    """When bots take the open seats that are free, and which; 0 for never."""
    meet: str = ""
    """What *play now* looks for, as long as this is the table where those meet who look for it."""

    @property
    def vacant(self) -> int:
        """How many open seats are free."""
        return sum(seat.open and not seat.taken for seat in self.seats) if self.state == "playing" else 0

    @property
    def complete(self) -> bool:
        """Whether each seat has somebody who decides there."""
        return all(seat.taken or seat.decider for seat in self.seats)


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """One entry of a table's timeline: a move with the draws that followed it, an undo, or a notice.

    An entry is stored as one row, so there is never half of one.
    """

    seq: int
    who: int
    """A seat; -1 for the deal before the first move."""
    moves: tuple[str, ...]
    """The move, then what chance answered. Empty for an undo and a notice."""
    undo: int | None
    """The seq whose position is on the table again, for an undo."""
    turn: int
    """Who decides after it."""
    round: int
    at: int
    notice: Notice = ""
    """What happened beside the game, whose position it leaves as it is."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What a token permits. Of the token itself only its hash is kept."""

    hash: bytes
    role: RoleName
    seat: int = NO_SEAT
    """The seat that it opens; for a host, where they sat down first."""
    invites: bool = False
    """Whether it is the token of a link that nobody has used yet."""
    inviter: int = NO_SEAT
    """The seat of whoever made the link."""
    player: str = ""
    """Whose it is, if it is a player's."""
    device: str = ""
    """The player key of the device that has the token; empty for a hold, which no token opens."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as a list shows it."""

    row: TableRow
    last: TimelineEntry


class StoreFailed(GnomehallError):
    """The store could not write or read; what was asked is not done."""


@dataclass(frozen=True, slots=True)
class Member:
    """One of the processes that share a hall: its number, which no other ever has, and where others reach it."""

    number: int
    address: str = ""
    """HOST:PORT"""
    secret: str = ""
    """What others show it as a sign that they belong to the hall: whoever may read the database."""


class Elsewhere(StoreFailed):
    """Another process is the authority over this table."""

    def __init__(self, member: Member) -> None:
        super().__init__("another process has this table; try again")
        self.member = member


class LeaseLost(StoreFailed):
    """Another process has become the authority over this table; what this one has of it may be behind."""


class AlreadyThere(StoreFailed):
    """Another entry has this seq at this table."""


class Store(Protocol):
    """Keeps tables, their entries and their grants. What a write returned for is on disk and survives a crash."""

    editions: EditionRows
    """Those that people keep in the hall, beside its tables."""

    async def create(
        self,
        row: TableRow,
        entries: list[TimelineEntry],
        grants: list[Grant],
        before: TableRow | None = None,
        chance: ChanceRow | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Add a table, what else is kept of it, and, where it follows upon another, the row of that one: all of it or
        nothing.
        """

    def append(
        self, table: str, entry: TimelineEntry, row: TableRow | None = None, number: str = ""
    ) -> Awaitable[None]:
        """Add an entry, the number that was sent for it, and the row where it changed with it: all of it or nothing."""

    async def promise(self, secret: str, now: int) -> None:
        """Keep a secret for the table that will be opened with it."""

    async def promised(self, commitment: str) -> str | None:
        """The secret that was promised so, as long as no table has it."""

    async def chance(self, table: str) -> ChanceRow | None:
        """What the draws of a table come from; None for one that has no promise."""

    async def update(self, row: TableRow, add: list[Grant], drop: list[Grant]) -> None:
        """Change what is not an entry: seats, visibility, state; and grants with it."""

    async def claim(self, table: str) -> None:
        """Be the authority over a table, before it is loaded; Elsewhere if another process is."""

    async def load(self, table: str) -> tuple[TableRow, list[TimelineEntry], list[Grant]] | None: ...

    async def summary(self, table: str) -> tuple[TableSummary, list[Grant]] | None: ...

    async def public(self, limit: int) -> list[TableSummary]:
        """Public tables, those being played first, the newest first."""

    async def unplayed(self, before: int, table: str = "") -> list[str]:
        """Tables opened before a time, or the one if it is such, that go on and at which no person made a move."""

    async def delete(self, table: str) -> None:
        """Remove a table with its entries and grants, all of it or nothing."""

    async def write(self, *statements: Statement, table: str = "") -> None:
        """Write all of it or nothing; what is of a table, by the right of whoever has it."""

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Read what is not of tables."""

    async def healthy(self) -> bool:
        """Whether a write still reaches the disk and what is there can be read; answered soon, whatever happens."""

    async def close(self) -> None: ...
