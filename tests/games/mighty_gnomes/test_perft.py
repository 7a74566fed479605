"""How many lines of play there are from fixed positions: a fingerprint of all rules together."""

from collections.abc import Callable

import pytest

from gnomehall.core.play import perft
from tests.games.mighty_gnomes.table import Table, table


def opening(seats: int) -> Table:
    return table(seats)


def rich() -> Table:
    """A player with something of everything, in the middle of a round of two."""
    t = table(2, "magic alchemist robber knight druid").invited(0, "magic alchemist").at(2, 3)
    return t.has(0, "WWSMCX", coins=4, keys=1, dining=1).vault(0, "nested crown").turn(0, 2, day=2)


def druid() -> Table:
    return table(3).invited(1, "druid").has(1, "WS", tiles=0b10, bedroom=1).turn(1, druid=True)


def last_evening() -> Table:
    return table(4).has(3, "WWMM", keys=1).vault(3, "purse").evening(day=5)


POSITIONS: dict[str, Callable[[], Table]] = {
    "opening of two": lambda: opening(2),
    "opening of three": lambda: opening(3),
    "opening of four": lambda: opening(4),
    "a rich turn": rich,
    "a druid turn": druid,
    "the last evening": last_evening,
}
TABLE = {
    "opening of two": [4, 75, 343],
    "opening of three": [4, 98, 515],
    "opening of four": [4, 133, 751],
    "a rich turn": [29, 610, 11064],
    "a druid turn": [4, 42, 383],
    "the last evening": [14, 146, 1167],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_lines_is_as_it_always_was(name: str) -> None:
    start = POSITIONS[name]().state
    assert [perft(start, depth) for depth in (1, 2, 3)] == TABLE[name]
