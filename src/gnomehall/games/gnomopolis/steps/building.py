"""Building (GNO-61 to GNO-71) and the advisors it may bring (GNO-76 to GNO-80)."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.core.state import CHANCE, PART, Deed, Frame, Step
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnomopolis.state import BY_BUILDINGS, EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps.chance import REVEAL, offer_card
from gnomehall.games.gnomopolis.steps.effects import receive
from gnomehall.games.gnomopolis.tables import (
    BUILDING_BITS,
    FIRST_ADVISOR,
    FIRST_BUILDING,
    HELPER,
    JOINS,
    OPENINGS,
    CardNumber,
    goes_on,
    last_kind,
    letters_of,
)
from gnomehall.parts import word
from gnomehall.parts.counts import MOST, WIDTH, Counts, count, holds, kinds, one, total


def build(s: Gnomopolis, seat: Seat, card: CardNumber, opening: i64) -> None:
    """GNO-63: the team goes to the card; whoever comes after the first two is asked for."""
    place_builders(s, seat, OPENINGS[opening])
    if s.tables.cards[card].size > 2:
        s.push(JOIN, seat, card)
    else:
        raise_building(s, seat, card)


def place_builders(s: Gnomopolis, seat: Seat, builders: Counts) -> None:
    """GNO-64, GNO-73: they stand beside the card, helpers too."""
    d = s.districts[seat]
    d.active -= builders & (one(HELPER) - 1)
    d.helpers -= count(builders, HELPER)
    s.team += builders


def raise_building(s: Gnomopolis, seat: Seat, card: CardNumber) -> None:
    """GNO-68: the card moves; then come immigration, a new card, perhaps an advisor, and the buildings are counted."""
    t = s.tables
    s.built = True
    place = s.offer.index(card)
    offer_card(s, place, EMPTY)
    s.districts[seat].scrolls |= word.bit(FIRST_BUILDING + card)
    if s.log is not None:
        s.emit("build", "GNO-63", {"seat": seat, "card": t.edition.card_id(card), "team": letters_of(s.team)})
    s.push(APPOINT, seat, card)
    s.push(REVEAL, CHANCE, place)
    receive(s, seat, t.cards[card].immigration, "GNO-70", "immigration")


class Join(Step[Gnomopolis]):
    """GNO-63: the next member of a team for card `arg`; members come in the order of their kinds, helpers last."""

    name = "join"
    rule = "GNO-63"
    kind = PART
    verb = "join"

    def legal(self, s: Gnomopolis, f: Frame) -> list[Action]:
        d = s.districts[f.player]
        hand = d.active + (min(d.helpers, MOST) << (HELPER * WIDTH))
        actions: list[Action] = []
        for kind in kinds(hand):
            if kind >= last_kind(s.team):
                for team in s.tables.cards[f.arg].teams:
                    if goes_on(team.members, s.team + one(kind), kind) and holds(hand + s.team, team.members):
                        actions.append(JOINS + kind)
                        break
        return actions

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        place_builders(s, f.player, one(action - JOINS))
        if total(s.team) < s.tables.cards[f.arg].size:
            s.todo.append(f)
        else:
            raise_building(s, f.player, f.arg)


class Appoint(Deed[Gnomopolis]):
    """GNO-76 to GNO-80, GNO-93: the builder of card `arg` may win its advisor; then the buildings are counted."""

    name = "appoint"
    rule = "GNO-77"

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        t = s.tables
        builder = s.districts[f.player]
        kind = t.cards[f.arg].kind
        own = word.size(builder.scrolls & t.type_bits[kind])
        most: i64 = 0
        for d in s.districts:
            most = max(most, word.size(d.scrolls & t.type_bits[kind]))
        advisor = t.advisor_of_type[kind]
        card = word.bit(FIRST_ADVISOR + advisor)
        if own == most and not builder.scrolls & card:
            holder = -1
            for seat in range(s.seats):
                if s.districts[seat].scrolls & card:
                    s.districts[seat].scrolls &= ~card
                    holder = seat
            builder.scrolls |= card
            if s.log is not None:
                what: dict[str, Plain] = {"seat": f.player, "advisor": t.edition.advisor_id(advisor)}
                what["taken"] = holder >= 0
                if holder >= 0:
                    what["whom"] = holder
                s.emit("advisor", "GNO-77", what)
            bonus = t.advisors[advisor].bonus
            if bonus.choices:
                s.push(COUNT_BUILDINGS, f.player)
            receive(s, f.player, bonus, "GNO-80", "advisor")
            if bonus.choices:
                return
        count_buildings(s, f.player)


def count_buildings(s: Gnomopolis, seat: Seat) -> None:
    """GNO-93: the sixth building of a district brings the end."""
    if word.size(s.districts[seat].scrolls & BUILDING_BITS) >= s.tables.box.buildings_to_end:
        s.trigger(BY_BUILDINGS)


class CountBuildings(Deed[Gnomopolis]):
    """GNO-93, GNO-121: the buildings are counted after the gnomes that an advisor lets one choose."""

    name = "count-buildings"
    rule = "GNO-93"

    def apply(self, s: Gnomopolis, f: Frame, action: Action) -> None:
        count_buildings(s, f.player)


JOIN: Final = Join()
APPOINT: Final = Appoint()
COUNT_BUILDINGS: Final = CountBuildings()
