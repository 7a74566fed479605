"""What searches found out about the moves of the seat that decides, by themselves and together."""

from math import sqrt
from typing import Final


class Tried:
    """What a search knows of one move of the seat that decides: sums over its visits."""

    def __init__(self, action: int, seats: int) -> None:
        self.action: Final = action
        self.visits = 0
        self.squares = 0.0
        """Of the payoff of the seat that decides."""
        self.gains: list[float] = [0.0] * seats
        """Payoffs by seat."""

    def add(self, other: "Tried") -> None:
        self.visits += other.visits
        self.squares += other.squares
        for seat in range(len(self.gains)):
            self.gains[seat] += other.gains[seat]

    def mean(self, seat: int) -> float:
        return self.gains[seat] / self.visits if self.visits else 0.0

    def error(self, seat: int) -> float:
        """The standard error of the mean, for the seat that decides."""
        if self.visits < 2:
            return 1.0
        mean = self.mean(seat)
        return sqrt(max(self.squares / self.visits - mean * mean, 0.0) / (self.visits - 1))


def summed(trees: list[list[Tried]]) -> list[Tried]:
    """What several trees found together, ascending by action."""
    found: list[Tried] = []
    for tree in trees:
        for tried in tree:
            at = 0
            while at < len(found) and found[at].action < tried.action:
                at += 1
            if at == len(found) or found[at].action != tried.action:
                found.insert(at, Tried(tried.action, len(tried.gains)))
            found[at].add(tried)
    return found


def most_tried(found: list[Tried]) -> Tried:
    """What a search advises; of several moves that were tried as often, the first."""
    best = found[0]
    for tried in found:
        if tried.visits > best.visits:
            best = tried
    return best


def best_of(found: list[Tried], seat: int) -> Tried:
    """The move that brought the seat most, of those that were not given up early."""
    most = most_tried(found).visits
    best: Tried | None = None
    for tried in found:
        if 2 * tried.visits >= most and (best is None or tried.mean(seat) > best.mean(seat)):
            best = tried
    assert best is not None
    return best


def ahead(found: list[Tried]) -> int:
    """By how many visits the move that was tried most leads."""
    first, second = 0, 0
    for tried in found:
        if tried.visits > first:
            first, second = tried.visits, first
        elif tried.visits > second:
            second = tried.visits
    return first - second
