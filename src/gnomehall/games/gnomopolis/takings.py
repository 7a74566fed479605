"""What can be taken: cards, advisors, the use of scrolls, visits of the caravan, helpers."""

from gnomehall.core.event import EVERYONE, Event, number
from gnomehall.core.taking import Taking, Thing
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.tables import FIRST_ADVISOR, FIRST_BUILDING, SCROLLS

HELPER = "Mechanical Helper"


def name_of(edition: GnomopolisEdition, scroll: int) -> str:
    return f"{edition.scroll_ids[scroll]} {edition.scroll_names[scroll]}"


def things(edition: GnomopolisEdition) -> list[Thing]:
    names = [name_of(edition, scroll) for scroll in range(SCROLLS)]
    usable = [scroll for scroll in range(SCROLLS) if edition.tables.scrolls[scroll].pays]
    found = [Thing("card", name, always=False, unique=True) for name in names[FIRST_BUILDING:FIRST_ADVISOR]]
    found += [Thing("advisor", name) for name in names[FIRST_ADVISOR:]]
    for kind in ("use", "caravan"):
        # Everybody has the scrolls of the board; a card or an advisor must come to somebody first.
        found += [Thing(kind, names[scroll], always=scroll < FIRST_BUILDING) for scroll in usable]
    return [*found, Thing("helper", HELPER)]


def takings(edition: GnomopolisEdition, events: list[Event]) -> list[Taking]:
    return [taking for event in events if (taken := _takings(edition, event)) for taking in taken]


def _takings(edition: GnomopolisEdition, event: Event) -> list[Taking]:
    d = event.data
    match event.kind:
        case "reveal":
            return [Taking(EVERYONE, "card", name_of(edition, FIRST_BUILDING + number(d, "card")))]
        case "build":
            return _with_its_scroll(edition, number(d, "seat"), "card", FIRST_BUILDING + number(d, "card"))
        case "advisor":
            return _with_its_scroll(edition, number(d, "seat"), "advisor", FIRST_ADVISOR + number(d, "advisor"))
        case "use" | "caravan":
            return [Taking(number(d, "seat"), event.kind, name_of(edition, number(d, "scroll")))]
        case "helpers":
            return [Taking(number(d, "seat"), "helper", HELPER, number(d, "helpers"))]
    return []


def _with_its_scroll(edition: GnomopolisEdition, seat: int, kind: str, scroll: int) -> list[Taking]:
    """Who takes a card puts its scroll within reach: the own use of it, and everybody's caravan."""
    name = name_of(edition, scroll)
    found = [Taking(seat, kind, name)]
    if edition.tables.scrolls[scroll].pays:
        found += [Taking(EVERYONE, use, name) for use in ("use", "caravan")]
    return found
