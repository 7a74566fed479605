"""One measurement in one process: how fast a game is played by lot, and how long one copy takes.

    python benchmarks/measure.py gnomopolis 4 --seconds 2

A game is timed from its first decision to its end; setting it up (our tables, the peer's map) is not counted. Seconds
are those of the processor. Which build is measured is decided by what Python finds: the caller sets PYTHONPATH.
"""

import argparse
import json
from dataclasses import asdict
from time import process_time as clock

from measuring import POSITIONS, Figures, Played, measure
from peers import PEERS


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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help=f"one of our games, or a peer: {', '.join(PEERS)}")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    if args.game in PEERS:
        _, _, peer = PEERS[args.game]
        found = peer(args.seats, args.seconds)
    else:
        found = ours(args.game, args.seats, args.seconds)
    print(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
