"""`gnomehall arena`: several bots, each against each, and a rating of them all."""

import argparse
import json

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Misuse
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
from gnomehall.cli.words import counted
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.rating import Rating, Ratings
from gnomehall.sim.tally import Summary

EXAMPLES = """
  gnomehall arena gnomopolis --entrants random,greedy,easy,medium --games 100
  gnomehall arena gnomopolis --entrants random,greedy,easy,medium --players 4 --games 100
  gnomehall arena gnomopolis --entrants greedy,medium,hard --games 100 --out ladder.jsonl

Every table that the entrants can make plays so many games: with two players, each entrant
meets each other one. Seats and chance are shared out fairly, as 'gnomehall sim' does it.
The rating is OpenSkill's. With --out the same command goes on where it was stopped.
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "arena",
        run,
        "let bots play each against each, and rate them",
        "Let several bots play each against each on all cores, and rate them.",
        EXAMPLES,
    )
    parser.add_argument("game", metavar="GAME", help="one of 'gnomehall games'")
    parser.add_argument("--entrants", metavar="BOT,BOT", required=True, help="the bots that take part")
    parser.add_argument("--players", metavar="P", type=shared.number(2, 16), default=2, help="how many at a table (2)")
    add_batch(parser, 100, " at every table")


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.entrants, human=False, flag="--entrants")
    for name in bots:
        if bots.count(name) > 1:
            raise Misuse(f"--entrants: '{name}' is named twice; name each bot once")
    if len(bots) < args.players:
        raise Misuse(f"--entrants: {counted(len(bots), 'bot')} can't fill a table of {args.players}; name more")
    setup = shared.setup_of(game, args.players, args)
    edition: Edition = setup.edition
    text = None if args.edition is None else edition.text
    batch = Batch(game.meta.id, bots, args.games, args.seed, args.players, setup.options, text)
    ratings = Ratings(len(bots))
    summary = played(args, batch, ratings.add)
    command = command_of(args, "--entrants", args.entrants, "--players", str(args.players))
    found = ratings.all()
    if args.json:
        print(json.dumps(as_json(batch, summary, edition, command) | rated_json(batch, summary, found)))
    else:
        show(console_for(), game.meta.title, batch, summary, found, command)
    return 130 if summary.stopped else 0


def rated_json(batch: Batch, summary: Summary, found: list[Rating]) -> dict[str, object]:
    rows = zip(batch.bots, summary.entrants, found, summary.ahead, strict=True)
    return {
        "players": batch.seats,
        "tables": len(batch.tables()),
        "entrants": [
            {
                "bot": name,
                **share_json(share),
                "rating": rating.skill,
                "doubt": rating.doubt,
                "ahead_of": dict(zip(batch.bots, ahead, strict=True)),
            }
            for name, share, rating, ahead in rows
        ],
    }


def show(console: Console, title: str, batch: Batch, summary: Summary, found: list[Rating], command: str) -> None:
    """The entrants from the best to the worst, and how often each was placed before each."""
    if summary.stopped:
        console.print(Text(f"Stopped after {summary.games:,} of {batch.total:,} games.", "bold"))
    if not summary.games:
        return
    best_first = sorted(range(len(batch.bots)), key=lambda entrant: -found[entrant].skill)
    about = f"{title}, {batch.seats} players, {summary.games:,} games, seed {batch.seed}"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=about)
    table.add_column("Bot")
    share_columns(table)
    table.add_column("Rating", justify="right")
    for entrant in best_first:
        rating = found[entrant]
        cells = share_cells(summary.entrants[entrant])
        table.add_row(batch.bots[entrant], *cells, f"{rating.skill:.1f}±{rating.doubt:.1f}")
    console.print(table)
    ahead = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="How often placed before")
    ahead.add_column("")
    for entrant in best_first:
        ahead.add_column(batch.bots[entrant], justify="right")
    for entrant in best_first:
        row = [summary.ahead[entrant][other] for other in best_first]
        ahead.add_row(batch.bots[entrant], *("" if share is None else f"{share:.1%}" for share in row))
    console.print(ahead)
    show_facts(console, summary, command)
