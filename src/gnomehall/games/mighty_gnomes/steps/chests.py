"""Treasure chests: drawing, keeping and using them (MIG-37, MIG-68 to 74)."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, DRAW, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.ids import chest_id
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.storage import award, earn, receive
from gnomehall.games.mighty_gnomes.tables import DRAWS, FROM_CHESTS, KEEPS, Chest
from gnomehall.parts import bag
from gnomehall.parts.bag import Bag


class GainChest(Deed[Mighty]):
    """MIG-37, MIG-Q41: a player gains a chest: two are drawn and one is kept. There may be none left."""

    name = "gain-chest"
    rule = "MIG-37"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if not s.bag:
            find_none(s, f.player)
            return
        s.drawer = f.player
        if bag.total(s.bag) > 1:
            s.push(KEEP_CHEST, f.player)
        s.push(DRAW_CHEST, CHANCE, f.player)


class DrawChest(Step[Mighty]):
    """MIG-37: a chest out of the bag, seen by the player who draws alone.

    It is always asked: were a bag with one kind left not asked for a draw, all would learn what is in it.
    """

    name = "draw-chest"
    rule = "MIG-37"
    kind = DRAW
    verb = "draw"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        return [DRAWS + kind for kind in bag.kinds(s.bag)]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        return bag.amounts(s.bag)

    def draw(self, s: Mighty, f: Frame, rng: Rng) -> Action:
        return DRAWS + bag.nth(s.bag, rng.below(bag.total(s.bag)))

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        chest = bag.one(action - DRAWS)
        s.bag -= chest
        if s.log is not None:
            s.emit("draw", "MIG-37", {"seat": f.arg, "chest": chest_id(s.tables, action - DRAWS)}, to=f.arg)
        if s.todo[-1].step is KEEP_CHEST:
            s.drawn += chest
            if bag.total(s.drawn) < 2:
                s.push(DRAW_CHEST, CHANCE, f.arg)
        else:
            into_vault(s, f.arg, chest)


class KeepChest(Step[Mighty]):
    """MIG-37, MIG-145: keep one of the two face down, put the other back. Always asked, even if both are alike."""

    name = "keep-chest"
    rule = "MIG-37"
    verb = "keep"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        return [KEEPS + kind for kind in bag.kinds(s.drawn)]

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        chest = bag.one(action - KEEPS)
        back = s.drawn - chest
        s.bag += back
        s.drawn = 0
        s.homes[f.player].vault += chest
        if s.log is not None:
            s.emit("keep", "MIG-142", {"seat": f.player})
            kept, other = chest_id(s.tables, action - KEEPS), chest_id(s.tables, bag.nth(back, 0))
            s.emit("kept", "MIG-137", {"seat": f.player, "chest": kept, "back": other}, to=f.player)


class NestedChest(Deed[Mighty]):
    """MIG-Q42: a chest in a chest is drawn, and goes face down into the vault. There may be none left."""

    name = "nested-chest"
    rule = "MIG-Q42"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if s.bag:
            s.push(DRAW_CHEST, CHANCE, f.player)
        else:
            find_none(s, f.player)


class PutBack(Deed[Mighty]):
    """MIG-78, MIG-Q46: an open chest goes into the bag when its use is over."""

    name = "put-back"
    rule = "MIG-78"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        s.bag += s.used
        s.used = 0


GAIN_CHEST: Final = GainChest()
DRAW_CHEST: Final = DrawChest()
KEEP_CHEST: Final = KeepChest()
NESTED_CHEST: Final = NestedChest()
PUT_BACK: Final = PutBack()


def find_none(s: Mighty, seat: Seat) -> None:
    """MIG-Q41: with an empty bag there is no chest."""
    if s.log is not None:
        s.emit("no-chest", "MIG-Q41", {"seat": seat})


def into_vault(s: Mighty, seat: Seat, chest: Bag) -> None:
    s.homes[seat].vault += chest
    if s.log is not None:
        s.emit("vault", "MIG-142", {"seat": seat})


def use_chest(s: Mighty, seat: Seat, chest: Chest) -> None:
    """MIG-74: what is in it, at once."""
    t = s.tables
    award(s, seat, FROM_CHESTS, t.chest_points[chest], "MIG-74")
    if t.chest_coins[chest]:
        earn(s, seat, t.chest_coins[chest], "MIG-74")
    for _ in range(t.chest_draws[chest]):
        s.push(NESTED_CHEST, seat)
    if t.chest_tokens[chest]:
        receive(s, seat, t.chest_tokens[chest], "MIG-74")


def take_open(s: Mighty, seat: Seat, chest: Chest) -> None:
    """MIG-78: use one of the open chests without a key."""
    t = s.tables
    s.open -= bag.one(chest)
    s.used = bag.one(chest)
    s.push(PUT_BACK, seat)
    if s.log is not None:
        s.emit("take", "MIG-78", {"seat": seat, "chest": chest_id(t, chest)})
    use_chest(s, seat, chest)


def open_chest(s: Mighty, seat: Seat, chest: Chest) -> None:
    """MIG-68, MIG-72: a key opens a chest of the own vault, which then lies face up with its owner."""
    t, home = s.tables, s.homes[seat]
    home.keys -= 1
    home.vault -= bag.one(chest)
    home.opened += bag.one(chest)
    if s.log is not None:
        s.emit("open", "MIG-68", {"seat": seat, "chest": chest_id(t, chest)})
    use_chest(s, seat, chest)
