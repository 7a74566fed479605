"""The table in characters: capitals, offer, advisors and every district. What may be chosen has a star before it."""

from typing import Final

from gnomehall.core.state import NOBODY
from gnomehall.core.view import Choice, Drawing, Line, Panel, Span, line
from gnomehall.core.vocabulary import Seat
from gnomehall.core.words import Words
from gnomehall.games.gnomopolis.edition import TYPES, GnomopolisEdition
from gnomehall.games.gnomopolis.icons import WILD_ICONS
from gnomehall.games.gnomopolis.tables import FIRST_ADVISOR, FIRST_BUILDING, GNOMES_AND_HELPER, LETTERS
from gnomehall.games.gnomopolis.view import CapitalView, DistrictView, GnomopolisView, WorkView
from gnomehall.parts.counts import numbers_of

STYLES: Final = {
    "C": "green", "V": "brown", "S": "red", "M": "yellow", "A": "blue", "I": "grey", "H": "bold", "W": "bold",
    "Military": "red", "Trade": "yellow", "Craft": "blue", "Invention": "grey",
}  # fmt: skip
WIDTH: Final = 76
TITLE: Final = 74
"""The room in a panel, and in its title."""
CELL: Final = 36
"""The room for a scroll, two to a line."""
NAME: Final = 24
ACTION: Final = 23
"""The room for a name and for what a scroll does, in a list."""
LABEL: Final = 10
"""The room for a word at the beginning of a line."""


def draw(edition: GnomopolisEdition, view: GnomopolisView, choices: list[Choice], words: Words) -> Drawing:
    return Board(edition, words).draw(view, choices)


class Board:
    """Draws views of one edition in one language."""

    def __init__(self, edition: GnomopolisEdition, words: Words) -> None:
        self.edition = edition
        self.words = words
        self.index = {id_: i for i, id_ in enumerate(edition.scroll_ids)}

    def _name(self, id_: str) -> str:
        return f"{id_} {self.words.name(id_)}"

    def _label(self, id_: str) -> str:
        """A word at the beginning of a line, as wide as all others."""
        return _fit(self.words.say(id_), LABEL - 1) + " "

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
            self.words.say(f"place-{which}"),
            (
                self._gnomes(capital.gnomes, which, lit, zeros=True),
                line(self.words.say("board-stock", coins=capital.coins, helpers=capital.helpers)),
            ),
        )

    def _offer(self, view: GnomopolisView, lit: set[str]) -> Panel:
        say = self.words.say
        widths = {"type": 10, "team": 5, "brings": 7, "action": ACTION, "homes": 5}
        heads = [f"  {_fit(say('board-card', cards=len(view.deck)), NAME)}"]
        heads += [_fit(say(f"board-{head}"), width) for head, width in widths.items()]
        rows = [line(Span("".join(heads).rstrip(), "dim"))]
        for card in view.offer:
            rows.append(self._card(card, lit) if card else line(Span(f"  {say('board-empty-place')}", "dim")))
        rows += [line(Span(say(legend), "dim")) for legend in ("board-legend-gnomes", "board-legend-icons")]
        limited = "sprint" if view.sprint else "round"
        when = "over" if view.player == NOBODY else "last" if view.ending else limited
        title = say("board-offer", when=when, round=view.round, last=view.last_round)
        why = f": {self.words.ending(view.ending)}" if view.ending else ""
        return Panel(_cut(f"{title}{why}", TITLE), tuple(rows))

    def _card(self, card: str, lit: set[str]) -> Line:
        e = self.edition
        index = self.index[card]
        i = index - FIRST_BUILDING
        chosen = f"offer:{card}" in lit
        return line(
            _star(chosen),
            Span(_fit(self._name(card), NAME), "choice" if chosen else "", f"offer:{card}"),
            Span(_fit(self.words.say(f"type-{e.types[i]}"), 10), STYLES[e.types[i]]),
            *_letters(e.teams[i], 5),
            *_letters(e.immigrations[i], 7),
            _fit(e.actions[index], ACTION),
            *_letters(e.homes[i], 4),
        )

    def _advisors(self, view: GnomopolisView) -> Panel:
        e = self.edition
        holders = {advisor: seat for seat, d in enumerate(view.districts) for advisor in d.advisors}
        rows = []
        for index in range(FIRST_ADVISOR, len(e.scroll_ids)):
            id_ = e.scroll_ids[index]
            type_ = TYPES[e.tables.advisors[index - FIRST_ADVISOR].kind]
            where = self.words.say("board-with", seat=holders[id_]) if id_ in holders else self.words.say("place-free")
            type_name = Span(_fit(self.words.say(f"type-{type_}"), 10), STYLES[type_])
            action = _fit(e.actions[index], ACTION)
            rows.append(line(f"  {_fit(self._name(id_), NAME)}", type_name, action, _cut(where, 17)))
        return Panel(self.words.say("board-advisors"), tuple(rows))

    # --- districts --------------------------------------------------------------------------

    def _district(self, view: GnomopolisView, seat: Seat, lit: set[str], whole: bool) -> Panel:
        d = view.districts[seat]
        moves = seat == view.player
        own_lit = lit if moves else set[str]()
        rows = [
            line(self._label("board-active"), *self._gnomes(d.active, "active", own_lit)),
            line(self._label("place-cup"), *self._gnomes(d.cup, "cup", own_lit)),
            line(self._label("board-exhausted"), *self._gnomes(d.exhausted, "exhausted", own_lit)),
        ]
        if any(d.team):
            rows.append(line(self._label("board-team"), *self._gnomes(d.team, "team", own_lit)))
        rows.append(self._homes(d))
        owned = self.words.say("board-stock", coins=d.coins, helpers=d.helpers)
        star = "*" if "helpers" in own_lit else ""
        caravan = "" if len(view.districts) == 1 else f", {self.words.say('board-caravan', whom=d.next_visit)}"
        rows.append(line(_cut(f"{self._label('board-owns')}{owned}{star}{caravan}", WIDTH)))
        visited = view.player >= 0 and view.districts[view.player].next_visit == seat
        chosen = {thing for thing in own_lit if not thing.startswith("visit:")}
        chosen |= {thing for thing in lit if visited and thing.startswith("visit:")}
        rows += self._scrolls(d, chosen, whole)
        title = self.words.say(
            "board-district",
            seat=seat,
            you=seat == view.viewer,
            moves=moves,
            first=seat == view.first and len(view.districts) > 1,
            points=view.scores[seat],
            buildings=len(d.buildings),
        )
        return Panel(_cut(title, TITLE), tuple(rows), "choice" if moves else "")

    def _homes(self, d: DistrictView) -> Line:
        """All homes by colour, in buildings and on the board, and who lives there as it stands."""
        t = self.edition.tables
        homes = t.board_homes + sum(t.cards[self.index[id_] - FIRST_BUILDING].homes for id_ in d.buildings)
        counts = zip(WILD_ICONS, numbers_of(homes, len(WILD_ICONS)), strict=True)
        spans = [Span(f"{letter}{n} ", STYLES[letter]) for letter, n in counts if n]
        housed = self.words.say("board-housed", inside=d.in_buildings, board=d.on_board, homeless=d.homeless)
        wide = LABEL + sum(len(span.text) for span in spans) + 1
        last = Span(spans[-1].text.rstrip(), spans[-1].style)
        return line(self._label("board-homes-of"), *spans[:-1], last, _cut(f": {housed}", WIDTH - wide + 2))

    def _gnomes(self, numbers: list[int], place: str, lit: set[str], zeros: bool = False) -> Line:
        """C2 V3, each in its colour; those that may be chosen have a star."""
        spans = []
        for letter, n in zip(GNOMES_AND_HELPER, numbers, strict=False):
            if n or zeros:
                thing = f"{place}:{letter}"
                star = "*" if n > 0 and thing in lit else " "
                spans.append(Span(f"{letter}{n}{star} ", STYLES[letter] if n else "dim", thing))
        return tuple(spans) or (Span(self.words.say("board-nobody"), "dim"),)

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
        name = self._name(id_)
        if work is not None:
            chosen = any(thing.startswith((f"work:{id_}:", f"lying:{id_}:")) for thing in lit)
            text = f"{name} {_on(work)}" + (f" = {work.copied}" if caravan else "")
        else:
            chosen = "caravan" in lit if caravan else f"scroll:{id_}" in lit or f"visit:{id_}" in lit
            text = name if caravan else f"{name} {self.edition.actions[index]}"
        return line(_star(chosen), Span(_fit(text, CELL), "choice" if chosen else "dim" if work else ""))


def _on(work: WorkView) -> str:
    """What lies on a scroll: [V] standing, [V!] lying, with its tokens."""
    standing = "".join(letter * n for letter, n in zip(LETTERS, work.standing, strict=True))
    lying = "".join(f"{letter}!" * n for letter, n in zip(LETTERS, work.lying, strict=True))
    tokens = (f"${work.coins}" if work.coins else "") + (f"H{work.helpers}" if work.helpers else "")
    return f"[{standing}{lying}{tokens}]"


def _star(chosen: bool) -> Span:
    return Span("* ", "choice") if chosen else Span("  ")


def _fit(text: str, width: int) -> str:
    """Exactly so wide; what does not fit is cut, and says so."""
    return f"{text:<{width}}" if len(text) <= width else f"{text[: width - 1]}~"


def _cut(text: str, width: int) -> str:
    """At most so wide; what is cut says so."""
    return text if len(text) <= width else f"{text[: width - 1]}~"


def _letters(letters: str, width: int) -> list[Span]:
    """Icons in their colours; an edition may print more than there is room for."""
    return [Span(letter, STYLES.get(letter, "")) for letter in _fit(letters, width)]
