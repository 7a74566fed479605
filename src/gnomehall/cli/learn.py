"""`gnomehall learn`: networks trained by self-play."""

import argparse
import json
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gnomehall.cli import args as shared
from gnomehall.cli import extras
from gnomehall.cli.args import Commands
from gnomehall.cli.screen import console_for
from gnomehall.words.speech import Speech

if TYPE_CHECKING:
    from gnomehall.learn.generations import Generation


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "learn", run)
    number = shared.number
    shared.add_game(parser)
    parser.add_argument("--folder", metavar="FOLDER", type=Path, required=True, help=parser.text("help-learn-folder"))
    for name, most, default in (
        ("generations", 10_000, 1),
        ("games", 10_000_000, 4_000),
        ("epochs", 1_000, 8),
        ("window", 1_000, 3),
        ("duel", 1_000_000, 400),
        ("units", 256, 32),
    ):
        what = parser.text(f"help-learn-{name}")
        parser.add_argument(f"--{name}", metavar="N", type=number(words, 1, most), default=default, help=what)
    shared.add_seed(parser, "help-batch-seed", 0)
    shared.add_jobs(parser)
    shared.add_json(parser)


def run(args: argparse.Namespace) -> int:
    extras.require("learn", "learn")
    from gnomehall.learn.generations import Plan, Run

    game = shared.game_named(args.game)
    plan = Plan(game.meta.id, args.games, args.epochs, args.window, args.duel, args.seed, args.units)
    console = console_for(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True) if console.is_terminal else None
    with bar or nullcontext():
        run = Run(args.folder, plan, args.jobs, None if bar is None else shown_on(bar, args.words))
        for _ in range(args.generations):
            done = run.advance()
            print(json.dumps(asdict(done)) if args.json else sentence(done, args.words), flush=True)
    return 0


WORK: Final = {"play": "learn-play", "train": "learn-train", "duel": "learn-duel"}
"""What each kind of work is called."""


def shown_on(bar: Progress, words: Speech) -> Callable[[str, int, int], None]:
    """What moves the bar: it begins anew with every kind of work."""
    task = bar.add_task("")

    def show(what: str, done: int, total: int) -> None:
        bar.update(task, description=words.say(WORK[what]), completed=done, total=total)

    return show


def sentence(done: "Generation", words: Speech) -> str:
    return words.say(
        "learn-generation",
        number=done.generation,
        positions=words.decimal(done.positions),
        plain=words.decimal(done.plain_loss, 4),
        loss=words.decimal(done.held_out_loss, 4),
        rate=words.percent(done.wins / done.duel, 1),
        games=words.decimal(done.duel),
        low=words.decimal(100 * done.low, 1),
        high=words.decimal(100 * done.high, 1),
        promoted="yes" if done.promoted else "no",
        network=done.network,
    )
