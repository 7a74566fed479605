"""Records: a game as it is written down, move by move, chance included.

A record is a text that people read and edit with care:

    gnomehall record 1
    game: gnomopolis
    rules: 1
    edition: first 0f3a6c1d2b4e5f60
    seats: 2
    option endless: no
    player 0: human

    * first 1
    * reveal B07
    1 build B15 VV

    ending: buildings
    scores: 41 38
    places: 0 1
    moves: 3
    sum: 8d2f01aa

A line of the middle part is who moved (a seat, or `*` for chance) and the move; `#` opens a comment. An unfinished
game has no ending, scores and places. An edition that is not the shipped one follows the result, behind `| `.
The last line is a checksum of all before it, so that a file cut short or changed by accident is known as such.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from gnomehall.core.errors import BadRecord
from gnomehall.core.state import CHANCE

FORMAT: Final = 1
TITLE: Final = "gnomehall record"


@dataclass(frozen=True, slots=True)
class Move:
    """Who moved, a seat or CHANCE, and the move's text."""

    who: int
    text: str
    line: int = field(default=0, compare=False)
    """Where it stands in the file it was read from."""


@dataclass(frozen=True, slots=True)
class Result:
    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    edition: str
    digest: str
    seats: int
    options: Mapping[str, str]
    players: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None
    edition_text: str | None = None
    """The edition itself, where it is not the one shipped with the game."""


def dumps(record: Record) -> str:
    """The record as text. The same record gives the same text."""
    head = [
        f"{TITLE} {FORMAT}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"edition: {record.edition} {record.digest}",
        f"seats: {record.seats}",
        *(f"option {name}: {value}" for name, value in sorted(record.options.items())),
        *(f"player {seat}: {name}" for seat, name in enumerate(record.players)),
    ]
    moves = [f"{'*' if move.who == CHANCE else move.who} {move.text}" for move in record.moves]
    tail = []
    if record.result is not None:
        tail.append(f"ending: {record.result.ending}")
        tail.append(f"scores: {' '.join(map(str, record.result.scores))}")
        tail.append(f"places: {' '.join(map(str, record.result.places))}")
    tail.append(f"moves: {len(moves)}")
    carried = [] if record.edition_text is None else ["| " + line for line in record.edition_text.splitlines()]
    return seal("\n".join([*head, "", *moves, "", *tail, *carried]) + "\n")


def seal(body: str) -> str:
    """The body with its checksum below."""
    return f"{body}sum: {zlib.crc32(body.encode()):08x}\n"


def loads(text: str) -> Record:
    """Read a record; BadRecord names the line and the reason. Whether its moves are legal only a replay can tell."""
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line, and knows where it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, reason: str, line: int | None = None) -> BadRecord:
        return BadRecord(line if line is not None else self.at, reason)

    def record(self) -> Record:
        self._title()
        head = self._head()
        moves = self._moves()
        tail, carried = self._tail(len(moves))
        seats = self._number(head, "seats")
        edition, _, digest = self._need(head, "edition").rpartition(" ")
        return Record(
            game=self._need(head, "game"),
            rules=self._number(head, "rules"),
            edition=edition,
            digest=digest,
            seats=seats,
            options={k.removeprefix("option "): v for k, (v, _) in head.items() if k.startswith("option ")},
            players=tuple(v for k, (v, _) in head.items() if k.startswith("player ")),
            moves=tuple(moves),
            result=self._result(tail, seats),
            edition_text=carried,
        )

    def _title(self) -> None:
        self.at = 1
        first = self.lines[0] if self.lines else ""
        if not first.startswith(TITLE):
            raise self.fail(f"not a record of ours: the first line must be '{TITLE} {FORMAT}'")
        version = first.removeprefix(TITLE).strip()
        if version != str(FORMAT):
            raise self.fail(
                f"written in record format '{version}', this program reads format {FORMAT}; update gnomehall"
            )
        if not self.lines[-1].startswith("sum: ") or not self.text.endswith("\n"):
            raise self.fail("the record is cut short: its last line must be its checksum", len(self.lines))
        body = self.text[: self.text.rindex("sum: ")]
        if seal(body) != self.text:
            raise self.fail("the checksum does not match: the record was damaged or changed", len(self.lines))
        self.lines.pop()

    def _fields(self, stop_at_blank: bool) -> dict[str, tuple[str, int]]:
        found: dict[str, tuple[str, int]] = {}
        while self.at < len(self.lines):
            raw = self.lines[self.at]
            if raw.startswith("| ") or raw == "|" or (stop_at_blank and not raw):
                break
            self.at += 1
            key, colon, value = raw.partition(": ")
            if not colon:
                raise self.fail(f"expected 'name: value', not '{raw}'")
            if key in found:
                raise self.fail(f"'{key}' is said twice")
            found[key] = (value, self.at)
        return found

    def _head(self) -> dict[str, tuple[str, int]]:
        head = self._fields(stop_at_blank=True)
        self.at += 1
        for key in head:
            if key not in ("game", "rules", "edition", "seats") and not key.startswith(("option ", "player ")):
                raise self.fail(f"'{key}' is no field of a record", head[key][1])
        return head

    def _moves(self) -> list[Move]:
        moves: list[Move] = []
        while self.at < len(self.lines) and self.lines[self.at]:
            raw = self.lines[self.at]
            self.at += 1
            if raw.startswith("#"):
                continue
            who, _, move = raw.partition(" ")
            if not move or not (who == "*" or who.isdecimal()):
                raise self.fail(f"expected a seat or '*' and a move, not '{raw}'")
            moves.append(Move(CHANCE if who == "*" else int(who), move, self.at))
        self.at += 1
        return moves

    def _tail(self, moves: int) -> tuple[dict[str, tuple[str, int]], str | None]:
        tail = self._fields(stop_at_blank=False)
        if self._number(tail, "moves") != moves:
            raise self.fail(f"the record has {moves} moves but says {tail['moves'][0]}", tail["moves"][1])
        carried = []
        while self.at < len(self.lines):
            raw = self.lines[self.at]
            self.at += 1
            if not raw.startswith("|"):
                raise self.fail(f"expected a line of the edition behind '| ', not '{raw}'")
            carried.append(raw[2:])
        return tail, "\n".join(carried) + "\n" if carried else None

    def _need(self, fields: dict[str, tuple[str, int]], key: str) -> str:
        if key not in fields:
            raise self.fail(f"the field '{key}' is missing")
        return fields[key][0]

    def _number(self, fields: dict[str, tuple[str, int]], key: str) -> int:
        value = self._need(fields, key)
        if not value.isdecimal():
            raise self.fail(f"'{key}' must be a whole number, not '{value}'", fields[key][1])
        return int(value)

    def _result(self, tail: dict[str, tuple[str, int]], seats: int) -> Result | None:
        if "ending" not in tail:
            return None
        return Result(tail["ending"][0], self._row(tail, "scores", seats), self._row(tail, "places", seats))

    def _row(self, tail: dict[str, tuple[str, int]], key: str, seats: int) -> tuple[int, ...]:
        value = self._need(tail, key)
        try:
            row = tuple(int(word) for word in value.split())
        except ValueError:
            raise self.fail(f"'{key}' must be whole numbers, not '{value}'", tail[key][1]) from None
        if len(row) != seats:
            raise self.fail(f"'{key}' must have one number for each of {seats} seats", tail[key][1])
        return row
