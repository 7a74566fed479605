"""The table in characters: the supply, and each village as a map. What may be chosen has a star.

A cell of a map is six characters wide and three high. A Road shows its paths: `-` and `|` are open, `#` is a blockade,
and where there is nothing the side is closed. A building shows its name, its state and the gnomes on it, each by the
seat of its owner and its letter, which is small while it lies.
"""

from textwrap import wrap
from typing import Final

from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.core.vocabulary import Seat
from gnomehall.core.words import Words
from gnomehall.games.gnome_village.edition import VillageEdition
from gnomehall.games.gnome_village.ids import card_data
from gnomehall.games.gnome_village.tables import ACTION_IDS, SHOP_IDS, SYMBOLS, Kind
from gnomehall.games.gnome_village.view import GnomeView, TileView, VillageSeatView, VillageView

WIDE: Final = 6
MARGIN: Final = 4
WIDEST: Final = 76
"""What fits a narrow terminal."""
BAND: Final = 12
"""The most columns that fit a narrow terminal; a wider map is drawn in bands from west to east."""

COLOURS: Final = ("red", "blue", "green", "yellow")

At = tuple[int, int]
"""Column and row."""


class Map:
    """The map of one village, as far as something lies or may be laid there."""

    def __init__(self, edition: VillageEdition, view: VillageView, seat: Seat, lit: set[str], words: Words) -> None:
        self.edition, self.view, self.seat, self.lit, self.words = edition, view, seat, lit, words
        self.village = view.villages[seat]
        self.tiles: dict[At, TileView] = {(tile.x, tile.y): tile for tile in self.village.tiles}
        self.marks = {_cell(mark) for mark in self.village.marks}
        prefix = f"cell:{seat}:"
        self.free = {_cell(thing.removeprefix(prefix)) for thing in lit if thing.startswith(prefix)}

    def rows(self) -> list[Line]:
        shown = [*self.tiles, *self.free, *self.marks]
        if not shown:
            return [line(Span(self.words.say("place-nothing-yet"), "dim"))]
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

    def _draw(self, at: At) -> tuple[Span, Span, Span]:
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

    def _building(self, tile: TileView, gnomes: list[tuple[Seat, GnomeView]]) -> tuple[str, str, str]:
        state = self.words.say(f"board-{tile.state}") if tile.state else ""
        if tile.kind == "business":
            wages = _wages(self.edition, _kind(self.edition, tile.id), self.words)
            state = f"{wages}{'x' if self.view.turn in tile.barred else ''}"
        names = [_short(owner, gnome) for owner, gnome in gnomes]
        there = " ".join(names[:2]) if len(names) <= 2 else f"{names[0]} +{len(names) - 1}"
        return f"{self.words.name(tile.id)[:5]:<6}", f"{state[:5]:<6}", f"{there:<6}"

    def _gnomes(self, at: At) -> list[tuple[Seat, GnomeView]]:
        here = f"{at[0]},{at[1]}"
        return [
            (owner, gnome)
            for owner, village in enumerate(self.view.villages)
            for gnome in village.gnomes
            if gnome.village == self.seat and gnome.at == here
        ]


def draw(edition: VillageEdition, view: VillageView, choices: list[Choice], words: Words) -> Drawing:
    lit = {thing for choice in choices for thing in choice.touches}
    rows: list[tuple[Panel, ...]] = [(_supply(edition, view, lit, words),)]
    nearest = view.viewer if view.viewer >= 0 else max(view.turn, 0)
    for i in range(len(view.villages)):
        seat = (nearest + 1 + i) % len(view.villages)
        rows.append((_village(edition, view, seat, lit, words),))
    return tuple(rows)


def _supply(edition: VillageEdition, view: VillageView, lit: set[str], words: Words) -> Panel:
    tables = edition.tables
    market: list[str | Span] = [words.say("board-market", coins=tables.business_price), " "]
    for id_ in view.market:
        market += [_starred(words.name(id_) if id_ else f"({words.say('place-empty')})", f"market:{id_}" in lit), "  "]
    market.append(Span(words.say("place-more", count=sum(view.stack)), "dim"))
    shops: list[str | Span] = [words.say("board-workshops", coins=tables.shop_price), " "]
    for shop, left in zip(SHOP_IDS, view.workshops, strict=True):
        shops += [_starred(f"{words.name(shop)} {left}", f"shop:{shop}" in lit), "  "]
    tokens = "  ".join(f"{words.name(shop)} {left}" for shop, left in zip(SHOP_IDS, view.tokens, strict=True))
    stacks = words.say("board-stacks", houses=view.houses, roads=sum(view.roads), coins=view.bank, cards=sum(view.deck))
    offered = [line(text) for id_ in view.market if id_ for text in _describe(edition, id_, words)]
    rows = [line(*market), *offered, line(*shops), line(f"{words.say('board-tokens')} {tokens}"), line(stacks)]
    if view.card:
        card = [one.id for one in edition.cards].index(view.card)
        rows.append(line(words.say("board-card", **card_data(tables, card))[:WIDEST]))
    if view.drawn:
        rows.append(line(Span(words.say("board-drawn", tile=view.drawn), "bold")))
    if view.removed:
        rows.append(line(Span(words.say("place-removed", tiles=view.removed)[:WIDEST], "dim")))
    phase = words.say(f"place-phase-{view.phase}")
    title = words.say("board-round", round=view.round, limit=view.round_limit, phase=phase)
    return Panel(f"{title}; {words.ending(view.ending)}" if view.ending else title, tuple(rows))


def _kind(edition: VillageEdition, id_: str) -> Kind:
    return [business.id for business in edition.businesses].index(id_)


def _wages(edition: VillageEdition, kind: Kind, words: Words) -> str:
    """What is printed on a Business: its coins, and its symbol or a blank."""
    symbol = SYMBOLS[edition.tables.kind_symbol[kind]]
    return f"${edition.tables.kind_coins[kind]} {' ' if symbol == 'none' else words.say(f'board-{symbol}')}"


def _describe(edition: VillageEdition, id_: str, words: Words) -> list[str]:
    """A Business of the market: name, coins, symbol and action, in as many lines as it takes."""
    kind = _kind(edition, id_)
    action = words.say(f"tip-action-{ACTION_IDS[edition.tables.kind_action[kind]]}")
    text = f"{words.name(id_)} {_wages(edition, kind, words).rstrip()}: {action}"
    return wrap(text, WIDEST, initial_indent="  ", subsequent_indent="    ")


def _village(edition: VillageEdition, view: VillageView, seat: Seat, lit: set[str], words: Words) -> Panel:
    village = view.villages[seat]
    rows = [line(Span(_purse(village, words)))]
    rows += Map(edition, view, seat, lit, words).rows()
    rows += [line(*part) for part in _people(view, seat, lit, words)]
    if any(village.kit):
        names = [*(shape.id for shape in edition.shapes), words.name("house")]
        kit = ", ".join(f"{n} {name}" for n, name in zip(village.kit, names, strict=True) if n)
        rows.append(line(words.say("board-kit", kit=kit)))
    title = [words.player(seat), words.say(f"board-{COLOURS[seat]}")]
    title += [words.say("board-you")] if seat == view.viewer else []
    title += [words.say("board-to-move")] if seat == view.player else []
    title += [words.say("board-began")] if seat == view.first else []
    title.append(words.say("points", count=view.scores[seat]))
    title += [words.name("happy-gnome")] if seat == view.happy else []
    return Panel(", ".join(title), tuple(rows), "choice" if seat == view.player else COLOURS[seat])


def _purse(village: VillageSeatView, words: Words) -> str:
    held = ", ".join(f"{n} {words.name(shop)}" for n, shop in zip(village.tokens, SHOP_IDS, strict=True) if n)
    parts = [words.say("place-coins", coins=village.coins), words.say("board-tiles", count=village.size)]
    parts += [words.say("board-held", held=held)] if held else []
    parts += [words.say("place-protected")] if village.protected else []
    return "; ".join(parts)[:WIDEST]


def _people(view: VillageView, seat: Seat, lit: set[str], words: Words) -> list[list[str | Span]]:
    """The gnomes of a player in words, two to a line: what the map is too small for."""
    parts: list[Span] = []
    for gnome in view.villages[seat].gnomes:
        if gnome.condition == "supply":
            continue
        where = f"{words.say(f'board-{gnome.condition}')} {gnome.at}"
        if gnome.village not in (seat, -1):
            where += f" {words.say('board-at', whose=gnome.village)}"
        where += f", {words.say('board-resolved')}" if gnome.resolved else ""
        where += f", {words.say('board-guards')}" if gnome.guards else ""
        star = f"gnome:{seat}:{gnome.letter}" in lit
        text = f"{'*' if star else ' '}{_short(seat, gnome)} {where}"
        parts.append(Span(f"{text:<37}"[:37], "choice" if star else COLOURS[seat]))
    return [list(parts[i : i + 2]) for i in range(0, len(parts), 2)]


def _short(owner: Seat, gnome: GnomeView) -> str:
    return f"{owner}{gnome.letter.lower() if gnome.condition == 'lying' else gnome.letter}"


def _style(tile: TileView) -> str:
    return {"lit": "yellow", "active": "bold", "dark": "dim", "inactive": ""}.get(tile.state, "")


def _starred(text: str, chosen: bool) -> Span:
    return Span(f"*{text}", "choice") if chosen else Span(text)


def _cell(text: str) -> At:
    x, y = text.split(",")
    return int(x), int(y)
