"""From a position to its view. Compiled, since a table works it out after every move."""

from functools import lru_cache

from gnomehall.games.gnomopolis.district import District
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.housing import housing
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.scoring import housing_of
from gnomehall.games.gnomopolis.sheet import housing_by_seat, sheet_lines
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, COLOURS, FIRST_ADVISOR, FIRST_BUILDING, PROFESSIONS
from gnomehall.games.gnomopolis.view import CapitalView, DistrictView, GnomopolisView, WorkView
from gnomehall.parts import bits
from gnomehall.parts.counts import numbers_of


class Sight:
    """What the components of one edition look like on the table.

    The district of who waits, the capitals and the deck look alike after most moves, so they are looked at once.
    """

    def __init__(self, edition: GnomopolisEdition) -> None:
        self.edition = edition
        self._board_homes = gnomes_text(edition.tables.board_homes)
        self._resting = lru_cache(maxsize=4096)(self._rest)
        self._capital = lru_cache(maxsize=1024)(self._fill)
        self._deck = lru_cache(maxsize=1024)(self._spread)

    def view(self, s: Gnomopolis, viewer: int, asked: str) -> GnomopolisView:
        cards = self.edition.scroll_ids[FIRST_BUILDING:FIRST_ADVISOR]
        return GnomopolisView(
            viewer=viewer,
            player=s.player(),
            asked=asked,
            round=s.round(),
            ending=s.ending(),
            scores=s.scores(),
            offer=["" if card == EMPTY else cards[card] for card in s.offer],
            deck=self._deck(s.deck),
            old=self._capital(s.old, s.old_coins, s.old_helpers),
            new=self._capital(s.new, s.new_coins, s.new_helpers),
            reserve=max(s.reserve, 0),
            table_advisors=self._free_advisors(s),
            districts=[self._district(s, seat) for seat in range(s.seats)],
            first=s.first,
            turn=s.turn,
            built=s.built,
            last_round=s.last_round,
            gain="" if asked != "Gain" else "P" if s.todo[-1].arg == PROFESSIONS else "W",
            sheet=list(sheet_lines(s, housing_by_seat(s))),
        )

    def _spread(self, deck: int) -> list[str]:
        return [self.edition.scroll_ids[FIRST_BUILDING + card] for card in bits.members(deck)]

    def _fill(self, gnomes: int, coins: int, helpers: int) -> CapitalView:
        return CapitalView(numbers_of(gnomes, COLOURS), coins, helpers)

    def _free_advisors(self, s: Gnomopolis) -> list[str]:
        held = 0
        for d in s.districts:
            held |= d.scrolls
        ids = self.edition.scroll_ids
        return [ids[i] for i in range(FIRST_ADVISOR, len(ids)) if not held >> i & 1]

    def _district(self, s: Gnomopolis, seat: int) -> DistrictView:
        d, visit = s.districts[seat], s.visited(seat)
        if seat == s.turn and (s.works or s.team):
            team = numbers_of(s.team, COLOURS + 1)
            return self._look(d, visit, s.population(seat), self._works(s), team)
        return self._resting(d.cup, d.active, d.exhausted, d.coins, d.helpers, d.scrolls, d.marker, visit)

    def _rest(
        self, cup: int, active: int, exhausted: int, coins: int, helpers: int, scrolls: int, marker: int, visit: int
    ) -> DistrictView:
        d = District(cup, active, exhausted, coins, helpers, scrolls, marker)
        return self._look(d, visit, cup + active + exhausted, [], [0] * (COLOURS + 1))

    def _look(self, d: District, visit: int, population: int, works: list[WorkView], team: list[int]) -> DistrictView:
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
            gnomes = numbers_of(work.gnomes, COLOURS)
            works.append(WorkView(ids[work.scroll], ids[work.copied], gnomes, work.lying, copied.coins, copied.helpers))
        return works
