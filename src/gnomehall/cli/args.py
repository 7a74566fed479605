"""What all commands share of the command line: numbers, names, seats, options, editions, help in a language."""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn, Protocol

from gnomehall import files, players, registry
from gnomehall.cli.errors import Misuse
from gnomehall.cli.text import one_line, seats_range, similar
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadEdition
from gnomehall.core.game import AnyGame, Option, Setup
from gnomehall.core.vocabulary import Plain
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech

HUMAN: Final = "human"
MOST_SEED: Final = 2**64 - 1
EDITION_BYTES: Final = 1_000_000


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help that keeps the layout of its examples, with the word before the usage in the language."""

    def __init__(self, usage_word: str, prog: str) -> None:
        super().__init__(prog)
        self.usage_word = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage_word} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are exceptions, and whose help is in a language."""

    def __init__(
        self, words: Speech, prog: str | None = None, description: str | None = None, epilog: str | None = None
    ) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=partial(HelpFormatter, words.say("help-usage")),
            allow_abbrev=False,
            add_help=False,
        )
        self.words = words
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        # It was taken from the command line before anything else was read; here it is only explained.
        language = words.say("help-language", known=", ".join(LANGUAGES))
        self.add_argument("--language", metavar="TAG", default=argparse.SUPPRESS, help=language)

    def error(self, message: str) -> NoReturn:
        raise Misuse("usage", reason=message.removeprefix("argument "), command=self.prog)

    def text(self, id_: str, **data: Plain) -> str:
        """A message as the help of an option, where argparse would read a % as its own."""
        return self.words.say(id_, **data).replace("%", "%%")

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


def add(commands: Commands, words: Speech, name: str, run: Run, id_: str = "") -> Parser:
    """Add a command. Words: `help-<id>`, its line in lists, `about-<id>`, what it does, and `examples-<id>`."""
    id_ = id_ or name
    parser = commands.add_parser(
        name,
        words=words,
        help=words.say(f"help-{id_}").replace("%", "%%"),
        description=words.say(f"about-{id_}"),
        epilog=examples(words, id_),
    )
    parser.set_defaults(run=run, parser=parser, words=words)
    return parser


def examples(words: Speech, id_: str) -> str:
    """The examples of a command below their title, commands indented."""
    lines = words.say(f"examples-{id_}").splitlines()
    shown = [f"  {line}" if line.startswith("gnomehall") else line for line in lines]
    return "\n".join([words.say("help-examples"), *shown])


def number(words: Speech, least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words.say("must-be-whole", given=text)) from None
        if value < least and most is None:
            raise argparse.ArgumentTypeError(words.say("must-be-at-least", least=str(least), given=text))
        if most is not None and not least <= value <= most:
            raise argparse.ArgumentTypeError(words.say("must-be-between", least=str(least), most=str(most), given=text))
        return value

    return read


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=parser.text("help-game"))


def add_seed(parser: Parser, what: str, default: int | None) -> None:
    parser.add_argument(
        "--seed", metavar="S", type=number(parser.words, 0, MOST_SEED), default=default, help=parser.text(what)
    )


def add_setup(parser: Parser) -> None:
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=parser.text("help-option"))
    parser.add_argument("--edition", metavar="FILE", type=Path, help=parser.text("help-edition-file"))


def add_jobs(parser: Parser) -> None:
    """How many work at once, and where."""
    parser.add_argument("--jobs", metavar="J", type=number(parser.words, 1, 1024), help=parser.text("help-jobs"))
    parser.add_argument("--on", metavar="WHERE", type=cluster(parser.words), help=parser.text("help-on"))


def cluster(words: Speech) -> Callable[[str], str]:
    """A reader of where a cluster is: `ray`, `ray://HOST:PORT` or `HOST:PORT`."""

    def read(text: str) -> str:
        if text != "ray" and not re.fullmatch(r"(ray://)?[^\s:/]+:\d+", text):
            raise argparse.ArgumentTypeError(words.say("must-be-cluster", given=text))
        return text

    return read


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))


def game_named(name: str) -> AnyGame:
    if name not in registry.GAMES:
        raise Misuse("no-game", name=name, near=similar(name, registry.GAMES), known=", ".join(registry.GAMES))
    return registry.game(name)


def bots_named(text: str, human: bool, flag: str = "--seats") -> tuple[str, ...]:
    """Who sits where, from a list with commas."""
    known = [*([HUMAN] if human else []), *players.names()]
    names = tuple(word.strip() for word in text.split(","))
    for name in names:
        if name == HUMAN and not human:
            raise Misuse("no-person", flag=flag, known=", ".join(players.names()))
        if name not in known and not players.is_bot(name):
            kind = "no-player" if name else "empty-seat"
            raise Misuse(kind, flag=flag, name=name, near=similar(name, known), known=", ".join(known))
    return names


def setup_of(game: AnyGame, seats: int, args: argparse.Namespace) -> Setup[Any]:
    """The setup that the command line asks for, checked."""
    if seats not in game.meta.seats:
        raise Misuse("wrong-seats", game=game.meta.title, allowed=seats_range(game.meta.seats), count=seats)
    edition = None if args.edition is None else read_edition(args.edition, game)
    setup = registry.setup(game.meta.id, seats, options_of(game, args.option), edition)
    game.new(setup)
    return setup


def options_of(game: AnyGame, given: Sequence[str]) -> dict[str, str]:
    known = {option.name: option for option in game.meta.options}
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise Misuse("option-form", given=word)
        if name not in known:
            title, near = game.meta.title, similar(name, known)
            raise Misuse("no-option", game=title, name=name, near=near, known=", ".join(known) or "-")
        if name in options:
            raise Misuse("option-twice", name=name)
        if not known[name].free and value not in known[name].values and not _names_seat(known[name], value):
            raise Misuse("option-value", name=name, values=", ".join(known[name].values), given=value)
        options[name] = value
    return options


def _names_seat(option: Option, value: str) -> bool:
    """Whether it is a seat's number; whether the table has that seat is seen when it is set up."""
    return option.seat and value.isdecimal()


def read_edition(path: Path, game: AnyGame) -> Edition:
    """An edition from a file, or by the name of one that another package brings; what is wrong with it in one line."""
    installed = None if path.exists() else registry.edition_text(str(path))
    text = files.read_text(path, EDITION_BYTES) if installed is None else installed
    try:
        edition: Edition = game.edition(text)
    except BadEdition as error:
        first, count = one_line(error.problems[0]), len(error.problems)
        raise Misuse("bad-edition", file=str(path), problem=first, count=count) from None
    return edition
