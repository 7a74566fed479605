"""The process in which bots think: a question a line on standard input, an answer a line on standard output.

It is sent the moves of a game, plays them out, and gives the bot its seat and nothing more.
"""

import os
import secrets
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec

from gnomehall import registry
from gnomehall.bots import roster
from gnomehall.core.errors import GnomehallError
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.seat import Seat

KEPT: Final = 64
"""Games that a worker remembers, so that it need not play them out again for the next move."""


class Asked(msgspec.Struct, frozen=True):
    table: str
    game: str
    edition_text: str | None
    options: dict[str, str]
    seats: int
    moves: list[str]
    seat: int
    bot: str


class Thought(msgspec.Struct, frozen=True):
    move: str = ""
    error: str = ""


class Memory:
    """Games by table, the one longest unused forgotten first."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def match(self, asked: Asked) -> Match:
        match = self._matches.pop(asked.table, None)
        known = [] if match is None else [move.text for move in match.moves]
        if match is None or asked.moves[: len(known)] != known:
            game = registry.game(asked.game)
            edition = None if asked.edition_text is None else game.edition(asked.edition_text)
            match, known = Match(game, registry.setup(asked.game, asked.seats, asked.options, edition)), []
        for text in asked.moves[len(known) :]:
            match.play(text)
        self._matches[asked.table] = match
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def think(memory: Memory, asked: Asked) -> Thought:
    try:
        match = memory.match(asked)
        rng = Rng(secrets.randbits(64))
        bot = roster.bot(asked.bot, match.game.advice(), time.perf_counter)
        action = bot.choose(Seat(match.state, asked.seat, rng), rng)
        return Thought(match.game.text(match.state, action))
    except GnomehallError as error:
        return Thought(error=str(error))


def main() -> None:
    if os.name == "posix":
        os.nice(5)  # people's moves go before bots' thoughts
    memory = Memory()
    for line in sys.stdin.buffer:
        thought = think(memory, msgspec.json.decode(line, type=Asked))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
