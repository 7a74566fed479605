"""From a position to its view. Compiled, since a table works it out after every move."""

from functools import lru_cache
from typing import Final, TypeAlias

from gnomehall.core.vocabulary import Seat, Viewer
from gnomehall.games.gnome_village.edition import turned
from gnomehall.games.gnome_village.endings import endings_of, last_of
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.ids import cell_id, face_id, kind_id, letter_id
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import (
    AREA,
    BUSINESS,
    GNOMES,
    HOUSE,
    NEIGHBOURS,
    ON_THE_WAY,
    REACH,
    ROAD,
    SHOPS,
    SIDES,
    SLOTS,
    SUPPLY,
    WIDTH,
    Cell,
    Face,
    Gnome,
    Letter,
    Letters,
    Slot,
    Slots,
    Tables,
)
from gnomehall.games.gnome_village.task import about_of, task_of, ways_of
from gnomehall.games.gnome_village.view import GnomeView, TileView, VillageSeatView, VillageView
from gnomehall.parts import bits
from gnomehall.parts.bits import Bits
from gnomehall.parts.counts import Counts, numbers_of

PHASES: Final = (*("setup",) * 4, "start", "reveal", "reveal", "earn", "earn", "work-and-buy", "move", "over")
"""The phase that is under way, by the one that comes next."""

Place: TypeAlias = int
"""Where a gnome is, whatever slot the tile there has: AREA * village + cell, SUPPLY or ON_THE_WAY."""


class ViewBuilder:
    """What the components of one edition look like on the table.

    Most of a village looks as before after most moves, so each part of it is looked at once. A part is made of what
    its function is given and of nothing else; a ground is never changed.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tile = lru_cache(maxsize=16384)(self._show_tile)
        self._tiles = lru_cache(maxsize=4096)(self._show_tiles)
        self._gnome = lru_cache(maxsize=16384)(self._show_gnome)
        self._village = lru_cache(maxsize=4096)(self._show_village)

    def view(self, s: Village, viewer: Viewer) -> VillageView:
        tables, edition = s.tables, s.tables.edition
        return VillageView(
            viewer=viewer,
            player=s.player(),
            asked=s.asked(),
            about=about_of(s),
            round=s.round(),
            ending=s.ending(),
            scores=s.scores(),
            endings=endings_of(s),
            last=last_of(s),
            phase=PHASES[s.phase],
            first=s.first,
            turn=s.turn,
            bank=s.bank,
            tokens=numbers_of(s.tokens, SHOPS),
            houses=s.houses,
            workshops=numbers_of(s.shops, SHOPS),
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
            round_limit=s.round_limit,
            paid=s.paid,
            advice=s.advice,
            villages=[self._look(s, seat) for seat in range(s.seats)],
            task=task_of(s),
            ways=ways_of(s),
        )

    def _look(self, s: Village, seat: Seat) -> VillageSeatView:
        """A village as it is now: all that it shows, in numbers."""
        p = s.players[seat]
        numbers = businesses_of(p.ground)
        uses: list[Bits] = []
        barred: list[Bits] = []
        for q in s.players:
            uses.append(q.uses & numbers)
            barred.append(q.barred & numbers)
        places: list[Place] = []
        homes: list[Cell] = []
        for gnome in range(GNOMES * seat, GNOMES * seat + s.gnome_limit):
            places.append(place_of(s, gnome))
            homes.append(home_of(p, gnome % GNOMES, s.tie(gnome)))
        found: VillageSeatView = self._village(
            p.ground, p.lit, p.active, tuple(uses), tuple(barred),
            p.coins, p.tokens, p.kit, p.kit_houses, p.hats, p.restaurants,
            tuple(places), tuple(homes), p.lying, p.away, p.held, p.jailed, p.done, p.unpaid, p.guards,
        )  # fmt: skip
        return found

    def _show_village(
        self,
        ground: Ground,
        lit: Slots,
        active: Slots,
        uses: tuple[Bits, ...],
        barred: tuple[Bits, ...],
        coins: int,
        tokens: Counts,
        kit: Counts,
        kit_houses: int,
        hats: int,
        restaurants: int,
        places: tuple[Place, ...],
        homes: tuple[Cell, ...],
        lying: Letters,
        away: Letters,
        held: Letters,
        jailed: Letters,
        done: Letters,
        unpaid: Letters,
        guards: Letters,
    ) -> VillageSeatView:
        gnomes: list[GnomeView] = []
        for letter, place in enumerate(places):
            condition = condition_of(place, 1 << letter, lying, away, held, jailed)
            marks = (done >> letter & 1) | (unpaid >> letter & 1) << 1 | (guards >> letter & 1) << 2
            gnomes.append(self._gnome(letter, place, condition, homes[letter], marks))
        return VillageSeatView(
            coins=coins,
            tokens=numbers_of(tokens, SHOPS),
            kit=[*numbers_of(kit, len(self.tables.edition.shapes)), kit_houses],
            tiles=self._tiles(ground, lit, active, uses, barred),
            gnomes=gnomes,
            marks=[cell_id(cell) for cell in ground.marks],
            protected=guards != 0,
            hats=hats,
            restaurants=restaurants,
            size=ground.size(),
        )

    def _show_tiles(
        self, g: Ground, lit: Slots, active: Slots, uses: tuple[Bits, ...], barred: tuple[Bits, ...]
    ) -> list[TileView]:
        """The tiles of a village, from the north-west."""
        lying: list[tuple[Cell, Slot]] = []
        for slot in bits.members(g.taken):
            lying.append((g.cells[slot], slot))
        lying.sort()
        found: list[TileView] = []
        for cell, slot in lying:
            face = g.faces[slot]
            on, used, closed = 0, 0, 0
            if face >= ROAD:
                pass
            elif face >= BUSINESS:
                used, closed = holders_of(uses, face - BUSINESS), holders_of(barred, face - BUSINESS)
            else:
                on = (lit if face == HOUSE else active) >> slot & 1
            network = 0
            while g.networks[network] >> slot & 1 == 0:
                network += 1
            found.append(self._tile(face, cell, on, used, closed, network, linked_sides(g, slot)))
        return found

    def _show_tile(
        self, face: Face, cell: Cell, on: int, used: Bits, barred: Bits, network: int, linked: Bits
    ) -> TileView:
        rotation, sides, state, number = 0, "oooo", "", -1
        if face >= ROAD:
            kind, rotation = "road", (face - ROAD) % 4
            sides = turned(self.tables.edition.shapes[(face - ROAD) // 4].drawn, rotation)
        elif face >= BUSINESS:
            kind, number = "business", face - BUSINESS
        elif face == HOUSE:
            kind, state = "house", "lit" if on else "dark"
        else:
            kind, state = "workshop", "active" if on else "inactive"
        return TileView(
            x=cell % WIDTH - REACH - 1,
            y=cell // WIDTH - REACH - 1,
            kind=kind,
            id=face_id(self.tables, face),
            rotation=rotation,
            sides=sides,
            state=state,
            number=number,
            used=bits.members(used),
            barred=bits.members(barred),
            network=network,
            links="".join([SIDES[side] for side in bits.members(linked)]),
        )

    def _show_gnome(self, letter: Letter, place: Place, condition: str, home: Cell, marks: Bits) -> GnomeView:
        """The marks: resolved, unpaid, guards."""
        placed = place >= 0
        return GnomeView(
            letter=letter_id(letter),
            village=place // AREA if placed else -1,
            at=cell_id(place % AREA) if placed else "",
            condition=condition,
            home=cell_id(home) if condition == "travelling" and home >= 0 else "",
            resolved=marks & 1 != 0,
            unpaid=marks & 2 != 0,
            guards=marks & 4 != 0,
        )


def businesses_of(g: Ground) -> Bits:
    """The Businesses of a village, by number."""
    numbers = 0
    left = g.businesses
    while left:
        numbers |= 1 << (g.faces[bits.lowest(left)] - BUSINESS)
        left &= left - 1
    return numbers


def holders_of(sets: tuple[Bits, ...], number: int) -> Bits:
    """The seats, as bits, that have a Business in their set."""
    seats = 0
    for seat, held in enumerate(sets):
        if held >> number & 1:
            seats |= 1 << seat
    return seats


def linked_sides(g: Ground, slot: Slot) -> Bits:
    """The sides on which a tile is linked with the one there."""
    sides = 0
    left = g.links[slot]
    while left:
        step = g.cells[bits.lowest(left)] - g.cells[slot]
        for side, beside in enumerate(NEIGHBOURS):
            if step == beside:
                sides |= 1 << side
        left &= left - 1
    return sides


def place_of(s: Village, gnome: Gnome) -> Place:
    spot = s.spot(gnome)
    if spot < 0:
        return spot
    return AREA * (spot // SLOTS) + s.players[spot // SLOTS].ground.cells[spot % SLOTS]


def home_of(p: Player, letter: Letter, tie: int) -> Cell:
    """Where a traveller's Airport is; -1 for others, and once that is gone."""
    return p.ground.cells[tie] if p.away >> letter & 1 and tie >= 0 else -1


def condition_of(place: Place, bit: Letters, lying: Letters, away: Letters, held: Letters, jailed: Letters) -> str:
    if place == SUPPLY:
        return "supply"
    if place == ON_THE_WAY:
        return "on-the-way"
    if lying & bit:
        return "lying"
    if away & bit:
        return "travelling"
    if held & bit:
        return "chapel"
    return "prison" if jailed & bit else "upright"


@lru_cache(maxsize=64)
def builder_of(tables: Tables) -> ViewBuilder:
    """One for each edition that is being played."""
    return ViewBuilder(tables)


def view_of(s: Village, viewer: Viewer) -> VillageView:
    return builder_of(s.tables).view(s, viewer)
