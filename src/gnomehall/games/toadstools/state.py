"""Toadstools, the sample game: players hold mushrooms in secret and plant one a turn."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, Frame, State, Step
from gnomehall.parts import counts

DUST: Final = 7
"""Action DUST + n dusts seat n; a smaller action is a kind of mushroom."""


class Toadstools(State):
    """Hands and basket are counts of each kind of mushroom; the order of the basket does not exist."""

    def __init__(self, seats: int, todo: list[Frame], basket: int, dusts: int) -> None:
        super().__init__(seats, todo)
        self.basket = basket
        self.dusts = dusts  # the kind that dusts
        self.meadow = 0
        self.hands = [0] * seats
        self.points = [0] * seats
        self.turn = -1

    def copy(self) -> "Toadstools":
        t = Toadstools(self.seats, self.todo[:], self.basket, self.dusts)
        t.meadow, t.turn = self.meadow, self.turn
        t.hands, t.points = self.hands[:], self.points[:]
        return t

    def determinize(self, viewer: int, rng: Rng) -> "Toadstools":
        """Put the hands of the others back into the basket and deal them anew."""
        t = self.copy()
        others = [seat for seat in range(t.seats) if seat != viewer]
        for seat in others:
            t.basket += t.hands[seat]
            t.hands[seat] = 0
        for seat in others:
            for _ in range(counts.total(self.hands[seat])):
                deal(t, seat, counts.kinds(t.basket)[rng.pick(counts.amounts(t.basket))])
        return t

    def proceed(self) -> None:
        """TOAD-6: the next player who holds anything plants; when nobody does, the game is over."""
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.hands[self.turn]:
                self.push(PLANT, self.turn)
                return

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        return [sum([other > mine for other in self.points]) for mine in self.points]

    def round(self) -> int:
        return 1 + max(counts.total(self.meadow) - 1, 0) // self.seats

    def ending(self) -> str:
        return "" if any(self.hands) or self.basket else "planted"


def deal(s: Toadstools, seat: int, kind: int) -> None:
    s.basket -= counts.one(kind)
    s.hands[seat] += counts.one(kind)


class Pick(Step[Toadstools]):
    """TOAD-2: a mushroom from the basket, drawn by chance, seen by its new owner alone."""

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return counts.kinds(s.basket)

    def weights(self, s: Toadstools, f: Frame) -> list[int]:
        return counts.amounts(s.basket)

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        deal(s, f.arg, action)
        s.tell("pick", "TOAD-2", {"seat": f.arg, "kind": action}, to=f.arg)


class Plant(Step[Toadstools]):
    """TOAD-3: plant a mushroom of your hand; score as many points as the meadow now has of its kind."""

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return counts.kinds(s.hands[f.player])

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        s.hands[f.player] -= counts.one(action)
        s.meadow += counts.one(action)
        points = counts.count(s.meadow, action)
        s.points[f.player] += points
        s.tell("plant", "TOAD-3", {"seat": f.player, "kind": action, "points": points})
        s.push(PICK, CHANCE, f.player)
        if action == s.dusts:
            s.push(DUSTING, f.player)


class Dusting(Step[Toadstools]):
    """TOAD-5: name another player, who loses a point. With two players there is one answer, so nobody is asked."""

    def legal(self, s: Toadstools, f: Frame) -> list[int]:
        return [DUST + seat for seat in range(s.seats) if seat != f.player]

    def apply(self, s: Toadstools, f: Frame, action: int) -> None:
        s.points[action - DUST] -= 1
        s.tell("dust", "TOAD-5", {"seat": f.player, "whom": action - DUST})


PICK: Final = Pick()
PLANT: Final = Plant()
DUSTING: Final = Dusting()
