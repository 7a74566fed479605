"""The table in characters: capitals, offer, advisors and every district. What may be chosen has a star before it."""

from typing import Final

from gnomehall.core.state import NOBODY
from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.games.gnomopolis.edition import TYPES, GnomopolisEdition
from gnomehall.games.gnomopolis.icons import LETTERS, WILD_ICONS
from gnomehall.games.gnomopolis.tables import FIRST_ADVISOR, FIRST_BUILDING
from gnomehall.games.gnomopolis.view import CapitalView, DistrictView, GnomopolisView, WorkView
from gnomehall.games.gnomopolis.words import ENDINGS, many
from gnomehall.parts.counts import numbers_of

STYLES: Final = {
    "C": "green", "V": "brown", "S": "red", "M": "yellow", "A": "blue", "I": "grey", "H": "bold", "W": "bold",
    "Military": "red", "Trade": "yellow", "Craft": "blue", "Invention": "grey",
}  # fmt: skip
LEGEND: Final = (
    "C child  V villager  S soldier  M merchant  A artisan  I inventor  H helper",
    "W any gnome  P any of SMAI  $ coins  ! returned  + gain  [V] works  * choose",
)
CELL: Final = 36
"""The room for a scroll, two to a line."""


class Board:
    """Draws the views of one edition."""

    def __init__(self, edition: GnomopolisEdition) -> None:
        self.edition = edition
        self.index = {id_: i for i, id_ in enumerate(edition.scroll_ids)}

    def draw(self, view: GnomopolisView, choices: list[Choice]) -> Drawing:
        lit = {thing for choice in choices for thing in choice.touches}
        rows: list[tuple[Panel, ...]] = [
            (self._capital("old", view.old, lit), self._capital("new", view.new, lit)),
            (self._offer(view, lit),),
            (self._advisors(view),),
        ]
        nearest = view.viewer if view.viewer >= 0 else max(view.turn, 0)
        for i in range(len(view.districts)):
            seat = (nearest + 1 + i) % len(view.districts)
            rows.append((self._district(view, seat, lit, whole=seat == nearest),))
        return tuple(rows)

    # --- the middle of the table ------------------------------------------------------------

    def _capital(self, which: str, capital: CapitalView, lit: set[str]) -> Panel:
        return Panel(
            f"{which.capitalize()} Capital",
            (
                _gnomes(capital.gnomes, which, lit, zeros=True),
                line(f"{many(capital.coins, 'coin')}, {many(capital.helpers, 'helper')}"),
            ),
        )

    def _offer(self, view: GnomopolisView, lit: set[str]) -> Panel:
        deck = f"card, {len(view.deck)} in deck"
        rows = [line(Span(f"  {deck:<20}{'type':<10}{'team':<5}{'brings':<7}{'action':<24}homes", "dim"))]
        for card in view.offer:
            rows.append(self._card(card, lit) if card else line(Span("  an empty place", "dim")))
        rows += [line(Span(text, "dim")) for text in LEGEND]
        when = "the game is over" if view.player == NOBODY else f"{'last ' if view.ending else ''}round {view.round}"
        why = f": {ENDINGS[view.ending]}" if view.ending else ""
        return Panel(f"Offer, {when}{why}", tuple(rows))

    def _card(self, card: str, lit: set[str]) -> Line:
        e = self.edition
        index = self.index[card]
        i = index - FIRST_BUILDING
        chosen = f"offer:{card}" in lit
        return line(
            _star(chosen),
            Span(_fit(f"{card} {e.scroll_names[index]}", 20), "choice" if chosen else ""),
            Span(f"{e.types[i]:<10}", STYLES[e.types[i]]),
            *_letters(e.teams[i], 5),
            *_letters(e.immigrations[i], 7),
            _fit(e.actions[index], 24),
            *_letters(e.homes[i], 4),
        )

    def _advisors(self, view: GnomopolisView) -> Panel:
        e = self.edition
        holders = {advisor: seat for seat, d in enumerate(view.districts) for advisor in d.advisors}
        rows = []
        for index in range(FIRST_ADVISOR, len(e.scroll_ids)):
            id_ = e.scroll_ids[index]
            type_ = TYPES[e.tables.advisors[index - FIRST_ADVISOR].kind]
            where = f"with seat {holders[id_]}" if id_ in holders else "on the table"
            name = _fit(f"{id_} {e.scroll_names[index]}", 20)
            rows.append(line(f"  {name}", Span(f"{type_:<10}", STYLES[type_]), _fit(e.actions[index], 24), where))
        return Panel("Advisors, for most buildings of a type", tuple(rows))

    # --- districts --------------------------------------------------------------------------

    def _district(self, view: GnomopolisView, seat: int, lit: set[str], whole: bool) -> Panel:
        d = view.districts[seat]
        moves = seat == view.player
        own_lit = lit if moves else set[str]()
        rows = [
            line(f"{'Active':<10}", *_gnomes(d.active, "active", own_lit)),
            line(f"{'Cup':<10}", *_gnomes(d.cup, "cup", own_lit)),
            line(f"{'Exhausted':<10}", *_gnomes(d.exhausted, "exhausted", own_lit)),
        ]
        if any(d.team):
            rows.append(line(f"{'Team':<10}", *_gnomes(d.team, "team", own_lit)))
        rows.append(self._homes(d))
        helpers = f"{many(d.helpers, 'helper')}{'*' if 'helpers' in own_lit else ''}"
        caravan = "" if len(view.districts) == 1 else f", caravan goes to seat {d.next_visit} next"
        rows.append(line(f"{'Owns':<10}{many(d.coins, 'coin')}, {helpers}{caravan}"))
        visited = view.player >= 0 and view.districts[view.player].next_visit == seat
        chosen = {thing for thing in own_lit if not thing.startswith("visit:")}
        chosen |= {thing for thing in lit if visited and thing.startswith("visit:")}
        rows += self._scrolls(d, chosen, whole)
        you = " (you)" if seat == view.viewer else ""
        first = ", first player" if seat == view.first and len(view.districts) > 1 else ""
        title = f"Seat {seat}{you}{' to move' if moves else ''}{first}"
        counts = f"{many(view.scores[seat], 'point')}, {many(len(d.buildings), 'building')}"
        return Panel(f"{title}: {counts}", tuple(rows), "choice" if moves else "")

    def _homes(self, d: DistrictView) -> Line:
        """All homes by colour, in buildings and on the board, and who lives there as it stands."""
        t = self.edition.tables
        homes = t.board_homes + sum(t.cards[self.index[id_] - FIRST_BUILDING].homes for id_ in d.buildings)
        counts = zip(WILD_ICONS, numbers_of(homes, len(WILD_ICONS)), strict=True)
        spans = [Span(f"{letter}{n} ", STYLES[letter]) for letter, n in counts if n]
        housed = f": {d.in_buildings} in buildings, {d.on_board} on board, {d.homeless} homeless"
        return line(f"{'Homes':<10}", *spans[:-1], Span(spans[-1].text.rstrip(), spans[-1].style), housed)

    def _scrolls(self, d: DistrictView, lit: set[str], whole: bool) -> list[Line]:
        """The scrolls, two to a line: board and cards; of other districts the cards alone, since boards are alike."""
        works = {work.scroll: work for work in d.works}
        shown = [*(self.edition.scroll_ids[:FIRST_BUILDING] if whole else works), *d.buildings, *d.advisors]
        cells = [self._scroll(d, id_, works.get(id_), lit) for id_ in dict.fromkeys(shown)]
        return [line(*(span for cell in cells[i : i + 2] for span in cell)) for i in range(0, len(cells), 2)]

    def _scroll(self, d: DistrictView, id_: str, work: WorkView | None, lit: set[str]) -> Line:
        """Name and action of a scroll, or who works there."""
        index = self.index[id_]
        caravan = index == self.edition.tables.caravan
        name = f"{id_} {self.edition.scroll_names[index]}"
        if work is not None:
            chosen = any(thing.startswith(f"work:{id_}:") for thing in lit)
            text = f"{name} {_on(work)}" + (f" as {work.copied}" if caravan else "")
        else:
            chosen = "caravan" in lit if caravan else f"scroll:{id_}" in lit or f"visit:{id_}" in lit
            text = name if caravan else f"{name} {self.edition.actions[index]}"
        return line(_star(chosen), Span(_fit(text, CELL), "choice" if chosen else "dim" if work else ""))


def _on(work: WorkView) -> str:
    """What lies on a scroll: [V] standing, [V!] lying, with its tokens."""
    gnomes = "".join(letter * n for letter, n in zip(LETTERS, work.gnomes, strict=True))
    tokens = (f"${work.coins}" if work.coins else "") + (f"H{work.helpers}" if work.helpers else "")
    return f"[{gnomes}{'!' if work.lying else ''}{tokens}]"


def _star(chosen: bool) -> Span:
    return Span("* ", "choice") if chosen else Span("  ")


def _fit(text: str, width: int) -> str:
    """Exactly so wide; what does not fit is cut, and says so."""
    return f"{text:<{width}}" if len(text) <= width else f"{text[: width - 1]}~"


def _gnomes(numbers: list[int], place: str, lit: set[str], zeros: bool = False) -> Line:
    """C2 V3, each in its colour; those that may be chosen have a star."""
    spans = []
    for letter, n in zip(LETTERS + "H", numbers, strict=False):
        if n or zeros:
            chosen = n > 0 and f"{place}:{letter}" in lit
            spans.append(Span(f"{letter}{n}{'*' if chosen else ' '} ", STYLES[letter] if n else "dim"))
    return tuple(spans) or (Span("nobody", "dim"),)


def _letters(letters: str, width: int) -> list[Span]:
    """Icons in their colours; an edition may print more than there is room for."""
    return [Span(letter, STYLES.get(letter, "")) for letter in _fit(letters, width)]
