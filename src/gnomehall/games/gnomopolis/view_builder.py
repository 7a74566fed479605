"""From a position to its view. Compiled, since a table works it out after every move."""

from functools import lru_cache

from gnomehall.core.vocabulary import Plain, Seat, Viewer
from gnomehall.games.gnomopolis.args import lying_of
from gnomehall.games.gnomopolis.district import District
from gnomehall.games.gnomopolis.endings import endings_of, last_of
from gnomehall.games.gnomopolis.housing import housing
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.scoring import housing_of
from gnomehall.games.gnomopolis.sheet import housing_by_seat, sheet_lines
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.steps.building import JOIN
from gnomehall.games.gnomopolis.steps.effects import GAIN
from gnomehall.games.gnomopolis.steps.paying import PAY
from gnomehall.games.gnomopolis.steps.turn import TURN
from gnomehall.games.gnomopolis.tables import (
    BUILDING_BITS,
    COLOURS,
    FIRST_ADVISOR,
    FIRST_BUILDING,
    PROFESSIONS,
    Tables,
)
from gnomehall.games.gnomopolis.view import CapitalView, DistrictView, GnomopolisView, WorkView
from gnomehall.parts import bits
from gnomehall.parts.counts import Counts, numbers_of


def about(s: Gnomopolis) -> dict[str, Plain]:
    """What the question is about: whether this turn has its building, whether a profession is wanted, what is paid."""
    if not s.todo:
        return {}
    frame = s.todo[-1]
    if frame.step is TURN:
        return {"built": s.built}
    if frame.step is GAIN:
        return {"profession": frame.arg == PROFESSIONS}
    if frame.step is PAY:
        return {"scroll": s.tables.edition.scroll_ids[s.works[-1].copied], "lying": lying_of(frame.arg) > 0}
    if frame.step is JOIN:
        return {"card": s.tables.edition.card_id(frame.arg)}
    return {}


class ViewBuilder:
    """What the components of one edition look like on the table.

    The district of who waits, the capitals and the deck look alike after most moves, so they are looked at once.
    """

    def __init__(self, tables: Tables) -> None:
        self.edition = tables.edition
        self._board_homes = gnomes_text(tables.board_homes)
        self._resting = lru_cache(maxsize=4096)(self._rest)
        self._capital = lru_cache(maxsize=1024)(self._fill)
        self._deck = lru_cache(maxsize=1024)(self._spread)

    def view(self, s: Gnomopolis, viewer: Viewer) -> GnomopolisView:
        cards = self.edition.scroll_ids[FIRST_BUILDING:FIRST_ADVISOR]
        return GnomopolisView(
            viewer=viewer,
            player=s.player(),
            asked=s.asked(),
            about=about(s),
            round=s.round(),
            ending=s.ending(),
            scores=s.scores(),
            endings=endings_of(s),
            last=last_of(s),
            offer=["" if card == EMPTY else cards[card] for card in s.offer],
            deck=self._deck(s.deck),
            old=self._capital(s.old, s.old_coins, s.old_helpers),
            new=self._capital(s.new, s.new_coins, s.new_helpers),
            reserve=max(s.reserve, 0),
            districts=[self._district(s, seat) for seat in range(s.seats)],
            first=s.first,
            turn=s.turn,
            built=s.built,
            last_round=s.last_round(),
            sprint=s.sprint,
            sheet=list(sheet_lines(s, housing_by_seat(s))),
        )

    def _spread(self, deck: bits.Bits) -> list[str]:
        return [self.edition.scroll_ids[FIRST_BUILDING + card] for card in bits.members(deck)]

    def _fill(self, gnomes: Counts, coins: int, helpers: int) -> CapitalView:
        return CapitalView(numbers_of(gnomes, COLOURS), coins, helpers)

    def _district(self, s: Gnomopolis, seat: Seat) -> DistrictView:
        d, visit = s.districts[seat], s.visited(seat)
        if seat == s.turn and (s.works or s.team):
            team = numbers_of(s.team, COLOURS + 1)
            return self._look(d, visit, s.population(seat), self._works(s), team)
        return self._resting(d.cup, d.active, d.exhausted, d.coins, d.helpers, d.scrolls, d.marker, visit)

    def _rest(
        self,
        cup: Counts,
        active: Counts,
        exhausted: Counts,
        coins: int,
        helpers: int,
        scrolls: bits.Bits,
        marker: Seat,
        visit: Seat,
    ) -> DistrictView:
        d = District(cup, active, exhausted, coins, helpers, scrolls, marker)
        return self._look(d, visit, cup + active + exhausted, [], [0] * (COLOURS + 1))

    def _look(
        self, d: District, visit: Seat, population: Counts, works: list[WorkView], team: list[int]
    ) -> DistrictView:
        edition = self.edition
        ids = edition.scroll_ids
        buildings = bits.members(d.scrolls & BUILDING_BITS)
        homes = tuple([edition.homes[i - FIRST_BUILDING] for i in buildings])
        in_buildings, on_board, homeless = housing(population, homes, self._board_homes)
        housed = housing_of(edition.tables, d, population)
        return DistrictView(
            cup=numbers_of(d.cup, COLOURS),
            active=numbers_of(d.active, COLOURS),
            exhausted=numbers_of(d.exhausted, COLOURS),
            coins=d.coins,
            helpers=d.helpers,
            buildings=[ids[i] for i in buildings],
            advisors=[ids[FIRST_ADVISOR + i] for i in bits.members(d.scrolls >> FIRST_ADVISOR)],
            marker=d.marker,
            next_visit=visit,
            works=works,
            team=team,
            in_buildings=housed.in_buildings,
            on_board=housed.on_board,
            homeless=housed.homeless,
            homes=[*in_buildings, on_board, homeless],
        )

    def _works(self, s: Gnomopolis) -> list[WorkView]:
        ids = self.edition.scroll_ids
        works = []
        for work in s.works:
            copied = s.tables.scrolls[work.copied]
            standing, lying = numbers_of(work.standing, COLOURS), numbers_of(work.lying, COLOURS)
            works.append(WorkView(ids[work.scroll], ids[work.copied], standing, lying, copied.coins, copied.helpers))
        return works


@lru_cache(maxsize=64)
def builder_of(tables: Tables) -> ViewBuilder:
    """One for each edition that is being played."""
    return ViewBuilder(tables)


def view_of(s: Gnomopolis, viewer: Viewer) -> GnomopolisView:
    return builder_of(s.tables).view(s, viewer)
