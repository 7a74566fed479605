"""The decisions of Mighty Gnomes, one file for each chapter of the rules."""

from typing import Any, Final

from gnomehall.core.state import Step
from gnomehall.games.mighty_gnomes.steps.after import AFTER
from gnomehall.games.mighty_gnomes.steps.chests import DRAW_CHEST, GAIN_CHEST, KEEP_CHEST, NESTED_CHEST, PUT_BACK
from gnomehall.games.mighty_gnomes.steps.gnomes import INVITE, REFRESH, UPGRADE
from gnomehall.games.mighty_gnomes.steps.place import PLACE
from gnomehall.games.mighty_gnomes.steps.rounds import AFTER_CLAIM, CLAIM, DAYS, RESTOCK
from gnomehall.games.mighty_gnomes.steps.setup import FIRST_PLAYER, LAY_GLADE, PICK_STACK, REVEAL_CHEST, SHELVE_BOOK
from gnomehall.games.mighty_gnomes.steps.storage import DISCARD
from gnomehall.games.mighty_gnomes.steps.trail import MOVE_MARKER, REACH_ICONS, TAKE
from gnomehall.games.mighty_gnomes.steps.turn import DRUID_TURN, GO_TO_BED, TURN

STEPS: Final[tuple[Step[Any], ...]] = (
    *(FIRST_PLAYER, PICK_STACK, LAY_GLADE, SHELVE_BOOK, REVEAL_CHEST),
    *(DAYS, TURN, DRUID_TURN, PLACE, AFTER, GO_TO_BED),
    *(DISCARD, GAIN_CHEST, DRAW_CHEST, KEEP_CHEST, NESTED_CHEST, PUT_BACK),
    *(INVITE, UPGRADE, REFRESH, MOVE_MARKER, REACH_ICONS, TAKE),
    *(CLAIM, AFTER_CLAIM, RESTOCK),
)
