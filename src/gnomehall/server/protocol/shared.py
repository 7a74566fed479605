"""What both sides speak of, on the socket and over HTTP."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from gnomehall.core.event import Event
from gnomehall.core.record import Result
from gnomehall.core.view import Choice as CoreChoice
from gnomehall.core.vocabulary import Plain

VERSION: Final = 2
"""Raised when a client of before would misunderstand."""

NAME_LENGTH: Final = 40
MOVE_LENGTH: Final = 200

TableId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
MoveText = Annotated[str, Meta(max_length=MOVE_LENGTH)]
RequestId = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, lt=2**53)]
GivenName = Annotated[str, Meta(max_length=20_000)]
"""Whatever somebody typed; `seats.clean_name` cuts it to NAME_LENGTH."""

AnyView = Annotated[Any, Meta(extra={"ts": "View"})]
"""A view of the table's game, as its Game.view gives it."""
AnyEntry = Annotated[Any, Meta(extra={"ts": "LogEntry"})]
AnyChoice = Annotated[Any, Meta(extra={"ts": "Choice"})]
"""These are put into messages already encoded, once for all who get them."""
AnyDelta = Annotated[Any, Meta(extra={"ts": "Change[]"})]
"""Changes [path, value]: put the value where the path leads in the view of before; see delta.py."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """One legal move as a person meets it: core's, without the number that only the rules know."""

    move: str
    kind: str
    """What sort of move it is. Words: `choice-<kind>`."""
    rule: str
    data: dict[str, Plain] = {}
    touches: tuple[str, ...] = ()
    """Ids of the things on the board that it concerns, as the view names them."""
    draws: bool = False
    """Chance decides right after it, so it can't be taken back."""

    @classmethod
    def of(cls, choice: CoreChoice, draws: bool = False) -> "Choice":
        return cls(choice.text, choice.kind, choice.rule, choice.data, choice.touches, draws)


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log: one move with the draws that followed it, or an undo."""

    seq: int
    """The table's seq after it: ask for this position to see what it led to."""
    who: int
    """A seat; -1 for what chance dealt at the very start."""
    events: list[Event]
    undo: int | None = None
    """Set where the entry is an undo: the seq whose position the table went back to."""


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["human", "bot"]
    name: str
    bot: str
    """The bot's level; empty for a person."""
    taken: bool
    """False while a person's seat waits for somebody with its link."""
    here: bool
    """Whether somebody is connected to it now; bots always are."""


class TableInfo(Struct, frozen=True):
    """A table as the lobby knows it."""

    id: str
    game: str
    edition: str
    """Its name; its components are at /api/tables/{id}/edition."""
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    public: bool
    state: Literal["playing", "over", "closed", "unreadable"]
    """closed: its host ended it early; unreadable: see `reason`, its record can still be downloaded."""
    reason: str
    seq: int
    turn: int
    """Who decides: a seat, or -2 when nobody does any more."""
    round: int
    changed: int
    """When it last moved, in seconds since 1970 by the server's clock."""
    result: Result | None
    rematch: str
    """The table that this one's players went on to; empty when there is none."""


class Proposal(Struct, frozen=True):
    """A seat asks to take back more than its own last move; every seat of `waiting` must agree."""

    number: int
    by: int
    to: int
    """The seq whose position the table would go back to."""
    waiting: tuple[int, ...]
