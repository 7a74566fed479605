"""The Architect: GNV-131 and GNV-132."""

from typing import Final

from gnomehall.core.state import MORE, Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import remodel
from gnomehall.games.gnome_village.args import draft_number, draft_steps, pack_draft, visited_spot
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.shift import ROTATE_TILE, SHIFT_TILE, rotatable, shiftable
from gnomehall.games.gnome_village.steps.step import ActionStep, VillageStep
from gnomehall.games.gnome_village.steps.swap import SWAP_TILE, swappable
from gnomehall.games.gnome_village.tables import FINISH, ROTATE, SHIFT, SLOTS, SWAP


class Architect(ActionStep):
    """GNV-131: the action itself."""

    name = "architect"
    rule = "GNV-132"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return menu(s, f.player)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        spot = visited_spot(f.arg)
        choose(s, f.player, pack_draft(s.business_at(spot // SLOTS, spot % SLOTS), 0), action)


class Rearrange(VillageStep):
    """GNV-132: one more step, or enough. The argument is a draft without a tile."""

    name = "rearrange"
    rule = "GNV-132"
    kind = MORE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return menu(s, f.player)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        choose(s, f.player, f.arg, action)


def menu(s: Village, seat: Seat) -> list[Action]:
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


def choose(s: Village, seat: Seat, draft: int, action: Action) -> None:
    """Begin a step; below it waits the question for the next one, while there are steps left."""
    if action == FINISH:
        return
    number, steps = draft_number(draft), draft_steps(draft) + 1
    if steps < s.tables.remodelling:
        s.push(REARRANGE, seat, pack_draft(number, steps))
    if action == SHIFT:
        s.push(SHIFT_TILE, seat, pack_draft(number, 0))
    elif action == ROTATE:
        s.push(ROTATE_TILE, seat, pack_draft(number, 0))
    else:
        s.push(SWAP_TILE, seat, pack_draft(number, 0))


ARCHITECT: Final = Architect()
REARRANGE: Final = Rearrange()
