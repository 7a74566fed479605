"""Who lives where, home by home, as `scoring.house` counts it (GNO-99 to GNO-103)."""

from functools import lru_cache

from gnomehall.games.gnomopolis.tables import LETTERS
from gnomehall.parts.counts import Counts, count

EMPTY_HOME = "-"


@lru_cache(maxsize=4096)
def housing(population: Counts, buildings: tuple[str, ...], board: str) -> tuple[list[str], str, str]:
    """The gnomes in the homes of each building, those in the homes of the board, and those without a home.

    Homes are letters, W for a wild one. Coloured homes in buildings are taken first, then the board;
    wild homes take who is still homeless, then who lives on the board.
    """
    left = {letter: count(population, colour) for colour, letter in enumerate(LETTERS)}
    taken = [[_move_in(left, home) for home in homes] for homes in buildings]
    on_board = [_move_in(left, home) for home in board]
    for homes, who in zip(buildings, taken, strict=True):
        for i, home in enumerate(homes):
            if home == "W":
                who[i] = _any(left) or _leave(on_board) or EMPTY_HOME
    homeless = "".join(letter * n for letter, n in left.items())
    return ["".join(who) for who in taken], "".join(on_board), homeless


def _move_in(left: dict[str, int], home: str) -> str:
    if not left.get(home):
        return EMPTY_HOME
    left[home] -= 1
    return home


def _any(left: dict[str, int]) -> str:
    """Somebody without a home, the rarest kind last."""
    letter = max(left, key=lambda kind: left[kind])
    return _move_in(left, letter).replace(EMPTY_HOME, "")


def _leave(on_board: list[str]) -> str:
    """Somebody who leaves the board for a better home."""
    for i, who in enumerate(on_board):
        if who != EMPTY_HOME:
            on_board[i] = EMPTY_HOME
            return who
    return ""
