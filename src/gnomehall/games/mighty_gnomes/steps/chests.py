"""Treasure chests: drawing, keeping and using them (MIG-37, MIG-68 to 74)."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, Deed, Frame, Step
from gnomehall.games.mighty_gnomes.codes import DRAW, FROM_CHESTS, KEEP
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, receive
from gnomehall.parts import bag


class Chest(Step[Mighty]):
    """MIG-37: a player gains a chest: two are drawn and one is kept. It asks nothing itself."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [0] if s.bag else []

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.drawer = f.player
        if bag.total(s.bag) > 1:
            s.push(CHOOSE, f.player)
        s.push(DRAWING, CHANCE, f.player)


class Draw(Step[Mighty]):
    """MIG-37: a chest out of the bag, seen by the player who draws alone.

    It is always asked: were a bag with one kind left not asked for a draw, all would learn what is in it.
    """

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [DRAW + kind for kind in bag.kinds(s.bag)]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        return bag.amounts(s.bag)

    def draw(self, s: Mighty, f: Frame, rng: Rng) -> int:
        return DRAW + bag.nth(s.bag, rng.below(bag.total(s.bag)))

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        chest = bag.one(action - DRAW)
        s.bag -= chest
        if s.log is not None:
            s.emit("draw", "MIG-37", {"seat": f.arg, "chest": action - DRAW}, to=f.arg)
        if s.todo[-1].step is CHOOSE:
            s.drawn += chest
            if bag.total(s.drawn) < 2:
                s.push(DRAWING, CHANCE, f.arg)
        else:
            into_vault(s, f.arg, chest)


class Keep(Step[Mighty]):
    """MIG-37, MIG-145: keep one of the two face down, put the other back. Always asked, even if both are alike."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [KEEP + kind for kind in bag.kinds(s.drawn)]

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        chest = bag.one(action - KEEP)
        back = s.drawn - chest
        s.bag += back
        s.drawn = 0
        s.homes[f.player].vault += chest
        if s.log is not None:
            s.emit("keep", "MIG-142", {"seat": f.player})
            s.emit("kept", "MIG-137", {"seat": f.player, "chest": action - KEEP, "back": bag.nth(back, 0)}, to=f.player)


class Nest(Step[Mighty]):
    """MIG-Q42: a chest in a chest is drawn, and goes face down into the vault."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [0] if s.bag else []

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.push(DRAWING, CHANCE, f.player)


class PutBack(Deed[Mighty]):
    """MIG-78, MIG-Q46: an open chest goes into the bag when its use is over."""

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.bag += s.used
        s.used = 0


GAIN_CHEST: Final = Chest()
DRAWING: Final = Draw()
CHOOSE: Final = Keep()
NEST: Final = Nest()
PUT_BACK: Final = PutBack()


def into_vault(s: Mighty, seat: int, chest: int) -> None:
    s.homes[seat].vault += chest
    if s.log is not None:
        s.emit("vault", "MIG-142", {"seat": seat})


def use_chest(s: Mighty, seat: int, chest: int) -> None:
    """MIG-74: what is in it, at once."""
    t = s.t
    award(s, seat, FROM_CHESTS, t.chest_points[chest], "MIG-74")
    if t.chest_coins[chest]:
        earn(s, seat, t.chest_coins[chest], "MIG-74")
    for _ in range(t.chest_draws[chest]):
        s.push(NEST, seat)
    if t.chest_tokens[chest]:
        receive(s, seat, t.chest_tokens[chest])


def take_open(s: Mighty, seat: int, chest: int) -> None:
    """MIG-78: use one of the open chests without a key."""
    s.open -= bag.one(chest)
    s.used = bag.one(chest)
    s.push(PUT_BACK, seat)
    if s.log is not None:
        s.emit("take", "MIG-78", {"seat": seat, "chest": chest})
    use_chest(s, seat, chest)


def open_chest(s: Mighty, seat: int, chest: int) -> None:
    """MIG-68, MIG-72: a key opens a chest of the own vault, which then lies face up with its owner."""
    home = s.homes[seat]
    home.keys -= 1
    home.vault -= bag.one(chest)
    home.opened += bag.one(chest)
    if s.log is not None:
        s.emit("open", "MIG-68", {"seat": seat, "chest": chest})
    use_chest(s, seat, chest)
