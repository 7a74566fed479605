"""The decisions of Gnomopolis, one module for each chapter of the rules."""

from typing import Any, Final

from gnomehall.core.state import Step
from gnomehall.games.gnomopolis.steps.building import APPOINT, COUNT_BUILDINGS, JOIN
from gnomehall.games.gnomopolis.steps.chance import DRAW, FIRST_PLAYER, REVEAL
from gnomehall.games.gnomopolis.steps.effects import EFFECTS, GAIN, SEARCH
from gnomehall.games.gnomopolis.steps.paying import PAY
from gnomehall.games.gnomopolis.steps.turn import NEXT_TURN, TURN

STEPS: Final[tuple[Step[Any], ...]] = (
    *(FIRST_PLAYER, REVEAL, DRAW, NEXT_TURN, TURN),
    *(PAY, EFFECTS, GAIN, SEARCH),
    *(JOIN, APPOINT, COUNT_BUILDINGS),
)
