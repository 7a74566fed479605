"""Choices that several steps offer, and how an action is told apart again."""

from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import GNOMES, SEAT, SLOTS, TILE
from gnomehall.parts import bits, counts


def add_tiles(found: list[int], seat: int, slots: int) -> None:
    """Add tiles of a village to the choices."""
    base = TILE + SLOTS * seat
    while slots:
        found.append(base + bits.lowest(slots))
        slots &= slots - 1


def tiles(seat: int, slots: int) -> list[int]:
    found: list[int] = []
    add_tiles(found, seat, slots)
    return found


def slot_of(action: int) -> int:
    return (action - TILE) % SLOTS


def village_of(action: int) -> int:
    return (action - TILE) // SLOTS


def opponents(s: Village, seat: int, coins: int) -> list[int]:
    """The opponents who are not protected (GNV-126) and have at least so many coins."""
    found: list[int] = []
    for other in range(s.seats):
        p = s.players[other]
        if other != seat and p.guards == 0 and p.coins >= coins:
            found.append(SEAT + other)
    return found


def in_supply(s: Village, seat: int, slots: int) -> int:
    """Those Workshops of a player whose product has a token left in the supply."""
    found = 0
    shops = s.players[seat].ground.shops
    for shop in range(len(shops)):
        if counts.count(s.tokens, shop):
            found |= shops[shop] & slots
    return found


def others(s: Village, seat: int) -> list[int]:
    """The other seats, clockwise (GNV-8)."""
    found: list[int] = []
    for i in range(1, s.seats):
        found.append((seat + i) % s.seats)
    return found


def gnomes_at(s: Village, village: int, slot: int) -> list[int]:
    """The gnomes on a tile, of any colour."""
    spot = SLOTS * village + slot
    found: list[int] = []
    for gnome in range(GNOMES * s.seats):
        if s.spots[gnome] == spot:
            found.append(gnome)
    return found
