"""The adventure trail (MIG-75 to 82)."""

from typing import Final

from gnomehall.core.state import Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.args import last_space, pack_spaces, space_behind
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.chests import take_open
from gnomehall.games.mighty_gnomes.steps.storage import award
from gnomehall.games.mighty_gnomes.tables import DECLINE, FROM_TRAIL, TAKES
from gnomehall.parts import bag


class MoveMarker(Deed[Mighty]):
    """MIG-75: so many steps on the trail, once what comes before them is settled. `arg` is the number."""

    name = "move"
    rule = "MIG-75"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        advance(s, f.player, f.arg)


class ReachIcons(Deed[Mighty]):
    """MIG-Q71: the rest of a move's icons, after a chest on the way."""

    name = "reach-icons"
    rule = "MIG-Q71"

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        reach_icons(s, f.player, space_behind(f.arg), last_space(f.arg))


class Take(Step[Mighty]):
    """MIG-78, MIG-Q45: reaching or passing a chest icon, one may take and use one of the open chests that are left."""

    name = "take"
    rule = "MIG-78"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        if not s.open:
            return []
        actions = [TAKES + kind for kind in bag.kinds(s.open)]
        actions.append(DECLINE)
        return actions

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        if action != DECLINE:
            take_open(s, f.player, action - TAKES)
        elif s.log is not None:
            s.emit("decline", "MIG-Q45", {"seat": f.player})


MOVE_MARKER: Final = MoveMarker()
REACH_ICONS: Final = ReachIcons()
TAKE: Final = Take()


def advance(s: Mighty, seat: Seat, steps: int) -> None:
    """MIG-77, MIG-80, MIG-81: the token goes the whole way and lies on top there; one that does not move stays put."""
    home = s.homes[seat]
    before = home.space
    after = min(before + steps, len(s.tables.trail_points) - 1)
    lost = before + steps - after
    if lost and s.log is not None:
        s.emit("lost-steps", "MIG-81", {"seat": seat, "steps": lost})
    if after == before:
        return
    home.space = after
    trail = s.trail[:]
    trail.remove(seat)
    place = 0
    while place < len(trail) and s.homes[trail[place]].space <= after:
        place += 1
    trail.insert(place, seat)
    s.trail = trail
    if s.log is not None:
        s.emit("steps", "MIG-75", {"seat": seat, "space": after, "steps": after - before})
    reach_icons(s, seat, before, after)


def reach_icons(s: Mighty, seat: Seat, behind: int, last: int) -> None:
    """MIG-76, MIG-Q71: icons from the lowest space to the highest, on one space the points before the chest."""
    for space in range(behind + 1, last + 1):
        award(s, seat, FROM_TRAIL, s.tables.trail_points[space], "MIG-76")
        if s.tables.trail_chests >> space & 1 and s.open:
            if space < last:
                s.push(REACH_ICONS, seat, pack_spaces(space, last))
            s.push(TAKE, seat)
            return
