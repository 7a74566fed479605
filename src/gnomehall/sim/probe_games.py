"""Games that look for holes: players who go round in circles, who put off the end, and who know one trick."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from gnomehall import registry
from gnomehall.bots.greedy import GreedyBot
from gnomehall.core.advice import LinearAdvice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.rng import Rng
from gnomehall.core.state import State
from gnomehall.core.vocabulary import SPECTATOR, Action, Seat
from gnomehall.players import bot
from gnomehall.sim.batch import Batch
from gnomehall.sim.chance import TiedChance
from gnomehall.sim.course import Watch
from gnomehall.sim.noted import Notes
from gnomehall.sim.paired import Watched
from gnomehall.sim.takings import TakingsCounter, draw_until_asked
from gnomehall.sim.tally import Played

CIRCLES: Final = "circles"
"""A player who likes to be back in a position that was there before."""
DELAYS: Final = "delays"
"""A player who keeps every ending as far away as possible."""
ALWAYS: Final = "always "
NEVER: Final = "never "
"""A player with one trick: the words with which the moves begin that are always, or never, made."""
WEIGHTS: Final = "weight "
"""A player who looks one move ahead and thinks more, or less, of one thing: `weight 3 x4`."""

REPEATS: Final = 3
"""How often a position must come up for a game to go round in circles."""
ENOUGH: Final = 4 * REPEATS
"""After so many of one position nothing more is to be learnt from a game."""
MOST_DECISIONS: Final = 5_000
"""After which a game is taken to be endless."""


class TooLong(Exception):
    """A game that goes on and on."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to be played: who sits where, and its number."""

    cast: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Probed:
    wanted: Wanted
    game: Watched | None
    """None if it was broken off."""
    idle: float
    """The share of rounds, of all seats, in which there was nothing to choose."""
    repeats: int
    """How often the position came up that came up most."""
    record: str = ""


class ProbeWorker:
    """What a process builds once and plays all its games with."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.game = registry.game(batch.game)
        self.setup = batch.setup()
        self.counter = TakingsCounter(self.game, self.setup)
        self.watch = Watch(self.game.advice(), self.counter)
        self._players: dict[str, Bot | None] = {}

    def play(self, wanted: Wanted, noted: bool = False) -> Probed:
        """Play a game; the same again with its record, if that is wanted."""
        state: State = self.game.new(self.setup)
        state.log = []
        chance = TiedChance(self.game, self.batch.seed, wanted.number)
        notes, seen = Notes(self.game), Seen()
        choose = self._choose(wanted.cast, chance, seen)
        draw: Callable[[State], Action] = chance.draw
        if noted:
            choose, draw = notes.choosing(choose), notes.drawing(draw)
        found: Watched | None = None
        first = draw_until_asked(state, draw)
        try:
            decisions, course = self.watch.play(state, choose, draw)
        except TooLong:
            pass
        else:
            outcome = (tuple(state.scores()), tuple(state.places()), state.round(), state.ending(), decisions)
            seats = tuple(range(state.seats))
            found = Watched(Played(wanted.number, seats, *outcome, self.counter.count(first, state)), course)
        record = notes.text(self.setup, wanted.cast, state) if noted else ""
        return Probed(wanted, found, seen.idle(state), seen.repeats(), record)

    def _choose(self, cast: Sequence[str], chance: TiedChance, seen: "Seen") -> Callable[[State, Seat], Action]:
        wandering = CIRCLES in cast

        def choose(s: State, seat: Seat) -> Action:
            seen.note(s, seat, wandering)
            rng = chance.mind(seat)
            match cast[seat]:
                case "circles":
                    return self._back(s, seen, rng)
                case "delays":
                    return self._delay(s, rng)
                case name if name.startswith((ALWAYS, NEVER)):
                    return self._trick(name, s, seat, rng)
                case name:
                    return self.player(name).choose(InformationSet(s, seat, rng), rng)

        return choose

    def player(self, name: str) -> Bot:
        found = self._players.get(name)
        if found is None:
            found = self._players[name] = self._weighing(name) if name.startswith(WEIGHTS) else self._bot(name)
        return found

    def _bot(self, name: str) -> Bot:
        return bot(name, registry.advice(self.batch.game))

    def _weighing(self, name: str) -> Bot:
        advice = self.game.advice()
        assert isinstance(advice, LinearAdvice)
        number, times = name.removeprefix(WEIGHTS).split(" x")
        weights = advice.weights[:]
        weights[int(number)] *= float(times)
        return GreedyBot(type(advice)(weights))

    def _back(self, s: State, seen: "Seen", rng: Rng) -> Action:
        """A move that leads back to where the game was before, if there is one."""
        legal = s.legal_actions()
        known = [action for action in legal if seen.positions[self._after(s, action)]]
        among = known or legal
        return among[rng.below(len(among))]

    def _after(self, s: State, action: Action) -> bytes:
        t = s.copy()
        t.apply(action)
        return bytes(t)

    def _delay(self, s: State, rng: Rng) -> Action:
        """The move after which the nearest ending is the farthest; what merely cuts games off does not count."""
        best, found = -1.0, list[Action]()
        for action in s.legal_actions():
            t = s.copy()
            t.apply(action)
            far = self._farness(t)
            if far > best:
                best, found = far, []
            if far == best:
                found.append(action)
        return found[rng.below(len(found))]

    def _farness(self, s: State) -> float:
        if not s.todo:
            return 0.0
        endings = [one for one in self.game.view(s, SPECTATOR).endings if one.kind not in self.game.meta.cut_off]
        return min((one.left / max(one.of, 1) for one in endings), default=1.0)

    def _trick(self, name: str, s: State, seat: Seat, rng: Rng) -> Action:
        """Whatever a greedy player does, but for the one kind of move that is always or never made."""
        words = name.removeprefix(ALWAYS).removeprefix(NEVER)
        legal = s.legal_actions()
        named = [action for action in legal if begins_with(self.game.text(s, action), words)]
        barred = [action for action in legal if action not in named] if name.startswith(ALWAYS) else named
        if len(barred) in (0, len(legal)):
            barred = []
        return self.player("greedy").choose(InformationSet(s, seat, rng, barred), rng)


def begins_with(text: str, words: str) -> bool:
    return text == words or text.startswith(f"{words} ")


class Seen:
    """What is noted of a game while it is played."""

    def __init__(self) -> None:
        self.positions: Counter[bytes] = Counter()
        self._chose: set[tuple[Seat, int]] = set()
        self._decisions = 0

    def note(self, s: State, seat: Seat, wandering: bool) -> None:
        self._decisions += 1
        if self._decisions > MOST_DECISIONS:
            raise TooLong
        if len(s.legal_actions()) > 1:
            self._chose.add((seat, s.round()))
        if wandering:
            position = bytes(s)
            self.positions[position] += 1
            if self.positions[position] > ENOUGH:
                raise TooLong

    def idle(self, s: State) -> float:
        return 1 - len(self._chose) / max(s.round() * s.seats, len(self._chose), 1)

    def repeats(self) -> int:
        return max(self.positions.values(), default=0)


_worker: ProbeWorker | None = None
"""In a process: what it plays with."""


def start(batch: Batch) -> None:
    global _worker
    _worker = ProbeWorker(batch)


def play(wanted: Wanted) -> Probed:
    assert _worker is not None
    return _worker.play(wanted)


def play_chunk(chunk: Sequence[Wanted]) -> list[Probed]:
    return [play(wanted) for wanted in chunk]
