"""Homes and points (GNO-99 to GNO-106)."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.games.gnomopolis.district import District
from gnomehall.games.gnomopolis.tables import (
    ADVISORS,
    BUILDING_BITS,
    CHILD,
    COLOURS,
    FIRST_ADVISOR,
    FIRST_BUILDING,
    WILD,
    Tables,
)
from gnomehall.parts import word
from gnomehall.parts.counts import Counts, count, total


class Housing:
    """How many gnomes live where, at best (GNO-103)."""

    def __init__(self, in_buildings: i64, on_board: i64, homeless: i64, empty: i64) -> None:
        self.in_buildings: Final = in_buildings
        self.on_board: Final = on_board
        self.homeless: Final = homeless
        self.empty: Final = empty
        """Homes in buildings where nobody lives."""


def house(population: Counts, building_homes: Counts, board_homes: Counts) -> Housing:
    """Coloured homes in buildings first, then the board; wild homes take the homeless, then those on the board.

    This is the best assignment as long as the board has no wild home, which every edition must keep.
    """
    in_buildings: i64 = 0
    on_board: i64 = 0
    homeless: i64 = 0
    for colour in range(COLOURS):
        gnomes = count(population, colour)
        housed = min(gnomes, count(building_homes, colour))
        in_buildings += housed
        boarded = min(gnomes - housed, count(board_homes, colour))
        on_board += boarded
        homeless += gnomes - housed - boarded
    wild = count(building_homes, WILD)
    rescued = min(wild, homeless)
    promoted = min(wild - rescued, on_board)
    in_buildings += rescued + promoted
    return Housing(in_buildings, on_board - promoted, homeless - rescued, total(building_homes) - in_buildings)


def building_homes(tables: Tables, d: District) -> Counts:
    homes: Counts = 0
    built = (d.scrolls & BUILDING_BITS) >> FIRST_BUILDING
    while built:
        homes += tables.cards[word.lowest(built)].homes
        built &= built - 1
    return homes


def advisors_value(tables: Tables, d: District) -> i64:
    value: i64 = 0
    held = d.scrolls >> FIRST_ADVISOR
    for i in range(ADVISORS):
        if held >> i & 1:
            value += tables.advisors[i].value
    return value


def housing_of(tables: Tables, d: District, population: Counts) -> Housing:
    return house(population, building_homes(tables, d), tables.board_homes)


def score(tables: Tables, d: District, h: Housing) -> i64:
    """Coins, 2 for a gnome in a building, 1 for one on the board, the advisors, less 1 for each homeless (GNO-102)."""
    return d.coins + 2 * h.in_buildings + h.on_board - h.homeless + advisors_value(tables, d)


def rank(points: i64, population: Counts, coins: i64, order: i64) -> list[int]:
    """What players are compared by; the larger is the better. `order` is the place in turn order (GNO-105)."""
    return [points, count(population, CHILD), total(population), coins, -order]
