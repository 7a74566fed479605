"""The score line by line (GNO-102)."""

from functools import lru_cache
from typing import Final

from gnomehall.core.view import Sheet, SheetLine
from gnomehall.games.gnomopolis import scoring
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import CHILD
from gnomehall.parts.counts import count, total

RANKS: Final = ("rank-hamlet", "rank-village", "rank-town", "rank-city", "rank-gnomopolis")
"""What a score in a sprint is called (GNO-111), the lowest first; the edition says from which score on."""


@lru_cache(maxsize=4096)
def line(kind: str, rule: str, points: tuple[int, ...]) -> SheetLine:
    """Most lines are as they were a move ago, so that whoever compares two sheets finds the same things in them."""
    return SheetLine(kind, rule, points)


def housing_by_seat(s: Gnomopolis) -> list[scoring.Housing]:
    return [scoring.housing_of(s.tables, d, s.population(seat)) for seat, d in enumerate(s.districts)]


def sheet_lines(s: Gnomopolis, housing: list[scoring.Housing]) -> tuple[SheetLine, ...]:
    return (
        line("coins", "GNO-102", tuple([d.coins for d in s.districts])),
        line("in-buildings", "GNO-102", tuple([2 * h.in_buildings for h in housing])),
        line("on-board", "GNO-102", tuple([h.on_board for h in housing])),
        line("advisors", "GNO-83", tuple([scoring.advisors_value(s.tables, d) for d in s.districts])),
        line("homeless", "GNO-102", tuple([-h.homeless for h in housing])),
    )


def sheet(s: Gnomopolis) -> Sheet:
    """GNO-102, line by line, and what breaks ties (GNO-105). Alone nobody ties; a sprint has a rank (GNO-111)."""
    lines = sheet_lines(s, housing_by_seat(s))
    if s.sprint:
        points = s.scores()[0]
        return Sheet(lines, (SheetLine(sprint_rank(points, s.tables.box.sprint_ranks), "GNO-111", (points,)),))
    if s.seats == 1:
        return Sheet(lines)
    populations = [s.population(seat) for seat in range(s.seats)]
    ties = (
        line("children", "GNO-105", tuple([count(population, CHILD) for population in populations])),
        line("gnomes", "GNO-105", tuple([total(population) for population in populations])),
        line("coins", "GNO-105", tuple([d.coins for d in s.districts])),
    )
    return Sheet(lines, ties)


def sprint_rank(points: int, least: list[int]) -> str:
    """GNO-111: the highest rank whose least score was reached."""
    return RANKS[sum([points >= score for score in least])]
