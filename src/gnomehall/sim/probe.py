"""Holes in the rules: what a designer fears, looked for by many games of strong, random and awkward players.

Every finding comes with a game that shows it.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Final

from gnomehall import registry
from gnomehall.sim.balance import Measuring, in_turn_order
from gnomehall.sim.batch import Batch, Worker
from gnomehall.sim.dominance import dominated
from gnomehall.sim.figures import benjamini_hochberg, two_sided
from gnomehall.sim.pool import available_cores, in_order, pool_of
from gnomehall.sim.probe_games import CIRCLES, DELAYS, REPEATS, Probed, ProbeWorker, Wanted, play_chunk, start
from gnomehall.sim.tally import Z, wilson
from gnomehall.sim.tricks import best_trick, seated, won_by
from gnomehall.sim.weight import Estimate
from gnomehall.sim.worth import Adjusting, mean_of

CHUNK: Final = 4
"""Games that a process plays before it reports."""
WALKS: Final = 10
"""Games of random players, for each game of strong ones."""
AWKWARD: Final = 0.2
"""Games of awkward players, for each game of strong ones."""
IDLE: Final = 0.25
"""Of all rounds, at most so many may leave a player nothing to choose."""
CUT_OFF: Final = 0.05
"""At most so many games may end only because they are cut off."""
RARE: Final = 0.05
"""A component that strong players take in fewer games than that is not worth its place."""
FAR_OFF: Final = 0.12
"""A component may be worth so much of a victory either way."""
EDGE: Final = 0.08
"""A place in turn order may win so much more than a fair share."""
TRICK: Final = 0.05
"""And so may one trick."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is probed, and how hard."""

    batch: Batch
    """The strong players, each in a seat; its `games` are how many they play."""
    against: str
    """Whom a trick must beat."""
    tricks: bool = True
    """Whether tricks are looked for, which takes longest."""

    @property
    def strong(self) -> tuple[str, ...]:
        return self.batch.bots


@dataclass(frozen=True, slots=True)
class Finding:
    """A hole. Words: `probe-<kind>`, given `what` and `other`, and in percent `found`, `low`, `high` and `bound`."""

    kind: str
    shown: Wanted
    """The game that shows it."""
    what: str = ""
    other: str = ""
    found: Estimate | None = None
    bound: float = 0.0
    games: int = 0
    record: str = ""


Heard = Callable[[str, int, int], None]
"""Hears which part of the work is done, how much of it, and how much there is."""


def probe(plan: Plan, jobs: int | None = None, progress: Heard | None = None) -> list[Finding]:
    """Look for all that we know to look for; KeyboardInterrupt stops it."""
    worker = ProbeWorker(plan.batch)
    play = Playing(plan, jobs or available_cores(), progress)
    walks = list(walked(plan))
    strong = play.games("strong", [Wanted(plan.strong, n) for n in range(plan.batch.games)])
    findings = [
        *_endless(plan, strong, "endless"),
        *_idle(strong),
        *_seats(plan, strong),
        *_components(plan, worker, walks, strong),
        *_dominated(worker, strong),
        *_awkward(plan, play),
        *_tricks(plan, worker, play),
    ]
    return [replace(found, record=worker.play(found.shown, noted=True).record) for found in findings]


class Playing:
    """Plays games on several processes."""

    def __init__(self, plan: Plan, jobs: int, progress: Heard | None) -> None:
        self.plan = plan
        self.jobs = jobs
        self.progress = progress
        self._here: ProbeWorker | None = None

    def games(self, what: str, wanted: Sequence[Wanted]) -> list[Probed]:
        found: list[Probed] = []
        with closing(self._chunks(wanted)) as chunks:
            for chunk in chunks:
                found += chunk
                if self.progress is not None:
                    self.progress(what, len(found), len(wanted))
        return found

    def _chunks(self, wanted: Sequence[Wanted]) -> Generator[list[Probed], None, None]:
        chunks = [wanted[at : at + CHUNK] for at in range(0, len(wanted), CHUNK)]
        workers = min(self.jobs, len(chunks))
        if workers > 1:
            yield from in_order(pool_of(workers, start, self.plan.batch), workers, play_chunk, chunks)
            return
        here = self._here = self._here or ProbeWorker(self.plan.batch)
        for chunk in chunks:
            yield [here.play(one) for one in chunk]


@dataclass(frozen=True, slots=True)
class Walk:
    """A game of random players: what was within reach in it, and what was taken, by number of the thing."""

    number: int
    reach: frozenset[int]
    taken: frozenset[int]


def walked(plan: Plan) -> Iterator[Walk]:
    """Random players do everything that is legal, sooner or later."""
    batch = replace(plan.batch, bots=("random",) * plan.batch.seats, counts_takings=True)
    worker = Worker(batch)
    things = worker.game.faces().things(worker.setup)
    always = frozenset(number for number, thing in enumerate(things) if thing.always)
    for number in range(WALKS * plan.batch.games):
        takings = worker.play_game(number).takings
        assert takings is not None
        taken = frozenset(n for took in takings.took for n, times in enumerate(took) if times)
        yield Walk(number, always | frozenset(takings.offered), taken)


def _endless(plan: Plan, games: Sequence[Probed], kind: str) -> Iterator[Finding]:
    """Games that nothing ends, or only the limit."""
    cut = [one for one in games if one.game is None or one.game.played.ending in _meta_cut_off(plan)]
    found = _share(len(cut), len(games))
    if cut and found.low > CUT_OFF:
        yield Finding(kind, cut[0].wanted, found=found, bound=CUT_OFF, games=len(games))


def _meta_cut_off(plan: Plan) -> tuple[str, ...]:
    return registry.game(plan.batch.game).meta.cut_off


def _idle(games: Sequence[Probed]) -> Iterator[Finding]:
    """Rounds in which a player has nothing to choose."""
    found = mean_of([one.idle for one in games])
    if found is not None and found.low > IDLE:
        worst = max(games, key=lambda one: one.idle)
        yield Finding("idle", worst.wanted, found=found, bound=IDLE, games=len(games))


def _seats(plan: Plan, games: Sequence[Probed]) -> Iterator[Finding]:
    """A place in turn order that wins too often."""
    players = plan.batch.seats
    ordered = [(one, in_turn_order(one.game.played)) for one in games if one.game is not None]
    for place in range(players if players > 1 else 0):
        won = [1 / game.places.count(0) if game.places[place] == 0 else 0.0 for _, game in ordered]
        found, bound = _share(sum(won), len(won)), 1 / players + EDGE
        if found.low > bound:
            shows = next(one for one, game in ordered if game.places[place] == 0)
            yield Finding("seat", shows.wanted, str(place + 1), found=found, bound=bound, games=len(won))


def _components(plan: Plan, worker: ProbeWorker, walks: Sequence[Walk], games: Sequence[Probed]) -> Iterator[Finding]:
    """Components that can't be had, that nobody wants, and that decide games."""
    things = worker.counter.things
    played = [one for one in games if one.game is not None]
    measuring, adjusting = Measuring(things, plan.batch.seats), Adjusting(things, plan.batch.seats)
    for one in played:
        assert one.game is not None
        measuring.add(one.game.played)
        adjusting.add(one.game)
    weights = {(w.thing.kind, w.thing.id): w for w in measuring.balance().weights}
    worths = adjusting.worths()
    told = _far_off([None if found is None else found[0] for found in worths])
    for number, thing in enumerate(things):
        weight = weights[thing.kind, thing.id]
        worth = worths[number]
        reach = [walk for walk in walks if number in walk.reach]
        rare = _share(weight.taken * weight.games, weight.games)
        if not any(number in walk.taken for walk in reach) and not weight.taken:
            # Of what nobody ever took although it was seldom there, nothing is known.
            if rare.high < RARE or wilson(0, len(reach))[1] < RARE:
                kind = "unreachable" if not reach else "never-legal"
                yield Finding(kind, _without(number, games), str(thing), games=len(reach) + weight.games)
        elif rare.high < RARE:
            yield Finding("unwanted", _without(number, games), str(thing), "", rare, RARE, weight.games)
        elif worth is not None and number in told:
            kind = "strong" if worth[0].value > 0 else "weak"
            shows = _taken(number, played, won=kind == "strong")
            yield Finding(kind, shows, str(thing), "", worth[0], FAR_OFF, weight.games)


def _far_off(worths: Sequence[Estimate | None]) -> set[int]:
    """Which are beyond the bound, all of them considered: few of those named are there by luck."""
    known = [(number, worth) for number, worth in enumerate(worths) if worth is not None]
    chances = [_luck(worth) for _, worth in known]
    named = benjamini_hochberg(chances)
    return {number for (number, _), yes in zip(known, named, strict=True) if yes}


def _luck(worth: Estimate) -> float:
    """How likely luck alone puts a worth so far beyond the bound, if the truth is on it."""
    beyond = abs(worth.value) - FAR_OFF
    if worth.half == 0.0 or beyond <= 0.0:
        return 1.0
    return two_sided(beyond / worth.half * Z) / 2


def _without(thing: int, games: Sequence[Probed]) -> Wanted:
    """A game in which it was within reach and nobody took it, or else any."""
    for one in games:
        takings = None if one.game is None else one.game.played.takings
        if takings is not None and thing in takings.offered and not any(took[thing] for took in takings.took):
            return one.wanted
    return games[0].wanted


def _taken(thing: int, games: Sequence[Probed], won: bool) -> Wanted:
    """A game in which somebody took it who won, or who lost."""
    for one in games:
        takings = None if one.game is None else one.game.played.takings
        assert one.game is not None
        assert takings is not None
        if any(
            took[thing] and (place == 0) == won
            for took, place in zip(takings.took, one.game.played.places, strict=True)
        ):
            return one.wanted
    return games[0].wanted


def _dominated(worker: ProbeWorker, games: Sequence[Probed]) -> Iterator[Finding]:
    """Components that another one beats in all that is printed on them."""
    numbers: dict[str, int] = {}
    for number, thing in enumerate(worker.counter.things):
        numbers.setdefault(thing.id, number)
    for one in dominated(worker.setup.edition.text, worker.game.faces().merits):
        if one.id in numbers:
            known = numbers[one.id]
            yield Finding("dominated", _shown(known, games) or _without(known, games), one.id, one.by)


def _shown(thing: int, games: Sequence[Probed]) -> Wanted | None:
    for one in games:
        takings = None if one.game is None else one.game.played.takings
        if takings is not None and any(took[thing] for took in takings.took):
            return one.wanted
    return None


def _awkward(plan: Plan, play: Playing) -> Iterator[Finding]:
    """Players who go round in circles together, and one who puts off the end against strong others."""
    games = max(round(AWKWARD * plan.batch.games), 10)
    players = plan.batch.seats
    for one in play.games("circles", [Wanted((CIRCLES,) * players, n) for n in range(games)]):
        if one.repeats >= REPEATS or one.game is None:
            yield Finding("loop" if one.repeats >= REPEATS else "endless", one.wanted, str(one.repeats), games=games)
            break
    delaying = [Wanted(seated(DELAYS, plan.strong, n), n) for n in range(games)]
    yield from _endless(plan, play.games("delays", delaying), "stalling")


def _tricks(plan: Plan, worker: ProbeWorker, play: Playing) -> Iterator[Finding]:
    """One trick that beats a strong player, in games that it was not chosen by."""
    players = plan.batch.seats
    if players < 2 or not plan.tricks:
        return
    trick, first = best_trick(worker, play.games)
    others = (plan.against,) * players
    wanted = [Wanted(seated(trick, others, n), n) for n in range(first, first + plan.batch.games)]
    played = play.games("trick", wanted)
    won = [won_by(one)[one.wanted.cast.index(trick)] for one in played]
    found, bound = _share(sum(won), len(won)), 1 / players + TRICK
    if found.low > bound:
        shows = next(one for one, share in zip(played, won, strict=True) if share)
        yield Finding("trick", shows.wanted, trick, plan.against, found, bound, len(won))


def _share(found: float, games: int) -> Estimate:
    low, high = wilson(found, games)
    return Estimate(found / max(games, 1), low, high)
