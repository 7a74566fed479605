"""Building (GNO-61 to GNO-71) and the advisors it may bring (GNO-76 to GNO-80)."""

from typing import Final

from gnomehall.core.state import CHANCE, Deed, Frame
from gnomehall.games.gnomopolis.gains import gain_coins, gain_gnomes
from gnomehall.games.gnomopolis.state import BY_BUILDINGS, EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps.chance import REVEAL
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, COLOURS, FIRST_ADVISOR, FIRST_BUILDING, HELPER
from gnomehall.parts import bits
from gnomehall.parts.counts import count, numbers_of, one


def build(s: Gnomopolis, seat: int, number: int) -> None:
    """GNO-68: place the team, move the card, immigration, refill the offer, then advisor and sixth building."""
    t = s.tables
    d = s.districts[seat]
    card = t.build_card[number]
    team = t.build_team[number]
    d.active -= team & (one(HELPER) - 1)
    d.helpers -= count(team, HELPER)
    s.team = team
    s.built = True
    place = s.offer.index(card)
    s.offer[place] = EMPTY
    d.scrolls |= 1 << (FIRST_BUILDING + card)
    if s.log is not None:
        s.emit("build", "GNO-63", {"seat": seat, "card": card, "team": numbers_of(team, COLOURS + 1)})
    gain_gnomes(s, seat, t.cards[card].immigration, "GNO-70")
    s.push(APPOINT, seat, card)
    s.push(REVEAL, CHANCE, place)


class Appoint(Deed[Gnomopolis]):
    """GNO-76 to GNO-80, GNO-93: the builder of card `arg` may win its advisor; then the buildings are counted."""

    def apply(self, s: Gnomopolis, f: Frame, action: int) -> None:
        t = s.tables
        builder = s.districts[f.player]
        kind = t.cards[f.arg].kind
        own = bits.size(builder.scrolls & t.type_bits[kind])
        most = 0
        for d in s.districts:
            most = max(most, bits.size(d.scrolls & t.type_bits[kind]))
        advisor = t.advisor_of_type[kind]
        card = 1 << (FIRST_ADVISOR + advisor)
        if own == most and not builder.scrolls & card:
            for d in s.districts:
                d.scrolls &= ~card
            builder.scrolls |= card
            if s.log is not None:
                s.emit("advisor", "GNO-77", {"seat": f.player, "advisor": advisor})
            gain_coins(s, f.player, t.advisors[advisor].bonus, "GNO-80")
        if bits.size(builder.scrolls & BUILDING_BITS) >= t.box.buildings_to_end:
            s.trigger(BY_BUILDINGS)


APPOINT: Final = Appoint()
