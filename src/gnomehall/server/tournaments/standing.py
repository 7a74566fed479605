"""Who leads a tournament: points of the tables, and what parts those who have as many."""

from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.server.tournaments.pairing import Entrant, Seating


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a table, by seat. A bye has one seat."""

    entrants: Seating
    places: tuple[int, ...]
    """From 0; several may share one."""
    scores: tuple[int, ...] = ()
    """What the game counted; empty where it came to no result."""


@dataclass(frozen=True, slots=True)
class Standing:
    entrant: Entrant
    place: int
    """From 0; those whom nothing parts share one."""
    points: float
    played: int
    won: int
    opponents: float
    """The points of all whom one has met (Buchholz), a player met twice counted twice."""
    beaten: float
    """The points of those before whom one came, and half of those with whom one shared a place (Sonneborn-Berger)."""


def points_at(outcome: Outcome) -> tuple[float, ...]:
    """By seat, the part of the others before whom one came; a shared place is half. A bye is a whole point."""
    others = len(outcome.places) - 1
    if not others:
        return (1.0,)
    return tuple(_ahead(outcome.places, seat) / others for seat in range(len(outcome.places)))


def _ahead(places: Sequence[int], seat: int) -> float:
    mine = places[seat]
    return sum((mine < other) + (mine == other) / 2 for i, other in enumerate(places) if i != seat)


def points_of_round(outcomes: Sequence[Outcome], duplicate: bool) -> list[tuple[float, ...]]:
    """The points of a round by table and seat.

    With the same chance at every table a seat is compared with the same seat of the others: by its score less the best
    of the others there, of which it is luck no more that it is high. A table without scores, or without others of its
    size, counts as any table does.
    """
    if not duplicate:
        return [points_at(one) for one in outcomes]
    found = []
    for one in outcomes:
        same = [
            other for other in outcomes if other is not one and _margins(other) and len(other.places) == len(one.places)
        ]
        if len(one.places) < 2 or not _margins(one) or not same:
            found.append(points_at(one))
            continue
        found.append(tuple(_matched(one, same, seat) for seat in range(len(one.places))))
    return found


def _matched(one: Outcome, same: Sequence[Outcome], seat: int) -> float:
    mine = _margins(one)[seat]
    theirs = [_margins(other)[seat] for other in same]
    return sum((mine > other) + (mine == other) / 2 for other in theirs) / len(theirs)


def _margins(one: Outcome) -> tuple[int, ...]:
    """By seat, the score less the best of the others."""
    scores = one.scores
    if len(scores) < 2:
        return ()
    return tuple(mine - max(scores[:seat] + scores[seat + 1 :]) for seat, mine in enumerate(scores))


def standings(
    entrants: Sequence[Entrant], rounds: Sequence[Sequence[Outcome]], duplicate: bool = False
) -> list[Standing]:
    """Best first: by points, then by those of the opponents, then by those of the beaten, then by tables won."""
    points = dict.fromkeys(entrants, 0.0)
    tables: list[Outcome] = []
    won, played = dict.fromkeys(entrants, 0), dict.fromkeys(entrants, 0)
    for outcomes in rounds:
        for outcome, gained in zip(outcomes, points_of_round(outcomes, duplicate), strict=True):
            tables.append(outcome)
            for seat, one in enumerate(outcome.entrants):
                points[one] += gained[seat]
                played[one] += len(outcome.entrants) > 1
                won[one] += outcome.places[seat] == 0 and len(outcome.entrants) > 1
    met, beaten = _opponents(tables, points)
    found: list[Standing] = []
    for one in sorted(entrants, key=lambda one: (-points[one], -met[one], -beaten[one], -won[one])):
        key = points[one], met[one], beaten[one], won[one]
        last = found[-1] if found else None
        shared = last is not None and (last.points, last.opponents, last.beaten, last.won) == key
        place = last.place if shared and last is not None else len(found)
        found.append(Standing(one, place, points[one], played[one], won[one], met[one], beaten[one]))
    return found


def _opponents(
    tables: Sequence[Outcome], points: dict[Entrant, float]
) -> tuple[dict[Entrant, float], dict[Entrant, float]]:
    met, beaten = dict.fromkeys(points, 0.0), dict.fromkeys(points, 0.0)
    for outcome in tables:
        for seat, one in enumerate(outcome.entrants):
            for other, opponent in enumerate(outcome.entrants):
                if other != seat:
                    mine, theirs = outcome.places[seat], outcome.places[other]
                    met[one] += points[opponent]
                    beaten[one] += points[opponent] * ((mine < theirs) + (mine == theirs) / 2)
    return met, beaten
