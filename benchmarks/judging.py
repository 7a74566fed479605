"""What it takes to judge a position, with the network of a game and without one.

    PYTHONPATH=.build/compiled python benchmarks/judging.py

The positions are those of games by lot, one after another, as whoever compares moves meets them: what is the same for a
seat as in the position before is not summed up again. Microseconds of processor time, of the best of some rounds.
"""

import time
from typing import Final

import gnomehall
from gnomehall import registry
from gnomehall.core.advice import Advice
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State

GAMES: Final = 4
ROUNDS: Final = 9
SEATS: Final = (2, 3, 4)


def positions(game: str, seats: int) -> list[State]:
    """Those in which a player decides, of some games by lot."""
    found: list[State] = []
    for seed in range(GAMES):
        rng = Rng(seed)
        s = registry.game(game).new(registry.setup(game, seats))
        while (who := s.player()) != NOBODY:
            actions = s.legal_actions()
            if who != CHANCE:
                found.append(s.copy())
            s.apply(roll(s, rng) if who == CHANCE else actions[rng.below(len(actions))])
    return found


def microseconds(advice: Advice, asked: list[State]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for s in asked:
            advice.values(s)
        best = min(best, time.process_time() - began)
    return 1e6 * best / len(asked)


def main() -> None:
    print(f"{'compiled' if gnomehall.COMPILED else 'pure'}; microseconds a position")
    print(f"{'game':16} {'seats':>5} {'without':>8} {'with':>8} {'more':>8}")
    for game in registry.OWN:
        advice = registry.advice(game)
        if advice.plain() is advice:
            continue
        for seats in SEATS:
            asked = positions(game, seats)
            without, networked = microseconds(advice.plain(), asked), microseconds(advice, asked)
            print(f"{game:16} {seats:5} {without:8.2f} {networked:8.2f} {networked - without:8.2f}")


if __name__ == "__main__":
    main()
