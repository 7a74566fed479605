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
from gnomehall.cli.text import seats_range
from gnomehall.core.game import AnyGame, Option
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    shared.add(commands, words, "games", run)


def run(args: argparse.Namespace) -> int:
    console, words = console_for(), args.words
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for id_ in ("games-game", "games-players", "games-minutes", "games-what"):
        table.add_column(words.say(id_))
    for game in sorted(registry.all_games(), key=lambda game: game.meta.sample):
        meta = game.meta
        about = Text(Speech(words.language, meta.id).say("tagline"))
        credit = words.say("games-credit", game=meta.title, people="; ".join(meta.credits))
        about.append(f"\n{credit}", "dim")
        table.add_row(Text(meta.id, "bold"), seats_range(meta.seats), meta.minutes, about)
    console.print(table)
    for game in registry.all_games():
        if game.meta.options:
            console.print(Text(words.say("games-options", game=game.meta.id), "bold"))
            console.print(Padding(options_table(game, Speech(words.language, game.meta.id)), (0, 0, 1, 2)))
    first = next(name for name in registry.GAMES)
    console.print(Text(words.say("games-play", game=first)))
    return 0


def options_table(game: AnyGame, words: Speech) -> Table:
    grid = Table.grid(padding=(0, 2))
    for option in game.meta.options:
        meaning = Text(f"{words.say(f'option-{option.name}')} ({option.rule})")
        grid.add_row(Text(option.name, "bold"), values_of(option, words), meaning)
    return grid


def values_of(option: Option, words: Speech) -> Text:
    """What can be given for an option, as it is typed."""
    if option.free:
        any_text = words.say("games-any-text")
        return Text(any_text if not option.default else f"{any_text} ({option.default})")
    rest = "".join(f" | {value}" for value in option.values[1:])
    seat = f" | {words.say('games-a-seat')}" if option.seat else ""
    return Text(words.say("games-default", value=option.default) + rest + seat)
