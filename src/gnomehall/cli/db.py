"""`gnomehall db`: the database of a hall, to look at, to lead to another layout and to move elsewhere."""

import argparse
import asyncio

from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands, Parser
from gnomehall.cli.errors import Misuse
from gnomehall.cli.serve import database
from gnomehall.cli.text import one_line
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "db", missing)
    parts = parser.add_subparsers(metavar="COMMAND")
    check_parser = shared.add(parts, words, "check", check, "db-check")
    check_parser.add_argument("db", metavar="URL", nargs="?", default="", help=check_parser.text("help-db-url"))
    check_parser.add_argument("--replay", action="store_true", help=check_parser.text("help-db-replay"))
    migrate_parser = shared.add(parts, words, "migrate", migrate, "db-migrate")
    migrate_parser.add_argument("db", metavar="URL", nargs="?", default="", help=migrate_parser.text("help-db-url"))
    layout = shared.number(words, 1)
    migrate_parser.add_argument("--to", metavar="LAYOUT", type=layout, help=migrate_parser.text("help-db-to"))
    copy_parser = shared.add(parts, words, "copy", copy, "db-copy")
    copy_parser.add_argument("source", metavar="SOURCE", help=copy_parser.text("help-db-source"))
    copy_parser.add_argument("target", metavar="TARGET", help=copy_parser.text("help-db-target"))


def missing(args: argparse.Namespace) -> int:
    parser: Parser = args.parser
    raise Misuse("which-db", known=", ".join(parser.commands()), command=parser.prog)


def check(args: argparse.Namespace) -> int:
    # What the server needs is read only by the commands that need it.
    from gnomehall.server import databases

    words: Speech = args.words
    place = database(args.db)
    report = asyncio.run(databases.check(place, args.replay))
    print(words.say("db-found", db=str(place), layout=str(report.layout), newest=str(databases.SCHEMA_VERSION)))
    counts = {name: str(getattr(report, name)) for name in ("tables", "entries", "grants", "editions")}
    print(words.say("db-counts", **counts))
    for line in (*report.damages, *report.unplayable):
        print(f"  {one_line(line)}")
    if report.damages:
        print(words.say("db-damaged", count=len(report.damages)))
    elif args.replay:
        print(words.say("db-replayed", count=len(report.unplayable)))
    else:
        print(words.say("db-sound"))
    return 1 if report.damages else 0


def migrate(args: argparse.Namespace) -> int:
    from gnomehall.server import databases

    words: Speech = args.words
    place = database(args.db)
    want = databases.SCHEMA_VERSION if args.to is None else args.to
    was = asyncio.run(databases.migrate(place, want))
    told = "db-unchanged" if was == want else "db-migrated"
    print(words.say(told, db=str(place), was=str(was), now=str(want)))
    return 0


def copy(args: argparse.Namespace) -> int:
    from gnomehall.server import databases

    words: Speech = args.words
    source, target = database(args.source), database(args.target)
    sums = asyncio.run(databases.copy(source, target))
    counts = {"tables": "tables", "steps": "entries", "locks": "grants", "editions": "editions"}
    print(words.say("db-copied", source=str(source), target=str(target)))
    print(words.say("db-counts", **{counts[part]: str(found.rows) for part, found in sums.items() if part in counts}))
    return 0
