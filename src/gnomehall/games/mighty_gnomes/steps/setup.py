"""The setup, as far as chance decides it (MIG-7 to 22)."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, Frame, Step
from gnomehall.games.mighty_gnomes.codes import DRAW, FIRST, GLADE, GLADES, RUNGS, SHELVE, STACK, STACKS
from gnomehall.games.mighty_gnomes.state import Mighty, spread_glades
from gnomehall.parts import bag, bits


class FirstPlayer(Step[Mighty]):
    """MIG-21, MIG-Q10: who begins, by lot."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [FIRST + seat for seat in range(s.seats)]

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        seat_players(s, action - FIRST)


class Stacks(Step[Mighty]):
    """MIG-15, MIG-Q1: five different mighty gnomes are in play, by lot."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [STACK + gnome for gnome in range(len(s.t.gnome_cost)) if not s.stacks >> gnome & 1]

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.stacks |= 1 << (action - STACK)
        if s.log is not None:
            s.emit("stack", "MIG-15", {"gnome": action - STACK})


class Glades(Step[Mighty]):
    """MIG-7, MIG-Q5: the glade tiles in any order, either side up: first the rows from the bottom, then the queue."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        lying = [side // 2 for side in s.glades]
        return [GLADE + side for side in range(2 * GLADES) if side // 2 not in lying]

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.glades.append(action - GLADE)
        if s.log is not None:
            s.emit("glade", "MIG-7", {"side": action - GLADE})
        if len(s.glades) == GLADES:
            spread_glades(s)


class Books(Step[Mighty]):
    """MIG-9 to MIG-13: 4 golden and 4 silver books by lot for a column: 7 from the bottom up, the eighth set aside.

    Chance draws colour and book in one: a colour is as likely as it has books left to come into this column.
    """

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        golden, silver = to_come(s)
        return [SHELVE + book for book in bits.members(s.books_left) if (golden if s.t.golden[book] else silver)]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        golden, silver = to_come(s)
        left = bits.members(s.books_left)
        all_golden = 0
        for book in left:
            all_golden += s.t.golden[book]
        all_silver = len(left) - all_golden
        found: list[int] = []
        for book in left:
            weight = golden * max(all_silver, 1) if s.t.golden[book] else silver * max(all_golden, 1)
            if weight:
                found.append(weight)
        return found

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        book = action - SHELVE
        s.books_left &= ~(1 << book)
        column = s.left if len(s.left) + len(s.aside) <= RUNGS else s.right
        if len(column) < RUNGS:
            column.append(book)
        else:
            s.aside.append(book)
        if s.log is not None:
            s.emit("shelve", "MIG-9", {"book": book, "column": 0 if column is s.left else 1, "rung": len(column)})


class OpenChests(Step[Mighty]):
    """MIG-20: chests from the bag lie open below the trail, seen by all."""

    def legal(self, s: Mighty, f: Frame) -> list[int]:
        return [DRAW + kind for kind in bag.kinds(s.bag)]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        return bag.amounts(s.bag)

    def draw(self, s: Mighty, f: Frame, rng: Rng) -> int:
        return DRAW + bag.nth(s.bag, rng.below(bag.total(s.bag)))

    def apply(self, s: Mighty, f: Frame, action: int) -> None:
        s.bag -= bag.one(action - DRAW)
        s.open += bag.one(action - DRAW)
        if s.log is not None:
            s.emit("reveal", "MIG-20", {"chest": action - DRAW})


WHO_BEGINS: Final = FirstPlayer()
PICK_STACKS: Final = Stacks()
LAY_GLADES: Final = Glades()
FILL_SHELVES: Final = Books()
REVEAL: Final = OpenChests()


def to_come(s: Mighty) -> tuple[int, int]:
    """How many golden and silver books the column that is being filled has still to get, of 4 each."""
    dealt = s.t.shelf_books & ~s.books_left
    golden = bits.size(dealt & s.t.golden_books)
    silver = bits.size(dealt & ~s.t.golden_books)
    each = 8 if golden + silver >= 8 else 4
    return each - golden, each - silver


def seat_players(s: Mighty, first: int) -> None:
    """MIG-22: tokens onto the hut from the first player on, one on another; from the bottom up they bring coins."""
    s.first = first
    s.trail = []
    for i in range(s.seats):
        seat = (first + i) % s.seats
        s.trail.append(seat)
        s.homes[seat].coins = s.t.start_coins[i]
    if s.log is not None:
        s.emit("first", "MIG-21", {"seat": first})


def push_setup(s: Mighty, first: int, stacks: int) -> None:
    """All that chance decides before the first turn, the first on top; first player and stacks only if not given."""
    for _ in range(s.t.open_chests):
        s.push(REVEAL, CHANCE)
    for _ in range(16):
        s.push(FILL_SHELVES, CHANCE)
    for _ in range(GLADES):
        s.push(LAY_GLADES, CHANCE)
    if stacks:
        s.stacks = stacks
    else:
        for _ in range(STACKS):
            s.push(PICK_STACKS, CHANCE)
    if first < 0:
        s.push(WHO_BEGINS, CHANCE)
    else:
        seat_players(s, first)
