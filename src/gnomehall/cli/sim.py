"""`gnomehall sim`: many games between bots."""

import argparse
import json
import shlex
import sys
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import gnomehall
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.screen import console_for
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.batch import run as run_batch
from gnomehall.sim.tally import Summary

EXAMPLES = """
  gnomehall sim gnomopolis --seats random,random
  gnomehall sim gnomopolis --seats random,random,random --games 10000 --seed 7 --jobs 4
  gnomehall sim gnomopolis --seats random,random --json > result.json
  gnomehall sim gnomopolis --edition my.toml              with changed components

The same seed gives the same result, whatever --jobs is. A game that several seats win
together counts as a part of a win for each, so the wins add up to the games.
Ctrl-C stops the batch and prints what was played so far.
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "sim",
        run,
        "play batches of games between bots",
        "Play many games between bots on all cores, and sum them up.",
        EXAMPLES,
    )
    parser.add_argument("game", metavar="GAME", help="one of 'gnomehall games'")
    parser.add_argument(
        "--seats", metavar="BOT,BOT", default="random,random", help="the bot of each seat (random,random)"
    )
    parser.add_argument(
        "--games", metavar="N", type=shared.number(1, 2**31), default=1000, help="how many games (1000)"
    )
    shared.add_seed(parser, "the seed of the batch (0)", 0)
    parser.add_argument(
        "--jobs", metavar="J", type=shared.number(1, 1024), help="how many processes (one for each core)"
    )
    shared.add_setup(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.seats, human=False)
    setup = shared.setup_of(game, len(bots), args)
    edition: Edition = setup.edition
    batch = Batch(
        game=game.meta.id,
        bots=bots,
        games=args.games,
        seed=args.seed,
        options=setup.options,
        edition_text=None if args.edition is None else edition.text,
    )
    summary = played(batch, args.jobs)
    if args.json:
        print(json.dumps(as_json(batch, summary, edition, command_of(args))))
    else:
        show(console_for(), game.meta.title, batch, summary)
    return 130 if summary.stopped else 0


def played(batch: Batch, jobs: int | None) -> Summary:
    """Play the batch, with a bar on the terminal if there is one to look at."""
    console = console_for(stderr=True)
    if not console.is_terminal:
        return run_batch(batch, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=batch.games)
        return run_batch(batch, jobs, lambda done: bar.update(task, completed=done))


def command_of(args: argparse.Namespace) -> str:
    """The command that gives this result again; how many processes play and how it is printed make no difference."""
    words = ["gnomehall", "sim", args.game, "--seats", args.seats, "--games", str(args.games), "--seed", str(args.seed)]
    for option in args.option:
        words += ["--option", option]
    if args.edition is not None:
        words += ["--edition", str(args.edition)]
    return shlex.join(words)


def as_json(batch: Batch, summary: Summary, edition: Edition, command: str) -> dict[str, Any]:
    return {
        "game": batch.game,
        "games": summary.games,
        "stopped": summary.stopped,
        "seed": batch.seed,
        "options": dict(batch.options),
        "edition": edition.name,
        "edition_hash": edition.digest,
        "decisions": summary.decisions,
        "seconds": round(summary.seconds, 3),
        "decisions_per_second": round(summary.decisions_per_second, 1),
        "rounds": {"mean": summary.rounds.mean, "min": summary.rounds.min, "max": summary.rounds.max},
        "endings": dict(summary.endings),
        "shared": summary.shared,
        "seats": [
            {
                "bot": seat.bot,
                "wins": int(seat.wins) if seat.wins.denominator == 1 else float(seat.wins),
                "win_rate": seat.win_rate,
                "mean_score": seat.mean_score,
            }
            for seat in summary.seats
        ],
        "command": command,
        "version": gnomehall.__version__,
        "compiled": gnomehall.COMPILED,
    }


def show(console: Console, title: str, batch: Batch, summary: Summary) -> None:
    if summary.stopped:
        console.print(Text(f"Stopped after {summary.games:,} of {batch.games:,} games.", "bold"))
    if not summary.games:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=f"{title}, {summary.games:,} games, seed {batch.seed}")
    for name in ("Seat", "Bot"):
        table.add_column(name)
    for name in ("Wins", "Win rate", "Mean score"):
        table.add_column(name, justify="right")
    for number, seat in enumerate(summary.seats):
        wins = f"{float(seat.wins):,.1f}".removesuffix(".0")
        table.add_row(str(number), seat.bot, wins, f"{seat.win_rate:.1%}", f"{seat.mean_score:.2f}")
    console.print(table)
    rounds = summary.rounds
    facts = Table.grid(padding=(0, 2))
    facts.add_row("Rounds", f"{rounds.mean:.1f} on average, {rounds.min} to {rounds.max}")
    facts.add_row(
        "Endings", ", ".join(f"{kind} {n:,} ({n / summary.games:.1%})" for kind, n in summary.endings.items())
    )
    if summary.shared:
        facts.add_row("Shared", f"{summary.shared:,} victories ({summary.shared / summary.games:.1%})")
    rate = f"{summary.decisions_per_second:,.0f} decisions a second"
    facts.add_row("Speed", f"{summary.decisions:,} decisions in {summary.seconds:.1f} s, {rate}")
    console.print(facts)
    if not gnomehall.COMPILED and sys.stderr.isatty():
        console.print(Text("This is the pure Python build; the compiled one gives the same result sooner.", "dim"))
