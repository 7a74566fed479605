"""How a position of Gnomopolis is worth."""

from typing import Final

from gnomehall.core.advice import Advice
from gnomehall.core.state import State
from gnomehall.games.gnomopolis import scoring
from gnomehall.games.gnomopolis.state import NOT_ENDED, Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, COLOURS, PASS
from gnomehall.parts import bits
from gnomehall.parts.counts import count, total

ACTIVE: Final = [0.6, 1.0, 1.3, 1.9, 1.5, 1.2]
"""What an active gnome of each colour can still bring."""
WORKER: Final = [0.15, 0.35, 0.5, 0.7, 0.6, 0.5]
"""What a gnome of each colour brings in a round to come."""
HELPER_WORTH: Final = 0.9
HOME: Final = 0.35
"""What an empty home may come to be worth."""


class GnomopolisAdvice(Advice):
    def values(self, s: State) -> list[float]:
        assert isinstance(s, Gnomopolis)
        left = rounds_left(s)
        return [worth(s, seat, left) for seat in range(s.seats)]

    def spread(self, s: State) -> float:
        assert isinstance(s, Gnomopolis)
        return 3.0 + 1.2 * rounds_left(s)

    def leanings(self, s: State, actions: list[int]) -> list[int]:
        """Building is nearly always good, and nobody passes while there is work."""
        assert isinstance(s, Gnomopolis)
        t = s.tables
        weights: list[int] = []
        for action in actions:
            if action == PASS:
                weights.append(1)
            elif t.build <= action < t.gain:
                weights.append(20)
            else:
                weights.append(5)
        return weights


def rounds_left(s: Gnomopolis) -> float:
    """How many more turns each player may expect after this one."""
    if s.reason != NOT_ENDED:
        return 0.0
    t = s.tables
    most = 0
    for d in s.districts:
        most = max(most, bits.size(d.scrolls & BUILDING_BITS))
    by_buildings = float(t.box.buildings_to_end - most)
    by_coins = s.old_coins / (3.0 * s.seats)
    left = min(by_buildings * 1.2, by_coins)
    return max(0.3, min(left, float(s.last_round - s.rounds)))


def worth(s: Gnomopolis, seat: int, left: float) -> float:
    t = s.tables
    d = s.districts[seat]
    population = s.population(seat)
    homes = scoring.building_homes(t, d)
    h = scoring.house(population, homes, t.board_homes)
    value = float(d.coins + 2 * h.in_buildings + h.on_board - h.homeless + scoring.advisors_value(t, d))
    people = total(population)
    usable = left > 0.0 or seat == s.turn
    labour = 0.0
    if usable:
        for colour in range(COLOURS):
            value += ACTIVE[colour] * count(d.active, colour)
    for colour in range(COLOURS):
        labour += WORKER[colour] * count(population, colour)
    if people:
        value += left * 3.0 * labour / people * 2.0
    value += HELPER_WORTH * min(d.helpers, 2) * min(left, 1.0)
    empty = total(homes) - h.in_buildings
    value += HOME * min(empty, 6) * min(left, 2.0)
    return value
