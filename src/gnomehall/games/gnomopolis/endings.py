"""How near a game is to its end (GNO-93), for people."""

from gnomehall.core.view import LAST_TURN, Ending
from gnomehall.games.gnomopolis.state import NOT_ENDED, Gnomopolis
from gnomehall.games.gnomopolis.tables import BUILDING_BITS, COLOURS
from gnomehall.parts import bits, counts


def endings_of(s: Gnomopolis) -> list[Ending]:
    """GNO-93: a full district, an Old Capital without gnomes or without coins; GNO-113, GNO-123: the last round."""
    box = s.tables.box
    built = max(bits.size(d.scrolls & BUILDING_BITS) for d in s.districts)
    conditions = [
        Ending("buildings", "GNO-93", max(box.buildings_to_end - built, 0), box.buildings_to_end),
        Ending("gnomes", "GNO-93", counts.total(s.old), COLOURS * box.stock_gnomes[s.seats]),
        Ending("coins", "GNO-93", s.old_coins, box.stock_coins[s.seats]),
    ]
    left, last = s.last_round() - s.round() + 1, s.last_round()
    # What a sprint is about comes first; the limit of other games is hardly ever met.
    if s.sprint:
        return [Ending("sprint", "GNO-123", left, last), *conditions]
    return [*conditions, Ending("rounds", "GNO-113", left, last)]


def last_of(s: Gnomopolis) -> str:
    """GNO-96: the round in which the end is triggered is the last, and everybody has one turn in it."""
    last = s.reason != NOT_ENDED or s.rounds == s.last_round()
    return LAST_TURN if last and s.todo else ""
