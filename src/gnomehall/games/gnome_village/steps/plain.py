"""The actions of Businesses that have no target: chapters 11 and 12 of the rules.

A traveller acts as if the tile were its owner's own (GNV-140); only geography is the host's.
"""

from gnomehall.core.state import CHANCE, Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import sites
from gnomehall.games.gnome_village.args import visited_spot, visiting_letter
from gnomehall.games.gnome_village.ids import tile_id
from gnomehall.games.gnome_village.state import Village, standing_in
from gnomehall.games.gnome_village.steps.picks import opponents
from gnomehall.games.gnome_village.steps.place import DRAW_BUSINESS
from gnomehall.games.gnome_village.steps.step import ActionStep
from gnomehall.games.gnome_village.tables import DECLINE, SEAT, SLOTS, USE, WIDTH, Spot
from gnomehall.parts import bits
from gnomehall.parts.bits import bit


def business_id(s: Village, spot: Spot) -> str:
    """The Business whose action is used, for what is told of it."""
    return tile_id(s.tables, s.players[spot // SLOTS].ground.faces[spot % SLOTS])


def use(s: Village, seat: Seat, spot: Spot) -> None:
    """GNV-111: from now until the player's next turn is over, this player may not use the tile again."""
    s.players[seat].uses |= bit(s.business_at(spot // SLOTS, spot % SLOTS))


class Plain(ActionStep):
    """An action without a target: used or declined (GNV-110); not asked where it can do nothing (GNV-112)."""

    def possible(self, s: Village, f: Frame) -> bool:
        raise NotImplementedError

    def act(self, s: Village, f: Frame) -> None:
        raise NotImplementedError

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return [DECLINE, USE] if self.possible(s, f) else []

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == USE:
            use(s, f.player, visited_spot(f.arg))
            self.act(s, f)


class Police(Plain):
    """GNV-117: each opponent who is not protected gives a coin, if there is one to give."""

    name = "police"
    rule = "GNV-117"

    def possible(self, s: Village, f: Frame) -> bool:
        return len(opponents(s, f.player, 1)) > 0

    def act(self, s: Village, f: Frame) -> None:
        fined = opponents(s, f.player, 1)
        for other in fined:
            s.players[other - SEAT].coins -= 1
        s.players[f.player].coins += len(fined)
        if s.log is not None:
            seats, business = [other - SEAT for other in fined], business_id(s, visited_spot(f.arg))
            s.emit("police", "GNV-117", {"seat": f.player, "business": business, "seats": seats})


class Theater(Plain):
    """GNV-120: a coin, and one more for each gnome on a Workshop or Business around, corners included."""

    name = "theater"
    rule = "GNV-120"

    def possible(self, s: Village, f: Frame) -> bool:
        return s.bank > 0

    def act(self, s: Village, f: Frame) -> None:
        coins = s.receive(f.player, 1 + audience(s, visited_spot(f.arg)))
        if s.log is not None:
            business = business_id(s, visited_spot(f.arg))
            s.emit("theater", "GNV-120", {"seat": f.player, "business": business, "coins": coins})


def audience(s: Village, theater: Spot) -> int:
    """GNV-121: the gnomes of any colour on the Workshops and Businesses around a tile."""
    village = theater // SLOTS
    g = s.players[village].ground
    middle = g.cells[theater % SLOTS]
    n = 0
    for p in s.players:
        for slot in bits.members(standing_in(p, village) & (g.workshops | g.businesses)):
            away = g.cells[slot] - middle
            if away < 0:
                away = -away
            # The border of the grid keeps cells of different rows from looking like neighbours.
            if away == 1 or WIDTH - 1 <= away <= WIDTH + 1:
                n += 1
    return n


class Military(Plain):
    """GNV-124, GNV-125: the gnome protects its player's village; there is no case in which it can't."""

    name = "military"
    rule = "GNV-124"

    def possible(self, s: Village, f: Frame) -> bool:
        return True

    def act(self, s: Village, f: Frame) -> None:
        s.players[f.player].guards |= bit(visiting_letter(f.arg))
        if s.log is not None:
            s.emit("military", "GNV-124", {"seat": f.player})


class Advisor(Plain):
    """GNV-129, GNV-130: a coin at the end of the turn, if all coins were spent in the Work & Buy phase."""

    name = "advisor"
    rule = "GNV-130"

    def possible(self, s: Village, f: Frame) -> bool:
        return s.broke

    def act(self, s: Village, f: Frame) -> None:
        s.advice += 1
        if s.log is not None:
            s.emit("advisor", "GNV-129", {"seat": f.player})


class Construction(Plain):
    """GNV-144, GNV-145: the top Business of the stack, free of charge and unseen until the player has decided."""

    name = "construction"
    rule = "GNV-145"

    def possible(self, s: Village, f: Frame) -> bool:
        return any(s.stack) and sites.has_business_cell(s.players[f.player].ground)

    def act(self, s: Village, f: Frame) -> None:
        if s.log is not None:
            s.emit("construction", "GNV-144", {"seat": f.player, "business": business_id(s, visited_spot(f.arg))})
        s.push(DRAW_BUSINESS, CHANCE, f.player)
