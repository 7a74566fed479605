"""The table in characters: forest, attic, trail, gnomes and every home. What may be chosen has a star beside it.

It is 76 characters wide at most, and every sign reads without colour.
"""

from collections.abc import Sequence
from typing import Final

from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES, Named
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.notation import TILES, TRACKS, letters
from gnomehall.games.mighty_gnomes.view import HomeView, MightyView, RungView, SquareView
from gnomehall.games.mighty_gnomes.words import Words, many

STYLES: Final = {
    "W": "brown", "S": "yellow", "M": "red", "C": "green", "X": "magenta", "N": "blue", "T": "bold",
    "golden": "yellow", "silver": "grey",
}  # fmt: skip
WIDTH: Final = 76
INDENT: Final = 9
SEATS: Final = "abcd"
SEAT_STYLES: Final = ("red", "blue", "green", "yellow")
LEGEND: Final = "W wood  S sand  M mushroom  C chamomile  X crystal  N compass  T chest"
TURNS: Final = {"1": "turn 1", "2": "turn 2", "3": "turn 3", "druid": "druid turns", "claim": "claims", "": "setup"}


class Board:
    """Draws the views of one edition."""

    def __init__(self, edition: MightyEdition, words: Words) -> None:
        self.edition = edition
        self.words = words

    def draw(self, view: MightyView, choices: list[Choice]) -> Drawing:
        lit = {thing for choice in choices for thing in choice.touches}
        rows: list[tuple[Panel, ...]] = [
            (self._forest(view, lit), self._rewards(view, lit)),
            (self._trail(view, lit),),
            (self._attic(view, lit),),
            (self._stacks(view, lit),),
        ]
        nearest = view.viewer if view.viewer >= 0 else max(view.player, 0)
        for i in range(len(view.homes)):
            seat = (nearest + 1 + i) % len(view.homes)
            rows.append((self._home(view, seat, lit if seat == view.player else set()),))
        return tuple(rows)

    def _forest(self, view: MightyView, lit: set[str]) -> Panel:
        """A square is its icon, then the tile on it: a3 is seat 0's 3-gnome tile, +d the druid tile of nobody."""
        rows = []
        for number in range(len(view.forest), 0, -1):
            row = view.forest[number - 1]
            rows.append(line(Span(f"{number} ", "dim"), *[_square(s, f"square:{s.id}" in lit) for s in row]))
        rows.append(line(Span("   " + "".join(f"{column:<5}" for column in range(1, codes.COLUMNS + 1)), "dim")))
        if view.queue:
            rows.append(line(Span(f"next rows: {', '.join(view.queue)}", "dim")))
        title = f"Forest, round {view.round} of {self.edition.tables.rounds}, {TURNS[view.turn]}"
        return Panel(title, tuple(rows))

    def _trail(self, view: MightyView, lit: set[str]) -> Panel:
        t = self.edition.tables
        spaces = range(len(t.trail_points))
        piles = ["".join(SEATS[seat] for seat in view.trail if view.homes[seat].space == space) for space in spaces]
        rows = [
            line(Span("space  " + "".join(f"{space:<4}" for space in spaces), "dim")),
            line("tokens ", *[f"{pile or '.':<4}" for pile in piles]),
            line("points ", *[f"{t.trail_points[space] or '.':<4}" for space in spaces]),
            line("chest  ", *[f"{'T' if t.trail_chests >> space & 1 else '.':<4}" for space in spaces]),
        ]
        names = {chest.id: chest.name for chest in self.edition.chests}
        chests: list[str | Span] = []
        for chest in view.open_chests:
            chosen = f"open:{chest}" in lit
            chests.append(Span(f"{'*' if chosen else ''}{names[chest]}  ", "choice" if chosen else ""))
        rows.append(line("open: ", *(chests or ["none left"])))
        drawn = f"; drawn: {', '.join(names[chest] for chest in view.drawn)}" if view.drawn else ""
        hidden = f"; {view.drawing} drawn" if view.drawing and not view.drawn else ""
        rows.append(line(f"{view.bag} chests in the bag{drawn}{hidden}"))
        return Panel("Adventure trail (tokens from the bottom)", tuple(rows))

    def _attic(self, view: MightyView, lit: set[str]) -> Panel:
        shown = [ladder for ladder in view.ladders if ladder.open]
        head = f"   {'left column':<25}" + "".join(f"{ladder.id:<7}" for ladder in shown) + "  right column"
        rows = [line(Span(head, "dim"))]
        if len(view.left) == codes.RUNGS and len(view.right) == codes.RUNGS:
            for rung in range(codes.RUNGS, 0, -1):
                cells = []
                for ladder in shown:
                    chosen = f"ladder:{ladder.id}" in lit and len(ladder.rungs) == rung - 1
                    cells.append(_rung(ladder.rungs[rung - 1] if rung <= len(ladder.rungs) else None, chosen))
                left = self._book(view.left[rung - 1], f"book:left:{rung}" in lit, 25)
                right = self._book(view.right[rung - 1], f"book:right:{rung}" in lit, 25)
                rows.append(line(Span(f"{rung}", "dim"), *left, " ", *cells, *right))
        if view.aside:
            rows.append(line("aside: ", ", ".join(self._name(book) for book in view.aside)))
        for i, slot in enumerate(view.display):
            chosen = f"display:{i + 1}" in lit
            used = f"used by {SEATS[slot.seat]}{slot.tile}" if slot.tile else ""
            rows.append(line(Span(f"D{i + 1}", "dim"), *self._book(slot.book, chosen, 25), f"  {used}"))
        return Panel("Attic (g golden: only for the topmost gnome; s silver: [its price])", tuple(rows))

    def _name(self, book: str) -> str:
        t = self.edition.tables
        i = [b.id for b in self.edition.books].index(book)
        cost = "$" if t.book_coins[i] else letters(t.book_tokens[i])
        return f"{'g' if t.golden[i] else 's'} {self.edition.books[i].name}{f' [{cost}]' if cost else ''}"

    def _book(self, book: str, chosen: bool, width: int) -> list[Span]:
        text = self._name(book)
        style = "choice" if chosen else STYLES["golden" if text[0] == "g" else "silver"]
        return [Span("*" if chosen else " ", "choice" if chosen else ""), Span(f"{text:<{width}}", style)]

    def _stacks(self, view: MightyView, lit: set[str]) -> Panel:
        names = {gnome.id: gnome.name for gnome in self.edition.gnomes}
        rows = []
        for stack in view.stacks:
            chosen = f"stack:{stack.gnome}" in lit
            cost = "".join(letter * n for letter, n in zip(codes.ICONS, stack.cost, strict=False))
            name = f"{'*' if chosen else ' '}{names[stack.gnome].removesuffix(' Gnome'):<10}{cost:<5}"
            about = self.words.about(self.edition.gnomes.index(Named(stack.gnome, names[stack.gnome])))
            rows.append(line(Span(name, "choice" if chosen else ""), f"{about} (x{stack.cards})"))
        rows.append(line(Span(LEGEND, "dim")))
        return Panel("Mighty gnomes: cost, ability; points at the end", tuple(rows))

    def _rewards(self, view: MightyView, lit: set[str]) -> Panel:
        rows = []
        for i, reward in enumerate(view.rewards):
            chosen = f"reward:{reward}" in lit
            style = "choice" if chosen else "dim" if reward in view.claimed else ""
            mark = "*" if chosen else "x" if reward in view.claimed else " "
            rows.append(line(Span(f"{mark}{self.words.reward(view.round, i)}", style)))
        return Panel("Rewards (x: claimed)", tuple(rows))

    def _home(self, view: MightyView, seat: int, lit: set[str]) -> Panel:
        home = view.homes[seat]
        you = " (you)" if seat == view.viewer else ""
        turn = ", to move" if seat == view.player else ""
        first = ", first player" if seat == view.first else ""
        title = f"Seat {seat} {SEATS[seat]}{you}{turn}{first}, {view.scores[seat]} points if it ended now"
        rows = [
            *_wrapped("tiles", self._tiles(home, lit, view.placing if seat == view.player else "")),
            *_wrapped("holds", [*_tokens(home, lit), Span(f" {sum(home.tokens)} of {home.room} resources")]),
            line(f"{'':9}{many(home.coins, 'coin')}, {many(home.keys, 'key')}; trail space {home.space}"),
            *_wrapped("gnomes", [*self._cards(home, lit), Span(f" {len(home.cards)} of {home.capacity}")]),
            line(f"upgrade  {self._next(codes.WAREHOUSE, home.warehouse)}; {self._next(codes.DINING, home.dining)}"),
            *_wrapped("vault", self._vault(home, lit)),
        ]
        if home.opened:
            rows += _wrapped("opened", [Span(f"{chest}  ") for chest in home.opened])
        return Panel(title, tuple(rows), "choice" if seat == view.player else "")

    def _next(self, track: int, space: int) -> str:
        """What the next space of a track holds, costs and scores."""
        t = self.edition.tables
        if space + 1 >= len(t.holds[track]):
            return f"{TRACKS[track]} at its end"
        points = t.upgrade_points[track][space]
        scores = f" and {many(points, 'point')}" if points else ""
        price = letters(t.upgrade_cost[track][space]) or "nothing"
        return f"{TRACKS[track]} to {t.holds[track][space + 1]}{scores} for {price}"

    def _tiles(self, home: HomeView, lit: set[str], placing: str) -> list[Span]:
        spans = []
        for tile in [*home.tiles, *(["druid"] if "tile:druid" in lit or placing == "druid" else [])]:
            chosen = f"tile:{tile}" in lit
            where = " (in hand)" if tile == placing else " (bedroom)" if tile == home.bedroom else ""
            spans.append(Span(f"{'*' if chosen else ''}{tile}{where}  ", "choice" if chosen else ""))
        if home.freed and len(home.tiles) == len(TILES) - 2:
            spans.append(Span("any of them may be first", "dim"))
        return spans or [Span("all used", "dim")]

    def _cards(self, home: HomeView, lit: set[str]) -> list[Span]:
        spans = []
        for gnome in home.cards:
            chosen = f"gnome:{gnome}" in lit
            done = " (done)" if gnome in home.traded else ""
            spans.append(Span(f"{'*' if chosen else ''}{gnome}{done}  ", "choice" if chosen else ""))
        return spans or [Span("none,", "dim")]

    def _vault(self, home: HomeView, lit: set[str]) -> list[Span]:
        if not home.vault:
            return [Span(f"{home.chests} face down" if home.chests else "empty", "" if home.chests else "dim")]
        spans = []
        for chest in home.vault:
            chosen = f"vault:{chest}" in lit
            spans.append(Span(f"{'*' if chosen else ''}{chest}  ", "choice" if chosen else ""))
        return spans


def _square(square: SquareView, chosen: bool) -> Span:
    if square.tile:
        owner = "+" if square.tile == "druid" else SEATS[square.seat]
        style = "bold" if square.tile == "druid" else SEAT_STYLES[square.seat]
        return Span(f" {square.icon}{owner}{square.tile[0]} ", style)
    style = STYLES[square.icon]
    return Span(f"{'*' if chosen else ' '}{square.icon}   ", f"choice {style}" if chosen else style)


def _rung(rung: RungView | None, chosen: bool) -> Span:
    if rung is None:
        return Span(f"{'*' if chosen else ' '}|--| ", "choice" if chosen else "dim")
    owner = "+" if rung.tile == "druid" else SEATS[rung.seat]
    style = "bold" if rung.tile == "druid" else SEAT_STYLES[rung.seat]
    return Span(f" |{owner}{rung.tile[0]}| ", style)


def _wrapped(label: str, spans: Sequence[Span]) -> list[Line]:
    """A labelled list, on as many lines as it needs."""
    rows: list[Line] = []
    row, width = [Span(f"{label:<{INDENT}}")], INDENT
    for span in spans:
        if width + len(span.text) > WIDTH:
            rows.append(tuple(row))
            row, width = [Span(" " * INDENT)], INDENT
        row.append(span)
        width += len(span.text)
    return [*rows, tuple(row)]


def _tokens(home: HomeView, lit: set[str]) -> Line:
    spans = []
    for kind, n in enumerate(home.tokens):
        letter = codes.ICONS[kind]
        chosen = n > 0 and f"token:{TOKEN_NAMES[kind]}" in lit
        spans.append(Span(f"{letter}{n}{'*' if chosen else ' '} ", STYLES[letter] if n else "dim"))
    return tuple(spans)
