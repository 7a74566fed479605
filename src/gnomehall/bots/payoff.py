"""From points to chances of winning, the same for every game."""

from math import exp
from typing import Final

from gnomehall.core.advice import Advice
from gnomehall.core.state import NOBODY, State

MARGIN: Final = 0.2
"""How much of the payoff of a finished game is about the margin, so that a bot plays on when it is lost or won."""
SOLO_PAR: Final = 100.0


def chances(values: list[float], spread: float) -> list[float]:
    """The more points, the likelier to win; `spread` points of lead make odds of about 2.7 to 1."""
    if len(values) == 1:
        return [values[0] / SOLO_PAR]
    best = values[0]
    for v in values:
        best = max(best, v)
    weights: list[float] = []
    total = 0.0
    for v in values:
        w = exp((v - best) / spread)
        weights.append(w)
        total += w
    return [w / total for w in weights]


def payoffs(s: State, advice: Advice) -> list[float]:
    """What a position is worth to each seat, from 0 to 1."""
    if s.player() != NOBODY:
        return chances(advice.values(s), advice.spread(s))
    points: list[float] = []
    for p in s.scores():
        points.append(float(p))
    shares = chances(points, 8.0)
    if s.seats == 1:
        return shares
    places = s.places()
    winners = 0
    for place in places:
        if place == 0:
            winners += 1
    result: list[float] = []
    for seat in range(s.seats):
        won = 1.0 / winners if places[seat] == 0 else 0.0
        result.append((1.0 - MARGIN) * won + MARGIN * shares[seat])
    return result
