"""Everything that goes over the wire, as types: the messages of the socket and the bodies of the HTTP API.

`web/src/protocol.ts` is generated from this file and from the view types of the games; docs/protocol.md explains it.
Struct names are the names of the TypeScript types. Fields that a client may leave out have defaults.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

VERSION: Final = 1
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
Data = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, Plain>"})]


AnyDelta = Annotated[Any, Meta(extra={"ts": "Change[]"})]
"""Changes [path, value]: put the value where the path leads in the view of before; see delta.py."""


# --- what both sides speak of ------------------------------------------------------------------


class Choice(Struct, frozen=True, array_like=True):
    """One legal move as a person meets it."""

    move: str
    kind: str
    says: str
    rule: str
    touches: tuple[str, ...] = ()
    draws: bool = False
    """Chance decides right after it, so it can't be taken back."""


class EventOut(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `says` is it in English; kind and data are for animation and other languages."""

    kind: str
    rule: str
    data: Data
    says: str
    to: int = -1
    """The only seat that sees it; left out when all do."""


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """A step of the table: one move with the draws that followed it, or a taking back."""

    seq: int
    """The table's seq after it: ask for this position to see what it led to."""
    who: int
    """A seat; -1 for what chance dealt at the very start."""
    events: list[EventOut]
    undo: int | None = None
    """Set where the entry takes back: the seq whose position the table went back to."""


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


class ResultInfo(Struct, frozen=True):
    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


class TableInfo(Struct, frozen=True):
    """A table as the lobby knows it."""

    id: str
    game: str
    edition: str
    digest: str
    """Names the edition's content; its components are at /api/tables/{id}/edition."""
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
    created: int
    """Seconds since 1970, by the server's clock."""
    changed: int
    watchers: int
    result: ResultInfo | None
    rematch: str
    """The table that this one's players went on to; empty when there is none."""


class Proposal(Struct, frozen=True):
    """A seat asks to take back more than its own last move; every seat of `waiting` must agree."""

    number: int
    by: int
    to: int
    """The seq whose position the table would go back to."""
    waiting: tuple[int, ...]


# --- client to server --------------------------------------------------------------------------


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """Follow a table: with a seat's token as that seat, else as a spectator."""

    table: TableId
    token: Token = ""


class Part(Struct, tag="part", forbid_unknown_fields=True):
    """Follow it no longer."""

    table: TableId


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move in the position that `seq` names."""

    table: TableId
    seq: Count
    move: MoveText
    id: RequestId = ""


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


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Ask for the whole state of a table again."""

    table: TableId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? A browser can't send the protocol's own pings."""

    at: float = 0.0
    """Any number, given back as it is: by it a client knows how long the way was."""


ClientMessage = Join | Part | Move | Undo | Answer | Resync | Ping


# --- server to client --------------------------------------------------------------------------


class Sync(Struct, tag="sync", frozen=True):
    """Everything about a table, to a viewer: after a join, a reconnect, or when a reader was too slow."""

    table: str
    version: int
    you: int
    """The seat one sits in, -1 for a spectator."""
    host: bool
    info: TableInfo
    seq: int
    view: AnyView
    prompt: str
    """What is asked of whoever decides."""
    prompt_rule: str
    """The rule behind it; may be empty."""
    choices: list[AnyChoice]
    """Empty unless it is the viewer who decides."""
    log: list[AnyEntry]
    undo: bool
    """Whether the viewer may take back their last move without asking."""
    proposal: Proposal | None


class Moved(Struct, tag="moved", frozen=True):
    """One step of the table, as a change to what the client has at seq - 1."""

    table: str
    seq: int
    entry: AnyEntry
    delta: AnyDelta
    """Changes of the view. See `applyDelta`."""
    prompt: str
    prompt_rule: str
    choices: list[AnyChoice | str]
    """A text alone means: the choice of this move in the last choices that were sent and not empty."""
    undo: bool
    round: int
    turn: int
    result: ResultInfo | None


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
    "illegal",  # rule and legal say more
    "cannot-undo",
    "no-proposal",
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
    table: str = ""
    id: str = ""
    seq: int = -1
    rule: str = ""
    legal: tuple[str, ...] = ()
    reason: str = ""
    """Why the rule forbids the move, in English."""
    kind: str = ""
    """The kind of reason and what it is about, for other languages; empty where a game has no more to say."""
    data: Data = {}


class Parted(Struct, tag="parted", frozen=True):
    """The table is followed no longer: one parted, or the seat's token was withdrawn."""

    table: str
    reason: str


class Pong(Struct, tag="pong", frozen=True):
    at: float
    now: float
    """Seconds since 1970, by the server's clock."""


ServerMessage = Sync | Moved | Info | Proposed | Ack | Refused | Parted | Pong


# --- HTTP API ----------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    name: str
    help: str
    rule: str
    values: tuple[str, ...]
    """The first is the default."""
    free: bool


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    tagline: str
    prefix: str
    rules: int
    seats: tuple[int, ...]
    minutes: str
    credits: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    sample: bool
    lesson: bool
    """Whether it has a guided start."""


class BotInfo(Struct, frozen=True):
    name: str
    says: str


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: me, a friend who gets a link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: GivenName = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]] = {}
    public: bool = False
    edition: Annotated[str, Meta(max_length=200_000)] = ""
    """The text of an edition file; empty for the shipped one."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Who learns, and what the bot is called."""

    name: GivenName = ""
    bot: GivenName = ""


class CarryOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a position of a finished game: in which seat, and with which bot in the others."""

    seq: Count
    seat: Annotated[int, Meta(ge=0, lt=8)]
    bot: Annotated[str, Meta(max_length=40)]
    name: GivenName = ""


class LessonStepOut(Struct, frozen=True):
    """One step of a lesson, its words by language."""

    id: str
    rule: str
    says: dict[str, str]
    wants: tuple[str, ...]
    """The beginnings, in whole words, of the moves that fulfil it; none where it is only read."""
    leads: tuple[str, ...]
    """The beginnings of the moves after which a wanted one is asked for."""
    shows: tuple[str, ...]
    """The beginnings of the ids of the things it speaks of; without any, all that leads to a wanted move."""
    waits: dict[str, str]
    """What is told while no wanted move is possible; may be empty."""


class LessonOut(Struct, frozen=True):
    """The lesson that a table is, with the steps that the learner's moves have fulfilled."""

    steps: tuple[LessonStepOut, ...]
    fulfilled: tuple[str, ...]


class Key(Struct, frozen=True):
    """A seat and the token that opens it."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table with all its tokens. They are told once: the server keeps only their hashes."""

    table: TableInfo
    host: str
    watch: str
    """Lets others watch a table that is not public."""
    mine: tuple[Key, ...]
    friends: tuple[Key, ...]
    """For links like /table/{id}#{token}: what follows # is never sent to a server or in a referrer."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of a link. The link's token is used up by it; the answer holds one's own."""

    token: Token
    name: GivenName = ""


class Seated(Struct, frozen=True):
    table: TableInfo
    seat: int
    token: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName


class Reseat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host frees a seat: for a bot, or, without one, for whoever gets the new link."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Reseated(Struct, frozen=True):
    table: TableInfo
    token: str
    """For the new link; empty when a bot sat down."""


class Idea(Struct, frozen=True):
    """A move and what a search thinks of it: the chance to win with it, and the 95 % interval of that."""

    move: str
    says: str
    rule: str
    value: float
    low: float
    high: float


class Hint(Struct, frozen=True):
    """What a good player would do in one's place."""

    seq: int
    ideas: tuple[Idea, ...]
    """The best first."""
    chances: tuple[float, ...]
    """Of each seat to win."""


class Look(Struct, frozen=True):
    """What choosing a thing on the board would do for the score, or why it can't be chosen now."""

    seq: int
    thing: str
    changes: tuple[int, ...] = ()
    """By how much one's own score would change at once, by each choice of it, least first; draws come after."""
    rule: str = ""
    reason: str = ""
    """In English; empty where it can be chosen, and for what is never chosen."""
    kind: str = ""
    """The kind of reason and what it is about, for other languages; empty where a game has no more to say."""
    data: Data = {}


class AskAhead(Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=8)]


class Ahead(Struct, frozen=True):
    """What would come of one's next moves, as far as one can know it. Nothing is done by asking."""

    seq: int
    moves: tuple[str, ...]
    player: int
    """Who decides then: a seat, -1 where chance does, -2 when the game would be over."""
    sure: bool
    """False where it hangs on what one can't see: then only the events that happen in any case are told."""
    events: list[EventOut]
    choices: list[Choice]
    """What one may choose next; empty unless one decides oneself, and it is sure."""
    change: int
    """By how much one's own score would change, if it is sure."""
    view: AnyView
    """What one would see then; null unless it is sure."""


class Moment(Struct, frozen=True):
    """A decision of a game that is over."""

    seq: int
    """The position in which it was made."""
    seat: int
    chances: tuple[float, ...]
    """Of each seat to win, before it."""
    played: str
    best: str
    cost: float
    """The chance of winning that it gave away, as far as the search can tell."""


class TurningPoint(Struct, frozen=True):
    """A decision after which somebody's chance was quite another."""

    seq: int
    """The position that it led to."""
    by: int
    """Who decided."""
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


class AnalysisOut(Struct, frozen=True):
    """The course of a game: the chances at every decision, and what came of it."""

    moments: tuple[Moment, ...]
    final: tuple[float, ...]
    turns: tuple[TurningPoint, ...]
    """The largest changes, in the order of the game."""
    unit: Literal["chance", "points"]
    """Who plays alone has nobody to win against: there, all these numbers are the points that may be expected."""


class AnalysisProgress(Struct, frozen=True):
    """How many decisions of a game are gone over, of how many; 0 of 0 where nobody is at it."""

    done: int
    of: int


class SetPublic(Struct, frozen=True, forbid_unknown_fields=True):
    public: bool


class TableKey(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    token: Token


class MineAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """What these tokens open."""

    keys: Annotated[list[TableKey], Meta(max_length=200)]


class MineTable(Struct, frozen=True):
    table: TableInfo
    role: Literal["host", "seat", "watch"]
    seat: int
    """-1 for a host's or a watcher's token."""
    token: str
    """The token asked about, so that a client can drop those that open nothing any more."""
    waits: bool
    """Whether the table waits for this seat."""


class Rematch(Struct, frozen=True):
    """The table that the players of a finished one go on to, and one's own tokens for it."""

    table: TableInfo
    seat: int
    token: str
    host: str
    """Empty unless one was the host of the table before."""


class SheetLineOut(Struct, frozen=True):
    label: str
    rule: str
    points: tuple[int, ...]


class SheetOut(Struct, frozen=True):
    """The score as it stands, line by line, one column a seat."""

    lines: tuple[SheetLineOut, ...]
    notes: tuple[str, ...]
    totals: tuple[int, ...]


class Position(Struct, frozen=True):
    """The table as a viewer saw it at a seq of the past."""

    table: str
    seq: int
    viewer: int
    view: AnyView
    prompt: str
    sheet: SheetOut


class Problem(Struct, frozen=True):
    """The body of every HTTP refusal."""

    code: str
    message: str


class Health(Struct, frozen=True):
    status: Literal["ok", "failing"]
    version: str
    protocol: int
    tables: int
    connections: int


API: Final[tuple[type[Struct], ...]] = (
    *(Choice, LogEntry),
    *(GameInfo, BotInfo, NewTable, Created, SitDown, Seated, Rename, Reseat, Reseated, SetPublic, MineAsk, MineTable),
    *(NewLesson, LessonOut, CarryOn, AskAhead, Ahead),
    *(Hint, Look, AnalysisOut, AnalysisProgress, Rematch, SheetOut, Position, Problem, Health, TableInfo),
)
"""Every body of the HTTP API, for the generator."""
