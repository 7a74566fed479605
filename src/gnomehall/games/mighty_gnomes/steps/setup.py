"""The setup, as far as chance decides it (MIG-7 to 22)."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, DRAW, Frame, Step
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.games.mighty_gnomes.ids import book_id, chest_id, gnome_id
from gnomehall.games.mighty_gnomes.state import Mighty, spread_glades
from gnomehall.games.mighty_gnomes.tables import DRAWS, FIRSTS, GLADE_COUNT, GLADES, RUNGS, SHELVES, STACK_COUNT, STACKS
from gnomehall.parts import bag, word
from gnomehall.parts.word import Word, bit


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
        s.stacks |= bit(action - STACKS)
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
        s.glades = [*s.glades, action - GLADES]
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
        return [SHELVES + book for book in word.members(in_reach(s))]

    def weights(self, s: Mighty, f: Frame) -> list[int]:
        golden, silver = weights_of(s)
        return [golden if s.tables.golden[book] else silver for book in word.members(in_reach(s))]

    def sole(self, s: Mighty, f: Frame) -> i64:
        book = word.sole(in_reach(s))
        return book if book < 0 else SHELVES + book

    def draw(self, s: Mighty, f: Frame, rng: Rng) -> i64:
        golden, silver = weights_of(s)
        books = in_reach(s)
        all_golden = word.size(books & s.tables.golden_books)
        number = rng.below(golden * all_golden + silver * (word.size(books) - all_golden))
        while True:
            number -= golden if books & -books & s.tables.golden_books else silver
            if number < 0:
                return SHELVES + word.lowest(books)
            books &= books - 1

    def apply(self, s: Mighty, f: Frame, action: Action) -> None:
        book = action - SHELVES
        s.books_left &= ~bit(book)
        if len(s.left) < RUNGS:
            s.left = [*s.left, book]
        elif s.aside and len(s.right) < RUNGS:
            s.right = [*s.right, book]
        else:
            s.aside = [*s.aside, book]
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

    def sole(self, s: Mighty, f: Frame) -> i64:
        kind = bag.sole(s.bag)
        return kind if kind < 0 else DRAWS + kind

    def draw(self, s: Mighty, f: Frame, rng: Rng) -> i64:
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


def in_reach(s: Mighty) -> Word:
    """The books that may come next: of a colour of which the column has still to get some."""
    golden, silver = to_come(s)
    books: Word = 0
    if golden:
        books |= s.books_left & s.tables.golden_books
    if silver:
        books |= s.books_left & ~s.tables.golden_books
    return books


def weights_of(s: Mighty) -> tuple[i64, i64]:
    """How likely each golden and each silver book is: its colour by what is to come, among those left of it."""
    golden, silver = to_come(s)
    all_golden = word.size(s.books_left & s.tables.golden_books)
    all_silver = word.size(s.books_left) - all_golden
    return golden * max(all_silver, 1), silver * max(all_golden, 1)


def to_come(s: Mighty) -> tuple[i64, i64]:
    """How many golden and silver books the column that is being filled has still to get, of 4 each."""
    dealt = s.tables.shelf_books & ~s.books_left
    golden = word.size(dealt & s.tables.golden_books)
    silver = word.size(dealt & ~s.tables.golden_books)
    each: i64 = 8 if golden + silver >= 8 else 4
    return each - golden, each - silver


def seat_players(s: Mighty, first: Seat) -> None:
    """MIG-22: tokens onto the hut from the first player on, one on another; from the bottom up they bring coins."""
    s.first = first
    s.trail = [(first + i) % s.seats for i in range(s.seats)]
    for i in range(s.seats):
        seat = s.trail[i]
        s.homes[seat].coins = s.tables.start_coins[i]
    if s.log is not None:
        s.emit("first", "MIG-21", {"seat": first})


def push_setup(s: Mighty, first: Seat, stacks: Word) -> None:
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
