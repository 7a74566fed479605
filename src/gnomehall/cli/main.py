"""The command `gnomehall`: its parts, and what becomes of errors."""

import io
import os
import platform
import sys
from collections.abc import Sequence
from typing import Final

import gnomehall
from gnomehall.cli import analyse, arena, balance, edition, games, perft, play, replay, rules, serve, sim
from gnomehall.cli.args import Misuse, Parser
from gnomehall.cli.words import near, one_line
from gnomehall.core.errors import GnomehallError

COMMANDS: Final = (serve, games, play, replay, analyse, sim, arena, balance, perft, edition, rules)
"""The modules of the commands, in the order of the help."""

DESCRIPTION = "One digital table for three gnome board games: play them, replay them, simulate them."

EPILOG = """
examples:
  gnomehall                              serve the hall and open it in the browser
  gnomehall games                        which games there are
  gnomehall play gnomopolis              play one of them against a bot
  gnomehall COMMAND --help               more about a command, with examples
"""


def version() -> str:
    how = "compiled" if gnomehall.COMPILED else "pure Python"
    return f"gnomehall {gnomehall.__version__} ({how}, Python {platform.python_version()})"


def parser() -> Parser:
    top = Parser(prog="gnomehall", description=DESCRIPTION, epilog=EPILOG)
    top.add_argument("--version", action="version", version=version(), help="the version, and whether it is compiled")
    commands = top.add_subparsers(metavar="COMMAND", dest="command")
    for module in COMMANDS:
        module.register(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; its exit status: 0 done, 1 a record that does not hold, 2 bad input, 130 stopped by Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that lacks a letter, or bytes that are none, must not end a game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except GnomehallError as error:
        print(f"gnomehall: {one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("gnomehall: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Who read our output has seen enough. What is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status


def _run(words: list[str]) -> int:
    top = parser()
    if not words:
        # Who types no more than the name wants to play.
        words = ["serve"]
    _check_command(top, words, 0)
    args, unknown = top.parse_known_args(words)
    if unknown:
        used: Parser = getattr(args, "parser", top)
        guess = near(unknown[0], used.options()) if unknown[0].startswith("-") else ""
        raise Misuse(f"'{unknown[0]}' is not understood{guess or ';'} see {used.prog} --help")
    status: int = args.run(args)
    return status


def _check_command(top: Parser, words: list[str], at: int) -> None:
    """A wrong name of a command gets a better answer than the one of argparse."""
    known = top.commands()
    if at < len(words) and known and not words[at].startswith("-"):
        if words[at] not in known:
            guess = near(words[at], known)
            raise Misuse(f"there is no command '{top.prog} {words[at]}'{guess} (commands: {', '.join(known)})")
        _check_command(known[words[at]], words, at + 1)
