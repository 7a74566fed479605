"""What a viewer may see: all but the faces of other players' chests and what is in the bag (MIG-136 to MIG-143)."""

from dataclasses import dataclass
from typing import Final

from gnomehall.core.view import View
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import Named
from gnomehall.games.mighty_gnomes.edition import LADDER_NAMES, MightyEdition
from gnomehall.games.mighty_gnomes.notation import TILES, square
from gnomehall.games.mighty_gnomes.state import (
    Mighty,
    capacity,
    displayed,
    entry_action,
    entry_seat,
    entry_tile,
    room,
)
from gnomehall.games.mighty_gnomes.steps.place import column_of, ladder_of
from gnomehall.parts import bag, bits, counts

SIDES: Final = ("left", "right")


@dataclass(frozen=True, slots=True)
class SquareView:
    id: str
    icon: str
    seat: int
    """Whose tile covers it; -1 if none does. The druid tile is nobody's, but it has been laid by somebody."""
    tile: str
    """That tile, `1` to `4` or `druid`; empty if there is none."""


@dataclass(frozen=True, slots=True)
class RungView:
    seat: int
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
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class StackView:
    gnome: str
    cards: int
    cost: list[int]


@dataclass(frozen=True, slots=True)
class HomeView:
    coins: int
    tokens: list[int]
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
    first: int
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
    trail: list[int]
    """The seats by their tokens, from the last to the furthest."""
    open_chests: list[str]
    used_chest: str
    """An open chest whose use is not over yet."""
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
    discarded: list[str]
    """Tiles given for coins this round, as seat and tile."""
    homes: list[HomeView]


def view_of(edition: MightyEdition, s: Mighty, viewer: int, asked: str) -> MightyView:
    books = [book.id for book in edition.books]
    rewards = edition.rewards[s.day - 1]
    own_draw = viewer == s.drawer
    return MightyView(
        viewer=viewer,
        player=s.player(),
        asked=asked,
        round=s.day,
        ending=s.ending(),
        scores=s.scores(),
        turn=turn_name(s),
        placing=TILES[s.todo[-1].arg] if asked == "Place" else "",
        first=s.first,
        forest=_forest(s),
        queue=[edition.glades[side] for side in s.glades[s.forest.rows :]],
        left=[books[book] for book in s.left],
        right=[books[book] for book in s.right],
        aside=[books[book] for book in s.aside] if s.seats > 2 or len(s.aside) < 2 else [],
        display=_display(books, s) if s.seats == 2 and len(s.aside) == 2 else [],
        ladders=[_ladder(s, ladder) for ladder in range(len(LADDER_NAMES))],
        column=SIDES[s.column] if s.reach else "",
        reach=[rung + 1 for rung in bits.members(s.reach)],
        trail=s.trail[:],
        open_chests=faces_of(edition.chests, s.open),
        used_chest="".join(faces_of(edition.chests, s.used)),
        bag=bag.total(s.bag),
        unseen=bag.numbers_of(_unseen(s, viewer), len(edition.chests)),
        drawing=bag.total(s.drawn),
        drawn=faces_of(edition.chests, s.drawn) if own_draw else [],
        stacks=[_stack(edition, s, gnome) for gnome in bits.members(s.stacks)],
        rewards=list(rewards),
        claimed=[rewards[i] for i in bits.members(s.claimed)],
        supply=counts.numbers_of(s.supply, codes.TOKENS),
        discarded=[
            f"{entry_seat(laid)} {TILES[entry_tile(laid)]}" for laid in s.laid if entry_action(laid) == codes.COINS
        ],
        homes=[_home(edition, s, seat, seat == viewer) for seat in range(s.seats)],
    )


def turn_name(s: Mighty) -> str:
    if s.turn < 0 or s.over:
        return ""
    turn = s.turn // s.seats
    return ("1", "2", "3", "druid", "claim")[turn] if turn < 4 or s.turn == 4 * s.seats else ""


def faces_of(chests: tuple[Named, ...], held: int) -> list[str]:
    return [chests[kind].id for kind in bag.kinds(held) for _ in range(bag.count(held, kind))]


def _unseen(s: Mighty, viewer: int) -> int:
    """MIG-139: one pool, whoever holds what of it."""
    pool = s.bag + sum(home.vault for seat, home in enumerate(s.homes) if seat != viewer)
    return pool if viewer == s.drawer else pool + s.drawn


def _forest(s: Mighty) -> list[list[SquareView]]:
    rows = []
    for row, side in enumerate(s.glades[: s.forest.rows]):
        squares = []
        for column, icon in enumerate(s.t.glades[side]):
            place = row * codes.COLUMNS + column
            laid = next((laid for laid in s.laid if laid >> place & 1 and place < 30), 0)
            seat, tile = (entry_seat(laid), TILES[entry_tile(laid)]) if laid else (-1, "")
            squares.append(SquareView(square(place), codes.ICONS[icon], seat, tile))
        rows.append(squares)
    return rows


def _ladder(s: Mighty, ladder: int) -> LadderView:
    rungs = []
    for laid in s.laid:
        action = entry_action(laid)
        if codes.LADDER <= action < codes.DISPLAY and ladder_of(action - codes.LADDER) == ladder:
            tile = entry_tile(laid)
            column = SIDES[column_of(action - codes.LADDER)]
            rungs += [RungView(entry_seat(laid), TILES[tile], column)] * s.t.sizes[tile]
    return LadderView(LADDER_NAMES[ladder], bool(s.t.ladders[s.seats] >> ladder & 1), rungs)


def _display(books: list[str], s: Mighty) -> list[SlotView]:
    slots = []
    for slot in range(4):
        laid = next((laid for laid in s.laid if entry_action(laid) == codes.DISPLAY + slot), 0)
        seat, tile = (entry_seat(laid), TILES[entry_tile(laid)]) if laid else (-1, "")
        slots.append(SlotView(books[displayed(s, slot)], seat, tile))
    return slots


def _stack(edition: MightyEdition, s: Mighty, gnome: int) -> StackView:
    owned = sum(home.cards >> gnome & 1 for home in s.homes)
    cost = counts.numbers_of(s.t.gnome_cost[gnome], codes.TOKENS)
    return StackView(edition.gnomes[gnome].id, s.seats - owned, cost)


def _home(edition: MightyEdition, s: Mighty, seat: int, own: bool) -> HomeView:
    home = s.homes[seat]
    gnomes = [gnome.id for gnome in edition.gnomes]
    return HomeView(
        coins=home.coins,
        tokens=counts.numbers_of(home.stock, codes.TOKENS),
        room=room(s, home),
        keys=home.keys,
        chests=bag.total(home.vault),
        vault=faces_of(edition.chests, home.vault) if own else [],
        opened=faces_of(edition.chests, home.opened),
        cards=[gnomes[gnome] for gnome in bits.members(home.cards)],
        traded=[gnomes[gnome] for gnome in bits.members(home.traded)],
        capacity=capacity(s, home),
        tiles=[TILES[tile] for tile in bits.members(home.tiles)],
        bedroom=TILES[home.bedroom],
        freed=bool(home.freed),
        space=home.space,
        warehouse=home.warehouse,
        dining=home.dining,
    )
