"""Choices that several steps offer, and how an action is told apart again."""

from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import GNOMES, SEAT, SLOTS, TILE, Gnome, Slot, Slots
from gnomehall.parts import bits, counts


def add_tiles(found: list[Action], seat: Seat, slots: Slots) -> None:
    """Add tiles of a village to the choices."""
    base = TILE + SLOTS * seat
    while slots:
        found.append(base + bits.lowest(slots))
        slots &= slots - 1


def tiles(seat: Seat, slots: Slots) -> list[Action]:
    found: list[int] = []
    add_tiles(found, seat, slots)
    return found


def slot_of(action: Action) -> Slot:
    return (action - TILE) % SLOTS


def village_of(action: Action) -> Seat:
    return (action - TILE) // SLOTS


def opponents(s: Village, seat: Seat, coins: int) -> list[Action]:
    """The opponents who are not protected (GNV-126) and have at least so many coins."""
    found: list[int] = []
    for other in range(s.seats):
        p = s.players[other]
        if other != seat and p.guards == 0 and p.coins >= coins:
            found.append(SEAT + other)
    return found


def in_supply(s: Village, seat: Seat, slots: Slots) -> Slots:
    """Those Workshops of a player whose product has a token left in the supply."""
    found = 0
    shops = s.players[seat].ground.shops
    for shop in range(len(shops)):
        if counts.count(s.tokens, shop):
            found |= shops[shop] & slots
    return found


def others(s: Village, seat: Seat) -> list[Seat]:
    """The other seats, clockwise (GNV-8)."""
    found: list[int] = []
    for i in range(1, s.seats):
        found.append((seat + i) % s.seats)
    return found


def gnomes_at(s: Village, village: Seat, slot: Slot) -> list[Gnome]:
    """The gnomes on a tile, of any colour."""
    spot = SLOTS * village + slot
    found: list[int] = []
    for seat in range(s.seats):
        p = s.players[seat]
        for letter in range(p.gnomes):
            if p.spot(letter) == spot:
                found.append(GNOMES * seat + letter)
    return found
