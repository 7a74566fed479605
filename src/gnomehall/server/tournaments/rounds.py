"""A tournament as it stands: its rounds so far, who leads, and the tables of the next round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from gnomehall.server.store.tournaments import EntrantRow, PairingRow, TournamentRow
from gnomehall.server.tournaments import pairing
from gnomehall.server.tournaments.pairing import Entrant, Past, Seating
from gnomehall.server.tournaments.standing import Outcome, Standing, points_of_round, standings

MOST_ROUNDS = 20


@dataclass(frozen=True)
class Course:
    """Reads what is kept of a tournament; it changes nothing."""

    row: TournamentRow
    entrants: Sequence[EntrantRow]
    pairings: Sequence[PairingRow]

    def of_round(self, number: int) -> list[PairingRow]:
        return [one for one in self.pairings if one.round == number]

    def is_over(self, number: int) -> bool:
        """Whether all tables of a round have ended."""
        return all(one.places for one in self.of_round(number))

    @cached_property
    def finished(self) -> list[int]:
        """The rounds that are over."""
        return [number for number in range(1, self.row.round + 1) if self.is_over(number)]

    def outcomes(self, number: int) -> list[Outcome]:
        return [Outcome(one.entrants, one.places, one.scores) for one in self.of_round(number)]

    def points(self, number: int) -> list[tuple[float, ...]]:
        """By table and seat, of a round that is over."""
        return points_of_round(self.outcomes(number), self.row.duplicate)

    @cached_property
    def standings(self) -> list[Standing]:
        numbers = [one.number for one in self._by_seed]
        return standings(numbers, [self.outcomes(number) for number in self.finished], self.row.duplicate)

    @property
    def _by_seed(self) -> list[EntrantRow]:
        return sorted(self.entrants, key=lambda one: (one.seed, one.number))

    @property
    def playing(self) -> list[Entrant]:
        """Those who have not withdrawn, the best seed first."""
        return [one.number for one in self._by_seed if not one.out]

    # --- the next round ---------------------------------------------------------------------

    def rounds(self) -> int:
        """How many rounds there are to be, for those who play now."""
        count, wanted = len(self.playing), self.row.rounds
        match self.row.format:
            case "knockout":
                return pairing.knockout_rounds(count)
            case "round-robin":
                return pairing.round_robin_rounds(count)
            case "swiss":
                # With more rounds than others to meet, some would meet twice.
                return min(wanted or max(3, pairing.knockout_rounds(count)), pairing.round_robin_rounds(count))
            case "balanced":
                others = self.row.seats - 1
                once = self.row.seats if count <= self.row.seats else -(-(count - 1) // others)
                return min(wanted or once, MOST_ROUNDS)

    def next_round(self, allowed: Sequence[int]) -> list[Seating]:
        """The tables of the round after the last, of the sizes that the game allows; none where too few are left."""
        past = Past.of([one.entrants for one in self.of_round(number)] for number in range(1, self.row.round + 1))
        left = self._left()
        if len(left) < 2:
            return []
        match self.row.format:
            case "knockout":
                return pairing.knockout(left, past)
            case "round-robin":
                return self._met_in_turn()
            case "swiss":
                points = {one.entrant: one.points for one in self.standings}
                order = sorted(left, key=lambda one: -points[one])
                return pairing.swiss(order, points, past)
            case "balanced":
                return self._balanced(left, past, allowed)

    def _left(self) -> list[Entrant]:
        """Those who may still be paired; after a round of a knockout, those who won it."""
        if self.row.format != "knockout" or not self.row.round:
            return self.playing
        seeds = {one.number: one.seed for one in self.entrants}
        last = self.of_round(self.row.round)
        # Where a place is shared, the better seed goes on.
        won = {_winner(one, seeds) for one in last}
        return [one for one in self.playing if one in won]

    def _met_in_turn(self) -> list[Seating]:
        """The round of the schedule that was made for all; whoever was to meet somebody who has withdrawn has a bye."""
        playing = {*self.playing}
        numbers = [one.number for one in self._by_seed]
        tables = pairing.round_robin(numbers, self.row.round)
        left = [tuple(one for one in table if one in playing) for table in tables]
        return [table for table in left if table]

    def _balanced(self, left: list[Entrant], past: Past, allowed: Sequence[int]) -> list[Seating]:
        seats = self.row.seats
        byes: list[Entrant] = []
        if not {*pairing.table_sizes(len(left), seats)} <= {*allowed}:
            # The game is not played by as few as some table would have.
            byes = sorted(left, key=lambda one: past.byes.get(one, 0))[: len(left) % seats]
        tables = [one for one in left if one not in byes]
        found = pairing.balanced(tables, seats, past, self.row.round) if tables else []
        return found + [(one,) for one in byes]


def _winner(one: PairingRow, seeds: Mapping[Entrant, int]) -> Entrant:
    by_place = sorted(range(len(one.entrants)), key=lambda seat: (one.places[seat], seeds[one.entrants[seat]]))
    return one.entrants[by_place[0]]
