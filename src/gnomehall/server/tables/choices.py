"""Legal moves as people meet them: with what follows each, which is seen by trying it."""

from typing import Any

from gnomehall.core.game import AnyGame
from gnomehall.core.state import CHANCE
from gnomehall.server import protocol


def try_choices(game: AnyGame, s: Any, believed: Any) -> list[protocol.Choice]:
    """The choices of a position, tried on one that whoever decides may believe."""
    seat = s.player()
    found = []
    for choice in game.faces().choices(s):
        trial = believed.copy()
        trial.apply(choice.action)
        decides = trial.player()
        opens = decides == seat and not trial.is_move_complete(seat)
        found.append(protocol.Choice.of(choice, decides == CHANCE, opens, decides not in (seat, CHANCE)))
    return found
