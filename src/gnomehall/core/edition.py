"""Editions: the components of a game as data, read from TOML and checked field by field."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Self

from gnomehall.core.errors import BadEdition

PROVENANCES: Final = ("rulebook", "public", "reconstructed")


@dataclass(frozen=True, slots=True, repr=False)
class Edition:
    """The components of one game. A game adds the tables its states share."""

    name: str
    digest: str
    """A hash of the content: comments and layout of the file make no difference."""
    text: str
    """The file as it was read."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} '{self.name}' {self.digest}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        """An edition never changes, so that all who copy it share it."""
        return self


def digest_of(data: dict[str, Any]) -> str:
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


class Entry:
    """One table of an edition file, with readers that note what is wrong instead of stopping at the first mistake."""

    def __init__(self, path: str, data: dict[str, Any], problems: list[str]) -> None:
        self.path = path
        self.data = data
        self.problems = problems
        self._known: set[str] = set()

    def wrong(self, field: str, reason: str) -> None:
        problem = f"{self.path}: {field}: {reason}"
        if problem not in self.problems:  # a field may be read twice
            self.problems.append(problem)

    def _get(self, field: str, kind: type, wanted: str, default: Any) -> Any:
        self._known.add(field)
        if field not in self.data:
            if default is None:
                self.wrong(field, "is missing")
            return default
        value = self.data[field]
        # In Python True is an int; in an edition it is a mistake.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(field, f"must be {wanted}, not {value!r}")
            return default
        return value

    def text(self, field: str, default: str | None = None) -> str:
        return str(self._get(field, str, "a text", default) or "")

    def line(self, field: str) -> str:
        """A text that fits where a name is written: one line, not empty, no blanks around it."""
        value = self.text(field)
        if isinstance(self.data.get(field), str) and (value != " ".join(value.split()) or not value):
            self.wrong(field, f"must be one line of text, not {value!r}")
        return value

    def number(self, field: str, least: int = 0, most: int | None = None, default: int | None = None) -> int:
        value = self._get(field, int, "a whole number", default)
        if value is None:
            return least
        if value < least:
            self.wrong(field, f"must be at least {least}, not {value}")
        elif most is not None and value > most:
            self.wrong(field, f"must be at most {most}, not {value}")
        return int(value)

    def flag(self, field: str, default: bool = False) -> bool:
        return bool(self._get(field, bool, "true or false", default))

    def one_of(self, field: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        value = self._get(field, str, "a text", default)
        if value is not None and value not in allowed:
            self.wrong(field, f"'{value}' is none of {', '.join(allowed)}")
            return allowed[0]
        return str(value or allowed[0])

    def texts(self, field: str, allowed: tuple[str, ...] | None = None, default: list[str] | None = None) -> list[str]:
        values = self._get(field, list, "a list of texts", default) or []
        return [v for v in values if self._good_item(field, v, str, allowed)]

    def numbers(self, field: str, least: int = 0, default: list[int] | None = None) -> list[int]:
        values = self._get(field, list, "a list of whole numbers", default) or []
        good = [v for v in values if self._good_item(field, v, int, None)]
        for v in good:
            if v < least:
                self.wrong(field, f"must be at least {least}, not {v}")
        return good

    def _good_item(self, field: str, value: Any, kind: type, allowed: tuple[str, ...] | None) -> bool:
        if not isinstance(value, kind) or isinstance(value, bool):
            self.wrong(field, f"holds {value!r}, which is not a {'text' if kind is str else 'whole number'}")
            return False
        if allowed is not None and value not in allowed:
            self.wrong(field, f"'{value}' is none of {', '.join(allowed)}")
            return False
        return True

    def provenance(self) -> str:
        """Where the entry comes from: one of the three words, or several with what each covers."""
        value = self.text("provenance")
        if value and not any(word in value for word in PROVENANCES):
            self.wrong("provenance", f"names none of {', '.join(PROVENANCES)}")
        return value

    def table(self, field: str) -> "Entry":
        data = self._get(field, dict, "a table", None)
        return Entry(f"{self.path}.{field}" if self.path else field, data or {}, self.problems)

    def tables(self, field: str, key: str = "id") -> Iterator["Entry"]:
        """The entries of a list of tables, each named by its key where it has one."""
        for i, data in enumerate(self._get(field, list, "a list of tables", None) or []):
            if not isinstance(data, dict):
                self.wrong(field, f"entry {i + 1} must be a table, not {data!r}")
                continue
            name = data.get(key)
            path = f"{field} {name}" if isinstance(name, str | int) else f"{field} number {i + 1}"
            yield Entry(path, data, self.problems)

    def done(self) -> None:
        """Say of every field that nobody asked for that it is unknown: most often a slip of the pen."""
        for field in self.data:
            if field not in self._known:
                self.wrong(field, f"is unknown; the fields here are {', '.join(sorted(self._known))}")


def unique(entries: list[Entry], field: str, values: list[str]) -> None:
    """Note every value that an earlier entry has already."""
    seen: dict[str, str] = {}
    for entry, value in zip(entries, values, strict=True):
        if value in seen:
            entry.wrong(field, f"'{value}' is already the {field} of {seen[value]}")
        seen.setdefault(value, entry.path)


def read_toml(text: str, game: str) -> Entry:
    """The top table of an edition of this game; BadEdition if it is not even that."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits or a list a thousand deep is no error of TOML, but of Python.
        raise BadEdition([f"not a TOML file: {error}"]) from None
    top = Entry("edition", data, [])
    written_for = top.text("game")
    if isinstance(data.get("game"), str) and written_for != game:
        raise BadEdition([f"edition: game: this edition is for '{written_for}', not for '{game}'"])
    return top


def raise_if_wrong(top: Entry) -> None:
    if top.problems:
        raise BadEdition(list(top.problems))
