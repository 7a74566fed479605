"""What `sim`, `arena` and `balance` share: the flags of a batch, its progress, its result as JSON, a bot that fails."""

import argparse
import shlex
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import gnomehall
from gnomehall.cli import args as shared
from gnomehall.cli import extras
from gnomehall.cli.args import Parser
from gnomehall.cli.errors import Misuse
from gnomehall.cli.saves import keep_failure
from gnomehall.cli.screen import console_for
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.batch import run as run_batch
from gnomehall.sim.failure import BotFailed
from gnomehall.sim.ledger import Ledger
from gnomehall.sim.tables import Rows, TableWriter
from gnomehall.sim.tally import Played, Share, Summary
from gnomehall.words.speech import Speech

LINES: Final = ".jsonl"
"""How the name of a file ends that takes games as lines."""
PLAYED: Final = "played.jsonl"
"""The lines of a folder: what was played, to go on from."""


def add_batch(parser: Parser, games: int, what: str) -> None:
    number = shared.number
    parser.add_argument(
        "--games", metavar="N", type=number(parser.words, 1, 2**31), default=games, help=parser.text(what)
    )
    shared.add_seed(parser, "help-batch-seed", 0)
    shared.add_jobs(parser)
    shared.add_setup(parser)
    add_out(parser)
    shared.add_json(parser)


def add_out(parser: Parser, what: str = "help-out") -> None:
    parser.add_argument("--out", metavar="DIR", type=Path, help=parser.text(what))
    parser.add_argument("--records", action="store_true", help=parser.text("help-records"))


def is_folder(args: argparse.Namespace) -> bool:
    """Whether the results go into a folder, as tables; a file of lines takes the games alone, without an extra."""
    return args.out is not None and args.out.suffix != LINES and not args.out.is_file()


def check_out(args: argparse.Namespace) -> None:
    """Refuse what can't be written before anything is played; make the folder."""
    if args.records and (args.out is None or not is_folder(args)):
        raise Misuse("records-where")
    if is_folder(args):
        extras.require("data", f"{args.command} --out")
        make_folder(args.out)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise Misuse("out-folder", folder=str(folder), reason=error.strerror or str(error)) from None


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s" if speed < 100 else f"{speed:,.0f}/s")


def play_batch(args: argparse.Namespace, batch: Batch, watch: Callable[[Played], None] | None = None) -> Summary:
    """Play the batch, with a bar on the terminal if there is one to look at."""
    check_out(args)
    batch = replace(batch, records=args.records)
    if not is_folder(args):
        return _play(args, batch, None if args.out is None else Ledger(args.out), watch)
    rows = Rows(batch)
    with TableWriter(args.out) as tables:

        def count(game: Played) -> None:
            tables.add(rows.rows(game))
            if watch is not None:
                watch(game)

        return _play(args, batch, Ledger(args.out / PLAYED), count)


def _play(
    args: argparse.Namespace, batch: Batch, ledger: Ledger | None, watch: Callable[[Played], None] | None
) -> Summary:
    console = console_for(stderr=True)
    try:
        if not console.is_terminal:
            return run_batch(batch, args.jobs, None, ledger, watch)
        label = TextColumn(args.words.say("bar-games"))
        columns = (label, BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
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


SHARE_COLUMNS: Final = ("games", "wins", "win-rate", "interval", "score", "margin")
"""The columns of a share of wins. Words: `column-<name>`."""


def share_columns(table: Table, words: Speech) -> None:
    for name in SHARE_COLUMNS:
        table.add_column(words.say(f"column-{name}"), justify="right")


def share_cells(share: Share, words: Speech) -> list[str]:
    wins = float(share.wins)
    return [
        words.decimal(share.games),
        words.decimal(wins, 0 if wins.is_integer() else 1),
        words.percent(share.win_rate, 1),
        show_interval(share, words),
        words.decimal(share.mean_score, 2),
        words.decimal(share.margin, 2, signed=True),
    ]


def show_interval(share: Share, words: Speech) -> str:
    """The interval of a win rate in percent: `29.9-70.1`."""
    return f"{words.decimal(100 * share.low, 1)}-{words.decimal(100 * share.high, 1)}"


def show_stopped(console: Console, games: int, batch: Batch, words: Speech) -> None:
    console.print(Text(words.say("batch-stopped", count=games, total=batch.total), "bold"))


def list_endings(endings: Mapping[str, int], games: int, words: Speech) -> str:
    """How often games ended in each way; the words are those of the game."""
    return "; ".join(
        f"{words.ending(kind)} {words.decimal(n)} ({words.percent(n / games, 1)})" for kind, n in endings.items()
    )


def show_facts(console: Console, summary: Summary, command: str, words: Speech) -> None:
    """What is the same for all entrants."""
    rounds = summary.rounds
    facts = Table.grid(padding=(0, 2))
    length = words.say("facts-rounds-are", mean=words.decimal(rounds.mean, 1), least=rounds.min, most=rounds.max)
    facts.add_row(words.say("facts-rounds"), length)
    facts.add_row(words.say("facts-endings"), list_endings(summary.endings, summary.games, words))
    if len(summary.seats) > 1:
        seats = ", ".join(
            f"{n}: {words.percent(share.win_rate, 1)} ({show_interval(share, words)})"
            for n, share in enumerate(summary.seats)
        )
        facts.add_row(words.say("facts-seats"), seats)
    if summary.shared:
        share = words.percent(summary.shared / summary.games, 1)
        facts.add_row(words.say("facts-shared"), words.say("facts-shared-are", count=summary.shared, share=share))
    seconds, rate = words.decimal(summary.seconds, 1), words.decimal(summary.decisions_per_second)
    speed = words.say("facts-speed-is", count=summary.fresh, seconds=seconds, rate=rate)
    facts.add_row(words.say("facts-speed"), speed)
    console.print(facts)
    show_command(console, command, words)


def show_command(console: Console, command: str, words: Speech) -> None:
    # On one line however long it is, so that it can be copied.
    console.print(Text(command, "bold"), soft_wrap=True)
    if not gnomehall.COMPILED and sys.stderr.isatty():
        console.print(Text(words.say("pure-build"), "dim"))
