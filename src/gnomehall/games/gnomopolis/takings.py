"""What can be taken: cards, advisors, the use of scrolls, visits of the caravan, helpers."""

from gnomehall.core.event import EVERYONE, Event, number, text
from gnomehall.core.taking import Taking, Thing
from gnomehall.core.vocabulary import Seat
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, FIRST_ADVISOR, FIRST_BUILDING, SCROLLS

HELPER = "H"


def things(edition: GnomopolisEdition) -> list[Thing]:
    ids = edition.scroll_ids
    boxed = BUILDING_BITS & ~(edition.deck << FIRST_BUILDING)
    usable = [scroll for scroll in range(SCROLLS) if scroll != edition.tables.caravan and not boxed >> scroll & 1]
    found = [
        Thing("card", ids[card], always=False, unique=True)
        for card in range(FIRST_BUILDING, FIRST_ADVISOR)
        if not boxed >> card & 1
    ]
    found += [Thing("advisor", id_) for id_ in ids[FIRST_ADVISOR:]]
    for kind in ("use", "caravan"):
        # Everybody has the scrolls of the board; a card or an advisor must come to somebody first.
        found += [Thing(kind, ids[scroll], always=scroll < FIRST_BUILDING) for scroll in usable]
    return [*found, Thing("helper", HELPER)]


def takings(edition: GnomopolisEdition, events: list[Event]) -> list[Taking]:
    return [taking for event in events for taking in _takings(event)]


def _takings(event: Event) -> list[Taking]:
    d = event.data
    match event.kind:
        case "reveal":
            return [Taking(EVERYONE, "card", text(d, "card"))]
        case "build":
            return _with_its_scroll(number(d, "seat"), "card", text(d, "card"))
        case "advisor":
            return _with_its_scroll(number(d, "seat"), "advisor", text(d, "advisor"))
        case "use":
            return [Taking(number(d, "seat"), "use", text(d, "scroll"))]
        case "caravan" | "caravan-home":
            return [Taking(number(d, "seat"), "caravan", text(d, "scroll"))]
        case "helpers":
            return [Taking(number(d, "seat"), "helper", HELPER, number(d, "helpers"))]
    return []


def _with_its_scroll(seat: Seat, kind: str, id_: str) -> list[Taking]:
    """Who takes a card puts its scroll within reach: the own use of it, and everybody's caravan."""
    return [Taking(seat, kind, id_), *[Taking(EVERYONE, use, id_) for use in ("use", "caravan")]]
