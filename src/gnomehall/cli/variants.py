"""Editions with one thing changed: a field set to another value, a component left out, or one copy more of it."""

import copy
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gnomehall.cli.errors import Misuse
from gnomehall.cli.text import one_line, similar
from gnomehall.core.edition import Edition
from gnomehall.core.errors import BadEdition
from gnomehall.core.game import AnyGame
from gnomehall.core.toml import is_table_list, write_toml

SHIPPED = "shipped"
"""Said in place of a file: the edition that comes with the game."""
COPIES = "copies"
"""The field of a component that says how many of it there are."""


@dataclass(frozen=True, slots=True)
class Variant:
    """An edition with one change."""

    change: str
    """As it was asked for: `box.coins=25`, `without B15`."""
    edition: Edition

    @property
    def folder(self) -> str:
        """The change as the name of a folder."""
        return re.sub(r"[^A-Za-z0-9_.=-]+", "_", self.change)


def variants(
    game: AnyGame, base: Edition, sets: Sequence[str], without: Sequence[str], give: Sequence[str]
) -> list[Variant]:
    """One variant for each value that is to be set, and for each component left out or given: one change at a time."""
    data = tomllib.loads(base.text)
    found: list[Variant] = []
    for given in sets:
        path, equals, values = given.partition("=")
        if not equals or not path or not values:
            raise Misuse("set-form", given=given)
        for value in split_values(values):
            changed = copy.deepcopy(data)
            set_field(changed, path, read_value(value))
            found.append(Variant(f"{path}={value}", read_variant(game, f"{path}={value}", [changed])))
    found += [_without(game, data, id_) for id_ in without]
    found += [_give(game, data, id_) for id_ in give]
    return found


def split_values(text: str) -> list[str]:
    """The values of a sweep: split at commas outside of brackets and quotes."""
    return [part.strip() for part in re.findall(r'(?:\[[^\]]*\]|\{[^}]*\}|"[^"]*"|[^,\[{"])+', text)]


def read_value(text: str) -> Any:
    """A value as TOML has it; what is none is a text, so that it need not be quoted."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except ValueError:
        return text


def set_field(data: dict[str, Any], path: str, value: Any) -> None:
    """Set `box.coins`, or `buildings.B15.cost`: an entry of a list goes by its id, or else by its first field."""
    here: Any = data
    *way, last = path.split(".")
    for word in way:
        inner = _step(here, word)
        if not isinstance(inner, dict | list):
            raise Misuse("no-field", path=path, name=word, near=similar(word, _names(here)), known=_known(here))
        here = inner
    if not isinstance(here, dict) or (last not in here and last != COPIES):
        raise Misuse("no-field", path=path, name=last, near=similar(last, _names(here)), known=_known(here))
    here[last] = value


def _step(here: Any, word: str) -> Any:
    if isinstance(here, dict):
        return here.get(word)
    for entry in here:
        if isinstance(entry, dict) and entry_name(entry) == word:
            return entry
    return None


def entry_name(entry: dict[str, Any]) -> str:
    """How an entry of a list is addressed: by its id, or else by its first field."""
    return str(entry.get("id", next(iter(entry.values()), "")))


def _names(here: Any) -> list[str]:
    if isinstance(here, dict):
        return list(here)
    return [entry_name(entry) for entry in here if isinstance(entry, dict)]


def _known(here: Any) -> str:
    return ", ".join(_names(here)) or "-"


def _without(game: AnyGame, data: dict[str, Any], id_: str) -> Variant:
    """The component is taken out of its list; where the game needs every entry, it has no copies."""
    table, _ = find_component(data, id_)
    removed, boxed = copy.deepcopy(data), copy.deepcopy(data)
    removed[table] = [entry for entry in removed[table] if entry.get("id") != id_]
    find_component(boxed, id_)[1][COPIES] = 0
    change = f"without {id_}"
    return Variant(change, read_variant(game, change, [removed, boxed]))


def _give(game: AnyGame, data: dict[str, Any], id_: str) -> Variant:
    given = copy.deepcopy(data)
    entry = find_component(given, id_)[1]
    entry[COPIES] = entry[COPIES] + 1 if isinstance(entry.get(COPIES), int) else 2
    change = f"give {id_}"
    return Variant(change, read_variant(game, change, [given]))


def find_component(data: dict[str, Any], id_: str) -> tuple[str, dict[str, Any]]:
    """The list that has a component of this id, and its entry."""
    known: list[str] = []
    for table, entries in data.items():
        for entry in entries if is_table_list(entries) else []:
            if entry.get("id") == id_:
                return table, entry
            known.append(str(entry.get("id", "")))
    raise Misuse("no-entry", name=id_, near=similar(id_, known))


def read_variant(game: AnyGame, change: str, ways: Sequence[dict[str, Any]]) -> Edition:
    """The first of several ways to make a change that gives a good edition; else what is wrong with the first."""
    problem = ""
    for data in ways:
        try:
            edition: Edition = game.edition(write_toml(data))
        except BadEdition as error:
            problem = problem or one_line(error.problems[0])
            continue
        return edition
    raise Misuse("bad-change", change=change, problem=problem)
