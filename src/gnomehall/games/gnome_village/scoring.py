"""The score: GNV-164 to GNV-167."""

from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnome_village.player import Player
from gnomehall.games.gnome_village.tables import Tables
from gnomehall.parts import bits


def workshop_points(p: Player, tables: Tables) -> int:
    return tables.shop_points * bits.size(p.ground.workshops)


def house_points(p: Player, tables: Tables) -> int:
    return tables.house_points * bits.size(p.lit)


def restaurant_points(p: Player, tables: Tables) -> int:
    return tables.restaurant_points * p.restaurants


def score(p: Player, holds_happy: bool, tables: Tables) -> int:
    points = workshop_points(p, tables) + house_points(p, tables) + restaurant_points(p, tables) + p.coins
    if holds_happy:
        points += tables.hat_points * p.hats
    return points


def scores(players: list[Player], happy: Seat, tables: Tables) -> list[int]:
    found: list[int] = []
    for seat in range(len(players)):
        found.append(score(players[seat], seat == happy, tables))
    return found


def places(players: list[Player], happy: Seat, tables: Tables) -> list[int]:
    """GNV-166, GNV-167: most points, then most tiles, then a shared place."""
    points = scores(players, happy, tables)
    tiles: list[int] = []
    for p in players:
        tiles.append(p.ground.size())
    found: list[int] = []
    for mine in range(len(players)):
        better = 0
        for other in range(len(players)):
            if points[other] > points[mine] or (points[other] == points[mine] and tiles[other] > tiles[mine]):
                better += 1
        found.append(better)
    return found
