"""What would come of a few moves, worked out by the rules on what a seat may believe: nothing hidden shows in it."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gnomehall.core.errors import BadNotation, IllegalAction
from gnomehall.core.event import Event
from gnomehall.core.game import AnyGame
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.view import View
from gnomehall.server import protocol
from gnomehall.server.tables.choices import try_choices
from gnomehall.server.tables.refusal import RequestRefused

BELIEFS: Final = 8
"""In how many positions that the seat holds possible the moves are tried."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the moves end in one of the positions that a seat holds possible."""

    state: Any
    events: list[Event]
    view: View


def look_ahead(match: Match, seat: int, seq: int, moves: list[str]) -> protocol.Ahead:
    """Try moves of the seat that decides; a RequestRefused says which of them can't be made."""
    game, before = match.game, match.state
    tried = [_try(game, before.determinize(seat, Rng(n)), seat, moves) for n in range(BELIEFS)]
    first, *others = tried
    sure = all(other.view == first.view and other.events == first.events for other in others)
    certain = first.events[: min(_shared(first.events, other.events) for other in others)]
    s = first.state
    player = s.player()
    choices = try_choices(game, s, s) if sure and player == seat else []
    change = s.scores()[seat] - before.scores()[seat] if sure else 0
    view = msgspec.to_builtins(first.view) if sure else None
    return protocol.Ahead(seq, player, sure, certain, choices, change, view)


def _try(game: AnyGame, s: Any, seat: int, moves: list[str]) -> Outcome:
    s.log = []
    for text in moves:
        if s.player() != seat:
            raise RequestRefused("not-your-turn", f"after the moves before it, '{text}' is not yours to make")
        try:
            s.apply(game.parse(s, text))
        except IllegalAction as error:
            raise RequestRefused("illegal", str(error), refusal=error.why) from None
        except BadNotation as error:
            raise RequestRefused("bad-notation", str(error)) from None
    return Outcome(s, [event for event in s.log if event.seen_by(seat)], game.view(s, seat))


def _shared(one: list[Event], other: list[Event]) -> int:
    """How many events happen alike, from the first on."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n]:
        n += 1
    return n
