"""What is decided in Toadstools, in the order of the rules."""

from typing import Any, Final

from gnomehall.core.state import CHANCE, DRAW, MENU, Frame, Step
from gnomehall.core.vocabulary import Action
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.games.toadstools.tables import DUSTS, PLANTS
from gnomehall.parts import counts


def mushroom(s: Toadstools, kind: int) -> str:
    """A mushroom as people are told of it: by its id."""
    return s.tables.edition.ids[kind]


class Pick(Step[Toadstools]):
    """TOAD-2: a mushroom from the basket, drawn by chance, seen by its new owner alone. `arg` is that seat."""

    name = "pick"
    rule = "TOAD-2"
    kind = DRAW
    verb = "pick"

    def legal(self, s: Toadstools, f: Frame) -> list[Action]:
        return counts.kinds(s.basket)

    def weights(self, s: Toadstools, f: Frame) -> list[int]:
        return counts.amounts(s.basket)

    def apply(self, s: Toadstools, f: Frame, action: Action) -> None:
        s.deal(f.arg, action)
        s.emit("pick", "TOAD-2", {"seat": f.arg, "mushroom": mushroom(s, action)}, to=f.arg)


class Plant(Step[Toadstools]):
    """TOAD-3, TOAD-4: plant a mushroom, score what the meadow now has of its kind, and pick another."""

    name = "plant"
    rule = "TOAD-3"
    kind = MENU
    verb = "plant"

    def legal(self, s: Toadstools, f: Frame) -> list[Action]:
        return [PLANTS + kind for kind in counts.kinds(s.hands[f.player])]

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Toadstools, f: Frame, action: Action) -> None:
        kind = action - PLANTS
        s.hands[f.player] -= counts.one(kind)
        s.meadow += counts.one(kind)
        points = counts.count(s.meadow, kind)
        s.points[f.player] += points
        s.emit("plant", "TOAD-3", {"seat": f.player, "mushroom": mushroom(s, kind), "points": points})
        s.push(PICK, CHANCE, f.player)
        if kind == s.tables.dusting:
            s.push(DUST, f.player)


class Dust(Step[Toadstools]):
    """TOAD-5: name another player, who loses a point. With two players there is one answer, so nobody is asked."""

    name = "dust"
    rule = "TOAD-5"
    verb = "dust"

    def legal(self, s: Toadstools, f: Frame) -> list[Action]:
        return [DUSTS + seat for seat in range(s.seats) if seat != f.player]

    def apply(self, s: Toadstools, f: Frame, action: Action) -> None:
        s.points[action - DUSTS] -= 1
        s.emit("dust", "TOAD-5", {"seat": f.player, "whom": action - DUSTS})


PICK: Final = Pick()
PLANT: Final = Plant()
DUST: Final = Dust()

STEPS: Final[tuple[Step[Any], ...]] = (PICK, PLANT, DUST)
