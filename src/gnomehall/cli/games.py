"""`gnomehall games`: which games there are."""

import argparse

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gnomehall import registry
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.screen import console_for
from gnomehall.cli.words import seats_range
from gnomehall.core.game import AnyGame, Option

EXAMPLES = """
  gnomehall games                                         the games, their seats and options
  gnomehall play gnomopolis --option NAME=VALUE           play with an option
"""


def register(commands: Commands) -> None:
    shared.add(
        commands,
        "games",
        run,
        "list the games with their seats and options",
        "List the games: how many can play, how long it takes, whose work it is, and what can be chosen.",
        EXAMPLES,
    )


def run(args: argparse.Namespace) -> int:
    console = console_for()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("Game", "Players", "Minutes", "What it is"):
        table.add_column(title)
    for game in sorted(registry.all_games(), key=lambda game: game.meta.sample):
        meta = game.meta
        about = Text(meta.tagline)
        about.append(f"\n{meta.title}, by {'; '.join(meta.credits)}", "dim")
        table.add_row(Text(meta.id, "bold"), seats_range(meta.seats), meta.minutes, about)
    console.print(table)
    for game in registry.all_games():
        if game.meta.options:
            console.print(Text(f"Options of {game.meta.id} (--option NAME=VALUE):", "bold"))
            console.print(Padding(options_table(game), (0, 0, 1, 2)))
    first = next(name for name in registry.GAMES)
    console.print(Text(f"Play one: gnomehall play {first}"))
    return 0


def options_table(game: AnyGame) -> Table:
    grid = Table.grid(padding=(0, 2))
    for option in game.meta.options:
        grid.add_row(Text(option.name, "bold"), values_of(option), Text(f"{option.help} ({option.rule})"))
    return grid


def values_of(option: Option) -> Text:
    if option.free:
        return Text("any text" if not option.default else f"any text ({option.default})")
    rest = "".join(f" | {value}" for value in option.values[1:])
    return Text(f"{option.default} (default){rest}")
