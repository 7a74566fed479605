"""The process in which bots think: a question a line on standard input, an answer a line on standard output.

Before a long answer it says from time to time how far it is, a line each.
It is sent the moves of a game, plays them out, and gives the bot its seat and nothing more.
"""

import os
import secrets
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec

from gnomehall import players, registry
from gnomehall.bots.thinking import Budget
from gnomehall.core import record
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.view import Choice
from gnomehall.server import protocol
from gnomehall.server.workers.trials import run_trial
from gnomehall.sim.analysis import Analysis, Hint, Slip, analyse, choice_at, hint, slips

READY: Final = b"ready\n"
"""What a worker says first."""
KEPT: Final = 64
"""Games that a worker remembers, so that it need not play them out again for the next move."""


HINT: Final = Budget(8_000, 1.0)
WHOLE_GAME: Final = Budget(400, 20.0)
"""For each decision of a game so many iterations, for all of them so many seconds."""


class Question(msgspec.Struct, frozen=True, tag="position"):
    """What to do in a position: a bot's move, or, without a bot, a hint."""

    table: str
    game: str
    edition_text: str | None
    options: dict[str, str]
    seats: int
    moves: list[str]
    seat: int
    bot: str
    rules: int = 0


class AnalysisRequest(msgspec.Struct, frozen=True, tag="game"):
    """What to think of a whole game."""

    table: str
    record: str
    bot: str = "analysis"


class TrialRequest(msgspec.Struct, frozen=True, tag="trial"):
    """What a change of an edition does, as far as games of some seconds tell."""

    table: str
    """Its place in the line of questions; no table has such a name."""
    game: str
    edition_text: str | None
    players: int
    player: str
    """The bot in every seat."""
    seconds: int
    bot: str = "trial"


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """How many decisions of a game are thought about, of how many; of a trial, how many pairs of games are played."""

    done: int
    of: int


class WorkerReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, a hint, an analysis, a trial, or why there is none."""

    move: str = ""
    hint: Hint | None = None
    analysis: Analysis | None = None
    slips: tuple[Slip, ...] = ()
    turns: tuple[Choice, ...] = ()
    """What was played at the turning points of the analysis."""
    trial: protocol.TrialOut | None = None
    error: str = ""


class MatchCache:
    """Games by table, the one longest unused forgotten first."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def match(self, asked: Question) -> Match:
        match = self._matches.pop(asked.table, None)
        known = [] if match is None else [move.text for move in match.moves]
        if match is None or asked.moves[: len(known)] != known:
            game = registry.game(asked.game)
            edition = None if asked.edition_text is None else game.edition(asked.edition_text)
            setup = registry.setup(asked.game, asked.seats, asked.options, edition, asked.rules)
            match, known = Match(game, setup), []
        for text in asked.moves[len(known) :]:
            match.play(text)
        self._matches[asked.table] = match
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def say(word: WorkerReply | Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(word) + b"\n")
    sys.stdout.buffer.flush()


Asked = Question | AnalysisRequest | TrialRequest


def think(memory: MatchCache, asked: Asked) -> WorkerReply:
    try:
        if isinstance(asked, TrialRequest):
            what = (asked.game, asked.edition_text, asked.players, asked.player, asked.seconds)
            return WorkerReply(trial=run_trial(*what, time.perf_counter, lambda pairs: say(Progress(pairs, 0))))
        if isinstance(asked, AnalysisRequest):
            game = record.loads(asked.record)
            told = analyse(game, WHOLE_GAME, time.perf_counter, lambda done, of: say(Progress(done, of)))
            moments = [turn.moment for turn in told.turning_points()]
            turns = tuple(choice_at(game, moment.number, moment.played) for moment in moments)
            return WorkerReply(analysis=told, slips=slips(game, told), turns=turns)
        match = memory.match(asked)
        if not asked.bot:
            return WorkerReply(hint=hint(match, asked.seat, HINT, time.perf_counter))
        rng = Rng(secrets.randbits(64))
        bot = players.bot(asked.bot, registry.advice(match.game.meta.id), time.perf_counter)
        action = bot.choose(InformationSet(match.state, asked.seat, rng), rng)
        return WorkerReply(match.game.text(match.state, action))
    except GnomehallError as error:
        return WorkerReply(error=str(error))


def main() -> None:
    if os.name == "posix":
        os.nice(5)  # people's moves go before bots' thoughts
    memory = MatchCache()
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        say(think(memory, msgspec.json.decode(line, type=Asked)))


if __name__ == "__main__":
    main()
