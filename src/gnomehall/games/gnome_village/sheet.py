"""The score sheet: GNV-164, line by line, and what breaks a tie."""

from gnomehall.core.view import Sheet, SheetLine
from gnomehall.games.gnome_village import scoring
from gnomehall.games.gnome_village.state import Village


def sheet(s: Village) -> Sheet:
    players, tables = s.players, s.tables
    hats = tuple(tables.hat_points * p.hats if seat == s.happy else 0 for seat, p in enumerate(players))
    lines = (
        SheetLine("workshops", "GNV-164", tuple(scoring.workshop_points(p, tables) for p in players)),
        SheetLine("lit-houses", "GNV-164", tuple(scoring.house_points(p, tables) for p in players)),
        SheetLine("restaurants", "GNV-113", tuple(scoring.restaurant_points(p, tables) for p in players)),
        SheetLine("hats", "GNV-115", hats),
        SheetLine("coins", "GNV-164", tuple(p.coins for p in players)),
    )
    return Sheet(lines, (SheetLine("tiles", "GNV-166", tuple(p.ground.size() for p in players)),))
