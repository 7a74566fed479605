"""`gnomehall sim`: many games between bots, each of them in every seat in turn."""

import argparse
import json

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.batches import (
    add_batch,
    as_json,
    command_of,
    played,
    share_cells,
    share_columns,
    share_json,
    show_facts,
)
from gnomehall.cli.screen import console_for
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.tally import Summary

EXAMPLES = """
  gnomehall sim gnomopolis --seats medium,greedy --games 400
  gnomehall sim gnomopolis --seats hard,greedy,greedy,greedy --games 100 --out hard.jsonl
  gnomehall sim gnomopolis --seats random,random --games 10000 --seed 7 --jobs 4
  gnomehall sim gnomopolis --seats random,random --json > result.json
  gnomehall sim gnomopolis --edition my.toml              with changed components

From game to game everybody moves on by a seat, and the games of one round of seats are
played with the same chance. The same seed gives the same result, whatever --jobs is.
A game that several players win together counts as a part of a win for each, so the wins
add up to the games. Ctrl-C stops the batch and prints what was played so far; with --out
the same command goes on from there.
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "sim",
        run,
        "play batches of games between bots",
        "Play many games between bots on all cores, in fair turns of seats, and sum them up.",
        EXAMPLES,
    )
    parser.add_argument("game", metavar="GAME", help="one of 'gnomehall games'")
    parser.add_argument(
        "--seats", metavar="BOT,BOT", default="random,random", help="the bots at the table (random,random)"
    )
    add_batch(parser, 1000, "")


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.seats, human=False)
    setup = shared.setup_of(game, len(bots), args)
    edition: Edition = setup.edition
    text = None if args.edition is None else edition.text
    batch = Batch(game.meta.id, bots, args.games, args.seed, None, setup.options, text)
    summary = played(args, batch)
    command = command_of(args, "--seats", args.seats)
    if args.json:
        seats = [{"bot": name, **share_json(e)} for name, e in zip(bots, summary.entrants, strict=True)]
        print(json.dumps(as_json(batch, summary, edition, command) | {"seats": seats}))
    else:
        show(console_for(), game.meta.title, batch, summary, command)
    return 130 if summary.stopped else 0


def show(console: Console, title: str, batch: Batch, summary: Summary, command: str) -> None:
    if summary.stopped:
        console.print(Text(f"Stopped after {summary.games:,} of {batch.total:,} games.", "bold"))
    if not summary.games:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=f"{title}, {summary.games:,} games, seed {batch.seed}")
    table.add_column("Bot")
    share_columns(table)
    for name, share in zip(batch.bots, summary.entrants, strict=True):
        table.add_row(name, *share_cells(share))
    console.print(table)
    show_facts(console, summary, command)
