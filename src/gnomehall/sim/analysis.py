"""What a search thinks of a position, and of a whole game: for a prompt, a page or a report.

Everything is judged from what the seat that decides can know, never from what is hidden from it. The results are plain
frozen data. A chance of winning is the mean payoff of the search, so it is worth as much as the advice of the game,
with its network where it has one; of a solo game it is the expected score over 100.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from gnomehall import registry
from gnomehall.bots.move_stats import MoveStats
from gnomehall.bots.search import Style
from gnomehall.bots.thinking import Budget, Clock, pick_best, search, think
from gnomehall.core.advice import Advice
from gnomehall.core.bot import InformationSet
from gnomehall.core.errors import GnomehallError
from gnomehall.core.match import Match
from gnomehall.core.record import Record
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.core.view import Choice
from gnomehall.sim.luck import Luck, luck_of, outcome
from gnomehall.sim.tally import Z

BRIEF: Final = 3
"""Moves that a hint names, and slips of a seat."""
SEED: Final = 0x6E6F6D65
"""Where the thoughts of an analysis come from; it has nothing to do with any table's chance."""
PLAYED: Final = 0.5
"""Iterations spent on the move that was played, if the search did not like it, beside those of the search itself."""
WIDE: Final = Style(explore=0.5, points=True)
"""A hint explores more than a player does, so that the second and third best moves are known too."""
LEAST_SWING: Final = 0.05
LEAST_COST: Final = 0.01
LEAST_POINTS: Final = 0.5
"""Expected points that are worth naming as the reason for a move."""


class NotAsked(GnomehallError):
    """A hint for a seat that has nothing to decide."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What a move is better or worse for: the best beside the second best, the others beside the best."""

    kind: Literal["points", "rivals", "chance", "only"]
    """points: what the seat may expect; rivals: what the best of the others may; chance: to win; only: no other."""
    by: float


@dataclass(frozen=True, slots=True)
class Idea:
    """A move, and what a search found out about it."""

    action: int
    text: str
    value: float
    """The chance of the seat to win with it."""
    low: float
    high: float
    """The 95 % interval of the mean: how sure the search is of the value."""
    visits: int
    share: float
    """Of all iterations; a search tries most what it likes best."""
    reason: Reason


@dataclass(frozen=True, slots=True)
class Hint:
    seat: int
    ideas: tuple[Idea, ...]
    """The best first."""
    chances: tuple[float, ...]
    """What each seat may hope for if the first of them is played."""
    iterations: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game, as it was made and as it could have been."""

    number: int
    """How many moves came before it."""
    seat: int
    chances: tuple[float, ...]
    """Of each seat to win, before the decision."""
    played: str
    best: str
    value: float
    """Of what was played, for the seat."""
    best_value: float
    iterations: int

    @property
    def cost(self) -> float:
        """The chance of winning that the move gave away, as far as the search can tell."""
        return max(self.best_value - self.value, 0.0)


@dataclass(frozen=True, slots=True)
class Swing:
    """Between one decision and the next, somebody's chance changed a lot."""

    moment: Moment
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Slip:
    """A move that gave something away, and the better one, as a person meets them."""

    moment: Moment
    played: Choice
    best: Choice


@dataclass(frozen=True, slots=True)
class Analysis:
    game: str
    players: tuple[str, ...]
    moves: int
    moments: tuple[Moment, ...]
    final: tuple[float, ...] | None
    """What came of it for each seat; None for a game that is not over, or if the analysis was stopped."""
    stopped: bool
    luck: Luck | None = None
    """How much of it came of draws, and how much of moves; None as `final` is."""

    def course(self) -> list[tuple[float, ...]]:
        """The chances of all seats, decision by decision."""
        return [moment.chances for moment in self.moments] + ([self.final] if self.final is not None else [])

    def turning_points(self, most: int = 5) -> list[Swing]:
        """The largest changes of anybody's chance, in the order of the game."""
        course = self.course()
        found: list[Swing] = []
        for moment, before, after in zip(self.moments, course, course[1:], strict=False):
            seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
            if abs(after[seat] - before[seat]) >= LEAST_SWING:
                found.append(Swing(moment, seat, before[seat], after[seat]))
        largest = sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:most]
        return sorted(largest, key=lambda swing: swing.moment.number)

    def costliest(self, seat: int, most: int = 5) -> list[Moment]:
        """The moves of a seat that gave away most, the worst first."""
        mine = [moment for moment in self.moments if moment.seat == seat and moment.cost >= LEAST_COST]
        return sorted(mine, key=lambda moment: -moment.cost)[:most]


def advice_of(match: Match) -> Advice:
    """What the game advises, with its network if it has one."""
    return registry.advice(match.game.meta.id)


def hint(match: Match, seat: int, budget: Budget, clock: Clock | None = None, most: int = BRIEF) -> Hint:
    """The best moves of the seat that decides now."""
    if match.state.player() != seat:
        raise NotAsked(f"seat {seat} has nothing to decide now")
    rng = Rng(SEED, len(match.moves))
    searching = search(InformationSet(match.state, seat, rng), advice_of(match), rng, WIDE)
    think(searching, budget, clock)
    return hint_of(match, seat, searching.stats, most)


def hint_of(match: Match, seat: int, moves: list[MoveStats], most: int = BRIEF) -> Hint:
    """What a search, or several together, found out, as a hint."""
    iterations = sum(found.visits for found in moves)
    best_first = sorted(moves, key=lambda found: (-found.visits, -found.mean(seat), found.action))
    ideas = []
    for place, found in enumerate(best_first[:most]):
        beside = best_first[1 if place == 0 else 0] if len(best_first) > 1 else None
        value, half = found.mean(seat), Z * found.error(seat)
        ideas.append(
            Idea(
                found.action,
                match.game.text(match.state, found.action),
                value,
                max(value - half, 0.0),
                min(value + half, 1.0),
                found.visits,
                found.visits / iterations,
                reason_for(found, beside, seat),
            )
        )
    chances = tuple(best_first[0].mean(other) for other in range(match.setup.seats))
    return Hint(seat, tuple(ideas), chances, iterations)


def reason_for(found: MoveStats, beside: MoveStats | None, seat: int) -> Reason:
    """What tells two moves apart most, in the numbers of the search itself."""
    if beside is None:
        return Reason("only", 0.0)
    (mine, rivals), (mine_then, rivals_then) = found.lead(seat), beside.lead(seat)
    points, held = mine - mine_then, rivals_then - rivals
    better = found.mean(seat) >= beside.mean(seat)
    # A reason speaks for the better of the two; of several, the one that weighs more.
    told = [reason for reason in (Reason("points", points), Reason("rivals", held)) if (reason.by > 0) == better]
    best = max(told, key=lambda reason: abs(reason.by), default=None)
    if best is not None and abs(best.by) >= LEAST_POINTS:
        return best
    return Reason("chance", found.mean(seat) - beside.mean(seat))


def analyse(
    record: Record,
    budget: Budget,
    clock: Clock | None = None,
    progress: Callable[[int, int], None] | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Analysis:
    """Think about every real decision of a game: so many iterations about each, and so many seconds about all of them.

    What is left of the time is shared out evenly, so that a short limit makes the search shallower, not the report
    shorter. `progress` hears how many decisions are done, of how many. `should_stop` is asked before each of them.
    """
    whole = registry.replay_record(record)
    match = Match(whole.game, whole.setup, whole.players)
    asked = _decisions(whole)
    began = 0.0 if clock is None else clock()
    moments: list[Moment] = []
    stopped = False
    for number, move in enumerate(whole.moves):
        if number in asked:
            stopped = should_stop is not None and should_stop()
            if stopped:
                break
            spent = 0.0 if clock is None else clock() - began
            share = max(budget.seconds - spent, 0.001) / (len(asked) - len(moments)) if budget.seconds else 0.0
            moments.append(_moment(match, move.text, Budget(budget.iterations, share), clock))
            if progress is not None:
                progress(len(moments), len(asked))
        match.play(move.text)
    if stopped or not match.over:
        return Analysis(record.game, whole.players, len(whole.moves), tuple(moments), None, stopped)
    final, luck = outcome(match.state), luck_of(whole)
    return Analysis(record.game, whole.players, len(whole.moves), tuple(moments), final, stopped, luck)


def slips(record: Record, found: Analysis, most: int = BRIEF) -> tuple[Slip, ...]:
    """The costliest moves of every seat, seat by seat, the worst first."""
    wanted = [moment for seat in range(record.seats) for moment in found.costliest(seat, most)]
    return tuple(Slip(m, choice_at(record, m.number, m.played), choice_at(record, m.number, m.best)) for m in wanted)


def choice_at(record: Record, number: int, text: str) -> Choice:
    """A move as a person meets it, in the position after so many moves of a game."""
    match = registry.replay_record(record, upto=number)
    return match.game.faces().choice(match.state, match.game.parse(match.state, text))


def _decisions(whole: Match) -> set[int]:
    """The moves of a game at which a player had a choice."""
    found: set[int] = set()
    match = Match(whole.game, whole.setup, whole.players)
    for number, move in enumerate(whole.moves):
        if move.who != CHANCE and len(match.state.legal_actions()) > 1:
            found.add(number)
        match.play(move.text)
    return found


def _moment(match: Match, played: str, budget: Budget, clock: Clock | None) -> Moment:
    """Search the position; if the move that was played is not the one advised, look at it alone as well.

    A search hardly looks at what it does not like, and so thinks worse of it than it is.
    """
    state, seat = match.state, match.state.player()
    rng = Rng(SEED, len(match.moves))
    action = match.game.parse(state, played)
    place, advice, style = InformationSet(state, seat, rng), advice_of(match), Style()
    both = 1.0 + PLAYED
    free = search(place, advice, rng, style)
    think(free, Budget(budget.iterations, budget.seconds / both), clock)
    best = pick_best(free.stats, seat, advice, style)
    value, iterations = best.mean(seat), free.iterations
    if best.action != action:
        alone = search(place, advice, rng, style)
        alone.actions = [action]
        think(alone, Budget(max(int(PLAYED * budget.iterations), 1), budget.seconds * PLAYED / both), clock)
        value = alone.stats[0].mean(seat)
        iterations += alone.iterations
    return Moment(
        number=len(match.moves),
        seat=seat,
        chances=tuple(best.mean(other) for other in range(match.setup.seats)),
        played=played,
        best=match.game.text(state, best.action),
        value=value,
        best_value=best.mean(seat),
        iterations=iterations,
    )
