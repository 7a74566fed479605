"""What a second process is worth to a search: games between searches with the same time a move on the wall clock.

    PYTHONPATH=.build/compiled python benchmarks/parallel.py gnomopolis --processes 2 --seconds 0.1 --games 40

Seats are rotated and chance is mirrored. All of a move counts: sending the position over, replaying it, searching,
summing up. On a machine that is busy with other things, the second process gets less than it is due.
"""

import argparse
import time

from search_pool import SearchPool

from gnomehall import registry
from gnomehall.bots.move_stats import most_visited
from gnomehall.bots.thinking import Budget
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.sim.tally import wilson

PLENTY = 10_000_000


class Side:
    """One of the two searches, and what it has spent."""

    def __init__(self, pool: SearchPool) -> None:
        self.pool = pool
        self.moves = self.iterations = 0
        self.seconds = 0.0

    def choose(self, match: Match, seconds: float, seed: int) -> int:
        began = time.monotonic()
        found = self.pool.search(match, Budget(PLENTY, seconds), seed)
        self.seconds += time.monotonic() - began
        self.moves += 1
        self.iterations += sum(stats.visits for stats in found)
        return most_visited(found).action

    def __str__(self) -> str:
        each = f"{self.iterations / self.moves:,.0f} iterations, {self.seconds / self.moves:.3f} s a move"
        return f"{self.pool.processes} processes: {each}"


def play(game: str, sides: list[Side], seconds: float, number: int) -> float:
    """One game; what seat 0 got of the victory."""
    match = Match(registry.game(game), registry.setup(game, 2))
    chance = Rng(5, number // 2)
    while not match.over:
        who = match.state.player()
        if who == CHANCE:
            match.roll(chance.below)
        elif len(match.state.legal_actions()) == 1:
            match.act(match.state.legal_actions()[0])
        else:
            match.act(sides[who].choose(match, seconds, number * 1000 + len(match.moves)))
    places = match.state.places()
    return 0.5 if places[0] == places[1] else float(places[0] == 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--games", type=int, default=40)
    args = parser.parse_args()
    with SearchPool(args.processes) as many, SearchPool(1) as one:
        several, single = Side(many), Side(one)
        wins = 0.0
        for number in range(args.games):
            if number % 2 == 0:
                wins += play(args.game, [several, single], args.seconds, number)
            else:
                wins += 1.0 - play(args.game, [single, several], args.seconds, number)
    low, high = wilson(wins, args.games)
    interval = f"{100 * low:.1f}-{100 * high:.1f}"
    print(f"{args.processes} processes win {wins / args.games:.1%} ({interval}, {args.games} games) against one")
    print(several)
    print(single)


if __name__ == "__main__":
    main()
