"""The actions of Businesses that keep an opponent's gnome for a while."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action
from gnomehall.games.gnome_village.args import visited_spot
from gnomehall.games.gnome_village.ids import letter_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import gnomes_at
from gnomehall.games.gnome_village.steps.plain import business_id, use
from gnomehall.games.gnome_village.steps.step import ActionStep
from gnomehall.games.gnome_village.tables import DECLINE, GNOME, GNOMES, SLOTS, Gnome
from gnomehall.parts import bits
from gnomehall.parts.bits import bit


def takeable(s: Village, f: Frame) -> list[Action]:
    """GNV-119, GNV-190: upright gnomes of unprotected opponents in their own villages, of no colour on the tile."""
    spot = visited_spot(f.arg)
    here = 0
    for gnome in gnomes_at(s, spot // SLOTS, spot % SLOTS):
        here |= bit(gnome // GNOMES)
    found = [DECLINE]
    for seat in range(s.seats):
        if seat == f.player or s.players[seat].guards or here >> seat & 1:
            continue
        for letter in bits.members(s.in_village(seat)):
            found.append(GNOME + GNOMES * seat + letter)
    return found if len(found) > 1 else []


def tell_taken(s: Village, kind: str, rule: str, f: Frame, gnome: Gnome, turned: bool) -> None:
    """Tell of a gnome that is kept on the tile, and whether the Workshop it worked in turned inactive."""
    whose, letter, business = gnome // GNOMES, letter_id(gnome % GNOMES), business_id(s, visited_spot(f.arg))
    s.emit(kind, rule, {"seat": f.player, "business": business, "whose": whose, "gnome": letter, "turned": turned})


class Chapel(ActionStep):
    """GNV-118: an opponent's gnome is put on the tile until its owner's turn; its active Workshop turns inactive."""

    name = "chapel"
    rule = "GNV-119"
    verb = "take"
    asks = GNOME

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return takeable(s, f)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == DECLINE:
            return
        use(s, f.player, visited_spot(f.arg))
        gnome = action - GNOME
        p = s.players[gnome // GNOMES]
        workshop = bit(s.spot(gnome) % SLOTS)
        turned = p.active & workshop != 0
        p.active &= ~workshop
        s.lift(gnome, visited_spot(f.arg))
        p.held |= bit(gnome % GNOMES)
        if s.log is not None:
            tell_taken(s, "chapel", "GNV-118", f, gnome, turned)


class Prison(ActionStep):
    """GNV-146, GNV-147: an opponent's gnome is locked up, until its owner's Earn phase, if the cell is free."""

    name = "prison"
    rule = "GNV-147"
    verb = "take"
    asks = GNOME

    def legal(self, s: Village, f: Frame) -> list[Action]:
        spot = visited_spot(f.arg)
        for gnome in gnomes_at(s, spot // SLOTS, spot % SLOTS):
            if s.players[gnome // GNOMES].jailed >> (gnome % GNOMES) & 1:
                return []
        return takeable(s, f)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == DECLINE:
            return
        use(s, f.player, visited_spot(f.arg))
        gnome = action - GNOME
        s.lift(gnome, visited_spot(f.arg))
        s.bind(gnome, f.player)
        s.players[gnome // GNOMES].jailed |= bit(gnome % GNOMES)
        if s.log is not None:
            tell_taken(s, "prison", "GNV-146", f, gnome, False)


CHAPEL: Final = Chapel()
PRISON: Final = Prison()
