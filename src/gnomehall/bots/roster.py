"""Which bots there are, by the names that people type."""

from typing import Final

from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.random import RandomBot
from gnomehall.bots.search import ADVISED, WHOLE_GAME, Style
from gnomehall.bots.thinking import Budget, Clock, SearchBot
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot
from gnomehall.core.errors import GnomehallError

BLIND: Final = Style(prior=0, explore=0.1, turns=0)
"""Without a look at where its moves lead it overlooks things, as a beginner does."""
PLAIN: Final = Style()

SPARING: Final = Style(sparing=True)
"""How a level plays with a network that it is not to ask of every position."""

LEVELS: Final = {"easy": (0.1, BLIND), "medium": (0.3, PLAIN), "hard": (1.0, PLAIN), "expert": (3.0, PLAIN)}
"""How many seconds the levels for people think about a move at most, and how; the advice says how many iterations, and
which levels play with the network of the game."""
CLASSIC: Final = "classic"
"""`hard` as it was in release 0.1.0, by which later bots are measured: without a network, its iterations of then."""
HARD: Final = 2

NAMES: Final = ("random", "greedy", *LEVELS)
NETWORK_GREEDY: Final = "greedy:network=yes"
HELP: Final = "random, greedy, easy, medium, hard, expert, or ismcts:N for N iterations a move"

MOST_ITERATIONS: Final = 1_000_000_000
ADVISABLE: Final = ("depth", "explore", "later", "turns")
SPARINGLY: Final = "sparingly"
"""Said of the network in a search: asked at the leaves and about the moves to decide on alone."""
FREE: Final = "advised"
"""Said of a setting of a search: as the advice of the game has it."""


class UnknownBot(GnomehallError):
    """A name that no bot has."""


def is_bot(name: str) -> bool:
    return name in (*NAMES, NETWORK_GREEDY, CLASSIC) or _search(name) is not None


def is_networked(name: str, advice: Advice) -> bool:
    """Whether this bot plays with the network that comes with the game."""
    if advice.plain() is advice:
        return False
    if name in LEVELS:
        return advice.networked()[list(LEVELS).index(name)] > 0
    found = _search(name)
    return name == NETWORK_GREEDY or (found is not None and found[2])


def bot(name: str, advice: Advice, clock: Clock | None = None) -> Bot:
    """A player by name. Without a clock a search takes all its iterations, so that a result can be repeated.

    With the network of a game play those levels for which its advice says so, and who is asked to by name.
    """
    plain = advice.plain()
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(plain)
    if name == NETWORK_GREEDY:
        return GreedyBot(_networked(name, advice))
    if name in LEVELS:
        return _level(name, advice, clock)
    if name == CLASSIC:
        classic = plain.classic()
        return SearchBot(classic, Budget(classic.iterations()[HARD], LEVELS["hard"][0]), clock, PLAIN)
    found = _search(name)
    if found is None:
        raise UnknownBot(f"there is no bot '{name}'; the bots are {HELP}")
    budget, style, network = found
    return SearchBot(_networked(name, advice) if network else plain, budget, None, style)


def _level(name: str, advice: Advice, clock: Clock | None) -> Bot:
    seconds, style = LEVELS[name]
    number, plain = list(LEVELS).index(name), advice.plain()
    if not is_networked(name, advice):
        return SearchBot(plain, Budget(plain.iterations()[number], seconds), clock, style)
    return SearchBot(advice, Budget(advice.networked()[number], seconds), clock, SPARING if advice.sparing() else style)


def _networked(name: str, advice: Advice) -> Advice:
    if advice.plain() is advice:
        raise UnknownBot(f"there is no bot '{name}' for this game, which comes without a network")
    return advice


def _search(name: str) -> tuple[Budget, Style, bool] | None:
    """A search by its settings, for who measures them: `ismcts:500:depth=4:explore=0.5`, or `depth=all`."""
    kind, *words = name.split(":")
    if kind != "ismcts" or not words or not _whole(words[0]):
        return None
    given = dict.fromkeys(ADVISABLE, FREE) | {"guided": _word(PLAIN.guided), "draws": _word(PLAIN.draws)}
    given |= {
        "network": _word(False),
        "prior": str(PLAIN.prior),
        "trees": str(PLAIN.trees),
        "answers": str(PLAIN.answers),
    }
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key not in given:
            return None
        given[key] = str(WHOLE_GAME) if word == "depth=all" else value
    advised = {key for key in ADVISABLE if given[key] == FREE}
    given |= dict.fromkeys(advised, "0")
    counts = [given[key] for key in ("depth", "later", "turns", "prior", "answers")]
    if not all(value == "0" or _whole(value) for value in counts) or not _whole(given["trees"]):
        return None
    if not _part(given["explore"]) or not {given[key] for key in ("guided", "draws")} <= {"yes", "no"}:
        return None
    if given["network"] not in ("yes", "no", SPARINGLY):
        return None
    style = Style(
        depth=ADVISED if "depth" in advised else int(given["depth"]),
        explore=ADVISED if "explore" in advised else float(given["explore"]),
        guided=given["guided"] == "yes",
        prior=int(given["prior"]),
        trees=int(given["trees"]),
        draws=given["draws"] == "yes",
        answers=int(given["answers"]),
        later=ADVISED if "later" in advised else int(given["later"]),
        turns=ADVISED if "turns" in advised else int(given["turns"]),
        sparing=given["network"] == SPARINGLY,
    )
    return Budget(int(words[0]), 0.0), style, given["network"] != "no"


def _word(yes: bool) -> str:
    return "yes" if yes else "no"


def _whole(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 0 < int(text[:12]) <= MOST_ITERATIONS


def _part(text: str) -> bool:
    """Whether it is a number that is not negative, as we write them."""
    return text.isascii() and text.replace(".", "", 1).isdecimal()
