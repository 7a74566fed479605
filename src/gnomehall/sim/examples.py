"""Which games of a comparison are worth a look: a usual one, the odd ones, and one for each component if possible."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Final

from gnomehall.sim.paired import Pair, Pairing, PairWorker

WHYS: Final = ("usual", "short", "long", "close", "one-sided", "turning")
"""Why a game is shown. Words: `example-<why>`."""
MOST: Final = 18
"""Games that are shown at most: each of them is played again and written down."""


@dataclass(frozen=True, slots=True)
class Example:
    """A game to be shown, in both editions."""

    number: int
    whys: tuple[str, ...]
    """What it is an example of, beside its components."""
    taken: tuple[frozenset[int], frozenset[int]]
    """By edition: which things were taken in it, by their numbers."""


@dataclass(frozen=True, slots=True)
class _Looked:
    number: int
    rounds: int
    margin: int
    leads: int
    taken: tuple[int, int]
    """By edition, the set of things that were taken, as bits."""


class Choosing:
    """Notes enough of every pair to choose examples when all are played. Lengths and margins are those of B."""

    def __init__(self) -> None:
        self._looked: list[_Looked] = []

    def add(self, pair: Pair) -> None:
        game = pair.games[1]
        scores = sorted(game.played.scores, reverse=True)
        margin = scores[0] - scores[1] if len(scores) > 1 else scores[0]
        taken = (_taken_bits(pair, 0), _taken_bits(pair, 1))
        self._looked.append(_Looked(pair.number, game.played.rounds, margin, game.course.leads, taken))

    def examples(self) -> tuple[Example, ...]:
        if not self._looked:
            return ()
        whys: dict[int, list[str]] = {}
        for why, one in zip(WHYS, self._odd(), strict=True):
            whys.setdefault(one.number, []).append(why)
        chosen = {one.number: one for one in self._looked if one.number in whys}
        for one in self._covering(list(chosen.values())):
            chosen[one.number] = one
        return tuple(
            Example(number, tuple(whys.get(number, ())), (_members(one.taken[0]), _members(one.taken[1])))
            for number, one in sorted(chosen.items())
        )

    def _odd(self) -> Sequence[_Looked]:
        """One game for each of the reasons; the first of several that are alike."""
        found = self._looked
        rounds, margin = median(one.rounds for one in found), median(one.margin for one in found)
        return (
            min(found, key=lambda one: (abs(one.rounds - rounds), abs(one.margin - margin), one.number)),
            min(found, key=lambda one: (one.rounds, one.number)),
            max(found, key=lambda one: (one.rounds, -one.number)),
            min(found, key=lambda one: (one.margin, one.number)),
            max(found, key=lambda one: (one.margin, -one.number)),
            max(found, key=lambda one: (one.leads, -one.number)),
        )

    def _covering(self, chosen: Sequence[_Looked]) -> list[_Looked]:
        """More games, until every component is taken in one of them, or there are enough: each adds the most."""
        seen = [0, 0]
        for one in chosen:
            seen = [before | taken for before, taken in zip(seen, one.taken, strict=True)]
        more: list[_Looked] = []
        while len(chosen) + len(more) < MOST:
            best = max(self._looked, key=lambda one: (_new(one, seen), -one.number))
            if not _new(best, seen):
                break
            more.append(best)
            seen = [before | taken for before, taken in zip(seen, best.taken, strict=True)]
        return more


def records_of(pairing: Pairing, examples: Sequence[Example]) -> dict[tuple[int, int], str]:
    """The examples as written down, by number and edition; those of equal editions once."""
    worker = PairWorker(replace(pairing, records=True))
    found: dict[tuple[int, int], str] = {}
    for one in examples:
        for side, played in enumerate(worker.play_pair(one.number).games[: 1 if pairing.alone else 2]):
            assert played.played.record is not None
            found[one.number, side] = played.played.record
    return found


def _taken_bits(pair: Pair, side: int) -> int:
    takings = pair.games[side].played.takings
    assert takings is not None
    return sum(1 << thing for thing, times in enumerate(zip(*takings.took, strict=True)) if any(times))


def _new(one: _Looked, seen: Sequence[int]) -> int:
    """How many components are taken in this game that were not seen before."""
    return sum((taken & ~before).bit_count() for taken, before in zip(one.taken, seen, strict=True))


def _members(bits: int) -> frozenset[int]:
    return frozenset(number for number in range(bits.bit_length()) if bits >> number & 1)
