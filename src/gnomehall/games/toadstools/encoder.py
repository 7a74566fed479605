"""What a seat may see of Toadstools, as numbers."""

from typing import Any, Final

from gnomehall.core.encoder import Encoder, asked_of, question_fields
from gnomehall.core.layout import Field, Layout, around, numbered
from gnomehall.core.row import Row, one_hot, small
from gnomehall.core.state import State, Step
from gnomehall.core.vocabulary import Seat
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.games.toadstools.tables import KINDS, Tables
from gnomehall.parts import counts

VERSION: Final = 1
ARG_BITS: Final = 1
"""No question of the game has an argument."""


class ToadstoolsEncoder(Encoder):
    def write(self, s: State, viewer: Seat, into: Row) -> None:
        assert isinstance(s, Toadstools)
        self.write_question(s, viewer, into)
        into.counts(s.meadow, KINDS)
        into.counts(s.hands[viewer], KINDS)
        into.number(counts.total(s.basket))
        for i in range(s.seats):
            seat = (viewer + i) % s.seats
            into.number(s.points[seat])
            into.number(counts.total(s.hands[seat]))


def encoder_of(t: Tables, steps: tuple[Step[Any], ...], seats: int) -> ToadstoolsEncoder:
    copies = t.edition.copies
    printed = small(copies + [0] * (KINDS - len(copies)) + one_hot(t.dusting, KINDS))
    fields = [
        Field("printed.copies", numbered(KINDS), 10),
        Field("printed.dusting", numbered(KINDS)),
        *question_fields(steps, seats, ARG_BITS),
        Field("meadow", numbered(KINDS), 10),
        Field("hand", numbered(KINDS), 3),
        Field("basket", most=30),
        *(Field(f"{who}.has", ("points", "mushrooms"), 10) for who in around(seats)),
    ]
    layout = Layout("toadstools", VERSION, seats, tuple(fields))
    return ToadstoolsEncoder(layout, printed, asked_of(steps), ARG_BITS)
