"""The session of a process that shares a hall with others: it writes at the tables that it has a lease for.

The processes of a hall are its members. Each has a number that no other ever had, and its session holds an advisory
lock of that number. As long as it does, nobody else can take its tables. When the session ends, however it ends,
PostgreSQL has rolled back what was not committed and let go of the lock; from then on whoever is asked for a table may
take it, with the next fencing number of that table. A session is a lease: PostgreSQL ends one that is silent for
LEASE_SECONDS, or the others do.

So the lease of a member is good for all its tables and costs one word a second, and a write only has to ask, in its own
transaction, whether the table still has the number under which it was loaded.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from gnomehall.server import logs
from gnomehall.server.store import authority, layouts
from gnomehall.server.store.authority import (
    END_OTHERS,
    LOCK,
    end_silent,
    lock,
    migrate,
    read_layout,
    set_up,
)
from gnomehall.server.store.commits import Fences
from gnomehall.server.store.interface import Elsewhere, LeaseLost, Member
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.rows import SCHEMA_VERSION
from gnomehall.server.store.session import NEXT_FENCE, Session

MEMBERS: Final = 0x676E6F6D
"""The class of the members' advisory locks; the other half of a lock is the number of the member."""
WATCH_SECONDS: Final = 0.2
"""How often a member looks whether its lease has run out."""
SHARE: Final = "SELECT pg_try_advisory_lock_shared($1)"
HOLD: Final = "SELECT pg_try_advisory_lock($1::int, $2::int)"
# Whoever gets the lock of another member holds it to the end of this statement, and with it the table.
CLAIM: Final = f"""
INSERT INTO leases (table_id, member, fence) SELECT id, $2, 1 FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET member = $2, fence = leases.fence + 1
  WHERE leases.member IN (0, $2) OR pg_try_advisory_xact_lock({MEMBERS}, leases.member::int)
RETURNING fence
"""
OWNER: Final = """
SELECT member, address, secret FROM leases LEFT JOIN members ON number = member WHERE table_id = $1
"""
LEASE: Final = "INSERT INTO leases (table_id, member, fence) VALUES (?,?,1)"
# In one question: the number of the transaction, and at how many of these tables we may write.
ENTER: Final = """
SELECT pg_current_xact_id()::text, count(*) FROM leases
JOIN unnest($2::text[], $3::bigint[]) AS held (table_id, fence) USING (table_id, fence) WHERE member = $1
"""
HELD: Final = "SELECT table_id, fence FROM leases WHERE member = $1 AND table_id = ANY($2)"
RELEASE: Final = "UPDATE leases SET member = 0 WHERE member = $1"
FORGET_DEAD: Final = f"DELETE FROM members WHERE number <> $1 AND pg_try_advisory_xact_lock({MEMBERS}, number::int)"
ENROL: Final = "INSERT INTO members (number, address, secret) VALUES ($1, $2, $3)"


class TablesLost(LeaseLost):
    """Some tables of a transaction are others' by now."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__("another process has this table now")
        self.tables = tables


class MemberSession(Session):
    """A session among others. `on_lost` is called when its lease has run out: then all its tables may be others'."""

    def __init__(
        self, place: PostgresUrl, on_lost: Callable[[], None] = lambda: None, address: str = "", secret: str = ""
    ) -> None:
        super().__init__(place, on_lost)
        self.me = Member(0, address, secret)
        self.on_resumed: Callable[[], None] = lambda: None
        """Called when we have a session again; others may have taken tables meanwhile."""
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await super().open()
        self._heard = time.monotonic()
        self._watching = asyncio.create_task(self._watch())

    async def _begin(self, db: Any) -> None:
        await self._share(db)
        await set_up(db)
        number = await db.fetchval(NEXT_FENCE)
        self.me = Member(number, self.me.address, self.me.secret)
        await db.fetchval(HOLD, MEMBERS, number)
        await db.execute(FORGET_DEAD, number)
        await db.execute(ENROL, number, self.me.address, self.me.secret)

    async def _share(self, db: Any) -> None:
        """Keep those out who want the hall for themselves. The first member makes it, or leads it to our layout."""
        if not await lock(db, SHARE):
            raise BadDatabase(
                f"{self.place} is served by a process that does not share it; stop it or give another one"
            )
        version = await read_layout(db)
        if version:
            layouts.check_layout(str(self.place), version)
        if version == SCHEMA_VERSION:
            return
        await db.fetchval("SELECT pg_advisory_unlock_shared($1)", LOCK)
        if await lock(db):
            await migrate(db, SCHEMA_VERSION)
            await db.fetchval("SELECT pg_advisory_unlock($1)", LOCK)
        if not await lock(db, SHARE) or await read_layout(db) != SCHEMA_VERSION:
            raise BadDatabase(f"{self.place} has another layout and is in use; stop all who serve it first")

    async def _resume(self, db: Any) -> bool:
        """Whether nobody holds the lock of our number: then our tables are ours still, as far as nobody took them."""
        await db.execute(END_OTHERS, self._name)
        if not (await db.fetchval(SHARE, LOCK) and await db.fetchval(HOLD, MEMBERS, self.me.number)):
            return False
        await set_up(db)
        logs.note("database within reach again")
        self.on_resumed()
        return True

    async def _enter(self, db: Any, fences: Fences) -> str:
        xid, held = await db.fetchrow(ENTER, self.me.number, [*fences], [*fences.values()])
        if held != len(fences):
            ours = dict(await db.fetch(HELD, self.me.number, [*fences]))
            raise TablesLost({table for table, fence in fences.items() if ours.get(table) != fence})
        return str(xid)

    async def claim(self, table: str) -> int | None:
        """The fencing number of a table that is ours from now on; None if there is no such table."""

        async def ask(db: Any) -> tuple[int | None, Any]:
            fence: int | None = await db.fetchval(CLAIM, table, self.me.number)
            return fence, await db.fetchrow(OWNER, table) if fence is None else None

        async with self._used:
            fence, owner = await self._ask(ask)
        if owner is not None:
            number, address, secret = owner
            raise Elsewhere(Member(number, address or "", secret or ""))
        return fence

    async def held(self, fences: Fences) -> set[str]:
        """Which of these tables are ours still."""
        async with self._used:
            found = await self._ask(lambda db: db.fetch(HELD, self.me.number, [*fences]))
        return {table for table, fence in found if fences[table] == fence}

    async def _speak(self, db: Any) -> None:
        """Look after the others' leases: one that ran out in the middle of a question would not end by itself."""
        await end_silent(db)

    async def _watch(self) -> None:
        """Notice that the lease has run out, whoever holds up the beat."""
        while time.monotonic() - self._heard < authority.LEASE_SECONDS:
            await asyncio.sleep(WATCH_SECONDS)
        self._lose()

    async def close(self) -> None:
        """Let go of all tables, so that others need not wait for it."""
        if self._watching:
            self._watching.cancel()
        if self._db is not None and not self._db.is_closed() and not self._lost:
            try:
                async with self._used:
                    await self._db.execute(RELEASE, self.me.number)
                    await self._db.execute("DELETE FROM members WHERE number = $1", self.me.number)
            except Exception as error:
                # The lease ends with the session all the same.
                logs.failure("tables not released", error)
        await super().close()
