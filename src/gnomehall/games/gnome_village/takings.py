"""What can be taken: layouts, purchases and products, visits of gnomes to tiles, the Happy Gnome."""

from gnomehall.core.event import EVERYONE, Event, number
from gnomehall.core.taking import Taking, Thing
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.tables import BUSINESS, CARPENTER, GARDENER, ROAD, SHOP
from gnomehall.games.gnome_village.words import face_name

OWN_LAYOUT = "A layout of one's own"
HOUSE, ROAD_TILE, GNOME = "House", "Road", "Gnome"
HAPPY = "Happy Gnome"


def things(edition: VillageEdition, deluxe: bool) -> list[Thing]:
    plus = edition.tables.kind_deluxe
    businesses = [kind.name for kind, only in zip(edition.businesses, plus, strict=True) if deluxe or not only]
    shops = [shop.name for shop in edition.shops]
    found = [Thing("layout", name) for name in (*(preset.name for preset in edition.presets), OWN_LAYOUT)]
    found += [Thing("business", name, always=False) for name in businesses]
    found += [Thing("workshop", name) for name in shops]
    found += [Thing("product", name) for name in (HOUSE, ROAD_TILE, GNOME)]
    found += [Thing("visit", name, always=False) for name in (*businesses, *shops)]
    return [*dict.fromkeys(found), Thing("figure", HAPPY)]


def takings(edition: VillageEdition, events: list[Event]) -> list[Taking]:
    """A layout is known by its tiles: those a seat lays before its first gnome moves in."""
    found: list[Taking] = []
    laid: dict[int, list[tuple[int, int]]] = {}
    for event in events:
        d = event.data
        match event.kind:
            case "lay":
                tile = (number(d, "face"), number(d, "cell"))
                laid.setdefault(number(d, "seat"), []).append(tile)
                if SHOP <= tile[0] < ROAD:
                    found.append(Taking(EVERYONE, "visit", face_name(edition, tile[0])))
            case "light":
                found.append(Taking(number(d, "seat"), "layout", layout_name(edition, laid[number(d, "seat")])))
            case "deal":
                found.append(Taking(EVERYONE, "business", edition.businesses[number(d, "kind")].name))
            case "buy":
                face = number(d, "face")
                kind = "business" if face >= BUSINESS else "workshop"
                found.append(Taking(number(d, "seat"), kind, face_name(edition, face)))
            case "pay":
                # A House is paid for twice, to the Carpenter and the Painter; a new gnome settles, which is told.
                product = {CARPENTER: HOUSE, GARDENER: ROAD_TILE}.get(number(d, "shop"))
                if product is not None:
                    found.append(Taking(number(d, "seat"), "product", product))
            case "settle":
                found.append(Taking(number(d, "seat"), "product", GNOME))
            case "go" | "fly" if SHOP <= number(d, "face") < ROAD:
                found.append(Taking(number(d, "seat"), "visit", face_name(edition, number(d, "face"))))
            case "happy" if number(d, "seat") >= 0:
                found.append(Taking(number(d, "seat"), "figure", HAPPY))
    return found


def layout_name(edition: VillageEdition, laid: list[tuple[int, int]]) -> str:
    t = edition.tables
    for preset, faces, cells in zip(edition.presets, t.preset_faces, t.preset_cells, strict=True):
        if sorted(laid) == sorted(zip(faces, cells, strict=True)):
            return preset.name
    return OWN_LAYOUT
