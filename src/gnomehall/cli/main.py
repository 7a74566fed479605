"""The command `gnomehall`: its parts, its language, and what becomes of errors."""

import argparse
import io
import os
import platform
import sys
import warnings
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final, TextIO

import gnomehall
from gnomehall import registry
from gnomehall.cli import extras
from gnomehall.cli.args import Parser, examples
from gnomehall.cli.errors import Misuse, explain
from gnomehall.cli.text import one_line, similar
from gnomehall.core.errors import GnomehallError
from gnomehall.core.weights import digest
from gnomehall.plugins import PluginWarning
from gnomehall.words import LANGUAGES, nearest_language, system_language
from gnomehall.words.speech import Speech

FLAG: Final = "--language"


def version() -> str:
    how = "compiled" if gnomehall.COMPILED else "pure Python"
    return f"gnomehall {gnomehall.__version__} ({how}, Python {platform.python_version()})"


def networks() -> list[str]:
    """The networks that our games come with, by their hashes: what the bots that use one play by."""
    found = [(name, registry.network(name)) for name in registry.OWN]
    return [f"network of {name}: {digest(data)}" for name, data in found if data is not None]


def parser(words: Speech) -> Parser:
    top = Parser(words, "gnomehall", words.say("about-gnomehall"), examples(words, "gnomehall"))
    top.add_argument("--version", action="version", version=version(), help=top.text("help-version"))
    top.add_argument("--verbose", action="store_true", help=top.text("help-verbose"))
    commands = top.add_subparsers(metavar="COMMAND", dest="command")
    # Not before it is known that what they import is installed.
    from gnomehall.cli import (
        analyse,
        arena,
        balance,
        check_game,
        compare,
        db,
        edition,
        games,
        learn,
        merge,
        perft,
        play,
        player,
        probe,
        replay,
        rules,
        selfplay,
        serve,
        sim,
        verify,
    )

    # In the order of the help.
    for module in (
        serve,
        games,
        play,
        replay,
        verify,
        analyse,
        sim,
        arena,
        balance,
        compare,
        probe,
        merge,
        selfplay,
        learn,
        check_game,
        perft,
        edition,
        rules,
        db,
        player,
    ):
        module.register(commands, words)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; its exit status: 0 done, 1 what is checked does not hold, 2 bad input, 130 stopped by Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a letter, or bytes that are none, must not end a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = Speech(system_language())
    warnings.showwarning = show_warning
    try:
        language, rest = take_language(sys.argv[1:] if argv is None else list(argv))
        words = Speech(language or words.language)
        status = _run(rest, words)
        sys.stdout.flush()
    except GnomehallError as error:
        print(f"gnomehall: {one_line(explain(error, words))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"gnomehall: {words.say('stopped')}", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Who read our output has seen enough. What is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status


def show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A package that brings something broken is named in one line, like everything else that is wrong."""
    if issubclass(category, PluginWarning):
        print(f"gnomehall: {one_line(str(message))}", file=sys.stderr)
    else:
        print(warnings.formatwarning(message, category, filename, lineno, line), end="", file=file or sys.stderr)


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, before or behind the command, and the command line without it.

    Even the help and the errors of the other words are in this language, so it comes before all of them.
    """
    chosen: str | None = None
    rest: list[str] = []
    given = iter(argv)
    for word in given:
        flag, equals, tag = word.partition("=")
        if flag != FLAG:
            rest.append(word)
            continue
        tag = tag if equals else next(given, "")
        chosen = nearest_language(tag)
        if chosen is None:
            known = ", ".join(f"{code} ({language.name})" for code, language in LANGUAGES.items())
            raise Misuse("no-language", name=tag, known=known)
    return chosen, rest


def _run(argv: list[str], words: Speech) -> int:
    if argv in (["--version"], ["--version", "--verbose"]):
        # The library alone can tell it too.
        print("\n".join([version(), *(networks() if len(argv) > 1 else [])]))
        return 0
    if not argv:
        # Who types no more than the name wants to play.
        argv = ["serve"]
    extras.require_command(argv[0])
    top = parser(words)
    _check_command(top, argv, 0)
    args, unknown = top.parse_known_args(argv)
    if unknown:
        used: Parser = getattr(args, "parser", top)
        near = similar(unknown[0], used.options()) if unknown[0].startswith("-") else []
        raise Misuse("unknown-word", word=unknown[0], near=near, command=used.prog)
    with working_on(args):
        status: int = args.run(args)
    return status


def working_on(args: argparse.Namespace) -> AbstractContextManager[None]:
    """Where the games of a command are played: on processes of this machine, or on the cluster that `--on` names."""
    where = getattr(args, "on", None)
    if where is None:
        return nullcontext()
    extras.require("ray", f"{args.command} --on")
    from gnomehall.sim.cluster import on_cluster

    return on_cluster(where, args.jobs)


def _check_command(top: Parser, argv: list[str], depth: int) -> None:
    """A wrong name of a command gets a better answer than the one of argparse."""
    known = top.commands()
    if depth < len(argv) and known and not argv[depth].startswith("-"):
        name = argv[depth]
        if name not in known:
            command = f"{top.prog} {name}"
            raise Misuse("no-command", command=command, near=similar(name, known), known=", ".join(known))
        _check_command(known[name], argv, depth + 1)
