"""What a game is, to everything that is not that game: its rules here, what people are shown of it in `faces`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any, Generic, Self, TypeVar

from gnomehall.core import position
from gnomehall.core.advice import Advice
from gnomehall.core.edition import Edition
from gnomehall.core.encoder import Encoder
from gnomehall.core.errors import BadSetup, IllegalAction
from gnomehall.core.faces import Faces
from gnomehall.core.inputs import Inputs
from gnomehall.core.position import BadPosition, Pieces
from gnomehall.core.state import BESIDES, Frame, State, Step
from gnomehall.core.view import Refusal, View
from gnomehall.core.vocabulary import Action, Seat, Viewer

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Edition)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game begins. Words: `option-<name>`, and `option-<name>-<value>` for its values."""

    name: str
    rule: str
    values: tuple[str, ...] = ("no", "yes")
    """The first is the default. An option that takes free text has only its default here, and `free` set."""
    free: bool = False
    seat: bool = False
    """Whether it can name a seat instead, by its number."""
    ways: tuple[str, ...] = ()
    """How people may settle which seat. Words: `option-<name>-<way>`, and `option-<name>-<way>-who` to ask for it."""
    seats: tuple[int, ...] = ()
    """The numbers of players that it is for; empty for all."""

    @property
    def default(self) -> str:
        return self.values[0]

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


@dataclass(frozen=True, slots=True)
class Meta:
    """What a game says of itself. Words: `tagline`, a line for lists, and `about`, two sentences."""

    id: str
    title: str
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
    oldest: int = 1
    """The oldest version of its rules that it still plays. It stays where it is once a version was released."""
    cut_off: tuple[str, ...] = ()
    """The endings, as `State.ending` calls them, that only cut off a game which nothing else has ended."""


@dataclass(frozen=True, slots=True)
class Setup(Generic[E]):
    """Everything that is settled before the first move."""

    seats: int
    edition: E
    options: Mapping[str, str] = field(default_factory=dict)
    shipped: bool = False
    """Whether the edition is the one that comes with the game, so that a record need not carry it."""
    rules: int = 0
    """The version of the rules that it is played by; 0 for the newest. What differs, `start` puts into the position."""

    def option(self, name: str, default: str) -> str:
        return self.options.get(name, default)

    def seat(self, name: str) -> Seat:
        """The seat that an option names; -1 where it names none."""
        value = self.options.get(name, "")
        return int(value) if value.isdecimal() else -1


class Game(ABC, Generic[S, E]):
    """A game: how it is set up, how its moves are written, what may be seen of it.

    One object serves all positions; it keeps nothing but what never changes.
    """

    meta: Meta
    steps: tuple[Step[Any], ...]
    """Every kind of decision in it, chance's too."""
    state: type[S]
    """The class of its positions."""
    pieces: Pieces = ()
    """What makes a blank one of each kind of object that its positions hold in lists, so that they can be restored."""

    def __repr__(self) -> str:
        return f"<Game {self.meta.id}, rules {self.meta.rules}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        """One object serves all positions, copied ones too."""
        return self

    @abstractmethod
    def faces(self) -> Faces[S, E]:
        """What people are shown of the game."""

    def plays(self, rules: int) -> bool:
        """Whether it can be played by this version of its rules."""
        return self.meta.oldest <= rules <= self.meta.rules

    def rules_of(self, setup: Setup[E]) -> int:
        """The version of the rules that a match is played by."""
        return setup.rules or self.meta.rules

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
            option = known[name]
            names_seat = option.seat and value in [str(seat) for seat in range(setup.seats)]
            if not option.free and value not in option.values and not names_seat:
                or_seat = f" or a seat from 0 to {setup.seats - 1}" if option.seat else ""
                raise BadSetup(f"option {name} is one of {', '.join(option.values)}{or_seat}, not '{value}'")
            if value != option.default and not option.fits(setup.seats):
                allowed = ", ".join(map(str, option.seats))
                players = f"{allowed} player{'' if allowed == '1' else 's'}"
                raise BadSetup(f"option {name} is for {players}, not {setup.seats}")
        s = self.start(setup)
        s.settle()
        return s

    def restore(self, edition: E, data: bytes) -> S:
        """The position that `bytes(state)` gave; BadPosition if it is none of this game with this edition."""
        contents = position.read(data)
        match contents:
            case [str(digest), int(seats), list(frames), list(own)] if seats in self.meta.seats:
                if digest != edition.digest:
                    raise BadPosition(f"the position is one of edition {digest}, not of {edition.digest}")
            case _:
                raise BadPosition(f"these bytes are no position of {self.meta.title}")
        s = self.start(Setup(seats, edition))
        s.todo = [self._frame(frame) for frame in frames]
        names = [name for name in position.attributes_of(s, BESIDES) if position.is_plain(getattr(s, name))]
        position.fill(s, names, own, self.pieces)
        return s

    def _frame(self, contents: object) -> Frame:
        match contents:
            case [str(name), int(player), int(arg)]:
                for step in self.steps:
                    if step.name == name:
                        return Frame(step, player, arg)
        raise BadPosition(f"these bytes are no position of {self.meta.title}: nothing in it is decided so")

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
    def text(self, s: S, action: Action) -> str:
        """An action as a move: a lower-case verb and its arguments."""

    @abstractmethod
    def read(self, s: S, text: str) -> Action:
        """The action a text names, legal or not; BadNotation if it names none."""

    def why_not(self, s: S, action: Action) -> Refusal:
        """Which rule forbids an action now. It explains what `legal_actions` judged, and judges nothing itself."""
        return Refusal(self.meta.prefix, "not-legal")

    def parse(self, s: S, text: str) -> Action:
        """A legal action from its text; BadNotation or IllegalAction otherwise."""
        action = self.read(s, text)
        legal = s.legal_actions()
        if action not in legal:
            refusal = self.why_not(s, action)
            shown = [self.text(s, a) for a in legal]
            # As it was written: what is asked now may have another word for the same thing.
            raise IllegalAction(" ".join(text.split()), refusal, shown)
        return action

    def check(self, s: S, action: Action) -> Action:
        """A legal action from its number; IllegalAction otherwise, which can't tell why: it may name nothing at all.

        The integers of other libraries are numbers too; floats are none, even whole ones.
        """
        legal = s.legal_actions()
        number = index(action) if hasattr(action, "__index__") else -1
        if number not in legal:
            raise IllegalAction(str(action), Refusal(self.meta.prefix, "not-legal"), [self.text(s, a) for a in legal])
        return number

    @abstractmethod
    def view(self, s: S, viewer: Viewer) -> View:
        """What the viewer may see, and nothing else."""

    def hidden(self, s: S, viewer: Viewer) -> tuple[int, ...] | None:
        """All that is hidden from the viewer, in numbers, if a move of theirs that leaves it as it was shows nothing.

        To know that spares a table from trying the move in many samples, to see whether it may be taken back. None
        where the game does not say, or where it is not so: a question that is not asked may tell what somebody holds.
        """
        return None

    def encoder(self, edition: E, seats: int) -> Encoder:
        """What makes numbers of positions, for programs that learn; NotImplementedError if nothing does."""
        raise NotImplementedError(f"{self.meta.title} has no encoder")

    def advice(self) -> Advice:
        """What bots may know of the game."""
        return Advice()

    def inputs(self) -> Inputs | None:
        """What a network is told of positions; None if the game has no words for that."""
        return None


AnyGame = Game[Any, Any]
