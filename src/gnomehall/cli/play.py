"""`gnomehall play`: a whole game in the terminal."""

import argparse
import contextlib
import sys
from pathlib import Path

from gnomehall import files
from gnomehall.cli import args as shared
from gnomehall.cli.args import HUMAN, Commands
from gnomehall.cli.errors import BadRecordFile, Misuse
from gnomehall.cli.local_table import LocalTable, new_table, table_of
from gnomehall.cli.saves import check_startable, open_record, save, seats_for
from gnomehall.cli.screen import console_for
from gnomehall.cli.session import Session
from gnomehall.cli.terminal import Leave
from gnomehall.core.errors import BadRecord
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "play", run)
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.text("help-play-game"))
    parser.add_argument("--seats", metavar="WHO,WHO", help=parser.text("help-play-seats"))
    shared.add_setup(parser)
    shared.add_seed(parser, "help-play-seed", None)
    parser.add_argument("--load", metavar="FILE", type=Path, help=parser.text("help-play-load"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=parser.text("help-play-save"))


def run(args: argparse.Namespace) -> int:
    table = load_table(args) if args.load is not None else open_table(args)
    if args.save is not None:
        if args.load is None or not files.same(args.save, args.load):
            check_startable(args.save)
        # Whether it can be written is better known now than after an hour.
        save(args.save, table.record())
    if sys.stdin.isatty():
        # Imported for what it does to input(): one can edit the line and go back to earlier ones.
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # see above
    session = Session(console_for(), table, args.save, args.words.language)
    try:
        session.run()
    except Leave:
        session.farewell()
    except KeyboardInterrupt:
        session.console.print()
        session.farewell()
        return 130
    return 0


def open_table(args: argparse.Namespace) -> LocalTable:
    """The table of a new game."""
    if args.game is None:
        raise Misuse("which-game")
    game = shared.game_named(args.game)
    if args.seats is None:
        few = next((n for n in game.meta.seats if n > 1), game.meta.seats[0])
        seats = (HUMAN, *["random"] * (few - 1))
    else:
        seats = shared.bots_named(args.seats, human=True)
    return new_table(game, shared.setup_of(game, len(seats), args), seats, args.seed)


def load_table(args: argparse.Namespace) -> LocalTable:
    """The table of a saved game; what was settled when it began can't be settled anew."""
    if args.option or args.edition is not None:
        raise Misuse("load-settled")
    record = open_record(args.load)
    if args.game is not None and shared.game_named(args.game).meta.id != record.game:
        raise Misuse("load-other-game", file=str(args.load), other=record.game, game=args.game)
    wanted = None if args.seats is None else shared.bots_named(args.seats, human=True)
    try:
        return table_of(record, seats_for(record, wanted), args.seed)
    except BadRecord as error:
        raise BadRecordFile(args.load, error, record.game) from None
