"""From points to chances of winning, the same for every game."""

from math import exp
from typing import Final

from gnomehall.core.advice import Advice
from gnomehall.core.mypyc import i64
from gnomehall.core.state import NOBODY, State
from gnomehall.core.vocabulary import Seat

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


def chance_of(values: list[float], spread: float, seat: Seat) -> float:
    """The one of these `chances` that is a seat's."""
    if len(values) == 1:
        return values[0] / SOLO_PAR
    best = values[0]
    for v in values:
        best = max(best, v)
    mine = 0.0
    total = 0.0
    at: i64 = 0
    for v in values:
        w = exp((v - best) / spread)
        if at == seat:
            mine = w
        total += w
        at += 1
    return mine / total


def expected_points(s: State, advice: Advice) -> list[float]:
    """The points that each seat may expect to have at the end; of a finished game, those that it has."""
    return advice.points(s) if s.player() != NOBODY else [float(p) for p in s.scores()]


def payoff(s: State, advice: Advice, seat: Seat) -> float:
    """What a position is worth to one seat: the same as of all `payoffs`, and sooner, since most games are not over."""
    if s.todo:
        return chance_of(advice.values(s), advice.spread(s), seat)
    return payoffs(s, advice)[seat]


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
    margin = advice.margin()
    for seat in range(s.seats):
        won = 1.0 / winners if places[seat] == 0 else 0.0
        result.append((1.0 - margin) * won + margin * shares[seat])
    return result
