"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from gnomehall.core.event import Plain
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


def no(rule: str, kind: str, reason: str, **data: Plain) -> Refusal:
    """A reason in English, and its kind with what it names, for other languages."""
    return Refusal(rule, reason, kind, data)


def why_not(edition: VillageEdition, s: Village, action: int) -> Refusal:
    if s.player() == NOBODY:
        return no("GNV-163", "over", "the game is over")
    if s.player() == CHANCE:
        return no("GNV-179", "chance", "this is for chance to decide")
    if t.REVEAL <= action < t.BUY:
        return no("GNV-179", "only chance", "only chance reveals cards")
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
        return no("GNV-101", "gnome first", "first name the gnome that moves, then where it goes")
    if action >= t.CELL and step in PLACING:
        return _place(s, step, action - t.CELL)
    if t.SEAT <= action < t.BUY_SHOP and step in SEAT_VERBS:
        return _seat(s, step, action - t.SEAT)
    if action in (t.TURN, t.TURN + 1, t.TURN + 2, t.TURN + 3) and step.endswith(("TurnRoad", "Turn", "TurnWith")):
        return no("GNV-155", "no turn", "that way round it would not fit, or it is the same as another way")
    if t.PRESET <= action < t.SEAT and step == "LayKit":
        return no("GNV-26", "preset late", "a preset can be taken only while nothing is laid")
    return no(RULES[step], "not asked", f"that is not what is asked now: {PROMPTS[step]}")


def _not_buying(s: Village, step: str) -> Refusal:
    if step in ("MoveMenu", "Go"):
        return no("GNV-31", "buying over", "the Work & Buy phase of this turn is over")
    return no("GNV-60", "answer first", f"first answer what is asked: {PROMPTS[step]}")


def _work(edition: VillageEdition, s: Village, action: int) -> Refusal:
    seat = s.player()
    p, tables = s.players[seat], s.tables
    if action == t.BUILD_HOUSE:
        if bits.size(p.ground.houses) >= tables.houses:
            return no("GNV-63", "most houses", f"a village holds at most {tables.houses} Houses", n=tables.houses)
        return _place_or(s, _too_dear(s, price_of(s, seat, t.CARPENTER) + price_of(s, seat, t.PAINTER), "GNV-85"))
    if action == t.ADD_GNOME:
        if p.gnomes >= s.gnome_limit:
            return no("GNV-94", "all gnomes", f"you have all {s.gnome_limit} gnomes", n=s.gnome_limit)
        if p.ground.houses == p.lit:
            return no("GNV-88", "no dark house", "there is no dark House for a new gnome")
        return _too_dear(s, price_of(s, seat, t.SCHOOL), "GNV-88")
    if action == t.BUILD_ROAD:
        if not s.roads:
            return no("GNV-172", "no roads", "there are no Roads left")
        if not p.ground.border:
            return no("GNV-158", "no road cell", "there is no cell where a Road would fit")
        return _too_dear(s, price_of(s, seat, t.GARDENER), "GNV-82")
    if t.BUY_SHOP <= action < t.LAY_ROAD:
        if not counts.count(s.shops, action - t.BUY_SHOP):
            return no(
                "GNV-171",
                "shop gone",
                f"there is no {edition.shops[action - t.BUY_SHOP].name} left",
                shop=action - t.BUY_SHOP,
            )
        return _place_or(s, _too_dear(s, tables.shop_price, "GNV-81"))
    if t.BUY <= action < t.GNOME:
        if action - t.BUY not in (s.left, s.right):
            return no(
                "GNV-80",
                "not in market",
                f"{edition.businesses[action - t.BUY].name} is not in the market",
                business=action - t.BUY,
            )
        return _place_or(s, _too_dear(s, tables.business_price, "GNV-80"))
    if action == t.END_TURN or t.GNOME <= action < t.TILE:
        return no("GNV-31", "move later", "gnomes move after the Work & Buy phase; end it first")
    if action >= t.CELL:
        return no("GNV-60", "what first", "first name what you build or buy, then where it goes")
    return no("GNV-60", "work menu", "name what you build or buy, or end the phase")


def _payment(edition: VillageEdition, s: Village, step: str, action: int) -> Refusal:
    if action == t.PAY_TOKEN:
        return no("GNV-76", "no token", f"you have no {edition.shops[PAID_FOR[step]].name} token", shop=PAID_FOR[step])
    price, coins = s.tables.product_price, s.players[s.player()].coins
    reason = f"a product costs {coins_text(price)}, you have {coins}, and all must be paid for"
    return no("GNV-84", "product coins", reason, needed=price, have=coins)


def _too_dear(s: Village, price: int, rule: str) -> Refusal:
    coins = s.players[s.player()].coins
    return no(rule, "coins", f"it costs {coins_text(price)}, you have {coins}", needed=price, have=coins)


def _place_or(s: Village, refusal: Refusal) -> Refusal:
    if not has_building_cell(s.players[s.player()].ground):
        return no("GNV-158", "no building cell", "there is no cell where it would be linked to a Road")
    return refusal


def _gnome(s: Village, step: str, gnome: int) -> Refusal:
    seat, letter = gnome // t.GNOMES, gnome % t.GNOMES
    if seat >= s.seats:
        return no(RULES[step], "no seat", f"there is no seat {seat}")
    p = s.players[seat]
    if step in ("Chapel", "Prison"):
        if seat == s.player():
            return no("GNV-119", "own gnome", "it must be a gnome of an opponent")
        if p.guards:
            return no("GNV-126", "protected", f"seat {seat} is protected", seat=seat)
    elif seat != s.player():
        return no(RULES[step], "not your gnome", "it is not your gnome")
    if letter >= p.gnomes:
        return no(RULES[step], "not in play", "that gnome is not in play")
    if p.lying >> letter & 1:
        return no("GNV-91" if step == "MoveMenu" else "GNV-92", "lying", "it is lying down")
    if (p.away | p.held | p.jailed) >> letter & 1:
        return no("GNV-107" if step == "MoveMenu" else "GNV-55", "away", "it is not in its own village")
    if step == "MoveMenu":
        if p.done >> letter & 1:
            return no("GNV-101", "resolved", "it has been resolved this turn")
        return no("GNV-98", "nowhere to go", "there is no Workshop or Business that it can reach")
    if step == "Angry":
        return no("GNV-55", "not at work", "it is not at work")
    return no("GNV-190", "same colour", "a gnome of its colour is on the tile already")


def _tile(edition: VillageEdition, s: Village, step: str, spot: int) -> Refusal:
    village, slot = spot // t.SLOTS, spot % t.SLOTS
    if village >= s.seats or not s.players[village].ground.taken >> slot & 1:
        return no(RULES[step], "no tile", "there is no such tile")
    p = s.players[village]
    face = p.ground.faces[slot]
    name = "Road" if face >= t.ROAD else face_name(edition, face)
    if step in ("Remove", "Fly"):
        if village == s.player():
            return no(RULES[step], "elsewhere", "it must be in another player's village")
        if step == "Fly" and p.guards:
            return no("GNV-126", "protected", f"seat {village} is protected", seat=village)
        if step == "Fly" and s.standing(village) >> slot & 1:
            return no("GNV-139", "occupied", f"there is a gnome on the {name}", face=face)
        if step == "Remove":
            return no("GNV-46", "business needed", f"it must be a Business, not a {name}", face=face)
        return no("GNV-139", "building needed", f"it must be a Workshop or a Business, not a {name}", face=face)
    if village != s.player():
        return no(RULES[step], "not your village", "it must be in your own village")
    if step == "Go":
        return _goal(s, p.ground.workshops | p.ground.businesses, slot, name, face)
    if step == "Home":
        if p.lit >> slot & 1:
            return no("GNV-95", "house taken", "there is a gnome on it")
        return no("GNV-95", "not lit", f"the {name} is not a lit House", face=face)
    if step in ("Light", "Settle"):
        if p.ground.houses >> slot & 1:
            return no(RULES[step], "lived in", "a gnome lives there already")
        return no(RULES[step], "house needed", f"it must be a House, not a {name}", face=face)
    if step == "RotateTile" and not p.ground.roads >> slot & 1:
        return no("GNV-132", "only roads", f"only Roads are rotated, and it is a {name}", face=face)
    if step in REARRANGING:
        return no(
            "GNV-132",
            "stays",
            f"the village would not hold together, or look no different, if the {name} moved",
            face=face,
        )
    return _workshop(edition, s, step, slot, name)


def _workshop(edition: VillageEdition, s: Village, step: str, slot: int, name: str) -> Refusal:
    """Of a tile that is no Workshop, or none that will do."""
    p = s.players[s.player()]
    face = p.ground.faces[slot]
    if not p.ground.workshops >> slot & 1:
        return no(RULES[step], "workshop needed", f"it must be a Workshop, not a {name}", face=face)
    if step in PAID_FOR and face - t.SHOP != PAID_FOR[step]:
        return no(RULES[step], "shop needed", f"it must be a {edition.shops[PAID_FOR[step]].name}", shop=PAID_FOR[step])
    active, needed = p.active >> slot & 1, step in PAID_FOR or step == "Courier"
    if needed and not active:
        return no("GNV-65", "not active", f"the {name} is not active", face=face)
    if active and not needed:
        return no("GNV-69", "active", f"the {name} is active already", face=face)
    if step == "Activate":
        return no("GNV-42", "not on card", f"the card does not show the {name}", face=face)
    return no("GNV-174", "no token left", f"the supply has no {name} token left", face=face)


def _goal(s: Village, goals: int, slot: int, name: str, face: int) -> Refusal:
    if not goals >> slot & 1:
        return no("GNV-102", "no end", f"a gnome can't end on a {name}", face=face)
    if s.own(s.player()) >> slot & 1:
        return no("GNV-100", "own gnome there", f"another gnome of yours is on the {name}", face=face)
    if not s.players[s.player()].ground.network(s.spots[s.todo[-1].arg] % t.SLOTS) >> slot & 1:
        return no("GNV-98", "no way", f"there is no way to the {name}", face=face)
    return no("GNV-106", "kept", f"the {name} is kept for the gnome that is travelling", face=face)


def _place(s: Village, step: str, cell: int) -> Refusal:
    g = s.players[s.player()].ground
    if not empty(g, cell):
        return no("GNV-2", "tile there", "there is a tile already")
    if step == "ShiftTo":
        return no("GNV-132", "falls apart", "the village would no longer hold together there")
    if g.marks and marked(g, cell):
        return no("GNV-159", "repair cell", "the cell waits for a Road or Business that repairs the village")
    linked = linked_by(entry_of(g, cell), t.ALL_OPEN)
    if step == "PlaceRoad" and not linked:
        return no("GNV-155", "no open side", "no open side of the village faces that cell")
    if step != "PlaceRoad" and not linked & g.roads:
        return no("GNV-154", "no road there", "it would not be linked to a Road there")
    return no("GNV-159", "must repair", "it must go where it repairs the village")


def _seat(s: Village, step: str, seat: int) -> Refusal:
    if seat >= s.seats:
        return no(RULES[step], "no seat", f"there is no seat {seat}")
    if seat == s.player():
        return no(RULES[step], "self", "it must be an opponent")
    if s.players[seat].guards:
        return no("GNV-126", "protected", f"seat {seat} is protected", seat=seat)
    coins = s.players[seat].coins
    return no(RULES[step], "poor", f"seat {seat} has only {coins_text(coins)}", seat=seat, have=coins)
