"""Work & Buy: chapter 8 of the rules.

A purchase is asked piece by piece: what, how each product is paid for, where. Nothing is paid or taken before the last
of them is named (GNV-192), so the answers travel in the argument of the frames.
"""

from typing import Final

from gnomehall.core.state import CHANCE, MENU, PART, Frame
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village import sites
from gnomehall.games.gnome_village.args import carpenter_payment, pack_payments, painter_payment
from gnomehall.games.gnome_village.ids import cell_id, letter_id, tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.picks import add_tiles, slot_of, tiles
from gnomehall.games.gnome_village.steps.place import DEAL_BUSINESS, draw_road, lay
from gnomehall.games.gnome_village.steps.step import PayStep, VillageStep
from gnomehall.games.gnome_village.tables import (
    ADD_GNOME,
    BUILD_HOUSE,
    BUILD_ROAD,
    BUSINESS,
    BUY,
    BUY_SHOP,
    CARPENTER,
    CELL,
    END_WORK,
    GARDENER,
    HOUSE,
    PAINTER,
    PAY_COINS,
    PAY_TOKEN,
    SCHOOL,
    SHOP,
    SHOP_IDS,
    SHOPS,
    SLOTS,
    TILE,
    Face,
    Shop,
)
from gnomehall.parts import bits, counts
from gnomehall.parts.bits import bit


def free_product(s: Village, seat: Seat, shop: Shop) -> bool:
    """Whether a product can be had without coins: by an active Workshop or a token (GNV-85)."""
    p = s.players[seat]
    return p.ground.shops[shop] & p.active != 0 or counts.count(p.tokens, shop) > 0


def price_of(s: Village, seat: Seat, shop: Shop) -> int:
    """The coins that a product costs at the least."""
    return 0 if free_product(s, seat, shop) else s.tables.product_price


class WorkMenu(VillageStep):
    """GNV-60: any number of work and buy steps in any order, until the player ends the phase."""

    name = "work-menu"
    rule = "GNV-60"
    kind = MENU

    def always_asked(self) -> bool:
        return True

    def legal(self, s: Village, f: Frame) -> list[Action]:
        seat = f.player
        p = s.players[seat]
        found = [END_WORK]
        room = sites.has_building_cell(p.ground)
        if room and s.houses and bits.size(p.ground.houses) < s.tables.houses:
            if price_of(s, seat, CARPENTER) + price_of(s, seat, PAINTER) <= p.coins:
                found.append(BUILD_HOUSE)
        if p.gnomes < s.gnome_limit and p.ground.houses != p.lit and price_of(s, seat, SCHOOL) <= p.coins:
            found.append(ADD_GNOME)
        if s.roads and price_of(s, seat, GARDENER) <= p.coins and sites.has_road_cell(p.ground):
            found.append(BUILD_ROAD)
        if room and p.coins >= s.tables.shop_price:
            for shop in range(SHOPS):
                if counts.count(s.shops, shop):
                    found.append(BUY_SHOP + shop)
        if p.coins >= s.tables.business_price and (room or sites.has_business_cell(p.ground)):
            low, high = s.left, s.right
            if low > high:
                low, high = high, low
            if low >= 0:
                found.append(BUY + low)
            if high > low:
                found.append(BUY + high)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action == END_WORK:
            return
        s.push(WORK_MENU, f.player)
        if action == BUILD_HOUSE:
            s.push(PAY_CARPENTER, f.player)
        elif action == ADD_GNOME:
            s.push(PAY_SCHOOL, f.player)
        elif action == BUILD_ROAD:
            s.push(PAY_GARDENER, f.player)
        elif action >= BUY:
            s.push(PLACE_BOUGHT, f.player, action - BUY)
        else:
            s.push(PLACE_WORKSHOP, f.player, action - BUY_SHOP)


def ways_to_pay(s: Village, seat: Seat, shop: Shop, coins: int) -> list[Action]:
    """GNV-85, GNV-86: a token, coins if the player has so many to spare, or one of the active Workshops of the kind."""
    p = s.players[seat]
    found: list[int] = []
    if counts.count(p.tokens, shop):
        found.append(PAY_TOKEN)
    if coins >= s.tables.product_price:
        found.append(PAY_COINS)
    add_tiles(found, seat, p.ground.shops[shop] & p.active)
    return found


def pay(s: Village, seat: Seat, shop: Shop, way: Action) -> None:
    """Give what was named for a product."""
    p = s.players[seat]
    if way == PAY_TOKEN:
        p.tokens -= counts.one(shop)
        s.tokens += counts.one(shop)
    elif way == PAY_COINS:
        s.spend(seat, s.tables.product_price)
    else:
        p.active &= ~bit(slot_of(way))
    if s.log is not None:
        paid = "token" if way == PAY_TOKEN else "coins" if way == PAY_COINS else "workshop"
        s.emit("pay", "GNV-85", {"seat": seat, "shop": SHOP_IDS[shop], "way": paid})


class PayCarpenter(PayStep):
    """GNV-71, GNV-85: how the Carpenter's half of a House is paid for, such that the Painter's can be paid for too."""

    name = "pay-carpenter"
    rule = "GNV-85"
    product = CARPENTER

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return ways_to_pay(s, f.player, CARPENTER, s.players[f.player].coins - price_of(s, f.player, PAINTER))

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(PAY_PAINTER, f.player, action)


class PayPainter(PayStep):
    """GNV-71, GNV-85: how the Painter's half is paid for. `arg` is the way the Carpenter is paid."""

    name = "pay-painter"
    rule = "GNV-85"
    product = PAINTER

    def legal(self, s: Village, f: Frame) -> list[Action]:
        coins = s.players[f.player].coins
        if f.arg == PAY_COINS:
            coins -= s.tables.product_price
        return ways_to_pay(s, f.player, PAINTER, coins)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(PLACE_HOUSE, f.player, pack_payments(f.arg, action))


class PlaceHouse(VillageStep):
    """GNV-71, GNV-90: a new House goes into the village dark side up. `arg` is how both products are paid."""

    name = "place-house"
    rule = "GNV-71"
    kind = PART
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return sites.building_cells(s.players[f.player].ground, CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        pay(s, f.player, CARPENTER, carpenter_payment(f.arg))
        pay(s, f.player, PAINTER, painter_payment(f.arg))
        s.houses -= 1
        lay(s, f.player, HOUSE, action - CELL)


class PaySchool(PayStep):
    """GNV-88: how a new gnome is paid for."""

    name = "pay-school"
    rule = "GNV-88"
    product = SCHOOL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return ways_to_pay(s, f.player, SCHOOL, s.players[f.player].coins)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        s.push(SETTLE, f.player, action)


class Settle(VillageStep):
    """GNV-89: the new gnome lies down on a dark House, which is lit for good. `arg` is the way it is paid."""

    name = "settle"
    rule = "GNV-89"
    kind = PART
    verb = "settle"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        p = s.players[f.player]
        return tiles(f.player, p.ground.houses & ~p.lit)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        p = s.players[f.player]
        pay(s, f.player, SCHOOL, f.arg)
        letter = p.gnomes
        p.gnomes += 1
        p.lit |= bit(slot_of(action))
        p.lying |= bit(letter)
        p.fresh |= bit(letter)
        p.stand(letter, SLOTS * f.player + slot_of(action))
        if s.log is not None:
            cell = cell_id(p.ground.cells[slot_of(action)])
            s.emit("settle", "GNV-89", {"seat": f.player, "gnome": letter_id(letter), "cell": cell})
        if p.gnomes == s.gnome_limit:
            # GNV-163: the moment the last gnome is placed decides.
            s.ended = True
            if s.log is not None:
                s.emit("last-round", "GNV-162", {"seat": f.player})


class PayGardener(PayStep):
    """GNV-73: how a Road is paid for; it is drawn afterwards."""

    name = "pay-gardener"
    rule = "GNV-73"
    product = GARDENER

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return ways_to_pay(s, f.player, GARDENER, s.players[f.player].coins)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        pay(s, f.player, GARDENER, action)
        draw_road(s, f.player)


def buy(s: Village, seat: Seat, price: int, face: Face, rule: str) -> None:
    """Pay for a tile; `face` tells which, and of a Business only the kind."""
    s.spend(seat, price)
    if s.log is not None:
        s.emit("buy", rule, {"seat": seat, "coins": price, "tile": tile_id(s.tables, face)})


class PlaceWorkshop(VillageStep):
    """GNV-81: a Workshop goes into the village inactive side up. `arg` is its kind."""

    name = "place-workshop"
    rule = "GNV-81"
    kind = PART
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return sites.building_cells(s.players[f.player].ground, CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        buy(s, f.player, s.tables.shop_price, SHOP + f.arg, "GNV-81")
        s.shops -= counts.one(f.arg)
        lay(s, f.player, SHOP + f.arg, action - CELL)


class PlaceBought(VillageStep):
    """GNV-80: a Business of the market goes into the village, and its place is filled at once. `arg` is its kind."""

    name = "place-bought"
    rule = "GNV-80"
    kind = PART
    verb = "place"
    asks = CELL

    def legal(self, s: Village, f: Frame) -> list[Action]:
        return sites.business_cells(s.players[f.player].ground, CELL)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        face = BUSINESS + s.tables.kind_first[f.arg]
        buy(s, f.player, s.tables.business_price, face, "GNV-80")
        if s.left == f.arg:
            s.left = -1
            s.push(DEAL_BUSINESS, CHANCE, 0)
        else:
            s.right = -1
            s.push(DEAL_BUSINESS, CHANCE, 1)
        lay(s, f.player, s.add_business(f.player, f.arg), action - CELL)


WORK_MENU: Final = WorkMenu()
PAY_CARPENTER: Final = PayCarpenter()
PAY_PAINTER: Final = PayPainter()
PLACE_HOUSE: Final = PlaceHouse()
PAY_SCHOOL: Final = PaySchool()
SETTLE: Final = Settle()
PAY_GARDENER: Final = PayGardener()
PLACE_WORKSHOP: Final = PlaceWorkshop()
PLACE_BOUGHT: Final = PlaceBought()
