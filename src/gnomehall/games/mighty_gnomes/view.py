"""What a viewer may see: all but the faces of other players' chests and what is in the bag (MIG-136 to MIG-143)."""

from dataclasses import dataclass

from gnomehall.core.view import View
from gnomehall.core.vocabulary import Seat


@dataclass(frozen=True, slots=True)
class SquareView:
    id: str
    icon: str
    seat: Seat
    """Whose tile covers it; -1 if none does. The druid tile is nobody's, but it has been laid by somebody."""
    tile: str
    """That tile, `1` to `4` or `druid`; empty if there is none."""


@dataclass(frozen=True, slots=True)
class RungView:
    seat: Seat
    tile: str
    column: str
    """The column that the tile works with."""


@dataclass(frozen=True, slots=True)
class LadderView:
    id: str
    open: bool
    rungs: list[RungView]
    """The covered rungs from the bottom."""


@dataclass(frozen=True, slots=True)
class SlotView:
    """A place of the display beside the attic (2 players)."""

    book: str
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class DiscardView:
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class StackView:
    gnome: str
    cards: int


@dataclass(frozen=True, slots=True)
class HomeView:
    coins: int
    tokens: list[int]
    """By kind: wood, sand, mushroom, chamomile, crystal."""
    room: int
    keys: int
    chests: int
    """How many lie face down."""
    vault: list[str]
    """Their faces, for their owner alone."""
    opened: list[str]
    cards: list[str]
    traded: list[str]
    capacity: int
    tiles: list[str]
    """Not used yet this round, the bedroom tile included."""
    bedroom: str
    freed: bool
    space: int
    warehouse: int
    dining: int


@dataclass(frozen=True, slots=True)
class MightyView(View):
    turn: str
    """Where the round is: `1`, `2`, `3`, `druid`, `claim`, or empty between rounds."""
    placing: str
    """The tile that has been chosen and is about to be placed; empty if none is."""
    first: Seat
    forest: list[list[SquareView]]
    """The rows from the bottom."""
    queue: list[str]
    left: list[str]
    right: list[str]
    aside: list[str]
    """Books beside the attic; 2 players have them in the display once all books are dealt."""
    display: list[SlotView]
    ladders: list[LadderView]
    column: str
    reach: list[int]
    """The rungs whose books may still be used by the tile just placed, and the column."""
    trail: list[Seat]
    """The seats by their tokens, from the last to the furthest."""
    open_chests: list[str]
    bag: int
    unseen: list[int]
    """By kind, the chests that this viewer has not seen: the bag, other vaults, what others have just drawn."""
    drawing: int
    """How many chests somebody has drawn and chooses from."""
    drawn: list[str]
    """Their faces, for who draws alone."""
    stacks: list[StackView]
    rewards: list[str]
    claimed: list[str]
    supply: list[int]
    """Tokens by kind."""
    discarded: list[DiscardView]
    """Tiles given for coins this round."""
    homes: list[HomeView]
