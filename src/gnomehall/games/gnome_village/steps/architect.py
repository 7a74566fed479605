"""The Architect: GNV-131 and GNV-132."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.drafting import STEPS_AT
from gnomehall.games.gnome_village.steps.shift import ROTATE_TILE, SHIFT_TILE, rotatable, shiftable
from gnomehall.games.gnome_village.steps.swap import SWAP_TILE, swappable
from gnomehall.games.gnome_village.tables import FINISH, ROTATE, SHIFT, SLOTS, SWAP


class Architect(Step[Village]):
    """GNV-131: the action itself. Its argument, as of all actions, is the gnome and the tile."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return menu(s, f.player)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        spot = f.arg >> 3
        choose(s, f.player, s.business_at(spot // SLOTS, spot % SLOTS), action)


class Rearrange(Step[Village]):
    """GNV-132: one more step, or enough."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return menu(s, f.player)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        choose(s, f.player, f.arg, action)


def menu(s: Village, seat: int) -> list[int]:
    """What can be done at all; one tile that allows it is enough to know."""
    g = s.players[seat].ground
    rings = remodel.rings_of(g)
    found = [FINISH]
    if shiftable(s, seat, 1):
        found.append(SHIFT)
    if rotatable(s, seat, rings, 1):
        found.append(ROTATE)
    # A House and another building can always change places, since both are open on all sides.
    if (g.houses and g.workshops | g.businesses) or swappable(s, seat, rings, 1):
        found.append(SWAP)
    return found


def choose(s: Village, seat: int, arg: int, action: int) -> None:
    """Begin a step; below it waits the question for the next one, while there are steps left."""
    if action == FINISH:
        return
    number, steps = arg & 0xFF, (arg >> STEPS_AT) + 1
    if steps < s.tables.remodelling:
        s.push(REARRANGE, seat, number | steps << STEPS_AT)
    if action == SHIFT:
        s.push(SHIFT_TILE, seat, number)
    elif action == ROTATE:
        s.push(ROTATE_TILE, seat, number)
    else:
        s.push(SWAP_TILE, seat, number)


ARCHITECT: Final = Architect()
REARRANGE: Final = Rearrange()
