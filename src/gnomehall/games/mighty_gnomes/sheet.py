"""The score line by line; its lines add up to the scores."""

from typing import Final

from gnomehall.core.view import Sheet, SheetLine
from gnomehall.games.mighty_gnomes import scoring
from gnomehall.games.mighty_gnomes.ids import SOURCES, gnome_id
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.parts import bits, counts

RULES: Final = ("MIG-30", "MIG-76", "MIG-54", "MIG-74", "MIG-48", "MIG-115", "MIG-92")
"""The rule behind each source of points."""


def sheet(s: Mighty) -> Sheet:
    t, homes = s.tables, s.homes
    lines = [
        SheetLine(kind, rule, tuple(counts.count(home.points, source) for home in homes))
        for source, (kind, rule) in enumerate(zip(SOURCES, RULES, strict=True))
    ]
    each = {"count": t.items_per_point}
    lines.append(SheetLine("items", "MIG-130", tuple(scoring.item_points(t, home) for home in homes), {**each}))
    lines.append(SheetLine("crystals", "MIG-131", tuple(scoring.crystal_points(t, home) for home in homes)))
    for gnome in bits.members(s.stacks):
        points = tuple(
            scoring.gnome_points(t, home, gnome, s.trail[-1] == seat) if home.cards >> gnome & 1 else 0
            for seat, home in enumerate(homes)
        )
        lines.append(SheetLine("gnome", "MIG-132", points, {"gnome": gnome_id(t, gnome)}))
    lines.append(SheetLine("animals", "MIG-133", tuple(scoring.animal_points(t, home) for home in homes)))
    # Who is further on the trail wins a tie, so the last has 1.
    places = tuple(s.trail.index(seat) + 1 for seat in range(s.seats))
    return Sheet(tuple(lines), (SheetLine("trail-place", "MIG-135", places),))
