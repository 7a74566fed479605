"""What a network is told of a position: small whole numbers, a row for each seat and one that all seats share.

Cards and tiles are *pieces*: a piece stands for all the inputs that describe it (costs, effects, homes), so what is
printed counts and not the number of a card. A network sums up each piece once for an edition and adds it as one.
"""

from abc import ABC, abstractmethod
from typing import Final

from gnomehall.core.edition import Edition
from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.state import State
from gnomehall.core.vocabulary import Seat

MOST: Final = 127
"""An input beyond this, or below its negative, counts as this much."""


class Reader(ABC):
    """Takes the inputs of a position from left to right: first what is shared, then the seats in their order."""

    def __init__(self) -> None:
        self.at = 0

    @abstractmethod
    def begin(self, at: int) -> None:
        """The next row begins: what is put now has this number, and each that follows the next one."""

    @abstractmethod
    def put(self, amount: int) -> None:
        """The next input."""

    @abstractmethod
    def piece(self, number: int, times: int) -> None:
        """So many of a piece."""

    def go_to(self, at: int) -> None:
        """What is put next has this number."""
        self.at = at

    def skip(self, inputs: int) -> None:
        """The next so many inputs are 0."""
        self.at += inputs

    def put_counts(self, counts: int, kinds: int) -> None:
        """A multiset with a byte for each kind, as `parts.counts` has them."""
        end = self.at + kinds
        while counts:
            self.put(counts & 0xFF)
            counts >>= 8
        self.at = end

    def place(self, place: int, size: int) -> None:
        """One of so many inputs is 1; a place below 0 is nowhere."""
        end = self.at + size
        if place >= 0:
            self.at += place
            self.put(1)
        self.at = end


@mypyc_attr(allow_interpreted_subclasses=True)
class Memo(ABC):
    """All that the own inputs of a seat depend on, as it was when they were summed up last."""

    @abstractmethod
    def is_of(self, s: State, seat: Seat) -> bool:
        """Whether the own inputs of the seat are the same as then."""

    @abstractmethod
    def keep(self, s: State, seat: Seat) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs(ABC):
    """How a game describes its positions to a network. One object serves all editions and numbers of players.

    Inputs are numbered: those of a seat, those that are shared, then those of the pieces and of the edition.
    """

    def __init__(self, own: list[str], shared: list[str], pieces: list[str], printed: list[str]) -> None:
        self.own: Final = len(own)
        self.shared: Final = len(shared)
        self.first_piece: Final = len(own) + len(shared)
        self.first_printed: Final = len(own) + len(shared) + len(pieces)
        self.names: Final = own + shared + pieces + printed
        """What each input means. Weights belong to these names, and are refused where they are others."""

    def write(self, s: State, into: Reader) -> None:
        """Write the shared row and then one row a seat, each opened by `begin`."""
        into.begin(self.own)
        self.write_shared(s, into)
        points = s.scores()
        for seat in range(s.seats):
            into.begin(0)
            self.write_own(s, seat, into)
            self.write_beside(s, seat, points, into)

    @abstractmethod
    def write_shared(self, s: State, into: Reader) -> None:
        """What all seats share."""

    @abstractmethod
    def write_own(self, s: State, seat: Seat, into: Reader) -> None:
        """The inputs of a seat, but for those of `write_beside`, which are passed over."""

    @abstractmethod
    def write_beside(self, s: State, seat: Seat, points: list[int], into: Reader) -> None:
        """Those that say how a seat stands beside the others; `points` are the scores as they stand.

        They are apart since they change with the others: a move changes little else for most seats, so that what is
        summed up of one position does for the next.
        """

    @abstractmethod
    def memo(self) -> Memo:
        """Tells whether the own inputs of a seat have changed."""

    @abstractmethod
    def pieces(self, edition: Edition) -> list[list[int]]:
        """The pieces of an edition by their number: what each says to the inputs from `first_piece` on."""

    @abstractmethod
    def printed(self, edition: Edition) -> list[int]:
        """What an edition says that is on no piece, such as prices: the inputs from `first_printed` on."""

    def check(self, edition: Edition) -> None:
        """Pieces and what is printed have as many numbers as there are inputs for them."""
        size = self.first_printed - self.first_piece
        for piece in self.pieces(edition):
            assert len(piece) == size, "a piece says something to every input of pieces"
        assert len(self.printed(edition)) == len(self.names) - self.first_printed, "every printed number has an input"


class Rows(Reader):
    """Keeps the inputs as numbers, a row for each seat, as training wants them."""

    def __init__(self, inputs: Inputs, edition: Edition) -> None:
        super().__init__()
        inputs.check(edition)
        self._inputs: Final = inputs
        self._pieces: Final = [sparse(piece, inputs.first_piece) for piece in inputs.pieces(edition)]
        self._printed: Final = inputs.printed(edition)
        self._found: list[list[int]] = []

    def read(self, s: State) -> list[list[int]]:
        """All inputs of a position, a list for each seat."""
        self._found = []
        self._inputs.write(s, self)
        shared = self._found[0]
        assert len(self._found) == s.seats + 1, "a row for what is shared, and one a seat"
        rows: list[list[int]] = []
        for row in self._found[1:]:
            rows.append([row[i] + shared[i] for i in range(len(row))] + self._printed)
        return rows

    def begin(self, at: int) -> None:
        self.at = at
        self._found.append([0] * self._inputs.first_printed)

    def put(self, amount: int) -> None:
        self._found[-1][self.at] = max(-MOST, min(MOST, amount))
        self.at += 1

    def piece(self, number: int, times: int) -> None:
        row = self._found[-1]
        parts = self._pieces[number]
        for i in range(0, len(parts), 2):
            row[parts[i]] += times * parts[i + 1]


def sparse(numbers: list[int], first: int) -> list[int]:
    """Where a list is not 0, and what is there, in turn."""
    found: list[int] = []
    for i in range(len(numbers)):
        if numbers[i]:
            found.append(first + i)
            found.append(numbers[i])
    return found


def lead(points: list[int], seat: Seat) -> int:
    """How many points a seat is ahead of the best of the others; 0 if it is alone."""
    best = points[seat]
    alone = True
    for other in range(len(points)):
        if other != seat and (alone or points[other] > best):
            best = points[other]
            alone = False
    return points[seat] - best
