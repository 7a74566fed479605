"""Moves as people meet them: what each is about, and the thing on the board that it touches."""

from typing import Final

from gnomehall.core.state import CHANCE
from gnomehall.core.view import Choice
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnome_village import notation
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ids import card_data, cell_id, kind_id, letter_id, tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.step import asked_step
from gnomehall.games.gnome_village.tables import SHOP_IDS, Gnome, Spot

BUTTONS: Final = {
    t.END_WORK: "end:work",
    t.END_TURN: "end:turn",
    t.DECLINE: "decline",
    t.USE: "use",
    t.FINISH: "finish",
    t.PUT_BACK: "put-back",
    t.SHIFT: "shift",
    t.ROTATE: "rotate",
    t.SWAP: "swap",
    t.BUILD_HOUSE: "stack:house",
    t.ADD_GNOME: "stack:gnome",
    t.BUILD_ROAD: "stack:road",
    t.LAY_HOUSE: "kit:house",
}
"""What these moves touch on the board: a button, a stack, a part of the start kit."""

About = tuple[str, dict[str, Plain], tuple[str, ...]]
"""The kind of a choice, what it is about, and the things that it touches."""


def choice(s: Village, action: Action) -> Choice:
    text = notation.text(s, action)
    kind, data, touches = _about(s, action, text)
    return Choice(action, text, kind, asked_step(s).rule, data, touches)


def _about(s: Village, action: Action, text: str) -> About:
    verb = text.partition(" ")[0]
    if action in BUTTONS:
        return text.replace(" ", "-"), {}, (BUTTONS[action],)
    if action in (t.PAY_TOKEN, t.PAY_COINS):
        return _payment(s, action)
    if action < t.PRESET:
        return "turn", {"turn": action - t.TURN}, (f"turn:{action - t.TURN}",)
    if action < t.SEAT:
        preset = s.tables.edition.presets[action - t.PRESET].id
        return "preset", {"preset": preset}, (f"preset:{preset}",)
    if action < t.BUY_SHOP:
        return verb, {"whom": action - t.SEAT}, (f"seat:{action - t.SEAT}",)
    if action < t.GNOME:
        return _component(s, action)
    if action < t.TILE:
        return _gnome(s, action - t.GNOME, verb)
    if action < t.CELL:
        return _tile(s, action - t.TILE, verb)
    cell = cell_id(action - t.CELL)
    return "place", {"cell": cell}, (f"cell:{s.player()}:{cell}",)


def _payment(s: Village, action: Action) -> About:
    if action == t.PAY_COINS:
        return "pay-coins", {"coins": s.tables.product_price}, (f"coins:{s.player()}",)
    shop = SHOP_IDS[asked_step(s).product]
    return "pay-token", {"shop": shop}, (f"token:{s.player()}:{shop}",)


def _component(s: Village, action: Action) -> About:
    """Something printed that is bought, laid or drawn."""
    tables, chance = s.tables, s.player() == CHANCE
    if action < t.LAY_ROAD:
        shop = SHOP_IDS[action - t.BUY_SHOP]
        return "buy", {"tile": shop, "coins": tables.shop_price}, (f"shop:{shop}",)
    if action < t.REVEAL:
        shape = tables.edition.shapes[action - t.LAY_ROAD].id
        return "draw" if chance else "lay-road", {"shape": shape}, (f"kit:{shape}",)
    if action < t.BUY:
        return "reveal", card_data(tables, action - t.REVEAL), ()
    business = kind_id(tables, action - t.BUY)
    if chance:
        return "deal", {"business": business}, ()
    return "buy", {"tile": business, "coins": tables.business_price}, (f"market:{business}",)


def _gnome(s: Village, gnome: Gnome, verb: str) -> About:
    owner, letter = gnome // t.GNOMES, letter_id(gnome % t.GNOMES)
    return verb, {"gnome": letter} | _whose(s, owner), (f"gnome:{owner}:{letter}",)


def _tile(s: Village, spot: Spot, verb: str) -> About:
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    g = s.players[village].ground
    cell, tile = cell_id(g.cells[slot]), tile_id(s.tables, g.faces[slot])
    return verb, {"tile": tile, "cell": cell} | _whose(s, village), (f"tile:{village}:{cell}",)


def _whose(s: Village, owner: Seat) -> dict[str, Plain]:
    """Whose it is, where that is not the player who chooses."""
    return {} if owner == s.player() else {"whose": owner}
