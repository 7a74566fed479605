"""Ratings: one number for each of several entrants, from who was placed before whom."""

from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from gnomehall.sim.tally import Played


@dataclass(frozen=True, slots=True)
class Rating:
    skill: float
    """On OpenSkill's scale: everybody begins at 25, and 4 points of lead win about three games of four."""
    doubt: float
    """Its standard deviation."""


class Ratings:
    """The ratings of entrants, game by game."""

    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce()
        self._known: list[PlackettLuceRating] = [self._model.rating() for _ in range(entrants)]

    def add(self, game: Played) -> None:
        teams = [[self._known[entrant]] for entrant in game.seated]
        rated = self._model.rate(teams, ranks=[float(place) for place in game.places])
        for entrant, team in zip(game.seated, rated, strict=True):
            self._known[entrant] = team[0]

    def all(self) -> list[Rating]:
        return [Rating(rating.mu, rating.sigma) for rating in self._known]
