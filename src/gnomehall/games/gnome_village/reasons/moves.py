"""Why a move is not legal now, by the rule that forbids it. It explains; `legal_actions` has judged."""

from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.args import draft_steps
from gnomehall.games.gnome_village.border import linked_by
from gnomehall.games.gnome_village.ground import empty, entry_of
from gnomehall.games.gnome_village.ids import kind_id
from gnomehall.games.gnome_village.reasons.tiles import why_not_tile
from gnomehall.games.gnome_village.sites import has_building_cell, has_road_cell, marked
from gnomehall.games.gnome_village.state import LAYOUT, Village
from gnomehall.games.gnome_village.steps.architect import REARRANGE
from gnomehall.games.gnome_village.steps.captives import CHAPEL, PRISON
from gnomehall.games.gnome_village.steps.forest import ANGRY
from gnomehall.games.gnome_village.steps.move import GO, MOVE_MENU
from gnomehall.games.gnome_village.steps.place import PLACE_ROAD
from gnomehall.games.gnome_village.steps.setup import LAY_KIT
from gnomehall.games.gnome_village.steps.shift import SHIFT_TO
from gnomehall.games.gnome_village.steps.step import VillageStep, asked_step
from gnomehall.games.gnome_village.steps.work import WORK_MENU, price_of
from gnomehall.games.gnome_village.tables import SHOP_IDS, Cell, Gnome
from gnomehall.parts import bits, counts

WORK = (t.END_WORK, t.BUILD_HOUSE, t.ADD_GNOME, t.BUILD_ROAD)


def why_not(s: Village, action: Action) -> Refusal:
    if s.player() == NOBODY:
        return Refusal("GNV-163", "over")
    if s.player() == CHANCE:
        return Refusal("GNV-179", "chance")
    if t.REVEAL <= action < t.BUY:
        return Refusal("GNV-179", "only-chance")
    step = asked_step(s)
    if t.BUY + len(s.tables.edition.businesses) <= action < t.GNOME:
        return Refusal(step.rule, "not-asked")  # room in the action space for kinds that other editions have
    if step is WORK_MENU:
        return _work(s, action)
    if step.product >= 0 and action in (t.PAY_TOKEN, t.PAY_COINS):
        return _payment(s, step, action)
    if action in WORK or t.BUY_SHOP <= action < t.LAY_ROAD or t.BUY <= action < t.GNOME:
        over = step is MOVE_MENU or step is GO
        return Refusal("GNV-31", "buying-over") if over else Refusal("GNV-60", "answer-first")
    if step is REARRANGE and t.FINISH <= action <= t.SWAP:
        return _rearrange(s, action)
    if t.GNOME <= action < t.TILE and step.asks == t.GNOME:
        return _gnome(s, step, action - t.GNOME)
    if t.TILE <= action < t.CELL and step.asks == t.TILE:
        return why_not_tile(s, step, action - t.TILE)
    if t.TILE <= action < t.CELL and step is MOVE_MENU:
        return Refusal("GNV-101", "gnome-first")
    if action >= t.CELL and step.asks == t.CELL:
        return _place(s, step, action - t.CELL)
    if t.SEAT <= action < t.BUY_SHOP and step.asks == t.SEAT:
        return _seat(s, step, action - t.SEAT)
    if t.TURN <= action < t.PRESET and step.asks == t.TURN:
        return Refusal("GNV-155", "no-turn")
    if step is LAY_KIT:
        return _kit(s, action)
    return Refusal(step.rule, "not-asked")


def _work(s: Village, action: Action) -> Refusal:
    seat = s.player()
    p, tables = s.players[seat], s.tables
    if action == t.BUILD_HOUSE:
        if bits.size(p.ground.houses) >= tables.houses:
            return Refusal("GNV-63", "most-houses", {"most": tables.houses})
        return _no_room_or(s, _too_dear(s, price_of(s, seat, t.CARPENTER) + price_of(s, seat, t.PAINTER), "GNV-85"))
    if action == t.ADD_GNOME:
        if p.gnomes >= s.gnome_limit:
            return Refusal("GNV-94", "all-gnomes", {"most": s.gnome_limit})
        if p.ground.houses == p.lit:
            return Refusal("GNV-88", "no-dark-house")
        return _too_dear(s, price_of(s, seat, t.SCHOOL), "GNV-88")
    if action == t.BUILD_ROAD:
        if not s.roads:
            return Refusal("GNV-172", "no-roads")
        if not has_road_cell(p.ground):
            return Refusal("GNV-158", "no-road-cell")
        return _too_dear(s, price_of(s, seat, t.GARDENER), "GNV-82")
    if t.BUY_SHOP <= action < t.LAY_ROAD:
        shop = action - t.BUY_SHOP
        if not counts.count(s.shops, shop):
            return Refusal("GNV-171", "shop-gone", {"shop": SHOP_IDS[shop]})
        return _no_room_or(s, _too_dear(s, tables.shop_price, "GNV-81"))
    if t.BUY <= action < t.GNOME:
        kind = action - t.BUY
        if kind not in (s.left, s.right):
            return Refusal("GNV-80", "not-in-market", {"business": kind_id(tables, kind)})
        return _no_room_or(s, _too_dear(s, tables.business_price, "GNV-80"))
    if action == t.END_TURN or t.GNOME <= action < t.TILE:
        return Refusal("GNV-31", "move-later")
    return Refusal("GNV-60", "what-first" if action >= t.CELL else "work-menu")


def _kit(s: Village, action: Action) -> Refusal:
    p = s.players[s.player()]
    if t.PRESET <= action < t.SEAT:
        return Refusal("GNV-26", "preset-late")
    if action == t.LAY_HOUSE:
        if not p.ground.taken:
            return Refusal("GNV-26", "road-first")
        return Refusal("GNV-26", "no-layout" if p.kit_houses else "kit-laid")
    if t.LAY_ROAD <= action < t.LAY_ROAD + len(s.tables.edition.shapes):
        return Refusal("GNV-26", "no-layout" if counts.count(p.kit, action - t.LAY_ROAD) else "kit-laid")
    return Refusal("GNV-26", "not-asked")


def _rearrange(s: Village, action: Action) -> Refusal:
    if action == t.FINISH:
        split = s.players[s.player()].ground.split()
        return Refusal("GNV-153", "cut-off" if split else "roadless")
    if draft_steps(s.todo[-1].arg) == s.tables.remodelling:
        return Refusal("GNV-132", "no-steps", {"most": s.tables.remodelling})
    return Refusal("GNV-132", "no-change")


def _payment(s: Village, step: VillageStep, action: Action) -> Refusal:
    if action == t.PAY_TOKEN:
        return Refusal("GNV-76", "no-token", {"shop": SHOP_IDS[step.product]})
    return Refusal("GNV-84", "product-coins", _price(s, s.tables.product_price))


def _too_dear(s: Village, price: int, rule: str) -> Refusal:
    return Refusal(rule, "coins", _price(s, price))


def _price(s: Village, price: int) -> dict[str, Plain]:
    return {"coins": price, "have": s.players[s.player()].coins}


def _no_room_or(s: Village, refusal: Refusal) -> Refusal:
    room = has_building_cell(s.players[s.player()].ground)
    return refusal if room else Refusal("GNV-158", "no-building-cell")


def _gnome(s: Village, step: VillageStep, gnome: Gnome) -> Refusal:
    seat, letter = gnome // t.GNOMES, gnome % t.GNOMES
    if seat >= s.seats:
        return Refusal(step.rule, "no-seat")
    p = s.players[seat]
    if step is CHAPEL or step is PRISON:
        if seat == s.player():
            return Refusal("GNV-119", "own-gnome")
        if p.guards:
            return Refusal("GNV-126", "protected", {"whose": seat})
    elif seat != s.player():
        return Refusal(step.rule, "not-your-gnome")
    if letter >= p.gnomes:
        return Refusal(step.rule, "not-in-play")
    if p.lying >> letter & 1:
        return Refusal("GNV-91" if step is MOVE_MENU else "GNV-92", "lying")
    if (p.away | p.held | p.jailed) >> letter & 1:
        return Refusal("GNV-107" if step is MOVE_MENU else "GNV-55", "away")
    if step is MOVE_MENU:
        return Refusal("GNV-101", "resolved") if p.done >> letter & 1 else Refusal("GNV-98", "nowhere-to-go")
    return Refusal("GNV-55", "not-at-work") if step is ANGRY else Refusal("GNV-190", "same-colour")


def _place(s: Village, step: VillageStep, cell: Cell) -> Refusal:
    g = s.players[s.player()].ground
    if not empty(g, cell):
        return Refusal("GNV-2", "tile-there")
    if step is SHIFT_TO:
        return Refusal("GNV-132", "no-neighbour")
    if g.marks and marked(g, cell):
        return Refusal("GNV-159", "repair-cell")
    linked = linked_by(entry_of(g, cell), t.ALL_OPEN)
    if step is PLACE_ROAD and not linked:
        return Refusal("GNV-155", "no-open-side")
    if s.phase == LAYOUT and linked:
        return Refusal("GNV-26", "no-layout")
    if step is not PLACE_ROAD and not linked & g.roads:
        return Refusal("GNV-154", "no-road-there")
    return Refusal("GNV-159", "must-repair")


def _seat(s: Village, step: VillageStep, seat: Seat) -> Refusal:
    if seat >= s.seats:
        return Refusal(step.rule, "no-seat")
    if seat == s.player():
        return Refusal(step.rule, "self")
    if s.players[seat].guards:
        return Refusal("GNV-126", "protected", {"whose": seat})
    return Refusal(step.rule, "poor", {"whom": seat, "coins": s.players[seat].coins})
