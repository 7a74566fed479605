"""The actions of Businesses that choose somebody or something, and what a gnome does where it arrives."""

from typing import Final

from gnomehall.core.state import Frame, Step
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.architect import ARCHITECT
from gnomehall.games.gnome_village.steps.forest import activate
from gnomehall.games.gnome_village.steps.picks import add_tiles, gnomes_at, in_supply, opponents, slot_of, village_of
from gnomehall.games.gnome_village.steps.plain import (
    Advisor,
    Construction,
    Military,
    Police,
    Theater,
    tile_of,
    use,
)
from gnomehall.games.gnome_village.tables import DECLINE, GNOME, GNOMES, SEAT, SLOTS, TILE
from gnomehall.parts import bits


def takeable(s: Village, f: Frame) -> list[int]:
    """GNV-119, GNV-190: upright gnomes of unprotected opponents in their own villages, of no colour on the tile."""
    spot = tile_of(f)
    here = 0
    for gnome in gnomes_at(s, spot // SLOTS, spot % SLOTS):
        here |= 1 << (gnome // GNOMES)
    found = [DECLINE]
    for seat in range(s.seats):
        if seat == f.player or s.players[seat].guards or here >> seat & 1:
            continue
        for letter in bits.members(s.in_village(seat)):
            found.append(GNOME + GNOMES * seat + letter)
    return found if len(found) > 1 else []


class Chapel(Step[Village]):
    """GNV-118: an opponent's gnome is put on the tile until its owner's turn; its active Workshop turns inactive."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return takeable(s, f)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action == DECLINE:
            return
        use(s, f.player, tile_of(f))
        gnome = action - GNOME
        p = s.players[gnome // GNOMES]
        p.active &= ~(1 << (s.spots[gnome] % SLOTS))
        s.lift(gnome, tile_of(f))
        p.held |= 1 << (gnome % GNOMES)
        if s.log is not None:
            s.emit("chapel", "GNV-118", {"seat": f.player, "whose": gnome // GNOMES, "gnome": gnome % GNOMES})


class Prison(Step[Village]):
    """GNV-146, GNV-147: an opponent's gnome is locked up, until its owner's Earn phase, if the cell is free."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        spot = tile_of(f)
        for gnome in gnomes_at(s, spot // SLOTS, spot % SLOTS):
            if s.players[gnome // GNOMES].jailed >> (gnome % GNOMES) & 1:
                return []
        return takeable(s, f)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action == DECLINE:
            return
        use(s, f.player, tile_of(f))
        gnome = action - GNOME
        s.lift(gnome, tile_of(f))
        s.ties[gnome] = f.player
        s.players[gnome // GNOMES].jailed |= 1 << (gnome % GNOMES)
        if s.log is not None:
            s.emit("prison", "GNV-146", {"seat": f.player, "whose": gnome // GNOMES, "gnome": gnome % GNOMES})


class Courier(Step[Village]):
    """GNV-122, GNV-123: which active Workshop's product is sold; it needs a token and a buyer with the money."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        goods = in_supply(s, f.player, s.players[f.player].active)
        if goods == 0 or not opponents(s, f.player, s.tables.product_price):
            return []
        found = [DECLINE]
        add_tiles(found, f.player, goods)
        return found

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action != DECLINE:
            s.push(COURIER_TO, f.player, f.arg << 8 | slot_of(action))


class CourierTo(Step[Village]):
    """GNV-123: who buys. The buyer may not refuse."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return opponents(s, f.player, s.tables.product_price)

    def apply(self, s: Village, f: Frame, action: int) -> None:
        p, buyer, slot = s.players[f.player], s.players[action - SEAT], f.arg & 255
        use(s, f.player, f.arg >> 11)
        p.active &= ~(1 << slot)
        s.give_token(action - SEAT, p.ground.faces[slot] - t.SHOP)
        buyer.coins -= s.tables.product_price
        p.coins += s.tables.product_price
        if s.log is not None:
            shop = p.ground.faces[slot] - t.SHOP
            price = s.tables.product_price
            s.emit("courier", "GNV-122", {"seat": f.player, "whom": action - SEAT, "shop": shop, "coins": price})


class Thief(Step[Village]):
    """GNV-127, GNV-128: two coins of an opponent, or the only one there is."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        victims = opponents(s, f.player, 1)
        return [DECLINE, *victims] if victims else []

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action == DECLINE:
            return
        use(s, f.player, tile_of(f))
        victim = s.players[action - SEAT]
        coins = 2 if victim.coins > 1 else 1
        victim.coins -= coins
        s.players[f.player].coins += coins
        if s.log is not None:
            s.emit("thief", "GNV-127", {"seat": f.player, "whom": action - SEAT, "coins": coins})


class Doctor(Step[Village]):
    """GNV-133, GNV-134: which inactive Workshop is activated; its product must have a token to give."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        p = s.players[f.player]
        patients = in_supply(s, f.player, p.ground.workshops & ~p.active)
        if patients == 0:
            return []
        found = [DECLINE]
        add_tiles(found, f.player, patients)
        return found

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action != DECLINE:
            s.push(DOCTOR_TO, f.player, f.arg << 8 | slot_of(action))


class DoctorTo(Step[Village]):
    """GNV-134: which opponent gets the token, protected or not."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        return [SEAT + seat for seat in range(s.seats) if seat != f.player]

    def apply(self, s: Village, f: Frame, action: int) -> None:
        slot = f.arg & 255
        use(s, f.player, f.arg >> 11)
        shop = s.players[f.player].ground.faces[slot] - t.SHOP
        activate(s, f.player, slot, "GNV-133")
        s.give_token(action - SEAT, shop)
        if s.log is not None:
            s.emit("doctor", "GNV-133", {"seat": f.player, "whom": action - SEAT, "shop": shop})


class Pool(Step[Village]):
    """GNV-149: one of the player's inactive Workshops is activated."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        p = s.players[f.player]
        asleep = p.ground.workshops & ~p.active
        if asleep == 0:
            return []
        found = [DECLINE]
        add_tiles(found, f.player, asleep)
        return found

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action != DECLINE:
            use(s, f.player, tile_of(f))
            activate(s, f.player, slot_of(action), "GNV-149")


class Fly(Step[Village]):
    """GNV-135, GNV-139: to a Workshop or Business without a gnome in an unprotected opponent's village."""

    def legal(self, s: Village, f: Frame) -> list[int]:
        found = [DECLINE]
        for seat in range(s.seats):
            p = s.players[seat]
            if seat != f.player and p.guards == 0:
                add_tiles(found, seat, (p.ground.workshops | p.ground.businesses) & ~s.standing(seat))
        return found if len(found) > 1 else []

    def apply(self, s: Village, f: Frame, action: int) -> None:
        if action == DECLINE:
            return
        use(s, f.player, tile_of(f))
        letter, base = f.arg & 7, tile_of(f) % SLOTS
        gnome = GNOMES * f.player + letter
        s.lift(gnome, action - TILE)
        s.ties[gnome] = base
        s.players[f.player].away |= 1 << letter
        if s.log is not None:
            host = s.players[village_of(action)].ground
            cell, face = host.cells[slot_of(action)], host.faces[slot_of(action)]
            s.emit(
                "fly",
                "GNV-135",
                {"seat": f.player, "gnome": letter, "whose": village_of(action), "cell": cell, "face": face},
            )
        arrive(s, f.player, letter, action - TILE)


ACTION_STEPS: Final[list[Step[Village]]] = [
    Military(),  # stands in for "no action", which never is asked
    Police(),
    Chapel(),
    Theater(),
    Courier(),
    Military(),
    Thief(),
    Advisor(),
    ARCHITECT,
    Doctor(),
    Fly(),
    Construction(),
    Prison(),
    Pool(),
]
"""The step of an action, in the order of the numbers of tables."""

COURIER_TO: Final = CourierTo()
DOCTOR_TO: Final = DoctorTo()


def arrive(s: Village, seat: int, letter: int, spot: int) -> None:
    """GNV-104, GNV-105, GNV-135: what a gnome does where it ends, at home or as a guest."""
    village, slot = spot // SLOTS, spot % SLOTS
    g = s.players[village].ground
    if g.workshops >> slot & 1:
        activate(s, village, slot, "GNV-104")
        return
    number = s.business_at(village, slot)
    action = s.tables.kind_action[s.tables.kind_of[number]]
    if action == t.NO_ACTION or s.players[seat].barred >> number & 1:
        return
    if action == t.AIRPORT and village != seat:
        return  # GNV-141
    s.push(ACTION_STEPS[action], seat, spot << 3 | letter)
