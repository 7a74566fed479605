"""The heap, who has taken what, and the one thing that is decided: how many to take."""

from dataclasses import dataclass
from typing import Any, Final

from gnomehall.core.edition import Edition
from gnomehall.core.rng import Rng
from gnomehall.core.state import MENU, Frame, State, Step


@dataclass(frozen=True, slots=True, repr=False)
class PebblesEdition(Edition):
    """The components."""

    pebbles: int
    bonus: int
    """What the last pebble is worth beyond its point."""


class Pebbles(State):
    def __init__(self, seats: int, rules: PebblesEdition) -> None:
        super().__init__(seats, [])
        self.rules = rules
        self.heap = rules.pebbles
        self.taken = [0] * seats
        self.turns = 0

    def copy(self) -> "Pebbles":
        t = Pebbles(self.seats, self.rules)
        t.todo, t.heap, t.taken, t.turns = self.todo[:], self.heap, self.taken[:], self.turns
        return t

    def edition(self) -> Edition:
        return self.rules

    def determinize(self, viewer: int, rng: Rng) -> "Pebbles":
        """Nothing is hidden from anybody."""
        return self.copy()

    def proceed(self) -> None:
        """PEB-3: players take in turn until the heap is gone."""
        if self.heap:
            self.push(TAKE, self.turns % self.seats)

    def scores(self) -> list[int]:
        """PEB-4: a point for each pebble, and the bonus for the last."""
        found = self.taken[:]
        if not self.heap:
            found[(self.turns - 1) % self.seats] += self.rules.bonus
        return found

    def places(self) -> list[int]:
        scores = self.scores()
        return [sum(other > mine for other in scores) for mine in scores]

    def round(self) -> int:
        return 1 + max(self.turns - 1, 0) // self.seats

    def ending(self) -> str:
        return "" if self.heap else "gone"


class Take(Step[Pebbles]):
    """PEB-2: take one to three pebbles; action n takes n + 1."""

    name = "take"
    rule = "PEB-2"
    kind = MENU
    verb = "take"

    def legal(self, s: Pebbles, f: Frame) -> list[int]:
        return list(range(min(3, s.heap)))

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Pebbles, f: Frame, action: int) -> None:
        s.heap -= action + 1
        s.taken[f.player] += action + 1
        s.turns += 1
        s.emit("take", "PEB-2", {"seat": f.player, "count": action + 1})


TAKE: Final = Take()
STEPS: Final[tuple[Step[Any], ...]] = (TAKE,)
