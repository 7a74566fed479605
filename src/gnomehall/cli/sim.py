"""`gnomehall sim`: many games between bots, each of them in every seat in turn."""

import argparse
import json

from rich import box
from rich.console import Console
from rich.table import Table

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.batches import (
    add_batch,
    as_json,
    command_of,
    play_batch,
    share_cells,
    share_columns,
    share_json,
    show_facts,
    show_stopped,
)
from gnomehall.cli.screen import console_for
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.tally import Summary
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "sim", run)
    shared.add_game(parser)
    parser.add_argument("--seats", metavar="BOT,BOT", default="random,random", help=parser.text("help-sim-seats"))
    add_batch(parser, 1000, "help-games-1000")


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.seats, human=False)
    setup = shared.setup_of(game, len(bots), args)
    edition: Edition = setup.edition
    text = None if args.edition is None else edition.text
    batch = Batch(game.meta.id, bots, args.games, args.seed, None, setup.options, text)
    summary = play_batch(args, batch)
    command = command_of(args, "--seats", args.seats)
    if args.json:
        seats = [{"bot": name, **share_json(e)} for name, e in zip(bots, summary.entrants, strict=True)]
        print(json.dumps(as_json(batch, summary, edition, command) | {"seats": seats}))
    else:
        words = Speech(args.words.language, game.meta.id, edition)
        show(console_for(), game.meta.title, batch, summary, command, words)
    return 130 if summary.stopped else 0


def show(console: Console, title: str, batch: Batch, summary: Summary, command: str, words: Speech) -> None:
    if summary.stopped:
        show_stopped(console, summary.games, batch, words)
    if not summary.games:
        return
    about = words.say("sim-title", game=title, count=summary.games, seed=str(batch.seed))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=about)
    table.add_column(words.say("column-bot"))
    share_columns(table, words)
    for name, share in zip(batch.bots, summary.entrants, strict=True):
        table.add_row(name, *share_cells(share, words))
    console.print(table)
    show_facts(console, summary, command, words)
