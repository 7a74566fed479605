"""The score line by line; its lines add up to the scores."""

from typing import Final

from gnomehall.core.view import Sheet, SheetLine
from gnomehall.games.mighty_gnomes import scoring
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.parts import bits, counts

SOURCES: Final = (
    ("Bedroom", "MIG-30"),
    ("Adventure trail", "MIG-76"),
    ("Upgrades", "MIG-54"),
    ("Chests", "MIG-74"),
    ("Ladders closed", "MIG-48"),
    ("Trades", "MIG-115"),
    ("Rewards", "MIG-92"),
)
"""Where points come from during the game, in the order in which they are counted."""


def sheet(edition: MightyEdition, s: Mighty) -> Sheet:
    t, homes = s.t, s.homes
    lines = [
        SheetLine(label, rule, tuple(counts.count(home.points, source) for home in homes))
        for source, (label, rule) in enumerate(SOURCES)
    ]
    each = f"Items, 1 for {t.items_per_point}"
    lines.append(SheetLine(each, "MIG-130", tuple(scoring.item_points(t, home) for home in homes)))
    lines.append(SheetLine("Crystals", "MIG-131", tuple(scoring.crystal_points(t, home) for home in homes)))
    for gnome in bits.members(s.stacks):
        points = tuple(
            scoring.gnome_points(t, home, gnome, s.trail[-1] == seat) if home.cards >> gnome & 1 else 0
            for seat, home in enumerate(homes)
        )
        lines.append(SheetLine(edition.gnomes[gnome].name, "MIG-132", points))
    lines.append(SheetLine("Animals", "MIG-133", tuple(scoring.animal_points(t, home) for home in homes)))
    return Sheet(tuple(lines))
