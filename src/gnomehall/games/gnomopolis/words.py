"""Moves, questions and events in plain sentences."""

from functools import cache
from typing import Final

from gnomehall.core.event import Event, number, numbers
from gnomehall.core.view import Choice
from gnomehall.games.gnomopolis import tables
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.notation import Notation
from gnomehall.games.gnomopolis.state import Gnomopolis
from gnomehall.games.gnomopolis.tables import COLOURS, FIRST_ADVISOR, FIRST_BUILDING, HELPER, PASS, PROFESSIONS, Effect
from gnomehall.parts.counts import count, numbers_of

SINGULAR: Final = ("child", "villager", "soldier", "merchant", "artisan", "inventor", "helper")
PLURAL: Final = ("children", "villagers", "soldiers", "merchants", "artisans", "inventors", "helpers")
ENDINGS: Final = {
    "buildings": "a district has its last building",
    "gnomes": "the Old Capital has no gnomes left",
    "coins": "the Old Capital has no coins left",
    "rounds": "the last round is over",
}
HOME: Final = -1
"""Where the caravan goes when there is nobody to visit."""
OLD: Final = 0
NEW: Final = 1
"""The capital that a gnome comes from."""
LIES: Final = 1
"""Whether who is searched for lies on a scroll."""
PROMPT_RULES: Final = {
    "Turn": "GNO-25",
    "Gain": "GNO-42",
    "Search": "GNO-50",
    "Draw": "GNO-47",
    "Reveal": "GNO-67",
    "FirstPlayer": "GNO-20",
}


def people(numbers: list[int], *tokens: str) -> str:
    """2 villagers, 1 child and 1 coin, from counts by colour and what comes with them."""
    parts = [f"{n} {SINGULAR[i] if n == 1 else PLURAL[i]}" for i, n in enumerate(numbers) if n]
    parts += tokens
    if len(parts) < 2:
        return "".join(parts) or "nobody"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def a_gnome(colour: int) -> str:
    """A child, an artisan."""
    word = SINGULAR[colour]
    return f"an {word}" if word[0] in "aei" else f"a {word}"


def many(n: int, word: str) -> str:
    """1 coin, 2 coins."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def effect_words(effect: Effect) -> str:
    match effect.kind:
        case tables.GAIN_COINS:
            return f"get {many(effect.amount, 'coin')}"
        case tables.GAIN_HELPERS:
            return f"get {many(effect.amount, 'helper')}"
        case tables.GAIN_GNOME:
            return f"gain {a_gnome(effect.amount)}"
        case tables.GAIN_CHOSEN:
            return "gain a gnome of any profession" if effect.amount == PROFESSIONS else "gain any gnome"
        case tables.DRAW_GNOMES:
            return f"draw {many(effect.amount, 'gnome')}"
    assert effect.kind == tables.SEARCH_GNOMES
    return (
        "Search once"
        if effect.amount == 1
        else "Search twice"
        if effect.amount == 2
        else f"Search {effect.amount} times"
    )


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
        self._made = cache(self._make)

    def scroll(self, index: int) -> str:
        return f"{self.edition.scroll_ids[index]} {self.edition.scroll_names[index]}"

    def choice(self, s: Gnomopolis, action: int) -> Choice:
        """An action in words, which are put together once: besides the action they depend on one number at most."""
        t = self.edition.tables
        if t.copy <= action < t.build:
            return self._made(action, s.visited(s.player()) if s.seats > 1 else HOME)
        if t.gain <= action < t.seek_cup:
            return self._made(action, OLD if count(s.old, action - t.gain) else NEW)
        return self._made(action, LIES if _lies(s, action) else 0)

    def _make(self, action: int, where: int) -> Choice:
        kind, says, rule, touches = self._choice(action, where)
        return Choice(action, self.notation.texts[action], kind, says, rule, touches)

    def _choice(self, action: int, where: int) -> tuple[str, str, str, tuple[str, ...]]:
        t = self.edition.tables
        ids = self.edition.scroll_ids
        if action == PASS:
            return "pass", "End your turn", "GNO-28", ("pass",)
        if action < t.build:
            return self._use(action, where)
        if action < t.gain:
            card, team = t.build_card[action - t.build], t.build_team[action - t.build]
            index = FIRST_BUILDING + card
            immigrants = numbers_of(t.cards[card].immigration, COLOURS)
            arrive = f"{people(immigrants)} immigrate{'s' if sum(immigrants) < 2 else ''}"
            says = f"Build {self.edition.scroll_names[index]} with {people(numbers_of(team, COLOURS + 1))}; {arrive}"
            return "build", says, "GNO-63", (f"offer:{ids[index]}", *_gnome_ids("active", team))
        if action < t.seek_cup:
            colour = action - t.gain
            capital = "old" if where == OLD else "new"
            return "gain", f"Gain one {SINGULAR[colour]}", "GNO-42", (f"{capital}:{_letter(colour)}",)
        return self._seek(action, where == LIES) if action < t.draw else self._fall(action)

    def _use(self, action: int, host: int) -> tuple[str, str, str, tuple[str, ...]]:
        t = self.edition.tables
        by_caravan = action >= t.copy
        number = action - (t.copy if by_caravan else t.use)
        index, pay = t.use_scroll[number], t.use_pay[number]
        scroll = t.scrolls[index]
        tokens = [many(n, word) for n, word in ((scroll.coins, "coin"), (scroll.helpers, "helper")) if n]
        paying = f"{', returning' if scroll.lying else ' with'} {people(numbers_of(pay, COLOURS), *tokens)}"
        effects = ", ".join(effect_words(effect) for effect in scroll.effects)
        says = f"{self.edition.scroll_names[index]}{paying}: {effects}"
        gnomes = _gnome_ids("active", pay)
        id_ = self.edition.scroll_ids[index]
        if not by_caravan:
            return "use", f"Use {says}", "GNO-32", (f"scroll:{id_}", *gnomes)
        where = f"Send the caravan to seat {host} and use" if host != HOME else "Use the caravan as"
        return "caravan", f"{where} {says}", "GNO-84", ("caravan", f"visit:{id_}", *gnomes)

    def _seek(self, action: int, lies: bool) -> tuple[str, str, str, tuple[str, ...]]:
        t = self.edition.tables
        verb, rest = self._search(action, lies)
        says = f"{verb.capitalize()} {rest}"
        if action < t.seek_exhausted:
            return "seek", says, "GNO-50", (f"cup:{_letter(action - t.seek_cup)}",)
        if action < t.seek_scroll:
            return "seek", says, "GNO-50", (f"exhausted:{_letter(action - t.seek_exhausted)}",)
        if action < t.seek_team:
            number = action - t.seek_scroll
            id_ = self.edition.scroll_ids[t.work_scroll[number]]
            return "seek", says, "GNO-51", (f"work:{id_}:{_letter(t.work_colour[number])}",)
        return "seek", says, "GNO-55", (f"team:{_letter(action - t.seek_team)}",)

    def _search(self, action: int, lies: bool) -> tuple[str, str]:
        """What a Search does: the verb, and the rest of the sentence."""
        t = self.edition.tables
        if action < t.seek_exhausted:
            return "take", f"one {SINGULAR[action - t.seek_cup]} from the cup"
        if action < t.seek_scroll:
            return "take", f"one {SINGULAR[action - t.seek_exhausted]} from the exhausted area"
        if action < t.seek_team:
            number = action - t.seek_scroll
            who = f"the {SINGULAR[t.work_colour[number]]} on {self.scroll(t.work_scroll[number])}"
            return ("return", f"{who} at once") if lies else ("send", f"{who} to the exhausted area")
        return "send", f"the {SINGULAR[action - t.seek_team]} of the build team to the exhausted area"

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

    def tell(self, event: Event) -> str:
        """An event as a sentence; the seat stands for its player."""
        d = event.data
        who = f"Seat {d['seat']}" if "seat" in d else ""
        match event.kind:
            case "first":
                return f"{who} begins"
            case "turn":
                return f"Round {d['round']}: seat {d['seat']}'s turn"
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
                goes = f"goes to seat {d['host']}" if d["host"] != d["seat"] else "stays at home"
                return f"{who}'s caravan {goes}: {copied} with {people(numbers(d, 'gnomes'))}"
            case "build":
                built = self.scroll(FIRST_BUILDING + number(d, "card"))
                return f"{who} builds {built} with {people(numbers(d, 'team'))}"
            case "gain":
                lost = f"; {people(numbers(d, 'lost'))} can't be had" if any(numbers(d, "lost")) else ""
                return f"{who} gains {people(numbers(d, 'gnomes'))}{lost}"
            case "coins":
                why = {"GNO-80": " from the advisor", "GNO-87": " for the visit"}.get(event.rule, "")
                return f"{who} gets {many(number(d, 'coins'), 'coin')}{why}"
            case "helpers":
                return f"{who} gets {many(number(d, 'helpers'), 'helper')}"
            case "advisor":
                return f"{self.scroll(FIRST_ADVISOR + number(d, 'advisor'))} comes to seat {d['seat']}"
            case "search":
                verb, rest = self._search(number(d, "action"), bool(d["lying"]))
                return f"{who}'s Search {verb}s {rest}"
            case "pass":
                return f"{who} passes"
            case "ending":
                why = ENDINGS[str(d["reason"])]
                return "The game is cut off here" if d["reason"] == "rounds" else f"This round is the last: {why}"
        raise AssertionError(f"an event without words: {event.kind}")


def _lies(s: Gnomopolis, action: int) -> bool:
    """Whether a Search would take a gnome that lies on its scroll."""
    t = s.tables
    if not t.seek_scroll <= action < t.seek_team:
        return False
    scroll = t.work_scroll[action - t.seek_scroll]
    return any(work.lying for work in s.works if work.scroll == scroll)


def _letter(colour: int) -> str:
    return "CVSMAIH"[colour]


def _gnome_ids(place: str, gnomes: int) -> tuple[str, ...]:
    """Where the gnomes of a payment stand; helpers lie in the district."""
    found = []
    for colour, n in enumerate(numbers_of(gnomes, COLOURS + 1)):
        if n:
            found.append("helpers" if colour == HELPER else f"{place}:{_letter(colour)}")
    return tuple(found)
