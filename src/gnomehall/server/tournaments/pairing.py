"""Who meets whom: the tables of a round, worked out of what has been played. Nothing here is left to chance.

Entrants go by their numbers. A table is the entrants by seat; a table of one is a bye.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from gnomehall.core.rng import Rng

Entrant = int
Seating = tuple[Entrant, ...]
PASSES: Final = 60
"""From how many beginnings the balanced seating of a round is looked for."""
TRIES: Final = 20_000
"""How many pairings a Swiss round tries before it lets two meet again."""


@dataclass(slots=True)
class Past:
    """What the rounds so far mean for the next one."""

    met: dict[frozenset[Entrant], int] = field(default_factory=dict)
    """How often two have met."""
    sat: dict[tuple[Entrant, int], int] = field(default_factory=dict)
    """How often somebody sat in a seat."""
    byes: dict[Entrant, int] = field(default_factory=dict)
    apart: dict[Entrant, int] = field(default_factory=dict)
    """How often somebody sat at a table that had fewer seats than others of its round."""

    @classmethod
    def of(cls, rounds: Iterable[Sequence[Seating]]) -> "Past":
        past = cls()
        for tables in rounds:
            most = max(map(len, tables), default=0)
            for table in tables:
                past.add(table, most)
        return past

    def add(self, table: Seating, most: int) -> None:
        if len(table) == 1:
            self.byes[table[0]] = self.byes.get(table[0], 0) + 1
            return
        for two in combinations(table, 2):
            self.met[frozenset(two)] = self.met.get(frozenset(two), 0) + 1
        for seat, one in enumerate(table):
            self.sat[one, seat] = self.sat.get((one, seat), 0) + 1
            self.apart[one] = self.apart.get(one, 0) + (len(table) < most)

    def meetings(self, one: Entrant, other: Entrant) -> int:
        return self.met.get(frozenset((one, other)), 0)


def seated(table: Iterable[Entrant], past: Past) -> Seating:
    """The entrants of a table by seat: who sat in a seat least often gets it, in doubt who is named first."""

    def repeats(order: Seating) -> int:
        return sum(past.sat.get((one, seat), 0) ** 2 for seat, one in enumerate(order))

    return min(permutations(table), key=repeats)


# --- two at a table -----------------------------------------------------------------------------


def swiss(standing: Sequence[Entrant], points: dict[Entrant, float], past: Past) -> list[Seating]:
    """Who stand alike meet, and nobody meets anybody again as long as that can be; the last without a bye gets one."""
    left, tables = list(standing), []
    if len(left) % 2:
        out = min(reversed(left), key=lambda one: past.byes.get(one, 0))
        left.remove(out)
        tables.append((out,))
    pairs = _Pairs(points, past)
    most = max(past.met.values(), default=0)
    for allowed in range(most + 1):
        found = pairs.of(left, allowed)
        if found is not None:
            return [seated(pair, past) for pair in found] + tables
    return [seated(left[i : i + 2], past) for i in range(0, len(left), 2)] + tables


class _Pairs:
    """Pairs of neighbours in the standing, found from the top and taken back where nobody is left to meet."""

    def __init__(self, points: dict[Entrant, float], past: Past) -> None:
        self._points = points
        self._past = past
        self._tries = 0

    def of(self, left: list[Entrant], allowed: int) -> list[tuple[Entrant, Entrant]] | None:
        """Pairs in which nobody has met more often than is allowed; None where there are none, or none soon."""
        self._tries = 0
        return self._rest(left, allowed)

    def _rest(self, left: list[Entrant], allowed: int) -> list[tuple[Entrant, Entrant]] | None:
        if not left:
            return []
        first, others = left[0], left[1:]
        # Within those who have as many points the upper half meets the lower one.
        alike = [one for one in others if self._points.get(one, 0.0) == self._points.get(first, 0.0)]
        half = len(alike) // 2
        for other in alike[half:] + alike[:half][::-1] + others[len(alike) :]:
            self._tries += 1
            if self._tries > TRIES:
                return None
            if self._past.meetings(first, other) <= allowed:
                rest = self._rest([one for one in others if one != other], allowed)
                if rest is not None:
                    return [(first, other), *rest]
        return None


def round_robin(entrants: Sequence[Entrant], number: int) -> list[Seating]:
    """Round `number`, from 0, in which everybody meets everybody once in as many rounds as there are others.

    One stays where they are, nobody where the number is odd, and the others move up a place each round; who stands
    opposite is met. Who begins alternates from place to place, for the one who stays from round to round.
    """
    places: list[Entrant | None] = [*([None] if len(entrants) % 2 else []), *entrants]
    moves, ring = number % (len(places) - 1), places[1:]
    around = [places[0], *ring[len(ring) - moves :], *ring[: len(ring) - moves]]
    tables: list[Seating] = []
    for i in range(len(around) // 2):
        pair = around[i], around[-1 - i]
        swapped = bool(number % 2 if i == 0 else i % 2)
        tables.append(tuple(one for one in (pair[::-1] if swapped else pair) if one is not None))
    return sorted(tables, key=lambda table: (len(table) == 1, table))


def round_robin_rounds(count: int) -> int:
    return count - 1 if count % 2 == 0 else count


def knockout(entrants: Sequence[Entrant], past: Past) -> list[Seating]:
    """Those who are left, best seed first: the best meets the last. Byes go to the best."""
    size = 1
    while size < len(entrants):
        size *= 2
    byes = size - len(entrants)
    rest = list(entrants[byes:])
    pairs = [seated((rest[i], rest[-1 - i]), past) for i in range(len(rest) // 2)]
    return pairs + [(one,) for one in entrants[:byes]]


def knockout_rounds(count: int) -> int:
    return max(1, (count - 1).bit_length())


# --- three or four at a table -------------------------------------------------------------------


def table_sizes(count: int, seats: int) -> list[int]:
    """As few tables as can be, as full as can be, and none with fewer than two."""
    tables = -(-count // seats)
    small = tables * seats - count
    # A table that lacks one seat is better than one that lacks two.
    sizes = [seats - small // tables - (i < small % tables) for i in range(tables)]
    return sorted(sizes, reverse=True)


def balanced(entrants: Sequence[Entrant], seats: int, past: Past, number: int) -> list[Seating]:
    """A round in which those meet who have met least, found by exchanging two until no exchange makes it better."""
    sizes = table_sizes(len(entrants), seats)
    best: list[list[Entrant]] = []
    least = -1
    rng = Rng(number, len(entrants))
    for _ in range(PASSES):
        order = list(entrants)
        rng.shuffle(order)
        tables = _cut(order, sizes)
        cost = _improve(tables, past)
        if least < 0 or cost < least:
            best, least = tables, cost
    return [seated(sorted(table), past) for table in best]


def _cut(order: list[Entrant], sizes: list[int]) -> list[list[Entrant]]:
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    return [order[end - size : end] for size, end in zip(sizes, ends, strict=True)]


def _improve(tables: list[list[Entrant]], past: Past) -> int:
    """Exchange two of different tables as long as that makes the round better; what it costs then."""
    most = max(map(len, tables))
    costs = [_cost(table, most, past) for table in tables]
    better = True
    while better:
        better = False
        for a, b in combinations(range(len(tables)), 2):
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                    new = _cost(tables[a], most, past), _cost(tables[b], most, past)
                    if sum(new) < costs[a] + costs[b]:
                        costs[a], costs[b] = new
                        better = True
                    else:
                        tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
    return sum(costs)


def _cost(table: list[Entrant], most: int, past: Past) -> int:
    """To meet again weighs the more the oftener two have met; so does a smaller table for whoever had one."""
    meetings = sum(2 * past.meetings(*two) + 1 for two in combinations(table, 2))
    small = sum(2 * past.apart.get(one, 0) + 1 for one in table) if len(table) < most else 0
    return 4 * meetings + small
