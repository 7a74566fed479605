"""The position of a game, and the decisions that wait in it."""

import hashlib
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from gnomehall.core import position
from gnomehall.core.edition import Edition
from gnomehall.core.event import EVERYONE, Event
from gnomehall.core.mask import Mask
from gnomehall.core.mypyc import i64, mypyc_attr
from gnomehall.core.rng import Rng
from gnomehall.core.vocabulary import CHANCE as CHANCE
from gnomehall.core.vocabulary import NOBODY as NOBODY
from gnomehall.core.vocabulary import Action, Decider, Plain, Seat, Viewer

# What kind of question a step asks.
MENU: Final = "menu"
"""The menu of a turn: always asked."""
MORE: Final = "more"
"""Whether the player does more, or stops: asked as long as there is something to do, and all before it is complete."""
QUESTION: Final = "question"
PART: Final = "part"
"""A later part of a choice of which nothing has happened yet."""
DRAW: Final = "draw"
"""Chance answers it."""
DEED: Final = "deed"
"""Nobody is asked: it happens in its turn."""

NOTHING: Final = -1
SEVERAL: Final = -2
"""What `Step.sole` says where there is not one answer; no action is negative."""
ONLY: Final = 0
"""The answer of a step that asks nothing."""

S = TypeVar("S", bound="State")

BESIDES: Final = ("seats", "todo", "log")
"""Attributes of a state that its contents leave out: the first two stand before them, the third is no position."""


def name_decider(who: Decider) -> str:
    """Who decides, for people who read a `repr`."""
    return "chance" if who == CHANCE else "nobody" if who == NOBODY else f"seat {who}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S]):
    """One kind of decision: what may be chosen, and what then happens.

    A step keeps nothing; all that changes is in the state. An action is a small int that names the thing chosen,
    never its place in a list.
    """

    name: ClassVar[str]
    """What views, messages and words call it, for good: the class may be renamed, this may not."""
    rule: ClassVar[str]
    """The rule behind the question."""
    kind: ClassVar[str] = QUESTION
    """MENU, MORE, QUESTION, PART, DRAW or DEED."""
    verb: ClassVar[str] = ""
    """The first word of its moves, where they all have the same one."""

    @abstractmethod
    def legal(self, s: S, f: "Frame") -> list[Action]:
        """What may be chosen, ascending and distinct; with nothing, the question is dropped. It changes nothing."""

    @abstractmethod
    def apply(self, s: S, f: "Frame", action: Action) -> None:
        """Do it, and push what it asks next. It trusts its caller."""

    def weights(self, s: S, f: "Frame") -> list[int]:
        """How likely each legal outcome is, when chance decides."""
        return [1] * len(self.legal(s, f))

    def sole(self, s: S, f: "Frame") -> i64:
        """The only legal action; NOTHING where there is none, SEVERAL where there are more.

        It is asked after every move, so a step that can tell without a list says so here.
        """
        actions = self.legal(s, f)
        if len(actions) > 1:
            s.memo_found = actions
            return SEVERAL
        return actions[0] if actions else NOTHING

    def draw(self, s: S, f: "Frame", rng: Rng) -> i64:
        """One of the legal actions, by their weights, when chance decides now; it takes one number below their sum.

        A step that can find it without lists does so here.
        """
        return s.fresh_actions()[rng.pick(self.weights(s, f))]

    def mark(self, s: S, f: "Frame", into: Mask) -> None:
        """Mark what `legal` lists in a mask that is all 0; a step that can do so without a list does so here."""
        for action in self.legal(s, f):
            into.add(action)

    def __repr__(self) -> str:
        return f"<Step {self.name}, {self.rule}>"

    def always_asked(self) -> bool:
        """Whether it is put to the player even when there is only one answer, as the menu of a turn is."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step[S]):
    """A step that asks nothing: it happens in its turn, once all that was pushed after it is done."""

    kind: ClassVar[str] = DEED

    def legal(self, s: S, f: "Frame") -> list[int]:
        return [ONLY]

    def sole(self, s: S, f: "Frame") -> i64:
        return ONLY


class Frame:
    """A decision that waits. It is never changed, so copies of a state share it."""

    def __init__(self, step: Step[Any], player: Decider, arg: i64) -> None:
        self.step: Final = step
        self.player: Final = player
        self.arg: Final = arg

    def __repr__(self) -> str:
        return f"<Frame {self.step.name}, {name_decider(self.player)}, arg {self.arg}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position: mutable, cheap to copy. Only `apply` changes it."""

    def __init__(self, seats: i64, todo: list[Frame]) -> None:
        self.seats = seats
        self.todo = todo
        """A stack of decisions: the last is asked now. Nothing left means that the game is over."""
        self.log: list[Event] | None = None
        """Where events go; None while nobody watches."""
        self.memo_found: list[int] | None = None
        """What `settle` found to be legal; a copy does not have it, and whoever asks for it has it alone."""

    def player(self) -> Decider:
        """Who decides now: a seat, CHANCE or NOBODY."""
        return self.todo[-1].player if self.todo else NOBODY

    def asked(self) -> str:
        """The name of the step that is asked now, empty when the game is over."""
        return self.todo[-1].step.name if self.todo else ""

    def is_move_complete(self, seat: Seat) -> bool:
        """Whether all that came of the last move of a seat has happened.

        So it has when the seat, or another, chooses freely again (MENU or MORE), and when nothing that waits is for
        the seat. Until then, its questions, those that others answer in between and the draws belong to the move.
        """
        if not self.todo:
            return True
        kind = self.todo[-1].step.kind
        if kind in (MENU, MORE):
            return True
        for f in self.todo:
            if f.player == seat:
                return False
        return True

    def legal_actions(self) -> list[Action]:
        """What may be chosen now, ascending and distinct, empty only when the game is over."""
        if not self.todo:
            return []
        f = self.todo[-1]
        return f.step.legal(self, f)

    def fresh_actions(self) -> list[Action]:
        """The legal actions right after a move, for who plays on at once: `settle` may have worked them out already."""
        actions = self.memo_found
        if actions is None:
            return self.legal_actions()
        self.memo_found = None
        return actions

    def mark(self, into: Mask) -> None:
        """Mark the legal actions in a mask, which is 0 throughout."""
        actions = self.memo_found
        if actions is not None:
            for action in actions:
                into.add(action)
        elif self.todo:
            f = self.todo[-1]
            f.step.mark(self, f, into)

    def weights(self) -> list[int]:
        """How likely each of the legal actions is, when chance decides now."""
        f = self.todo[-1]
        return f.step.weights(self, f)

    def apply(self, action: Action) -> None:
        """Carry out one of the legal actions. It trusts its caller: who reads moves from outside checks them first."""
        self.memo_found = None
        f = self.todo.pop()
        f.step.apply(self, f, action)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real decision: a question with one answer is answered, one with none is dropped."""
        while True:
            if not self.todo:
                self.proceed()
                if not self.todo:
                    return
            f = self.todo[-1]
            step = f.step
            if step.always_asked():
                return
            action = step.sole(self, f)
            if action == SEVERAL:
                return
            self.todo.pop()
            if action != NOTHING:
                step.apply(self, f, action)

    def push(self, step: Step[Any], player: Decider, arg: i64 = 0, times: i64 = 1) -> None:
        """Have a question wait, on top of all others; so many times over, if it is asked again and again."""
        f = Frame(step, player, arg)
        for _ in range(times):
            self.todo.append(f)

    def emit(self, kind: str, rule: str, data: dict[str, Plain], to: int = EVERYONE) -> None:
        """Log an event. In code that a search runs, ask first whether there is a log."""
        if self.log is not None:
            self.log.append(Event(kind, rule, data, to))

    def proceed(self) -> None:
        """Push what comes next when nothing waits; push nothing to end the game.

        A game whose steps push all that follows them needs no more than this.
        """
        return

    @abstractmethod
    def copy(self) -> "State":
        """An independent position, without a log."""

    def edition(self) -> Edition:
        """The components that it is played with; without them there is no `bytes` form, key, hash or equality."""
        raise NotImplementedError(f"{type(self).__name__} does not tell its edition")

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __bytes__(self) -> bytes:
        """The position in as few bytes as are needed, equal for equal positions and in both builds.

        `Game.restore` reads it. It holds what is hidden too, so it is for the table and not for a player.
        """
        frames = [[f.step.name, f.player, f.arg] for f in self.todo]
        found = [getattr(self, name) for name in position.attributes_of(self, BESIDES)]
        own = [position.contents_of(value) for value in found if position.is_plain(value)]
        return position.write([self.edition().digest, self.seats, frames, own])

    def key(self) -> bytes:
        """16 bytes that stand for the position, in every process and build: for tables of positions already seen."""
        return hashlib.blake2b(bytes(self), digest_size=16).digest()

    def __hash__(self) -> int:
        """A state that lies in a set or a dict must not be played on; keep a copy there, or its key."""
        return hash(self.key())

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game; who watches makes no difference."""
        return self is other or (type(self) is type(other) and bytes(self) == bytes(other))

    def __repr__(self) -> str:
        """What is open to all: the rest would give secrets away in a log or a traceback."""
        scores = " ".join([str(score) for score in self.scores()])
        asks = f"{name_decider(self.player())} decides ({self.asked()})" if self.todo else f"over: {self.ending()}"
        return f"<{type(self).__name__}: {self.seats} seats, round {self.round()}, {asks}, scores {scores}>"

    @abstractmethod
    def determinize(self, viewer: Viewer, rng: Rng) -> "State":
        """A copy in which all that `viewer` can't know is dealt anew.

        It depends on nothing but what the viewer sees and the generator.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""

    @abstractmethod
    def places(self) -> list[int]:
        """The place of each seat, 0 for the winner, tie-breaks included; a shared place is the same number."""

    @abstractmethod
    def round(self) -> int:
        """The round being played, from 1; once the game is over, the last one played."""

    @abstractmethod
    def ending(self) -> str:
        """Why the game ends or ended: the kind of the ending, empty while nothing has ended it."""
