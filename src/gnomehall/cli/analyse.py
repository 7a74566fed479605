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
from gnomehall.cli.args import Commands
from gnomehall.cli.errors import BadRecordFile, Misuse
from gnomehall.cli.saves import open_record
from gnomehall.cli.screen import console_for
from gnomehall.cli.text import name_player, one_line
from gnomehall.core.errors import BadRecord
from gnomehall.core.record import Record
from gnomehall.sim.analysis import Analysis
from gnomehall.sim.analysis import analyse as analyse_record
from gnomehall.sim.luck import Luck
from gnomehall.words.speech import Speech

BARS: Final = "▁▂▃▄▅▆▇█"
ROWS: Final = 12
"""Lines of the table of chances, spread over the game."""
CHART: Final = 60


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "analyse", run)
    number = shared.number
    parser.add_argument("file", metavar="RECORD", type=Path, help=parser.text("help-saved-game"))
    parser.add_argument("--seat", metavar="N", type=number(words, 0), help=parser.text("help-analyse-seat"))
    parser.add_argument(
        "--seconds", metavar="S", type=number(words, 1), default=60, help=parser.text("help-analyse-seconds")
    )
    parser.add_argument(
        "--iterations", metavar="N", type=number(words, 10), default=2000, help=parser.text("help-analyse-iterations")
    )


def run(args: argparse.Namespace) -> int:
    record = open_record(args.file)
    if args.seat is not None and args.seat >= record.seats:
        raise Misuse("no-seat", count=record.seats, last=record.seats - 1)
    try:
        found = run_analysis(record, Budget(args.iterations, float(args.seconds)), args.words)
    except BadRecord as error:
        raise BadRecordFile(args.file, error, record.game) from None
    show(console_for(), found, args.seat, args.words)
    return 0


def run_analysis(record: Record, budget: Budget, words: Speech) -> Analysis:
    """Analyse, with a bar on the terminal if there is one to look at."""
    console = console_for(stderr=True)
    if not console.is_terminal:
        return analyse_record(record, budget, time.monotonic)
    columns = (TextColumn(words.say("bar-decisions")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        return analyse_record(
            record, budget, time.monotonic, lambda done, total: bar.update(task, completed=done, total=total)
        )


def show(console: Console, found: Analysis, seat: int | None, words: Speech) -> None:
    course = found.course()
    if not course:
        console.print(Text(words.say("analysis-nothing")))
        return
    names = [f"{n} {name_player(one_line(player), words)}" for n, player in enumerate(found.players)]
    console.print(chances_table(found, names, words))
    width = max(map(len, names))
    for n, name in enumerate(names):
        console.print(Text(f"{name:<{width}} ").append(chart([chances[n] for chances in course])), soft_wrap=True)
    console.print()
    turns = found.turning_points()
    console.print(Text(words.say("analysis-turns" if turns else "analysis-no-turn"), "bold"))
    for swing in turns:
        moment = swing.moment
        line = words.say(
            "analysis-turn",
            number=moment.number,
            player=words.player(moment.seat),
            move=moment.played,
            other=words.player(swing.seat),
            before=words.percent(swing.before),
            after=words.percent(swing.after),
        )
        console.print(Text(f"  {line}"))
    if found.luck is not None and found.final is not None:
        console.print(luck_table(found.luck, found.final, names, words))
    if seat is not None:
        show_costliest(console, found, seat, words)
    effort = sum(moment.iterations for moment in found.moments)
    console.print(Text(words.say("analysis-effort", count=len(found.moments), iterations=effort), "dim"))


def chances_table(found: Analysis, names: list[str], words: Speech) -> Table:
    """The chances at some moments, spread evenly, and what came of it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("analysis-title"))
    table.add_column(words.say("analysis-moves"), justify="right")
    for name in names:
        table.add_column(name, justify="right")
    count = len(found.moments)
    shown = sorted({round(i * (count - 1) / max(ROWS - 1, 1)) for i in range(min(ROWS, count))})
    for moment in (found.moments[i] for i in shown):
        table.add_row(str(moment.number), *map(words.percent, moment.chances))
    if found.final is not None:
        table.add_row(words.say("analysis-end", number=found.moves), *map(words.percent, found.final))
    return table


def luck_table(luck: Luck, final: tuple[float, ...], names: list[str], words: Speech) -> Table:
    """What draws and everybody's moves did to the chance of each seat; every line adds up."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("analysis-luck"))
    table.add_column()
    table.add_column(words.say("analysis-luck-start"), justify="right")
    table.add_column(words.say("analysis-luck-draws"), justify="right")
    for player in range(len(names)):
        table.add_column(words.say("analysis-luck-moves", player=words.player(player)), justify="right")
    table.add_column(words.say("analysis-luck-end"), justify="right")
    for seat, name in enumerate(names):
        changes = [luck.draws[seat], *(moves[seat] for moves in luck.moves)]
        told = [signed(change, words) for change in changes]
        table.add_row(name, words.percent(luck.start[seat]), *told, words.percent(final[seat]))
    return table


def signed(change: float, words: Speech) -> str:
    """A change as people write it: what is gained has its sign too, and what rounds to nothing has none."""
    told = words.percent(abs(change))
    return told if told == words.percent(0.0) else f"{'+' if change > 0 else '-'}{told}"


def show_costliest(console: Console, found: Analysis, seat: int, words: Speech) -> None:
    worst = found.costliest(seat)
    title = words.say("analysis-costliest" if worst else "analysis-no-cost", player=words.player(seat))
    console.print(Text(title, "bold"))
    for moment in worst:
        line = words.say(
            "analysis-cost",
            number=moment.number,
            move=moment.played,
            value=words.percent(moment.value),
            better=words.percent(moment.best_value),
            best=moment.best,
        )
        console.print(Text(f"  {line}"))


def chart(chances: list[float]) -> str:
    """The course of a chance in characters, at most CHART of them."""
    count = min(len(chances), CHART)
    picked = [chances[round(i * (len(chances) - 1) / max(count - 1, 1))] for i in range(count)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in picked)
