"""What people are shown: views, choices, refusals, score sheets and drawings. Plain frozen data, ready for a wire.

None of it is a sentence: kinds and ids say what is meant, and `core.words` says it in a language.
"""

from dataclasses import dataclass, field
from typing import Final

from gnomehall.core.vocabulary import Action, Decider, Plain, Viewer

LAST_ROUND: Final = "round"
LAST_TURN: Final = "turn"


@dataclass(frozen=True, slots=True)
class Ending:
    """A way in which a game can end, and how near it is. Words: `near-<kind>`, given `at`, `of` and `left`."""

    kind: str
    """As `View.ending` calls it once it has come."""
    rule: str
    left: int
    """How much is left until it comes."""
    of: int
    """How much there was at the start."""


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer may see of a position. A game adds its own fields."""

    viewer: Viewer
    player: Decider
    asked: str
    """The name of the step that is asked, empty when the game is over."""
    about: dict[str, Plain]
    """What the question is about, for the words of its prompt. It says nothing that is hidden from anybody."""
    round: int
    ending: str
    scores: list[int]
    endings: list[Ending] = field(default_factory=list, kw_only=True)
    """Every way in which the game can end."""
    last: str = field(default="", kw_only=True)
    """LAST_ROUND while the last round is played, LAST_TURN in the last turn of whoever decides, else empty."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as a person meets it."""

    action: Action
    text: str
    """The move in the notation of the game."""
    kind: str
    """What sort of move it is: the id of its words."""
    rule: str
    data: dict[str, Plain] = field(default_factory=dict)
    """What it is about, for its words."""
    touches: tuple[str, ...] = ()
    """Ids of the things on the board that it concerns, as the view names them."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something can't be done now: the rule that forbids it, the kind of reason, and what that is about."""

    rule: str
    kind: str
    data: dict[str, Plain] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the score: points, or whatever figure breaks a tie, by seat."""

    kind: str
    rule: str
    points: tuple[int, ...]
    data: dict[str, Plain] = field(default_factory=dict)
    """What its label is about."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score line by line, one column a seat. Its lines add up to the scores."""

    lines: tuple[SheetLine, ...]
    ties: tuple[SheetLine, ...] = ()
    """What breaks ties, the first first. These figures are no points."""

    def totals(self) -> list[int]:
        return [sum(column) for column in zip(*(line.points for line in self.lines), strict=True)]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text in a style: a colour word, 'bold', 'dim', 'choice' (what one may choose now), or several."""

    text: str
    style: str = ""
    thing: str = ""
    """The id of the thing on the board that it shows, as choices name what they touch."""


Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A framed part of a board, drawn in characters."""

    title: str
    lines: tuple[Line, ...]
    style: str = ""


Drawing = tuple[tuple[Panel, ...], ...]
"""Rows of panels. Panels of a row stand side by side where there is room, one below another where there is not."""


def line(*parts: str | Span) -> Line:
    """A line of plain and styled text."""
    return tuple(part if isinstance(part, Span) else Span(part) for part in parts)
