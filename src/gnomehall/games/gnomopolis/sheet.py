"""The score line by line (GNO-102)."""

from functools import lru_cache

from gnomehall.core.view import SheetLine
from gnomehall.games.gnomopolis import scoring
from gnomehall.games.gnomopolis.state import Gnomopolis

line = lru_cache(maxsize=4096)(SheetLine)
"""Most lines are as they were a move ago, so that whoever compares two sheets finds the same things in them."""


def housing_by_seat(s: Gnomopolis) -> list[scoring.Housing]:
    return [scoring.housing_of(s.tables, d, s.population(seat)) for seat, d in enumerate(s.districts)]


def sheet_lines(s: Gnomopolis, housing: list[scoring.Housing]) -> tuple[SheetLine, ...]:
    return (
        line("Coins", "GNO-102", tuple([d.coins for d in s.districts])),
        line("Gnomes housed in buildings, 2 each", "GNO-102", tuple([2 * h.in_buildings for h in housing])),
        line("Gnomes housed on the board", "GNO-102", tuple([h.on_board for h in housing])),
        line("Advisors", "GNO-83", tuple([scoring.advisors_value(s.tables, d) for d in s.districts])),
        line("Gnomes without a home", "GNO-102", tuple([-h.homeless for h in housing])),
    )
