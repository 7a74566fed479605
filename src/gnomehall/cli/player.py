"""`gnomehall player`: what a hall has of its players, for whoever runs it: to hand it to them, and to forget them."""

import argparse
import asyncio
from pathlib import Path

from gnomehall import files
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Parser
from gnomehall.cli.errors import Misuse
from gnomehall.cli.serve import database
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "player", missing)
    parts = parser.add_subparsers(metavar="COMMAND")
    export_parser = shared.add(parts, words, "export", export, "player-export")
    delete_parser = shared.add(parts, words, "delete", delete, "player-delete")
    for part in (export_parser, delete_parser):
        part.add_argument("player", metavar="PLAYER", help=part.text("help-player-who"))
        part.add_argument("--db", metavar="URL", default="", help=part.text("help-db-url"))
    ratings_parser = shared.add(parts, words, "ratings", ratings, "player-ratings")
    ratings_parser.add_argument("--db", metavar="URL", default="", help=ratings_parser.text("help-db-url"))
    export_parser.add_argument("--to", metavar="FILE", type=Path, help=export_parser.text("help-player-to"))


def missing(args: argparse.Namespace) -> int:
    parser: Parser = args.parser
    raise Misuse("which-player", known=", ".join(parser.commands()), command=parser.prog)


def export(args: argparse.Namespace) -> int:
    # What the server needs is read only by the commands that need it.
    from gnomehall.server import player_data

    found = asyncio.run(player_data.export(database(args.db), args.player))
    if args.to is None:
        print(found)
        return 0
    files.write_text(args.to, found + "\n")
    return 0


def delete(args: argparse.Namespace) -> int:
    from gnomehall.server import player_data

    words: Speech = args.words
    name, tables = asyncio.run(player_data.delete(database(args.db), args.player))
    print(words.say("player-deleted", name=name, count=tables))
    return 0


def ratings(args: argparse.Namespace) -> int:
    from gnomehall.server import player_data

    words: Speech = args.words
    count, same = asyncio.run(player_data.recompute(database(args.db)))
    print(words.say("player-rated-same" if same else "player-rated-anew", count=count))
    return 0
