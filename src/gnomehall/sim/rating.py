"""Ratings: one number for each of several entrants, from who was placed before whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from gnomehall.sim.tally import Played

_MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    skill: float
    """On OpenSkill's scale: everybody begins at 25, and 4 points of lead win about three games of four."""
    doubt: float
    """Its standard deviation."""


FIRST: Final = Rating(25.0, 25.0 / 3)
"""Of somebody of whom nothing is known."""


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which they came to these places; the same numbers each time."""
    teams = [[_MODEL.rating(mu=one.skill, sigma=one.doubt)] for one in before]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


class Ratings:
    """The ratings of entrants, game by game."""

    def __init__(self, entrants: int) -> None:
        self._known = [FIRST] * entrants

    def add(self, game: Played) -> None:
        rated = rate([self._known[entrant] for entrant in game.seated], game.places)
        for entrant, rating in zip(game.seated, rated, strict=True):
            self._known[entrant] = rating

    def all(self) -> list[Rating]:
        return list(self._known)
