"""How a game speaks: it emits ids and data, and one language turns them into sentences.

The sentences are in `words/<language>.ftl` of each game, in Mozilla Fluent. An id is a kind with its role before it:
`event-thief`, `choice-buy`, `refusal-no-token`, `prompt-pay-carpenter`, `sheet-coins`, `ending-rounds`, `board-market`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from gnomehall.core.event import Event
from gnomehall.core.view import Choice, Ending, Refusal, SheetLine, View
from gnomehall.core.vocabulary import Plain, Seat


class Words(ABC):
    """One language, for one game with the components of one edition and the players of one table."""

    @abstractmethod
    def say(self, id: str, /, **data: Plain) -> str:  # noqa: A002  # an id is what catalogues call it
        """The message of this id. Seats in the data are said as players and ids of components as their names."""

    @abstractmethod
    def has(self, id: str, /) -> bool:  # noqa: A002  # an id is what catalogues call it
        """Whether there is such a message."""

    @abstractmethod
    def name(self, id: str, /) -> str:  # noqa: A002  # an id is what catalogues call it
        """A component by its id: as the edition calls it if that has a name of its own, else as the language does."""

    @abstractmethod
    def player(self, seat: Seat) -> str:
        """Who sits there."""

    @abstractmethod
    def count(self, ids: Sequence[str]) -> str:
        """`2 villagers and 1 child`, from a multiset of ids."""

    @abstractmethod
    def list(self, things: Sequence[str]) -> str:
        """`a, b and c`."""

    def event(self, event: Event) -> str:
        """Say what happened."""
        return self.say(f"event-{event.kind}", **event.data)

    def choice(self, choice: Choice) -> str:
        """Say what a legal move does."""
        return self.say(f"choice-{choice.kind}", **choice.data)

    def refusal(self, refusal: Refusal) -> str:
        """Say why something can't be done now."""
        return self.say(f"refusal-{refusal.kind}", **refusal.data)

    def prompt(self, view: View) -> str:
        """Say what is asked now, to whoever decides."""
        return self.say(f"prompt-{view.asked}", **view.about) if view.asked else self.say("prompt-over")

    def sheet_line(self, line: SheetLine) -> str:
        """The label of a line of the score sheet."""
        return self.say(f"sheet-{line.kind}", **line.data)

    def near(self, ending: Ending) -> str:
        """Say how near an end of the game is."""
        return self.say(f"near-{ending.kind}", at=ending.of - ending.left, of=ending.of, left=ending.left)

    def ending(self, ending: str) -> str:
        """Say why the game ends or ended."""
        return self.say(f"ending-{ending}")
