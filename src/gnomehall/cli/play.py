"""`gnomehall play`: a whole game in the terminal."""

import argparse
import contextlib
import sys
from pathlib import Path

from gnomehall import files
from gnomehall.cli import args as shared
from gnomehall.cli.args import HUMAN, Commands, Misuse
from gnomehall.cli.saves import check_startable, in_file, open_record, save, seats_for
from gnomehall.cli.screen import console_for
from gnomehall.cli.session import Session
from gnomehall.cli.table import Table, new_table, table_of
from gnomehall.cli.terminal import Leave
from gnomehall.core.errors import BadRecord

EXAMPLES = """
  gnomehall play gnomopolis                               you against one bot
  gnomehall play gnomopolis --seats human,medium,hard   you against two
  gnomehall play gnomopolis --seats human,human           two people at one screen
  gnomehall play gnomopolis --seats human                 alone
  gnomehall play gnomopolis --seats random,random         only watch
  gnomehall play gnomopolis --save evening.game           every move is saved at once
  gnomehall play --load evening.game --save evening.game  go on another day

At the prompt, type the number of a move, or its text, or help.
"""


def register(commands: Commands) -> None:
    parser = shared.add(
        commands,
        "play",
        run,
        "play a game in the terminal",
        "Play a whole game in the terminal, with people and bots in any seat.",
        EXAMPLES,
    )
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="one of 'gnomehall games'; --load knows it from the file"
    )
    parser.add_argument("--seats", metavar="WHO,WHO", help="who sits in each seat: human or a bot (human,random)")
    shared.add_setup(parser)
    shared.add_seed(parser, "take chance and the bots from this seed, so that the game can be repeated", None)
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", type=Path, help="save the game in this file after every move")


def run(args: argparse.Namespace) -> int:
    table = loaded(args) if args.load is not None else begun(args)
    if args.save is not None:
        if args.load is None or not files.same(args.save, args.load):
            check_startable(args.save)
        # Whether it can be written is better known now than after an hour.
        save(args.save, table.record())
    if sys.stdin.isatty():
        # Imported for what it does to input(): one can edit the line and go back to earlier ones.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # see above
    session = Session(console_for(), table, args.save)
    try:
        session.run()
    except Leave:
        session.farewell()
    except KeyboardInterrupt:
        session.console.print()
        session.farewell()
        return 130
    return 0


def begun(args: argparse.Namespace) -> Table:
    """The table of a new game."""
    if args.game is None:
        raise Misuse("which game? Name one of 'gnomehall games', or --load FILE")
    game = shared.game_named(args.game)
    if args.seats is None:
        few = next((n for n in game.meta.seats if n > 1), game.meta.seats[0])
        seats = (HUMAN, *["random"] * (few - 1))
    else:
        seats = shared.bots_named(args.seats, human=True)
    return new_table(game, shared.setup_of(game, len(seats), args), seats, args.seed)


def loaded(args: argparse.Namespace) -> Table:
    """The table of a saved game; what was settled when it began can't be settled anew."""
    if args.option or args.edition is not None:
        raise Misuse("--load: the saved game has its options and its edition already; leave out --option and --edition")
    record = open_record(args.load)
    if args.game is not None and shared.game_named(args.game).meta.id != record.game:
        raise Misuse(f"{args.load} is a game of {record.game}, not of {args.game}")
    wanted = None if args.seats is None else shared.bots_named(args.seats, human=True)
    try:
        return table_of(record, seats_for(record, wanted), args.seed)
    except BadRecord as error:
        raise in_file(args.load, error) from None
