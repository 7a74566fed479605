"""`gnomehall perft`: all lines of play to a depth, counted."""

import argparse
import json
import time
from typing import Any

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.errors import Misuse
from gnomehall.core.play import perft, roll
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "perft", run)
    number = shared.number
    shared.add_game(parser)
    parser.add_argument(
        "--players", metavar="N", type=number(words, 1, 99), required=True, help=parser.text("help-perft-players")
    )
    parser.add_argument(
        "--depth", metavar="D", type=number(words, 0, 99), required=True, help=parser.text("help-perft-depth")
    )
    shared.add_setup(parser)
    shared.add_seed(parser, "help-perft-seed", 0)
    parser.add_argument("--at", metavar="MOVES", type=number(words, 0), default=0, help=parser.text("help-perft-at"))
    shared.add_json(parser)


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
    """Make so many moves, all at random."""
    for done in range(moves):
        who = state.player()
        if who == NOBODY:
            raise Misuse("perft-over", count=done)
        actions = state.legal_actions()
        state.apply(roll(state, rng) if who == CHANCE else actions[rng.below(len(actions))])
