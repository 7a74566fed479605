"""What can be taken: mighty gnomes, books, rewards, chests, upgrades, trades."""

from gnomehall.core.event import EVERYONE, Event, number, text
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.vocabulary import Plain
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.ids import TRACKS, reward_data, token_ids, trade_brings


def things(setup: Setup[MightyEdition]) -> list[Thing]:
    e, alike = setup.edition, _alike_books(setup.edition)
    named = setup.option("gnomes", "random").replace(",", " ").lower().split()
    drawn = named == ["random"]
    gnomes = [gnome for gnome, one in enumerate(e.gnomes) if drawn or one.id in named]
    # The display books of two players are always there; they have no place in other games.
    shown = [alike[e.books[book].id] for book in e.tables.display] if setup.seats == 2 else []
    dealt = [alike[one.id] for book, one in enumerate(e.books) if book not in e.tables.display]
    found = [Thing("gnome", e.gnomes[gnome].id, always=not drawn) for gnome in gnomes]
    found += [
        Thing("book", book, always=book in shown, about=_about_book(e, book))
        for book in dict.fromkeys([*dealt, *shown])
    ]
    found += [
        Thing(
            "reward", reward_thing(day, reward.id), unique=True, about={"round": day, **reward_data(e.tables, day, n)}
        )
        for day, box in enumerate(e.rewards, 1)
        for n, reward in enumerate(box)
    ]
    for kind in ("open-chest", "vault-chest"):
        found += [Thing(kind, chest.id, always=False) for chest in e.chests]
    found += [Thing("upgrade", track) for track in TRACKS]
    trades = [(gnome, n, trade) for gnome in gnomes for n, trade in enumerate(e.trades[gnome])]
    return found + [
        Thing("trade", trade_thing(e.gnomes[gnome].id, trade), always=False, about=_about_trade(e, gnome, n))
        for gnome, n, trade in trades
    ]


def _about_book(e: MightyEdition, book: str) -> dict[str, Plain]:
    """A book and what it costs each time: books of one name may have several prices."""
    n, t = [one.id for one in e.books].index(book), e.tables
    price = "coin" if t.book_coins[n] else next(iter(token_ids(t.book_tokens[n])), "")
    return {"book": book, "price": price, "paid": bool(price)}


def _about_trade(e: MightyEdition, gnome: int, n: int) -> dict[str, Plain]:
    t, which = e.tables, 2 * gnome + n
    return {
        "gnome": e.gnomes[gnome].id,
        "gives": token_ids(t.trade_gives[which]),
        "brings": trade_brings(t, which),
    }


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
