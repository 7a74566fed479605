"""One measurement in one process: how fast a game is played by lot, and how long one copy takes.

    python benchmarks/measure.py gnomopolis 4 --seconds 2

A game is timed from its first decision to its end; setting it up (our tables, the peer's map) is not counted. Seconds
are those of the processor. Which build is measured is decided by what Python finds: the caller sets PYTHONPATH.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time as clock  # what others do on the same machine is not counted
from typing import Any

PEER = "catanatron"
POSITIONS = 40
"""From how many games a position is taken to be copied."""


@dataclass(frozen=True)
class Figures:
    build: str
    games: int
    decisions: int
    seconds: float
    copy_us: float
    """Of one copy, in millionths of a second."""


Played = tuple[int, float]
"""Decisions of one whole game, and the seconds it took."""


def measure(build: str, play: Callable[[int], Played], positions: list[Any], seconds: float) -> Figures:
    for n in range(3):
        play(n)  # warm up
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        made, took = play(1000 + games)
        games, decisions, spent = games + 1, decisions + made, spent + took
    return Figures(build, games, decisions, spent, copy_time(positions, seconds / 2))


def copy_time(positions: list[Any], seconds: float) -> float:
    """The mean over the positions, each copied many times."""
    copies, spent = 0, 0.0
    while spent < seconds:
        for position in positions:
            copy = position.copy
            start = clock()
            for _ in range(50):
                copy()
            spent += clock() - start
            copies += 50
    return spent / copies * 1e6


def ours(name: str, seats: int, seconds: float) -> Figures:
    import gnomehall
    from gnomehall import registry
    from gnomehall.core.play import playout, roll
    from gnomehall.core.rng import Rng
    from gnomehall.core.state import CHANCE, State

    game, setup = registry.game(name), registry.setup(name, seats)

    def play(n: int) -> Played:
        s = game.new(setup)
        start = clock()
        decisions = playout(s, Rng(n))
        return decisions, clock() - start

    def middle(n: int) -> State:
        """The position halfway through a game."""
        half = playout(game.new(setup), Rng(n)) // 2
        s: State = game.new(setup)
        rng = Rng(n)
        while half:
            if s.player() == CHANCE:
                s.apply(roll(s, rng))
            else:
                actions = s.legal_actions()
                s.apply(actions[rng.below(len(actions))])
                half -= 1
        return s

    build = "compiled" if gnomehall.COMPILED else "pure"
    return measure(build, play, [middle(n) for n in range(POSITIONS)], seconds)


def peer(seats: int, seconds: float) -> Figures:
    """Catanatron with its own random players."""
    import random

    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = list(Color)[:seats]

    def new(n: int) -> Any:
        random.seed(n)
        return Game([RandomPlayer(colour) for colour in colours], seed=n)

    def play(n: int) -> Played:
        game = new(n)
        start = clock()
        game.play()
        return len(game.state.actions), clock() - start

    def middle(n: int) -> Any:
        half = play(n)[0] // 2
        game = new(n)
        for _ in range(half):
            game.play_tick()
        return game

    return measure("pure", play, [middle(n) for n in range(POSITIONS // 4)], seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help=f"one of our games, or {PEER}")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    found = peer(args.seats, args.seconds) if args.game == PEER else ours(args.game, args.seats, args.seconds)
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
