"""One trick that beats a strong player: found by heats, in which the better half of all tricks goes on."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from gnomehall.core.advice import LinearAdvice
from gnomehall.core.bot import InformationSet
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.sim.chance import TiedChance
from gnomehall.sim.probe_games import ALWAYS, NEVER, WEIGHTS, Probed, ProbeWorker, Wanted

FIRST_HEAT: Final = 8
"""Games that each trick plays before the better half goes on; twice as many in the next heat."""
LOOKED_AT: Final = 3
"""Games of greedy players that show which moves there are."""
MOST_WORDS: Final = 16
"""Kinds of moves that are always or never made: those that can be made most often."""
MOST_WEIGHTS: Final = 10
"""Features of the advice of which more or less is thought: those that weigh most."""
LEVERS: Final = ("4", "0.25", "-1")
"""What the weight of one feature is multiplied by, to find a player who thinks otherwise."""

Play = Callable[[str, Sequence[Wanted]], list[Probed]]
"""Plays games; it is told what for."""


def best_trick(worker: ProbeWorker, play: Play) -> tuple[str, int]:
    """The trick that does best against greedy players, and the number of the next game that none has seen."""
    players = worker.batch.seats
    heat, first, left = FIRST_HEAT, 0, list(tricks(worker))
    while len(left) > 1:
        numbers = range(first, first + heat)
        wanted = [Wanted(seated(trick, ("greedy",) * players, n), n) for trick in left for n in numbers]
        won = dict.fromkeys([*left, "greedy"], 0.0)
        for one in play("tricks", wanted):
            for name, share in zip(one.wanted.cast, won_by(one), strict=True):
                won[name] += share
        left = sorted(left, key=lambda trick: -won[trick])[: len(left) // 2]
        heat, first = 2 * heat, first + heat
    return left[0], first


def tricks(worker: ProbeWorker) -> Iterator[str]:
    """Kinds of moves to make always or never, from what greedy players may do; and one weight of the advice changed."""
    seen: Counter[str] = Counter()
    for number in range(LOOKED_AT):
        count_kinds(worker, number, seen)
    # Whoever may always do a thing has no trick in doing it.
    for words, _ in seen.most_common(MOST_WORDS):
        yield f"{ALWAYS}{words}"
        yield f"{NEVER}{words}"
    advice = worker.game.advice()
    if isinstance(advice, LinearAdvice):
        heavy = sorted(range(len(advice.weights)), key=lambda n: -abs(advice.weights[n]))[:MOST_WEIGHTS]
        yield from (f"{WEIGHTS}{n} x{times}" for n in heavy for times in LEVERS)


def count_kinds(worker: ProbeWorker, number: int, seen: Counter[str]) -> None:
    """Count at how many decisions moves of each kind could be chosen or not: by their first word, and first two."""
    state, bot = worker.game.new(worker.setup), worker.player("greedy")
    chance = TiedChance(worker.game, worker.batch.seed, number)
    while (who := state.player()) != NOBODY:
        if who == CHANCE:
            state.apply(chance.draw(state))
            continue
        legal = state.legal_actions()
        kinds: Counter[str] = Counter()
        for action in legal:
            words = worker.game.text(state, action).split(" ")
            kinds.update({" ".join(words[:length]) for length in (1, 2)})
        seen.update(kind for kind, times in kinds.items() if times < len(legal))
        rng = chance.mind(who)
        state.apply(bot.choose(InformationSet(state, who, rng), rng))


def seated(name: str, others: Sequence[str], number: int) -> tuple[str, ...]:
    """One player among others, each time in the next seat."""
    cast = list(others)
    cast[number % len(cast)] = name
    return tuple(cast)


def won_by(one: Probed) -> tuple[float, ...]:
    """What each seat had of the victory; nothing if the game was broken off."""
    return (0.0,) * len(one.wanted.cast) if one.game is None else one.game.won
