"""Events in plain sentences."""

from gnomehall.core.event import Event, Plain, number, numbers
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.notation import WAYS, square
from gnomehall.games.mighty_gnomes.sheet import SOURCES
from gnomehall.games.mighty_gnomes.words import Words, and_list, many, said, tile_name, tokens_said


class Tales:
    """Tells the events of one edition."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.edition = words.edition

    def tell(self, event: Event) -> str:
        """An event as a sentence; the seat stands for its player."""
        d = event.data
        who = f"Seat {d['seat']}" if "seat" in d else ""
        text = self._tell_setup(event.kind, who, d) or self._tell_turn(event.kind, who, d)
        text = text or self._tell_effect(event.kind, who, d)
        assert text, f"an event without words: {event.kind}"
        return text

    def _tell_setup(self, kind: str, who: str, d: dict[str, Plain]) -> str:
        e = self.edition
        match kind:
            case "first":
                return f"{who} begins"
            case "stack":
                return f"The {e.gnomes[number(d, 'gnome')].name} is in play"
            case "glade":
                return f"Glade {e.glades[number(d, 'side')]} is laid out"
            case "shelve":
                return f"{self.book_id(d, 'book')} goes into the attic"
            case "reveal":
                return f"{self.words.chest(number(d, 'chest'))} lies open below the trail"
            case "evening":
                order = ", ".join(f"seat {seat}" for seat in numbers(d, "order"))
                return f"Round {d['round']} is over; rewards are claimed by {order}"
            case "glades":
                return f"The lowest glade turns over: {e.glades[number(d, 'turned')]}; the others slide down"
            case "restock":
                left, right = self.book_id(d, "left"), self.book_id(d, "right")
                return f"{left} comes on top of the left column, {right} of the right one"
            case "morning":
                return f"Round {d['round']} begins with seat {d['first']}"
        return ""

    def _tell_turn(self, kind: str, who: str, d: dict[str, Plain]) -> str:
        match kind:
            case "gather":
                place, cost = number(d, "place"), number(d, "cost")
                pays = f" and pays {many(cost, 'coin')}" if cost else ""
                return f"{who} puts {tile_name(number(d, 'tile'))} into the forest at {square(place // 2)}{pays}"
            case "ladder":
                ladder = WAYS[number(d, "way")].replace("-", " ladder, ") + (" column" if number(d, "way") > 1 else "")
                paid = numbers(d, "paid")
                pays = f"; a coin to {and_list([f'seat {seat}' for seat in paid])}" if paid else ""
                return (
                    f"{who} climbs to rung {number(d, 'top') + 1} with {tile_name(number(d, 'tile'))} ({ladder}){pays}"
                )
            case "display":
                return f"{who} lays {tile_name(number(d, 'tile'))} beside display book {number(d, 'slot') + 1}"
            case "away":
                return f"{who} gives {tile_name(number(d, 'tile'))} away"
            case "skip":
                return f"{who} leaves the druid tile unused"
            case "book":
                return f"{who} uses {self.book_id(d, 'book')}"
            case "exchange":
                return f"{who} exchanges {tokens_said(numbers(d, 'gives'))}"
            case "trade":
                which = 2 * number(d, "gnome") + number(d, "trade")
                gives = said(self.edition.tables.trade_gives[which])
                return f"{who} gives {gives} to the {self.edition.gnomes[which // 2].name}"
            case "claim":
                return f"{who} claims: {self.words.reward(number(d, 'round'), number(d, 'reward'))}"
            case "bedroom":
                return f"{who}'s {number(d, 'tile')}-gnome tile goes to bed"
        return ""

    def _tell_effect(self, kind: str, who: str, d: dict[str, Plain]) -> str:
        e = self.edition
        match kind:
            case "tokens":
                return f"{who} takes {tokens_said(numbers(d, 'tokens'))}"
            case "discard":
                return f"{who} has no room and gives back 1 {TOKEN_NAMES[number(d, 'token')]}"
            case "coins":
                return f"{who} takes {many(number(d, 'coins'), 'coin')}"
            case "keys":
                lost = f"; {number(d, 'lost')} more would be too many" if d["lost"] else ""
                return f"{who} takes {many(number(d, 'keys'), 'key')}{lost}"
            case "points":
                return f"{who} scores {many(number(d, 'points'), 'point')} ({SOURCES[number(d, 'source')][0].lower()})"
            case "steps":
                return f"{who} goes {many(number(d, 'steps'), 'step')} to space {d['space']}"
            case "take":
                return f"{who} uses the open chest {self.words.chest(number(d, 'chest'))}"
            case "decline":
                return f"{who} leaves the open chests"
            case "draw":
                return f"{who} draws {self.words.chest(number(d, 'chest'))}"
            case "vault":
                return f"{who} puts a chest into the vault"
            case "keep":
                return f"{who} keeps one of two chests"
            case "kept":
                back = e.chests[number(d, "back")].name
                return f"{who} keeps {self.words.chest(number(d, 'chest'))} and puts {back} back"
            case "open":
                return f"{who} opens {self.words.chest(number(d, 'chest'))}"
            case "invite":
                free = " for free" if d["free"] else ""
                return f"{who} invites the {e.gnomes[number(d, 'gnome')].name}{free}"
            case "refresh":
                return f"{who}'s {e.gnomes[number(d, 'gnome')].name} acts once more"
            case "upgrade":
                things = ("resources", "mighty gnomes")[number(d, "track")]
                return f"{who} upgrades: room for {d['holds']} {things}"
        return ""

    def book_id(self, d: dict[str, Plain], key: str) -> str:
        book = number(d, key)
        return f"{self.edition.books[book].id} {self.words.book(book)}"
