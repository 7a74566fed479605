"""Bodies of the HTTP API about a game as such: hints, looks ahead, analyses, scores, positions, lessons."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.core.event import Event
from gnomehall.core.lesson import LessonStep
from gnomehall.core.view import Refusal, Sheet
from gnomehall.server.protocol.shared import AnyView, Choice, Count, GivenName, MoveText


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Who learns, and what the bot is called."""

    name: GivenName = ""
    bot: GivenName = ""


class OpenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as it was downloaded, to be looked at again."""

    text: str


class CarryOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a position of a finished game: in which seat, and with which bot in the others."""

    seq: Count
    seat: Annotated[int, Meta(ge=0, lt=8)]
    bot: Annotated[str, Meta(max_length=40)]
    name: GivenName = ""
    luck: bool = False
    """With the luck that the game had, as far as what is drawn is the same; else with fresh luck."""


class NumberOut(Struct, frozen=True):
    """A number that was sent after so many moves of the record."""

    at: int
    who: int
    """A seat; -1 for whoever opened the table."""
    number: str


class UndoneOut(Struct, frozen=True):
    """Draws of one kind that were made after so many moves of the record and taken back."""

    at: int
    draws: int
    what: str


class DrawOut(Struct, frozen=True):
    """A draw: which move of the record it is, what it is a draw of, what could come, by weight, and what came."""

    at: int
    what: str
    outcomes: tuple[tuple[str, int], ...]
    drawn: str


class ChanceOut(Struct, frozen=True):
    """What is known of the chance of a table. docs/fair-chance.md says how it is checked."""

    commitment: str
    secret: str
    """Empty, like all below, as long as the game goes on."""
    numbers: tuple[NumberOut, ...]
    undone: tuple[UndoneOut, ...]
    repeats: dict[str, str]
    draws: tuple[DrawOut, ...]


class LessonOut(Struct, frozen=True):
    """The lesson that a table is, with the steps that the learner's moves have fulfilled."""

    steps: tuple[LessonStep, ...]
    """Words: `lesson-<id>`, and `lesson-<id>-waits` while no wanted move is possible."""
    fulfilled: tuple[str, ...]


class IdeaOut(Struct, frozen=True):
    """A move and what a search thinks of it: the chance to win with it, and the 95 % interval of that."""

    move: str
    value: float
    low: float
    high: float
    reason: Literal["points", "rivals", "chance", "only"]
    """What it is better or worse for: the best move beside the second best, the others beside the best."""
    by: float
    """By how much: points to be expected at the end, or a chance to win."""


class HintOut(Struct, frozen=True):
    """What a good player would do in one's place."""

    seq: int
    ideas: tuple[IdeaOut, ...]
    """The best first."""
    chances: tuple[float, ...]
    """Of each seat to win."""


class Look(Struct, frozen=True):
    """What choosing a thing on the board would do for the score, or why it can't be chosen now."""

    changes: tuple[int, ...] = ()
    """By how much one's own score may have changed once the move is complete, whatever is answered and drawn until
    then, least first. Empty where there are too many ways to try."""
    refusal: Refusal | None = None
    """Null where it can be chosen, and for what is never chosen. Words: `refusal-<kind>`."""


class AskAhead(Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=8)]


class Ahead(Struct, frozen=True):
    """What would come of one's next moves, as far as one can know it. Nothing is done by asking."""

    seq: int
    player: int
    """Who decides then: a seat, -1 where chance does, -2 when the game would be over."""
    sure: bool
    """False where it hangs on what one can't see: then only the events that happen in any case are told."""
    events: list[Event]
    choices: list[Choice]
    """What one may choose next; empty unless one decides oneself, and it is sure."""
    change: int
    """By how much one's own score would change, if it is sure."""
    view: AnyView | None
    """What one would see then; null unless it is sure."""


class MomentOut(Struct, frozen=True):
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
    played: Choice
    by: int
    """Who decided."""
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


class SlipOut(Struct, frozen=True):
    """A move that gave something away, and the better one."""

    seq: int
    """The position in which it was made."""
    seat: int
    played: Choice
    best: Choice
    cost: float


class LuckOut(Struct, frozen=True):
    """Luck told from decisions: for each seat, start, draws and all moves add up to `final` of the analysis."""

    start: tuple[float, ...]
    """The chance of each seat before anything was dealt."""
    draws: tuple[float, ...]
    """What draws added to it."""
    moves: tuple[tuple[float, ...], ...]
    """By player, what their moves added to the chance of each seat."""


class AnalysisOut(Struct, frozen=True):
    """The course of a game: the chances at every decision, and what came of it."""

    moments: tuple[MomentOut, ...]
    final: tuple[float, ...]
    turns: tuple[TurningPoint, ...]
    """The largest changes, in the order of the game."""
    slips: tuple[SlipOut, ...]
    """The costliest moves of every seat, seat by seat, the worst first."""
    unit: Literal["chance", "points"]
    """Who plays alone has nobody to win against: there, all these numbers are the points that may be expected."""
    luck: LuckOut


class AnalysisProgress(Struct, frozen=True):
    """How many decisions of a game are gone over, of how many; 0 of 0 where nobody is at it."""

    done: int
    of: int


class Position(Struct, frozen=True):
    """The table as a viewer saw it at a seq of the past."""

    seq: int
    viewer: int
    view: AnyView
    sheet: Sheet
