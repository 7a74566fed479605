"""The table in characters: forest, attic, trail, gnomes and every home. What may be chosen has a star beside it.

It is 76 characters wide at most, and every sign reads without colour.
"""

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.core.vocabulary import Seat
from gnomehall.core.words import Words
from gnomehall.games.mighty_gnomes.descriptions import Descriptions
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.ids import TILES, TOKEN_IDS, TRACKS
from gnomehall.games.mighty_gnomes.notation import letters
from gnomehall.games.mighty_gnomes.tables import COLUMNS, DINING, LETTERS, RUNGS, WAREHOUSE, Track
from gnomehall.games.mighty_gnomes.view import HomeView, MightyView, RungView, SquareView

STYLES: Final = {
    "W": "brown", "S": "yellow", "M": "red", "C": "green", "X": "magenta", "N": "blue", "T": "bold",
    "golden": "yellow", "silver": "grey",
}  # fmt: skip
WIDTH: Final = 76
INDENT: Final = 9
BOOK: Final = 25
"""How wide a book of the attic is."""
SEATS: Final = "abcd"
SEAT_STYLES: Final = ("red", "blue", "green", "yellow")


def draw(edition: MightyEdition, view: MightyView, choices: list[Choice], words: Words) -> Drawing:
    return _Board(edition, view, {thing for choice in choices for thing in choice.touches}, words).draw()


class _Board:
    """One view, in one language."""

    def __init__(self, edition: MightyEdition, view: MightyView, lit: set[str], words: Words) -> None:
        self.edition = edition
        self.view = view
        self.lit = lit
        self.words = words
        self.describe = Descriptions(edition, words)

    def draw(self) -> Drawing:
        view = self.view
        rows: list[tuple[Panel, ...]] = [
            (self._forest(), self._rewards()),
            (self._trail(),),
            (self._attic(),),
            (self._stacks(),),
        ]
        nearest = view.viewer if view.viewer >= 0 else max(view.player, 0)
        for i in range(len(view.homes)):
            rows.append((self._home((nearest + 1 + i) % len(view.homes)),))
        return tuple(rows)

    def _forest(self) -> Panel:
        """A square is its icon, then the tile on it: a3 is seat 0's 3-gnome tile, +d the druid tile of nobody."""
        view, say = self.view, self.words.say
        rows = []
        for number in range(len(view.forest), 0, -1):
            row = view.forest[number - 1]
            rows.append(line(Span(f"{number} ", "dim"), *[_square(s, f"square:{s.id}" in self.lit) for s in row]))
        rows.append(line(Span("   " + "".join(f"{column:<5}" for column in range(1, COLUMNS + 1)), "dim")))
        if view.queue:
            rows.append(line(Span(say("board-queue", glades=", ".join(view.queue)), "dim")))
        rounds, turn = self.edition.tables.rounds, view.turn or "none"
        return Panel(say("board-forest", round=view.round, rounds=rounds, turn=turn), tuple(rows))

    def _rewards(self) -> Panel:
        view, say = self.view, self.words.say
        rows = []
        for i, reward in enumerate(view.rewards):
            chosen, claimed = f"reward:{reward}" in self.lit, reward in view.claimed
            mark = "*" if chosen else "x" if claimed else " "
            text = mark + self.describe.reward(view.round, i)
            rows.append(line(Span(text, "choice" if chosen else "dim" if claimed else "")))
        return Panel(say("board-rewards"), tuple(rows))

    def _trail(self) -> Panel:
        t, view, say = self.edition.tables, self.view, self.words.say
        spaces = range(len(t.trail_points))
        piles = ["".join(SEATS[seat] for seat in view.trail if view.homes[seat].space == space) for space in spaces]
        rows = [
            line(Span(_label(say("board-space")) + "".join(f"{space:<4}" for space in spaces), "dim")),
            line(_label(say("board-tokens")), *[f"{pile or '.':<4}" for pile in piles]),
            line(_label(say("board-points")), *[f"{t.trail_points[space] or '.':<4}" for space in spaces]),
            line(
                _label(say("board-chest")), *[f"{'T' if t.trail_chests >> space & 1 else '.':<4}" for space in spaces]
            ),
            *_wrapped(say("board-open"), self._chests(view.open_chests, "open") or [Span(say("board-none"), "dim")]),
            line(_label(say("board-bag")), say("board-bag-holds", count=view.bag)),
        ]
        if view.drawn:
            rows += _wrapped(say("board-drawn"), self._chests(view.drawn, "drawn"))
        elif view.drawing:
            rows.append(line(_label(say("board-drawn")), say("board-bag-holds", count=view.drawing)))
        return Panel(say("board-trail"), tuple(rows))

    def _attic(self) -> Panel:
        view, say = self.view, self.words.say
        shown = [ladder for ladder in view.ladders if ladder.open]
        names = "".join(f"{say('board-ladder', ladder=ladder.id):<7}" for ladder in shown)
        head = f"   {say('place-column', column='left'):<{BOOK}}{names}  {say('place-column', column='right')}"
        rows = [line(Span(head, "dim"))]
        if len(view.left) == RUNGS and len(view.right) == RUNGS:
            for rung in range(RUNGS, 0, -1):
                cells = []
                for ladder in shown:
                    chosen = f"ladder:{ladder.id}" in self.lit and len(ladder.rungs) == rung - 1
                    cells.append(_rung(ladder.rungs[rung - 1] if rung <= len(ladder.rungs) else None, chosen))
                left = self._book(view.left[rung - 1], f"book:left:{rung}" in self.lit)
                right = self._book(view.right[rung - 1], f"book:right:{rung}" in self.lit)
                rows.append(line(Span(f"{rung}", "dim"), *left, " ", *cells, *right))
        if view.aside:
            aside = [Span(f"{self._book_text(book)}  ") for book in view.aside]
            rows += _wrapped(say("board-aside"), aside)
        for i, slot in enumerate(view.display):
            used = say("board-used-by", what=f"{SEATS[slot.seat]}{slot.tile}") if slot.tile else ""
            book = self._book(slot.book, f"display:{i + 1}" in self.lit)
            rows.append(line(Span(f"D{i + 1}", "dim"), *book, f"  {used}"))
        return Panel(say("board-attic"), tuple(rows))

    def _book_text(self, book: str) -> str:
        t, say = self.edition.tables, self.words.say
        i = [one.id for one in self.edition.books].index(book)
        cost = "$" if t.book_coins[i] else letters(t.book_tokens[i])
        price = f" [{cost}]" if cost else ""
        mark = say("board-golden") if t.golden[i] else say("board-silver")
        room, name = BOOK - len(mark) - 1 - len(price), self.words.name(book)
        return f"{mark} {name if len(name) <= room else name[: room - 1] + '…'}{price}"

    def _book(self, book: str, chosen: bool) -> list[Span]:
        golden = self.edition.tables.golden[[one.id for one in self.edition.books].index(book)]
        style = "choice" if chosen else STYLES["golden" if golden else "silver"]
        return [
            Span("*" if chosen else " ", "choice" if chosen else ""),
            Span(f"{self._book_text(book):<{BOOK}}", style),
        ]

    def _stacks(self) -> Panel:
        say, rows = self.words.say, []
        gnomes = [gnome.id for gnome in self.edition.gnomes]
        for stack in self.view.stacks:
            gnome, chosen = gnomes.index(stack.gnome), f"stack:{stack.gnome}" in self.lit
            name = f"{'*' if chosen else ' '}{self.words.name(stack.gnome):<21}"
            cost = f"{letters(self.edition.tables.gnome_cost[gnome]):<5}x{stack.cards}  "
            rows.append(line(Span(name, "choice" if chosen else ""), cost, self.describe.scoring(gnome)))
            rows += [line(f"   {part}") for part in textwrap.wrap(self.describe.ability(gnome), WIDTH - 3)]
        rows.append(line(Span(say("board-legend"), "dim")))
        return Panel(say("board-gnomes"), tuple(rows))

    def _home(self, seat: Seat) -> Panel:
        view, home, say = self.view, self.view.homes[seat], self.words.say
        mine = seat == view.player
        title = say(
            "board-home",
            seat=seat,
            letter=SEATS[seat],
            you=seat == view.viewer,
            turn=mine,
            first=seat == view.first,
            count=view.scores[seat],
        )
        lit = self.lit if mine else set()
        resources = Span(say("board-resources", count=sum(home.tokens), room=home.room))
        guests = Span(say("board-guests-of", count=len(home.cards), room=home.capacity))
        steps = ((WAREHOUSE, home.warehouse), (DINING, home.dining))
        rows = [
            *_wrapped(say("board-tiles"), self._tiles(home, lit, view.placing if mine else "")),
            *_wrapped(say("board-holds"), [*_tokens(home, lit), resources]),
            line(_label(""), say("board-purse", count=home.coins, keys=home.keys, space=home.space)),
            *_wrapped(say("board-guests"), [*self._cards(home, lit), guests]),
            *_wrapped(say("board-upgrade"), [Span(f"{self._next(track, space)}  ") for track, space in steps]),
            *_wrapped(say("board-vault"), self._vault(home, mine)),
        ]
        if home.opened:
            opened = [Span(f"{self.words.name(chest)}  ") for chest in home.opened]
            rows += _wrapped(say("board-opened"), opened)
        return Panel(title, tuple(rows), "choice" if mine else "")

    def _next(self, track: Track, space: int) -> str:
        """What the next space of a track holds, costs and scores."""
        t, say = self.edition.tables, self.words.say
        if space + 1 >= len(t.holds[track]):
            return say("board-at-end", track=TRACKS[track])
        price, points = letters(t.upgrade_cost[track][space]) or "0", t.upgrade_points[track][space]
        return say("board-next", track=TRACKS[track], holds=t.holds[track][space + 1], what=price, points=points)

    def _tiles(self, home: HomeView, lit: set[str], placing: str) -> list[Span]:
        say, spans = self.words.say, []
        for tile in [*home.tiles, *(["druid"] if "tile:druid" in lit or placing == "druid" else [])]:
            chosen = f"tile:{tile}" in lit
            place = say("board-in-hand") if tile == placing else say("board-in-bed") if tile == home.bedroom else ""
            text = f"{'*' if chosen else ''}{tile}{f' ({place})' if place else ''}  "
            spans.append(Span(text, "choice" if chosen else ""))
        if home.freed and len(home.tiles) == len(TILES) - 2:
            spans.append(Span(say("tip-freed"), "dim"))
        return spans or [Span(say("board-all-used"), "dim")]

    def _cards(self, home: HomeView, lit: set[str]) -> list[Span]:
        spans = []
        for gnome in home.cards:
            chosen = f"gnome:{gnome}" in lit
            done = f" ({self.words.say('board-done')})" if gnome in home.traded else ""
            text = f"{'*' if chosen else ''}{self.words.name(gnome)}{done}  "
            spans.append(Span(text, "choice" if chosen else ""))
        return spans

    def _vault(self, home: HomeView, mine: bool) -> list[Span]:
        if home.vault:
            return self._chests(home.vault, "vault" if mine else "")
        text = self.words.say("board-face-down", count=home.chests) if home.chests else self.words.say("board-none")
        return [Span(text, "" if home.chests else "dim")]

    def _chests(self, chests: list[str], place: str) -> list[Span]:
        spans = []
        for chest in chests:
            chosen = f"{place}:{chest}" in self.lit
            text = f"{'*' if chosen else ''}{self.words.name(chest)} ({self.describe.contents(chest)})  "
            spans.append(Span(text, "choice" if chosen else ""))
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


def _label(text: str) -> str:
    return f"{text:<{INDENT}}"


def _wrapped(label: str, spans: Sequence[Span]) -> list[Line]:
    """A labelled list, on as many lines as it needs."""
    rows = [[Span(_label(label))]]
    width = INDENT
    for span in spans:
        if width + len(span.text.rstrip()) > WIDTH:
            rows.append([Span(_label(""))])
            width = INDENT
        rows[-1].append(span)
        width += len(span.text)
    return [(*row[:-1], replace(row[-1], text=row[-1].text.rstrip())) for row in rows]


def _tokens(home: HomeView, lit: set[str]) -> Line:
    spans = []
    for kind, n in enumerate(home.tokens):
        letter = LETTERS[kind]
        chosen = n > 0 and f"token:{TOKEN_IDS[kind]}" in lit
        spans.append(Span(f"{letter}{n}{'*' if chosen else ' '} ", STYLES[letter] if n else "dim"))
    return tuple(spans)
