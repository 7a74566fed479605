"""Building (GNO-61 to GNO-71) and the advisors it may bring (GNO-76 to GNO-80)."""

from typing import Final

from gnomehall.core.state import CHANCE, Deed, Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnomopolis.gains import gain_coins, gain_gnomes
from gnomehall.games.gnomopolis.state import BY_BUILDINGS, EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps.chance import REVEAL
from gnomehall.games.gnomopolis.tables import (
    BUILDING_BITS,
    FIRST_ADVISOR,
    FIRST_BUILDING,
    HELPER,
    Payment,
    letters_of,
)
from gnomehall.parts import bits
from gnomehall.parts.counts import count, one


def build(s: Gnomopolis, seat: Seat, number: Payment) -> None:
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
        s.emit("build", "GNO-63", {"seat": seat, "card": t.edition.card_id(card), "team": letters_of(team)})
    gain_gnomes(s, seat, t.cards[card].immigration, "GNO-70")
    s.push(APPOINT, seat, card)
    s.push(REVEAL, CHANCE, place)


class Appoint(Deed[Gnomopolis]):
    """GNO-76 to GNO-80, GNO-93: the builder of card `arg` may win its advisor; then the buildings are counted."""

    name = "appoint"
    rule = "GNO-77"

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
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
                s.emit("advisor", "GNO-77", {"seat": f.player, "advisor": t.edition.advisor_id(advisor)})
            gain_coins(s, f.player, t.advisors[advisor].bonus, "GNO-80", "advisor")
        if bits.size(builder.scrolls & BUILDING_BITS) >= t.box.buildings_to_end:
            s.trigger(BY_BUILDINGS)


APPOINT: Final = Appoint()
