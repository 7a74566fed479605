"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.ground import empty, entry_of, linked_by
from gnomehall.games.gnome_village.notation import GNOME_VERBS, SEAT_VERBS, TILE_VERBS, asked
from gnomehall.games.gnome_village.questions import PAID_FOR, PROMPTS, RULES
from gnomehall.games.gnome_village.sites import has_building_cell, marked
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.work import price_of
from gnomehall.games.gnome_village.words import coins_text, face_name
from gnomehall.parts import bits, counts

WORK = (t.END_WORK, t.BUILD_HOUSE, t.ADD_GNOME, t.BUILD_ROAD)
REARRANGING = ("ShiftTile", "RotateTile", "SwapTile", "SwapWith")
PLACING = ("PlaceRoad", "PlaceKitHouse", "PlaceHouse", "PlaceWorkshop", "PlaceBought", "PlaceBusiness", "ShiftTo")


def why_not(edition: VillageEdition, s: Village, action: int) -> Refusal:
    if s.player() == NOBODY:
        return Refusal("GNV-163", "the game is over")
    if s.player() == CHANCE:
        return Refusal("GNV-179", "this is for chance to decide")
    if t.REVEAL <= action < t.BUY:
        return Refusal("GNV-179", "only chance reveals cards")
    step = asked(s)
    if step == "WorkMenu":
        return _work(edition, s, action)
    if step in PAID_FOR and action in (t.PAY_TOKEN, t.PAY_COINS):
        return _payment(edition, s, step, action)
    if action in WORK or t.BUY_SHOP <= action < t.LAY_ROAD or t.BUY <= action < t.GNOME:
        return _not_buying(s, step)
    if t.GNOME <= action < t.TILE and step in GNOME_VERBS:
        return _gnome(s, step, action - t.GNOME)
    if t.TILE <= action < t.CELL and step in TILE_VERBS:
        return _tile(edition, s, step, action - t.TILE)
    if t.TILE <= action < t.CELL and step == "MoveMenu":
        return Refusal("GNV-101", "first name the gnome that moves, then where it goes")
    if action >= t.CELL and step in PLACING:
        return _place(s, step, action - t.CELL)
    if t.SEAT <= action < t.BUY_SHOP and step in SEAT_VERBS:
        return _seat(s, step, action - t.SEAT)
    if action in (t.TURN, t.TURN + 1, t.TURN + 2, t.TURN + 3) and step.endswith(("TurnRoad", "Turn", "TurnWith")):
        return Refusal("GNV-155", "that way round it would not fit, or it is the same as another way")
    if t.PRESET <= action < t.SEAT and step == "LayKit":
        return Refusal("GNV-26", "a preset can be taken only while nothing is laid")
    return Refusal(RULES[step], f"that is not what is asked now: {PROMPTS[step]}")


def _not_buying(s: Village, step: str) -> Refusal:
    if step in ("MoveMenu", "Go"):
        return Refusal("GNV-31", "the Work & Buy phase of this turn is over")
    return Refusal("GNV-60", f"first answer what is asked: {PROMPTS[step]}")


def _work(edition: VillageEdition, s: Village, action: int) -> Refusal:
    seat = s.player()
    p, tables = s.players[seat], s.tables
    if action == t.BUILD_HOUSE:
        if bits.size(p.ground.houses) >= tables.houses:
            return Refusal("GNV-63", f"a village holds at most {tables.houses} Houses")
        return _place_or(s, _too_dear(s, price_of(s, seat, t.CARPENTER) + price_of(s, seat, t.PAINTER), "GNV-85"))
    if action == t.ADD_GNOME:
        if p.gnomes >= s.gnome_limit:
            return Refusal("GNV-94", f"you have all {s.gnome_limit} gnomes")
        if p.ground.houses == p.lit:
            return Refusal("GNV-88", "there is no dark House for a new gnome")
        return _too_dear(s, price_of(s, seat, t.SCHOOL), "GNV-88")
    if action == t.BUILD_ROAD:
        if not s.roads:
            return Refusal("GNV-172", "there are no Roads left")
        if not p.ground.border:
            return Refusal("GNV-158", "there is no cell where a Road would fit")
        return _too_dear(s, price_of(s, seat, t.GARDENER), "GNV-82")
    if t.BUY_SHOP <= action < t.LAY_ROAD:
        if not counts.count(s.shops, action - t.BUY_SHOP):
            return Refusal("GNV-171", f"there is no {edition.shops[action - t.BUY_SHOP].name} left")
        return _place_or(s, _too_dear(s, tables.shop_price, "GNV-81"))
    if t.BUY <= action < t.GNOME:
        if action - t.BUY not in (s.left, s.right):
            return Refusal("GNV-80", f"{edition.businesses[action - t.BUY].name} is not in the market")
        return _place_or(s, _too_dear(s, tables.business_price, "GNV-80"))
    if action == t.END_TURN or t.GNOME <= action < t.TILE:
        return Refusal("GNV-31", "gnomes move after the Work & Buy phase; end it first")
    if action >= t.CELL:
        return Refusal("GNV-60", "first name what you build or buy, then where it goes")
    return Refusal("GNV-60", "name what you build or buy, or end the phase")


def _payment(edition: VillageEdition, s: Village, step: str, action: int) -> Refusal:
    if action == t.PAY_TOKEN:
        return Refusal("GNV-76", f"you have no {edition.shops[PAID_FOR[step]].name} token")
    price, coins = coins_text(s.tables.product_price), s.players[s.player()].coins
    return Refusal("GNV-84", f"a product costs {price}, you have {coins}, and all must be paid for")


def _too_dear(s: Village, price: int, rule: str) -> Refusal:
    return Refusal(rule, f"it costs {coins_text(price)}, you have {s.players[s.player()].coins}")


def _place_or(s: Village, refusal: Refusal) -> Refusal:
    if not has_building_cell(s.players[s.player()].ground):
        return Refusal("GNV-158", "there is no cell where it would be linked to a Road")
    return refusal


def _gnome(s: Village, step: str, gnome: int) -> Refusal:
    seat, letter = gnome // t.GNOMES, gnome % t.GNOMES
    if seat >= s.seats:
        return Refusal(RULES[step], f"there is no seat {seat}")
    p = s.players[seat]
    if step in ("Chapel", "Prison"):
        if seat == s.player():
            return Refusal("GNV-119", "it must be a gnome of an opponent")
        if p.guards:
            return Refusal("GNV-126", f"seat {seat} is protected")
    elif seat != s.player():
        return Refusal(RULES[step], "it is not your gnome")
    if letter >= p.gnomes:
        return Refusal(RULES[step], "that gnome is not in play")
    if p.lying >> letter & 1:
        return Refusal("GNV-91" if step == "MoveMenu" else "GNV-92", "it is lying down")
    if (p.away | p.held | p.jailed) >> letter & 1:
        return Refusal("GNV-107" if step == "MoveMenu" else "GNV-55", "it is not in its own village")
    if step == "MoveMenu":
        if p.done >> letter & 1:
            return Refusal("GNV-101", "it has been resolved this turn")
        return Refusal("GNV-98", "there is no Workshop or Business that it can reach")
    if step == "Angry":
        return Refusal("GNV-55", "it is not at work")
    return Refusal("GNV-190", "a gnome of its colour is on the tile already")


def _tile(edition: VillageEdition, s: Village, step: str, spot: int) -> Refusal:
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    if village >= s.seats or not s.players[village].ground.taken >> slot & 1:
        return Refusal(RULES[step], "there is no such tile")
    p = s.players[village]
    name = "Road" if p.ground.roads >> slot & 1 else face_name(edition, p.ground.faces[slot])
    if step in ("Remove", "Fly"):
        if village == s.player():
            return Refusal(RULES[step], "it must be in another player's village")
        if step == "Fly" and p.guards:
            return Refusal("GNV-126", f"seat {village} is protected")
        if step == "Fly" and s.standing(village) >> slot & 1:
            return Refusal("GNV-139", f"there is a gnome on the {name}")
        needed = "a Business" if step == "Remove" else "a Workshop or a Business"
        return Refusal(RULES[step], f"it must be {needed}, not a {name}")
    if village != s.player():
        return Refusal(RULES[step], "it must be in your own village")
    if step == "Go":
        return _goal(s, p.ground.workshops | p.ground.businesses, slot, name)
    if step == "Home":
        lit = p.lit >> slot & 1
        return Refusal("GNV-95", "there is a gnome on it" if lit else f"the {name} is not a lit House")
    if step in ("Light", "Settle"):
        lived_in = p.ground.houses >> slot & 1
        return Refusal(RULES[step], "a gnome lives there already" if lived_in else f"it must be a House, not a {name}")
    if step == "RotateTile" and not p.ground.roads >> slot & 1:
        return Refusal("GNV-132", f"only Roads are rotated, and it is a {name}")
    if step in REARRANGING:
        return Refusal("GNV-132", f"the village would not hold together, or look no different, if the {name} moved")
    return _workshop(edition, s, step, slot, name)


def _workshop(edition: VillageEdition, s: Village, step: str, slot: int, name: str) -> Refusal:
    """Of a tile that is no Workshop, or none that will do."""
    p = s.players[s.player()]
    face = p.ground.faces[slot]
    if not p.ground.workshops >> slot & 1:
        return Refusal(RULES[step], f"it must be a Workshop, not a {name}")
    if step in PAID_FOR and face - t.SHOP != PAID_FOR[step]:
        return Refusal(RULES[step], f"it must be a {edition.shops[PAID_FOR[step]].name}")
    active, needed = p.active >> slot & 1, step in PAID_FOR or step == "Courier"
    if active != needed:
        how = "not active" if needed else "active already"
        return Refusal("GNV-65" if needed else "GNV-69", f"the {name} is {how}")
    if step == "Activate":
        return Refusal("GNV-42", f"the card does not show the {name}")
    return Refusal("GNV-174", f"the supply has no {name} token left")


def _goal(s: Village, goals: int, slot: int, name: str) -> Refusal:
    if not goals >> slot & 1:
        return Refusal("GNV-102", f"a gnome can't end on a {name}")
    if s.own(s.player()) >> slot & 1:
        return Refusal("GNV-100", f"another gnome of yours is on the {name}")
    if not s.players[s.player()].ground.network(s.spots[s.todo[-1].arg] % t.SLOTS) >> slot & 1:
        return Refusal("GNV-98", f"there is no way to the {name}")
    return Refusal("GNV-106", f"the {name} is kept for the gnome that is travelling")


def _place(s: Village, step: str, cell: int) -> Refusal:
    g = s.players[s.player()].ground
    if not empty(g, cell):
        return Refusal("GNV-2", "there is a tile already")
    if step == "ShiftTo":
        return Refusal("GNV-132", "the village would no longer hold together there")
    if g.marks and marked(g, cell):
        return Refusal("GNV-159", "the cell waits for a Road or Business that repairs the village")
    linked = linked_by(entry_of(g, cell), t.ALL_OPEN)
    if step == "PlaceRoad" and not linked:
        return Refusal("GNV-155", "no open side of the village faces that cell")
    if step != "PlaceRoad" and not linked & g.roads:
        return Refusal("GNV-154", "it would not be linked to a Road there")
    return Refusal("GNV-159", "it must go where it repairs the village")


def _seat(s: Village, step: str, seat: int) -> Refusal:
    if seat >= s.seats:
        return Refusal(RULES[step], f"there is no seat {seat}")
    if seat == s.player():
        return Refusal(RULES[step], "it must be an opponent")
    if s.players[seat].guards:
        return Refusal("GNV-126", f"seat {seat} is protected")
    return Refusal(RULES[step], f"seat {seat} has only {coins_text(s.players[seat].coins)}")
