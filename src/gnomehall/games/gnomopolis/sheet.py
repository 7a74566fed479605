"""The score line by line (GNO-102)."""

from gnomehall.core.view import SheetLine
from gnomehall.games.gnomopolis import scoring
from gnomehall.games.gnomopolis.state import Gnomopolis


def housing_by_seat(s: Gnomopolis) -> list[scoring.Housing]:
    return [scoring.housing_of(s.tables, d, s.population(seat)) for seat, d in enumerate(s.districts)]


def sheet_lines(s: Gnomopolis, housing: list[scoring.Housing]) -> tuple[SheetLine, ...]:
    return (
        SheetLine("Coins", "GNO-102", tuple([d.coins for d in s.districts])),
        SheetLine("Gnomes housed in buildings, 2 each", "GNO-102", tuple([2 * h.in_buildings for h in housing])),
        SheetLine("Gnomes housed on the board", "GNO-102", tuple([h.on_board for h in housing])),
        SheetLine("Advisors", "GNO-83", tuple([scoring.advisors_value(s.tables, d) for d in s.districts])),
        SheetLine("Gnomes without a home", "GNO-102", tuple([-h.homeless for h in housing])),
    )
