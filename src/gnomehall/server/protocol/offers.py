"""Bodies of the HTTP API about what a hall offers: its games, languages and bots, and how it is."""

from typing import Any, Literal, cast

from msgspec import Struct

from gnomehall import players, registry
from gnomehall.core.game import AnyGame, Option
from gnomehall.core.state import DEED, Step

StepKind = Literal["menu", "more", "question", "part", "draw"]


class StepInfo(Struct, frozen=True):
    """A kind of decision, beyond its name."""

    rule: str
    """The rule behind the question."""
    kind: StepKind

    @classmethod
    def of(cls, step: Step[Any]) -> "StepInfo":
        return cls(step.rule, cast("StepKind", step.kind))


class GameInfo(Struct, frozen=True):
    """A game as it is offered. Words: `tagline`, `about`, `option-<name>` of its catalogue."""

    id: str
    title: str
    seats: tuple[int, ...]
    minutes: str
    credits: tuple[str, ...]
    options: tuple[Option, ...]
    sample: bool
    lesson: bool
    """Whether it has a guided start."""
    open: bool
    """Whether nothing is hidden from anybody."""
    steps: dict[str, StepInfo]
    """Every kind of decision by its name: what a view has as `asked`."""
    seat_keys: tuple[str, ...]
    """The keys of data whose numbers are seats, which words say as players."""
    name_keys: tuple[str, ...]
    """The keys of data whose texts are ids of components, which words say by name."""
    count_keys: tuple[str, ...]
    """The keys of data whose lists are multisets of ids, which words say as `2 villagers and 1 child`."""
    turn_kinds: tuple[str, ...]
    """The kinds of events that begin a turn: that of their `seat`; what follows one without a seat is nobody's."""

    @classmethod
    def of(cls, game: AnyGame) -> "GameInfo":
        meta, faces = game.meta, game.faces()
        return cls(
            id=meta.id,
            title=meta.title,
            seats=meta.seats,
            minutes=meta.minutes,
            credits=meta.credits,
            options=meta.options,
            sample=meta.sample,
            lesson=registry.lesson(meta.id) is not None,
            open=meta.open,
            steps={step.name: StepInfo.of(step) for step in game.steps if step.kind != DEED},
            seat_keys=faces.seat_keys,
            name_keys=faces.name_keys,
            count_keys=faces.count_keys,
            turn_kinds=faces.turn_kinds,
        )


class EditionOut(Struct, frozen=True):
    """The components that a table is played with."""

    data: dict[str, Any]
    """The edition's file as JSON."""
    names: dict[str, str]
    """What it calls its components, by id."""
    changed: tuple[str, ...]
    """Those that the shipped edition calls otherwise: no catalogue knows these names."""


class LanguageInfo(Struct, frozen=True):
    """A language that the hall speaks."""

    name: str
    """As its speakers call it."""
    locale: str
    """Whose numbers, plurals and lists it has."""


class BotInfo(Struct, frozen=True):
    """A bot that can be seated."""

    name: str

    @classmethod
    def all(cls) -> "list[BotInfo]":
        """Those that there are, weakest first."""
        return [cls(name) for name in players.names()]


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
