"""How near a game is to its end (MIG-24, MIG-112), for people."""

from typing import Final

from gnomehall.core.view import LAST_ROUND, LAST_TURN, Ending
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.rounds import owns_druid

TURNS: Final = 3
"""MIG-24: of every player in a round; the turn with the druid tile comes after them."""


def endings_of(s: Mighty) -> list[Ending]:
    """MIG-112: after the last round the game is over; nothing else ends it."""
    return [Ending("days", "MIG-112", s.tables.rounds - s.day + 1, s.tables.rounds)]


def last_of(s: Mighty) -> str:
    """The last turn with a tile is the third of the last round, or the one with the druid tile; claims follow it."""
    if s.day != s.tables.rounds or s.turn < 0 or s.over:
        return ""
    turn, seat = s.turn // s.seats, s.player()
    if turn >= TURNS:
        return LAST_TURN
    return LAST_TURN if turn == TURNS - 1 and seat >= 0 and not owns_druid(s, seat) else LAST_ROUND
