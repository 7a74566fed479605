"""Positions as rows of small numbers, for programs that learn."""

from abc import ABC, abstractmethod
from typing import Any

from gnomehall.core.layout import Field, Layout, around, numbered
from gnomehall.core.mask import Mask
from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.row import Row, one_hot, small
from gnomehall.core.state import DEED, DRAW, State, Step
from gnomehall.core.vocabulary import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """What a seat may see of a position, as numbers whose meaning and place never change: its layout says which.

    It is made for the positions of one edition and number of players. The numbers of the edition come first: they are
    the same in all positions, and there so that a changed card is seen as changed. Seats are counted clockwise from the
    one that observes, so a policy need not learn a game once for each seat.
    """

    def __init__(self, layout: Layout, printed: bytes, asked: dict[str, bytes], arg_bits: int) -> None:
        self.layout = layout
        self.printed = printed
        """The numbers of the edition."""
        self._asked = asked
        self._arg_bits = arg_bits
        self._spare_rows: list[Row] = []
        """Rows that nobody writes now: lists that are as long as an observation needs already."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.layout!r}>"

    @abstractmethod
    def write(self, s: State, viewer: Seat, into: Row) -> None:
        """Write all but what is printed, field by field in the order of the layout."""

    def observe(self, s: State, viewer: Seat) -> bytearray:
        """The whole observation, a signed byte for each number, for the caller to keep and to write to."""
        # Whoever takes a row out of the list has it alone, so threads may share an encoder.
        try:
            into = self._spare_rows.pop()
        except IndexError:
            into = Row()
        into.begin()
        into.put(self.printed)
        self.write(s, viewer, into)
        found = into.gathered()
        self._spare_rows.append(into)
        return found

    def write_question(self, s: State, viewer: Seat, into: Row) -> None:
        """The fields of `question_fields`: who observes, who decides, what is asked and what is known of it."""
        into.place(viewer, s.seats)
        who = s.player()
        into.place((who - viewer) % s.seats if who >= 0 else -1, s.seats)
        if who >= 0:
            f = s.todo[-1]
            into.put(self._asked[f.step.name])
            into.bits(f.arg, self._arg_bits)
        else:
            into.put(self._asked[""])
            into.bits(0, self._arg_bits)


def mask(s: State, actions: int) -> bytearray:
    """The legal actions of a position, a byte for each of so many; all 0 where no player decides."""
    buffer = bytearray(actions)
    if s.player() >= 0:
        s.mark(Mask(buffer))
    return buffer


def asked_of(steps: tuple[Step[Any], ...]) -> dict[str, bytes]:
    """By the name of a step that players answer, its one-hot number; by no name, that nothing is asked."""
    names = names_of(steps)
    found = {name: small(one_hot(i, len(names))) for i, name in enumerate(names)}
    return found | {"": bytes(len(names))}


def names_of(steps: tuple[Step[Any], ...]) -> list[str]:
    """The steps that players answer."""
    return [step.name for step in steps if step.kind not in (DRAW, DEED)]


def question_fields(steps: tuple[Step[Any], ...], seats: int, arg_bits: int) -> list[Field]:
    """What every layout says of the question: see `Encoder.write_question`.

    The argument of a frame is what the choice is about, or the answers to its earlier parts, packed by the step. It and
    the numbers of actions name seats as the table does, so the number of the own seat is told too.
    """
    return [
        Field("seat", numbered(seats)),
        Field("decides", around(seats)),
        Field("asked", tuple(names_of(steps))),
        Field("argument", numbered(arg_bits)),
    ]
