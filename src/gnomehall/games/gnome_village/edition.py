"""Reading an edition of Gnome Village: every mistake is named by entry and field."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.edition import Edition, Entry, digest_of, raise_if_wrong, read_toml, unique
from gnomehall.games.gnome_village import layout
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.border import linked_by
from gnomehall.games.gnome_village.ground import Ground, entry_of, laid, open_sides
from gnomehall.games.gnome_village.ids import read_cell
from gnomehall.games.gnome_village.tables import ACTION_IDS, CARD_KINDS, SHOP_IDS, SIDES, SYMBOLS, Cell, Face, Tables
from gnomehall.parts.counts import counts_of, kinds


@dataclass(frozen=True, slots=True)
class Named:
    """A component as people call it."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Road:
    """A kind of Road: what is drawn on each side, north first: 'o' open, 'b' blockaded, '-' closed."""

    id: str
    name: str
    drawn: str


@dataclass(frozen=True, slots=True, repr=False)
class VillageEdition(Edition):
    tables: Tables
    shapes: tuple[Road, ...]
    presets: tuple[Named, ...]
    shops: tuple[Named, ...]
    businesses: tuple[Named, ...]
    cards: tuple[Named, ...]


def read(text: str) -> VillageEdition:
    top = read_toml(text, "gnome-village")
    name = top.line("name")
    tables = Tables()
    read_numbers(top, tables)
    shapes = read_roads(top, tables)
    read_kit(top, tables, shapes)
    shops = read_shops(top)
    businesses = read_businesses(top, tables)
    cards = read_cards(top, tables)
    presets = read_presets(top, tables, shapes)
    check_sizes(top, tables)
    top.done()
    raise_if_wrong(top)
    made = VillageEdition(name, digest_of(top.data), text, tables, shapes, presets, shops, businesses, cards)
    tables.edition = made
    return made


def named(entry: Entry) -> Named:
    entry.provenance()
    return Named(entry.text("id"), entry.text("name", default=entry.text("id")))


def ids_of(entries: list[Entry], things: list[Named]) -> None:
    """An id is one word and nobody else's."""
    unique(entries, "id", [thing.id for thing in things])
    for entry, thing in zip(entries, things, strict=True):
        if not thing.id or " " in thing.id or thing.id != thing.id.lower():
            entry.wrong("id", f"must be one lower-case word, not '{thing.id}'")


def read_numbers(top: Entry, tables: Tables) -> None:
    supply, prices, points = top.table("supply"), top.table("prices"), top.table("points")
    tables.coins = supply.number("coins", least=1)
    tables.start_coins = supply.number("start_coins")
    tables.tokens = supply.number("tokens", most=100)
    tables.houses = supply.number("houses", least=2, most=20)
    tables.gnomes = supply.number("gnomes", least=3, most=t.GNOMES)
    tables.shop_copies = supply.numbers("workshops", most=20)
    tables.rounds = supply.number("rounds", least=1, most=200)
    tables.remodelling = supply.number("remodelling", least=1, most=15)
    tables.business_price = prices.number("business")
    tables.shop_price = prices.number("workshop")
    tables.product_price = prices.number("product", least=1)
    tables.shop_points = points.number("workshop")
    tables.house_points = points.number("lit_house")
    tables.restaurant_points = points.number("restaurant")
    tables.hat_points = points.number("hat")
    if len(tables.shop_copies) != 3:
        supply.wrong("workshops", f"must be three numbers, for 2, 3 and 4 players, not {len(tables.shop_copies)}")
    if 4 * tables.start_coins > tables.coins:
        supply.wrong("start_coins", f"four players need more than {tables.coins} coins")
    if tables.houses < tables.gnomes:
        supply.wrong("houses", f"{tables.gnomes} gnomes need as many Houses, not {tables.houses}")
    for entry in (supply, prices, points):
        entry.provenance()
        entry.done()


def read_roads(top: Entry, tables: Tables) -> tuple[Road, ...]:
    entries = list(top.tables("roads"))
    shapes: list[Road] = []
    for entry in entries:
        thing = named(entry)
        opened, blocked = entry.texts("open", SIDES), entry.texts("blockade", SIDES, default=[])
        tables.road_copies.append(entry.number("copies", most=100))
        drawn = "".join("o" if side in opened else "b" if side in blocked else "-" for side in SIDES)
        shapes.append(Road(thing.id, thing.name, drawn))
        if len(set(opened)) < 2:
            entry.wrong("open", "a Road needs at least two open sides")
        for side in SIDES:
            if side in opened and side in blocked:
                entry.wrong("blockade", f"'{side}' is open too")
        add_rotations(tables, drawn)
        entry.done()
    unique(entries, "id", [shape.id for shape in shapes])
    if not 1 <= len(entries) <= t.MOST_SHAPES:
        top.wrong("roads", f"must be 1 to {t.MOST_SHAPES} shapes, not {len(entries)}")
    return tuple(shapes)


def turned(drawn: str, rotation: int) -> str:
    """What is drawn on each side after so many quarter turns clockwise."""
    return drawn[-rotation:] + drawn[:-rotation] if rotation else drawn


def add_rotations(tables: Tables, drawn: str) -> None:
    """GNV-182: only rotations that differ in their open sides count."""
    masks = [sum(1 << side for side in range(4) if turned(drawn, r)[side] == "o") for r in range(4)]
    tables.open.extend(masks)
    tables.turned.append(list(dict.fromkeys(masks)))


MOST_IN_KIT: Final = t.REACH
"""So that a layout can't reach the edge of the grid (GNV-188)."""


def read_kit(top: Entry, tables: Tables, shapes: tuple[Road, ...]) -> None:
    kit = top.table("kit")
    ids = tuple(shape.id for shape in shapes)
    roads = kit.texts("roads", ids)
    tables.kit_roads = [roads.count(shape) for shape in ids]
    tables.kit_houses = kit.number("houses", least=1, most=tables.houses)
    kit.provenance()
    kit.done()
    if not roads:
        kit.wrong("roads", "a village begins with at least one Road")
    for shape, wanted, there in zip(ids, tables.kit_roads, tables.road_copies, strict=True):
        if 4 * wanted > there:
            kit.wrong("roads", f"four kits need {4 * wanted} of '{shape}', there are {there}")
    tables.kit_wide = all(shape.drawn.count("o") >= 3 for shape in shapes if shape.id in roads)
    tiles = layout.Kit(tables.turned, counts_of(tables.kit_roads), tables.kit_houses, tables.kit_wide)
    if len(roads) + tables.kit_houses > MOST_IN_KIT:
        kit.wrong("roads", f"a kit has at most {MOST_IN_KIT} tiles, Houses included")
    elif not any(layout.can_begin(tables.open, tiles, shape) for shape in kinds(tiles.roads)):
        kit.wrong("roads", "no layout of these Roads and the Houses complies with the rules of placing")


def read_presets(top: Entry, tables: Tables, shapes: tuple[Road, ...]) -> tuple[Named, ...]:
    entries = list(top.tables("presets"))
    presets = [named(entry) for entry in entries]
    ids_of(entries, presets)
    for entry in entries:
        faces, cells = read_layout(entry, shapes)
        entry.done()
        tables.preset_faces.append(faces)
        tables.preset_cells.append(cells)
        check_layout(entry, tables, faces, cells)
    if len(entries) > t.MOST_PRESETS:
        top.wrong("presets", f"must be at most {t.MOST_PRESETS}, not {len(entries)}")
    return tuple(presets)


def read_layout(entry: Entry, shapes: tuple[Road, ...]) -> tuple[list[Face], list[Cell]]:
    ids = [shape.id for shape in shapes]
    faces: list[Face] = []
    cells: list[Cell] = []
    for text in entry.texts("roads"):
        words = text.split()
        cell = read_cell(words[1]) if len(words) == 3 else -1
        if cell < 0 or words[0] not in ids or words[2] not in ("0", "1", "2", "3"):
            entry.wrong("roads", f"'{text}' must be a shape, a cell and a rotation, like 'X 0,0 0'")
            continue
        faces.append(t.ROAD + 4 * ids.index(words[0]) + int(words[2]))
        cells.append(cell)
    for text in entry.texts("houses"):
        if read_cell(text) < 0:
            entry.wrong("houses", f"'{text}' must be a cell, like '0,-1'")
            continue
        faces.append(t.HOUSE)
        cells.append(read_cell(text))
    return faces, cells


def check_layout(entry: Entry, tables: Tables, faces: list[Face], cells: list[Cell]) -> None:
    """A preset lays the whole kit, Roads first, every tile by the rules of placing."""
    roads = [sum(1 for face in faces if face >= t.ROAD and (face - t.ROAD) // 4 == shape)
             for shape in range(len(tables.road_copies))]  # fmt: skip
    if roads != tables.kit_roads:
        entry.wrong("roads", "must be the Roads of the kit")
    if faces.count(t.HOUSE) != tables.kit_houses:
        entry.wrong("houses", f"must be the {tables.kit_houses} Houses of the kit")
    if len(faces) > t.SLOTS:
        return
    g = Ground(tables.open)
    for i, (face, cell) in enumerate(zip(faces, cells, strict=True)):
        if face >= t.ROAD and (face - t.ROAD) % 4 >= len(tables.turned[(face - t.ROAD) // 4]):
            entry.wrong("roads", f"tile {i + 1} has a rotation that equals an earlier one")
            return
        linked = linked_by(entry_of(g, cell), open_sides(g, face))
        if cell in cells[:i] or (i and not linked) or (face == t.HOUSE and not linked & g.roads):
            entry.wrong("roads" if face >= t.ROAD else "houses", f"tile {i + 1} can't be laid where it is")
            return
        g = laid(g, face, cell)


def read_shops(top: Entry) -> tuple[Named, ...]:
    entries = list(top.tables("workshops"))
    shops = []
    for entry in entries:
        entry.text("product")
        shops.append(named(entry))
        entry.done()
    if tuple(shop.id for shop in shops) != SHOP_IDS:
        top.wrong("workshops", f"must be {', '.join(SHOP_IDS)}, in this order")
    return tuple(shops)


def read_businesses(top: Entry, tables: Tables) -> tuple[Named, ...]:
    entries = list(top.tables("businesses"))
    kinds = []
    for entry in entries:
        kinds.append(named(entry))
        copies = entry.number("copies", least=1, most=t.MOST_BUSINESSES)
        tables.kind_first.append(len(tables.kind_of))
        tables.kind_of.extend([len(kinds) - 1] * copies)
        tables.kind_copies.append(copies)
        tables.kind_coins.append(entry.number("coins"))
        tables.kind_symbol.append(SYMBOLS.index(entry.one_of("symbol", SYMBOLS)))
        tables.kind_action.append(ACTION_IDS.index(entry.one_of("action", ACTION_IDS)))
        tables.kind_deluxe.append(int(entry.flag("deluxe")))
        entry.done()
    ids_of(entries, kinds)
    if len(kinds) > t.MOST_KINDS:
        top.wrong("businesses", f"must be at most {t.MOST_KINDS} kinds, not {len(kinds)}")
    if len(tables.kind_of) > t.MOST_BUSINESSES:
        top.wrong("businesses", f"must be at most {t.MOST_BUSINESSES} tiles, not {len(tables.kind_of)}")
    for entry, kind in zip(entries, kinds, strict=True):
        if kind.id in SHOP_IDS:
            entry.wrong("id", f"'{kind.id}' is the id of a Workshop")
    return tuple(kinds)


def read_cards(top: Entry, tables: Tables) -> tuple[Named, ...]:
    entries = list(top.tables("forest"))
    cards = []
    for entry in entries:
        cards.append(named(entry))
        kind = CARD_KINDS.index(entry.one_of("kind", CARD_KINDS))
        icons = entry.texts("icons", SHOP_IDS, default=[])
        coins = entry.number("coins", default=0)
        if (kind == t.ACTIVATE) != bool(icons):
            entry.wrong("icons", "belong to Activate cards, and to no others")
        if (kind == t.COINS) != bool(coins):
            entry.wrong("coins", "belong to Gnome Coins cards, and to no others")
        tables.card_kind.append(kind)
        tables.card_icons.append(sum(1 << SHOP_IDS.index(icon) for icon in set(icons)))
        tables.card_all.append(int(entry.flag("all_players")))
        tables.card_coins.append(coins)
        tables.card_copies.append(entry.number("copies", least=1, most=100))
        entry.done()
    ids_of(entries, cards)
    if not 1 <= len(cards) <= t.MOST_CARDS:
        top.wrong("forest", f"must be 1 to {t.MOST_CARDS} kinds of card, not {len(cards)}")
    return tuple(cards)


def check_sizes(top: Entry, tables: Tables) -> None:
    """GNV-186: no village can have more tiles than there are slots."""
    most = sum(tables.road_copies) + tables.houses + 4 * max([*tables.shop_copies, 0]) + len(tables.kind_of)
    if most >= t.SLOTS:
        top.wrong("roads", f"one village could have {most} tiles, and must have less than {t.SLOTS}")
