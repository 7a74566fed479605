"""`gnomehall edition`: the components of a game as a file, to change and to check."""

import argparse
import sys
import tomllib
from pathlib import Path

from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli.args import EDITION_BYTES, Commands, Misuse, Parser
from gnomehall.cli.words import counted, one_line
from gnomehall.core.errors import BadEdition
from gnomehall.core.game import AnyGame

EXAMPLES = """
  gnomehall edition export gnomopolis > my.toml           the shipped components, to begin with
  gnomehall edition check my.toml                         what is wrong with a changed file
  gnomehall play gnomopolis --edition my.toml             play with it
  gnomehall sim gnomopolis --edition my.toml              see what it does to the game
"""

EXPORT_EXAMPLES = """
  gnomehall edition export gnomopolis > my.toml
"""

CHECK_EXAMPLES = """
  gnomehall edition check my.toml
  gnomehall edition check my.toml --game gnomopolis       and it must be one of Gnomopolis
"""


def register(commands: Commands) -> None:
    what = "write out, change and check the components of a game"
    parser = commands.add_parser(
        "edition",
        help=what,
        description="The components of a game are a TOML file that anyone can change, check and play with.",
        epilog=f"examples:{EXAMPLES.rstrip()}",
    )
    parser.set_defaults(run=missing, parser=parser)
    parts = parser.add_subparsers(metavar="COMMAND")
    export_parser = shared.add(
        parts,
        "export",
        export,
        "print the shipped edition of a game",
        "Print the shipped edition of a game, with its comments.",
        EXPORT_EXAMPLES,
    )
    export_parser.add_argument("game", metavar="GAME", help="one of 'gnomehall games'")
    check_parser = shared.add(
        parts,
        "check",
        check,
        "say what is wrong with an edition",
        "Check an edition: every mistake by entry and field, or its name, hash and counts. Exit status 2 if wrong.",
        CHECK_EXAMPLES,
    )
    check_parser.add_argument("file", metavar="FILE", type=Path, help="the edition")
    check_parser.add_argument("--game", metavar="GAME", help="the game it must be for; else the file says it")


def missing(args: argparse.Namespace) -> int:
    parser: Parser = args.parser
    parser.error(f"what to do with an edition? Name one of {', '.join(parser.commands())}")


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
        raise Misuse(f"{args.file}: {counted(len(error.problems), 'problem')} to mend") from None
    shipped = registry.shipped_edition(game.meta.id)
    how = "as shipped" if edition.digest == shipped.digest else f"changed from the shipped one, {shipped.digest}"
    print(f"{args.file}: a good edition of {game.meta.title}")
    print(f"  name    {one_line(edition.name)}")
    print(f"  hash    {edition.digest} ({how})")
    for table, entries in tomllib.loads(text).items():
        if isinstance(entries, list) and entries and isinstance(entries[0], dict):
            print(f"  {table:<7} {len(entries)}")
    return 0


def game_of(args: argparse.Namespace, text: str) -> AnyGame:
    """The game that the file is for: what is asked, or what the file says."""
    if args.game is not None:
        return shared.game_named(args.game)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Misuse(f"{args.file}: not a TOML file: {error}") from None
    name = data.get("game")
    if not isinstance(name, str):
        example = next(iter(registry.GAMES))
        raise Misuse(f'{args.file}: edition: game: must name a game of the hall, like game = "{example}"')
    return shared.game_named(name)
