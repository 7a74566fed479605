"""`gnomehall edition`: the components of a game as a file, to change and to check."""

import argparse
import sys
import tomllib
from pathlib import Path

from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli.args import EDITION_BYTES, Commands, Parser
from gnomehall.cli.edition_csv import game_in, kinds_of, read_csv, write_csv
from gnomehall.cli.errors import Misuse
from gnomehall.cli.text import one_line
from gnomehall.core.errors import BadEdition
from gnomehall.core.game import AnyGame
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "edition", missing)
    parts = parser.add_subparsers(metavar="COMMAND")
    shared.add_game(shared.add(parts, words, "export", export, "edition-export"))
    check_parser = shared.add(parts, words, "check", check, "edition-check")
    check_parser.add_argument("file", metavar="FILE", type=Path, help=check_parser.text("help-edition-check-file"))
    check_parser.add_argument("--game", metavar="GAME", help=check_parser.text("help-edition-check-game"))
    csv_parser = shared.add(parts, words, "csv", convert, "edition-csv")
    csv_parser.add_argument("file", metavar="FILE", type=Path, help=csv_parser.text("help-edition-csv-file"))


def missing(args: argparse.Namespace) -> int:
    parser: Parser = args.parser
    raise Misuse("which-edition", known=", ".join(parser.commands()), command=parser.prog)


def export(args: argparse.Namespace) -> int:
    sys.stdout.write(registry.shipped_text(shared.game_named(args.game).meta.id))
    return 0


def check(args: argparse.Namespace) -> int:
    text = files.read_text(args.file, EDITION_BYTES)
    game = game_of(args, text)
    try:
        edition = game.edition(text)
    except BadEdition as error:
        for problem in error.problems:
            print(f"{args.file}: {one_line(problem)}")
        raise Misuse("edition-problems", file=str(args.file), count=len(error.problems)) from None
    shipped = registry.shipped_edition(game.meta.id)
    words: Speech = args.words
    how = words.say("edition-shipped") if edition.digest == shipped.digest else ""
    print(words.say("edition-good", file=str(args.file), game=game.meta.title))
    print(f"  {words.say('edition-name'):<7} {one_line(edition.name)}")
    print(f"  {'hash':<7} {edition.digest} ({how or words.say('edition-changed', hash=shipped.digest)})")
    for table, entries in tomllib.loads(text).items():
        if isinstance(entries, list) and entries and isinstance(entries[0], dict):
            print(f"  {table:<7} {len(entries)}")
    return 0


def convert(args: argparse.Namespace) -> int:
    """A spreadsheet out of an edition, or an edition out of a spreadsheet, by the ending of the name."""
    if args.file.suffix == ".csv":
        return from_csv(args)
    name = str(args.file)
    text = registry.shipped_text(name) if name in registry.GAMES else files.read_text(args.file, EDITION_BYTES)
    if name not in registry.GAMES:
        shared.read_edition(args.file, game_of(argparse.Namespace(game=None, file=args.file), text))
    sys.stdout.write(write_csv(tomllib.loads(text)))
    return 0


def from_csv(args: argparse.Namespace) -> int:
    text = files.read_text(args.file, EDITION_BYTES).removeprefix("\ufeff")
    name = game_in(text)
    if name is None:
        raise Misuse("csv-game", file=str(args.file))
    game = shared.game_named(name)
    sheet = read_csv(text, str(args.file), kinds_of(tomllib.loads(registry.shipped_text(name))))
    try:
        game.edition(sheet.text)
    except BadEdition as error:
        for problem in error.problems:
            print(f"{args.file}: {one_line(sheet.place(problem))}", file=sys.stderr)
        raise Misuse("edition-problems", file=str(args.file), count=len(error.problems)) from None
    sys.stdout.write(sheet.text)
    return 0


def game_of(args: argparse.Namespace, text: str) -> AnyGame:
    """The game that the file is for: what is asked, or what the file says."""
    if args.game is not None:
        return shared.game_named(args.game)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Misuse("not-toml", file=str(args.file), reason=str(error)) from None
    name = data.get("game")
    if not isinstance(name, str):
        example = next(iter(registry.GAMES))
        raise Misuse("edition-game", file=str(args.file), game=example)
    return shared.game_named(name)
