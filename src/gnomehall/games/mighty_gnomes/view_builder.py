"""From a position to what a viewer may see of it. Compiled, since a table works it out after every move."""

from functools import lru_cache
from typing import Final

from gnomehall.core.vocabulary import Plain, Viewer
from gnomehall.games.mighty_gnomes.components import Named
from gnomehall.games.mighty_gnomes.endings import endings_of, last_of
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.ids import LADDER_IDS, SIDES, TILES, square_id, tile_id
from gnomehall.games.mighty_gnomes.state import Mighty, displayed, entry_action, entry_seat, entry_tile
from gnomehall.games.mighty_gnomes.steps.after import AFTER
from gnomehall.games.mighty_gnomes.steps.place import PLACE, column_of, ladder_of
from gnomehall.games.mighty_gnomes.tables import (
    COINS,
    COLUMNS,
    DINING,
    DISPLAYS,
    LADDERS,
    LETTERS,
    TOKENS,
    WAREHOUSE,
    Gnome,
    Laid,
    Tables,
    Tile,
)
from gnomehall.games.mighty_gnomes.view import (
    DiscardView,
    HomeView,
    LadderView,
    MightyView,
    RungView,
    SlotView,
    SquareView,
    StackView,
)
from gnomehall.parts import bag, bits, counts
from gnomehall.parts.bag import Bag
from gnomehall.parts.bits import Bits
from gnomehall.parts.counts import Counts

TURNS: Final = ("1", "2", "3", "druid", "claim")
ROW: Final = (1 << COLUMNS) - 1
"""The squares of the lowest row."""
SLOTS: Final = 4
"""Of the display."""


class ViewBuilder:
    """What the components of one edition look like on the table.

    The forest, the attic and the homes of those who wait look as before after most moves, so each part is looked at
    once. A part is made of what its function is given and of nothing else.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.books = [book.id for book in tables.edition.books]
        self.gnomes = [gnome.id for gnome in tables.edition.gnomes]
        self._forest = lru_cache(maxsize=4096)(self._show_forest)
        self._row = lru_cache(maxsize=8192)(self._show_row)
        self._ladders = lru_cache(maxsize=4096)(self._show_ladders)
        self._slot = lru_cache(maxsize=1024)(SlotView)
        self._stack = lru_cache(maxsize=256)(StackView)
        self._home = lru_cache(maxsize=8192)(self._show_home)

    def view(self, s: Mighty, viewer: Viewer) -> MightyView:
        edition, books = self.tables.edition, self.books
        rewards = [reward.id for reward in edition.rewards[s.day - 1]]
        forest, attic, discarded = places_of(s.laid)
        return MightyView(
            viewer=viewer,
            player=s.player(),
            asked=s.asked(),
            about=_about(s),
            round=s.day,
            ending=s.ending(),
            scores=s.scores(),
            endings=endings_of(s),
            last=last_of(s),
            turn=turn_name(s),
            placing=TILES[s.todo[-1].arg] if s.todo and s.todo[-1].step is PLACE else "",
            first=s.first,
            forest=self._forest(tuple(s.glades[: s.forest.rows]), tuple(forest)),
            queue=[edition.glades[side] for side in s.glades[s.forest.rows :]],
            left=[books[book] for book in s.left],
            right=[books[book] for book in s.right],
            aside=[books[book] for book in s.aside] if s.seats > 2 or len(s.aside) < 2 else [],
            display=self._display(s, attic) if s.seats == 2 and len(s.aside) == 2 else [],
            ladders=self._ladders(s.seats, tuple(attic)),
            column=SIDES[s.column] if s.reach else "",
            reach=[rung + 1 for rung in bits.members(s.reach)],
            trail=s.trail[:],
            open_chests=faces_of(edition.chests, s.open),
            bag=bag.total(s.bag),
            unseen=bag.numbers_of(_unseen(s, viewer), len(edition.chests)),
            drawing=bag.total(s.drawn),
            drawn=faces_of(edition.chests, s.drawn) if viewer == s.drawer else [],
            stacks=[self._stack(self.gnomes[gnome], _cards_left(s, gnome)) for gnome in bits.members(s.stacks)],
            rewards=rewards,
            claimed=[rewards[i] for i in bits.members(s.claimed)],
            supply=counts.numbers_of(s.supply, TOKENS),
            discarded=[DiscardView(entry_seat(laid), TILES[entry_tile(laid)]) for laid in discarded],
            homes=[self._look(s.homes[seat], seat == viewer) for seat in range(s.seats)],
        )

    def _show_forest(self, glades: tuple[int, ...], placed: tuple[Laid, ...]) -> list[list[SquareView]]:
        rows: list[list[SquareView]] = []
        for row, side in enumerate(glades):
            squares = ROW << row * COLUMNS
            covering: list[Laid] = []
            for laid in placed:
                if laid & squares:
                    covering.append(laid)
            rows.append(self._row(row, side, tuple(covering)))
        return rows

    def _show_row(self, row: int, side: int, covering: tuple[Laid, ...]) -> list[SquareView]:
        found: list[SquareView] = []
        for column, icon in enumerate(self.tables.glades[side]):
            place = row * COLUMNS + column
            seat, tile = -1, ""
            for laid in covering:
                if laid >> place & 1:
                    seat, tile = entry_seat(laid), TILES[entry_tile(laid)]
            found.append(SquareView(square_id(place), LETTERS[icon], seat, tile))
        return found

    def _show_ladders(self, seats: int, placed: tuple[Laid, ...]) -> list[LadderView]:
        rungs: list[list[RungView]] = [[] for _ in LADDER_IDS]
        for laid in placed:
            way, tile = entry_action(laid) - LADDERS, entry_tile(laid)
            if way < DISPLAYS - LADDERS:
                rung = RungView(entry_seat(laid), TILES[tile], SIDES[column_of(way)])
                rungs[ladder_of(way)] += [rung] * self.tables.sizes[tile]
        used = self.tables.ladders[seats]
        return [LadderView(LADDER_IDS[i], used >> i & 1 != 0, covered) for i, covered in enumerate(rungs)]

    def _display(self, s: Mighty, attic: list[Laid]) -> list[SlotView]:
        slots: list[SlotView] = []
        for slot in range(SLOTS):
            seat, tile = -1, ""
            for laid in attic:
                if entry_action(laid) == DISPLAYS + slot:
                    seat, tile = entry_seat(laid), TILES[entry_tile(laid)]
            slots.append(self._slot(self.books[displayed(s, slot)], seat, tile))
        return slots

    def _look(self, b: Home, own: bool) -> HomeView:
        """A home as it is now: all that the viewer sees there, in numbers; another's vault only by its size."""
        found: HomeView = self._home(
            b.coins, b.stock, b.keys, bag.total(b.vault), b.vault if own else 0, b.opened, b.cards, b.traded, b.tiles,
            b.bedroom, b.freed != 0, b.space, b.warehouse, b.dining,
        )  # fmt: skip
        return found

    def _show_home(
        self,
        coins: int,
        stock: Counts,
        keys: int,
        chests: int,
        vault: Bag,
        opened: Bag,
        cards: Bits,
        traded: Bits,
        tiles: Bits,
        bedroom: Tile,
        freed: bool,
        space: int,
        warehouse: int,
        dining: int,
    ) -> HomeView:
        t, named = self.tables, self.tables.edition.chests
        return HomeView(
            coins=coins,
            tokens=counts.numbers_of(stock, TOKENS),
            room=t.holds[WAREHOUSE][warehouse],
            keys=keys,
            chests=chests,
            vault=faces_of(named, vault),
            opened=faces_of(named, opened),
            cards=[self.gnomes[gnome] for gnome in bits.members(cards)],
            traded=[self.gnomes[gnome] for gnome in bits.members(traded)],
            capacity=t.holds[DINING][dining],
            tiles=[TILES[tile] for tile in bits.members(tiles)],
            bedroom=TILES[bedroom],
            freed=freed,
            space=space,
            warehouse=warehouse,
            dining=dining,
        )


def places_of(placed: list[Laid]) -> tuple[list[Laid], list[Laid], list[Laid]]:
    """The tiles of this round by where they are: in the forest, in the attic with its display, given for coins."""
    forest: list[Laid] = []
    attic: list[Laid] = []
    discarded: list[Laid] = []
    for laid in placed:
        action = entry_action(laid)
        if action == COINS:
            discarded.append(laid)
        elif action >= LADDERS:
            attic.append(laid)
        else:
            forest.append(laid)
    return forest, attic, discarded


def _about(s: Mighty) -> dict[str, Plain]:
    """What the words of the question need."""
    step = s.todo[-1].step if s.todo else None
    if step is PLACE:
        return {"tile": tile_id(s.todo[-1].arg)}
    return {"books": bits.size(s.reach)} if step is AFTER else {}


def turn_name(s: Mighty) -> str:
    if s.turn < 0 or s.over:
        return ""
    turn = s.turn // s.seats
    return TURNS[turn] if turn < 4 or s.turn == 4 * s.seats else ""


def faces_of(chests: tuple[Named, ...], held: Bag) -> list[str]:
    found: list[str] = []
    for kind in bag.kinds(held):
        found += [chests[kind].id] * bag.count(held, kind)
    return found


def _unseen(s: Mighty, viewer: Viewer) -> Bag:
    """MIG-139: one pool, whoever holds what of it."""
    pool = s.bag if viewer == s.drawer else s.bag + s.drawn
    for seat in range(s.seats):
        if seat != viewer:
            pool += s.homes[seat].vault
    return pool


def hidden_from(s: Mighty, viewer: Viewer) -> tuple[int, ...]:
    """MIG-139: the bag, what another has just drawn, and the vaults of the others."""
    found = [s.bag, 0 if viewer == s.drawer else s.drawn]
    for seat in range(s.seats):
        found.append(0 if seat == viewer else s.homes[seat].vault)
    return tuple(found)


def _cards_left(s: Mighty, gnome: Gnome) -> int:
    """A card for each player, less those that were invited."""
    left = s.seats
    for home in s.homes:
        left -= home.cards >> gnome & 1
    return left


@lru_cache(maxsize=64)
def builder_of(tables: Tables) -> ViewBuilder:
    """One for each edition that is being played."""
    return ViewBuilder(tables)


def view_of(s: Mighty, viewer: Viewer) -> MightyView:
    return builder_of(s.tables).view(s, viewer)
