"""A turn (MIG-24 to 29): free actions, one tile for one main action, then its books and more free actions."""

from typing import Final

from gnomehall.core.state import MENU, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import tile_id
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.free import act_freely, add_free
from gnomehall.games.mighty_gnomes.steps.place import PLACE
from gnomehall.games.mighty_gnomes.steps.storage import award
from gnomehall.games.mighty_gnomes.tables import (
    DRUID,
    FROM_BEDROOM,
    SKIP,
    USES,
)
from gnomehall.parts import word
from gnomehall.parts.word import bit


class Turn(Step[Mighty]):
    """MIG-26, MIG-29: take free actions, or choose the tile for this turn's main action."""

    name = "turn"
    rule = "MIG-26"
    kind = MENU

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        home = s.homes[f.player]
        actions: list[Action] = []
        for tile in word.members(usable_tiles(s, home)):
            actions.append(USES + tile)
        add_free(s, home, actions)
        return actions

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action < SKIP:
            s.push(PLACE, f.player, action - USES)
        else:
            s.todo.append(f)
            act_freely(s, f.player, action)


class DruidTurn(Step[Mighty]):
    """MIG-124, MIG-125, MIG-Q63: free actions, and the druid tile alone, which may be left unused."""

    name = "druid-turn"
    rule = "MIG-125"
    kind = MENU

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        actions = [USES + DRUID, SKIP]
        add_free(s, s.homes[f.player], actions)
        return actions

    def always_asked(self) -> bool:
        return True

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action == USES + DRUID:
            s.push(PLACE, f.player, DRUID)
        elif action != SKIP:
            s.todo.append(f)
            act_freely(s, f.player, action)
        elif s.log is not None:
            s.emit("skip", "MIG-Q63", {"seat": f.player})


class GoToBed(Deed[Mighty]):
    """MIG-30, MIG-Q14: the tile left after the third turn goes to bed, and scores its size minus 1. Nobody is asked."""

    name = "go-to-bed"
    rule = "MIG-30"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        home = s.homes[f.player]
        home.bedroom = word.lowest(home.tiles)
        if s.log is not None:
            s.emit("bedroom", "MIG-30", {"seat": f.player, "tile": tile_id(home.bedroom)})
        award(s, f.player, FROM_BEDROOM, home.bedroom - 1, "MIG-30")


TURN: Final = Turn()
DRUID_TURN: Final = DruidTurn()
GO_TO_BED: Final = GoToBed()


def usable_tiles(s: Mighty, home: Home) -> word.Word:
    """MIG-31, MIG-32: on the first turn of a later round only the bedroom tile, unless its owner is free of that."""
    if s.turn < s.seats and home.bedroom and not home.freed:
        return bit(home.bedroom)
    return home.tiles


def begin_turn(s: Mighty, seat: Seat, druid: bool) -> None:
    """MIG-Q14: going to bed waits below the third turn, and comes before any druid turn."""
    if s.log is not None:
        s.emit("turn", "MIG-125" if druid else "MIG-25", {"seat": seat, "round": s.day})
    if s.turn >= 2 * s.seats and not druid:
        s.push(GO_TO_BED, seat)
    s.push(DRUID_TURN if druid else TURN, seat)
