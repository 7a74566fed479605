"""Why a tile can't be chosen by a step that asks for one."""

from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Plain
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ids import tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.business import COURIER, FLY
from gnomehall.games.gnome_village.steps.forest import ACTIVATE, REMOVE
from gnomehall.games.gnome_village.steps.home import HOME
from gnomehall.games.gnome_village.steps.move import GO
from gnomehall.games.gnome_village.steps.setup import LIGHT
from gnomehall.games.gnome_village.steps.shift import ROTATE_TILE
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.steps.work import SETTLE
from gnomehall.games.gnome_village.tables import SHOP_IDS, Slot, Spot


def why_not_tile(s: Village, step: VillageStep, spot: Spot) -> Refusal:
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    if village >= s.seats or not s.players[village].ground.taken >> slot & 1:
        return Refusal(step.rule, "no-tile")
    p = s.players[village]
    tile: dict[str, Plain] = {"tile": tile_id(s.tables, p.ground.faces[slot])}
    if step is REMOVE or step is FLY:
        return _elsewhere(s, step, spot, tile)
    if village != s.player():
        return Refusal(step.rule, "not-your-village")
    if step is GO:
        return _goal(s, slot, tile)
    if step is HOME:
        return Refusal("GNV-95", "house-taken") if p.lit >> slot & 1 else Refusal("GNV-95", "not-lit", tile)
    if step is LIGHT or step is SETTLE:
        house = p.ground.houses >> slot & 1
        return Refusal(step.rule, "lived-in") if house else Refusal(step.rule, "house-needed", tile)
    if step is ROTATE_TILE and not p.ground.roads >> slot & 1:
        return Refusal("GNV-132", "only-roads", tile)
    if step.drafts:
        return Refusal("GNV-132", "stays", tile)
    return _workshop(s, step, slot, tile)


def _elsewhere(s: Village, step: VillageStep, spot: Spot, tile: dict[str, Plain]) -> Refusal:
    """Of a tile that must be in another village."""
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    if village == s.player():
        return Refusal(step.rule, "elsewhere")
    if step is REMOVE:
        return Refusal("GNV-46", "business-needed", tile)
    if s.players[village].guards:
        return Refusal("GNV-126", "protected", {"whose": village})
    taken = s.standing(village) >> slot & 1
    return Refusal("GNV-139", "occupied" if taken else "building-needed", tile)


def _goal(s: Village, slot: Slot, tile: dict[str, Plain]) -> Refusal:
    """Of a tile on which a gnome may not end."""
    g = s.players[s.player()].ground
    if not (g.workshops | g.businesses) >> slot & 1:
        return Refusal("GNV-102", "no-end", tile)
    if s.own(s.player()) >> slot & 1:
        return Refusal("GNV-100", "own-gnome-there", tile)
    if not g.network(s.spot(s.todo[-1].arg) % t.SLOTS) >> slot & 1:
        return Refusal("GNV-98", "no-way", tile)
    return Refusal("GNV-106", "kept", tile)


def _workshop(s: Village, step: VillageStep, slot: Slot, tile: dict[str, Plain]) -> Refusal:
    """Of a tile that is no Workshop, or none that will do."""
    p = s.players[s.player()]
    if not p.ground.workshops >> slot & 1:
        return Refusal(step.rule, "workshop-needed", tile)
    if step.product >= 0 and p.ground.faces[slot] - t.SHOP != step.product:
        return Refusal(step.rule, "shop-needed", {"shop": SHOP_IDS[step.product]})
    active, needed = p.active >> slot & 1, step.product >= 0 or step is COURIER
    if needed and not active:
        return Refusal("GNV-65", "not-active", tile)
    if active and not needed:
        return Refusal("GNV-69", "active", tile)
    if step is ACTIVATE:
        return Refusal("GNV-42", "not-on-card", tile)
    return Refusal("GNV-174", "no-token-left", tile)
