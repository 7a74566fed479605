"""The course of a game: how much there was to choose from, who led when, and what those who took a thing had before."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gnomehall.bots.payoff import chances
from gnomehall.core.advice import Advice
from gnomehall.core.play import IllegalAnswer
from gnomehall.core.state import CHANCE, MENU, MORE, NOBODY, State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.sim.takings import TakingsCounter

Choose = Callable[[State, Seat], Action]
"""What a seat does in a position."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A thing was taken: by whom, and how that seat stood when it began the move."""

    seat: Seat
    thing: int
    """Its number in the list that the game gives of all things."""
    chance: float
    """Of winning, as the advice of the game judges the position."""
    lead: int
    """Points ahead of the best other player."""


@dataclass(frozen=True, slots=True)
class Course:
    options: int
    """Legal actions, summed over all decisions."""
    leads: int
    """How often another player than before came to lead alone."""
    decided: float
    """After which share of the decisions the winner led to the end; 1 if a tie-break decided, or nothing did."""
    moments: tuple[Moment, ...]

    @staticmethod
    def read(line: Mapping[str, Any]) -> "Course":
        moments = tuple(Moment(*found) for found in line["moments"])
        return Course(line["options"], line["leads"], line["decided"], moments)

    def line(self) -> dict[str, Any]:
        """As a file holds it."""
        moments = [[found.seat, found.thing, found.chance, found.lead] for found in self.moments]
        return {"options": self.options, "leads": self.leads, "decided": self.decided, "moments": moments}


class Lead:
    """Who leads alone, decision by decision."""

    def __init__(self) -> None:
        self.leader: Seat = NOBODY
        """Who leads alone now; NOBODY while several share the lead."""
        self.changes = 0
        self.since = 0
        """How many decisions had been made when that began."""
        self._last: Seat = NOBODY

    def note(self, scores: Sequence[int], decisions: int) -> None:
        best = max(scores)
        leader = scores.index(best) if scores.count(best) == 1 else NOBODY
        if leader == self.leader:
            return
        self.leader, self.since = leader, decisions
        if leader != NOBODY:
            self.changes += self._last not in (NOBODY, leader)
            self._last = leader

    def decided(self, places: Sequence[int], decisions: int) -> float:
        """After which share of the decisions the winner led to the end."""
        won_alone = places.count(0) == 1 and self.leader == places.index(0)
        return self.since / max(decisions, 1) if won_alone else 1.0


class Watch:
    """Plays a game to its end and notes its course. It must have a log."""

    def __init__(self, advice: Advice, counter: TakingsCounter) -> None:
        self.advice = advice
        self.counter = counter

    def play(self, s: State, choose: Choose, draw: Callable[[State], Action]) -> tuple[int, Course]:
        """How many decisions were made, and the course; IllegalAnswer if one was not legal."""
        decisions = options = 0
        lead, moments = Lead(), list[Moment]()
        hopes, scores = self._hopes(s)
        while (who := s.player()) != NOBODY:
            if who == CHANCE:
                s.apply(draw(s))
                continue
            moments += self._taken(s, len(moments), hopes, scores)
            # What belongs to one move is judged by how things stood when it began.
            if s.todo[-1].step.kind in (MENU, MORE):
                hopes, scores = self._hopes(s)
            legal, action = s.legal_actions(), choose(s, who)
            if action not in legal:
                raise IllegalAnswer(f"action {action} is not legal")
            s.apply(action)
            decisions += 1
            options += len(legal)
            lead.note(s.scores(), decisions)
        moments += self._taken(s, len(moments), hopes, scores)
        return decisions, Course(options, lead.changes, lead.decided(s.places(), decisions), tuple(moments))

    def _taken(self, s: State, known: int, hopes: Sequence[float], scores: Sequence[int]) -> list[Moment]:
        """What was taken since so many takings were known."""
        assert s.log is not None
        taken = self.counter.takings(s.log)[known:]
        return [Moment(seat, thing, hopes[seat], ahead(scores, seat)) for seat, thing in taken]

    def _hopes(self, s: State) -> tuple[list[float], list[int]]:
        # Rounded here, so that a game out of a file is the same as one just played, and its line is short.
        return [round(hope, 5) for hope in chances(self.advice.values(s), self.advice.spread(s))], s.scores()


def ahead(scores: Sequence[int], seat: Seat) -> int:
    """The points of a seat ahead of the best other, or behind."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
