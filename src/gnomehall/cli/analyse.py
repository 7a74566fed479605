"""`gnomehall analyse`: how a game went, and where it was won and lost."""

import argparse
import time
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gnomehall.bots.thinking import Budget
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Misuse
from gnomehall.cli.saves import in_file, open_record
from gnomehall.cli.screen import console_for
from gnomehall.cli.words import counted, one_line
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import Record
from gnomehall.sim.analysis import Analysis
from gnomehall.sim.analysis import analyse as analyse_record

EXAMPLES = """
  gnomehall analyse evening.game                          the chances over the game, the turning points
  gnomehall analyse evening.game --seat 0                 and the costliest moves of seat 0
  gnomehall analyse evening.game --seat 0 --seconds 300   with more thought

A chance is what a search expects from what the seat that decides could know. It is an
opinion: a stronger player may find more.
"""

BARS: Final = "▁▂▃▄▅▆▇█"
ROWS: Final = 12
"""Lines of the table of chances, spread over the game."""
CHART: Final = 60


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "analyse",
        run,
        "the win chances over a saved game, its turning points and mistakes",
        "Print the chances of each seat over a saved game, the turning points, and the costliest moves of a seat.",
        EXAMPLES,
    )
    parser.add_argument("file", metavar="RECORD", type=Path, help="the saved game")
    parser.add_argument("--seat", metavar="N", type=shared.number(0), help="also show the costliest moves of this seat")
    parser.add_argument(
        "--seconds", metavar="S", type=shared.number(1), default=60, help="how long it may take at most (60)"
    )
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=shared.number(10),
        default=2000,
        help="how much a decision is thought about (2000)",
    )


def run(args: argparse.Namespace) -> int:
    record = open_record(args.file)
    if args.seat is not None and args.seat >= record.seats:
        raise Misuse(f"--seat: the game has {counted(record.seats, 'seat')}, from 0 to {record.seats - 1}")
    try:
        found = analysed(record, Budget(args.iterations, float(args.seconds)))
    except BadRecord as error:
        raise in_file(args.file, error) from None
    show(console_for(), found, args.seat)
    return 0


def analysed(record: Record, budget: Budget) -> Analysis:
    """Analyse, with a bar on the terminal if there is one to look at."""
    console = console_for(stderr=True)
    if not console.is_terminal:
        return analyse_record(record, budget, time.monotonic)
    columns = (TextColumn("decisions"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        return analyse_record(
            record, budget, time.monotonic, lambda done, total: bar.update(task, completed=done, total=total)
        )


def show(console: Console, found: Analysis, seat: int | None) -> None:
    course = found.course()
    if not course:
        console.print(Text("Nobody had anything to decide in this game."))
        return
    names = [f"{n} {one_line(player)}" for n, player in enumerate(found.players)]
    console.print(chances_table(found, names))
    width = max(map(len, names))
    for n, name in enumerate(names):
        console.print(Text(f"{name:<{width}} ").append(chart([chances[n] for chances in course])), soft_wrap=True)
    console.print()
    turns = found.turning_points()
    console.print(Text("Turning points" if turns else "There was no turning point.", "bold"))
    for swing in turns:
        moment = swing.moment
        change = f"seat {swing.seat} from {swing.before:.0%} to {swing.after:.0%}"
        console.print(Text(f"  after {moment.number} moves, seat {moment.seat}: {moment.played}: {change}"))
    if seat is not None:
        show_costliest(console, found, seat)
    thought = sum(moment.iterations for moment in found.moments)
    console.print(Text(f"{counted(len(found.moments), 'decision')}, {thought:,} iterations of search", "dim"))


def chances_table(found: Analysis, names: list[str]) -> Table:
    """The chances at some moments, spread evenly, and what came of it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="The chance of each seat to win")
    table.add_column("Moves", justify="right")
    for name in names:
        table.add_column(name, justify="right")
    count = len(found.moments)
    shown = sorted({round(i * (count - 1) / max(ROWS - 1, 1)) for i in range(min(ROWS, count))})
    for moment in (found.moments[i] for i in shown):
        table.add_row(str(moment.number), *(f"{chance:.0%}" for chance in moment.chances))
    if found.final is not None:
        table.add_row(f"{found.moves} (end)", *(f"{chance:.0%}" for chance in found.final))
    return table


def show_costliest(console: Console, found: Analysis, seat: int) -> None:
    worst = found.costliest(seat)
    title = f"The costliest moves of seat {seat}" if worst else f"Seat {seat} gave nothing away that the search saw."
    console.print(Text(title, "bold"))
    for moment in worst:
        change = f"{moment.value:.0%} instead of {moment.best_value:.0%}"
        console.print(Text(f"  after {moment.number} moves: {moment.played} ({change}); better: {moment.best}"))


def chart(chances: list[float]) -> str:
    """The course of a chance in characters, at most CHART of them."""
    count = min(len(chances), CHART)
    picked = [chances[round(i * (len(chances) - 1) / max(count - 1, 1))] for i in range(count)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in picked)
