"""Why something can't be done now: of a move, and of a thing on the board that somebody points at."""

from gnomehall.games.gnome_village.reasons.moves import why_not
from gnomehall.games.gnome_village.reasons.things import why_unavailable

__all__ = ["why_not", "why_unavailable"]
