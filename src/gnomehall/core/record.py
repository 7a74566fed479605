"""Records: a game as it is written down, move by move, chance included.

A record is a text that people read and edit with care:

    gnomehall record 1
    game: gnomopolis
    rules: 1
    edition: first 0f3a6c1d2b4e5f60
    seats: 2
    option sprint: no
    player 0: human

    * first 1
    * reveal B07
    1 build B15 VV

    ending: buildings
    scores: 41 38
    places: 0 1
    moves: 3
    sum: 8d2f01aa

A record of a table whose chance can be checked has in its last part what its draws follow from (`proof`), and format 2.

A line of the middle part is who moved (a seat, or `*` for chance) and the move; `#` opens a comment. An unfinished
game has no ending, scores and places. An edition that is not the shipped one follows the result, behind `| `.
The last line is a checksum of all before it, so that a file cut short or changed by accident is known as such.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from gnomehall.core.errors import BadRecord
from gnomehall.core.proof import Proof, is_field, is_whole, lines_of, read_proof
from gnomehall.core.state import CHANCE

FORMAT: Final = 2
"""The newest."""
WITHOUT_PROOF: Final = 1
"""The format of records that say nothing of where their draws came from."""
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
    proof: Proof | None = None
    """What its draws follow from, where that was promised."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Where each field stands in the file it was read from."""

    def refuse(self, name: str, reason: str) -> BadRecord:
        """What is wrong with one of the fields."""
        return BadRecord(self.lines.get(name, 0), reason)


def dumps(record: Record) -> str:
    """The record as text. The same record gives the same text."""
    head = [
        f"{TITLE} {WITHOUT_PROOF if record.proof is None else FORMAT}",
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
    if record.proof is not None:
        tail += lines_of(record.proof)
    carried = [] if record.edition_text is None else _behind_bars(record.edition_text)
    return seal("\n".join([*head, "", *moves, "", *tail, *carried]) + "\n")


def _behind_bars(text: str) -> list[str]:
    """The lines of an edition, so that they read back to the very same text, but for the line ends of Windows: a record
    has none, and to TOML they are the same.
    """
    return [f"| {line}" if line else "|" for line in text.replace("\r\n", "\n").split("\n")]


def seal(body: str) -> str:
    """The body with its checksum below."""
    return f"{body}sum: {zlib.crc32(body.encode(errors='surrogatepass')):08x}\n"


def loads(text: str) -> Record:
    """Read a record; BadRecord names the line and the reason. Whether its moves are legal only a replay can tell."""
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line, and knows where it is."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.lines = self.text.split("\n")
        self.at = 0

    def fail(self, reason: str, line: int | None = None) -> BadRecord:
        return BadRecord(line if line is not None else self.at, reason)

    def record(self) -> Record:
        self._title()
        self._checksum()
        head = self._head()
        game = self._need(head, "game")
        rules, seats = self._number(head, "rules"), self._number(head, "seats")
        edition, _, digest = self._need(head, "edition").rpartition(" ")
        if not edition:
            raise self.fail("'edition' must be a name and a hash", head["edition"][1])
        players = self._players(head, seats)
        moves = self._moves()
        tail, carried = self._tail(len(moves))
        return Record(
            game=game,
            rules=rules,
            edition=edition,
            digest=digest,
            seats=seats,
            options={k.removeprefix("option "): v for k, (v, _) in head.items() if k.startswith("option ")},
            players=players,
            moves=tuple(moves),
            result=self._result(tail, seats),
            edition_text=carried,
            proof=read_proof(tail, len(moves), seats),
            lines={name: line for name, (_, line) in (head | tail).items()},
        )

    def _title(self) -> None:
        self.at = 1
        title, _, version = self.lines[0].rpartition(" ")
        if title != TITLE or not is_whole(version):
            raise self.fail(f"not a record of ours: the first line must be '{TITLE} {WITHOUT_PROOF}'")
        if not WITHOUT_PROOF <= int(version) <= FORMAT:
            known = f"this program reads formats {WITHOUT_PROOF} to {FORMAT}"
            raise self.fail(f"written in record format {version}, {known}; update gnomehall")

    def _checksum(self) -> None:
        """A whole record ends with its checksum and a new line."""
        if self.lines.pop() or not self.lines[-1].startswith("sum: "):
            raise self.fail("the record is cut short: its last line must be its checksum", len(self.lines))
        last = len(self.lines)
        self.lines.pop()
        if seal("".join(line + "\n" for line in self.lines)) != self.text:
            raise self.fail("the checksum does not match: the record was damaged or changed", last)

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

    def _players(self, head: dict[str, tuple[str, int]], seats: int) -> tuple[str, ...]:
        """The names by seat; all of them or none."""
        named = [key for key in head if key.startswith("player ")]
        if named and named != [f"player {seat}" for seat in range(min(seats, len(named) + 1))]:
            raise self.fail(f"the players must be named from 'player 0' to 'player {seats - 1}'", head[named[0]][1])
        return tuple(head[key][0] for key in named)

    def _moves(self) -> list[Move]:
        moves: list[Move] = []
        while self.at < len(self.lines) and self.lines[self.at]:
            raw = self.lines[self.at]
            self.at += 1
            if raw.startswith("#"):
                continue
            who, _, move = raw.partition(" ")
            if not move.strip() or not (who == "*" or is_whole(who)):
                raise self.fail(f"expected a seat or '*' and a move, not '{raw}'")
            moves.append(Move(CHANCE if who == "*" else int(who), move, self.at))
        self.at += 1
        return moves

    def _tail(self, moves: int) -> tuple[dict[str, tuple[str, int]], str | None]:
        tail = self._fields(stop_at_blank=False)
        for key in tail:
            if key not in ("ending", "scores", "places", "moves") and not is_field(key):
                raise self.fail(f"'{key}' is no field of a result", tail[key][1])
        if self._number(tail, "moves") != moves:
            raise self.fail(f"the record has {moves} moves but says {tail['moves'][0]}", tail["moves"][1])
        carried = []
        while self.at < len(self.lines):
            raw = self.lines[self.at]
            self.at += 1
            if not raw.startswith("|"):
                raise self.fail(f"expected a line of the edition behind '| ', not '{raw}'")
            carried.append(raw[2:])
        return tail, "\n".join(carried) if carried else None

    def _need(self, fields: dict[str, tuple[str, int]], key: str) -> str:
        if key not in fields:
            raise self.fail(f"the field '{key}' is missing")
        return fields[key][0]

    def _number(self, fields: dict[str, tuple[str, int]], key: str) -> int:
        value = self._need(fields, key)
        if not is_whole(value):
            raise self.fail(f"'{key}' must be a whole number, not '{value}'", fields[key][1])
        return int(value)

    def _result(self, tail: dict[str, tuple[str, int]], seats: int) -> Result | None:
        if not tail.keys() & {"ending", "scores", "places"}:
            return None
        return Result(self._need(tail, "ending"), self._row(tail, "scores", seats), self._row(tail, "places", seats))

    def _row(self, tail: dict[str, tuple[str, int]], key: str, seats: int) -> tuple[int, ...]:
        value = self._need(tail, key)
        words = value.split(" ")
        if not all(is_whole(word.removeprefix("-")) for word in words):
            raise self.fail(f"'{key}' must be whole numbers, not '{value}'", tail[key][1])
        row = tuple(map(int, words))
        if len(row) != seats:
            raise self.fail(f"'{key}' must have one number for each of {seats} seats", tail[key][1])
        return row
