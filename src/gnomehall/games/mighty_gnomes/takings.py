"""What can be taken: mighty gnomes, books, rewards, chests, upgrades, trades."""

from gnomehall.core.event import EVERYONE, Event, number
from gnomehall.core.game import Setup
from gnomehall.core.taking import Taking, Thing
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.faces import faces

TRACKS = ("Warehouse", "Dining table")


def things(setup: Setup[MightyEdition]) -> list[Thing]:
    e, words = setup.edition, faces(setup.edition.tables).words
    named = setup.option("gnomes", "random").replace(",", " ").lower().split()
    drawn = named == ["random"]
    gnomes = [number for number, gnome in enumerate(e.gnomes) if drawn or gnome.id in named]
    # The display books of two players are always there; they have no place in other games.
    shown = {words.book(book) for book in e.tables.display} if setup.seats == 2 else set()
    books = dict.fromkeys([words.book(book) for book in range(len(e.books)) if book not in e.tables.display])
    found = [Thing("gnome", e.gnomes[gnome].name, always=not drawn) for gnome in gnomes]
    found += [Thing("book", book, always=book in shown) for book in dict.fromkeys([*books, *shown])]
    found += [
        Thing("reward", reward_name(e, day, reward), unique=True)
        for day, box in enumerate(e.rewards, 1)
        for reward in range(len(box))
    ]
    for kind in ("open chest", "vault chest"):
        found += [Thing(kind, chest.name, always=False) for chest in e.chests]
    found += [Thing("upgrade", track) for track in TRACKS]
    trades = [(gnome, trade) for gnome in gnomes for trade in range(len(e.trades[gnome]))]
    found += [Thing("trade", trade_name(e, gnome, trade), always=False) for gnome, trade in trades]
    return list(dict.fromkeys(found))


def reward_name(edition: MightyEdition, day: int, reward: int) -> str:
    return f"Round {day}: {edition.rewards[day - 1][reward]}"


def trade_name(edition: MightyEdition, gnome: int, trade: int) -> str:
    return f"{edition.gnomes[gnome].name}: {edition.trades[gnome][trade]}"


def takings(edition: MightyEdition, events: list[Event]) -> list[Taking]:
    return [taking for event in events if (taken := _takings(edition, event)) for taking in taken]


def _takings(edition: MightyEdition, event: Event) -> list[Taking]:
    """What an event took or brought within reach; a chest is within reach when it lies open or is drawn."""
    d, words = event.data, faces(edition.tables).words
    seat = number(d, "seat") if "seat" in d else EVERYONE
    match event.kind:
        case "stack":
            return [Taking(EVERYONE, "gnome", edition.gnomes[number(d, "gnome")].name)]
        case "invite":
            gnome = number(d, "gnome")
            trades = [trade_name(edition, gnome, trade) for trade in range(len(edition.trades[gnome]))]
            return [
                Taking(seat, "gnome", edition.gnomes[gnome].name),
                *(Taking(EVERYONE, "trade", trade) for trade in trades),
            ]
        case "shelve":
            return [Taking(EVERYONE, "book", words.book(number(d, "book")))]
        case "restock":
            return [Taking(EVERYONE, "book", words.book(number(d, side))) for side in ("left", "right")]
        case "book":
            return [Taking(seat, "book", words.book(number(d, "book")))]
        case "claim":
            return [Taking(seat, "reward", reward_name(edition, number(d, "round"), number(d, "reward")))]
        case "reveal":
            return [Taking(EVERYONE, "open chest", edition.chests[number(d, "chest")].name)]
        case "take":
            return [Taking(seat, "open chest", edition.chests[number(d, "chest")].name)]
        case "draw":
            return [Taking(EVERYONE, "vault chest", edition.chests[number(d, "chest")].name)]
        case "open":
            return [Taking(seat, "vault chest", edition.chests[number(d, "chest")].name)]
        case "upgrade":
            return [Taking(seat, "upgrade", TRACKS[number(d, "track")])]
        case "trade":
            return [Taking(seat, "trade", trade_name(edition, number(d, "gnome"), number(d, "trade")))]
    return []
