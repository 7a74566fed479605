"""What a position of Mighty Gnomes is worth: the points as they stand, and what the home may still make of itself."""

from typing import Final

from gnomehall.core.advice import LinearAdvice
from gnomehall.core.state import State
from gnomehall.games.mighty_gnomes.codes import BASIC, CRYSTAL, MOST_GNOMES
from gnomehall.games.mighty_gnomes.state import Mighty, capacity, room
from gnomehall.parts import bag, bits, counts

DAYS: Final = 5

WEIGHTS: Final = [
    0.06, 0.03, 0.06, 0.03, 0.25, -0.03, 0.04, 0.03,  # basic resources: each, and two for each turn to come
    -0.19, 0.25,  # crystals, and for each day to come
    0.02, -0.01,  # coins, and the first four for each turn to come
    0.14, 0.31, -0.12, 0.07,  # keys, chests, chests with a key, chests for each turn to come
    1.26,  # turns to come
    2.40, 2.08, 1.44, 0.39, 3.16, 1.52, 2.19, 1.33,  # each mighty gnome, for each day to come
    0.19, 0.32,  # room in the warehouse, seats at the table, for each day to come
    -0.22,  # mighty gnomes for each turn to come
    -0.43, 0.72, 0.73, -0.89, 0.73,  # place and space on the trail, freed, bedroom, the largest tile left
]  # fmt: skip
"""Fitted to 720 games of greedy players; see LinearAdvice."""


class MightyAdvice(LinearAdvice):
    def spread(self, s: State) -> float:
        assert isinstance(s, Mighty)
        return 1.5 + 0.8 * (DAYS - s.day)

    def features(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, Mighty)
        b = s.homes[seat]
        days = float(DAYS - s.day)
        # A tile that waits in the bedroom is not one of this day's turns any more.
        waiting = bits.size(b.tiles)
        turns = float(max(waiting - 1, 0)) + 3.0 * days
        found: list[float] = []
        for token in range(BASIC):
            n = float(counts.count(b.stock, token))
            found.append(n)
            found.append(min(n, 2.0) * min(turns, 6.0))
        crystals = float(counts.count(b.stock, CRYSTAL))
        chests = float(bag.total(b.vault))
        found.append(crystals)
        found.append(crystals * days)
        found.append(float(b.coins))
        found.append(float(min(b.coins, 4)) * min(turns, 6.0))
        found.append(float(b.keys))
        found.append(chests)
        found.append(min(chests, float(b.keys)))
        found.append(chests * min(turns, 6.0))
        found.append(turns)
        for gnome in range(MOST_GNOMES):
            found.append(days if b.cards >> gnome & 1 else 0.0)
        found.append(float(room(s, b) - counts.total(b.stock)) * days)
        found.append(float(capacity(s, b) - bits.size(b.cards)) * days)
        found.append(float(bits.size(b.cards)) * turns)
        found.append(float(s.trail.index(seat)))
        found.append(float(b.space))
        found.append(float(b.freed))
        found.append(float(b.bedroom))
        found.append(float(largest(b.tiles)))
        return found


def largest(tiles: int) -> int:
    """The size of the largest tile that is left."""
    size = 0
    while tiles:
        tiles >>= 1
        size += 1
    return max(size - 1, 0)
