"""The games of the hall: where each is found, with its shipped edition, its lesson and its rules page.

A new game of ours is registered by one line in OWN; those of other packages by an entry point of the group
`gnomehall.games`, which names the package of the game.
"""

import copyreg
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from gnomehall import plugins
from gnomehall.core.advice import Advice
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadEdition, BadSetup, GnomehallError
from gnomehall.core.form import Field, noting
from gnomehall.core.game import AnyGame, Game, Setup
from gnomehall.core.lesson import Lesson, read_lesson
from gnomehall.core.match import Match, options_of, replay
from gnomehall.core.network import NetworkAdvice
from gnomehall.core.record import Record
from gnomehall.core.state import State
from gnomehall.core.weights import loads
from gnomehall.plugins import BrokenPlugin

OWN: Final[Mapping[str, str]] = {
    "gnomopolis": "gnomehall.games.gnomopolis",
    "gnome-village": "gnomehall.games.gnome_village",
    "mighty-gnomes": "gnomehall.games.mighty_gnomes",
    "toadstools": "gnomehall.games.toadstools",
}


class UnknownName(GnomehallError):
    """A name that nothing in the hall has."""


class Games(Mapping[str, str]):
    """The package of every game by its id. Other packages are looked at when somebody asks for more than ours."""

    def __getitem__(self, name: str) -> str:
        if name in OWN:
            return OWN[name]
        if _guest(name) is None:
            raise KeyError(name)
        return plugins.offered("game")[name].module

    def __iter__(self) -> Iterator[str]:
        yield from OWN
        yield from (name for name in plugins.offered("game") if name not in OWN and _guest(name) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES: Final = Games()


@cache
def _guest(name: str) -> AnyGame | None:
    """A game of another package; None if there is none, or it can't be used, of which a warning tells."""
    point = plugins.offered("game").get(name)
    if point is None:
        return None
    try:
        return _admit(point)
    except BrokenPlugin as error:
        plugins.warn(error)
        return None


def _admit(point: EntryPoint) -> AnyGame:
    """Check that it has what the hall needs of a game before anybody sits down; the laws check the rest."""
    found = getattr(plugins.load("game", point), "GAME", None)
    if not isinstance(found, Game):
        raise BrokenPlugin("game", point, f"{point.module} has no GAME")
    if found.meta.id != point.name:
        raise BrokenPlugin("game", point, f"it calls itself '{found.meta.id}'")
    try:
        found.edition((files(point.module) / "edition.toml").read_text(encoding="utf-8"))
        (files(point.module) / "words" / "en.ftl").read_text(encoding="utf-8")
    except Exception as error:  # whatever another package raises
        raise BrokenPlugin("game", point, f"{type(error).__name__}: {error}") from error
    return found


@cache
def game(name: str) -> Game[State, Any]:
    if name not in GAMES:
        raise UnknownName(f"there is no game '{name}'; the games are {', '.join(GAMES)}")
    found: Game[State, Any] = import_module(GAMES[name]).GAME
    copyreg.pickle(found.state, partial(_reduce_state, name))
    return found


def _reduce_state(name: str, state: State) -> tuple[Any, ...]:
    """How a position of the game is pickled: it names its edition, or carries it if it is not the shipped one."""
    return restore_state, (name, text_unless_shipped(name, state.edition()), bytes(state))


def restore_state(name: str, edition_text: str | None, data: bytes) -> State:
    """A position out of its bytes, with the shipped edition or another one."""
    return game(name).restore(restore_edition(name, edition_text), data)


@lru_cache(maxsize=16)
def _other_edition(name: str, text: str) -> Any:
    """An edition by its text. Positions that come one by one from another process share it."""
    return game(name).edition(text)


def all_games() -> list[Game[State, Any]]:
    return [game(name) for name in GAMES]


@cache
def shipped_edition(name: str) -> Any:
    found = game(name).edition(shipped_text(name))
    copyreg.pickle(type(found), partial(_reduce_edition, name))
    return found


def _reduce_edition(name: str, edition: Edition) -> tuple[Any, ...]:
    return restore_edition, (name, text_unless_shipped(name, edition))


def restore_edition(name: str, text: str | None) -> Any:
    """An edition that was pickled: the shipped one, or another by its text."""
    return shipped_edition(name) if text is None else _other_edition(name, text)


@cache
def former_edition(name: str, digest: str) -> Any:
    """An edition that an older release was shipped with, by its hash; None if there was none such.

    What was played with it does not carry it, so it is kept for ever, in `former/<hash>.toml` of the game.
    """
    if not re.fullmatch(r"[0-9a-f]+", digest):
        return None
    file = files(GAMES[name]) / "former" / f"{digest}.toml"
    return game(name).edition(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def network(name: str) -> bytes | None:
    """The weights that come with a game as a file, `network.net` in its package; None if it has none."""
    game(name)
    path = files(GAMES[name]) / "network.net"
    return path.read_bytes() if path.is_file() else None


def advice(name: str) -> Advice:
    """What bots may know of a game, with the network that comes with it if there is one."""
    base, inputs, data = game(name).advice(), game(name).inputs(), network(name)
    if inputs is None or data is None:
        return base
    return NetworkAdvice(base, loads(data, name, inputs), inputs)


def text_unless_shipped(name: str, edition: Edition) -> str | None:
    """What has to be said of an edition beside its hash: the whole of it, or nothing if it is the shipped one."""
    return None if edition.digest == shipped_edition(name).digest else edition.text


def shipped_text(name: str) -> str:
    """The shipped edition as a file; who wants another one begins here."""
    game(name)
    return (files(GAMES[name]) / "edition.toml").read_text(encoding="utf-8")


@cache
def edition_fields(name: str) -> dict[str, dict[str, Field]]:
    """What the components of a game are made of, by kind of entry: what its loader asks of the shipped edition."""
    with noting() as notes:
        game(name).edition(shipped_text(name))
    return notes.fields()


def edition_text(name: str) -> str | None:
    """An edition of another package by its name, as a file; None if there is none.

    The entry point, of the group `gnomehall.editions`, names the package that has `<name>.toml` in it.
    """
    point = plugins.offered("edition").get(name)
    if point is None:
        return None
    try:
        return (files(point.module) / f"{name}.toml").read_text(encoding="utf-8")
    except Exception as error:  # whatever another package raises
        raise BrokenPlugin("edition", point, f"{type(error).__name__}: {error}") from error


@cache
def lesson(name: str) -> Lesson | None:
    """The guided start of a game, if it has one."""
    game(name)
    file = files(GAMES[name]) / "lesson.toml"
    return read_lesson(file.read_text(encoding="utf-8"), name) if file.is_file() else None


def setup(
    name: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    edition: Edition | None = None,
    rules: int = 0,
) -> Setup[Any]:
    """A setup with the defaults filled in. By the newest rules unless others are asked for."""
    shipped = shipped_edition(name)
    edition = edition or shipped
    return Setup(seats, edition, options_of(game(name), options or {}), edition.digest == shipped.digest, rules)


def rules_page(name: str) -> str:
    """The rules of a game, every rule numbered. The wheel carries docs/rules; a checkout has them in their place."""
    for folder in (Path(str(files("gnomehall"))) / "rules", Path(__file__).parents[2] / "docs" / "rules"):
        page = folder / f"{name}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    if name not in OWN and name in GAMES and (files(GAMES[name]) / "rules.md").is_file():
        return (files(GAMES[name]) / "rules.md").read_text(encoding="utf-8")
    raise UnknownName(f"{name} has no rules page in this installation")


def rule_text(rule: str) -> str:
    """What a numbered rule says."""
    wanted = rule.strip().upper()
    for name in GAMES:
        if wanted.startswith(game(name).meta.prefix + "-"):
            found = re.search(
                rf"^(?:\*\*{re.escape(wanted)}\b|\| {re.escape(wanted)} ).*?(?=\n(?:\*\*[A-Z]+-|\| [A-Z]+-|#|---)|\Z)",
                rules_page(name),
                re.M | re.S,
            )
            if found:
                return found.group().strip()
            raise UnknownName(f"{game(name).meta.title} has no rule {wanted}")
    prefixes = ", ".join(f"{g.meta.prefix}-1" for g in all_games() if not g.meta.sample)
    raise UnknownName(f"'{rule}' is no rule; rules are written like {prefixes}")


def replay_record(record: Record, upto: int | None = None) -> Match:
    """Play a record out on the game and edition it names."""
    try:
        g = game(record.game)
    except UnknownName as error:
        raise record.refuse("game", str(error)) from None
    if not g.plays(record.rules):
        newer = "update gnomehall" if record.rules > g.meta.rules else "it can't be replayed by this version"
        versions = f"written for version {record.rules} of the rules, this program has {g.meta.rules}"
        raise record.refuse("rules", f"{versions}: {newer}")
    try:
        made = setup(record.game, record.seats, record.options, _edition_of(record), record.rules)
        return replay(g, made, record, upto)
    except BadSetup as error:
        said = str(error)
        at_fault = [f"option {name}" for name in record.options if f"'{name}'" in said or f"option {name} " in said]
        raise record.refuse((at_fault or ["seats"])[0], said) from None


def _edition_of(record: Record) -> Any:
    if record.edition_text is None:
        shipped = shipped_edition(record.game)
        if record.digest != shipped.digest:
            if former := former_edition(record.game, record.digest):
                return former
            shipped_one = f"the shipped one ({shipped.digest})"
            reason = f"edition '{record.edition}' ({record.digest}) is not {shipped_one} and not in the record"
            raise record.refuse("edition", reason)
        return shipped
    try:
        carried = game(record.game).edition(record.edition_text)
    except BadEdition as error:
        raise record.refuse("edition", f"the edition it carries is wrong: {error}") from None
    if carried.digest != record.digest:
        hashes = f"has the hash {carried.digest}, the record says {record.digest}"
        raise record.refuse("edition", f"the edition it carries {hashes}")
    return carried
