"""Tournaments as rows of a database: what they are, who plays in them, and the tables of their rounds."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import msgspec

from gnomehall.server.protocol import NO_PACE, Colour, Pace
from gnomehall.server.store.interface import Statement, Store
from gnomehall.server.store.rows import pace_of, pace_text

SINCE: Final = 10
"""The layout that has them."""
Format = Literal["swiss", "round-robin", "knockout", "balanced"]
TournamentState = Literal["open", "playing", "over", "closed"]
TOURNAMENT: Final = (
    "id, name, game, options, format, seats, rounds, round, duplicate, public, patience, state, created, organiser, "
    "secret, pace"
)
PAIRING: Final = "round, board, entrants, table_id, places, scores"
MADE: Final = (
    """
CREATE TABLE tournaments (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL, format TEXT NOT NULL,
  seats INTEGER NOT NULL, rounds INTEGER NOT NULL, round INTEGER NOT NULL, duplicate INTEGER NOT NULL,
  public INTEGER NOT NULL, patience INTEGER NOT NULL, state TEXT NOT NULL, created INTEGER NOT NULL,
  organiser TEXT NOT NULL, secret TEXT NOT NULL
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX tournaments_listed ON tournaments (public, state, created)",
    """
CREATE TABLE entrants (
  tournament TEXT NOT NULL REFERENCES tournaments (id), number INTEGER NOT NULL, who TEXT NOT NULL,
  seed INTEGER NOT NULL, out INTEGER NOT NULL, PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX entrants_who ON entrants (who)",
    """
CREATE TABLE pairings (
  tournament TEXT NOT NULL REFERENCES tournaments (id), round INTEGER NOT NULL, board INTEGER NOT NULL,
  entrants TEXT NOT NULL, table_id TEXT NOT NULL, places TEXT NOT NULL, scores TEXT NOT NULL,
  PRIMARY KEY (tournament, round, board)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX pairings_at ON pairings (table_id) WHERE table_id <> ''",
)
DROPPED: Final = ("DROP TABLE pairings", "DROP TABLE entrants", "DROP TABLE tournaments")


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament without those who play in it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    format: Format
    seats: int
    """At a table."""
    rounds: int
    """How many there are; 0 until that is known, where it hangs on how many play."""
    round: int
    """The one that is played, from 1; 0 before the first."""
    duplicate: bool
    """Whether the tables of a round have the same chance."""
    public: bool
    patience: int
    state: TournamentState
    created: int
    organiser: str
    """A player."""
    secret: str = field(repr=False)
    """What the chance of the rounds follows from, where it is the same at all tables."""
    pace: Pace = NO_PACE


@dataclass(frozen=True, slots=True)
class EntrantRow:
    number: int
    """From 0, in the order in which they joined."""
    who: str
    """A player, or `bot:LEVEL`."""
    seed: int
    """From 0 for the best, as ratings had it when the first round began; -1 before."""
    out: bool
    """Whether they have withdrawn: they are paired no more, and what they played counts."""
    name: str = ""
    """Of a player."""
    colour: Colour = ""


@dataclass(frozen=True, slots=True)
class PairingRow:
    """A table of a round."""

    round: int
    board: int
    entrants: tuple[int, ...]
    """By seat. One alone has a bye."""
    table: str
    """Empty for a bye."""
    places: tuple[int, ...] = ()
    """By seat, from 0; empty as long as they play."""
    scores: tuple[int, ...] = ()


class TournamentRows:
    """Reads and writes tournaments, on both kinds of database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ----------------------------------------------------------------------------

    async def find(self, id_: str) -> TournamentRow | None:
        found = await self._rows("WHERE id = ?", id_)
        return found[0] if found else None

    async def listed(self, limit: int) -> list[TournamentRow]:
        """The newest public ones, those first that can be joined, then those that are played."""
        out: list[TournamentRow] = []
        for state in ("open", "playing", "over"):
            out += await self._rows("WHERE public = 1 AND state = ? ORDER BY created DESC LIMIT ?", state, limit)
        return out[:limit]

    async def playing(self) -> list[str]:
        """Those in the middle of a round."""
        return [row[0] for row in await self._store.query("SELECT id FROM tournaments WHERE state = 'playing'")]

    async def of_table(self, table: str) -> str:
        """The tournament that a table belongs to, as long as its round goes on; empty for none."""
        sql = """
        SELECT tournaments.id FROM pairings
        JOIN tournaments ON tournaments.id = tournament AND tournaments.round = pairings.round
        WHERE table_id = ? AND table_id <> '' AND tournaments.state = 'playing'
        """
        found = await self._store.query(sql, table)
        return str(found[0][0]) if found else ""

    async def of_player(self, who: str, limit: int) -> list[TournamentRow]:
        """Those in which somebody plays or which they organise, the newest first."""
        where = (
            "WHERE organiser = ? OR id IN (SELECT tournament FROM entrants WHERE who = ?) ORDER BY created DESC LIMIT ?"
        )
        return await self._rows(where, who, who, limit)

    async def entrants(self, id_: str) -> list[EntrantRow]:
        sql = """
        SELECT number, who, seed, out, coalesce(name, ''), coalesce(colour, '') FROM entrants
        LEFT JOIN players ON players.id = who WHERE tournament = ? ORDER BY number
        """
        rows = await self._store.query(sql, id_)
        return [EntrantRow(number, who, seed, bool(out), *named) for number, who, seed, out, *named in rows]

    async def counts(self, ids: Sequence[str]) -> dict[str, int]:
        """How many play in each."""
        marks = ",".join("?" * len(ids))
        sql = f"SELECT tournament, count(*) FROM entrants WHERE tournament IN ({marks}) GROUP BY tournament"
        return dict(await self._store.query(sql, *ids)) if ids else {}

    async def pairings(self, id_: str) -> list[PairingRow]:
        sql = f"SELECT {PAIRING} FROM pairings WHERE tournament = ? ORDER BY round, board"
        return [
            PairingRow(round_, board, _numbers(entrants), table, _numbers(places), _numbers(scores))
            for round_, board, entrants, table, places, scores in await self._store.query(sql, id_)
        ]

    async def _rows(self, where: str, *values: object) -> list[TournamentRow]:
        found = []
        for row in await self._store.query(f"SELECT {TOURNAMENT} FROM tournaments {where}", *values):
            id_, name, game, options, format_, seats, rounds, round_, duplicate, public, *rest = row
            given = msgspec.json.decode(options, type=dict[str, str])
            flags = bool(duplicate), bool(public)
            one = TournamentRow(id_, name, game, given, format_, seats, rounds, round_, *flags, *rest[:-1])
            found.append(replace(one, pace=pace_of(rest[-1])))
        return found

    # --- writing ----------------------------------------------------------------------------

    async def add(self, row: TournamentRow, bots: Sequence[str]) -> None:
        values = (
            *(row.id, row.name, row.game, msgspec.json.encode(row.options).decode(), row.format, row.seats, row.rounds),
            *(row.round, int(row.duplicate), int(row.public), row.patience, row.state, row.created, row.organiser),
            *(row.secret, pace_text(row.pace)),
        )
        marks = ",".join("?" * len(values))
        made: Statement = (f"INSERT INTO tournaments ({TOURNAMENT}) VALUES ({marks})", values)
        await self._store.write(made, *(_entrant(row.id, number, who) for number, who in enumerate(bots)))

    async def join(self, id_: str, number: int, who: str) -> None:
        """Add an entrant; it fails where the number has been taken meanwhile."""
        await self._store.write(_entrant(id_, number, who))

    async def come_back(self, id_: str, number: int) -> None:
        await self._store.write(("UPDATE entrants SET out = 0 WHERE tournament = ? AND number = ?", (id_, number)))

    async def withdraw(self, id_: str, number: int) -> None:
        await self._store.write(("UPDATE entrants SET out = 1 WHERE tournament = ? AND number = ?", (id_, number)))

    async def begin(self, row: TournamentRow, tables: Sequence[PairingRow], seeds: Sequence[int] = ()) -> None:
        """Begin the round that the row says; it fails where another process has begun it. Seeds are by number."""
        sql = f"INSERT INTO pairings (tournament, {PAIRING}) VALUES (?,?,?,?,?,?,?)"
        seeded = "UPDATE entrants SET seed = ? WHERE tournament = ? AND number = ?"
        await self._store.write(
            *((sql, (row.id, *_pairing(one))) for one in tables),
            *((seeded, (seed, row.id, number)) for number, seed in enumerate(seeds)),
            (
                "UPDATE tournaments SET round = ?, rounds = ?, state = ? WHERE id = ?",
                (row.round, row.rounds, row.state, row.id),
            ),
        )

    async def settle(self, id_: str, one: PairingRow) -> None:
        """Write down what came of a table; what is written stays."""
        sql = """
        UPDATE pairings SET places = ?, scores = ? WHERE tournament = ? AND round = ? AND board = ? AND places = ''
        """
        await self._store.write((sql, (_text(one.places), _text(one.scores), id_, one.round, one.board)))

    async def end(self, id_: str, state: TournamentState) -> None:
        await self._store.write(("UPDATE tournaments SET state = ? WHERE id = ?", (state, id_)))


def forget_entrant(who: str, nobody: str) -> list[Statement]:
    """What makes the games of somebody in tournaments those of a nobody."""
    return [
        ("UPDATE entrants SET who = ? WHERE who = ?", (nobody, who)),
        ("UPDATE tournaments SET organiser = ? WHERE organiser = ?", (nobody, who)),
    ]


def _entrant(id_: str, number: int, who: str) -> Statement:
    return "INSERT INTO entrants (tournament, number, who, seed, out) VALUES (?,?,?,-1,0)", (id_, number, who)


def _pairing(one: PairingRow) -> tuple[Any, ...]:
    return one.round, one.board, _text(one.entrants), one.table, _text(one.places), _text(one.scores)


def _text(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
