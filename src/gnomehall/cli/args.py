"""What all commands share of the command line: numbers, names, seats, options, editions, and errors of one line."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, Protocol

from gnomehall import files, registry
from gnomehall.bots.roster import NAMES, is_bot
from gnomehall.cli.words import counted, near, one_line, seats_range
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadEdition, GnomehallError
from gnomehall.core.game import AnyGame, Setup

HUMAN: Final = "human"
MOST_SEED: Final = 2**64 - 1
EDITION_BYTES: Final = 1_000_000


class Misuse(GnomehallError):
    """The command was called wrongly."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are exceptions, and whose help keeps the layout of its examples."""

    def __init__(self, prog: str | None = None, description: str | None = None, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        raise Misuse(f"{message.removeprefix('argument ')}; see {self.prog} --help")

    def options(self) -> list[str]:
        """Every option as it is typed."""
        return [word for action in self._actions for word in action.option_strings]

    def commands(self) -> dict[str, "Parser"]:
        """The parsers of the commands below this one, by name."""
        return {
            name: parser
            for action in self._actions
            if isinstance(action, argparse._SubParsersAction)
            for name, parser in action.choices.items()
        }


class Commands(Protocol):
    """Where a command is added: what `add_subparsers` gives."""

    def add_parser(self, name: str, **words: Any) -> Parser: ...


Run = Callable[[argparse.Namespace], int]
"""A command: it takes the parsed words and gives the exit status."""


def add(commands: Commands, name: str, run: Run, what: str, description: str, examples: str) -> Parser:
    epilog = f"examples:{examples.rstrip()}"
    parser = commands.add_parser(name, help=what, description=description, epilog=epilog)
    parser.set_defaults(run=run, parser=parser)
    return parser


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""
    wanted = f"at least {least}" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"must be a whole number, not '{text}'") from None
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"must be {wanted}, not {text}")
        return value

    return read


def add_seed(parser: Parser, what: str, default: int | None) -> None:
    parser.add_argument("--seed", metavar="S", type=number(0, MOST_SEED), default=default, help=what)


def add_setup(parser: Parser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, as 'gnomehall games' lists them; may be given several times",
    )
    parser.add_argument(
        "--edition", metavar="FILE", type=Path, help="play with the components of this file (see gnomehall edition)"
    )


def game_named(name: str) -> AnyGame:
    if name not in registry.GAMES:
        known = ", ".join(registry.GAMES)
        raise Misuse(f"there is no game '{name}'{near(name, registry.GAMES)} (games: {known})")
    return registry.game(name)


def bots_named(text: str, human: bool, flag: str = "--seats") -> tuple[str, ...]:
    """Who sits where, from a list with commas."""
    known = [*([HUMAN] if human else []), *NAMES]
    names = tuple(word.strip() for word in text.split(","))
    for name in names:
        if name == HUMAN and not human:
            raise Misuse(f"{flag}: a person can't play a batch; seat bots (" + ", ".join(NAMES) + ")")
        if name not in known and not is_bot(name):
            asked = f"'{name}' can't be seated" if name else "a seat is empty"
            raise Misuse(f"{flag}: {asked}{near(name, known)} (who can: {', '.join(known)})")
    return names


def setup_of(game: AnyGame, seats: int, args: argparse.Namespace) -> Setup[Any]:
    """The setup that the command line asks for, checked."""
    if seats not in game.meta.seats:
        allowed = seats_range(game.meta.seats)
        raise Misuse(f"{game.meta.title} is for {allowed} players, not {seats}; give one name a seat, with commas")
    edition = None if args.edition is None else read_edition(args.edition, game)
    setup = registry.setup(game.meta.id, seats, options_of(game, args.option), edition)
    game.new(setup)
    return setup


def options_of(game: AnyGame, given: Sequence[str]) -> dict[str, str]:
    known = [option.name for option in game.meta.options]
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise Misuse(f"--option: write it as name=value, not '{word}'")
        if name not in known:
            has = f"it has: {', '.join(known)}" if known else "it has none"
            raise Misuse(f"--option: {game.meta.title} has no option '{name}'{near(name, known)} ({has})")
        if name in options:
            raise Misuse(f"--option: '{name}' is given twice; give it once")
        options[name] = value
    return options


def read_edition(path: Path, game: AnyGame) -> Edition:
    """An edition from a file; what is wrong with it in one line, and where all of it can be read."""
    text = files.read_text(path, EDITION_BYTES)
    try:
        edition: Edition = game.edition(text)
    except BadEdition as error:
        more = counted(len(error.problems), "problem")
        raise Misuse(f"{path}: {one_line(error.problems[0])} ({more}; see gnomehall edition check {path})") from None
    return edition
