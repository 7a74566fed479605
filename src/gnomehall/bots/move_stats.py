"""What searches found out about the moves of the seat that decides, by themselves and together."""

from math import sqrt
from typing import Final


class MoveStats:
    """What a search knows of one move of the seat that decides: sums over its visits."""

    def __init__(self, action: int, seats: int) -> None:
        self.action: Final = action
        self.visits = 0
        self.squares = 0.0
        """Of the payoff of the seat that decides."""
        self.gains: list[float] = [0.0] * seats
        """Payoffs by seat."""
        self.points: list[float] = [0.0] * seats
        """The points that each seat may expect to have at the end, where the search keeps them."""

    def add(self, other: "MoveStats") -> None:
        self.visits += other.visits
        self.squares += other.squares
        for seat in range(len(self.gains)):
            self.gains[seat] += other.gains[seat]
            self.points[seat] += other.points[seat]

    def mean(self, seat: int) -> float:
        return self.gains[seat] / self.visits if self.visits else 0.0

    def lead(self, seat: int) -> tuple[float, float]:
        """The points that a seat may expect to have at the end, and those of the best of the others."""
        visits = max(self.visits, 1)
        others = 0.0
        for other in range(len(self.points)):
            if other != seat:
                others = max(others, self.points[other] / visits)
        return self.points[seat] / visits, others

    def error(self, seat: int) -> float:
        """The standard error of the mean, for the seat that decides."""
        if self.visits < 2:
            return 1.0
        mean = self.mean(seat)
        return sqrt(max(self.squares / self.visits - mean * mean, 0.0) / (self.visits - 1))


def merge_stats(trees: list[list[MoveStats]]) -> list[MoveStats]:
    """Sum up what several trees found, ascending by action."""
    found: list[MoveStats] = []
    for tree in trees:
        for stats in tree:
            at = 0
            while at < len(found) and found[at].action < stats.action:
                at += 1
            if at == len(found) or found[at].action != stats.action:
                found.insert(at, MoveStats(stats.action, len(stats.gains)))
            found[at].add(stats)
    return found


def most_visited(found: list[MoveStats]) -> MoveStats:
    """What a search advises; of several moves that were tried as often, the first."""
    best = found[0]
    for stats in found:
        if stats.visits > best.visits:
            best = stats
    return best


def best_of(found: list[MoveStats], seat: int) -> MoveStats:
    """The move that brought the seat most, of those that were not given up early."""
    most = most_visited(found).visits
    best: MoveStats | None = None
    for stats in found:
        if 2 * stats.visits >= most and (best is None or stats.mean(seat) > best.mean(seat)):
            best = stats
    assert best is not None
    return best


def ahead(found: list[MoveStats]) -> int:
    """By how many visits the move that was tried most leads."""
    first, second = 0, 0
    for stats in found:
        if stats.visits > first:
            first, second = stats.visits, first
        elif stats.visits > second:
            second = stats.visits
    return first - second
