"""Bodies of the HTTP API about the editions that people keep in the hall."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gnomehall.core.form import Field, Mistake
from gnomehall.core.vocabulary import Plain
from gnomehall.server.protocol.shared import Count, Token

EditionId = Annotated[str, Meta(max_length=40)]
EditionText = Annotated[str, Meta(max_length=200_000)]


class EditionField(Struct, frozen=True, omit_defaults=True):
    """A field of a component, as the loader of the game asks for it."""

    kind: Literal["text", "line", "number", "flag", "choice", "texts", "numbers", "provenance", "table", "tables"]
    """line: one short line; choice: one of `allowed`; table: an entry of its own; tables: a list of such."""
    required: bool = False
    """Whether every entry of its kind must have it."""
    least: int = 0
    most: int = 0
    """The bounds of a number, or of each of several."""
    allowed: tuple[str, ...] = ()
    """The only values that it may have; empty where there are more than can be listed."""

    @classmethod
    def of(cls, field: Field) -> "EditionField":
        return cls(field.kind, field.required, field.least, field.most, field.allowed)


class EditionForm(Struct, frozen=True):
    """What the components of a game are made of, and those that are shipped."""

    game: str
    data: dict[str, Any]
    """The shipped file as JSON."""
    fields: dict[str, dict[str, EditionField]]
    """By kind of entry, `""` for the top of the file, `buildings`, `box.gnomes`: its fields."""


class EditionMistake(Struct, frozen=True):
    """What is wrong in an edition, and where."""

    place: tuple[str | int, ...]
    """The way to the entry: names of fields, and places in lists from 0. Empty for the top of the file."""
    field: str
    """Empty where it is no field of an entry but the whole file."""
    reason: str
    """A line of English, the loader's own."""
    kind: str = ""
    """What sort of mistake it is, where every game can have it. Words: `mistake-<kind>`."""
    data: dict[str, Plain] = {}

    @classmethod
    def of(cls, mistake: Mistake) -> "EditionMistake":
        return cls(mistake.place, mistake.field, mistake.reason, mistake.kind, mistake.data)


class CheckEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition in the making, as JSON."""

    data: dict[str, Any]


class CheckedEdition(Struct, frozen=True):
    text: str
    """It as a file."""
    digest: str
    """The hash of its content; empty where it has mistakes."""
    mistakes: tuple[EditionMistake, ...]


class EditionInfo(Struct, frozen=True):
    """An edition that somebody keeps."""

    id: str
    """Whoever has it may read the edition: it is the link, and as hard to guess as a token."""
    game: str
    name: str
    mistakes: int
    """How many were in it when it was saved last."""
    revision: int
    """How often it was saved."""
    created: int
    changed: int
    """In seconds since 1970 by the server's clock."""


class SavedEdition(Struct, frozen=True):
    """An edition with all that is in it."""

    info: EditionInfo
    data: dict[str, Any]
    """Its file as JSON."""
    checked: CheckedEdition
    mine: bool
    """Whether one's token may change it."""


class NewEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition to keep: the shipped one of a game to begin with, or a file, which says its game itself."""

    game: Annotated[str, Meta(max_length=40)] = ""
    text: EditionText = ""


class MadeEdition(Struct, frozen=True):
    """A new edition, and the secret of its owner. It is told once: the server keeps only its hash."""

    edition: SavedEdition
    token: str


class SaveEdition(Struct, frozen=True, forbid_unknown_fields=True):
    data: dict[str, Any]
    revision: Count
    """The one that was changed: if somebody has saved another one meanwhile, nothing is written."""


class EditionKey(Struct, frozen=True, forbid_unknown_fields=True):
    edition: EditionId
    token: Token


class EditionsAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The editions that these tokens own."""

    keys: Annotated[list[EditionKey], Meta(max_length=200)]


class TrialWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots play one's edition beside the shipped one, in pairs with the same luck."""

    players: Annotated[int, Meta(ge=1, le=8)] = 2
    bot: Literal["random", "greedy"] = "greedy"
    """In every seat. Others think for too long to say anything in a minute."""
    seconds: Annotated[int, Meta(ge=1, le=60)] = 60


class TrialProgress(Struct, frozen=True, tag="progress"):
    """A trial is under way. Such a line comes every second."""

    pairs: int
    """How many pairs of games are played; 0 while it waits for its turn."""


class Range(Struct, frozen=True):
    """A figure, and the interval that holds the truth in 95 of 100 cases."""

    value: float
    low: float
    high: float


class TrialFigure(Struct, frozen=True):
    """Something that was measured of the games. Words: `figure-<kind>`."""

    kind: str
    of: str
    """Which place in turn order, or which ending."""
    share: bool
    """Whether it is a share of 1; other figures are means of numbers."""
    headline: bool
    before: Range
    """Of the shipped edition."""
    after: Range
    change: Range
    changed: bool
    """Whether the change is told from luck, all comparisons considered."""


class TrialComponent(Struct, frozen=True):
    """A component of the edition that was tried. Words: `thing-<kind>` and its name."""

    kind: str
    id: str
    taken: float
    """The share of players who take it."""
    taken_change: Range | None
    """Since the shipped edition; null where that does not have it."""
    changed: bool
    worth: Range | None
    """What it adds to a taker's share of the victory; null where too few took it."""
    told: bool
    """Whether its worth is told from luck."""


class TrialOut(Struct, frozen=True, tag="trial"):
    """What came of a trial: the last line."""

    pairs: int
    players: int
    bot: str
    seed: int
    """The games are those of `gnomehall compare` with this seed."""
    figures: tuple[TrialFigure, ...]
    """None where so few pairs were played that nothing is known."""
    components: tuple[TrialComponent, ...]
