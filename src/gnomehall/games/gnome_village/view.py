"""What people see of a position: all of it, since only the order of the stacks is hidden (GNV-177, GNV-178)."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.view import View
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import SHOP_IDS, SIDES, VillageEdition, turned
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.notation import LETTERS, cell_text
from gnomehall.games.gnome_village.state import ON_THE_WAY, SUPPLY, Village
from gnomehall.games.gnome_village.task import TaskView, WayView, task_of, ways_of
from gnomehall.parts import bits
from gnomehall.parts.counts import numbers_of

PHASES: Final = (*("setup",) * 4, "start", "reveal", "reveal", "earn", "earn", "work and buy", "move", "over")
"""The phase that is under way, by the one that comes next."""


@dataclass(frozen=True, slots=True)
class TileView:
    x: int
    y: int
    kind: str
    """road, house, workshop or business."""
    id: str
    """The shape of a Road, the id of a Workshop or Business, or house."""
    rotation: int
    sides: str
    """North first, as it lies: o open, b blockaded, - closed."""
    state: str
    """lit or dark, active or inactive, or nothing."""
    number: int
    """Tells Businesses of one kind apart; -1 for other tiles."""
    used: list[int]
    """The seats that used it in their present or last turn."""
    barred: list[int]
    """The seats that used it in the turn before, and may not in this one (GNV-111)."""
    network: int
    links: str
    """The sides, as letters, on which it is linked with the tile there (GNV-4)."""


@dataclass(frozen=True, slots=True)
class GnomeView:
    letter: str
    village: int
    """Whose village it is in, -1 for none."""
    at: str
    """The cell, empty if it is in the supply or on its way home."""
    condition: str
    """supply, lying, upright, travelling, chapel, prison or on the way."""
    home: str
    """The cell of a traveller's Airport, empty once that is gone."""
    captor: int
    resolved: bool
    unpaid: bool
    guards: bool


@dataclass(frozen=True, slots=True)
class VillageSeatView:
    coins: int
    tokens: list[int]
    """By kind of Workshop: Carpenter, Painter, School, Gardener."""
    kit: list[int]
    """Roads of the start kit still to lay, by shape, and Houses last."""
    tiles: list[TileView]
    gnomes: list[GnomeView]
    marks: list[str]
    """Cells to be repaired (GNV-159)."""
    protected: bool
    hats: int
    restaurants: int
    size: int


@dataclass(frozen=True, slots=True)
class WaitingView:
    """A decision that waits, the next one last."""

    step: str
    player: int
    arg: int


@dataclass(frozen=True, slots=True)
class VillageView(View):
    phase: str
    first: int
    turn: int
    bank: int
    tokens: list[int]
    houses: int
    workshops: list[int]
    roads: list[int]
    """The face-down Roads by shape."""
    stack: list[int]
    """The face-down Businesses by kind."""
    market: list[str]
    removed: list[str]
    deck: list[int]
    """The Forest cards not yet revealed, by kind."""
    discards: list[int]
    card: str
    drawn: str
    happy: int
    gnome_limit: int
    paid: int
    broke: bool
    advice: int
    villages: list[VillageSeatView]
    waiting: list[WaitingView]
    task: TaskView
    ways: list[WayView]
    """Where the gnome that is about to go may go."""


def view_of(edition: VillageEdition, s: Village, viewer: int, asked: str) -> VillageView:
    kinds = [kind.id for kind in edition.businesses]
    copies = edition.tables.card_copies
    return VillageView(
        viewer=viewer,
        player=s.player(),
        asked=asked,
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
        market=[kinds[kind] if kind >= 0 else "" for kind in (s.left, s.right)],
        removed=[kinds[edition.tables.kind_of[number]] for number in bits.members(s.removed)],
        deck=s.deck[:],
        discards=[all_ - left for all_, left in zip(copies, s.deck, strict=True)],
        card=edition.cards[s.card].id if s.card >= 0 else "",
        drawn=face_id(edition, s.drawn) if s.drawn >= 0 else "",
        happy=s.happy,
        gnome_limit=s.gnome_limit,
        paid=s.paid,
        broke=s.broke,
        advice=s.advice,
        villages=[_seat(edition, s, seat) for seat in range(s.seats)],
        waiting=[WaitingView(type(f.step).__name__, f.player, f.arg) for f in s.todo],
        task=task_of(edition, s, asked),
        ways=ways_of(s, asked),
    )


def face_id(edition: VillageEdition, face: int) -> str:
    if face >= t.ROAD:
        return edition.shapes[(face - t.ROAD) // 4].id
    if face >= t.BUSINESS:
        return edition.businesses[edition.tables.kind_of[face - t.BUSINESS]].id
    return "house" if face == t.HOUSE else SHOP_IDS[face - t.SHOP]


def _seat(edition: VillageEdition, s: Village, seat: int) -> VillageSeatView:
    p = s.players[seat]
    slots = sorted(bits.members(p.ground.taken), key=lambda slot: p.ground.cells[slot])
    return VillageSeatView(
        coins=p.coins,
        tokens=numbers_of(p.tokens, t.SHOPS),
        kit=[*numbers_of(p.kit, len(edition.shapes)), p.kit_houses],
        tiles=[_tile(edition, s, seat, slot) for slot in slots],
        gnomes=[_gnome(s, seat, letter) for letter in range(s.gnome_limit)],
        marks=[cell_text(cell) for cell in p.ground.marks],
        protected=p.guards != 0,
        hats=p.hats,
        restaurants=p.restaurants,
        size=p.ground.size(),
    )


def _tile(edition: VillageEdition, s: Village, seat: int, slot: int) -> TileView:
    p = s.players[seat]
    face = p.ground.faces[slot]
    x, y = (int(part) for part in cell_text(p.ground.cells[slot]).split(","))
    rotation, sides, state, number = 0, "oooo", "", -1
    if face >= t.ROAD:
        kind, rotation = "road", (face - t.ROAD) % 4
        sides = turned(edition.shapes[(face - t.ROAD) // 4].drawn, rotation)
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
    return TileView(x, y, kind, face_id(edition, face), rotation, sides, state, number, used, barred, network, links)


def _links(g: Ground, slot: int) -> str:
    linked = {g.cells[other] for other in bits.members(g.links[slot])}
    return "".join(side for side, step in zip(SIDES, t.STEPS, strict=True) if g.cells[slot] + step in linked)


def _gnome(s: Village, seat: int, letter: int) -> GnomeView:
    p, bit, gnome = s.players[seat], 1 << letter, t.GNOMES * seat + letter
    spot, tie = s.spots[gnome], s.ties[gnome]
    if spot == SUPPLY:
        condition = "supply"
    elif spot == ON_THE_WAY:
        condition = "on the way"
    elif p.lying & bit:
        condition = "lying"
    elif p.away & bit:
        condition = "travelling"
    elif p.held & bit:
        condition = "chapel"
    else:
        condition = "prison" if p.jailed & bit else "upright"
    placed = spot >= 0
    return GnomeView(
        letter=LETTERS[letter],
        village=spot // t.SLOTS if placed else -1,
        at=cell_text(s.players[spot // t.SLOTS].ground.cells[spot % t.SLOTS]) if placed else "",
        condition=condition,
        home=cell_text(p.ground.cells[tie]) if condition == "travelling" and tie >= 0 else "",
        captor=tie if condition == "prison" else -1,
        resolved=bool(p.done & bit),
        unpaid=bool(p.unpaid & bit),
        guards=bool(p.guards & bit),
    )
