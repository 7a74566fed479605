"""Toadstools, the sample game: players hold mushrooms in secret and plant one a turn."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, Frame, State, Step
from gnomehall.parts import counts

PLANTS: Final = 7
DUSTS: Final = 14
"""Action k picks a mushroom of kind k, PLANTS + k plants one, DUSTS + n dusts seat n."""


class Toadstools(State):
    """Hands, basket and meadow count the mushrooms of each kind; the order of the basket does not exist."""

    def __init__(self, seats: int, todo: list[Frame], basket: int, dusting: int) -> None:
        super().__init__(seats, todo)
        self.basket = basket
        self.dusting = dusting  # the kind that dusts
        self.meadow = 0
        self.hands, self.points = [0] * seats, [0] * seats

    def copy(self) -> "Toadstools":
        t = Toadstools(self.seats, self.todo[:], self.basket, self.dusting)
        t.meadow, t.hands, t.points = self.meadow, self.hands[:], self.points[:]
        return t

    def determinize(self, viewer: int, rng: Rng) -> "Toadstools":
        """Put the hands of the others back into the basket and deal them anew."""
        t = self.copy()
        others = [seat for seat in range(t.seats) if seat != viewer]
        t.basket += sum([t.hands[seat] for seat in others])
        for seat in others:
            t.hands[seat] = 0
            for _ in range(counts.total(self.hands[seat])):
                t.deal(seat, counts.kinds(t.basket)[rng.pick(counts.amounts(t.basket))])
        return t

    def deal(self, seat: int, kind: int) -> None:
        self.basket -= counts.one(kind)
        self.hands[seat] += counts.one(kind)

    def proceed(self) -> None:
        """TOAD-6: players plant in turn; hands run out together, so when the next one is empty the game is over."""
        seat = counts.total(self.meadow) % self.seats
        if self.hands[seat]:
            self.push(PLANT, seat)

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        return [sum([other > mine for other in self.points]) for mine in self.points]

    def round(self) -> int:
        return 1 + max(counts.total(self.meadow) - 1, 0) // self.seats

    def ending(self) -> str:
        return "" if any(self.hands) or self.basket else "planted"


class Pick(Step[Toadstools]):
    """TOAD-2: a mushroom from the basket, drawn by chance, seen by its new owner alone."""

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return counts.kinds(s.basket)

    def weights(self, s: Toadstools, f: Frame) -> list[int]:
        return counts.amounts(s.basket)

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        s.deal(f.arg, action)
        s.tell("pick", "TOAD-2", {"seat": f.arg, "kind": action}, to=f.arg)


class Plant(Step[Toadstools]):
    """TOAD-3, TOAD-4: plant a mushroom, score what the meadow now has of its kind, and pick another."""

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return [PLANTS + kind for kind in counts.kinds(s.hands[f.player])]

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        kind = action - PLANTS
        s.hands[f.player] -= counts.one(kind)
        s.meadow += counts.one(kind)
        s.points[f.player] += counts.count(s.meadow, kind)
        s.tell("plant", "TOAD-3", {"seat": f.player, "kind": kind, "points": counts.count(s.meadow, kind)})
        s.push(PICK, CHANCE, f.player)
        if kind == s.dusting:
            s.push(DUST, f.player)


class Dust(Step[Toadstools]):
    """TOAD-5: name another player, who loses a point. With two players there is one answer, so nobody is asked."""

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return [DUSTS + seat for seat in range(s.seats) if seat != f.player]

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        s.points[action - DUSTS] -= 1
        s.tell("dust", "TOAD-5", {"seat": f.player, "whom": action - DUSTS})


PICK: Final = Pick()
PLANT: Final = Plant()
DUST: Final = Dust()
