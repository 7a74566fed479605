"""The messages of the socket, in both directions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.core.record import Result
from gnomehall.core.view import Refusal
from gnomehall.server.protocol.shared import (
    AnyChoice,
    AnyDelta,
    AnyEntry,
    AnyView,
    ChanceInfo,
    Count,
    Hash,
    MoveText,
    Proposal,
    RequestId,
    TableId,
    TableInfo,
    Token,
    UndoState,
)
from gnomehall.server.protocol.talk import Talked

# --- client to server --------------------------------------------------------------------------


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """Follow a table: with a seat's token as that seat, else as a spectator."""

    table: TableId
    token: Token = ""
    also: Annotated[tuple[Token, ...], Meta(max_length=7)] = ()
    """The tokens of other seats that the same people play from here: these are not away."""


class Part(Struct, tag="part", forbid_unknown_fields=True):
    """Follow it no longer."""

    table: TableId


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move in the position that `seq` names."""

    table: TableId
    seq: Count
    move: MoveText
    id: RequestId = ""
    number: Hash | None = None
    """What the player adds to chance: it is taken in before what is drawn after this move."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back: without `to` one's own last move, with it everything after the position of that seq.

    What the rules of undo don't allow alone becomes a proposal to the other people at the table.
    """

    table: TableId
    seq: Count
    to: Count | None = None
    id: RequestId = ""


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree to a proposal or not. Its own author takes it back with a no."""

    table: TableId
    proposal: Count
    yes: bool
    id: RequestId = ""


class End(Struct, tag="end", forbid_unknown_fields=True):
    """Propose to end the game as it stands; where no other person plays, it ends."""

    table: TableId
    id: RequestId = ""


class Attend(Struct, tag="attend", forbid_unknown_fields=True):
    """Say whether one looks at a table: who has it open in a hidden page is told of their turn as if away."""

    table: TableId
    there: bool


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Ask for the whole state of a table again."""

    table: TableId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? A browser can't send the protocol's own pings."""

    at: float = 0.0
    """Any number, given back as it is: by it a client knows how long the way was."""


ClientMessage = Join | Part | Move | Undo | Answer | End | Attend | Resync | Ping


# --- server to client --------------------------------------------------------------------------


class Sync(Struct, tag="sync", frozen=True):
    """Everything about a table, to a viewer: after a join, a reconnect, or when a reader was too slow."""

    table: str
    version: int
    you: int
    """The seat one sits in, SPECTATOR for who only watches."""
    host: bool
    info: TableInfo
    seq: int
    view: AnyView
    choices: list[AnyChoice]
    """Empty unless it is the viewer who decides."""
    log: list[AnyEntry]
    """The newest entries. Those before the first of them are at /api/tables/{id}/log."""
    undo: UndoState
    """Whether the viewer may take back their last move."""
    proposal: Proposal | None
    chance: ChanceInfo | None
    """Null where draws can't be checked."""


class Moved(Struct, tag="moved", frozen=True):
    """One step of the table, as a change to what the client has at seq - 1."""

    table: str
    seq: int
    entry: AnyEntry
    delta: AnyDelta
    """Changes of the view. See `applyDelta`."""
    choices: list[AnyChoice | str]
    """A text alone means: the choice of this move in the last choices that were sent and not empty."""
    undo: UndoState
    result: Result | None


class Info(Struct, tag="info", frozen=True):
    """Who sits, who is here, what state the table is in has changed."""

    table: str
    info: TableInfo


class Proposed(Struct, tag="proposed", frozen=True):
    """A proposal was made, answered by some, or, with null, is off the table."""

    table: str
    proposal: Proposal | None


class Ack(Struct, tag="ack", frozen=True):
    """Done, and safe on disk. `seq` is the table's after it."""

    table: str
    id: str
    seq: int


RefusalCode = Literal[
    "bad-message",  # not JSON, or not one of the messages
    "unknown-table",  # or one that the token does not open
    "not-seated",
    "not-your-turn",
    "stale",  # `seq` is the current one
    "bad-notation",
    "illegal",  # `refusal` says why
    "cannot-undo",
    "resigned",  # who resigned only looks on
    "present",  # the player is there, or has not been away long enough
    "colour-taken",
    "unknown-edition",
    "not-owner",  # of the edition
    "overtaken",  # somebody else saved the edition meanwhile
    "bad-edition",  # the message names entry and field
    "link-used",  # somebody sat down with it, or it was withdrawn
    "no-player",  # the key opens no player, or not any more
    "unknown-player",
    "no-entry",  # a link for another device or a phrase that opens nothing
    "no-passkey",  # it was not taken, or the hall can't take any
    "rated",  # the table counts for ratings, and this is not done there
    "no-hints",  # several people play here, and the table was opened without hints
    "no-proposal",
    "unknown-tournament",
    "no-notices",  # the hall sends none of this kind
    "bad-address",  # nothing is sent there
    "not-sent",
    "unknown-way",  # or a link about one that is gone
    "not-organiser",  # of the tournament
    "too-few",  # for a tournament to begin
    "no-talk",  # there is none here, or one has to become a player for it
    "silenced",  # by the host of the table, or the organiser
    "no-promise",  # the secret of this commitment has a table by now, or was kept for too long
    "seat-taken",  # no open seat is free any more
    "late",  # one's time has run out
    "no-holiday",  # none is left, or the table has no clock by days
    "over",
    "not-over",
    "read-only",
    "too-many",  # rate or number of tables
    "busy",
    "error",
]


class Refused(Struct, tag="refused", frozen=True):
    """Nothing was done, and why."""

    code: RefusalCode
    message: str
    """A line of English for people who write clients. A face says the code, or the refusal, in its own words."""
    table: str = ""
    id: str = ""
    seq: int = -1
    refusal: Refusal | None = None
    """The rule against it, where it is a move that the rules do not allow. Words: `refusal-<kind>`."""


class Parted(Struct, tag="parted", frozen=True):
    """The table is followed no longer: one parted, or the seat's token was withdrawn."""

    table: str


class Pong(Struct, tag="pong", frozen=True):
    at: float


ServerMessage = Sync | Moved | Info | Proposed | Ack | Refused | Parted | Pong | Talked
