"""What holds in every game: how long it can be, and that no component is made or lost."""

from gnomehall.core.game import Setup
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.tables import GNOMES, SHOPS
from gnomehall.parts import bits, counts


def bound(setup: Setup[VillageEdition]) -> int:
    """GNV-176: every phase is finite, and there are so many rounds at the most."""
    tables = setup.edition.tables
    layout = 3 * (sum(tables.kit_roads) + tables.kit_houses) + 1
    forest = 1 + 2 * setup.seats + 3
    # A step of Work & Buy uses up a coin, a token or an active Workshop, and takes at most six answers and draws.
    work = 1 + 6 * (tables.coins + SHOPS * (tables.tokens + max(tables.shop_copies)))
    # A gnome goes somewhere, flies on, and lands on an Architect, whose steps take at most five answers.
    move = 1 + tables.gnomes * (4 + 5 * tables.remodelling)
    turn = GNOMES + forest + GNOMES * setup.seats + work + move
    return 3 + setup.seats * (layout + tables.rounds * turn)


def census(s: Village) -> dict[str, int]:
    """GNV-184: the tiles of a kit not yet laid and a drawn tile count as in the village."""
    edition = s.tables.edition
    found = {"coins": s.bank + sum(p.coins for p in s.players)}
    tokens = s.tokens + sum(p.tokens for p in s.players)
    for shop, thing in enumerate(edition.shops):
        found[f"{thing.id} tokens"] = counts.count(tokens, shop)
        there = sum(bits.size(p.ground.shops[shop]) for p in s.players)
        found[f"{thing.id} tiles"] = counts.count(s.shops, shop) + there
    found["houses"] = s.houses + sum(p.kit_houses + bits.size(p.ground.houses) for p in s.players)
    faces = [p.ground.faces[slot] for p in s.players for slot in bits.members(p.ground.taken)]
    faces.append(s.drawn)
    for shape, road in enumerate(edition.shapes):
        laid = sum(face >> 2 == (t.ROAD >> 2) + shape for face in faces)
        found[f"roads {road.id}"] = laid + counts.count(s.roads + sum(p.kit for p in s.players), shape)
    for kind, business in enumerate(edition.businesses):
        numbers = range(s.tables.kind_first[kind], s.tables.kind_first[kind] + s.tables.kind_copies[kind])
        placed = sum(face - t.BUSINESS in numbers for face in faces)
        gone = sum(s.removed >> number & 1 for number in numbers)
        found[business.id] = s.stack[kind] + placed + gone + (s.left == kind) + (s.right == kind)
    waiting = sum(p.spot(letter) == t.SUPPLY for p in s.players for letter in range(GNOMES))
    found["gnomes"] = sum(p.gnomes for p in s.players) + waiting
    return found
