"""A bot that fails: the game up to that moment, as a record that reproduces it."""

from collections.abc import Callable, Sequence
from typing import Any

from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import AnyGame, Setup
from gnomehall.core.match import Match
from gnomehall.core.record import Record
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, State
from gnomehall.core.vocabulary import Action, Seat


class BotFailed(GnomehallError):
    """A bot raised an error, or answered with what is no legal move. The record ends where it was asked."""

    def __init__(self, where: str, record: Record, cause: str) -> None:
        super().__init__(where, record, cause)
        self.where = where
        self.record = record
        self.cause = cause

    def __str__(self) -> str:
        return f"a bot failed: {self.where}, after {len(self.record.moves)} moves: {self.cause}"


def record_of_failure(
    game: AnyGame,
    setup: Setup[Any],
    names: tuple[str, ...],
    bots: Sequence[Bot],
    draw: Callable[[State], Action],
    mind: Callable[[Seat], Rng],
) -> Record:
    """Play a game that is known to fail once more, and write it down up to the failure.

    `draw` is what chance does in a position, `mind` where a seat's thoughts about its next decision come from.
    """
    match = Match(game, setup, names)
    while not match.over:
        who = match.state.player()
        if who == CHANCE:
            match.act(draw(match.state))
            continue
        rng = mind(who)
        try:
            action = bots[who].choose(InformationSet(match.state, who, rng), rng)
        except Exception:  # this is the failure we are looking for, whatever it is
            break
        if action not in match.state.legal_actions():
            break
        match.act(action)
    return match.record()
