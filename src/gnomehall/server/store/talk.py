"""Talk as rows of a database: what was said, reactions, reports, who is silenced, and whom players have muted."""

from dataclasses import dataclass
from typing import Final, Literal

from gnomehall.server.protocol import Symbol, TalkKind, TalkMode, TalkSide
from gnomehall.server.store.interface import Statement, Store

SINCE: Final = 12
"""The layout that has them."""
KEPT: Final = 500
"""Messages of a place that are kept, the newest."""
REACTIONS: Final = 2000
"""Reactions at a table that are kept, those to the newest entries."""
MOST_MUTED: Final = 500
"""Whom one player mutes."""
SPOKEN: Final = "number, at, who, name, seat, side, kind, text, request"
REACTION: Final = "seq, who, name, seat, side, symbol, at"
MADE: Final = (
    "CREATE TABLE talks (place TEXT PRIMARY KEY, mode TEXT NOT NULL) STRICT, WITHOUT ROWID",
    """
CREATE TABLE talk (
  place TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL,
  seat INTEGER NOT NULL, side TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, request TEXT NOT NULL,
  PRIMARY KEY (place, number)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX talk_of ON talk (who)",
    """
CREATE TABLE reactions (
  place TEXT NOT NULL, seq INTEGER NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL,
  side TEXT NOT NULL, symbol TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (place, seq, who)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX reactions_of ON reactions (who)",
    """
CREATE TABLE talk_reports (
  place TEXT NOT NULL, number INTEGER NOT NULL, who TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (place, number, who)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX talk_reports_of ON talk_reports (who)",
    """
CREATE TABLE silenced (
  place TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (place, who)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX silenced_who ON silenced (who)",
    """
CREATE TABLE mutes (
  player TEXT NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (player, who)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX mutes_who ON mutes (who)",
)
TABLES: Final = ("talks", "talk", "reactions", "talk_reports", "silenced")
"""Those that belong to a place."""
DROPPED: Final = tuple(f"DROP TABLE {name}" for name in ("mutes", *reversed(TABLES)))
TOURNAMENT: Final = "tournament:"
"""Before the id of a tournament, the name of its place; that of a table is its id."""


@dataclass(frozen=True, slots=True)
class SpokenRow:
    """Something that was said."""

    number: int
    at: int
    who: str
    name: str
    seat: int
    side: TalkSide
    kind: TalkKind
    text: str
    request: str = ""
    """The id that whoever said it gave it, so that it is not said twice."""


@dataclass(frozen=True, slots=True)
class ReactionRow:
    seq: int
    who: str
    name: str
    seat: int
    side: TalkSide
    symbol: Symbol | Literal[""]
    at: int


@dataclass(slots=True)
class Talk:
    """All that is kept of a place, as far as it was asked for."""

    mode: TalkMode
    spoken: list[SpokenRow]
    reactions: dict[tuple[int, str], ReactionRow]
    """By seq and who."""
    reports: dict[int, set[str]]
    """By number of the message."""
    silenced: dict[str, str]
    """Names by who."""


class TalkRows:
    """Reads and writes talk, on both kinds of database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ----------------------------------------------------------------------------

    async def mode(self, place: str) -> TalkMode:
        found = await self._store.query("SELECT mode FROM talks WHERE place = ?", place)
        mode: TalkMode = found[0][0] if found else "all"
        return mode

    async def load(self, place: str, limit: int = KEPT) -> Talk:
        """The newest of what was said at a place, and all that is about it."""
        query = self._store.query
        newest = await query(f"SELECT {SPOKEN} FROM talk WHERE place = ? ORDER BY number DESC LIMIT ?", place, limit)
        reactions = [
            ReactionRow(*row) for row in await query(f"SELECT {REACTION} FROM reactions WHERE place = ?", place)
        ]
        reports: dict[int, set[str]] = {}
        for number, who in await query("SELECT number, who FROM talk_reports WHERE place = ?", place):
            reports.setdefault(number, set()).add(who)
        return Talk(
            await self.mode(place),
            [SpokenRow(*row) for row in reversed(newest)],
            {(one.seq, one.who): one for one in reactions},
            reports,
            dict(await query("SELECT who, name FROM silenced WHERE place = ?", place)),
        )

    async def places_of(self, who: str) -> list[str]:
        """Where somebody said something, reacted, or reported."""
        sql = """
        SELECT place FROM talk WHERE who = ? UNION SELECT place FROM reactions WHERE who = ?
        UNION SELECT place FROM talk_reports WHERE who = ? UNION SELECT place FROM silenced WHERE who = ?
        """
        return [place for (place,) in await self._store.query(sql, who, who, who, who)]

    async def said_by(self, who: str) -> list[tuple[str, int, str]]:
        sql = "SELECT place, at, text FROM talk WHERE who = ? AND kind = 'say' ORDER BY at, place, number"
        return [(place, at, text) for place, at, text in await self._store.query(sql, who)]

    async def reactions_of(self, who: str) -> list[tuple[str, int, str]]:
        sql = "SELECT place, seq, symbol FROM reactions WHERE who = ? ORDER BY place, seq"
        return [(place, seq, symbol) for place, seq, symbol in await self._store.query(sql, who)]

    async def muted(self, player: str) -> list[tuple[str, str]]:
        sql = "SELECT who, name FROM mutes WHERE player = ? ORDER BY name, who"
        return [(who, name) for who, name in await self._store.query(sql, player)]

    # --- writing ----------------------------------------------------------------------------

    async def write(self, *statements: Statement) -> None:
        """Write what is of no table."""
        await self._store.write(*statements)

    async def mute(self, player: str, who: str, name: str, muted: bool) -> None:
        gone: Statement = ("DELETE FROM mutes WHERE player = ? AND who = ?", (player, who))
        made: list[Statement] = [("INSERT INTO mutes (player, who, name) VALUES (?,?,?)", (player, who, name))]
        await self._store.write(gone, *(made if muted else []))


def usual_mode(rated: bool, seats: int) -> TalkMode:
    """Who may talk unless it is said: where a game counts, two could agree against a third."""
    return "none" if rated and seats > 2 else "all"


def insert_mode(place: str, mode: TalkMode) -> list[Statement]:
    """What is written where a table is not as it is without a row."""
    return [] if mode == "all" else [("INSERT INTO talks (place, mode) VALUES (?,?)", (place, mode))]


def insert_spoken(place: str, one: SpokenRow) -> list[Statement]:
    """Write a message down, and drop the oldest where there are too many."""
    values = (place, one.number, one.at, one.who, one.name, one.seat, one.side, one.kind, one.text, one.request)
    old = (place, one.number - KEPT)
    return [
        (f"INSERT INTO talk (place, {SPOKEN}) VALUES (?,?,?,?,?,?,?,?,?,?)", values),
        ("DELETE FROM talk WHERE place = ? AND number <= ?", old),
        ("DELETE FROM talk_reports WHERE place = ? AND number <= ?", old),
    ]


def put_reaction(place: str, one: ReactionRow) -> list[Statement]:
    """Write how somebody reacts, in place of how they did before; nothing without a symbol."""
    gone = drop_reaction(place, one)
    if not one.symbol:
        return [gone]
    values = (place, one.seq, one.who, one.name, one.seat, one.side, one.symbol, one.at)
    return [gone, (f"INSERT INTO reactions (place, {REACTION}) VALUES (?,?,?,?,?,?,?,?)", values)]


def drop_reaction(place: str, one: ReactionRow) -> Statement:
    return "DELETE FROM reactions WHERE place = ? AND seq = ? AND who = ?", (place, one.seq, one.who)


def insert_report(place: str, number: int, who: str, at: int) -> Statement:
    return "INSERT INTO talk_reports (place, number, who, at) VALUES (?,?,?,?)", (place, number, who, at)


def silence(place: str, who: str, name: str) -> Statement:
    return "INSERT INTO silenced (place, who, name) VALUES (?,?,?)", (place, who, name)


def let_talk(place: str, who: str) -> Statement:
    return "DELETE FROM silenced WHERE place = ? AND who = ?", (place, who)


def delete_talk(place: str) -> list[Statement]:
    """Drop all of a place."""
    return [(f"DELETE FROM {name} WHERE place = ?", (place,)) for name in TABLES]


def forget_speaker(who: str) -> list[Statement]:
    """Drop all that somebody said, anywhere, and what was said about their talk."""
    reported = "talk.place = talk_reports.place AND talk.number = talk_reports.number AND talk.who = ?"
    return [
        (f"DELETE FROM talk_reports WHERE EXISTS (SELECT 1 FROM talk WHERE {reported})", (who,)),
        *((f"DELETE FROM {name} WHERE who = ?", (who,)) for name in ("talk", "reactions", "talk_reports", "silenced")),
        ("DELETE FROM mutes WHERE player = ? OR who = ?", (who, who)),
    ]


def forget_speaker_at(place: str, who: str) -> list[Statement]:
    """Drop what somebody said at one place; who was silenced there stays so."""
    reported = "number IN (SELECT number FROM talk WHERE place = ? AND who = ?)"
    own = ("talk", "reactions", "talk_reports")
    return [
        (f"DELETE FROM talk_reports WHERE place = ? AND {reported}", (place, place, who)),
        *((f"DELETE FROM {name} WHERE place = ? AND who = ?", (place, who)) for name in own),
    ]
