"""`gnomehall compare`: two editions of a game, played in pairs until it is known what a change does."""

import argparse
import json
import math
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

import gnomehall
from gnomehall import files, registry
from gnomehall.cli import args as shared
from gnomehall.cli import extras
from gnomehall.cli.args import EDITION_BYTES, Commands
from gnomehall.cli.balance import read_page
from gnomehall.cli.batches import Rate, add_out, make_folder, show_command
from gnomehall.cli.compare_html import charts_of, page
from gnomehall.cli.compare_report import comparison_json, gate_section, how_compared, report, shorten
from gnomehall.cli.errors import Misuse
from gnomehall.cli.saves import keep_failure
from gnomehall.cli.screen import console_for
from gnomehall.cli.sections import Section, markdown, put_section, show
from gnomehall.cli.text import seats_range, similar
from gnomehall.cli.variants import Variant, variants
from gnomehall.core.edition import Edition
from gnomehall.core.game import AnyGame
from gnomehall.sim.compare import Comparison, Goal, Progress, compare, seconds_for_a_pair
from gnomehall.sim.failure import BotFailed
from gnomehall.sim.gate import Breach, breach_json, read_gate
from gnomehall.sim.paired import Pairing
from gnomehall.sim.pool import available_cores
from gnomehall.sim.tables import TableWriter
from gnomehall.words.speech import Speech

SHIPPED: Final = "shipped"
"""Said in place of a file: the edition that comes with the game."""

Found = tuple[Variant, Comparison]
"""A change, and what it does at one number of players."""

Broken = tuple[Variant, Breach]
"""A change, and what does not hold of it."""

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
    say_how_long(args, [pairing for _, pairing in wanted], goal)
    found: list[Found] = []
    for one, pairing in wanted:
        found.append((one, play(args, pairing, goal, folder_of(args.out, one))))
        if found[-1][1].stopped:
            break
    broken = None if gate is None else [(one, breach) for one, what in found for breach in gate.breaches(what)]
    tell(args, game, base, found, broken)
    return 130 if found[-1][1].stopped else 1 if broken else 0


def say_how_long(args: argparse.Namespace, wanted: list[Pairing], goal: Goal) -> None:
    """Say on the error output how long it will take, before it starts, unless it is over at once."""
    cores, pairs = args.jobs or available_cores(), goal.pairs_expected()
    seconds = sum(seconds_for_a_pair(pairing) for pairing in wanted) * pairs / cores
    if seconds < WORTH_SAYING:
        return
    minutes = math.ceil(seconds / 60)
    kind = "compare-takes" if goal.pairs is not None else "compare-takes-at-most"
    total = args.words.decimal(pairs * len(wanted))
    print(args.words.say(kind, minutes=minutes, pairs=total, cores=cores), file=sys.stderr, flush=True)


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


def command_of(args: argparse.Namespace) -> str:
    """The command that gives this result again."""
    words = ["gnomehall", "compare", args.game, args.before, *([] if args.after is None else [args.after])]
    for flag, values in (("--set", args.set), ("--without", args.without), ("--give", args.give)):
        for value in values:
            words += [flag, value]
    words += ["--players", args.players, "--bot", args.bot]
    words += ["--to", f"{args.to:g}"] if args.games is None else ["--games", str(args.games)]
    words += ["--seed", str(args.seed)]
    if args.worth:
        words += ["--worth", str(args.worth)]
    if args.gate is not None:
        words += ["--gate", str(args.gate)]
    for flag, values in (("--component", args.component), ("--option", args.option)):
        for value in values:
            words += [flag, value]
    return shlex.join(words)


def tell(
    args: argparse.Namespace, game: AnyGame, base: Edition, found: list[Found], broken: list[Broken] | None
) -> None:
    command, stopped = command_of(args), found[-1][1].stopped
    if args.json:
        whole = {
            "game": game.meta.id,
            "bot": args.bot,
            "seed": args.seed,
            "edition": _edition_json(base),
            "stopped": stopped,
            "comparisons": [
                {"change": one.change or None, "edition": _edition_json(one.edition), **comparison_json(comparison)}
                for one, comparison in found
            ],
            "gate": None if broken is None else [{"change": one.change or None, **breach_json(b)} for one, b in broken],
            "command": command,
            "version": gnomehall.__version__,
            "compiled": gnomehall.COMPILED,
        }
        print(json.dumps(whole))
        return
    words = args.words
    made: list[tuple[Section, Section]] = []
    for one, comparison in found:
        if comparison.pairs:
            words = Speech(args.words.language, game.meta.id, one.edition)
            section = report(comparison, words)
            section = replace(section, title=f"{one.change}: {section.title}" if one.change else section.title)
            made.append((section, section if args.all else shorten(section, comparison, words)))
    if args.markdown is not None and not stopped:
        files.write_text(args.markdown, page_of(args, game, [whole for whole, _ in made], command, words))
    if args.html is not None and not stopped:
        title, about = page_title(args, game, words), words.say("compare-made-by", command=command)
        drawn = [charts_of(comparison, words) for _, comparison in found if comparison.pairs]
        parts = [*zip((whole for whole, _ in made), drawn, strict=True), (how_compared(words), list[str]())]
        files.write_text(args.html, page(title, words.language, about, parts))
    console = console_for()
    for _, section in made:
        show(console, replace(section, title=f"{game.meta.title}, {section.title}"))
    if made:
        show(console, how_compared(words))
        if broken is not None:
            show(console, gate_section(broken, words))
        show_command(console, command, words)


def page_title(args: argparse.Namespace, game: AnyGame, words: Speech) -> str:
    after = args.after or ", ".join([*args.set, *args.without, *args.give])
    return words.say("compare-page", game=game.meta.title, before=args.before, after=after)


def page_of(args: argparse.Namespace, game: AnyGame, made: list[Section], command: str, words: Speech) -> str:
    text = f"# {page_title(args, game, words)}\n\n{words.say('balance-made-by', command=command)}\n"
    for section in (*made, how_compared(words)):
        text = put_section(text, markdown(section, 2))
    return text


def _edition_json(edition: Edition) -> dict[str, str]:
    return {"name": edition.name, "hash": edition.digest}
