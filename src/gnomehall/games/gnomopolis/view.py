"""What people see of a position: everything but the order of the deck, which does not exist (GNO-115 to GNO-120)."""

from dataclasses import dataclass

from gnomehall.core.view import SheetLine, View


@dataclass(frozen=True, slots=True)
class CapitalView:
    gnomes: list[int]
    """By colour: C V S M A I, as everywhere."""
    coins: int
    helpers: int


@dataclass(frozen=True, slots=True)
class WorkView:
    """What lies on a scroll."""

    scroll: str
    copied: str
    standing: list[int]
    lying: list[int]
    """Those that are returned at the end of the turn."""
    coins: int
    helpers: int


@dataclass(frozen=True, slots=True)
class DistrictView:
    cup: list[int]
    active: list[int]
    exhausted: list[int]
    coins: int
    helpers: int
    buildings: list[str]
    advisors: list[str]
    marker: int
    next_visit: int
    """Whose district the caravan would visit next."""
    works: list[WorkView]
    team: list[int]
    """The build team of this turn, helpers last."""
    in_buildings: int
    on_board: int
    homeless: int
    homes: list[str]
    """Who would live in each building, then on the board by colour, then who would have no home; - is an empty home."""


@dataclass(frozen=True, slots=True)
class GnomopolisView(View):
    offer: list[str]
    """Card ids; an empty place is an empty text."""
    deck: list[str]
    """The cards not yet seen, in no order but their ids."""
    old: CapitalView
    new: CapitalView
    reserve: int
    districts: list[DistrictView]
    first: int
    turn: int
    built: bool
    last_round: int
    """The round with which the game ends at the latest."""
    sprint: bool
    """Whether that is the aim of the game, and not a mere limit."""
    sheet: list[SheetLine]
    """The score as it stands, line by line, one column a seat."""
