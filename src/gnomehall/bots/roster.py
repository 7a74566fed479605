"""Which bots there are, by the names that people type."""

from collections.abc import Callable
from typing import Final

from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.ismcts import Budget, IsmctsBot
from gnomehall.bots.random import RandomBot
from gnomehall.core.advice import Advice
from gnomehall.core.errors import GnomehallError
from gnomehall.core.seat import Bot

Clock = Callable[[], float]
"""Seconds that go by, handed in by who asks the bot: the bots have no clock of their own."""

LEVELS: Final = {
    "easy": Budget(60, 0.1),
    "medium": Budget(1_000, 0.3),
    "hard": Budget(20_000, 1.0),
}
"""How long the levels for people think about a move: so many iterations, and no longer than so many seconds."""

NAMES: Final = ("random", "greedy", *LEVELS)
HELP: Final = "random, greedy, easy, medium, hard, or ismcts:N for N iterations a move"


class UnknownBot(GnomehallError):
    """A name that no bot has."""


def is_bot(name: str) -> bool:
    kind, _, iterations = name.partition(":")
    return name in NAMES or (kind == "ismcts" and iterations.isdecimal() and int(iterations) > 0)


def bot(name: str, advice: Advice, clock: Clock | None = None) -> Bot:
    """A player by name. Without a clock a search takes all its iterations, so that a result can be repeated."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(advice)
    if name in LEVELS:
        return IsmctsBot(advice, LEVELS[name], clock)
    if is_bot(name):
        return IsmctsBot(advice, Budget(int(name.partition(":")[2]), 0.0))
    raise UnknownBot(f"there is no bot '{name}'; the bots are {HELP}")
