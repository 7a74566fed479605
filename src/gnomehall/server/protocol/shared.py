"""What both sides speak of, on the socket and over HTTP."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from gnomehall.core.event import Event
from gnomehall.core.record import Result
from gnomehall.core.view import Choice as CoreChoice
from gnomehall.core.vocabulary import Plain
from gnomehall.server.protocol.pace import ClockOut, Lapse, Pace

VERSION: Final = 2
"""Raised when a client of before would misunderstand."""

NAME_LENGTH: Final = 40
MOVE_LENGTH: Final = 200

PATIENCE: Final = 120
"""Seconds after which an absent player's seat may be given to a bot, unless the table says otherwise."""

TableId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
MoveText = Annotated[str, Meta(max_length=MOVE_LENGTH)]
RequestId = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A hash, or a number that could be one. See docs/fair-chance.md."""
Count = Annotated[int, Meta(ge=0, lt=2**53)]
GivenName = Annotated[str, Meta(max_length=20_000)]
"""Whatever somebody typed; `seats.clean_name` cuts it to NAME_LENGTH."""

Ended = Literal["", "host", "agreed", "resigned", "record", "time", "absent"]
"""How a game ended before its rules ended it: by its host, by agreement, because too few play on after one resigned,
lost on time, or was away too long; or because it is the record of a game that was not over."""
Notice = Literal[
    "", "stand-in", "return", "resign", "end", "absent", "start", "halt", "late", "lost", "holiday", "back"
]
"""What happened at the table and not in the game: a bot sat in for an absent player, who came back; a player resigned;
all agreed to end it; a player was away for so long that others claimed they had lost. At tables with a clock: it runs,
because everybody sits; it stands, because a seat is free; a bot took over from a player whose time had run out, or they
have lost; a player went on holiday, and came back."""

Colour = Literal["", "red", "blue", "green", "yellow", "purple", "orange"]
"""The colour that a player chose; empty where they leave it to the table."""

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
    opens: bool = False
    """It is not complete with this: the player is asked something further right after it."""
    ends: bool = False
    """Another player decides right after it, or nobody any more."""

    @classmethod
    def of(cls, choice: CoreChoice, draws: bool = False, opens: bool = False, ends: bool = False) -> "Choice":
        return cls(choice.text, choice.kind, choice.rule, choice.data, choice.touches, draws, opens, ends)


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log: one move with the draws that followed it, an undo, or a notice."""

    seq: int
    """The table's seq after it: ask for this position to see what it led to."""
    who: int
    """A seat; -1 for what chance dealt at the very start."""
    round: int
    """The round in which it was made."""
    events: list[Event]
    undo: int | None = None
    """Set where the entry is an undo: the seq whose position the table went back to."""
    notice: Notice = ""
    """Set where it happened at the table and not in the game, whose position is as before. Words: `notice-<kind>`."""


UndoReason = Literal["", "nothing", "drawn", "other-moved", "revealed", "too-much", "rated"]


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether one's last move can be taken back: alone, by asking the others, or not."""

    how: Literal["alone", "ask", "none"]
    why: UndoReason = ""
    """Why not alone. Words: `undo-<why>`, with `seat`."""
    seat: int = -1
    """Who has moved since, where that is why."""
    turn: int | None = None
    """Where one's whole turn can be taken back alone, and is more than the last move: the seq in which it began."""


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
    away: int
    """For how many seconds nobody has been, when this was told; 0 where somebody is."""
    stand_in: str
    """The level of the bot that plays for the person meanwhile, or for good if they resigned; empty if they play."""
    resigned: bool
    """Whether they have given up, or lost on time or by absence."""
    lapse: Lapse
    open: bool
    """Whether anybody may sit down here, or might when it was free."""
    colour: Colour
    """The one they chose, which no other player has; empty where they chose none."""
    player: str
    """The id of the player, if the hall knows who sits there; empty for guests and bots."""


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
    """closed: it ended early, see `ended`; unreadable: see `reason`, its record can still be downloaded."""
    ended: Ended
    """For a table that is closed: by its host, by agreement, because too few of its players had not resigned, or, for
    one that was opened from a record, because the game was not over."""
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
    host: int
    """The seat of the player who is host; SPECTATOR where the host sits nowhere."""
    patience: int
    """After so many seconds of absence, anybody seated may let a bot play for a player until they return."""
    watching: int
    """How many connections look on without a seat."""
    hints: bool
    """Whether its players may ask for hints."""
    rated: bool
    """Whether its result counts: then there are no hints and no undos, and each person there is a player."""
    pace: Pace
    clock: ClockOut | None
    """Null where there is no clock, and for tables that nobody has looked at for a while."""
    due: int
    """When the clock that runs will have run out, or bots will take the seats that are free, in seconds since 1970; 0
    for never."""
    fill_at: int
    """When bots will take the open seats that are free then, in seconds since 1970; 0 for never."""
    fill_bot: str
    """Which bots."""


class ChanceInfo(Struct, frozen=True):
    """What the draws of a table follow from, as far as it is shown before the end."""

    commitment: str
    """The hash of the secret."""
    last: str
    """The number that the viewer's seat sent last; the next one should follow from it."""
    repeats: bool
    """Whether the table has the luck of another game: then numbers are not taken."""


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A seat asks to take back more than its own last move, or to end the game; every seat of `waiting` must agree."""

    number: int
    by: int
    to: int
    """The seq whose position the table would go back to; -1 where it would end."""
    waiting: tuple[int, ...]
    what: Literal["undo", "end"] = "undo"
