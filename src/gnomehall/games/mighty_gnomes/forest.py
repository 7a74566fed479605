"""Where a straight bar fits into the forest."""

from typing import Final

from gnomehall.core.mypyc import i64
from gnomehall.games.mighty_gnomes.tables import COLUMNS, MOST_ROWS, Square, Squares
from gnomehall.parts.word import bit

LEFT_EDGE: Final = 0x1041041
"""The leftmost squares of the highest forest: every 6th bit."""
RIGHT_EDGE: Final = LEFT_EDGE << (COLUMNS - 1)


class ForestTables:
    """Every way to lay a straight bar (MIG-Q2) into a forest of so many rows of 6 squares.

    Squares are bits, numbered from 0 at the lower left along the rows. A placement is numbered by its lowest, leftmost
    square: twice that, and 1 more if it goes upwards. Tables by size have an unused entry for size 0.
    """

    def __init__(self, rows: i64) -> None:
        self.rows: Final = rows
        self.squares: Final = bit(rows * COLUMNS) - 1
        self.across: Final[list[int]] = [0] * 5
        """By size, the squares from which a bar to the right does not stick out, a bit set."""
        self.halos: Final[list[list[int]]] = [[0] * (2 * rows * COLUMNS) for _ in range(5)]
        """By size and then by placement, the squares that share an edge with it (MIG-Q16); none where it sticks out."""
        for size in range(1, 5):
            for square in range(rows * COLUMNS):
                if bar(rows, size, square, 0):
                    self.across[size] |= bit(square)
                for upwards in range(2):
                    self.halos[size][2 * square + upwards] = halo(bar(rows, size, square, upwards)) & self.squares

    def __repr__(self) -> str:
        return f"<ForestTables of {self.rows} rows>"


def bar(rows: i64, size: i64, square: Square, upwards: i64) -> Squares:
    """MIG-34: the squares a bar covers from its lowest, leftmost one; none if it would stick out."""
    row, column = square // COLUMNS, square % COLUMNS
    if upwards:
        if row + size > rows:
            return 0
    elif column + size > COLUMNS:
        return 0
    mask: Squares = 0
    for i in range(size):
        mask |= bit(square + i * (COLUMNS if upwards else 1))
    return mask


def halo(mask: Squares) -> Squares:
    """The squares that share an edge with these, those outside the forest included above and below."""
    around = (mask << COLUMNS) | (mask >> COLUMNS) | ((mask & ~RIGHT_EDGE) << 1) | ((mask & ~LEFT_EDGE) >> 1)
    return around & ~mask


FORESTS: Final = [ForestTables(rows) for rows in range(MOST_ROWS + 1)]
