"""`gnomehall perft`: all lines of play to a depth, counted."""

import argparse
import json
import time
from typing import Any

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Misuse
from gnomehall.core.play import perft, roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State

EXAMPLES = """
  gnomehall perft gnomopolis --players 2 --depth 3
  gnomehall perft gnomopolis --players 4 --depth 2 --seed 7 --at 100   after 100 moves drawn by lot from seed 7
  gnomehall perft gnomopolis --players 2 --depth 2 --json
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "perft",
        run,
        "count all lines of play to a depth",
        "Count all lines of play from a position, chance included. Two programs that agree on these numbers\n"
        "agree on the rules that were met.",
        EXAMPLES,
    )
    parser.add_argument("game", metavar="GAME", help="one of 'gnomehall games'")
    parser.add_argument("--players", metavar="N", type=shared.number(1, 99), required=True, help="how many play")
    parser.add_argument("--depth", metavar="D", type=shared.number(0, 99), required=True, help="how many moves deep")
    shared.add_setup(parser)
    shared.add_seed(parser, "the seed of the moves that lead to the position (0)", 0)
    parser.add_argument(
        "--at", metavar="MOVES", type=shared.number(0), default=0, help="begin after so many moves, drawn by lot (0)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    setup = shared.setup_of(game, args.players, args)
    state = game.new(setup)
    reach(state, args.at, Rng(args.seed))
    counts: list[int] = []
    began = time.perf_counter()
    for depth in range(args.depth + 1):
        counts.append(perft(state, depth))
        if not args.json:
            print(f"{depth:>3} {counts[-1]:>15,}", flush=True)
    if args.json:
        found: dict[str, Any] = {
            "game": game.meta.id,
            "players": args.players,
            "options": dict(setup.options),
            "edition": setup.edition.name,
            "edition_hash": setup.edition.digest,
            "seed": args.seed,
            "at": args.at,
            "depth": args.depth,
            "nodes": counts[-1],
            "counts": counts,
            "seconds": round(time.perf_counter() - began, 3),
        }
        print(json.dumps(found))
    return 0


def reach(state: State, moves: int, rng: Rng) -> None:
    """Go on by so many moves, all drawn by lot."""
    for done in range(moves):
        who = state.player()
        if who == NOBODY:
            raise Misuse(f"--at: the game is over after {done} moves; ask for fewer")
        actions = state.legal_actions()
        state.apply(roll(state, rng) if who == CHANCE else actions[rng.below(len(actions))])
