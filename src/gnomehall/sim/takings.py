"""What everybody took in a game, counted from its events."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gnomehall.core.event import EVERYONE, Event
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.sim.noted import Notes


@dataclass(frozen=True, slots=True)
class GameTakings:
    """What everybody took in one game. Things go by their number in the list that the game gives of them."""

    first: Seat
    """The seat that was the first to decide anything."""
    offered: tuple[int, ...]
    """What came within reach, of the things that not every game has."""
    took: tuple[tuple[int, ...], ...]
    """By seat, how many times each thing was taken."""

    @staticmethod
    def read(line: Mapping[str, Any]) -> "GameTakings":
        return GameTakings(line["first"], tuple(line["offered"]), tuple(tuple(row) for row in line["took"]))


class TakingsCounter:
    """Counts what is taken in games of one setup."""

    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        self.faces = game.faces()
        self.setup = setup
        self.things = self.faces.things(setup)
        self._number = {(thing.kind, thing.id): number for number, thing in enumerate(self.things)}

    def takings(self, events: list[Event]) -> list[tuple[Seat, int]]:
        """Who took what, by number of the thing, as often as it was taken; what only came within reach is left out."""
        return [
            (taking.seat, self._number[taking.kind, taking.id])
            for taking in self.faces.takings(self.setup, events)
            if taking.seat != EVERYONE
            for _ in range(taking.times)
        ]

    def count(self, first: Seat, over: State) -> GameTakings:
        """What was taken in a finished game, which must have been played with a log from its first move on."""
        assert over.log is not None
        offered: set[int] = set()
        took = [[0] * len(self.things) for _ in range(over.seats)]
        for taking in self.faces.takings(self.setup, over.log):
            number = self._number[taking.kind, taking.id]
            if taking.seat != EVERYONE:
                took[taking.seat][number] += taking.times
            if not self.things[number].always:
                offered.add(number)
        return GameTakings(first, tuple(sorted(offered)), tuple(tuple(row) for row in took))


def roll_until_asked(s: State, chance: Rng, notes: Notes | None = None) -> Seat:
    """Let chance decide until a player is asked, and return that seat: the first player, whatever the game."""
    if notes is not None:
        return draw_until_asked(s, notes.drawing(lambda s: roll(s, chance)))
    return draw_until_asked(s, lambda s: roll(s, chance))


def draw_until_asked(s: State, draw: Callable[[State], Action]) -> Seat:
    """The same with any source of chance."""
    while s.player() == CHANCE:
        s.apply(draw(s))
    return s.player()
