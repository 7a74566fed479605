"""A turn (MIG-24 to 29): free actions, one tile for one main action, then its books and more free actions."""

from typing import Final

from gnomehall.core.state import Deed, Frame, Step
from gnomehall.games.mighty_gnomes.codes import (
    DRUID,
    FROM_BEDROOM,
    SKIP,
    USE,
)
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.free import act_freely, add_free
from gnomehall.games.mighty_gnomes.steps.place import PLACE_TILE
from gnomehall.games.mighty_gnomes.steps.storage import award
from gnomehall.parts import bits


class Turn(Step[Mighty]):
    """MIG-26, MIG-29: take free actions, or choose the tile for this turn's main action.

    A druid turn has the druid tile alone, and may be skipped (MIG-124, MIG-Q63). Its frame's arg says which it is.
    """

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        home = s.homes[f.player]
        actions: list[int] = []
        if f.arg == DRUID:
            actions.append(USE + DRUID)
            actions.append(SKIP)
        else:
            for tile in bits.members(usable_tiles(s, home)):
                actions.append(USE + tile)
        add_free(s, home, actions)
        return actions

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        if action == SKIP:
            if s.log is not None:
                s.emit("skip", "MIG-Q63", {"seat": f.player})
        elif action < SKIP:
            s.push(PLACE_TILE, f.player, action - USE)
        else:
            s.todo.append(f)
            act_freely(s, f.player, action)


class Bedroom(Deed[Mighty]):
    """MIG-30, MIG-Q14: the tile left after the third turn goes to bed, and scores its size minus 1. Nobody is asked."""

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        home = s.homes[f.player]
        home.bedroom = bits.members(home.tiles)[0]
        if s.log is not None:
            s.emit("bedroom", "MIG-30", {"seat": f.player, "tile": home.bedroom})
        award(s, f.player, FROM_BEDROOM, home.bedroom - 1, "MIG-30")


TURN: Final = Turn()
GO_TO_BED: Final = Bedroom()


def usable_tiles(s: Mighty, home: Home) -> int:
    """MIG-31, MIG-32: on the first turn of a later round only the bedroom tile, unless its owner is free of that."""
    if s.turn < s.seats and home.bedroom and not home.freed:
        return 1 << home.bedroom
    return home.tiles


def begin_turn(s: Mighty, seat: int, druid: bool) -> None:
    """MIG-Q14: going to bed waits below the third turn, and comes before any druid turn."""
    if s.turn >= 2 * s.seats and not druid:
        s.push(GO_TO_BED, seat)
    s.push(TURN, seat, DRUID if druid else 0)
