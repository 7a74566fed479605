"""From a position to what a viewer may see of it."""

from gnomehall.core.vocabulary import Plain, Seat, Viewer
from gnomehall.games.mighty_gnomes.components import Named
from gnomehall.games.mighty_gnomes.ids import LADDER_IDS, SIDES, TILES, square_id, tile_id
from gnomehall.games.mighty_gnomes.state import Mighty, capacity, displayed, entry_action, entry_seat, entry_tile, room
from gnomehall.games.mighty_gnomes.steps.after import AFTER
from gnomehall.games.mighty_gnomes.steps.place import PLACE, column_of, ladder_of
from gnomehall.games.mighty_gnomes.tables import COINS, COLUMNS, DISPLAYS, LADDERS, LETTERS, TOKENS, Gnome, Ladder
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


def view_of(s: Mighty, viewer: Viewer) -> MightyView:
    edition = s.tables.edition
    books = [book.id for book in edition.books]
    rewards = [reward.id for reward in edition.rewards[s.day - 1]]
    return MightyView(
        viewer=viewer,
        player=s.player(),
        asked=s.asked(),
        about=_about(s),
        round=s.day,
        ending=s.ending(),
        scores=s.scores(),
        turn=turn_name(s),
        placing=TILES[s.todo[-1].arg] if s.todo and s.todo[-1].step is PLACE else "",
        first=s.first,
        forest=_forest(s),
        queue=[edition.glades[side] for side in s.glades[s.forest.rows :]],
        left=[books[book] for book in s.left],
        right=[books[book] for book in s.right],
        aside=[books[book] for book in s.aside] if s.seats > 2 or len(s.aside) < 2 else [],
        display=_display(books, s) if s.seats == 2 and len(s.aside) == 2 else [],
        ladders=[_ladder(s, ladder) for ladder in range(len(LADDER_IDS))],
        column=SIDES[s.column] if s.reach else "",
        reach=[rung + 1 for rung in bits.members(s.reach)],
        trail=s.trail[:],
        open_chests=faces_of(edition.chests, s.open),
        bag=bag.total(s.bag),
        unseen=bag.numbers_of(_unseen(s, viewer), len(edition.chests)),
        drawing=bag.total(s.drawn),
        drawn=faces_of(edition.chests, s.drawn) if viewer == s.drawer else [],
        stacks=[StackView(edition.gnomes[gnome].id, _cards_left(s, gnome)) for gnome in bits.members(s.stacks)],
        rewards=rewards,
        claimed=[rewards[i] for i in bits.members(s.claimed)],
        supply=counts.numbers_of(s.supply, TOKENS),
        discarded=[
            DiscardView(entry_seat(laid), TILES[entry_tile(laid)]) for laid in s.laid if entry_action(laid) == COINS
        ],
        homes=[_home(s, seat, seat == viewer) for seat in range(s.seats)],
    )


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
    return ("1", "2", "3", "druid", "claim")[turn] if turn < 4 or s.turn == 4 * s.seats else ""


def faces_of(chests: tuple[Named, ...], held: Bag) -> list[str]:
    return [chests[kind].id for kind in bag.kinds(held) for _ in range(bag.count(held, kind))]


def _unseen(s: Mighty, viewer: Viewer) -> Bag:
    """MIG-139: one pool, whoever holds what of it."""
    pool = s.bag + sum(home.vault for seat, home in enumerate(s.homes) if seat != viewer)
    return pool if viewer == s.drawer else pool + s.drawn


def _forest(s: Mighty) -> list[list[SquareView]]:
    rows = []
    for row, side in enumerate(s.glades[: s.forest.rows]):
        squares = []
        for column, icon in enumerate(s.tables.glades[side]):
            place = row * COLUMNS + column
            laid = next((laid for laid in s.laid if laid >> place & 1 and place < 30), 0)
            seat, tile = (entry_seat(laid), TILES[entry_tile(laid)]) if laid else (-1, "")
            squares.append(SquareView(square_id(place), LETTERS[icon], seat, tile))
        rows.append(squares)
    return rows


def _ladder(s: Mighty, ladder: Ladder) -> LadderView:
    rungs = []
    for laid in s.laid:
        action = entry_action(laid)
        if LADDERS <= action < DISPLAYS and ladder_of(action - LADDERS) == ladder:
            tile = entry_tile(laid)
            column = SIDES[column_of(action - LADDERS)]
            rungs += [RungView(entry_seat(laid), TILES[tile], column)] * s.tables.sizes[tile]
    return LadderView(LADDER_IDS[ladder], bool(s.tables.ladders[s.seats] >> ladder & 1), rungs)


def _display(books: list[str], s: Mighty) -> list[SlotView]:
    slots = []
    for slot in range(4):
        laid = next((laid for laid in s.laid if entry_action(laid) == DISPLAYS + slot), 0)
        seat, tile = (entry_seat(laid), TILES[entry_tile(laid)]) if laid else (-1, "")
        slots.append(SlotView(books[displayed(s, slot)], seat, tile))
    return slots


def _cards_left(s: Mighty, gnome: Gnome) -> int:
    """A card for each player, less those that were invited."""
    return s.seats - sum(home.cards >> gnome & 1 for home in s.homes)


def _home(s: Mighty, seat: Seat, own: bool) -> HomeView:
    home, edition = s.homes[seat], s.tables.edition
    gnomes = [gnome.id for gnome in edition.gnomes]
    return HomeView(
        coins=home.coins,
        tokens=counts.numbers_of(home.stock, TOKENS),
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
