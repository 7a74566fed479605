"""What can be taken: layouts, purchases and products, visits of gnomes to tiles, the Happy Gnome."""

from typing import Final

from gnomehall.core.event import EVERYONE, Event, number, text
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.vocabulary import Plain, Seat
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.ids import cell_id, face_id
from gnomehall.games.gnome_village.tables import ROAD, SHOP_IDS

OWN_LAYOUT: Final = "own-layout"
HOUSE, ROAD_TILE, GNOME, HAPPY = "house", "road", "gnome", "happy-gnome"

Laid = tuple[str, int, str]
"""A tile as it was laid: what it is, which way round, and the cell."""


def things(setup: Setup[VillageEdition]) -> list[Thing]:
    edition, deluxe = setup.edition, setup.option("deluxe", "no") == "yes"
    plus = edition.tables.kind_deluxe
    businesses = [kind.id for kind, only in zip(edition.businesses, plus, strict=True) if deluxe or not only]
    found = [Thing("layout", id_) for id_ in (*(preset.id for preset in edition.presets), OWN_LAYOUT)]
    found += [Thing("business", id_, always=False) for id_ in businesses]
    found += [Thing("workshop", id_) for id_ in SHOP_IDS]
    found += [Thing("product", id_) for id_ in (HOUSE, ROAD_TILE, GNOME)]
    found += [Thing("visit", id_, always=False) for id_ in (*businesses, *SHOP_IDS)]
    return [*found, Thing("figure", HAPPY)]


def takings(setup: Setup[VillageEdition], events: list[Event]) -> list[Taking]:
    """A layout is known by its tiles: those a seat lays before its first gnome moves in."""
    found: list[Taking] = []
    laid: dict[Seat, list[Laid]] = {}
    for event in events:
        d = event.data
        match event.kind:
            case "lay":
                laid.setdefault(number(d, "seat"), []).append(_laid(d))
                if text(d, "tile") not in (HOUSE, ROAD_TILE):
                    found.append(Taking(EVERYONE, "visit", text(d, "tile")))
            case "light":
                seat = number(d, "seat")
                found.append(Taking(seat, "layout", layout_id(setup.edition, laid[seat])))
            case "deal":
                found.append(Taking(EVERYONE, "business", text(d, "business")))
            case "buy":
                kind = "workshop" if text(d, "tile") in SHOP_IDS else "business"
                found.append(Taking(number(d, "seat"), kind, text(d, "tile")))
            case "pay":
                # A House is paid for twice, to the Carpenter and the Painter; a new gnome settles, which is told.
                product = {"carpenter": HOUSE, "gardener": ROAD_TILE}.get(text(d, "shop"))
                if product is not None:
                    found.append(Taking(number(d, "seat"), "product", product))
            case "settle":
                found.append(Taking(number(d, "seat"), "product", GNOME))
            case "go" | "fly":
                found.append(Taking(number(d, "seat"), "visit", text(d, "tile")))
            case "happy":
                found.append(Taking(number(d, "seat"), "figure", HAPPY))
    return found


def _laid(d: dict[str, Plain]) -> Laid:
    road = text(d, "tile") == ROAD_TILE
    return (text(d, "shape"), number(d, "turn"), text(d, "cell")) if road else (text(d, "tile"), 0, text(d, "cell"))


def layout_id(edition: VillageEdition, laid: list[Laid]) -> str:
    t = edition.tables
    for preset, faces, cells in zip(edition.presets, t.preset_faces, t.preset_cells, strict=True):
        tiles = [
            (face_id(t, face), (face - ROAD) % 4 if face >= ROAD else 0, cell_id(cell))
            for face, cell in zip(faces, cells, strict=True)
        ]
        if sorted(laid) == sorted(tiles):
            return preset.id
    return OWN_LAYOUT
