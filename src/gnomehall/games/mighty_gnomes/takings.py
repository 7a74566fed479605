"""What can be taken: mighty gnomes, books, rewards, chests, upgrades, trades."""

from gnomehall.core.event import EVERYONE, Event, number, text
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.ids import TRACKS


def things(setup: Setup[MightyEdition]) -> list[Thing]:
    e, alike = setup.edition, _alike_books(setup.edition)
    named = setup.option("gnomes", "random").replace(",", " ").lower().split()
    drawn = named == ["random"]
    gnomes = [gnome for gnome, one in enumerate(e.gnomes) if drawn or one.id in named]
    # The display books of two players are always there; they have no place in other games.
    shown = [alike[e.books[book].id] for book in e.tables.display] if setup.seats == 2 else []
    dealt = [alike[one.id] for book, one in enumerate(e.books) if book not in e.tables.display]
    found = [Thing("gnome", e.gnomes[gnome].id, always=not drawn) for gnome in gnomes]
    found += [Thing("book", book, always=book in shown) for book in dict.fromkeys([*dealt, *shown])]
    found += [
        Thing("reward", reward_thing(day, reward.id), unique=True)
        for day, box in enumerate(e.rewards, 1)
        for reward in box
    ]
    for kind in ("open-chest", "vault-chest"):
        found += [Thing(kind, chest.id, always=False) for chest in e.chests]
    found += [Thing("upgrade", track) for track in TRACKS]
    trades = [trade_thing(e.gnomes[gnome].id, trade) for gnome in gnomes for trade in e.trades[gnome]]
    return found + [Thing("trade", trade, always=False) for trade in trades]


def reward_thing(day: int, reward: str) -> str:
    return f"round-{day}-{reward}"


def trade_thing(gnome: str, trade: str) -> str:
    return f"{gnome}-{trade}"


def _alike_books(e: MightyEdition) -> dict[str, str]:
    """By its id, the first book of the same name and price: copies are one thing."""
    t, first = e.tables, dict[tuple[str, int, int], str]()
    return {
        one.id: first.setdefault((one.name, t.book_tokens[book], t.book_coins[book]), one.id)
        for book, one in enumerate(e.books)
    }


def takings(setup: Setup[MightyEdition], events: list[Event]) -> list[Taking]:
    alike = _alike_books(setup.edition)
    return [taking for event in events for taking in _takings(setup.edition, alike, event)]


def _takings(e: MightyEdition, alike: dict[str, str], event: Event) -> list[Taking]:
    """What an event took or brought within reach; a chest is within reach when it lies open or is drawn."""
    d = event.data
    seat = number(d, "seat") if "seat" in d else EVERYONE
    match event.kind:
        case "stack":
            return [Taking(EVERYONE, "gnome", text(d, "gnome"))]
        case "invite":
            gnome = text(d, "gnome")
            trades = e.trades[[one.id for one in e.gnomes].index(gnome)]
            within = [Taking(EVERYONE, "trade", trade_thing(gnome, trade)) for trade in trades]
            return [Taking(seat, "gnome", gnome), *within]
        case "shelve":
            return [Taking(EVERYONE, "book", alike[text(d, "book")])]
        case "restock":
            return [Taking(EVERYONE, "book", alike[text(d, side)]) for side in ("left", "right")]
        case "book":
            return [Taking(seat, "book", alike[text(d, "book")])]
        case "claim":
            return [Taking(seat, "reward", reward_thing(number(d, "round"), text(d, "reward")))]
        case "reveal":
            return [Taking(EVERYONE, "open-chest", text(d, "chest"))]
        case "take":
            return [Taking(seat, "open-chest", text(d, "chest"))]
        case "draw":
            return [Taking(EVERYONE, "vault-chest", text(d, "chest"))]
        case "open":
            return [Taking(seat, "vault-chest", text(d, "chest"))]
        case "upgrade":
            return [Taking(seat, "upgrade", text(d, "track"))]
        case "trade":
            return [Taking(seat, "trade", trade_thing(text(d, "gnome"), text(d, "trade")))]
    return []
