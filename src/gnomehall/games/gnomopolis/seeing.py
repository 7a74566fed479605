"""From a position to its view. Compiled, since a table works it out after every move."""

from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.housing import housing
from gnomehall.games.gnomopolis.notation import gnomes_text
from gnomehall.games.gnomopolis.scoring import Housing
from gnomehall.games.gnomopolis.sheet import housing_by_seat, sheet_lines
from gnomehall.games.gnomopolis.state import EMPTY, Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, COLOURS, FIRST_ADVISOR, FIRST_BUILDING, PROFESSIONS
from gnomehall.games.gnomopolis.view import CapitalView, DistrictView, GnomopolisView, WorkView
from gnomehall.parts import bits
from gnomehall.parts.counts import numbers_of


def view_of(edition: GnomopolisEdition, s: Gnomopolis, viewer: int, asked: str) -> GnomopolisView:
    cards = edition.scroll_ids[FIRST_BUILDING:FIRST_ADVISOR]
    housed = housing_by_seat(s)
    held = [advisor for seat in range(s.seats) for advisor in _advisors(edition, s, seat)]
    return GnomopolisView(
        viewer=viewer,
        player=s.player(),
        asked=asked,
        round=s.round(),
        ending=s.ending(),
        scores=s.scores(),
        offer=["" if card == EMPTY else cards[card] for card in s.offer],
        deck=[cards[card] for card in bits.members(s.deck)],
        old=CapitalView(numbers_of(s.old, COLOURS), s.old_coins, s.old_helpers),
        new=CapitalView(numbers_of(s.new, COLOURS), s.new_coins, s.new_helpers),
        reserve=max(s.reserve, 0),
        table_advisors=[advisor for advisor in edition.scroll_ids[FIRST_ADVISOR:] if advisor not in held],
        districts=[_district(edition, s, seat, housed[seat]) for seat in range(s.seats)],
        first=s.first,
        turn=s.turn,
        built=s.built,
        last_round=s.last_round,
        gain="" if asked != "Gain" else "P" if s.todo[-1].arg == PROFESSIONS else "W",
        sheet=list(sheet_lines(s, housed)),
    )


def _advisors(edition: GnomopolisEdition, s: Gnomopolis, seat: int) -> list[str]:
    held = s.districts[seat].scrolls >> FIRST_ADVISOR
    return [edition.scroll_ids[FIRST_ADVISOR + i] for i in bits.members(held)]


def _district(edition: GnomopolisEdition, s: Gnomopolis, seat: int, housed: Housing) -> DistrictView:
    d = s.districts[seat]
    mine = seat == s.turn
    population = s.population(seat)
    buildings = bits.members(d.scrolls & BUILDING_BITS)
    in_buildings, on_board, homeless = housing(
        population,
        tuple([edition.homes[i - FIRST_BUILDING] for i in buildings]),
        gnomes_text(s.tables.board_homes),
    )
    return DistrictView(
        cup=numbers_of(d.cup, COLOURS),
        active=numbers_of(d.active, COLOURS),
        exhausted=numbers_of(d.exhausted, COLOURS),
        coins=d.coins,
        helpers=d.helpers,
        buildings=[edition.scroll_ids[i] for i in buildings],
        advisors=_advisors(edition, s, seat),
        marker=d.marker,
        next_visit=s.visited(seat),
        works=_works(edition, s) if mine else [],
        team=numbers_of(s.team if mine else 0, COLOURS + 1),
        in_buildings=housed.in_buildings,
        on_board=housed.on_board,
        homeless=housed.homeless,
        homes=[*in_buildings, on_board, homeless],
    )


def _works(edition: GnomopolisEdition, s: Gnomopolis) -> list[WorkView]:
    works = []
    for work in s.works:
        copied = s.tables.scrolls[work.copied]
        ids = edition.scroll_ids
        gnomes = numbers_of(work.gnomes, COLOURS)
        works.append(WorkView(ids[work.scroll], ids[work.copied], gnomes, work.lying, copied.coins, copied.helpers))
    return works
