"""Moves, questions and events in plain sentences."""

from typing import Final

from gnomehall.core.event import Event, Plain
from gnomehall.core.view import Choice
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.notation import Notation
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import COLOURS, FIRST_ADVISOR, FIRST_BUILDING, HELPER, PASS, PROFESSIONS
from gnomehall.parts.counts import numbers_of

SINGULAR: Final = ("child", "villager", "soldier", "merchant", "artisan", "inventor", "helper")
PLURAL: Final = ("children", "villagers", "soldiers", "merchants", "artisans", "inventors", "helpers")
ENDINGS: Final = {
    "buildings": "a sixth building stands",
    "gnomes": "the Old Capital has no gnomes left",
    "coins": "the Old Capital has no coins left",
    "rounds": "the last round is over",
}


def people(numbers: list[int]) -> str:
    """2 villagers and 1 child, from counts by colour."""
    parts = [f"{n} {SINGULAR[i] if n == 1 else PLURAL[i]}" for i, n in enumerate(numbers) if n]
    if len(parts) < 2:
        return "".join(parts) or "nobody"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def prompt(s: Gnomopolis, asked: str) -> str:
    match asked:
        case "Turn" if s.built:
            return "Your turn: use scrolls, send the caravan, or pass"
        case "Turn":
            return "Your turn: use scrolls, send the caravan, build one card, or pass"
        case "Gain" if s.todo[-1].arg == PROFESSIONS:
            return "Which profession does the gnome you gain have?"
        case "Gain":
            return "Which gnome do you gain?"
        case "Search":
            return "Search: which gnome do you move?"
        case "Draw":
            return "A gnome is drawn from a cup"
        case "Reveal":
            return "A card comes into the offer"
        case "FirstPlayer":
            return "The first player is drawn by lot"
    return "The game is over"


class Words:
    """Sentences about the actions and events of one edition."""

    def __init__(self, edition: GnomopolisEdition, notation: Notation) -> None:
        self.edition = edition
        self.notation = notation

    def scroll(self, index: int) -> str:
        return f"{self.edition.scroll_ids[index]} {self.edition.scroll_names[index]}"

    def choice(self, s: Gnomopolis, action: int) -> Choice:
        kind, says, rule, touches = self._choice(s, action)
        return Choice(action, self.notation.texts[action], kind, says, rule, touches)

    def _choice(self, s: Gnomopolis, action: int) -> tuple[str, str, str, tuple[str, ...]]:
        t = self.edition.tables
        ids = self.edition.scroll_ids
        if action == PASS:
            return "pass", "End your turn", "GNO-28", ("pass",)
        if action < t.build:
            return self._use(s, action)
        if action < t.gain:
            card, team = t.build_card[action - t.build], t.build_team[action - t.build]
            index = FIRST_BUILDING + card
            with_team = people(numbers_of(team, COLOURS + 1))
            says = (
                f"Build {self.edition.scroll_names[index]} with {with_team}; {people(self._immigrants(card))} immigrate"
            )
            return "build", says, "GNO-63", (f"offer:{ids[index]}", *_gnome_ids("active", team))
        if action < t.seek_cup:
            colour = action - t.gain
            return "gain", f"Gain one {SINGULAR[colour]}", "GNO-42", (f"capital:{_letter(colour)}",)
        return self._seek(action) if action < t.draw else self._fall(action)

    def _use(self, s: Gnomopolis, action: int) -> tuple[str, str, str, tuple[str, ...]]:
        t = self.edition.tables
        by_caravan = action >= t.copy
        number = action - (t.copy if by_caravan else t.use)
        index, pay = t.use_scroll[number], t.use_pay[number]
        effect = self.edition.actions[index].partition(" > ")[2]
        paying = people(numbers_of(pay, COLOURS))
        scroll = t.scrolls[index]
        tokens = f", {scroll.coins} coins" if scroll.coins else ""
        tokens += f", {scroll.helpers} helpers" if scroll.helpers else ""
        lost = " (returned)" if scroll.lying else ""
        gnomes = _gnome_ids("active", pay)
        name = self.edition.scroll_names[index]
        id_ = self.edition.scroll_ids[index]
        if not by_caravan:
            return "use", f"{name}: {paying}{lost}{tokens} for {effect}", "GNO-32", (f"scroll:{id_}", *gnomes)
        host = s.visited(s.player())
        says = f"Caravan to seat {host}, {name}: {paying}{lost}{tokens} for {effect}"
        return "caravan", says, "GNO-84", ("caravan", f"scroll:{id_}", *gnomes)

    def _seek(self, action: int) -> tuple[str, str, str, tuple[str, ...]]:
        t = self.edition.tables
        if action < t.seek_exhausted:
            colour = action - t.seek_cup
            return "seek", f"Take one {SINGULAR[colour]} from your cup", "GNO-50", (f"cup:{_letter(colour)}",)
        if action < t.seek_scroll:
            colour = action - t.seek_exhausted
            says = f"Take one exhausted {SINGULAR[colour]}"
            return "seek", says, "GNO-50", (f"exhausted:{_letter(colour)}",)
        if action < t.seek_team:
            number = action - t.seek_scroll
            scroll, colour = t.work_scroll[number], t.work_colour[number]
            says = f"Take the {SINGULAR[colour]} off {self.scroll(scroll)}"
            return "seek", says, "GNO-51", (f"work:{self.edition.scroll_ids[scroll]}:{_letter(colour)}",)
        colour = action - t.seek_team
        return "seek", f"Take the {SINGULAR[colour]} out of your build team", "GNO-55", (f"team:{_letter(colour)}",)

    def _fall(self, action: int) -> tuple[str, str, str, tuple[str, ...]]:
        """What chance may bring."""
        t = self.edition.tables
        if action < t.reveal:
            colour = action - t.draw
            return "draw", f"One {SINGULAR[colour]} is drawn", "GNO-47", (f"cup:{_letter(colour)}",)
        if action < t.first:
            index = FIRST_BUILDING + action - t.reveal
            says = f"{self.scroll(index)} comes into the offer"
            return "reveal", says, "GNO-67", (f"offer:{self.edition.scroll_ids[index]}",)
        return "first", f"Seat {action - t.first} begins", "GNO-20", ()

    def _immigrants(self, card: int) -> list[int]:
        return numbers_of(self.edition.tables.cards[card].immigration, COLOURS)

    def tell(self, event: Event) -> str:
        """An event as a sentence; the seat stands for its player."""
        d = event.data
        who = f"Seat {d['seat']}" if "seat" in d else ""
        match event.kind:
            case "first":
                return f"{who} begins"
            case "turn":
                return f"Round {d['round']}: {who}'s turn"
            case "reveal":
                return f"{self.scroll(FIRST_BUILDING + number(d, 'card'))} comes into the offer"
            case "refill":
                return f"{who}'s cup is empty: the exhausted gnomes go in"
            case "draw":
                return f"{who} draws one {SINGULAR[number(d, 'colour')]}"
            case "use":
                return f"{who} uses {self.scroll(number(d, 'scroll'))} with {people(numbers(d, 'gnomes'))}"
            case "caravan":
                copied = self.scroll(number(d, "scroll"))
                return f"{who}'s caravan goes to seat {d['host']}: {copied} with {people(numbers(d, 'gnomes'))}"
            case "build":
                built = self.scroll(FIRST_BUILDING + number(d, "card"))
                return f"{who} builds {built} with {people(numbers(d, 'team'))}"
            case "gain":
                lost = f"; {people(numbers(d, 'lost'))} can't be had" if any(numbers(d, "lost")) else ""
                return f"{who} gains {people(numbers(d, 'gnomes'))}{lost}"
            case "coins":
                return f"{who} gets {d['coins']} coin{'s' if d['coins'] != 1 else ''}"
            case "helpers":
                return f"{who} gets {d['helpers']} helper{'s' if d['helpers'] != 1 else ''}"
            case "advisor":
                return f"{self.scroll(FIRST_ADVISOR + number(d, 'advisor'))} comes to seat {d['seat']}"
            case "search":
                says = self._seek(number(d, "action"))[1]
                return f"{who} searches: {says[0].lower()}{says[1:]}".replace("your", "the")
            case "pass":
                return f"{who} passes"
            case "ending":
                return f"The end is near: {ENDINGS[str(d['reason'])]}"
        raise AssertionError(f"an event without words: {event.kind}")


def number(data: dict[str, Plain], key: str) -> int:
    value = data[key]
    assert isinstance(value, int)
    return value


def numbers(data: dict[str, Plain], key: str) -> list[int]:
    value = data[key]
    assert isinstance(value, list)
    return [int(item) for item in value]


def _letter(colour: int) -> str:
    return "CVSMAIH"[colour]


def _gnome_ids(place: str, gnomes: int) -> tuple[str, ...]:
    """Where the gnomes of a payment stand; helpers lie in the district."""
    found = []
    for colour, n in enumerate(numbers_of(gnomes, COLOURS + 1)):
        if n:
            found.append("helpers" if colour == HELPER else f"{place}:{_letter(colour)}")
    return tuple(found)
