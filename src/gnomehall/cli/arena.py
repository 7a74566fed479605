"""`gnomehall arena`: several bots, each against each, and a rating of them all."""

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
from gnomehall.cli.errors import Misuse
from gnomehall.cli.screen import console_for
from gnomehall.core.edition import Edition
from gnomehall.sim.batch import Batch
from gnomehall.sim.rating import Rating, Ratings
from gnomehall.sim.tally import Summary
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "arena", run)
    shared.add_game(parser)
    parser.add_argument("--entrants", metavar="BOT,BOT", required=True, help=parser.text("help-arena-entrants"))
    players = shared.number(words, 2, 16)
    parser.add_argument("--players", metavar="P", type=players, default=2, help=parser.text("help-at-table"))
    add_batch(parser, 100, "help-games-100")


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.entrants, human=False, flag="--entrants")
    for name in bots:
        if bots.count(name) > 1:
            raise Misuse("entrant-twice", name=name)
    if len(bots) < args.players:
        raise Misuse("few-entrants", count=len(bots), players=args.players)
    setup = shared.setup_of(game, args.players, args)
    edition: Edition = setup.edition
    text = None if args.edition is None else edition.text
    batch = Batch(game.meta.id, bots, args.games, args.seed, args.players, setup.options, text)
    ratings = Ratings(len(bots))
    summary = play_batch(args, batch, ratings.add)
    command = command_of(args, "--entrants", args.entrants, "--players", str(args.players))
    found = ratings.all()
    if args.json:
        print(json.dumps(as_json(batch, summary, edition, command) | ratings_json(batch, summary, found)))
    else:
        words = Speech(args.words.language, game.meta.id, edition)
        show(console_for(), game.meta.title, batch, summary, found, command, words)
    return 130 if summary.stopped else 0


def ratings_json(batch: Batch, summary: Summary, found: list[Rating]) -> dict[str, object]:
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


def show(
    console: Console, title: str, batch: Batch, summary: Summary, found: list[Rating], command: str, words: Speech
) -> None:
    """The entrants from the best to the worst, and how often each was placed before each."""
    if summary.stopped:
        show_stopped(console, summary.games, batch, words)
    if not summary.games:
        return
    best_first = sorted(range(len(batch.bots)), key=lambda entrant: -found[entrant].skill)
    about = words.say("arena-title", game=title, players=batch.seats, count=summary.games, seed=str(batch.seed))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=about)
    table.add_column(words.say("column-bot"))
    share_columns(table, words)
    table.add_column(words.say("column-rating"), justify="right")
    for entrant in best_first:
        rating = found[entrant]
        cells = share_cells(summary.entrants[entrant], words)
        table.add_row(batch.bots[entrant], *cells, f"{words.decimal(rating.skill, 1)}±{words.decimal(rating.doubt, 1)}")
    console.print(table)
    ahead = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words.say("arena-ahead"))
    ahead.add_column("")
    for entrant in best_first:
        ahead.add_column(batch.bots[entrant], justify="right")
    for entrant in best_first:
        row = [summary.ahead[entrant][other] for other in best_first]
        ahead.add_row(batch.bots[entrant], *("" if share is None else words.percent(share, 1) for share in row))
    console.print(ahead)
    show_facts(console, summary, command, words)
