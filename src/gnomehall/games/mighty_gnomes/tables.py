"""What never changes during a game: the components as tables of numbers, and where a bar fits into the forest."""

from typing import Final

from gnomehall.games.mighty_gnomes.codes import (
    BASIC,
    COLUMNS,
    CRYSTAL,
    EXCHANGE,
    MOST_ROWS,
)
from gnomehall.parts import counts


class ForestTables:
    """Every way to lay a straight bar (MIG-Q2) into a forest of so many rows of 6 squares.

    Squares are bits, numbered from 0 at the lower left along the rows. A placement is numbered by its lowest, leftmost
    square: twice that, and 1 more if it goes upwards. Tables by size have an unused entry for size 0.
    """

    def __init__(self, rows: int) -> None:
        self.rows: Final = rows
        self.squares: Final = (1 << (rows * COLUMNS)) - 1
        self.across: Final[list[int]] = [0] * 5
        """By size, the squares from which a bar to the right does not stick out, a bit set."""
        self.halos: Final[list[list[int]]] = [[0] * (2 * rows * COLUMNS) for _ in range(5)]
        """By size and then by placement, the squares that share an edge with it (MIG-Q16); none where it sticks out."""
        for size in range(1, 5):
            for square in range(rows * COLUMNS):
                if bar(rows, size, square, 0):
                    self.across[size] |= 1 << square
                for upwards in range(2):
                    self.halos[size][2 * square + upwards] = halo(bar(rows, size, square, upwards)) & self.squares


def bar(rows: int, size: int, square: int, upwards: int) -> int:
    """MIG-34: the squares a bar covers from its lowest, leftmost one; none if it would stick out."""
    row, column = square // COLUMNS, square % COLUMNS
    if upwards:
        if row + size > rows:
            return 0
    elif column + size > COLUMNS:
        return 0
    mask = 0
    for i in range(size):
        mask |= 1 << (square + i * (COLUMNS if upwards else 1))
    return mask


def halo(mask: int) -> int:
    """The squares that share an edge with these, those outside the forest included above and below."""
    left_edge = 0
    for row in range(MOST_ROWS):
        left_edge |= 1 << (row * COLUMNS)
    right_edge = left_edge << (COLUMNS - 1)
    around = (mask << COLUMNS) | (mask >> COLUMNS) | ((mask & ~right_edge) << 1) | ((mask & ~left_edge) >> 1)
    return around & ~mask


FORESTS: Final = [ForestTables(rows) for rows in range(MOST_ROWS + 1)]


def _exchanges() -> tuple[list[int], list[int]]:
    """MIG-69: what each exchange gives up and which basic resource it takes; the pairs first, then the crystal."""
    give: list[int] = []
    take: list[int] = []
    for a in range(BASIC):
        for b in range(a, BASIC):
            for taken in range(BASIC):
                if taken not in (a, b):
                    give.append(counts.one(a) + counts.one(b))
                    take.append(taken)
    for taken in range(BASIC):
        give.append(counts.one(CRYSTAL))
        take.append(taken)
    return give, take


EXCHANGES: Final = _exchanges()
EXCHANGE_GIVES: Final = EXCHANGES[0]
EXCHANGE_TAKES: Final = EXCHANGES[1]


def purse(stock: int) -> int:
    """What matters of a stock to an exchange, as a small number: none, one or two of each basic, any crystal."""
    code = 1 if stock >> (CRYSTAL * counts.WIDTH) else 0
    for kind in range(BASIC):
        held = (stock >> (kind * counts.WIDTH)) & counts.BYTE
        code = code * 3 + (2 if held > 2 else held)
    return code


def _offers() -> list[list[int]]:
    offers: list[list[int]] = [[] for _ in range(2 * 3**BASIC)]
    for code in range(2 * 3**BASIC):
        stock = 0
        rest = code
        for kind in range(BASIC - 1, -1, -1):
            stock += (rest % 3) * counts.one(kind)
            rest //= 3
        stock += rest * counts.one(CRYSTAL)
        for i in range(len(EXCHANGE_GIVES)):
            if counts.holds(stock, EXCHANGE_GIVES[i]):
                offers[code].append(EXCHANGE + i)
    return offers


OFFERS: Final = _offers()
"""By `purse`, every exchange that can be paid."""


class Tables:
    """The numbers on the components of one edition. Built once, shared by all states."""

    def __init__(self) -> None:
        self.faces: object = None
        """What people read of this edition; nothing here knows what that is."""
        self.supply = 0
        self.sizes = [0, 1, 2, 3, 4, 2]
        self.start_coins: list[int] = []
        self.open_chests = 0
        self.key_limit = 0
        self.close_points = 0
        self.items_per_point = 1
        self.crystal_points = 0
        self.set_points = 0
        self.pair_points = 0
        self.ladders: list[int] = []
        """By the number of players, the open ladders as a bit set."""
        self.glades: list[list[int]] = []
        """By side (2 x tile, + 1 for its B side), the icons from left to right."""
        self.golden: list[int] = []
        """By book, 1 if it is golden, 0 if it is silver."""
        self.golden_books = 0
        """The same as a bit set."""
        self.shelf_books = 0
        """The books that the setup deals, a bit set: all but the two of a two-player game."""
        self.book_effect: list[int] = []
        self.book_amount: list[int] = []
        """How much of the effect; for tokens, their counts."""
        self.book_tokens: list[int] = []
        """The token on the bookmark, as counts."""
        self.book_coins: list[int] = []
        """The coins on the bookmark."""
        self.display: list[int] = []
        """The two books of a two-player game: the golden, the silver."""
        self.gnome_cost: list[int] = []
        self.gnome_ability: list[int] = []
        self.gnome_amount: list[int] = []
        self.gnome_scores: list[int] = []
        self.gnome_points: list[int] = []
        self.gnome_per: list[int] = []
        self.trade_gives: list[int] = []
        """Two for each gnome; 0 where there is none."""
        self.trade_points: list[int] = []
        self.trade_coins: list[int] = []
        self.trade_chests: list[int] = []
        self.chest_bag = 0
        self.chest_points: list[int] = []
        self.chest_coins: list[int] = []
        self.chest_tokens: list[int] = []
        self.chest_draws: list[int] = []
        self.chest_animal: list[int] = []
        self.animal_points: dict[int, int] = {}
        """What those animals score, as counts, that anybody has asked about so far."""
        self.holds: list[list[int]] = []
        """Of the warehouse and the dining table, what each space lets one hold."""
        self.upgrade_cost: list[list[int]] = []
        """What the step away from each space costs, as counts."""
        self.upgrade_points: list[list[int]] = []
        self.trail_points: list[int] = []
        self.trail_chests = 0
        """The spaces with a chest icon, as a bit set."""
        self.rounds = 0
        self.reward_effect: list[list[int]] = []
        """By round, from 0."""
        self.reward_amount: list[list[int]] = []
