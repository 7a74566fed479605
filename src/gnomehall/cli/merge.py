"""`gnomehall merge`: the tables of several folders as one."""

import argparse
import json
from pathlib import Path

from gnomehall.cli import args as shared
from gnomehall.cli import extras
from gnomehall.cli.args import Commands
from gnomehall.cli.batches import make_folder
from gnomehall.cli.errors import Misuse
from gnomehall.cli.screen import console_for
from gnomehall.cli.sections import Column, Section, show
from gnomehall.sim.merging import Merged, merge
from gnomehall.words.speech import Speech


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "merge", run)
    parser.add_argument("folders", metavar="DIR", type=Path, nargs="+", help=parser.text("help-merge-folders"))
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=parser.text("help-merge-out"))
    shared.add_json(parser)


def run(args: argparse.Namespace) -> int:
    extras.require("data", "merge")
    for folder in args.folders:
        if args.out.resolve() == folder.resolve() or folder.resolve() in args.out.resolve().parents:
            raise Misuse("merge-into", folder=str(args.out))
    make_folder(args.out)
    found = merge(args.folders, args.out)
    if args.json:
        print(json.dumps(as_json(args.out, found)))
    else:
        show(console_for(), report(args.out, len(args.folders), found, args.words))
    return 0


def report(out: Path, folders: int, found: Merged, words: Speech) -> Section:
    names = ("game", "edition", "at-table", "bot", "games", "win-rate", "interval")
    rows = []
    for one in found.standings:
        low, high = one.interval
        rows.append(
            (
                *(one.game, one.edition, words.say("players", count=one.players), one.bot, words.decimal(one.games)),
                words.percent(one.wins / one.games, 1),
                f"{words.decimal(100 * low, 1)}-{words.decimal(100 * high, 1)}",
            )
        )
    says = words.say("merged", folders=folders, count=found.games, repeated=found.repeated, folder=str(out))
    # Only a wide terminal has room for the edition, unless it is what tells the rows apart.
    same = len({one.edition for one in found.standings}) == 1
    columns = tuple(Column(words.say(f"column-{name}"), wide=same and name == "edition") for name in names)
    return Section("", columns, tuple(rows), says)


def as_json(out: Path, found: Merged) -> dict[str, object]:
    standings = [
        {
            "game": one.game,
            "edition": one.edition,
            "players": one.players,
            "bot": one.bot,
            "games": one.games,
            "wins": one.wins,
            "interval": list(one.interval),
        }
        for one in found.standings
    ]
    return {"folder": str(out), "games": found.games, "repeated": found.repeated, "standings": standings}
