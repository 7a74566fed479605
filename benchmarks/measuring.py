"""How a game is timed, whosever it is: whole games by lot, and copies of positions from the middle of some."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time as clock  # what others do on the same machine is not counted
from typing import Any

POSITIONS = 40
"""From how many games a position is taken to be copied."""


@dataclass(frozen=True)
class Figures:
    build: str
    games: int
    decisions: int
    seconds: float
    copy_us: float
    """Of one copy, in millionths of a second."""


Played = tuple[int, float]
"""Decisions of one whole game, and the seconds it took."""


def measure(build: str, play: Callable[[int], Played], positions: list[Any], seconds: float) -> Figures:
    for n in range(3):
        play(n)  # warm up
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        made, took = play(1000 + games)
        games, decisions, spent = games + 1, decisions + made, spent + took
    return Figures(build, games, decisions, spent, copy_time(positions, seconds / 2))


def copy_time(positions: list[Any], seconds: float) -> float:
    """The mean over the positions, each copied many times."""
    copies, spent = 0, 0.0
    while spent < seconds:
        for position in positions:
            copy = position.copy
            start = clock()
            for _ in range(50):
                copy()
            spent += clock() - start
            copies += 50
    return spent / copies * 1e6
