"""What `sim`, `arena` and `balance` share: the flags of a batch, its progress, its result as JSON, a bot that fails."""

import argparse
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import gnomehall
from gnomehall.cli import args as shared
from gnomehall.cli.args import Parser
from gnomehall.cli.saves import keep_failure
from gnomehall.cli.screen import console_for
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.batch import run as run_batch
from gnomehall.sim.failure import BotFailed
from gnomehall.sim.ledger import Ledger
from gnomehall.sim.tally import Played, Share, Summary


def add_batch(parser: Parser, games: int, of_what: str) -> None:
    parser.add_argument(
        "--games", metavar="N", type=shared.number(1, 2**31), default=games, help=f"how many games{of_what} ({games})"
    )
    shared.add_seed(parser, "the seed of the batch (0)", 0)
    parser.add_argument(
        "--jobs", metavar="J", type=shared.number(1, 1024), help="how many processes (one for each core)"
    )
    shared.add_setup(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help="add every game to this file, one JSON object a line; the same command then goes on where it stopped",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s" if speed < 100 else f"{speed:,.0f}/s")


def played(args: argparse.Namespace, batch: Batch, watch: Callable[[Played], None] | None = None) -> Summary:
    """Play the batch, with a bar on the terminal if there is one to look at."""
    ledger = None if args.out is None else Ledger(args.out)
    console = console_for(stderr=True)
    try:
        if not console.is_terminal:
            return run_batch(batch, args.jobs, None, ledger, watch)
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("", total=batch.total)
            return run_batch(batch, args.jobs, lambda done: bar.update(task, completed=done), ledger, watch)
    except BotFailed as failure:
        raise keep_failure(failure) from failure


def command_of(args: argparse.Namespace, *special: str) -> str:
    """The command that gives this result again; how many processes play and how it is printed make no difference."""
    words = ["gnomehall", args.command, args.game, *special, "--games", str(args.games), "--seed", str(args.seed)]
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
        "by_seat": [{"seat": seat, **share_json(share)} for seat, share in enumerate(summary.seats)],
        "command": command,
        "version": gnomehall.__version__,
        "compiled": gnomehall.COMPILED,
    }


def share_json(share: Share) -> dict[str, Any]:
    return {
        "games": share.games,
        "wins": int(share.wins) if share.wins.denominator == 1 else float(share.wins),
        "win_rate": share.win_rate,
        "interval": [share.low, share.high],
        "mean_score": share.mean_score,
        "margin": share.margin,
    }


def share_columns(table: Table) -> None:
    for name in ("Games", "Wins", "Win rate", "95 %", "Score", "Margin"):
        table.add_column(name, justify="right")


def share_cells(share: Share) -> list[str]:
    return [
        f"{share.games:,}",
        f"{float(share.wins):,.1f}".removesuffix(".0"),
        f"{share.win_rate:.1%}",
        f"{100 * share.low:.1f}-{100 * share.high:.1f}",
        f"{share.mean_score:.2f}",
        f"{share.margin:+.2f}",
    ]


def show_facts(console: Console, summary: Summary, command: str) -> None:
    """What is the same for all entrants."""
    rounds = summary.rounds
    facts = Table.grid(padding=(0, 2))
    facts.add_row("Rounds", f"{rounds.mean:.1f} on average, {rounds.min} to {rounds.max}")
    facts.add_row(
        "Endings", ", ".join(f"{kind} {n:,} ({n / summary.games:.1%})" for kind, n in summary.endings.items())
    )
    if len(summary.seats) > 1:
        seats = ", ".join(
            f"{n}: {s.win_rate:.1%} ({100 * s.low:.1f}-{100 * s.high:.1f})" for n, s in enumerate(summary.seats)
        )
        facts.add_row("By seat", seats)
    if summary.shared:
        facts.add_row("Shared", f"{summary.shared:,} victories ({summary.shared / summary.games:.1%})")
    rate = f"{summary.decisions_per_second:,.0f} decisions a second"
    facts.add_row("Speed", f"{summary.fresh:,} decisions in {summary.seconds:.1f} s, {rate}")
    console.print(facts)
    show_command(console, command)


def show_command(console: Console, command: str) -> None:
    # On one line however long it is, so that it can be copied.
    console.print(Text(command, "bold"), soft_wrap=True)
    if not gnomehall.COMPILED and sys.stderr.isatty():
        console.print(Text("This is the pure Python build; the compiled one gives the same result sooner.", "dim"))
