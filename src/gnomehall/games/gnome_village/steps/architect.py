"""The Architect: GNV-131 and GNV-132."""

from typing import Final

from gnomehall.core.state import MORE, Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village.args import draft_number, draft_steps, pack_draft, visited_spot
from gnomehall.games.gnome_village.remodel import complies
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.shift import ROTATE_TILE, SHIFT_TILE, rotatable
from gnomehall.games.gnome_village.steps.step import ActionStep, VillageStep
from gnomehall.games.gnome_village.steps.swap import SWAP_TILE, swappable
from gnomehall.games.gnome_village.tables import DECLINE, FINISH, PUT_BACK, ROTATE, SHIFT, SLOTS, SWAP
from gnomehall.parts.bits import bit


class Architect(ActionStep):
    """GNV-131: the action itself: a first step, or none."""

    name = "architect"
    rule = "GNV-132"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return [DECLINE, *changes(s, f.player)]

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == DECLINE:
            return
        p, spot = s.players[f.player], visited_spot(f.arg)
        p.before = p.ground
        begin_step(s, f.player, pack_draft(s.business_at(spot // SLOTS, spot % SLOTS), 1), action)


class Rearrange(VillageStep):
    """GNV-132: one more step; finish, if the village complies; or put it back. The argument is a draft without a tile.

    It is asked even when there is only the way back, so that nobody's village jumps back unasked.
    """

    name = "rearrange"
    rule = "GNV-132"
    kind = MORE

    def always_asked(self) -> bool:
        return True

    def legal(self, s: Village, f: Frame) -> list[Action]:
        found = [FINISH, PUT_BACK] if complies(s.players[f.player].ground) else [PUT_BACK]
        if draft_steps(f.arg) < s.tables.remodelling:
            found.extend(changes(s, f.player))
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        p = s.players[f.player]
        if action == FINISH:
            p.before = None
            p.uses |= bit(draft_number(f.arg))
            if s.log is not None:
                s.emit("remodelled", "GNV-132", {"seat": f.player})
        elif action == PUT_BACK:
            assert p.before is not None, "a village that is being rearranged was another before"
            p.ground, p.before = p.before, None
            if s.log is not None:
                s.emit("put-back", "GNV-132", {"seat": f.player})
        else:
            begin_step(s, f.player, pack_draft(draft_number(f.arg), draft_steps(f.arg) + 1), action)


def changes(s: Village, seat: Seat) -> list[Action]:
    """What can be changed at all; a tile can always be shifted, since there are others that it can be put beside."""
    found = [SHIFT]
    if rotatable(s, seat):
        found.append(ROTATE)
    if swappable(s, seat, 1):
        found.append(SWAP)
    return found


def begin_step(s: Village, seat: Seat, draft: int, action: Action) -> None:
    """Begin a step; below it waits the question for the next one."""
    s.push(REARRANGE, seat, draft)
    number = draft_number(draft)
    if action == SHIFT:
        s.push(SHIFT_TILE, seat, pack_draft(number, 0))
    elif action == ROTATE:
        s.push(ROTATE_TILE, seat, pack_draft(number, 0))
    else:
        s.push(SWAP_TILE, seat, pack_draft(number, 0))


ARCHITECT: Final = Architect()
REARRANGE: Final = Rearrange()
