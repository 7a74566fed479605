"""Which bots there are, by the names that people type."""

from gnomehall.bots.random import RandomBot
from gnomehall.core.errors import GnomehallError
from gnomehall.core.seat import Bot

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


class UnknownBot(GnomehallError):
    """A name that no bot has."""


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
