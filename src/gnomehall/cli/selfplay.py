"""`gnomehall selfplay`: games of bots as data to learn from."""

import argparse
import json
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gnomehall.cli import args as shared
from gnomehall.cli import extras
from gnomehall.cli.args import Commands
from gnomehall.cli.batches import Rate
from gnomehall.cli.screen import console_for
from gnomehall.sim.batch import Batch
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "selfplay", run)
    number = shared.number
    shared.add_game(parser)
    parser.add_argument("--seats", metavar="BOT,BOT", default="greedy,greedy", help=parser.text("help-selfplay-seats"))
    parser.add_argument(
        "--games", metavar="N", type=number(words, 1, 2**31), default=100, help=parser.text("help-selfplay-games")
    )
    parser.add_argument(
        "--reward", choices=("win", "places", "margin"), default="win", help=parser.text("help-selfplay-reward")
    )
    shared.add_seed(parser, "help-batch-seed", 0)
    shared.add_jobs(parser)
    shared.add_setup(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help=parser.text("help-selfplay-out"))
    shared.add_json(parser)


def run(args: argparse.Namespace) -> int:
    extras.require("rl", "selfplay")
    from gnomehall.envs.selfplay import SelfPlay, check_target, write_games

    game = shared.game_named(args.game)
    bots = shared.bots_named(args.seats, human=False)
    setup = shared.setup_of(game, len(bots), args)
    check_target(args.out)
    text = None if args.edition is None else setup.edition.text
    wanted = SelfPlay(Batch(game.meta.id, bots, args.games, args.seed, None, setup.options, text), args.reward)
    console = console_for(stderr=True)
    if console.is_terminal:
        columns = (TextColumn(args.words.say("bar-games")), BarColumn(), MofNCompleteColumn(), Rate())
        with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
            task = bar.add_task("", total=args.games)
            rows = write_games(args.out, wanted, args.jobs, lambda done: bar.update(task, completed=done))
    else:
        rows = write_games(args.out, wanted, args.jobs)
    if args.json:
        print(json.dumps({"file": str(args.out), "games": args.games, "decisions": rows}))
    else:
        print(args.words.say("selfplay-done", file=str(args.out), games=args.games, count=rows))
    return 0
