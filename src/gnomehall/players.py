"""Which bots there are: ours, and those of other packages."""

from collections.abc import Callable, Mapping
from functools import cache

from gnomehall import plugins
from gnomehall.bots import roster
from gnomehall.bots.roster import UnknownBot
from gnomehall.bots.thinking import Clock
from gnomehall.core.advice import Advice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.rng import Rng
from gnomehall.core.vocabulary import Action
from gnomehall.plugins import BrokenPlugin

Maker = Callable[[Advice], Bot]
"""What an entry point of the group `gnomehall.bots` names: it makes a bot, given the advice of the game."""


class GuestFailed(GnomehallError):
    """A bot of another package raised an error, or chose what is not legal."""


class GuestBot(Bot):
    """A bot of another package. Whatever goes wrong in it is told in one line."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, known: InformationSet, rng: Rng) -> Action:
        try:
            action = self.bot.choose(known, rng)
        except Exception as error:  # whatever another package raises
            raise GuestFailed(f"the bot '{self.name}' failed: {type(error).__name__}: {error}") from error
        if action not in known.legal_actions():
            raise GuestFailed(f"the bot '{self.name}' chose action {action}, which is not legal")
        return action


@cache
def guests() -> Mapping[str, Maker]:
    """The bots of other packages by name; those that are broken are left out, with a warning."""
    found: dict[str, Maker] = {}
    for name, point in plugins.offered("bot").items():
        try:
            if roster.is_bot(name):
                raise BrokenPlugin("bot", point, "there is a bot of that name already")
            maker = plugins.load("bot", point)
            if not callable(maker):
                raise BrokenPlugin("bot", point, f"{point.value} makes no bots: it can't be called")
            found[name] = maker
        except BrokenPlugin as error:
            plugins.warn(error)
    return found


def names() -> tuple[str, ...]:
    """Those that can be seated by name at any table, weakest of ours first."""
    return (*roster.NAMES, *guests())


def help_text() -> str:
    return ", ".join([*guests(), roster.HELP])


def is_bot(name: str) -> bool:
    return roster.is_bot(name) or name in guests()


def bot(name: str, advice: Advice, clock: Clock | None = None) -> Bot:
    """A player by name. Without a clock a search takes all its iterations, so that a result can be repeated."""
    if roster.is_bot(name):
        return roster.bot(name, advice, clock)
    maker = guests().get(name)
    if maker is None:
        raise UnknownBot(f"there is no bot '{name}'; the bots are {help_text()}")
    try:
        made = maker(advice.plain())
    except Exception as error:  # whatever another package raises
        raise GuestFailed(f"the bot '{name}' can't be made: {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise GuestFailed(f"the bot '{name}' can't be made: {made!r} is no gnomehall.core.bot.Bot")
    return GuestBot(name, made)
