"""Which bots there are, by the names that people type."""

from typing import Final

from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.ismcts import WHOLE_GAME, Budget, Clock, IsmctsBot, Style
from gnomehall.bots.random import RandomBot
from gnomehall.core.advice import Advice
from gnomehall.core.errors import GnomehallError
from gnomehall.core.seat import Bot

LEVELS: Final = {
    "easy": Budget(20, 0.1),
    "medium": Budget(400, 0.3),
    "hard": Budget(8_000, 1.0),
}
"""How long the levels for people think about a move: so many iterations, and no longer than so many seconds."""

NAMES: Final = ("random", "greedy", *LEVELS)
HELP: Final = "random, greedy, easy, medium, hard, or ismcts:N for N iterations a move"

PLAIN: Final = Style()
MOST_ITERATIONS: Final = 1_000_000_000


class UnknownBot(GnomehallError):
    """A name that no bot has."""


def is_bot(name: str) -> bool:
    return name in NAMES or _search(name) is not None


def bot(name: str, advice: Advice, clock: Clock | None = None) -> Bot:
    """A player by name. Without a clock a search takes all its iterations, so that a result can be repeated."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(advice)
    if name in LEVELS:
        return IsmctsBot(advice, LEVELS[name], clock)
    found = _search(name)
    if found is None:
        raise UnknownBot(f"there is no bot '{name}'; the bots are {HELP}")
    return IsmctsBot(advice, found[0], None, found[1])


def _search(name: str) -> tuple[Budget, Style] | None:
    """A search by its settings, for who measures them: `ismcts:500:depth=4:explore=0.5`, or `depth=all`."""
    kind, *words = name.split(":")
    if kind != "ismcts" or not words or not _whole(words[0]):
        return None
    given = {"depth": str(PLAIN.depth), "explore": str(PLAIN.explore), "prior": str(PLAIN.prior)}
    given |= {"guided": _word(PLAIN.guided), "trees": str(PLAIN.trees), "draws": _word(PLAIN.draws)}
    given |= {"answers": str(PLAIN.answers), "finish": str(PLAIN.finish)}
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key not in given:
            return None
        given[key] = value
    depth = str(WHOLE_GAME) if given["depth"] == "all" else given["depth"]
    if not all(
        value == "0" or _whole(value) for value in (depth, given["prior"], given["answers"], given["finish"])
    ) or not _whole(given["trees"]):
        return None
    if not _part(given["explore"]) or not {given["guided"], given["draws"]} <= {"yes", "no"}:
        return None
    guided, draws = given["guided"] == "yes", given["draws"] == "yes"
    numbers = [int(given[key]) for key in ("prior", "trees", "answers", "finish")]
    style = Style(int(depth), float(given["explore"]), guided, numbers[0], numbers[1], draws, numbers[2], numbers[3])
    return Budget(int(words[0]), 0.0), style


def _word(yes: bool) -> str:
    return "yes" if yes else "no"


def _whole(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 0 < int(text[:12]) <= MOST_ITERATIONS


def _part(text: str) -> bool:
    """Whether it is a number that is not negative, as we write them."""
    return text.isascii() and text.replace(".", "", 1).isdecimal()
