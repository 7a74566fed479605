"""The lock and the lease of those who write in a PostgreSQL database: having them, waiting for them, ending them."""

import asyncio
from typing import Any, Final

import asyncpg

from gnomehall.server import limits, logs
from gnomehall.server.store import layouts
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.places import PostgresUrl

LOCK: Final = 0x676E6F6D65
"""The advisory lock of a hall; each database has its own."""
PAUSE: Final = 0.1
"""Seconds from one try to reach the database to the next."""
LEASE_SECONDS: Final = 3.0
"""Seconds of silence after which the database ends the session of an authority."""
BEAT_SECONDS: Final = 1.0
"""How often an authority says that it is there."""
LEASES: Final = ("idle_session_timeout", "idle_in_transaction_session_timeout")
ENDING_SECONDS: Final = 2.0
"""Seconds that a session is waited for whose process may have died."""
FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver raises when a database can't be reached or does not do what it is asked. TimeoutError is one."""
BROKEN: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""What the driver raises when a connection that it believed in is of no use any more."""
PASSING: Final = (OSError, *BROKEN)
"""Of the failures, what may be over at the next try."""
WRITER: Final = "gnomehall writer"
"""The first words of the name of every session that writes."""
ALONE: Final = "SELECT pg_try_advisory_lock($1)"
# A session of ours that we can't reach any more may still be there, with its lock and its last transaction.
END_OTHERS: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()
"""
# The lease of these has run out, wherever they fell silent. Of another user's sessions we know too little.
END_SILENT: Final = f"""
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND application_name LIKE '{WRITER} %'
  AND wait_event_type = 'Client' AND state_change < clock_timestamp() - make_interval(secs => $1::float8)
"""
# Some settings promise more than `on`, and are left as they are.
SURE: Final = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""


async def connect(place: PostgresUrl, name: str = "gnomehall") -> Any:
    try:
        return await asyncpg.connect(
            place.url,
            timeout=limits.LOCKED_SECONDS,
            command_timeout=limits.LOCKED_SECONDS,
            server_settings={"application_name": name},
        )
    except (ValueError, asyncpg.ClientConfigurationError) as error:
        raise bad_database(place, error) from None


async def end_silent(db: Any) -> None:
    """End the sessions of those who have said nothing for as long as a lease."""
    for (ended,) in await db.fetch(END_SILENT, float(LEASE_SECONDS)):
        logs.warn("ended a session that fell silent", ended=bool(ended))


async def lock(db: Any, how: str = ALONE) -> bool:
    """Whether this session is the authority now, or shares in it. One whose process has just died takes a moment."""
    for _ in range(int(ENDING_SECONDS / PAUSE)):
        await end_silent(db)
        if await db.fetchval(how, LOCK):
            return True
        await asyncio.sleep(PAUSE)
    return False


async def wait_until_free(place: PostgresUrl) -> None:
    """Wait until no session is the authority, however long that takes and whatever becomes of the connection."""
    while True:
        try:
            db = await connect(place, "gnomehall standby")
            try:
                while not await db.fetchval(ALONE, LOCK):
                    await end_silent(db)
                    await asyncio.sleep(PAUSE)
                return
            finally:
                await db.close()
        except PASSING as error:
            logs.note("database out of reach", reason=str(error) or type(error).__name__)
            await asyncio.sleep(BEAT_SECONDS)


async def read_layout(db: Any) -> int:
    """The layout of a database; 0 where there is no hall in it."""
    if await db.fetchval("SELECT to_regclass('hall')") is None:
        return 0
    return int(await db.fetchval("SELECT layout FROM hall"))


async def migrate(db: Any, want: int) -> int:
    """Lead a database to a layout, all the way or not at all; the layout that it had, 0 for none."""
    async with db.transaction():
        have = await read_layout(db)
        if have == want:
            return have
        way = layouts.statements_for_postgres(have or layouts.FIRST, want)
        for sql in way if have else [*layouts.first_for_postgres(), *way]:
            # An index of a large hall takes its time.
            await db.execute(sql, timeout=None)
        await db.execute("UPDATE hall SET layout = $1", want)
    if have:
        logs.note("layout changed", was=have, now=want)
    return have


def bad_database(place: PostgresUrl, reason: object) -> BadDatabase:
    return BadDatabase(f"{place} can't be used as a database: {reason}; give another one with --db")


async def set_up(db: Any) -> None:
    await db.execute(SURE)
    # PostgreSQL 13 lacks the first one: there a process that is stopped keeps its authority until somebody wants it.
    known = await db.fetch("SELECT name FROM pg_settings WHERE name = ANY($1)", LEASES)
    for (name,) in known:
        await db.execute(f"SET {name} = {int(LEASE_SECONDS * 1000)}")
