"""`gnomehall compare`: two editions of a game, played in pairs until it is known what a change does."""

import argparse
import math
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli import extras
from gnomehall.cli.args import EDITION_BYTES, Commands
from gnomehall.cli.balance import read_page
from gnomehall.cli.batches import Rate, add_out, make_folder
from gnomehall.cli.compare_tell import Found, tell
from gnomehall.cli.errors import Misuse
from gnomehall.cli.saves import keep_failure
from gnomehall.cli.screen import console_for
from gnomehall.cli.text import seats_range, similar
from gnomehall.cli.variants import SHIPPED, Variant, variants
from gnomehall.core.edition import Edition
from gnomehall.core.game import AnyGame
from gnomehall.sim.compare import Comparison, Goal, Progress, compare, seconds_for_a_pair
from gnomehall.sim.failure import BotFailed
from gnomehall.sim.gate import read_gate
from gnomehall.sim.paired import Pairing, pairs_file
from gnomehall.sim.pool import available_cores
from gnomehall.sim.tables import TableWriter
from gnomehall.words.speech import Speech

WORTH_SAYING: Final = 20.0
"""Seconds from which on it is said how long a comparison takes."""
BARS: Final = {"pairs": "bar-pairs", "trials": "bar-trials"}


def register(commands: Commands, words: Speech) -> None:
    parser = shared.add(commands, words, "compare", run)
    number = shared.number
    shared.add_game(parser)
    parser.add_argument("before", metavar="A.toml", help=parser.text("help-compare-before"))
    parser.add_argument("after", metavar="B.toml", nargs="?", help=parser.text("help-compare-after"))
    change: dict[str, Any] = {"action": "append", "default": []}
    parser.add_argument("--set", metavar="FIELD=V,V", help=parser.text("help-compare-set"), **change)
    parser.add_argument("--without", metavar="ID", help=parser.text("help-compare-without"), **change)
    parser.add_argument("--give", metavar="ID", help=parser.text("help-compare-give"), **change)
    parser.add_argument("--players", metavar="P,P", default="2", help=parser.text("help-compare-players"))
    parser.add_argument("--bot", metavar="BOT", default="greedy", help=parser.text("help-balance-bot"))
    until = parser.add_mutually_exclusive_group()
    until.add_argument("--to", metavar="POINTS", type=points(words), default=2.0, help=parser.text("help-compare-to"))
    until.add_argument("--games", metavar="N", type=number(words, 1, 2**31), help=parser.text("help-compare-games"))
    worth, component = parser.text("help-compare-worth"), parser.text("help-compare-component")
    parser.add_argument("--worth", metavar="N", type=number(words, 0, 100_000), default=0, help=worth)
    parser.add_argument("--component", metavar="ID", action="append", default=[], help=component)
    shared.add_seed(parser, "help-batch-seed", 0)
    shared.add_jobs(parser)
    option = parser.text("help-option")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=option)
    add_out(parser, "help-compare-out")
    parser.add_argument("--all", action="store_true", help=parser.text("help-compare-all"))
    parser.add_argument("--gate", metavar="FILE", type=Path, help=parser.text("help-compare-gate"))
    parser.add_argument("--markdown", metavar="FILE", type=Path, help=parser.text("help-compare-markdown"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=parser.text("help-compare-html"))
    shared.add_json(parser)


def points(words: Speech) -> Any:
    """A reader of how closely the figures are to be known."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0.1 <= value <= 50.0:
            raise argparse.ArgumentTypeError(words.say("must-be-between", least="0.1", most="50", given=text))
        return value

    return read


def run(args: argparse.Namespace) -> int:
    game = shared.game_named(args.game)
    bots = shared.bots_named(args.bot, human=False, flag="--bot")
    if len(bots) > 1:
        raise Misuse("one-bot")
    tables = players_of(args.players, game)
    base = edition_of(args.before, game)
    options = shared.options_of(game, args.option)
    changed = changes_of(args, game, base)
    check_components(args.component, game, [base, *(one.edition for one in changed)], tables[0], options)
    goal = Goal(args.games, args.to, args.worth, frozenset(args.component))
    gate = None if args.gate is None else read_gate(files.read_text(args.gate, EDITION_BYTES), str(args.gate))
    wanted = [
        (
            one,
            Pairing(
                game.meta.id, players, args.bot, args.seed, options, texts_of(game, base, one.edition), args.records
            ),
        )
        for one in changed
        for players in tables
    ]
    for _, pairing in wanted:
        for side in (0, 1):
            game.new(pairing.batch(side).setup())
    if args.records and args.out is None:
        raise Misuse("records-where")
    if args.out is not None:
        extras.require("data", "compare --out")
    # What can't be written is said before hours are spent on it.
    read_page(args.markdown)
    if args.html is not None:
        extras.require("design", "compare --html")
        read_page(args.html, "--html")
    folders = [folder_of(args.out, one) for one, _ in wanted]
    say_how_long(args, [*zip((pairing for _, pairing in wanted), folders, strict=True)], goal)
    found: list[Found] = []
    for (one, pairing), folder in zip(wanted, folders, strict=True):
        found.append((one, play(args, pairing, goal, folder)))
        if found[-1][1].stopped:
            break
    broken = None if gate is None else [(one, breach) for one, what in found for breach in gate.breaches(what)]
    tell(args, game, base, found, broken)
    return 130 if found[-1][1].stopped else 1 if broken else 0


def say_how_long(args: argparse.Namespace, wanted: list[tuple[Pairing, Path | None]], goal: Goal) -> None:
    """Say on the error output how long it will take, before it starts, unless it is over at once."""
    cores = args.jobs or available_cores()
    left = [(pairing, max(goal.pairs_expected() - known_pairs(folder, pairing), 0)) for pairing, folder in wanted]
    seconds = sum(seconds_for_a_pair(pairing) * pairs for pairing, pairs in left if pairs) / cores
    if seconds < WORTH_SAYING:
        return
    minutes = math.ceil(seconds / 60)
    kind = "compare-takes" if goal.pairs is not None else "compare-takes-at-most"
    total = args.words.decimal(sum(pairs for _, pairs in left))
    print(args.words.say(kind, minutes=minutes, pairs=total, cores=cores), file=sys.stderr, flush=True)


def known_pairs(folder: Path | None, pairing: Pairing) -> int:
    """How many pairs the folder holds, which are not played again."""
    path = None if folder is None else folder / pairs_file(pairing)
    if path is None or not path.exists():
        return 0
    with path.open("rb") as lines:
        return max(sum(1 for _ in lines) - 1, 0)


def changes_of(args: argparse.Namespace, game: AnyGame, base: Edition) -> list[Variant]:
    """The changed edition, or several with one change each."""
    asked = [*args.set, *args.without, *args.give]
    if bool(asked) == (args.after is not None):
        raise Misuse("which-change" if asked else "no-change")
    if args.after is not None:
        return [Variant("", edition_of(args.after, game))]
    return variants(game, base, args.set, args.without, args.give)


def texts_of(game: AnyGame, base: Edition, changed: Edition) -> tuple[str | None, str | None]:
    return registry.text_unless_shipped(game.meta.id, base), registry.text_unless_shipped(game.meta.id, changed)


def folder_of(out: Path | None, one: Variant) -> Path | None:
    """Where the games of a comparison are kept: each change has a folder of its own."""
    if out is None:
        return None
    make_folder(out)
    if one.change:
        make_folder(out / one.folder)
    return out / one.folder


def players_of(text: str, game: AnyGame) -> list[int]:
    """The numbers of players that are asked for, each once."""
    found: list[int] = []
    for word in text.split(","):
        count = int(word) if word.strip().isdecimal() else 0
        if count not in game.meta.seats:
            allowed = seats_range(game.meta.seats)
            raise Misuse("wrong-players", game=game.meta.title, allowed=allowed, count=word.strip())
        if count not in found:
            found.append(count)
    return found


def edition_of(name: str, game: AnyGame) -> Edition:
    path = Path(name)
    if name == SHIPPED and not path.exists():
        shipped: Edition = registry.shipped_edition(game.meta.id)
        return shipped
    return shared.read_edition(path, game)


def check_components(
    ids: list[str], game: AnyGame, editions: list[Edition], players: int, options: dict[str, str]
) -> None:
    setups = [registry.setup(game.meta.id, players, options, edition) for edition in editions]
    known = {thing.id for setup in setups for thing in game.faces().things(setup)}
    for id_ in ids:
        if id_ not in known:
            raise Misuse("no-component", name=id_, near=similar(id_, known), game=game.meta.title)


def play(args: argparse.Namespace, pairing: Pairing, goal: Goal, folder: Path | None) -> Comparison:
    try:
        with progress_bar(args.words, pairing.players) as progress:
            if folder is None:
                return compare(pairing, goal, args.jobs, None, progress)
            with TableWriter(folder, f"{pairing.players}-") as tables:
                return compare(pairing, goal, args.jobs, folder, progress, tables)
    except BotFailed as failure:
        raise keep_failure(failure) from failure


@contextmanager
def progress_bar(words: Speech, players: int) -> Iterator[Progress | None]:
    """A bar on the terminal, if there is one to look at; how long it takes is known better the longer it takes."""
    console = console_for(stderr=True)
    if not console.is_terminal:
        yield None
        return
    label = TextColumn("{task.description}")
    with Bar(
        label, BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(), console=console, transient=True
    ) as bar:
        tasks = {"pairs": bar.add_task(words.say(BARS["pairs"], count=players), total=None)}

        def heard(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(words.say(BARS[what], count=players), total=total)
            bar.update(tasks[what], completed=done, total=total)

        yield heard
