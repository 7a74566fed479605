"""Notices as rows of a database: how players want to be told, what waits for them, and what is being sent."""

from dataclasses import dataclass
from typing import Final, Literal

from gnomehall.server.store.interface import Statement, Store

SINCE: Final = 13
"""The layout that has them."""
WayKind = Literal["push", "mail", "hook"]
ENDED: Final = -1
"""In the place of a seq: the game is over."""
OPENED: Final = -2
"""In the place of a seq: others have opened the table, with a seat for the player."""
WISHES: Final = "player, gather, quiet_from, quiet_to, zone, last"
WAY: Final = "id, player, kind, address, label, device, active, confirmed, created"
NOTICE: Final = "player, table_id, seq, due, told"
DELIVERY: Final = "id, way, player, claim, tries, due, taker"
MADE: Final = (
    """
CREATE TABLE notice_wishes (
  player TEXT PRIMARY KEY, gather INTEGER NOT NULL, quiet_from INTEGER NOT NULL, quiet_to INTEGER NOT NULL,
  zone TEXT NOT NULL, last INTEGER NOT NULL
) STRICT, WITHOUT ROWID
""",
    """
CREATE TABLE notice_ways (
  id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, label TEXT NOT NULL,
  device TEXT NOT NULL, active INTEGER NOT NULL, confirmed INTEGER NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX notice_ways_of ON notice_ways (player)",
    "CREATE INDEX notice_ways_to ON notice_ways (address)",
    """
CREATE TABLE notices (
  player TEXT NOT NULL, table_id TEXT NOT NULL, seq INTEGER NOT NULL, due INTEGER NOT NULL, told INTEGER NOT NULL,
  PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX notices_due ON notices (due) WHERE told = 0 AND due > 0",
    "CREATE INDEX notices_told ON notices (told) WHERE told <> 0",
    """
CREATE TABLE notice_deliveries (
  id TEXT PRIMARY KEY, way TEXT NOT NULL, player TEXT NOT NULL, claim INTEGER NOT NULL, tries INTEGER NOT NULL,
  due INTEGER NOT NULL, taker INTEGER NOT NULL
) STRICT, WITHOUT ROWID
""",
    "CREATE INDEX notice_deliveries_due ON notice_deliveries (due)",
    "CREATE TABLE notice_secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
)
DROPPED: Final = (
    *("DROP TABLE notice_secrets", "DROP TABLE notice_deliveries", "DROP TABLE notices"),
    *("DROP TABLE notice_ways", "DROP TABLE notice_wishes"),
)


@dataclass(frozen=True, slots=True)
class WishesRow:
    """When a player wants to be told."""

    player: str
    gather: int = 0
    """Seconds from one message to the next, at least."""
    quiet_from: int = 0
    quiet_to: int = 0
    """Minutes of the day in the player's zone; the same for no quiet hours."""
    zone: str = "UTC"
    last: int = 0
    """When the last message was made."""


@dataclass(frozen=True, slots=True)
class WayRow:
    """A way by which a player is told."""

    id: str
    player: str
    kind: WayKind
    address: str
    label: str
    device: str
    """Of a browser, the player key of its device: it is revoked with it."""
    active: bool
    confirmed: bool
    created: int


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A table that waits for a player, or whose game is over."""

    player: str
    table: str
    seq: int
    due: int
    """When it is to be told; 0 while the player is there."""
    told: int
    """The claim under which it was told; 0 before."""


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    """Something to be sent by one way."""

    id: str
    way: str
    player: str
    claim: int
    """Which notices it is about."""
    tries: int
    due: int
    taker: int


class NoticeRows:
    """Reads and writes notices, on both kinds of database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- what a player wants ----------------------------------------------------------------

    async def wishes(self, player: str) -> WishesRow:
        found = await self._store.query(f"SELECT {WISHES} FROM notice_wishes WHERE player = ?", player)
        return WishesRow(*found[0]) if found else WishesRow(player)

    async def wish(self, row: WishesRow) -> None:
        sql = f"""
        INSERT INTO notice_wishes ({WISHES}) VALUES (?,?,?,?,?,?) ON CONFLICT (player) DO UPDATE
        SET gather = excluded.gather, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
          zone = excluded.zone
        """
        values = (row.player, row.gather, row.quiet_from, row.quiet_to, row.zone, row.last)
        await self._store.write((sql, values))

    async def ways(self, player: str) -> list[WayRow]:
        return await self._ways("WHERE player = ? ORDER BY created, id", player)

    async def way(self, id_: str) -> WayRow | None:
        found = await self._ways("WHERE id = ?", id_)
        return found[0] if found else None

    async def unconfirmed(self, address: str) -> int:
        """How often somebody claims an address and has not confirmed it."""
        sql = "SELECT count(*) FROM notice_ways WHERE address = ? AND confirmed = 0"
        return int((await self._store.query(sql, address))[0][0])

    async def add_way(self, row: WayRow) -> None:
        values = (row.id, row.player, row.kind, row.address, row.label, row.device, int(row.active))
        sql = f"INSERT INTO notice_ways ({WAY}) VALUES (?,?,?,?,?,?,?,?,?)"
        await self._store.write((sql, (*values, int(row.confirmed), row.created)))

    async def turn_way(self, id_: str, active: bool) -> None:
        await self._store.write(("UPDATE notice_ways SET active = ? WHERE id = ?", (int(active), id_)))

    async def confirm_way(self, id_: str) -> None:
        await self._store.write(("UPDATE notice_ways SET confirmed = 1, active = 1 WHERE id = ?", (id_,)))

    async def drop_way(self, id_: str) -> None:
        await self._store.write(
            ("DELETE FROM notice_deliveries WHERE way = ?", (id_,)), ("DELETE FROM notice_ways WHERE id = ?", (id_,))
        )

    async def _ways(self, where: str, *values: object) -> list[WayRow]:
        rows = await self._store.query(f"SELECT {WAY} FROM notice_ways {where}", *values)
        return [
            WayRow(id_, player, kind, address, label, device, bool(active), bool(confirmed), created)
            for id_, player, kind, address, label, device, active, confirmed, created in rows
        ]

    # --- what waits -------------------------------------------------------------------------

    async def wait(self, player: str, table: str, seq: int, due: int) -> None:
        """A table waits for a player who is not there. What was told stays told, what is due stays due."""
        wants = "SELECT 1 FROM notice_ways WHERE player = ? AND active = 1 AND confirmed = 1 LIMIT 1"
        if not await self._store.query(wants, player):
            return
        sql = f"""
        INSERT INTO notices ({NOTICE}) VALUES (?,?,?,?,0) ON CONFLICT (player, table_id) DO UPDATE
        SET due = CASE WHEN notices.seq = excluded.seq AND notices.due > 0 THEN notices.due ELSE excluded.due END,
          told = CASE WHEN notices.seq = excluded.seq THEN notices.told ELSE 0 END, seq = excluded.seq
        """
        await self._store.write((sql, (player, table, seq, due)))

    async def attend(self, player: str, table: str) -> None:
        """The player is there: nothing is due."""
        where = "WHERE player = ? AND table_id = ? AND told = 0 AND due > 0"
        if await self._store.query(f"SELECT 1 FROM notices {where}", player, table):
            await self._store.write((f"UPDATE notices SET due = 0 {where}", (player, table)))

    async def due_players(self, now: int, limit: int) -> list[str]:
        sql = """
        SELECT player, min(due) AS first FROM notices WHERE told = 0 AND due > 0 AND due <= ?
        GROUP BY player ORDER BY first, player LIMIT ?
        """
        return [row[0] for row in await self._store.query(sql, now, limit)]

    async def put_off(self, player: str, until: int) -> None:
        sql = "UPDATE notices SET due = ? WHERE player = ? AND told = 0 AND due > 0 AND due < ?"
        await self._store.write((sql, (until, player, until)))

    async def claim(self, player: str, claim: int, now: int) -> None:
        """Take all that waits for a player, with a delivery for each of their ways; of several who try, one does."""
        deliveries = f"""
        INSERT INTO notice_deliveries ({DELIVERY})
        SELECT id || CAST(? AS TEXT), id, player, CAST(? AS BIGINT), 0, CAST(? AS BIGINT), 0 FROM notice_ways
        WHERE player = ? AND active = 1 AND confirmed = 1 AND EXISTS (SELECT 1 FROM notices WHERE told = ?)
        """
        last = f"""
        INSERT INTO notice_wishes ({WISHES}) VALUES (?,0,0,0,'UTC',?) ON CONFLICT (player) DO UPDATE
        SET last = excluded.last
        """
        await self._store.write(
            ("UPDATE notices SET told = ? WHERE player = ? AND told = 0 AND due > 0", (claim, player)),
            (deliveries, (f"-{claim}", claim, now, player, claim)),
            (last, (player, now)),
        )

    async def claimed(self, claim: int) -> list[NoticeRow]:
        sql = f"SELECT {NOTICE} FROM notices WHERE told = ? AND told <> 0 ORDER BY due, table_id"
        return [NoticeRow(*row) for row in await self._store.query(sql, claim)]

    async def of_player(self, player: str) -> list[NoticeRow]:
        sql = f"SELECT {NOTICE} FROM notices WHERE player = ? ORDER BY table_id"
        return [NoticeRow(*row) for row in await self._store.query(sql, player)]

    async def forget_old(self, before: int) -> None:
        """Drop what was told or put off long ago."""
        await self._store.write(("DELETE FROM notices WHERE due < ?", (before,)))

    # --- what is sent -----------------------------------------------------------------------

    async def due_deliveries(self, now: int, limit: int) -> list[DeliveryRow]:
        sql = f"SELECT {DELIVERY} FROM notice_deliveries WHERE due <= ? ORDER BY due, id LIMIT ?"
        return [DeliveryRow(*row) for row in await self._store.query(sql, now, limit)]

    async def take(self, one: DeliveryRow, taker: int, until: int) -> bool:
        """Take a delivery, until a time when another may if nothing has come of it; of several who try, one does."""
        sql = """
        UPDATE notice_deliveries SET taker = ?, due = ?, tries = tries + 1 WHERE id = ? AND due = ? AND taker = ?
        """
        await self._store.write((sql, (taker, until, one.id, one.due, one.taker)))
        mine = "SELECT 1 FROM notice_deliveries WHERE id = ? AND taker = ?"
        return bool(await self._store.query(mine, one.id, taker))

    async def try_again(self, id_: str, due: int) -> None:
        await self._store.write(("UPDATE notice_deliveries SET due = ? WHERE id = ?", (due, id_)))

    async def done(self, id_: str) -> None:
        await self._store.write(("DELETE FROM notice_deliveries WHERE id = ?", (id_,)))

    # --- secrets ----------------------------------------------------------------------------

    async def secret(self, name: str, made: str) -> str:
        """A secret of the hall; what is offered becomes it where there is none yet."""
        sql = "SELECT value FROM notice_secrets WHERE name = ?"
        found = await self._store.query(sql, name)
        if not found:
            keep = "INSERT INTO notice_secrets (name, value) VALUES (?,?) ON CONFLICT (name) DO NOTHING"
            await self._store.write((keep, (name, made)))
            found = await self._store.query(sql, name)
        return str(found[0][0])


def forget_device(device: str, player: str) -> Statement:
    """A browser that opens its player no more is not told anything more."""
    return "DELETE FROM notice_ways WHERE device = ? AND player = ?", (device, player)


def forget_notices(player: str) -> list[Statement]:
    """All that is kept of how and of what a player is told."""
    own = (player,)
    return [
        ("DELETE FROM notice_deliveries WHERE player = ?", own),
        ("DELETE FROM notices WHERE player = ?", own),
        ("DELETE FROM notice_ways WHERE player = ?", own),
        ("DELETE FROM notice_wishes WHERE player = ?", own),
    ]
