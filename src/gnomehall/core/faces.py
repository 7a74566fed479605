"""What people are shown of a game beyond the view: choices, the score sheet, the board in characters, statistics.

The defaults do for a new game; a game's own are better.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from gnomehall.core.edition import Edition
from gnomehall.core.event import Event
from gnomehall.core.state import State
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Panel, Refusal, Sheet, View, line
from gnomehall.core.vocabulary import Action

if TYPE_CHECKING:
    from gnomehall.core.game import Setup
    from gnomehall.core.words import Words

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Edition)


class Faces(ABC, Generic[S, E]):
    """The side of a game that is turned to people. It emits kinds, ids and data; `Words` makes sentences of them."""

    seat_keys: ClassVar[tuple[str, ...]] = ("seat", "seats", "whom", "whose")
    """The keys of data whose numbers are seats, which words say as players."""
    name_keys: ClassVar[tuple[str, ...]] = ()
    """The keys of data whose texts are ids of components, which words say by name."""
    count_keys: ClassVar[tuple[str, ...]] = ()
    """The keys of data whose lists are multisets of ids, which words say as `2 villagers and 1 child`.

    Words: `count-<id>`, which gets `count`, for each; `count-none` for an empty one.
    """

    merits: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    """What is good of a component, to find one that another beats in everything: by list of the edition, the fields of
    which more is better (1) or worse (-1)."""

    turn_kinds: ClassVar[tuple[str, ...]] = ("turn",)
    """The kinds of events that begin a turn: that of their `seat`; what follows one without a seat is nobody's."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choices(self, s: S) -> list[Choice]:
        """All that the player who decides may choose."""
        return [self.choice(s, action) for action in s.legal_actions()]

    @abstractmethod
    def choice(self, s: S, action: Action) -> Choice:
        """A legal action as a person meets it."""

    def why_unavailable(self, s: S, thing: str) -> Refusal | None:
        """Why nothing can be done now with a thing on the board; None for what is never chosen."""
        return None

    def names(self, edition: E) -> Mapping[str, str]:
        """The components of an edition by id, as it calls them itself."""
        return {}

    @abstractmethod
    def sheet(self, s: S) -> Sheet:
        """The score as it stands, line by line."""

    def draw(self, edition: E, view: View, choices: list[Choice], words: "Words") -> Drawing:
        """The board in characters, with what may be chosen marked."""
        rows = [line(f"{field.name}: {getattr(view, field.name)}") for field in fields(view)]
        return ((Panel("", tuple(rows)),),)

    def things(self, setup: "Setup[E]") -> list[Thing]:
        """All that players can take in a game of this setup, to weigh one thing against another."""
        return []

    def takings(self, setup: "Setup[E]", events: list[Event]) -> list[Taking]:
        """What was taken in a game and what came within reach, out of all that happened in it."""
        return []


AnyFaces = Faces[Any, Any]
