"""Bots that play in matches."""

import time
from typing import TYPE_CHECKING

from gnomehall import players, registry
from gnomehall.bots.roster import UnknownBot
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.play import IllegalAnswer
from gnomehall.core.vocabulary import NOBODY, Action

if TYPE_CHECKING:
    from gnomehall.library.match import Match


class NotAsked(GnomehallError):
    """A bot was asked for a move when no player decides."""


class NamedBot:
    """A bot by its name, for any game. It knows only what the seat that decides may know."""

    def __init__(self, name: str, timed: bool = False) -> None:
        if not players.is_bot(name):
            raise UnknownBot(f"there is no bot '{name}'; the bots are {players.help_text()}")
        self.name = name
        self.timed = timed

    def __repr__(self) -> str:
        return f"<NamedBot {self.name}{', timed' if self.timed else ''}>"

    def choose(self, match: "Match") -> str:
        """The move that it would make now; nothing is played."""
        return match.game.text(match.state, self.decide(match))

    def decide(self, match: "Match") -> Action:
        """The same as `choose`, as the number of the action."""
        state = match.state
        who = state.player()
        if who < 0:
            raise NotAsked("the game is over" if who == NOBODY else "chance decides now; match.roll() lets it")
        rng = match.mind()
        mind = players.bot(self.name, registry.advice(match.game.meta.id), time.monotonic if self.timed else None)
        action = mind.choose(InformationSet(state, who, rng), rng)
        if action not in state.legal_actions():
            raise IllegalAnswer(f"{self.name} chose action {action}, which is not legal")
        return action


def bot(name: str, timed: bool = False) -> NamedBot:
    """A bot by its name: random, greedy, easy, medium, hard, expert, or `ismcts:500` for 500 iterations a move.

    A level always searches the same number of iterations, however long that takes, so that its moves can be
    reproduced. With `timed` it stops at the time limit of its level, as it does in the hall.
    """
    return NamedBot(name, timed)
