"""`gnomehall probe`: holes in the rules, each with a game that shows it."""

import argparse
import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gnomehall
from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli.args import Commands
from gnomehall.cli.batches import make_folder, show_command
from gnomehall.cli.errors import Misuse
from gnomehall.cli.screen import console_for
from gnomehall.cli.sections import Column, Section, show
from gnomehall.cli.text import seats_range
from gnomehall.core.game import AnyGame
from gnomehall.sim.batch import Batch
from gnomehall.sim.probe import Finding, Heard, Plan, probe
from gnomehall.words.speech import Speech

POINTS: Final = ("strong", "weak")
"""Findings that are told in percentage points; the others are shares."""


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "probe", run)
    number = shared.number
    shared.add_game(parser)
    parser.add_argument(
        "--players", metavar="P", type=number(words, 1, 16), default=2, help=parser.text("help-at-table")
    )
    parser.add_argument("--bot", metavar="BOT", default="medium", help=parser.text("help-probe-bot"))
    parser.add_argument("--against", metavar="BOT", default="hard", help=parser.text("help-probe-against"))
    games = number(words, 10, 1_000_000)
    parser.add_argument("--games", metavar="N", type=games, default=200, help=parser.text("help-probe-games"))
    parser.add_argument("--no-tricks", action="store_true", help=parser.text("help-probe-no-tricks"))
    shared.add_seed(parser, "help-batch-seed", 0)
    shared.add_jobs(parser)
    shared.add_setup(parser)
    parser.add_argument("--out", metavar="DIR", type=Path, help=parser.text("help-probe-out"))
    shared.add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    for flag, name in (("--bot", args.bot), ("--against", args.against)):
        if len(shared.bots_named(name, human=False, flag=flag)) > 1:
            raise Misuse("one-bot")
    if args.players not in game.meta.seats:
        allowed = seats_range(game.meta.seats)
        raise Misuse("wrong-players", game=game.meta.title, allowed=allowed, count=args.players)
    setup = shared.setup_of(game, args.players, args)
    text = registry.text_unless_shipped(game.meta.id, setup.edition)
    batch = Batch(game.meta.id, (args.bot,) * args.players, args.games, args.seed, None, setup.options, text, True)
    out = args.out or Path(f"probe-{game.meta.id}")
    with progress_bar(args.words) as progress:
        found = probe(Plan(batch, args.against, not args.no_tricks), args.jobs, progress)
    if found:
        make_folder(out)
    saved = [save(out, number, one) for number, one in enumerate(found, 1)]
    if args.json:
        findings = [finding_json(one, path) for one, path in zip(found, saved, strict=True)]
        edition = {"edition": setup.edition.name, "edition_hash": setup.edition.digest}
        whole = {"game": game.meta.id, **edition, "findings": findings, "command": command_of(args)}
        print(json.dumps(whole | {"version": gnomehall.__version__, "compiled": gnomehall.COMPILED}))
    else:
        words = Speech(args.words.language, game.meta.id, setup.edition)
        show(console_for(), report(game, found, saved, words))
        show_command(console_for(), command_of(args), words)
    return 1 if found else 0


@contextmanager
def progress_bar(words: Speech) -> Iterator[Heard | None]:
    console = console_for(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("")

        def heard(what: str, done: int, total: int) -> None:
            bar.update(task, description=words.say(f"probing-{what}"), completed=done, total=total)

        yield heard


def save(out: Path, number: int, one: Finding) -> Path:
    path = out / f"{number}-{one.kind}.game"
    files.write_text(path, one.record)
    return path


def report(game: AnyGame, found: list[Finding], saved: list[Path], words: Speech) -> Section:
    title = words.say("probe-title", game=game.meta.title)
    if not found:
        return Section(title, says=words.say("probe-nothing"))
    rows = [(sentence(one, words), str(path)) for one, path in zip(found, saved, strict=True)]
    columns = (Column(words.say("column-finding")), Column(words.say("column-shown-by")))
    return Section(title, columns, tuple(rows), words.say("probe-found", count=len(found)))


def sentence(one: Finding, words: Speech) -> str:
    data: dict[str, Any] = {"what": name_of(one.what, words), "other": name_of(one.other, words), "games": one.games}
    bound = words.percent(one.bound)
    if one.found is not None:
        low, high = (words.decimal(100 * bound, 1) for bound in (one.found.low, one.found.high))
        found = words.percent(one.found.value, 1)
        if one.kind in POINTS:
            found, bound = (
                words.decimal(100 * value, digits) for value, digits in ((one.found.value, 1), (one.bound, 0))
            )
        data |= {"found": found, "low": low, "high": high}
    return words.say(f"probe-{one.kind}", **data, bound=bound)


def name_of(what: str, words: Speech) -> str:
    """A component as people call it; whatever else it is, as it is."""
    kind, colon, id_ = what.partition(": ")
    if colon:
        return f"{words.say(f'thing-{kind}')} {words.name(id_)}"
    return words.say("ordinal", number=int(what)) if what.isdecimal() else words.name(what)


def finding_json(one: Finding, path: Path) -> dict[str, Any]:
    found = one.found
    interval = None if found is None else [found.low, found.high]
    return {
        "kind": one.kind,
        "what": one.what or None,
        "other": one.other or None,
        "found": None if found is None else found.value,
        "interval": interval,
        "bound": one.bound or None,
        "games": one.games,
        "record": str(path),
    }


def command_of(args: argparse.Namespace) -> str:
    words = ["gnomehall", "probe", args.game, "--players", str(args.players), "--bot", args.bot]
    words += ["--against", args.against, "--games", str(args.games), "--seed", str(args.seed)]
    words += ["--no-tricks"] if args.no_tricks else []
    for option in args.option:
        words += ["--option", option]
    if args.edition is not None:
        words += ["--edition", str(args.edition)]
    return shlex.join(words)
