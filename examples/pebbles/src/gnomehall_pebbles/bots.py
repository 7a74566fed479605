"""Two bots for any game: one that takes the first thing it may, and one that searches by batches."""

from gnomehall.bots.batches import BatchBot, Judge
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import State


class Thrifty(Bot):
    """Always the first of the legal actions."""

    def choose(self, known: InformationSet, rng: Rng) -> int:
        return known.legal_actions()[0]


class Points(Judge):
    """Judges by the points as they stand. A neural network would make one array of all positions here."""

    def judge(self, positions: list[State]) -> list[list[float]]:
        return [shares(s.scores()) for s in positions]


def shares(points: list[int]) -> list[float]:
    """What each seat has of all points, none of them below zero."""
    least = min(points)
    raised = [1.0 + p - least for p in points]
    return [p / sum(raised) for p in raised]


def make_thrifty(advice: Advice) -> Bot:
    return Thrifty()


def make_pondering(advice: Advice) -> Bot:
    return BatchBot(advice, Points(), iterations=64, batch=16)
