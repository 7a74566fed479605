"""The setup, as far as chance decides it (MIG-7 to 22)."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, DRAW, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.ids import book_id, chest_id, gnome_id
from gnomehall.games.mighty_gnomes.state import Mighty, spread_glades
from gnomehall.games.mighty_gnomes.tables import DRAWS, FIRSTS, GLADE_COUNT, GLADES, RUNGS, SHELVES, STACK_COUNT, STACKS
from gnomehall.parts import bag, bits
from gnomehall.parts.bits import Bits


class FirstPlayer(Step[Mighty]):
    """MIG-21, MIG-Q10: who begins, at random."""

    name = "first-player"
    rule = "MIG-21"
    kind = DRAW
    verb = "first"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        return [FIRSTS + seat for seat in range(s.seats)]

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        seat_players(s, action - FIRSTS)


class PickStack(Step[Mighty]):
    """MIG-15, MIG-Q1: five different mighty gnomes are in play, at random."""

    name = "pick-stack"
    rule = "MIG-15"
    kind = DRAW
    verb = "stack"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        return [STACKS + gnome for gnome in range(len(s.tables.gnome_cost)) if not s.stacks >> gnome & 1]

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        s.stacks |= 1 << (action - STACKS)
        if s.log is not None:
            s.emit("stack", "MIG-15", {"gnome": gnome_id(s.tables, action - STACKS)})


class LayGlade(Step[Mighty]):
    """MIG-7, MIG-Q5: the glade tiles in any order, either side up: first the rows from the bottom, then the queue."""

    name = "lay-glade"
    rule = "MIG-7"
    kind = DRAW
    verb = "glade"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        lying = [side // 2 for side in s.glades]
        return [GLADES + side for side in range(2 * GLADE_COUNT) if side // 2 not in lying]

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        s.glades.append(action - GLADES)
        if s.log is not None:
            s.emit("glade", "MIG-7", {"glade": s.tables.edition.glades[action - GLADES]})
        if len(s.glades) == GLADE_COUNT:
            spread_glades(s)


class ShelveBook(Step[Mighty]):
    """MIG-9 to MIG-13: 4 golden and 4 silver books at random for a column: 7 from the bottom up, the eighth set aside.

    Chance draws colour and book in one: a colour is as likely as it has books left to come into this column.
    """

    name = "shelve-book"
    rule = "MIG-9"
    kind = DRAW
    verb = "shelve"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        golden, silver = to_come(s)
        return [SHELVES + book for book in bits.members(s.books_left) if (golden if s.tables.golden[book] else silver)]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        golden, silver = to_come(s)
        left = bits.members(s.books_left)
        all_golden = 0
        for book in left:
            all_golden += s.tables.golden[book]
        all_silver = len(left) - all_golden
        found: list[int] = []
        for book in left:
            weight = golden * max(all_silver, 1) if s.tables.golden[book] else silver * max(all_golden, 1)
            if weight:
                found.append(weight)
        return found

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        book = action - SHELVES
        s.books_left &= ~(1 << book)
        column = s.left if len(s.left) + len(s.aside) <= RUNGS else s.right
        if len(column) < RUNGS:
            column.append(book)
        else:
            s.aside.append(book)
        if s.log is not None:
            s.emit("shelve", "MIG-9", {"book": book_id(s.tables, book)})


class RevealChest(Step[Mighty]):
    """MIG-20: chests from the bag lie open below the trail, seen by all."""

    name = "reveal-chest"
    rule = "MIG-20"
    kind = DRAW
    verb = "draw"

    def legal(self, s: Mighty, f: Frame) -> list[Action]:
        return [DRAWS + kind for kind in bag.kinds(s.bag)]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        return bag.amounts(s.bag)

    def draw(self, s: Mighty, f: Frame, rng: Rng) -> Action:
        return DRAWS + bag.nth(s.bag, rng.below(bag.total(s.bag)))

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        s.bag -= bag.one(action - DRAWS)
        s.open += bag.one(action - DRAWS)
        if s.log is not None:
            s.emit("reveal", "MIG-20", {"chest": chest_id(s.tables, action - DRAWS)})


FIRST_PLAYER: Final = FirstPlayer()
PICK_STACK: Final = PickStack()
LAY_GLADE: Final = LayGlade()
SHELVE_BOOK: Final = ShelveBook()
REVEAL_CHEST: Final = RevealChest()


def to_come(s: Mighty) -> tuple[int, int]:
    """How many golden and silver books the column that is being filled has still to get, of 4 each."""
    dealt = s.tables.shelf_books & ~s.books_left
    golden = bits.size(dealt & s.tables.golden_books)
    silver = bits.size(dealt & ~s.tables.golden_books)
    each = 8 if golden + silver >= 8 else 4
    return each - golden, each - silver


def seat_players(s: Mighty, first: Seat) -> None:
    """MIG-22: tokens onto the hut from the first player on, one on another; from the bottom up they bring coins."""
    s.first = first
    s.trail = []
    for i in range(s.seats):
        seat = (first + i) % s.seats
        s.trail.append(seat)
        s.homes[seat].coins = s.tables.start_coins[i]
    if s.log is not None:
        s.emit("first", "MIG-21", {"seat": first})


def push_setup(s: Mighty, first: Seat, stacks: Bits) -> None:
    """All that chance decides before the first turn, the first on top; first player and stacks only if not given."""
    for _ in range(s.tables.open_chests):
        s.push(REVEAL_CHEST, CHANCE)
    for _ in range(16):
        s.push(SHELVE_BOOK, CHANCE)
    for _ in range(GLADE_COUNT):
        s.push(LAY_GLADE, CHANCE)
    if stacks:
        s.stacks = stacks
    else:
        for _ in range(STACK_COUNT):
            s.push(PICK_STACK, CHANCE)
    if first < 0:
        s.push(FIRST_PLAYER, CHANCE)
    else:
        seat_players(s, first)
