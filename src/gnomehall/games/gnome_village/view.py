"""What people see of a position: all of it, since only the order of the stacks is hidden (GNV-177, GNV-178)."""

from dataclasses import dataclass, field

from gnomehall.core.view import View
from gnomehall.core.vocabulary import Seat


@dataclass(frozen=True, slots=True)
class TileView:
    x: int
    y: int
    kind: str
    """road, house, workshop or business."""
    id: str
    """The shape of a Road, the id of a Workshop or Business, or house."""
    rotation: int
    sides: str
    """North first, as it lies: o open, b blockaded, - closed."""
    state: str
    """lit or dark, active or inactive, or nothing."""
    number: int
    """Tells Businesses of one kind apart; -1 for other tiles."""
    used: list[Seat]
    """The seats that used it in their present or last turn."""
    barred: list[Seat]
    """The seats that used it in the turn before, and may not in this one (GNV-111)."""
    network: int
    links: str
    """The sides, as letters, on which it is linked with the tile there (GNV-4)."""


@dataclass(frozen=True, slots=True)
class GnomeView:
    letter: str
    village: Seat
    """Whose village it is in, -1 for none."""
    at: str
    """The cell, empty if it is in the supply or on its way home."""
    condition: str
    """supply, lying, upright, travelling, chapel, prison or on-the-way."""
    home: str
    """The cell of a traveller's Airport, empty once that is gone."""
    resolved: bool
    unpaid: bool
    guards: bool


@dataclass(frozen=True, slots=True)
class VillageSeatView:
    coins: int
    tokens: list[int]
    """By kind of Workshop: Carpenter, Painter, School, Gardener."""
    kit: list[int]
    """Roads of the start kit still to lay, by shape, and Houses last."""
    tiles: list[TileView]
    gnomes: list[GnomeView]
    marks: list[str]
    """Cells to be repaired (GNV-159)."""
    protected: bool
    hats: int
    restaurants: int
    size: int


@dataclass(frozen=True, slots=True)
class WayView:
    """Where a gnome may go, and the shortest way there, both ends included."""

    to: str
    path: list[str]


@dataclass(frozen=True, slots=True)
class TaskView:
    kind: str = ""
    """What is in hand: road, house, workshop, business or gnome; empty for nothing."""
    id: str = ""
    """Which one: a shape, a kind, or a gnome as seat:letter."""
    sides: str = ""
    """A Road's sides as printed, north first."""
    at: str = ""
    """The cell that it is taken from, if it lies in the village."""
    to: str = ""
    """The cell that it goes to, once that is settled."""
    business: str = ""
    """The Business whose action is asked, as village:cell."""
    product: str = ""
    """The Workshop whose product is to be paid for."""
    begun: bool = False
    """Whether the choice is half made, and nothing of it has happened yet (GNV-192)."""
    answers: list[str] = field(default_factory=list)
    """What was answered before and is seen nowhere else: how products are paid, a Workshop's cell, a first rotation."""
    steps: int = 0
    """How many steps an Architect has left (GNV-132)."""


@dataclass(frozen=True, slots=True)
class VillageView(View):
    phase: str
    """setup, start, reveal, earn, work-and-buy, move or over."""
    first: Seat
    turn: Seat
    bank: int
    tokens: list[int]
    houses: int
    workshops: list[int]
    roads: list[int]
    """The face-down Roads by shape."""
    stack: list[int]
    """The face-down Businesses by kind."""
    market: list[str]
    removed: list[str]
    deck: list[int]
    """The Forest cards not yet revealed, by kind."""
    discards: list[int]
    card: str
    drawn: str
    happy: Seat
    gnome_limit: int
    round_limit: int
    """The last round there can be (GNV-175)."""
    paid: int
    advice: int
    villages: list[VillageSeatView]
    task: TaskView
    ways: list[WayView]
    """Where the gnome that is about to go may go."""
