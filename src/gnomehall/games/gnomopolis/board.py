"""The table in characters: capitals, offer, advisors and every district. What may be chosen has a star before it."""

from typing import Final

from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.games.gnomopolis.edition import LETTERS, GnomopolisEdition
from gnomehall.games.gnomopolis.tables import FIRST_ADVISOR, FIRST_BUILDING
from gnomehall.games.gnomopolis.view import CapitalView, DistrictView, GnomopolisView, WorkView
from gnomehall.games.gnomopolis.words import ENDINGS

STYLES: Final = {
    "C": "green", "V": "brown", "S": "red", "M": "yellow", "A": "blue", "I": "grey", "H": "bold", "W": "bold",
    "Military": "red", "Trade": "yellow", "Craft": "blue", "Invention": "grey",
}  # fmt: skip
LEGEND: Final = "C child  V villager  S soldier  M merchant  A artisan  I inventor  ! return"


class Board:
    """Draws the views of one edition."""

    def __init__(self, edition: GnomopolisEdition) -> None:
        self.edition = edition

    def draw(self, view: GnomopolisView, choices: list[Choice]) -> Drawing:
        lit = {thing for choice in choices for thing in choice.touches}
        rows: list[tuple[Panel, ...]] = [
            (self._capital("Old Capital", view.old, lit), self._capital("New Capital", view.new, lit)),
            (self._offer(view, lit),),
            (self._advisors(view),),
        ]
        nearest = view.viewer if view.viewer >= 0 else max(view.turn, 0)
        for i in range(len(view.districts)):
            seat = (nearest + 1 + i) % len(view.districts)
            rows.append((self._district(view, seat, lit, whole=seat == nearest),))
        return tuple(rows)

    def _capital(self, title: str, capital: CapitalView, lit: set[str]) -> Panel:
        return Panel(
            title,
            (
                _gnomes(capital.gnomes, "capital", lit, zeros=True),
                line(f"{_many(capital.coins, 'coin')}, {_many(capital.helpers, 'helper')}"),
            ),
        )

    def _offer(self, view: GnomopolisView, lit: set[str]) -> Panel:
        rows = [line(Span(f"  {'card':<20}{'type':<10}{'team':<5}{'brings':<7}{'action':<24}homes", "dim"))]
        for card in view.offer:
            rows.append(self._card(card, lit) if card else line(Span("  an empty place", "dim")))
        rows.append(line(Span(LEGEND, "dim")))
        title = f"Offer, {len(view.deck)} cards in the deck"
        ends = f": {ENDINGS[view.ending]}, last round" if view.ending else ""
        return Panel(title + ends, tuple(rows))

    def _card(self, card: str, lit: set[str]) -> Line:
        e = self.edition
        index = e.scroll_ids.index(card)
        i = index - FIRST_BUILDING
        name = f"{card} {e.scroll_names[index]}"
        return line(
            _star(f"offer:{card}" in lit),
            Span(f"{name:<20}", "choice" if f"offer:{card}" in lit else ""),
            Span(f"{e.types[i]:<10}", STYLES[e.types[i]]),
            *_letters(e.teams[i], 5),
            *_letters(e.immigrations[i], 7),
            f"{e.actions[index]:<24}",
            *_letters(e.homes[i], 4),
        )

    def _advisors(self, view: GnomopolisView) -> Panel:
        e = self.edition
        holders = {advisor: seat for seat, d in enumerate(view.districts) for advisor in d.advisors}
        rows = []
        for index in range(FIRST_ADVISOR, len(e.scroll_ids)):
            id_ = e.scroll_ids[index]
            kind = e.tables.advisors[index - FIRST_ADVISOR].kind
            where = f"with seat {holders[id_]}" if id_ in holders else "on the table"
            name = f"{id_} {e.scroll_names[index]}"
            type_ = ("Military", "Trade", "Craft", "Invention")[kind]
            rows.append(line(f"  {name:<20}", Span(f"{type_:<10}", STYLES[type_]), f"{e.actions[index]:<17}", where))
        return Panel("Advisors", tuple(rows))

    def _district(self, view: GnomopolisView, seat: int, lit: set[str], whole: bool) -> Panel:
        d = view.districts[seat]
        own_lit = lit if seat == view.player else set[str]()
        rows = [
            line(f"{'Active':<10}", *_gnomes(d.active, "active", own_lit)),
            line(f"{'Cup':<10}", *_gnomes(d.cup, "cup", own_lit)),
            line(f"{'Exhausted':<10}", *_gnomes(d.exhausted, "exhausted", own_lit)),
        ]
        if any(d.team):
            rows.append(line(f"{'Team':<10}", *_gnomes(d.team, "team", own_lit)))
        housed = f"{d.in_buildings} in buildings, {d.on_board} on the board, {d.homeless} homeless"
        rows.append(line(f"{_many(d.coins, 'coin')}, {_many(d.helpers, 'helper')}; gnomes {housed}"))
        rows += self._scrolls(view, d, own_lit, whole)
        turn = " to move" if seat == view.player else ""
        you = " (you)" if seat == view.viewer else ""
        start = ", began" if seat == view.first else ""
        points = _many(view.scores[seat], "point")
        title = f"Seat {seat}{you}{turn}{start}, {points}, {_many(len(d.buildings), 'building')}"
        return Panel(title, tuple(rows), "choice" if seat == view.player else "")

    def _scrolls(self, view: GnomopolisView, d: DistrictView, lit: set[str], whole: bool) -> list[Line]:
        """The scrolls, two to a line: board and cards; of other districts the cards alone, since boards are alike."""
        e = self.edition
        works = {work.scroll: work for work in d.works}
        shown = [*(e.scroll_ids[:FIRST_BUILDING] if whole else works), *d.buildings, *d.advisors]
        cells = []
        for id_ in dict.fromkeys(shown):
            index = e.scroll_ids.index(id_)
            caravan = index == e.tables.caravan
            if caravan:
                action = f"caravan, next to seat {d.next_visit}"
                chosen = "caravan" in lit
            else:
                action = e.actions[index]
                chosen = f"scroll:{id_}" in lit and id_ not in works
            label = f"{id_} {action}" if index < FIRST_BUILDING else f"{id_} {_short(e.scroll_names[index])} {action}"
            cells.append((chosen, label, works.get(id_)))
        rows = []
        for i in range(0, len(cells), 2):
            parts: list[str | Span] = []
            for chosen, label, work in cells[i : i + 2]:
                text = f"{label} {_on(work)}" if work else label
                parts += [_star(chosen), Span(f"{text:<36}"[:36], "choice" if chosen else "dim" if work else "")]
            rows.append(line(*parts))
        return rows


def _short(name: str) -> str:
    return name if len(name) <= 10 else name[:9] + "."


def _on(work: WorkView) -> str:
    """What lies on a scroll: [V] standing, [V!] lying, with its tokens."""
    gnomes = "".join(letter * n for letter, n in zip(LETTERS, work.gnomes, strict=True))
    tokens = (f"${work.coins}" if work.coins else "") + (f"H{work.helpers}" if work.helpers else "")
    return f"[{gnomes}{'!' if work.lying else ''}{tokens}]"


def _star(chosen: bool) -> Span:
    return Span("* ", "choice") if chosen else Span("  ")


def _gnomes(numbers: list[int], place: str, lit: set[str], zeros: bool = False) -> Line:
    """C2 V3, each in its colour; those that may be chosen have a star."""
    spans = []
    for letter, n in zip(LETTERS + "H", numbers, strict=False):
        if n or zeros:
            chosen = n > 0 and (f"{place}:{letter}" in lit or (letter == "H" and "helpers" in lit))
            spans.append(Span(f"{letter}{n}{'*' if chosen else ' '} ", STYLES[letter] if n else "dim"))
    return tuple(spans) or (Span("nobody", "dim"),)


def _letters(letters: str, width: int) -> list[Span]:
    return [Span(letter, STYLES[letter]) for letter in letters] + [Span(" " * (width - len(letters)))]


def _many(n: int, word: str) -> str:
    return f"{n} {word}{'' if n == 1 else 's'}"
