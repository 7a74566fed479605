"""Toadstools, the sample game: players hold mushrooms in secret and plant one a turn."""

from gnomehall.core.edition import Edition
from gnomehall.core.rng import Rng
from gnomehall.core.state import Frame, State
from gnomehall.core.vocabulary import Seat, Viewer
from gnomehall.games.toadstools.tables import Tables
from gnomehall.parts import counts
from gnomehall.parts.counts import Counts


class Toadstools(State):
    """Hands, basket and meadow count the mushrooms of each kind; the order of the basket does not exist."""

    def __init__(self, seats: int, todo: list[Frame], tables: Tables, basket: Counts) -> None:
        super().__init__(seats, todo)
        self.tables = tables
        self.basket = basket
        self.meadow: Counts = 0
        self.hands, self.points = [0] * seats, [0] * seats

    def copy(self) -> "Toadstools":
        t = Toadstools(self.seats, self.todo[:], self.tables, self.basket)
        t.meadow, t.hands, t.points = self.meadow, self.hands[:], self.points[:]
        return t

    def edition(self) -> Edition:
        return self.tables.edition

    def determinize(self, viewer: Viewer, rng: Rng) -> "Toadstools":
        """Put the hands of the others back into the basket and deal them again."""
        t = self.copy()
        others = [seat for seat in range(t.seats) if seat != viewer]
        t.basket += sum([t.hands[seat] for seat in others])
        for seat in others:
            t.hands[seat] = 0
            for _ in range(counts.total(self.hands[seat])):
                t.deal(seat, counts.kinds(t.basket)[rng.pick(counts.amounts(t.basket))])
        return t

    def deal(self, seat: Seat, kind: int) -> None:
        self.basket -= counts.one(kind)
        self.hands[seat] += counts.one(kind)

    def proceed(self) -> None:
        """TOAD-6: players plant in turn; hands run out together, so when the next one is empty the game is over."""
        seat = counts.total(self.meadow) % self.seats
        if self.hands[seat]:
            self.push(self.tables.turn, seat)

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        return [sum([other > mine for other in self.points]) for mine in self.points]

    def round(self) -> int:
        return 1 + max(counts.total(self.meadow) - 1, 0) // self.seats

    def ending(self) -> str:
        return "" if any(self.hands) or self.basket else "planted"
