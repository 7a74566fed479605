"""The games of a batch in a file, one JSON object a line, so that a long batch can be stopped and gone on with.

The first line says what was played; every other line is a game. Lines are only ever added.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from gnomehall import files
from gnomehall.core.errors import GnomehallError
from gnomehall.sim.takings import GameTakings
from gnomehall.sim.tally import Played

FORMAT: Final = 1
MOST: Final = 2_000_000_000
MOST_SHOWN: Final = 60


class BadLedger(GnomehallError):
    """A file of results that is not what it should be."""


class Numbered(Protocol):
    """What a line holds: it has a number, its place in the file."""

    @property
    def number(self) -> int: ...


Line = TypeVar("Line", bound=Numbered)


class Lines(Generic[Line]):
    """A file of results, whatever stands in a line."""

    def __init__(
        self,
        path: Path,
        read: Callable[[Mapping[str, Any]], Line],
        line: Callable[[Line], dict[str, Any]],
    ) -> None:
        self.path = path
        self._read = read
        """What a line says; ValueError, KeyError or TypeError if it is wrong."""
        self._line = line

    def open(self, terms: dict[str, Any], games: int) -> list[Line]:
        """The games that are in the file already, of those that are wanted; it must be of the same batch."""
        head = {"gnomehall": "results", "format": FORMAT, **terms}
        if not self.path.exists() or not self.path.stat().st_size:
            files.append_text(self.path, json.dumps(head) + "\n")
            return []
        text = files.read_text(self.path, MOST)
        whole, newline, cut = text.rpartition("\n")
        lines = whole.split("\n") if newline else []
        self._check(lines, head)
        if cut:
            # It was stopped in the middle of a line: that game is played again.
            files.write_text(self.path, whole + newline)
        found = [self._game(number, line) for number, line in enumerate(lines[1:])]
        return found[:games]

    def write(self, games: Sequence[Line]) -> None:
        files.append_text(self.path, "".join(json.dumps(self._line(game)) + "\n" for game in games))

    def _check(self, lines: list[str], head: dict[str, Any]) -> None:
        try:
            found = json.loads(lines[0]) if lines else None
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("gnomehall") != "results":
            raise BadLedger(f"{self.path} is no file of results; choose another name")
        for key in {**head, **found}:
            if found.get(key) != head.get(key):
                there = f"has {key} {_short(found.get(key))}, not {_short(head.get(key))}"
                raise BadLedger(f"{self.path} holds the results of another batch: it {there}; choose another name")

    def _game(self, number: int, line: str) -> Line:
        """The games stand in their order, so a line that is missing is noticed."""
        try:
            game = self._read(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise BadLedger(
                f"{self.path}, line {number + 2}: this is no game of a batch; choose another file"
            ) from None
        if game.number != number:
            raise BadLedger(f"{self.path}, line {number + 2}: game {number} is missing; choose another file")
        return game


class Ledger(Lines[Played]):
    """The games of a batch."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, read_played, line_of)


def read_played(found: Mapping[str, Any]) -> Played:
    """A game as a line holds it; ValueError, KeyError or TypeError if it is none."""
    return Played(
        found["number"],
        tuple(found["seated"]),
        tuple(found["scores"]),
        tuple(found["places"]),
        found["rounds"],
        found["ending"],
        found["decisions"],
        GameTakings.read(found["takings"]) if "takings" in found else None,
        found.get("record"),
    )


def line_of(game: Played) -> dict[str, Any]:
    """What was taken stands in the file only where it was counted, and the record where it was asked for."""
    line = asdict(game)
    return {key: value for key, value in line.items() if value is not None or key not in ("takings", "record")}


def _short(value: Any) -> str:
    """A value as an error can show it: some are long lists."""
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."
