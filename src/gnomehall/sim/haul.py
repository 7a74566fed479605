"""What everybody took in a game, counted out of its events."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gnomehall.core.event import EVERYONE
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, State


@dataclass(frozen=True, slots=True)
class Haul:
    """What everybody took in one game. Things go by their number in the list that the game gives of them."""

    first: int
    """The seat that was the first to decide anything."""
    offered: tuple[int, ...]
    """What came within reach, of the things that not every game has."""
    took: tuple[tuple[int, ...], ...]
    """By seat, how many times each thing was taken."""

    @staticmethod
    def read(said: Mapping[str, Any]) -> "Haul":
        return Haul(said["first"], tuple(said["offered"]), tuple(tuple(row) for row in said["took"]))


class Abacus:
    """Counts what is taken in games of one setup."""

    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        self.game = game
        self.setup = setup
        self.things = game.things(setup)
        self._number = {(thing.kind, thing.name): number for number, thing in enumerate(self.things)}

    def haul(self, first: int, over: State) -> Haul:
        """Of a game that was played with a log from its first move on."""
        assert over.log is not None
        offered: set[int] = set()
        took = [[0] * len(self.things) for _ in range(over.seats)]
        for taking in self.game.takings(self.setup, over.log):
            number = self._number[taking.kind, taking.name]
            if taking.seat != EVERYONE:
                took[taking.seat][number] += taking.times
            if not self.things[number].always:
                offered.add(number)
        return Haul(first, tuple(sorted(offered)), tuple(tuple(row) for row in took))


def until_asked(s: State, chance: Rng) -> int:
    """Let chance decide until a player is asked; who that is. So the first player is known, whatever the game."""
    while s.player() == CHANCE:
        s.apply(roll(s, chance))
    return s.player()
