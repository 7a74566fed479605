"""What a game is, to everything that is not that game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Generic, TypeVar

from gnomehall.core.advice import Advice
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadSetup, IllegalAction
from gnomehall.core.event import Event
from gnomehall.core.state import NOBODY, State
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.view import Choice, Drawing, Panel, Refusal, Sheet, SheetLine, View, line

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Edition)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game begins."""

    name: str
    help: str
    rule: str
    values: tuple[str, ...] = ("no", "yes")
    """The first is the default. An option that takes free text has only its default here, and `free` set."""
    free: bool = False

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Meta:
    """What a game says of itself."""

    id: str
    title: str
    tagline: str
    prefix: str
    """What the ids of its rules begin with."""
    rules: int
    """The version of its rules, raised whenever a record would play out differently."""
    seats: tuple[int, ...]
    minutes: str
    credits: tuple[str, ...]
    options: tuple[Option, ...] = ()
    open: bool = False
    """Whether nothing is hidden from anybody, so that all viewers see the same."""
    sample: bool = False
    """Whether it is an example for people who write games, not one of the hall's own."""


@dataclass(frozen=True, slots=True)
class Setup(Generic[E]):
    """Everything that is settled before the first move."""

    seats: int
    edition: E
    options: Mapping[str, str] = field(default_factory=dict)

    def option(self, name: str, default: str) -> str:
        return self.options.get(name, default)


class Game(ABC, Generic[S, E]):
    """A game: how it is set up, how its moves are written, what may be seen, drawn and told of it.

    One object serves all positions; it keeps nothing but what never changes.
    """

    meta: Meta

    # --- components and setup ---------------------------------------------------------------

    @abstractmethod
    def edition(self, text: str) -> E:
        """Read the components from TOML; BadEdition lists everything that is wrong."""

    @abstractmethod
    def start(self, setup: Setup[E]) -> S:
        """The first position, as far as it is the same every time; chance and choices wait in it."""

    def new(self, setup: Setup[E]) -> S:
        """The position of the first decision, after the setup has been checked."""
        meta = self.meta
        if setup.seats not in meta.seats:
            allowed = f"{meta.seats[0]} to {meta.seats[-1]}"
            raise BadSetup(f"{meta.title} is for {allowed} players, not {setup.seats}")
        known = {option.name: option for option in meta.options}
        for name, value in setup.options.items():
            if name not in known:
                raise BadSetup(f"{meta.title} has no option '{name}'; it has: {', '.join(known) or 'none'}")
            if not known[name].free and value not in known[name].values:
                raise BadSetup(f"option {name} is one of {', '.join(known[name].values)}, not '{value}'")
        s = self.start(setup)
        s.settle()
        return s

    @abstractmethod
    def bound(self, setup: Setup[E]) -> int:
        """More moves than any game can have, chance included."""

    @abstractmethod
    def action_count(self, edition: E) -> int:
        """The size of the fixed action space: every action is below it, chance's too."""

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """Every component counted wherever it is: numbers that never change during a game."""

    # --- moves as text ----------------------------------------------------------------------

    @abstractmethod
    def text(self, s: S, action: int) -> str:
        """An action as a move: a lower-case verb and its arguments."""

    @abstractmethod
    def read(self, s: S, text: str) -> int:
        """The action a text names, legal or not; BadNotation if it names none."""

    def why_not(self, s: S, action: int) -> Refusal:
        """Which rule forbids an action now. It explains what `legal_actions` judged, and judges nothing itself."""
        return Refusal(self.meta.prefix, "the rules do not allow it")

    def why_dark(self, s: S, thing: str) -> Refusal | None:
        """Why nothing can be done now with a thing that choices touch; None for what is never chosen."""
        return None

    def parse(self, s: S, text: str) -> int:
        """A legal action from its text; BadNotation or IllegalAction otherwise."""
        action = self.read(s, text)
        legal = s.legal_actions()
        if action not in legal:
            refusal = self.why_not(s, action)
            shown = [self.text(s, a) for a in legal]
            # As it was written: what is asked now may have another word for the same thing.
            raise IllegalAction(" ".join(text.split()), refusal, shown)
        return action

    # --- what people see --------------------------------------------------------------------

    @abstractmethod
    def view(self, s: S, viewer: int) -> View:
        """What the viewer may see, and nothing else."""

    def choices(self, s: S) -> list[Choice]:
        """All that the player who decides may choose."""
        return [self.choice(s, action) for action in s.legal_actions()]

    # A new game can do without what follows: these defaults are plain, and a game's own are better.

    def choice(self, s: S, action: int) -> Choice:
        """A legal action as a person meets it."""
        text = self.text(s, action)
        return Choice(action, text, text.split()[0], text.capitalize(), self.meta.prefix)

    def prompt(self, s: S) -> str:
        """What is asked now, as a sentence to whoever decides; it may say nothing that is hidden from others."""
        return self.asked(s) or "The game is over"

    def prompt_rule(self, s: S) -> str:
        """The rule behind what is asked; empty where there is no single one."""
        return ""

    def tell(self, edition: E, event: Event) -> str:
        """An event as a sentence."""
        return f"{event.kind}: " + ", ".join(f"{key} {value}" for key, value in event.data.items())

    def sheet(self, s: S) -> Sheet:
        """The score as it stands, line by line."""
        return Sheet((SheetLine("Points", self.meta.prefix, tuple(s.scores())),))

    def draw(self, edition: E, view: View, choices: list[Choice]) -> Drawing:
        """The board in characters, with what may be chosen marked."""
        rows = [line(f"{field.name}: {getattr(view, field.name)}") for field in fields(view)]
        return ((Panel(self.meta.title, tuple(rows)),),)

    def advice(self) -> Advice:
        """What bots may know of the game."""
        return Advice()

    def things(self, setup: Setup[E]) -> list[Thing]:
        """All that players can take in a game of this setup, for who weighs one thing against another."""
        return []

    def takings(self, setup: Setup[E], events: list[Event]) -> list[Taking]:
        """What was taken in a game and what came within reach, out of all that happened in it."""
        return []

    def asked(self, s: S) -> str:
        """The name of the step that is asked now."""
        return "" if s.player() == NOBODY else type(s.todo[-1].step).__name__


AnyGame = Game[Any, Any]
