"""The actions of Businesses that have no target: chapters 11 and 12 of the rules.

The argument of a frame is where the gnome stands: its letter, then the village and slot of the tile. A traveller acts
as if the tile were its owner's own (GNV-140); only geography is the host's.
"""

from gnomehall.core.state import CHANCE, Frame, Step
from gnomehall.games.gnome_village import sites
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import opponents
from gnomehall.games.gnome_village.steps.place import DRAW_BUSINESS
from gnomehall.games.gnome_village.tables import DECLINE, SEAT, SLOTS, USE


def tile_of(f: Frame) -> int:
    """The spot of the Business whose action is asked."""
    return f.arg >> 3


def use(s: Village, seat: int, spot: int) -> None:
    """GNV-111: from now until the player's next turn is over, this player may not use the tile again."""
    s.players[seat].uses |= 1 << s.business_at(spot // SLOTS, spot % SLOTS)


class Plain(Step[Village]):
    """An action without a target: used or declined (GNV-110); not asked where it can do nothing (GNV-112)."""

    def possible(self, s: Village, f: Frame) -> bool:
        raise NotImplementedError

    def act(self, s: Village, f: Frame) -> None:
        raise NotImplementedError

    def legal(self, s: Village, f: Frame) -> list[int]:
        return [DECLINE, USE] if self.possible(s, f) else []

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action == USE:
            use(s, f.player, tile_of(f))
            self.act(s, f)


class Police(Plain):
    """GNV-117: each opponent who is not protected gives a coin, if there is one to give."""

    def possible(self, s: Village, f: Frame) -> bool:
        return len(opponents(s, f.player, 1)) > 0

    def act(self, s: Village, f: Frame) -> None:
        fined = opponents(s, f.player, 1)
        for other in fined:
            s.players[other - SEAT].coins -= 1
        s.players[f.player].coins += len(fined)
        if s.log is not None:
            s.emit("police", "GNV-117", {"seat": f.player, "from": [other - SEAT for other in fined]})


class Theater(Plain):
    """GNV-120: a coin, and one more for each gnome on a Workshop or Business around, corners included."""

    def possible(self, s: Village, f: Frame) -> bool:
        return s.bank > 0

    def act(self, s: Village, f: Frame) -> None:
        coins = s.receive(f.player, 1 + audience(s, tile_of(f)))
        if s.log is not None:
            s.emit("theater", "GNV-120", {"seat": f.player, "coins": coins})


def audience(s: Village, theater: int) -> int:
    """GNV-121: the gnomes of any colour on the Workshops and Businesses around a tile."""
    village = theater // SLOTS
    g = s.players[village].ground
    middle = g.cells[theater % SLOTS]
    n = 0
    for spot in s.spots:
        if spot >= 0 and spot // SLOTS == village and (g.workshops | g.businesses) >> (spot % SLOTS) & 1:
            away = g.cells[spot % SLOTS] - middle
            if away < 0:
                away = -away
            # The border of the grid keeps cells of different rows from looking like neighbours.
            if away == 1 or t.WIDTH - 1 <= away <= t.WIDTH + 1:
                n += 1
    return n


class Military(Plain):
    """GNV-124, GNV-125: the gnome protects its player's village; there is no case in which it can't."""

    def possible(self, s: Village, f: Frame) -> bool:
        return True

    def act(self, s: Village, f: Frame) -> None:
        s.players[f.player].guards |= 1 << (f.arg & 7)
        if s.log is not None:
            s.emit("military", "GNV-124", {"seat": f.player})


class Advisor(Plain):
    """GNV-129, GNV-130: a coin at the end of the turn, if all coins were spent in the Work & Buy phase."""

    def possible(self, s: Village, f: Frame) -> bool:
        return s.broke

    def act(self, s: Village, f: Frame) -> None:
        s.advice += 1
        if s.log is not None:
            s.emit("advisor", "GNV-129", {"seat": f.player})


class Construction(Plain):
    """GNV-144, GNV-145: the top Business of the stack, free of charge and unseen until the player has decided."""

    def possible(self, s: Village, f: Frame) -> bool:
        return sum(s.stack) > 0 and sites.has_business_cell(s.players[f.player].ground)

    def act(self, s: Village, f: Frame) -> None:
        if s.log is not None:
            s.emit("construction", "GNV-144", {"seat": f.player})
        s.push(DRAW_BUSINESS, CHANCE, f.player)
