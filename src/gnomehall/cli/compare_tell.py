"""How `gnomehall compare` tells what it found: on a terminal, as JSON, as a Markdown page and as an HTML file."""

import argparse
import json
import shlex
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import gnomehall
from gnomehall import files
from gnomehall.cli.balance import read_page
from gnomehall.cli.batches import show_command
from gnomehall.cli.compare_gate import gate_section
from gnomehall.cli.compare_html import Page, Part, page
from gnomehall.cli.compare_json import comparison_json
from gnomehall.cli.compare_report import heading_of, how_compared, overview, report
from gnomehall.cli.screen import console_for
from gnomehall.cli.sections import Column, Section, markdown, put_section, show
from gnomehall.cli.variants import SHIPPED, Variant
from gnomehall.core.edition import Edition
from gnomehall.core.game import AnyGame
from gnomehall.sim.compare import Comparison
from gnomehall.sim.examples import records_of
from gnomehall.sim.gate import Breach, breach_json
from gnomehall.words.speech import Speech

Found = tuple[Variant, Comparison]
"""A change, and what it does at one number of players."""

Broken = tuple[Variant, Breach]
"""A change, and what does not hold of it."""


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
        print(json.dumps(as_json(args, game, base, found, broken) | {"command": command}))
    words = args.words
    played = [(one, comparison) for one, comparison in found if comparison.pairs]
    if args.markdown is not None and not stopped:
        files.write_text(args.markdown, markdown_page(args, game, played, command))
    if args.html is not None and not stopped:
        after = [] if broken is None else [gate_section(broken, words, lambda one: speech(args, game, one))]
        files.write_text(args.html, html_page(args, game, base, played, after, command))
    if args.json:
        return
    console = console_for()
    first = editions_said(args, played)
    if first:
        show(console, Section("", says=first))
    for one, comparison in played:
        section = report(comparison, speech(args, game, one), short=not args.all)
        show(console, replace(section, title=f"{game.meta.title}, {title_of(one, section)}"))
    if at_a_glance := overview_of(args, game, played):
        show(console, at_a_glance)
    if played:
        show(console, how_compared(words, played[-1][1].pairing.alone))
        if broken is not None:
            show(console, gate_section(broken, words, lambda one: speech(args, game, one)))
        show_command(console, command, words)


def speech(args: argparse.Namespace, game: AnyGame, one: Variant) -> Speech:
    """Words that name components as the changed edition does."""
    return Speech(args.words.language, game.meta.id, one.edition)


def title_of(one: Variant, section: Section) -> str:
    return f"{one.change}: {section.title}" if one.change else section.title


def editions_said(args: argparse.Namespace, found: Sequence[Found]) -> str:
    """Which editions A and B are; nothing if one is measured by itself."""
    if not found or all(comparison.pairing.alone for _, comparison in found):
        return ""
    words: Speech = args.words
    changes = list(dict.fromkeys(one.change for one, _ in found))
    before, after = (words.say("compare-shipped") if name == SHIPPED else name for name in (args.before, args.after))
    if len(changes) > 1:
        return words.say("compare-editions-each", before=before)
    return words.say("compare-editions", before=before, after=after or changes[0])


def overview_of(args: argparse.Namespace, game: AnyGame, found: Sequence[Found]) -> Section | None:
    titled = []
    for one, comparison in found:
        words = speech(args, game, one)
        titled.append((title_of(one, Section(heading_of(comparison, words))), comparison, words))
    return overview(titled)


def page_title(args: argparse.Namespace, game: AnyGame, found: Sequence[Found]) -> str:
    if found and all(comparison.pairing.alone for _, comparison in found):
        title: str = args.words.say("balance-page", game=game.meta.title)
        return title
    changes = [*args.set, *(f"without {id_}" for id_ in args.without), *(f"give {id_}" for id_ in args.give)]
    after = args.after or ", ".join(changes)
    about: str = args.words.say("compare-page", game=game.meta.title, before=args.before, after=after)
    return about


def markdown_page(args: argparse.Namespace, game: AnyGame, found: Sequence[Found], command: str) -> str:
    """The report as a page. Of an edition alone, what else stands on a page that is there is kept."""
    words, alone = args.words, all(comparison.pairing.alone for _, comparison in found)
    made_by = words.say("balance-made-by", command=command)
    text = read_page(args.markdown) if alone else ""
    if not text:
        first = [f"# {page_title(args, game, found)}", *([] if alone else [editions_said(args, found), made_by])]
        if at_a_glance := overview_of(args, game, found):
            first.append(markdown(at_a_glance, 2))
        text = "\n\n".join(first) + "\n"
    for one, comparison in found:
        section = report(comparison, speech(args, game, one), short=not args.all)
        says = f"{section.says} {made_by}" if alone else section.says
        text = put_section(text, markdown(replace(section, title=title_of(one, section), says=says), 2))
    return put_section(text, markdown(how_compared(words, alone), 2))


def html_page(
    args: argparse.Namespace,
    game: AnyGame,
    base: Edition,
    found: Sequence[Found],
    after: Sequence[Section],
    command: str,
) -> str:
    parts = []
    for number, (one, comparison) in enumerate(found, 1):
        words = speech(args, game, one)
        title = title_of(one, Section(heading_of(comparison, words)))
        parts.append(Part(title, comparison, words, records_of(comparison.pairing, comparison.examples), f"p{number}"))
    alone = all(comparison.pairing.alone for _, comparison in found)
    sections = [*after, how_compared(args.words, alone), played_section(args, game, base, found, command)]
    title, about = page_title(args, game, found), editions_said(args, found)
    overall = overview_of(args, game, found)
    return page(Page(title, about, args.words.language, parts, overall, sections), args.words)


def played_section(
    args: argparse.Namespace, game: AnyGame, base: Edition, found: Sequence[Found], command: str
) -> Section:
    """What was played, so that it can be played again."""
    words: Speech = args.words
    alone = all(comparison.pairing.alone for _, comparison in found)
    rows = [(words.say("played-game"), game.meta.title)]
    editions = [(words.say("played-edition-alone") if alone else words.say("played-edition", name="A"), base)]
    for one in [] if alone else {one.change: one for one, _ in found}.values():
        editions.append((words.say("played-edition", name=f"B, {one.change}" if one.change else "B"), one.edition))
    rows += [
        (name, words.say("played-edition-is", name=edition.name, hash=edition.digest)) for name, edition in editions
    ]
    rows.append((words.say("played-players"), ", ".join(dict.fromkeys(str(one.players) for _, one in found))))
    rows.append((words.say("played-bot"), args.bot))
    count = "played-games-alone" if alone else "played-games"
    rows.append((words.say(count), ", ".join(words.decimal(one.pairs) for _, one in found)))
    rows.append((words.say("played-seed"), words.say("played-seed-is", seed=str(args.seed))))
    if args.option:
        rows.append((words.say("played-options"), ", ".join(args.option)))
    build = "" if gnomehall.COMPILED else " (pure)"
    rows.append((words.say("played-version"), f"gnomehall {gnomehall.__version__}{build}"))
    rows.append((words.say("played-command"), command))
    return Section(words.say("report-played"), (Column(""), Column("")), tuple(rows))


def as_json(
    args: argparse.Namespace, game: AnyGame, base: Edition, found: list[Found], broken: list[Broken] | None
) -> dict[str, Any]:
    return {
        "game": game.meta.id,
        "bot": args.bot,
        "seed": args.seed,
        "edition": _edition_json(base),
        "stopped": found[-1][1].stopped,
        "comparisons": [
            {"change": one.change or None, "edition": _edition_json(one.edition), **comparison_json(comparison)}
            for one, comparison in found
        ],
        "gate": None if broken is None else [{"change": one.change or None, **breach_json(b)} for one, b in broken],
        "version": gnomehall.__version__,
        "compiled": gnomehall.COMPILED,
    }


def _edition_json(edition: Edition) -> dict[str, str]:
    return {"name": edition.name, "hash": edition.digest}
