"""One measurement in one process: how fast a game is searched, with the playouts of the bots and with full ones.

    python benchmarks/measure_search.py gnomopolis 2 --seconds 2

An iteration walks down the tree, adds a node, plays on for as long as the bots' playouts do and asks the advice; with
full playouts it plays to the end of the game instead. The peer's package has no tree search in it (its MCTS player is
in its repository alone), so what is measured of it is what any such search does for every playout at the very least:
copy a position from the middle of a game, and play it to the end by lot. Seconds are those of the processor.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time as clock  # what others do on the same machine is not counted
from typing import Any

PEER = "catanatron"
POSITIONS = 20
"""From the middle of as many games."""
AT_A_TIME = 50


@dataclass(frozen=True)
class Speeds:
    build: str
    iterations_per_second: float
    """0 for the peer, whose search has no such thing."""
    playouts_per_second: float


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second; `work` is given a number and tells how much it did."""
    work(0)  # warm up
    done, rounds, spent = 0, 0, 0.0
    while spent < seconds:
        start = clock()
        done += work(rounds)
        spent += clock() - start
        rounds += 1
    return done / spent


def ours(name: str, seats: int, seconds: float) -> Speeds:
    import gnomehall
    from gnomehall import registry
    from gnomehall.bots.ismcts import Tree
    from gnomehall.bots.search import WHOLE_GAME, Style
    from gnomehall.core.bot import InformationSet
    from gnomehall.core.play import playout, roll
    from gnomehall.core.rng import Rng
    from gnomehall.core.state import CHANCE, State

    game, setup = registry.game(name), registry.setup(name, seats)

    def middle(n: int) -> State:
        """The first decision in the second half of a game."""
        half = playout(game.new(setup), Rng(n)) // 2
        s: State = game.new(setup)
        rng = Rng(n)
        while half or s.player() == CHANCE:
            actions = s.legal_actions()
            if s.player() == CHANCE:
                s.apply(roll(s, rng))
            else:
                s.apply(actions[rng.below(len(actions))])
                half -= 1
        return s

    positions = [middle(n) for n in range(POSITIONS)]

    def search(style: Style) -> Callable[[int], int]:
        def work(n: int) -> int:
            s, rng = positions[n % POSITIONS], Rng(n)
            Tree(InformationSet(s, s.player(), rng), game.advice(), rng, style).grow(AT_A_TIME)
            return AT_A_TIME

        return work

    build = "compiled" if gnomehall.COMPILED else "pure"
    full = search(Style(depth=WHOLE_GAME, guided=False, prior=0))
    return Speeds(build, per_second(search(Style()), seconds), per_second(full, seconds))


def peer(seats: int, seconds: float) -> Speeds:
    import random

    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def middle(n: int) -> Any:
        random.seed(n)
        game = Game([RandomPlayer(colour) for colour in list(Color)[:seats]], seed=n)
        whole = game.copy()
        whole.play()
        for _ in range(len(whole.state.actions) // 2):
            game.play_tick()
        return game

    positions = [middle(n) for n in range(POSITIONS)]

    def work(n: int) -> int:
        positions[n % POSITIONS].copy().play()
        return 1

    return Speeds("pure", 0.0, per_second(work, seconds))


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
