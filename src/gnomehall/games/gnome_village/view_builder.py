"""Makes the view of a position."""

from typing import Final

from gnomehall.core.vocabulary import Seat, Viewer
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import turned
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.ids import cell_id, face_id, kind_id, letter_id
from gnomehall.games.gnome_village.state import ON_THE_WAY, SUPPLY, Village
from gnomehall.games.gnome_village.tables import SIDES, Gnome, Letter, Slot
from gnomehall.games.gnome_village.task import about_of, task_of, ways_of
from gnomehall.games.gnome_village.view import GnomeView, TileView, VillageSeatView, VillageView
from gnomehall.parts import bits
from gnomehall.parts.counts import numbers_of

PHASES: Final = (*("setup",) * 4, "start", "reveal", "reveal", "earn", "earn", "work-and-buy", "move", "over")
"""The phase that is under way, by the one that comes next."""


def view_of(s: Village, viewer: Viewer) -> VillageView:
    tables, edition = s.tables, s.tables.edition
    return VillageView(
        viewer=viewer,
        player=s.player(),
        asked=s.asked(),
        about=about_of(s),
        round=s.round(),
        ending=s.ending(),
        scores=s.scores(),
        phase=PHASES[s.phase],
        first=s.first,
        turn=s.turn,
        bank=s.bank,
        tokens=numbers_of(s.tokens, t.SHOPS),
        houses=s.houses,
        workshops=numbers_of(s.shops, t.SHOPS),
        roads=numbers_of(s.roads, len(edition.shapes)),
        stack=s.stack[:],
        market=[kind_id(tables, kind) if kind >= 0 else "" for kind in (s.left, s.right)],
        removed=[kind_id(tables, tables.kind_of[number]) for number in bits.members(s.removed)],
        deck=s.deck[:],
        discards=[all_ - left for all_, left in zip(tables.card_copies, s.deck, strict=True)],
        card=edition.cards[s.card].id if s.card >= 0 else "",
        drawn=face_id(tables, s.drawn) if s.drawn >= 0 else "",
        happy=s.happy,
        gnome_limit=s.gnome_limit,
        paid=s.paid,
        advice=s.advice,
        villages=[_seat(s, seat) for seat in range(s.seats)],
        task=task_of(s),
        ways=ways_of(s),
    )


def _seat(s: Village, seat: Seat) -> VillageSeatView:
    p = s.players[seat]
    slots = sorted(bits.members(p.ground.taken), key=lambda slot: p.ground.cells[slot])
    return VillageSeatView(
        coins=p.coins,
        tokens=numbers_of(p.tokens, t.SHOPS),
        kit=[*numbers_of(p.kit, len(s.tables.edition.shapes)), p.kit_houses],
        tiles=[_tile(s, seat, slot) for slot in slots],
        gnomes=[_gnome(s, seat, letter) for letter in range(s.gnome_limit)],
        marks=[cell_id(cell) for cell in p.ground.marks],
        protected=p.guards != 0,
        hats=p.hats,
        restaurants=p.restaurants,
        size=p.ground.size(),
    )


def _tile(s: Village, seat: Seat, slot: Slot) -> TileView:
    p = s.players[seat]
    face = p.ground.faces[slot]
    x, y = (int(part) for part in cell_id(p.ground.cells[slot]).split(","))
    rotation, sides, state, number = 0, "oooo", "", -1
    if face >= t.ROAD:
        kind, rotation = "road", (face - t.ROAD) % 4
        sides = turned(s.tables.edition.shapes[(face - t.ROAD) // 4].drawn, rotation)
    elif face >= t.BUSINESS:
        kind, number = "business", face - t.BUSINESS
    elif face == t.HOUSE:
        kind, state = "house", "lit" if p.lit >> slot & 1 else "dark"
    else:
        kind, state = "workshop", "active" if p.active >> slot & 1 else "inactive"
    used = [i for i, q in enumerate(s.players) if number >= 0 and q.uses >> number & 1]
    barred = [i for i, q in enumerate(s.players) if number >= 0 and q.barred >> number & 1]
    network = [net >> slot & 1 for net in p.ground.networks].index(1)
    links = _links(p.ground, slot)
    return TileView(x, y, kind, face_id(s.tables, face), rotation, sides, state, number, used, barred, network, links)


def _links(g: Ground, slot: Slot) -> str:
    linked = {g.cells[other] for other in bits.members(g.links[slot])}
    return "".join(side for side, step in zip(SIDES, t.NEIGHBOURS, strict=True) if g.cells[slot] + step in linked)


def _gnome(s: Village, seat: Seat, letter: Letter) -> GnomeView:
    p, bit, gnome = s.players[seat], 1 << letter, t.GNOMES * seat + letter
    spot, tie, condition = s.spots[gnome], s.ties[gnome], _condition(s, gnome)
    placed = spot >= 0
    return GnomeView(
        letter=letter_id(letter),
        village=spot // t.SLOTS if placed else -1,
        at=cell_id(s.players[spot // t.SLOTS].ground.cells[spot % t.SLOTS]) if placed else "",
        condition=condition,
        home=cell_id(p.ground.cells[tie]) if condition == "travelling" and tie >= 0 else "",
        resolved=bool(p.done & bit),
        unpaid=bool(p.unpaid & bit),
        guards=bool(p.guards & bit),
    )


def _condition(s: Village, gnome: Gnome) -> str:
    p, bit, spot = s.players[gnome // t.GNOMES], 1 << gnome % t.GNOMES, s.spots[gnome]
    if spot == SUPPLY:
        return "supply"
    if spot == ON_THE_WAY:
        return "on-the-way"
    if p.lying & bit:
        return "lying"
    if p.away & bit:
        return "travelling"
    if p.held & bit:
        return "chapel"
    return "prison" if p.jailed & bit else "upright"
