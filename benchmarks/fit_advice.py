"""Fit the weights of a game's advice to how games end.

    PYTHONPATH=.build/compiled python benchmarks/fit_advice.py gnomopolis --games 400 --rounds 6

Greedy players play each other, with a move by lot now and then so that many kinds of positions occur. At every
decision, what each seat has yet to gain (its final score less its score now) is noted beside the features of its
position, both less the mean of all seats: what counts is the lead, and how long a game lasts is the same for all. A
ridge regression over all of them gives new weights, and the next round is played with those. The weights
that are printed are the mean of the last rounds. They are worth having if greedy plays better with them: both win
rates are printed too.
"""

import argparse
import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gnomehall import registry
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.random import RandomBot
from gnomehall.core.advice import LinearAdvice
from gnomehall.core.bot import Bot, InformationSet
from gnomehall.core.game import AnyGame
from gnomehall.core.play import play, roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY
from gnomehall.sim.tally import wilson

BY_LOT = 15
"""Of 100 moves, how many are made by lot."""
RIDGE = 3.0
LEARN_ONE_IN = 2
"""Neighbouring positions say nearly the same; every other one is enough."""

Array = NDArray[np.float64]
Samples = tuple[list[Array], list[float]]
"""Features, and what was gained from there on, both by how much they are above the mean of the seats."""


def advice_of(game: AnyGame) -> LinearAdvice:
    advice = game.advice()
    if not isinstance(advice, LinearAdvice):
        raise SystemExit(f"the advice of {game.meta.title} has no weights to fit")
    return advice


def with_weights(game: AnyGame, weights: list[float]) -> LinearAdvice:
    advice = advice_of(game)
    return type(advice)(weights)


def learn(game: AnyGame, seats: int, advice: LinearAdvice, number: int, into: Samples) -> None:
    """Play one game and note what each position promised and what came of it."""
    rng = Rng(number, seats)
    s = game.new(registry.setup(game.meta.id, seats))
    bot = GreedyBot(advice, 1)
    seen: list[tuple[Array, Array]] = []
    decisions = 0
    while s.player() != NOBODY:
        who = s.player()
        if who == CHANCE:
            s.apply(roll(s, rng))
            continue
        decisions += 1
        if decisions % LEARN_ONE_IN == 0:
            seen.append((np.array([advice.features(s, seat) for seat in range(seats)]), np.array(s.scores())))
        actions = s.legal_actions()
        lot = rng.below(100) < BY_LOT
        s.apply(actions[rng.below(len(actions))] if lot else bot.choose(InformationSet(s, who, rng), rng))
    final = np.array(s.scores())
    for features, points in seen:
        gained = final - points
        into[0].extend(features - features.mean(axis=0))
        into[1].extend(gained - gained.mean())


def fit(samples: Samples) -> Array:
    x, y = np.array(samples[0]), np.array(samples[1])
    weights: Array = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    return weights


def win_rate(game: AnyGame, one: Bot, other: Bot, games: int) -> str:
    """How often one wins against the other, seats and chance shared out fairly."""
    wins = 0.0
    for number in range(games):
        s = game.new(registry.setup(game.meta.id, 2))
        bots = [one, other] if number % 2 == 0 else [other, one]
        play(s, bots, Rng(1, number // 2), [Rng(2, number), Rng(3, number)])
        places = s.places()
        mine = places[number % 2]
        wins += 0.5 if places[0] == places[1] else float(mine == 0)
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({100 * low:.1f}-{100 * high:.1f}, {games} games)"


def comments(game: AnyGame) -> list[tuple[int, str]]:
    """How many weights each line of the present list has, and its comment, if the advice keeps them as `WEIGHTS`."""
    module = sys.modules[type(advice_of(game)).__module__]
    # The source of a compiled module stands beside it.
    source = Path(registry.__file__).parent.joinpath(*module.__name__.split(".")[1:]).with_suffix(".py")
    found = re.search(r"^WEIGHTS[^\[]*\[\n(.*?)^\]", source.read_text(encoding="utf-8"), re.M | re.S)
    lines = found.group(1).splitlines() if found else []
    return [(line.split("#")[0].count(","), line.partition("#")[2].strip()) for line in lines]


def format_weights(weights: list[float], lines: list[tuple[int, str]]) -> str:
    """The weights as a list in Python, with the comments they have now."""
    if sum(count for count, _ in lines) != len(weights):
        lines = [(1, f"feature {number}") for number in range(len(weights))]
    rows, at = [], 0
    for count, comment in lines:
        rows.append("    " + ", ".join(f"{w:.2f}" for w in weights[at : at + count]) + f",  # {comment}")
        at += count
    return "\n".join(["WEIGHTS: Final = [", *rows, "]  # fmt: skip"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="games of a round, at each number of players")
    parser.add_argument("--rounds", type=int, default=6, help="how often it is played and fitted")
    parser.add_argument("--last", type=int, default=3, help="of how many rounds the mean is taken")
    parser.add_argument("--test", type=int, default=400, help="games of each comparison afterwards")
    args = parser.parse_args()
    game = registry.game(args.game)
    before = advice_of(game)
    weights = list(before.weights)
    found: list[Any] = []
    number = 0
    for round_ in range(args.rounds):
        began = time.perf_counter()
        samples: Samples = ([], [])
        advice = with_weights(game, weights)
        for seats in (n for n in game.meta.seats if n > 1):
            for _ in range(args.games):
                learn(game, seats, advice, number, samples)
                number += 1
        found.append(fit(samples))
        weights = [float(w) for w in np.mean(found[-args.last :], axis=0)]
        spent = time.perf_counter() - began
        print(f"round {round_ + 1}: {len(samples[1]):,} positions in {spent:.0f} s", file=sys.stderr, flush=True)
    after = GreedyBot(with_weights(game, weights))
    print(format_weights(weights, comments(game)))
    print(f"greedy with these against greedy before: {win_rate(game, after, GreedyBot(before), args.test)}")
    print(f"greedy with these against random: {win_rate(game, after, RandomBot(), args.test)}")


if __name__ == "__main__":
    main()
