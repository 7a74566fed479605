"""What is said: one message about all tables that wait for a player, in their language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from gnomehall import registry
from gnomehall.server.store.interface import TableRow
from gnomehall.words import FALLBACK, nearest_language
from gnomehall.words.speech import Speech

Why = Literal["turn", "new", "over"]
"""It is the player's turn; others have opened the table for them; the game is over."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that is told of."""

    row: TableRow
    seat: int
    """The player's."""
    why: Why


@dataclass(frozen=True, slots=True)
class Message:
    """What every way makes its own of."""

    title: str
    lines: tuple[str, ...]
    """Of a table each, without the names of others."""
    named: tuple[str, ...]
    """The same with them."""
    paths: tuple[str, ...]
    """Where each table is in the hall."""
    tag: str
    """Of two messages with the same tag a browser shows the later one."""
    speech: Speech

    @property
    def path(self) -> str:
        return self.paths[0] if len(self.paths) == 1 else "/"


def speech_of(language: str) -> Speech:
    return Speech(nearest_language(language) or FALLBACK)


def compose(tables: Sequence[Waiting], language: str) -> Message:
    speech = speech_of(language)
    waiting = sum(one.why != "over" for one in tables)
    if len(tables) == 1:
        title = speech.say(f"notice-{tables[0].why}")
    else:
        title = speech.say("notice-several", count=waiting, ended=len(tables) - waiting)
    return Message(
        title,
        tuple(_line(one, speech, False) for one in tables),
        tuple(_line(one, speech, True) for one in tables),
        tuple(f"/table/{one.row.id}" for one in tables),
        tables[0].row.id if len(tables) == 1 else "several",
        speech,
    )


def trial(language: str) -> Message:
    """What the button sends."""
    speech = speech_of(language)
    line = speech.say("notice-trial-line")
    return Message(speech.say("notice-trial"), (line,), (line,), ("/me",), "trial", speech)


def _line(one: Waiting, speech: Speech, named: bool) -> str:
    game = registry.game(one.row.game).meta.title if one.row.game in registry.GAMES else one.row.game
    others = [seat.name for n, seat in enumerate(one.row.seats) if n != one.seat and seat.name]
    kind = "notice-line" if one.why == "turn" else f"notice-line-{one.why}"
    if named and others:
        return speech.say(f"{kind}-with", game=game, others=speech.list(others))
    return speech.say(kind, game=game)
