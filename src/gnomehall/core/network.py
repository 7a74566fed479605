"""Positions judged by a small network, in whole numbers, so that every build finds the same to the last bit.

The first layer is summed sparsely: each input that is not 0 adds its row of weights. A row is one large int with a lane
of 32 bits for each hidden unit, so that one addition adds to all units at once, compiled or not. A lane starts half
full, so that what is negative never borrows from its neighbour; `Network` refuses weights that could leave their lanes.

What comes out for a seat is added to what the advice of the game says without a network, in its spread: so learning
begins where that ends. Both together are the logarithm of odds: the softmax over the seats is their chances to win.
"""

from typing import Final

from gnomehall.core.advice import Advice
from gnomehall.core.edition import Edition
from gnomehall.core.inputs import MOST, Inputs, Memo, Reader
from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.state import State

LANE: Final = 32
LANE_BYTES: Final = 4
HALF: Final = 1 << (LANE - 1)
READY: Final = 64
READY_PIECES: Final = 10
"""The rows of smaller amounts are ready; beyond, a row is multiplied."""


class Weights:
    """The numbers of a network. Its hidden units are rectified, but for the last one, which goes through as it is."""

    def __init__(self, rows: list[list[int]], biases: list[int], out: list[int], shift: int) -> None:
        self.rows: Final = rows
        """By input, one weight for each unit."""
        self.biases: Final = biases
        self.out: Final = out
        """What each unit adds to the result."""
        self.shift: Final = shift
        """The result counts in units of 2 to the power of minus this."""

    def units(self) -> int:
        return len(self.biases)

    def check(self) -> None:
        """No sum can leave its lane: every input at its most, and pieces as many as there can be."""
        for unit in range(self.units()):
            most = abs(self.biases[unit])
            for row in self.rows:
                most += abs(row[unit]) * MOST
            if most >= HALF // 4:
                raise ValueError(f"the weights of unit {unit} are too large for a lane of {LANE} bits")


class Summed(Reader):
    """Adds up rows of weights."""

    def __init__(self, ready: list[list[int]], pieces: list[list[int]]) -> None:
        super().__init__()
        self._ready: Final = ready
        """By input and amount, the row as often."""
        self._pieces: Final = pieces
        """By piece and how often it is there."""
        self.total = 0

    def begin(self, at: int) -> None:
        self.total = 0
        self.at = at

    def put(self, amount: int) -> None:
        if amount:
            if 0 < amount < READY:
                self.total += self._ready[self.at][amount]
            else:
                self.total += self._ready[self.at][1] * max(-MOST, min(MOST, amount))
        self.at += 1

    def piece(self, number: int, times: int) -> None:
        if 0 < times < READY_PIECES:
            self.total += self._pieces[number][times]
        else:
            self.total += self._pieces[number][1] * times


class Judged:
    """A seat as it was judged last."""

    def __init__(self, memo: Memo) -> None:
        self.memo: Final = memo
        self.own = 0
        """The sum of its own inputs."""
        self.known = False
        self.total = 0
        self.result = 0.0


class Network:
    """Judges positions of one edition.

    Whoever compares moves asks about one position after another, and a move changes little for most seats: what is the
    same as in the position before is not summed up again.
    """

    def __init__(self, weights: Weights, inputs: Inputs, edition: Edition) -> None:
        weights.check()
        inputs.check(edition)
        assert len(weights.rows) == len(inputs.names), "every input has its weights"
        self._inputs: Final = inputs
        self._out: Final = weights.out
        self._unit: Final = float(1 << weights.shift)
        self._size: Final = LANE_BYTES * weights.units()
        packed = [pack(row) for row in weights.rows]
        ready = [multiples(row, READY) for row in packed[: inputs.first_piece]]
        pieces = [
            multiples(sum_of(packed, piece, inputs.first_piece, inputs.first_printed), READY_PIECES)
            for piece in inputs.pieces(edition)
        ]
        printed = sum_of(packed, inputs.printed(edition), inputs.first_printed, len(packed))
        self._start: Final = pack([HALF] * weights.units()) + pack(weights.biases) + printed
        self._into: Final = Summed(ready, pieces)
        self._last: Final[list[Judged]] = []

    def judge(self, s: State) -> list[float]:
        """For each seat what to add to the logarithm of its odds."""
        inputs, into, last = self._inputs, self._into, self._last
        while len(last) < s.seats:
            last.append(Judged(inputs.memo()))
        into.begin(inputs.own)
        inputs.write_shared(s, into)
        start = self._start + into.total
        points = s.scores()
        found: list[float] = []
        for seat in range(s.seats):
            judged = last[seat]
            if not judged.known or not judged.memo.is_of(s, seat):
                into.begin(0)
                inputs.write_own(s, seat, into)
                judged.own, judged.known = into.total, True
                judged.memo.keep(s, seat)
            into.begin(0)
            inputs.write_beside(s, seat, points, into)
            total = start + judged.own + into.total
            if total != judged.total:
                judged.total, judged.result = total, self._result(total)
            found.append(judged.result)
        return found

    def _result(self, total: int) -> float:
        lanes = total.to_bytes(self._size, "little")
        last = len(self._out) - 1
        at = LANE_BYTES * last
        result = (lane_of(lanes, at) - HALF) * self._out[last]
        for unit in range(last):
            at = LANE_BYTES * unit
            if lanes[at + 3] >= 128:
                result += (lane_of(lanes, at) - HALF) * self._out[unit]
        return float(result) / self._unit


def lane_of(lanes: bytes, at: int) -> int:
    return lanes[at] | lanes[at + 1] << 8 | lanes[at + 2] << 16 | lanes[at + 3] << 24


def pack(numbers: list[int]) -> int:
    """Numbers in lanes, the first in the lowest; negative ones borrow, which a later sum gives back."""
    found = 0
    for number in reversed(numbers):
        found = (found << LANE) + number
    return found


def multiples(row: int, number: int) -> list[int]:
    return [row * times for times in range(number)]


def sum_of(rows: list[int], amounts: list[int], first: int, end: int) -> int:
    total = 0
    for at in range(first, end):
        total += rows[at] * amounts[at - first]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkAdvice(Advice):
    """The advice of a game, but for what positions are worth: a network corrects that.

    It corrects what the first release said of them, so that others can be tried without training it again.
    """

    def __init__(self, base: Advice, weights: Weights, inputs: Inputs) -> None:
        self.base: Final = base
        self._corrected: Final = base.classic()
        self._weights: Final = weights
        self._inputs: Final = inputs
        self._edition: Edition | None = None
        self._network: Network | None = None
        """The network for the edition that was met last."""

    def values(self, s: State) -> list[float]:
        if s.seats == 1:
            return self.base.values(s)
        found = self._corrected.values(s)
        edition = s.edition()
        network = self._network
        if network is None or self._edition is not edition:
            network = Network(self._weights, self._inputs, edition)
            self._edition, self._network = edition, network
        spread = self._corrected.spread(s)
        judged = network.judge(s)
        return [found[seat] / spread + judged[seat] for seat in range(s.seats)]

    def spread(self, s: State) -> float:
        return self.base.spread(s) if s.seats == 1 else 1.0

    def points(self, s: State) -> list[float]:
        return self._corrected.points(s)

    def margin(self) -> float:
        return self.base.margin()

    def plain(self) -> Advice:
        return self.base

    def classic(self) -> Advice:
        return self._corrected

    def leanings(self, s: State, actions: list[int]) -> list[int]:
        return self.base.leanings(s, actions)

    def worthwhile(self, s: State, actions: list[int]) -> list[int]:
        return self.base.worthwhile(s, actions)

    def depth(self) -> int:
        """A network judges at once: what lots play on from there says less."""
        return 0

    def foresight(self) -> int:
        return self.base.foresight()

    def explore(self) -> float:
        return self.base.explore()

    def turns(self) -> int:
        return self.base.turns()

    def iterations(self) -> tuple[int, int, int, int]:
        return self.base.iterations()

    def networked(self) -> tuple[int, int, int, int]:
        return self.base.networked()

    def sparing(self) -> bool:
        return self.base.sparing()
