"""The table in characters: the supply, and each village as a map. What may be chosen has a star.

A cell of a map is six characters wide and three high. A Road shows its paths: `-` and `|` are open, `#` is a blockade,
and where there is nothing the side is closed. A building shows its name, its state and the gnomes on it, each by the
initial of its colour and its letter, in small letters while it lies.
"""

from typing import Final

from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.games.gnome_village.edition import SYMBOLS, VillageEdition
from gnomehall.games.gnome_village.view import GnomeView, TileView, VillageSeatView, VillageView
from gnomehall.games.gnome_village.words import COLOURS, ENDINGS, coins_text

WIDE: Final = 6
MARGIN: Final = 4
BAND: Final = 12
"""The most columns that fit a narrow terminal; a wider map is drawn in bands from west to east."""

Cell = tuple[int, int]


class Map:
    """The map of one village, as far as something lies or may be laid there."""

    def __init__(self, edition: VillageEdition, view: VillageView, seat: int, lit: set[str]) -> None:
        self.edition, self.view, self.seat, self.lit = edition, view, seat, lit
        self.village = view.villages[seat]
        self.tiles: dict[Cell, TileView] = {(tile.x, tile.y): tile for tile in self.village.tiles}
        self.marks = {_cell(mark) for mark in self.village.marks}
        prefix = f"cell:{seat}:"
        self.free = {_cell(thing.removeprefix(prefix)) for thing in lit if thing.startswith(prefix)}

    def rows(self) -> list[Line]:
        shown = [*self.tiles, *self.free, *self.marks]
        if not shown:
            return [line(Span("nothing is laid yet", "dim"))]
        west, east = min(x for x, _ in shown), max(x for x, _ in shown)
        found: list[Line] = []
        for first in range(west, east + 1, BAND):
            found += self._band(first, min(first + BAND - 1, east), min(y for _, y in shown), max(y for _, y in shown))
        return found

    def _band(self, west: int, east: int, north: int, south: int) -> list[Line]:
        axis = "".join(f"{x:^5} " for x in range(west, east + 1))
        found = [line(Span(" " * MARGIN + axis, "dim"))]
        for y in range(north, south + 1):
            cells = [self._draw((x, y)) for x in range(west, east + 1)]
            for i in range(3):
                label = f"{y:>3} " if i == 1 else " " * MARGIN
                found.append(line(Span(label, "dim"), *(cell[i] for cell in cells)))
        return found

    def _draw(self, at: Cell) -> tuple[Span, Span, Span]:
        tile = self.tiles.get(at)
        if tile is None:
            blank = Span(" " * WIDE)
            sign = ("*" if at in self.free else "") + ("!" if at in self.marks else "")
            return blank, Span(f"{sign:^5} ", "choice" if at in self.free else "dim"), blank
        star = f"tile:{self.seat}:{tile.x},{tile.y}" in self.lit
        gnomes = self._gnomes(at)
        if any(f"gnome:{owner}:{gnome.letter}" in self.lit for owner, gnome in gnomes):
            star = True
        lines = self._road(tile) if tile.kind == "road" else self._building(tile, gnomes)
        style = "choice" if star else _style(tile)
        top = lines[0][:5] + ("*" if star else lines[0][5:6])
        under = COLOURS[gnomes[0][0]] if gnomes and not star else style
        return Span(top, style), Span(lines[1], style), Span(lines[2], under)

    def _road(self, tile: TileView) -> tuple[str, str, str]:
        up = {"o": "|", "b": "#", "-": " "}
        west = {"o": "--", "b": "#-", "-": "  "}[tile.sides[3]]
        east = {"o": "---", "b": "-# ", "-": "   "}[tile.sides[1]]
        return f"  {up[tile.sides[0]]}   ", f"{west}+{east}", f"  {up[tile.sides[2]]}   "

    def _building(self, tile: TileView, gnomes: list[tuple[int, GnomeView]]) -> tuple[str, str, str]:
        state = {"active": "ACTIV", "inactive": "idle"}.get(tile.state, tile.state)
        if tile.kind == "business":
            kind = [business.id for business in self.edition.businesses].index(tile.id)
            tables = self.edition.tables
            symbol = {"hat": "H", "restaurant": "R"}.get(SYMBOLS[tables.kind_symbol[kind]], " ")
            state = f"${tables.kind_coins[kind]} {symbol}{'x' if self.view.turn in tile.barred else ''}"
        names = [_short(owner, gnome) for owner, gnome in gnomes]
        there = " ".join(names[:2]) if len(names) <= 2 else f"{names[0]} +{len(names) - 1}"
        return f"{tile.id[:5].capitalize():<6}", f"{state:<6}", f"{there:<6}"

    def _gnomes(self, at: Cell) -> list[tuple[int, GnomeView]]:
        here = f"{at[0]},{at[1]}"
        return [
            (owner, gnome)
            for owner, village in enumerate(self.view.villages)
            for gnome in village.gnomes
            if gnome.village == self.seat and gnome.at == here
        ]


def draw(edition: VillageEdition, view: VillageView, choices: list[Choice]) -> Drawing:
    lit = {thing for choice in choices for thing in choice.touches}
    rows: list[tuple[Panel, ...]] = [(_supply(edition, view, lit),)]
    nearest = view.viewer if view.viewer >= 0 else max(view.turn, 0)
    for i in range(len(view.villages)):
        seat = (nearest + 1 + i) % len(view.villages)
        rows.append((_village(edition, view, seat, lit),))
    return tuple(rows)


def _supply(edition: VillageEdition, view: VillageView, lit: set[str]) -> Panel:
    market: list[str | Span] = ["Market, 1 coin: " if edition.tables.business_price == 1 else "Market: "]
    for id_ in view.market:
        market += [_starred(id_ or "(empty)", f"market:{id_}" in lit), "  "]
    market.append(Span(f"{sum(view.stack)} more face down", "dim"))
    shops: list[str | Span] = [f"Workshops, {coins_text(edition.tables.shop_price)}: "]
    for shop, left in zip(edition.shops, view.workshops, strict=True):
        shops += [_starred(f"{shop.name} {left}", f"shop:{shop.id}" in lit), "  "]
    tokens = [f"{shop.name} {left}" for shop, left in zip(edition.shops, view.tokens, strict=True)]
    stacks = f"{view.houses} Houses  {sum(view.roads)} Roads  {coins_text(view.bank)}  {sum(view.deck)} Forest cards"
    rows = [line(*market), line(*shops), line(f"Product tokens: {'  '.join(tokens)}"), line(stacks)]
    if view.card:
        rows.append(line(f"Last Forest card: {view.card}"))
    if view.drawn:
        rows.append(line(Span(f"Drawn and to be placed: {view.drawn}", "bold")))
    if view.removed:
        rows.append(line(Span(f"Removed: {', '.join(view.removed)}"[:76], "dim")))
    ends = f"; {ENDINGS[view.ending]}" if view.ending else ""
    return Panel(f"Round {view.round}, {view.phase}{ends}", tuple(rows))


def _village(edition: VillageEdition, view: VillageView, seat: int, lit: set[str]) -> Panel:
    village = view.villages[seat]
    rows = [line(Span(_purse(edition, village)))]
    rows += Map(edition, view, seat, lit).rows()
    rows += [line(*part) for part in _people(view, seat, lit)]
    if any(village.kit):
        names = [*(shape.id for shape in edition.shapes), "House"]
        kit = [f"{n} {name}" for n, name in zip(village.kit, names, strict=True) if n]
        rows.append(line(f"To lay: {', '.join(kit)}"))
    you = " (you)" if seat == view.viewer else ""
    turn = " to move" if seat == view.player else ""
    happy = ", Happy Gnome" if seat == view.happy else ""
    first = ", began" if seat == view.first else ""
    title = f"Seat {seat}, {COLOURS[seat]}{you}{turn}{first}, {view.scores[seat]} points{happy}"
    return Panel(title, tuple(rows), "choice" if seat == view.player else COLOURS[seat])


def _purse(edition: VillageEdition, village: VillageSeatView) -> str:
    tokens = [f"{n} {shop.name}" for n, shop in zip(village.tokens, edition.shops, strict=True) if n]
    parts = [coins_text(village.coins), f"{village.size} tiles"]
    parts += [f"tokens: {', '.join(tokens)}"] if tokens else []
    parts += ["protected"] if village.protected else []
    return "; ".join(parts)[:76]


def _people(view: VillageView, seat: int, lit: set[str]) -> list[list[str | Span]]:
    """The gnomes of a player in words, two to a line: what the map is too small for."""
    parts: list[Span] = []
    for gnome in view.villages[seat].gnomes:
        if gnome.condition == "supply":
            continue
        where = f"{gnome.condition} {gnome.at}"
        if gnome.village not in (seat, -1):
            where += f" at seat {gnome.village}"
        where += ", done" if gnome.resolved else ""
        where += ", guards" if gnome.guards else ""
        star = f"gnome:{seat}:{gnome.letter}" in lit
        text = f"{'*' if star else ' '}{_short(seat, gnome)} {where}"
        parts.append(Span(f"{text:<37}"[:37], "choice" if star else COLOURS[seat]))
    return [list(parts[i : i + 2]) for i in range(0, len(parts), 2)]


def _short(owner: int, gnome: GnomeView) -> str:
    name = COLOURS[owner][0].upper() + gnome.letter
    return name.lower() if gnome.condition == "lying" else name


def _style(tile: TileView) -> str:
    return {"lit": "yellow", "active": "bold", "dark": "dim", "inactive": ""}.get(tile.state, "")


def _starred(text: str, chosen: bool) -> Span:
    return Span(f"*{text}", "choice") if chosen else Span(text)


def _cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)
