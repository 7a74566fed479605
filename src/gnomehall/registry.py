"""The games of the hall: where each is found, with its shipped edition, its lesson and its rules page.

A new game is registered by one line in GAMES.
"""

import copyreg
import re
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadEdition, BadSetup, GnomehallError
from gnomehall.core.game import Game, Setup
from gnomehall.core.lesson import Lesson, read_lesson
from gnomehall.core.match import Match, options_of, replay
from gnomehall.core.record import Record
from gnomehall.core.state import State

GAMES: Final[Mapping[str, str]] = {
    "gnomopolis": "gnomehall.games.gnomopolis",
    "gnome-village": "gnomehall.games.gnome_village",
    "mighty-gnomes": "gnomehall.games.mighty_gnomes",
    "toadstools": "gnomehall.games.toadstools",
}


class UnknownName(GnomehallError):
    """A name that nothing in the hall has."""


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
    edition = shipped_edition(name) if edition_text is None else _other_edition(name, edition_text)
    return game(name).restore(edition, data)


@lru_cache(maxsize=16)
def _other_edition(name: str, text: str) -> Any:
    """An edition by its text. Positions that come one by one from another process share it."""
    return game(name).edition(text)


def all_games() -> list[Game[State, Any]]:
    return [game(name) for name in GAMES]


@cache
def shipped_edition(name: str) -> Any:
    return game(name).edition(shipped_text(name))


def text_unless_shipped(name: str, edition: Edition) -> str | None:
    """What has to be said of an edition beside its hash: the whole of it, or nothing if it is the shipped one."""
    return None if edition.digest == shipped_edition(name).digest else edition.text


@cache
def _former_edition(name: str, digest: str) -> Any | None:
    """An edition that was shipped once, by its hash: games that were begun with it can still be played."""
    folder = files(GAMES[name]) / "former"
    found = [file for file in folder.iterdir() if file.name == f"{digest}.toml"] if folder.is_dir() else []
    return game(name).edition(found[0].read_text(encoding="utf-8")) if found else None


def shipped_text(name: str) -> str:
    """The shipped edition as a file; who wants another one begins here."""
    game(name)
    return (files(GAMES[name]) / "edition.toml").read_text(encoding="utf-8")


@cache
def lesson(name: str) -> Lesson | None:
    """The guided start of a game, if it has one."""
    game(name)
    file = files(GAMES[name]) / "lesson.toml"
    return read_lesson(file.read_text(encoding="utf-8"), name) if file.is_file() else None


def setup(
    name: str, seats: int, options: Mapping[str, str] | None = None, edition: Edition | None = None
) -> Setup[Any]:
    """A setup with the defaults filled in."""
    shipped = shipped_edition(name)
    edition = edition or shipped
    return Setup(seats, edition, options_of(game(name), options or {}), edition.digest == shipped.digest)


def rules_page(name: str) -> str:
    """The rules of a game, every rule numbered. The wheel carries docs/rules; a checkout has them in their place."""
    for folder in (Path(str(files("gnomehall"))) / "rules", Path(__file__).parents[2] / "docs" / "rules"):
        page = folder / f"{name}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
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
    if record.rules != g.meta.rules:
        newer = "update gnomehall" if record.rules > g.meta.rules else "it can't be replayed by this version"
        versions = f"written for version {record.rules} of the rules, this program has {g.meta.rules}"
        raise record.refuse("rules", f"{versions}: {newer}")
    try:
        made = setup(record.game, record.seats, record.options, _edition_of(record))
        return replay(g, made, record, upto)
    except BadSetup as error:
        said = str(error)
        at_fault = [f"option {name}" for name in record.options if f"'{name}'" in said or f"option {name} " in said]
        raise record.refuse((at_fault or ["seats"])[0], said) from None


def _edition_of(record: Record) -> Any:
    if record.edition_text is None:
        shipped = shipped_edition(record.game)
        found = shipped if record.digest == shipped.digest else _former_edition(record.game, record.digest)
        if found is None:
            shipped_one = f"the shipped one ({shipped.digest})"
            reason = f"edition '{record.edition}' ({record.digest}) is not {shipped_one} and not in the record"
            raise record.refuse("edition", reason)
        return found
    try:
        carried = game(record.game).edition(record.edition_text)
    except BadEdition as error:
        raise record.refuse("edition", f"the edition it carries is wrong: {error}") from None
    if carried.digest != record.digest:
        hashes = f"has the hash {carried.digest}, the record says {record.digest}"
        raise record.refuse("edition", f"the edition it carries {hashes}")
    return carried
