"""Results as data: games, seats, takings and offers as tables in Parquet, which any library of data frames opens.

The columns are described in docs/data.md. Polars is the extra `design`, and is imported where a table is written.
"""

import json
import shutil
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from gnomehall import files, registry
from gnomehall.core.errors import GnomehallError
from gnomehall.sim.batch import Batch
from gnomehall.sim.course import Course
from gnomehall.sim.takings import GameTakings
from gnomehall.sim.tally import Played

if TYPE_CHECKING:
    import polars

KEY: Final = ("batch", "seed", "number")
"""What tells a game from all others: no two of these are equal."""

COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "games": {
        "batch": "String",
        "seed": "UInt64",
        "number": "Int32",
        "game": "String",
        "rules": "Int32",
        "edition": "String",
        "edition_hash": "String",
        "options": "String",
        "players": "Int32",
        "rounds": "Int32",
        "ending": "String",
        "decisions": "Int32",
        "winners": "Int32",
        "legal_moves": "Int32",
        "lead_changes": "Int32",
        "decided": "Float64",
    },
    "seats": {
        "batch": "String",
        "seed": "UInt64",
        "number": "Int32",
        "seat": "Int32",
        "bot": "String",
        "turn": "Int32",
        "score": "Int32",
        "place": "Int32",
        "won": "Float64",
        "margin": "Int32",
    },
    "takings": {
        "batch": "String",
        "seed": "UInt64",
        "number": "Int32",
        "seat": "Int32",
        "kind": "String",
        "id": "String",
        "times": "Int32",
        "chance": "Float64",
        "lead": "Int32",
    },
    "offers": {"batch": "String", "seed": "UInt64", "number": "Int32", "kind": "String", "id": "String"},
    "records": {"batch": "String", "seed": "UInt64", "number": "Int32", "record": "String"},
}
"""The tables, and the columns of each with their types as Polars calls them.

But for seeds the numbers have a sign, so that a difference of two columns is what it looks like.
"""
TELLS: Final[Mapping[str, tuple[str, ...]]] = {
    "games": (),
    "seats": ("seat",),
    "takings": ("seat", "kind", "id"),
    "offers": ("kind", "id"),
    "records": (),
}
"""What tells a row from the others of its game."""

MOST_KEPT: Final = 5_000
"""Games that are kept in memory before they are written to a part of the tables."""


class BadTables(GnomehallError):
    """Files that hold no tables of ours, or tables that contradict each other."""


def name_of_batch(batch: Batch, tied: bool) -> str:
    """What a game depends on beside the seed and its number, as a short name: games of one name can be pooled."""
    terms = {key: value for key, value in batch.terms().items() if key not in ("seed", "things", "records")}
    return blake2b(json.dumps(terms | {"tied": tied}, sort_keys=True).encode(), digest_size=8).hexdigest()


class Rows:
    """Makes rows of the games of a batch."""

    def __init__(self, batch: Batch, tied: bool = False) -> None:
        setup, game = batch.setup(), registry.game(batch.game)
        self.batch = batch
        self.things = game.faces().things(setup)
        self._game = {
            "game": batch.game,
            "rules": game.meta.rules,
            "edition": setup.edition.name,
            "edition_hash": setup.edition.digest,
            "options": json.dumps(dict(setup.options), sort_keys=True),
            "players": batch.seats,
        }
        self._name = name_of_batch(batch, tied)

    def rows(self, played: Played, course: Course | None = None) -> dict[str, list[dict[str, Any]]]:
        """By table, what a game adds to it."""
        key = {"batch": self._name, "seed": self.batch.seed, "number": played.number}
        game = {
            **key,
            **self._game,
            "rounds": played.rounds,
            "ending": played.ending,
            "decisions": played.decisions,
            "winners": played.places.count(0),
            "legal_moves": None if course is None else course.options,
            "lead_changes": None if course is None else course.leads,
            "decided": None if course is None else course.decided,
        }
        found = {"games": [game], "seats": [key | row for row in self._seats(played)]}
        if played.takings is not None:
            found["takings"] = [key | row for row in self._takings(played.takings, course)]
            offered = [self.things[number] for number in played.takings.offered]
            found["offers"] = [key | {"kind": thing.kind, "id": thing.id} for thing in offered]
        if played.record is not None:
            found["records"] = [key | {"record": played.record}]
        return found

    def _seats(self, played: Played) -> Iterable[dict[str, Any]]:
        winners, seats = played.places.count(0), len(played.seated)
        for seat, entrant in enumerate(played.seated):
            others = [score for other, score in enumerate(played.scores) if other != seat]
            first = None if played.takings is None else played.takings.first
            yield {
                "seat": seat,
                "bot": self.batch.bots[entrant],
                "turn": None if first is None else (seat - first) % seats + 1,
                "score": played.scores[seat],
                "place": played.places[seat] + 1,
                "won": 1 / winners if played.places[seat] == 0 else 0.0,
                "margin": played.scores[seat] - max(others, default=0),
            }

    def _takings(self, takings: GameTakings, course: Course | None) -> Iterable[dict[str, Any]]:
        stood = {(m.seat, m.thing): m for m in reversed(course.moments)} if course is not None else {}
        for seat, took in enumerate(takings.took):
            for number, times in enumerate(took):
                if times:
                    thing, moment = self.things[number], stood.get((seat, number))
                    yield {
                        "seat": seat,
                        "kind": thing.kind,
                        "id": thing.id,
                        "times": times,
                        "chance": None if moment is None else moment.chance,
                        "lead": None if moment is None else moment.lead,
                    }


class TableWriter:
    """Writes tables into a folder, as `PREFIXgames.parquet` and so on; they are put in place as a whole at the end."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.folder = folder
        self.prefix = prefix
        self._parts = folder / f".{prefix}parts"
        self._kept: dict[str, list[dict[str, Any]]] = {}
        self._games = self._flushed = 0

    def __enter__(self) -> "TableWriter":
        shutil.rmtree(self._parts, ignore_errors=True)
        return self

    def add(self, rows: Mapping[str, list[dict[str, Any]]]) -> None:
        for table, found in rows.items():
            self._kept.setdefault(table, []).extend(found)
        self._games += 1
        if self._games % MOST_KEPT == 0:
            self._flush()

    def _flush(self) -> None:
        self._parts.mkdir(parents=True, exist_ok=True)
        for table, rows in self._kept.items():
            frame_of(table, rows).write_parquet(self._parts / f"{table}-{self._flushed}.parquet")
        self._kept = {}
        self._flushed += 1

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            if kind is None and self._games:
                self._flush()
                for table in COLUMNS:
                    parts = [self._parts / f"{table}-{number}.parquet" for number in range(self._flushed)]
                    if parts := [part for part in parts if part.exists()]:
                        put(self.folder / f"{self.prefix}{table}.parquet", parts)
        finally:
            shutil.rmtree(self._parts, ignore_errors=True)


def put(target: Path, parts: Sequence[Path]) -> None:
    """Join parts of a table into one file."""
    import polars

    with files.replacing(target) as fresh:
        polars.scan_parquet(list(parts)).sink_parquet(fresh, compression="zstd")


def schema_of(table: str) -> "dict[str, Any]":
    import polars

    return {name: getattr(polars, kind) for name, kind in COLUMNS[table].items()}


def frame_of(table: str, rows: Sequence[Mapping[str, Any]]) -> "polars.DataFrame":
    import polars

    return polars.DataFrame(list(rows), schema=schema_of(table))
