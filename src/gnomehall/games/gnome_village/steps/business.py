"""The actions of Businesses that choose somebody or something, and what a gnome does where it arrives."""

from typing import Final

from gnomehall.core.state import Frame
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnome_village.args import (
    delivered_from,
    delivered_visit,
    pack_delivery,
    pack_visit,
    visited_spot,
    visiting_letter,
)
from gnomehall.games.gnome_village.ids import cell_id, letter_id, tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.architect import ARCHITECT
from gnomehall.games.gnome_village.steps.captives import CHAPEL, PRISON
from gnomehall.games.gnome_village.steps.forest import activate
from gnomehall.games.gnome_village.steps.picks import add_tiles, in_supply, opponents, slot_of, village_of
from gnomehall.games.gnome_village.steps.plain import (
    Advisor,
    Construction,
    Military,
    Police,
    Theater,
    business_id,
    use,
)
from gnomehall.games.gnome_village.steps.step import ActionStep, TargetStep
from gnomehall.games.gnome_village.tables import (
    AIRPORT,
    DECLINE,
    GNOMES,
    NO_ACTION,
    SEAT,
    SHOP,
    SHOP_IDS,
    SLOTS,
    TILE,
    Letter,
    Spot,
)
from gnomehall.parts.bits import bit


class Courier(ActionStep):
    """GNV-122, GNV-123: which active Workshop's product is sold; it needs a token and a buyer with the money."""

    name = "courier"
    rule = "GNV-123"
    verb = "sell"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        goods = in_supply(s, f.player, s.players[f.player].active)
        if goods == 0 or not opponents(s, f.player, s.tables.product_price):
            return []
        found = [DECLINE]
        add_tiles(found, f.player, goods)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action != DECLINE:
            s.push(COURIER_TO, f.player, pack_delivery(f.arg, slot_of(action)))


class CourierTo(TargetStep):
    """GNV-123: who buys. The buyer may not refuse."""

    name = "courier-to"
    rule = "GNV-123"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return opponents(s, f.player, s.tables.product_price)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        p, buyer, slot = s.players[f.player], s.players[action - SEAT], delivered_from(f.arg)
        shop, price = p.ground.faces[slot] - SHOP, s.tables.product_price
        use(s, f.player, visited_spot(delivered_visit(f.arg)))
        p.active &= ~bit(slot)
        s.give_token(action - SEAT, shop)
        buyer.coins -= price
        p.coins += price
        if s.log is not None:
            business = business_id(s, visited_spot(delivered_visit(f.arg)))
            what: dict[str, Plain] = {"seat": f.player, "business": business, "whom": action - SEAT}
            s.emit("courier", "GNV-122", what | {"shop": SHOP_IDS[shop], "coins": price})


class Thief(ActionStep):
    """GNV-127, GNV-128: two coins of an opponent, or the only one there is."""

    name = "thief"
    rule = "GNV-128"
    verb = "rob"
    asks = SEAT

    def legal(self, s: Village, f: Frame) -> list[Action]:
        victims = opponents(s, f.player, 1)
        return [DECLINE, *victims] if victims else []

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == DECLINE:
            return
        use(s, f.player, visited_spot(f.arg))
        victim = s.players[action - SEAT]
        coins = 2 if victim.coins > 1 else 1
        victim.coins -= coins
        s.players[f.player].coins += coins
        if s.log is not None:
            business = business_id(s, visited_spot(f.arg))
            what: dict[str, Plain] = {"seat": f.player, "business": business, "whom": action - SEAT}
            s.emit("thief", "GNV-127", what | {"coins": coins})


def asleep(s: Village, seat: Seat) -> list[Action]:
    """The inactive Workshops of a player, or to decline."""
    p = s.players[seat]
    inactive = p.ground.workshops & ~p.active
    if inactive == 0:
        return []
    found = [DECLINE]
    add_tiles(found, seat, inactive)
    return found


class Doctor(ActionStep):
    """GNV-133, GNV-134: which inactive Workshop is activated; with no token of its product left, nothing is given."""

    name = "doctor"
    rule = "GNV-134"
    verb = "heal"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return asleep(s, f.player)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == DECLINE:
            return
        slot = slot_of(action)
        if in_supply(s, f.player, bit(slot)):
            s.push(DOCTOR_TO, f.player, pack_delivery(f.arg, slot))
            return
        use(s, f.player, visited_spot(f.arg))
        activate(s, f.player, slot, "GNV-133")
        if s.log is not None:
            product = SHOP_IDS[s.players[f.player].ground.faces[slot] - SHOP]
            business = business_id(s, visited_spot(f.arg))
            s.emit("no-gift", "GNV-134", {"seat": f.player, "business": business, "shop": product})


class DoctorTo(TargetStep):
    """GNV-134: which opponent gets the token, protected or not."""

    name = "doctor-to"
    rule = "GNV-134"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return [SEAT + seat for seat in range(s.seats) if seat != f.player]

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        slot, spot = delivered_from(f.arg), visited_spot(delivered_visit(f.arg))
        use(s, f.player, spot)
        shop = s.players[f.player].ground.faces[slot] - SHOP
        activate(s, f.player, slot, "GNV-133")
        s.give_token(action - SEAT, shop)
        if s.log is not None:
            product, business = SHOP_IDS[shop], business_id(s, spot)
            s.emit(
                "doctor", "GNV-133", {"seat": f.player, "business": business, "whom": action - SEAT, "shop": product}
            )


class Pool(ActionStep):
    """GNV-149: one of the player's inactive Workshops is activated."""

    name = "pool"
    rule = "GNV-149"
    verb = "refresh"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return asleep(s, f.player)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action != DECLINE:
            use(s, f.player, visited_spot(f.arg))
            activate(s, f.player, slot_of(action), "GNV-149")


class Fly(ActionStep):
    """GNV-135, GNV-139: to a Workshop or Business without a gnome in an unprotected opponent's village."""

    name = "fly"
    rule = "GNV-139"
    verb = "fly"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        found = [DECLINE]
        for seat in range(s.seats):
            p = s.players[seat]
            if seat != f.player and p.guards == 0:
                add_tiles(found, seat, (p.ground.workshops | p.ground.businesses) & ~s.standing(seat))
        return found if len(found) > 1 else []

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == DECLINE:
            return
        use(s, f.player, visited_spot(f.arg))
        letter, base = visiting_letter(f.arg), visited_spot(f.arg) % SLOTS
        gnome = GNOMES * f.player + letter
        s.lift(gnome, action - TILE)
        s.bind(gnome, base)
        s.players[f.player].away |= bit(letter)
        if s.log is not None:
            host = s.players[village_of(action)].ground
            cell, tile = cell_id(host.cells[slot_of(action)]), tile_id(s.tables, host.faces[slot_of(action)])
            whose, gnome_id = village_of(action), letter_id(letter)
            s.emit("fly", "GNV-135", {"seat": f.player, "gnome": gnome_id, "whose": whose, "cell": cell, "tile": tile})
        arrive(s, f.player, letter, action - TILE)


POLICE: Final = Police()
THEATER: Final = Theater()
COURIER: Final = Courier()
MILITARY: Final = Military()
THIEF: Final = Thief()
ADVISOR: Final = Advisor()
DOCTOR: Final = Doctor()
FLY: Final = Fly()
CONSTRUCTION: Final = Construction()
POOL: Final = Pool()
COURIER_TO: Final = CourierTo()
DOCTOR_TO: Final = DoctorTo()

ACTION_STEPS: Final[list[ActionStep]] = [
    *(POLICE, CHAPEL, THEATER, COURIER, MILITARY, THIEF, ADVISOR, ARCHITECT),
    *(DOCTOR, FLY, CONSTRUCTION, PRISON, POOL),
]
"""The steps of the actions, in the order of their ids after the first, which is no action."""


def arrive(s: Village, seat: Seat, letter: Letter, spot: Spot) -> None:
    """GNV-104, GNV-105, GNV-135: what a gnome does where it ends, at home or as a guest."""
    village, slot = spot // SLOTS, spot % SLOTS
    g = s.players[village].ground
    if g.workshops >> slot & 1:
        activate(s, village, slot, "GNV-104")
        return
    number = s.business_at(village, slot)
    action = s.tables.kind_action[s.tables.kind_of[number]]
    if action == NO_ACTION or s.players[seat].barred >> number & 1:
        return
    if action == AIRPORT and village != seat:
        return  # GNV-141
    s.push(ACTION_STEPS[action - 1], seat, pack_visit(spot, letter))
