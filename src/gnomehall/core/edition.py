"""Editions: the components of a game as data, read from TOML and checked field by field.

An edition may come from anybody. Its size and shape are bounded before it is parsed, and a reader here gives out only
numbers within their bounds: one that is not is noted as wrong and replaced by one that is.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Self

from gnomehall.core.errors import BadEdition
from gnomehall.core.form import NOTES, Field, Kind, Mistake, Place
from gnomehall.core.vocabulary import Plain

PROVENANCES: Final = ("rulebook", "public", "reconstructed", "printed")
"""Where what an entry says comes from: the rulebook, a public page, ourselves, or a printed copy that was checked."""

TYPES: Final = {
    "a text": "text",
    "a whole number": "number",
    "true or false": "flag",
    "a list of texts": "texts",
    "a list of whole numbers": "numbers",
    "a table": "table",
    "a list of tables": "tables",
}
"""What a value is when it is not what is wanted, as a kind of mistake."""

MOST_LETTERS: Final = 65_536
"""Of the whole file: six times the longest that is shipped."""
MOST_DEPTH: Final = 8
"""Brackets within brackets: a list of tables with lists in them has 3."""
MOST_PARTS: Final = 8
"""Of a dotted key. The time that `tomllib` takes grows with their square."""
MOST_NUMBER: Final = 9_999
"""Of a field that has no bound of its own."""
MOST_DIGITS: Final = 18
"""Of any number in the file: Python refuses to print one of thousands."""
MOST_PROBLEMS: Final = 100
"""Mistakes that are listed; with more, it is another kind of file."""
LONGEST_NAME: Final = 60
"""Letters of a name: those of editions are in every list of tables."""
SHOWN: Final = 80
"""Letters of a wrong value that are shown."""
LONGEST_PROBLEM: Final = 1000
"""Letters of a mistake as it is told."""

# One that is not closed reaches to the end of its line or of the file, so that no letter is looked at twice.
_STRING_OR_COMMENT: Final = re.compile(
    r'"""(?:[^\\]|\\.|\\\Z)*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.S,
)


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

    def __init__(self, path: str, data: dict[str, Any], problems: list[str], place: Place = ()) -> None:
        self.path = path
        self.data = data
        self.problems = problems
        self.place = place
        self._known: set[str] = set()
        self._notes = NOTES.get()
        if self._notes is not None:
            self._notes.begin(place)

    def _note(self, field: str, kind: Kind, default: Any, *more: Any) -> None:
        """Note how a field is asked for, if anybody wants to know."""
        if self._notes is not None and field not in self._known:
            self._notes.ask(self.place, field, Field(kind, default is None, *more))

    def wrong(self, field: str, reason: str, kind: str = "", **data: Plain) -> None:
        """Note a mistake. One of those that every game can have has a kind, so that faces say it in their language."""
        problem = shown(f"{self.path}: {shown(field)}: {reason}", LONGEST_PROBLEM)
        if problem not in self.problems:  # a field may be read twice
            self.problems.append(problem)
            if self._notes is not None:
                self._notes.mistakes.append(
                    Mistake(self.place, field, shown(reason, LONGEST_PROBLEM), problem, kind, data)
                )
        if len(self.problems) >= MOST_PROBLEMS:
            raise BadEdition(self.problems)

    def _get(self, field: str, kind: type, wanted: str, default: Any) -> Any:
        self._known.add(field)
        if field not in self.data:
            if default is None:
                self.wrong(field, "is missing", "missing")
            return default
        value = self.data[field]
        # In Python True is an int; in an edition it is a mistake.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(field, f"must be {wanted}, not {shown(repr(value))}", TYPES[wanted], value=shown(repr(value)))
            return default
        return value

    def text(self, field: str, default: str | None = None) -> str:
        self._note(field, "text", default)
        return str(self._get(field, str, "a text", default) or "")

    def line(self, field: str) -> str:
        """A text that fits where a name is written: one short line, not empty, no blanks around it."""
        self._note(field, "line", None)
        value = str(self._get(field, str, "a text", None) or "")
        if isinstance(self.data.get(field), str):
            if value != " ".join(value.split()) or not value or not value.isprintable():
                self.wrong(
                    field, f"must be one line of text, not {shown(repr(value))}", "line", value=shown(repr(value))
                )
            if len(value) > LONGEST_NAME:
                reason = f"must be at most {LONGEST_NAME} letters, not {len(value)}"
                self.wrong(field, reason, "letters", most=LONGEST_NAME)
        return value

    def number(self, field: str, least: int = 0, most: int = MOST_NUMBER, default: int | None = None) -> int:
        """A whole number within bounds, whatever the file says."""
        self._note(field, "number", default, least, most)
        value = self._get(field, int, "a whole number", default)
        return least if value is None else self._bounded(field, value, least, most)

    def _bounded(self, field: str, value: int, least: int, most: int) -> int:
        if value < least:
            self.wrong(field, f"must be at least {least}, not {value}", "least", least=least, value=value)
            return least
        if value > most:
            self.wrong(field, f"must be at most {most}, not {value}", "most", most=most, value=value)
            return max(least, most)
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        self._note(field, "flag", default)
        return bool(self._get(field, bool, "true or false", default))

    def one_of(self, field: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        self._note(field, "choice", default, 0, 0, allowed)
        value = self._get(field, str, "a text", default)
        if value is not None and value not in allowed:
            self._none_of(field, value, allowed)
            return allowed[0]
        return str(value or allowed[0])

    def texts(self, field: str, allowed: tuple[str, ...] | None = None, default: list[str] | None = None) -> list[str]:
        self._note(field, "texts", default, 0, 0, allowed or ())
        values = self._get(field, list, "a list of texts", default) or []
        return [v for v in values if self._good_item(field, v, str, allowed)]

    def numbers(
        self, field: str, least: int = 0, most: int = MOST_NUMBER, default: list[int] | None = None
    ) -> list[int]:
        """Whole numbers within bounds, whatever the file says."""
        self._note(field, "numbers", default, least, most)
        values = self._get(field, list, "a list of whole numbers", default) or []
        return [self._bounded(field, v, least, most) for v in values if self._good_item(field, v, int, None)]

    def _good_item(self, field: str, value: Any, kind: type, allowed: tuple[str, ...] | None) -> bool:
        if not isinstance(value, kind) or isinstance(value, bool):
            what = "text" if kind is str else "whole number"
            reason = f"holds {shown(repr(value))}, which is not a {what}"
            self.wrong(field, reason, f"item-{TYPES[f'a {what}']}", value=shown(repr(value)))
            return False
        if allowed is not None and value not in allowed:
            self._none_of(field, str(value), allowed)
            return False
        return True

    def _none_of(self, field: str, value: str, allowed: tuple[str, ...]) -> None:
        known = ", ".join(allowed)
        self.wrong(field, f"'{shown(value)}' is none of {known}", "none-of", value=shown(value), known=known)

    def provenance(self) -> str:
        """Where the entry comes from: one of our words for it, or several with what each covers."""
        self._note("provenance", "provenance", None)
        value = str(self._get("provenance", str, "a text", None) or "")
        if value and not any(word in value for word in PROVENANCES):
            known = ", ".join(PROVENANCES)
            self.wrong("provenance", f"names none of {known}", "provenance", known=known)
        return value

    def table(self, field: str) -> "Entry":
        self._note(field, "table", None)
        data = self._get(field, dict, "a table", None)
        path = f"{self.path}.{field}" if self.path else field
        return Entry(path, data or {}, self.problems, (*self.place, field))

    def tables(self, field: str, key: str = "id") -> Iterator["Entry"]:
        """The entries of a list of tables, each named by its key where it has one."""
        self._note(field, "tables", None)
        for i, data in enumerate(self._get(field, list, "a list of tables", None) or []):
            if not isinstance(data, dict):
                self.wrong(field, f"entry {i + 1} must be a table, not {shown(repr(data))}")
                continue
            name = data.get(key)
            path = f"{field} {shown(str(name))}" if isinstance(name, str | int) else f"{field} number {i + 1}"
            yield Entry(path, data, self.problems, (*self.place, field, i))

    def done(self) -> None:
        """Say of every field that nobody asked for that it is unknown: most often a slip of the pen."""
        for field in self.data:
            if field not in self._known:
                known = ", ".join(sorted(self._known))
                self.wrong(field, f"is unknown; the fields here are {known}", "unknown", known=known)


def unique(entries: list[Entry], field: str, values: list[str]) -> None:
    """Note every value that an earlier entry has already."""
    seen: dict[str, str] = {}
    for entry, value in zip(entries, values, strict=True):
        if value in seen:
            reason = f"'{value}' is already the {field} of {seen[value]}"
            entry.wrong(field, reason, "taken", value=shown(value), other=seen[value])
        seen.setdefault(value, entry.path)


def shown(text: str, most: int = SHOWN) -> str:
    """A value as a message shows it: not the whole of a very long one."""
    return text if len(text) <= most else f"{text[:most]}..."


def check_shape(text: str) -> None:
    """Refuse what would take long to parse: a text that is too long, nested too deep, or has keys of too many parts."""
    if len(text) > MOST_LETTERS:
        raise BadEdition([f"an edition has at most {MOST_LETTERS} letters, not {len(text)}"])
    bare = _STRING_OR_COMMENT.sub("s", text)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > MOST_DEPTH:
            raise BadEdition([f"an edition has brackets within brackets at most {MOST_DEPTH} deep"])
    # Blanks may stand around the dots of a key.
    for key in re.split(r"[=\[\]{},\n]+", bare):
        if key.count(".") >= MOST_PARTS:
            raise BadEdition([f"a key of an edition has at most {MOST_PARTS} parts, not {key.count('.') + 1}"])


def _check_digits(value: object, path: str) -> None:
    """Nothing else may happen to a number before this: as a text, a very long one is an error of Python's."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_digits(inner, f"{path}.{shown(key)}")
    elif isinstance(value, list):
        for inner in value:
            _check_digits(inner, path)
    elif isinstance(value, int) and not -(10**MOST_DIGITS) < value < 10**MOST_DIGITS:
        raise BadEdition([f"{path}: a number has at most {MOST_DIGITS} digits"])


def read_toml(text: str, game: str) -> Entry:
    """The top table of an edition of this game; BadEdition if it is not even that."""
    check_shape(text)
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        # A number of thousands of digits is no error of TOML, but of Python.
        raise BadEdition([f"not a TOML file: {shown(str(error))}"]) from None
    _check_digits(data, "edition")
    top = Entry("edition", data, [])
    written_for = top.text("game")
    if isinstance(data.get("game"), str) and written_for != game:
        raise BadEdition([f"edition: game: this edition is for '{shown(written_for)}', not for '{game}'"])
    return top


def raise_if_wrong(top: Entry) -> None:
    if top.problems:
        raise BadEdition(list(top.problems))
