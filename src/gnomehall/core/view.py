"""What people are shown: views, choices, refusals, score sheets and drawings. Plain frozen data, ready for a wire."""

from dataclasses import dataclass, field
from typing import Final

from gnomehall.core.event import Plain

SPECTATOR: Final = -1
"""The viewer who sits nowhere and sees what is open to all."""


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer may see of a position. A game adds its own fields."""

    viewer: int
    player: int
    """Who decides now: a seat, CHANCE or NOBODY."""
    asked: str
    """The name of the step that is asked, empty when the game is over."""
    round: int
    ending: str
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action as a person meets it."""

    action: int
    text: str
    kind: str
    says: str
    """The move in a plain sentence."""
    rule: str
    touches: tuple[str, ...] = ()
    """Ids of the things on the board that it concerns, as the view names them."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now, by the rule that forbids it.

    `reason` is it in English; kind and data, as an event has them, are for other languages.
    """

    rule: str
    reason: str
    kind: str = ""
    data: dict[str, Plain] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetLine:
    label: str
    rule: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score line by line, one column a seat. Its lines add up to the scores."""

    lines: tuple[SheetLine, ...]
    notes: tuple[str, ...] = ()

    def totals(self) -> list[int]:
        return [sum(column) for column in zip(*(line.points for line in self.lines), strict=True)]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text in a style: a colour word, 'bold', 'dim', 'choice' (what one may choose now), or several."""

    text: str
    style: str = ""


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
