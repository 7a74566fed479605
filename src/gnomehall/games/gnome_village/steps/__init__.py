"""The decisions of Gnome Village, a file for each chapter of the rules."""

from typing import Final

from gnomehall.games.gnome_village.steps.architect import REARRANGE
from gnomehall.games.gnome_village.steps.business import ACTION_STEPS, COURIER_TO, DOCTOR_TO
from gnomehall.games.gnome_village.steps.forest import ACTIVATE, ANGRY, REMOVE, REVEAL
from gnomehall.games.gnome_village.steps.home import HOME
from gnomehall.games.gnome_village.steps.move import GO, MOVE_MENU
from gnomehall.games.gnome_village.steps.place import (
    DEAL_BUSINESS,
    DRAW_BUSINESS,
    DRAW_ROAD,
    PLACE_BUSINESS,
    PLACE_ROAD,
    TURN_ROAD,
)
from gnomehall.games.gnome_village.steps.setup import FIRST_PLAYER, LAY_KIT, LIGHT, PLACE_KIT_HOUSE
from gnomehall.games.gnome_village.steps.shift import ROTATE_TILE, ROTATE_TURN, SHIFT_TILE, SHIFT_TO, SHIFT_TURN
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.steps.swap import SWAP_TILE, SWAP_TURN, SWAP_TURN_WITH, SWAP_WITH
from gnomehall.games.gnome_village.steps.work import (
    PAY_CARPENTER,
    PAY_GARDENER,
    PAY_PAINTER,
    PAY_SCHOOL,
    PLACE_BOUGHT,
    PLACE_HOUSE,
    PLACE_WORKSHOP,
    SETTLE,
    WORK_MENU,
)

STEPS: Final[tuple[VillageStep, ...]] = (
    *(FIRST_PLAYER, LAY_KIT, PLACE_KIT_HOUSE, LIGHT),
    *(DEAL_BUSINESS, DRAW_ROAD, PLACE_ROAD, TURN_ROAD, DRAW_BUSINESS, PLACE_BUSINESS),
    *(REVEAL, ACTIVATE, REMOVE, ANGRY, HOME),
    *(WORK_MENU, PAY_CARPENTER, PAY_PAINTER, PLACE_HOUSE, PAY_SCHOOL, SETTLE, PAY_GARDENER, PLACE_WORKSHOP),
    *(PLACE_BOUGHT, MOVE_MENU, GO, *ACTION_STEPS, COURIER_TO, DOCTOR_TO, REARRANGE),
    *(SHIFT_TILE, SHIFT_TO, SHIFT_TURN, ROTATE_TILE, ROTATE_TURN, SWAP_TILE, SWAP_WITH, SWAP_TURN, SWAP_TURN_WITH),
)
