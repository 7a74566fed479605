"""Things by their ids, as events, choices, refusals and views name them."""

from typing import Final

from gnomehall.core.vocabulary import Plain
from gnomehall.games.gnome_village.tables import (
    ACTIVATE,
    BUSINESS,
    CARD_KINDS,
    HOUSE,
    REACH,
    ROAD,
    SHOP,
    SHOP_IDS,
    WIDTH,
    Card,
    Cell,
    Face,
    Kind,
    Letter,
    Tables,
    cell_at,
)

LETTERS: Final = "ABCDE"


def letter_id(letter: Letter) -> str:
    return LETTERS[letter]


def cell_id(cell: Cell) -> str:
    """A cell as people write it: x grows to the east, y to the south (GNV-2)."""
    return f"{cell % WIDTH - REACH - 1},{cell // WIDTH - REACH - 1}"


def read_cell(text: str) -> Cell:
    """A cell from 'x,y', or -1 if it is none of the grid (GNV-188)."""
    parts = text.split(",")
    try:
        x, y = int(parts[0]), int(parts[1])
    except (ValueError, IndexError):
        return -1
    return cell_at(x, y) if len(parts) == 2 and max(abs(x), abs(y)) <= REACH else -1


def kind_id(tables: Tables, kind: Kind) -> str:
    """A kind of Business."""
    return tables.edition.businesses[kind].id


def shape_id(tables: Tables, face: Face) -> str:
    """The shape of a Road."""
    return tables.edition.shapes[(face - ROAD) // 4].id


def tile_id(tables: Tables, face: Face) -> str:
    """What a tile is called: a Road by that word, whatever its shape."""
    if face >= ROAD:
        return "road"
    if face >= BUSINESS:
        return kind_id(tables, tables.kind_of[face - BUSINESS])
    return "house" if face == HOUSE else SHOP_IDS[face - SHOP]


def face_id(tables: Tables, face: Face) -> str:
    """What a tile is: a Road by its shape."""
    return shape_id(tables, face) if face >= ROAD else tile_id(tables, face)


def card_data(tables: Tables, card: Card) -> dict[str, Plain]:
    """What is told of a Forest card: what it does, and to which Workshops."""
    kind = tables.card_kind[card]
    does = "activate-all" if kind == ACTIVATE and tables.card_all[card] else CARD_KINDS[kind]
    return {"card": does, "icons": [shop for i, shop in enumerate(SHOP_IDS) if tables.card_icons[card] >> i & 1]}
