"""How near a game is to its end (GNV-162, GNV-175), for people."""

from gnomehall.core.view import LAST_ROUND, LAST_TURN, Ending
from gnomehall.games.gnome_village.state import START, Village


def endings_of(s: Village) -> list[Ending]:
    """GNV-162: a village that is full; GNV-175: the last round there can be."""
    living = max(p.gnomes for p in s.players)
    return [
        Ending("gnomes", "GNV-162", max(s.gnome_limit - living, 0), s.gnome_limit),
        Ending("rounds", "GNV-175", s.round_limit - s.round_number + 1, s.round_limit),
    ]


def last_of(s: Village) -> str:
    """GNV-162: the last round is completed, so everybody has one turn in it; others may be asked in between."""
    if not s.todo or s.phase < START or not (s.ended or s.round_number == s.round_limit):
        return ""
    return LAST_TURN if s.player() == s.turn else LAST_ROUND
