"""The session of a PostgreSQL database that writes: who has it is the authority, and no other can write.

It holds an advisory lock, which PostgreSQL lets go of when the session ends, however it ends; a transaction of a
session that has ended is never committed. So a process that has lost its session has lost its authority with it, in the
same moment. When it comes back, a fencing number tells it whether another has served meanwhile.

A session is also a lease: PostgreSQL ends one that says nothing for a while, so that another process can take over from
one that is stopped or cut off. The clock is the database's own. PostgreSQL itself does so between two questions alone;
one that falls silent in the middle of a question, with a statement prepared and not yet asked, is ended by the others.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, TypeVar

from gnomehall.server import limits, logs
from gnomehall.server.store import layouts
from gnomehall.server.store.authority import (
    ALONE,
    BEAT_SECONDS,
    BROKEN,
    END_OTHERS,
    FAILURES,
    LOCK,
    PASSING,
    PAUSE,
    WRITER,
    bad_database,
    connect,
    lock,
    migrate,
    read_layout,
    set_up,
)
from gnomehall.server.store.commits import Fences
from gnomehall.server.store.interface import StoreFailed
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.rows import SCHEMA_VERSION, Statement

NEXT_FENCE: Final = "UPDATE hall SET fence = fence + 1 RETURNING fence"
XID: Final = "SELECT pg_current_xact_id()::text"
STATUS: Final = "SELECT pg_xact_status($1::text::xid8)"

T = TypeVar("T")


@cache
def numbered(sql: str) -> str:
    """A statement with its places numbered, as PostgreSQL wants them."""
    head, *tail = sql.split("?")
    return head + "".join(f"${number}{part}" for number, part in enumerate(tail, 1))


class Superseded(StoreFailed):
    """Another process has become the authority; what this one has in memory may be behind."""


class Session:
    """Does one transaction after another, and finds out what became of one whose connection broke."""

    def __init__(self, place: PostgresUrl, on_lost: Callable[[], None] = lambda: None) -> None:
        self.place = place
        self._on_lost = on_lost
        """Called when another process has become the authority."""
        self._used = asyncio.Lock()
        self._heard = time.monotonic()
        """When that was asked which the database answered last."""
        self._beating: asyncio.Task[None] | None = None
        self._name = f"{WRITER} {secrets.token_hex(8)}"
        self._db: Any = None
        self._fence = 0
        self._lost = False
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Become the authority, or refuse: BadDatabase. A hall is made if there is none, and led to our layout."""
        try:
            db = await connect(self.place, self._name)
            try:
                await self._begin(db)
            except BaseException:
                db.terminate()
                raise
        except FAILURES as error:
            raise bad_database(self.place, str(error) or type(error).__name__) from None
        self._db = db
        self._beating = asyncio.create_task(self._beat())

    async def _begin(self, db: Any) -> None:
        if not await lock(db):
            raise BadDatabase(f"{self.place} is served by another process already; stop it or give another one")
        if version := await read_layout(db):
            layouts.check_layout(str(self.place), version)
        await migrate(db, SCHEMA_VERSION)
        await set_up(db)
        if await db.fetchval("SHOW fsync") != "on":
            logs.warn("PostgreSQL does not wait for the disk: fsync is off, and a power cut can lose moves")
        self._fence = await db.fetchval(NEXT_FENCE)
        # Processes that shared the hall are gone; one that wakes up must find that its tables are not its own any more.
        await db.execute("UPDATE leases SET member = 0 WHERE member <> 0")
        await db.execute("DELETE FROM members")

    async def transact(self, statements: Iterable[Statement], fences: Fences) -> None:
        """Do these in one transaction. When it returns they are committed; when it raises, they are not."""
        async with self._used:
            await self._transact(statements, fences)

    async def _enter(self, db: Any, fences: Fences) -> str:
        """The number of the transaction that has begun, once it is sure that we may write in it."""
        return str(await db.fetchval(XID))

    async def _transact(self, statements: Iterable[Statement], fences: Fences) -> None:
        began = time.monotonic()
        db = await self._ask(begin_transaction)
        try:
            xid = await self._enter(db, fences)
            for sql, rows in groupby(statements, itemgetter(0)):
                await db.executemany(numbered(sql), [values for _, values in rows])
        except BaseException:
            await _roll_back(db)
            raise
        try:
            await db.execute("COMMIT")
        except BaseException:
            # The connection broke, or nothing came over it in time. What it was about may have happened.
            db.terminate()
            if not await self._was_committed(xid):
                raise
        else:
            self._heard = began

    async def _ask(self, ask: Callable[[Any], Awaitable[T]]) -> T:
        """What it answers to what may be asked twice: a connection that turns out to be broken is replaced."""
        for again in (True, False):
            db = await self._ready()
            try:
                return await ask(db)
            except BROKEN as error:
                logs.note("connection broken", reason=str(error) or type(error).__name__)
                db.terminate()
                if not again:
                    raise
            except (OSError, asyncio.CancelledError):
                # Nobody hears the answer any more; it must not be taken for that to the next question.
                db.terminate()
                raise
        raise AssertionError("it was answered or it failed")

    async def _was_committed(self, xid: str) -> bool:
        """What became of a transaction: asked until the database says it, since to guess would be to lie."""
        logs.warn("commit in doubt", transaction=xid)
        while not self._closing.is_set():
            try:
                status = await self._ask(lambda db: db.fetchval(STATUS, xid))
            except PASSING:
                status = None
            if status in ("committed", "aborted"):
                logs.note("commit no longer in doubt", transaction=xid, status=status)
                return bool(status == "committed")
            await asyncio.sleep(PAUSE)
        raise StoreFailed("the store was closed before the database said whether it was written")

    async def _ready(self) -> Any:
        if self._db.is_closed():
            self._db = await self._come_back()
        return self._db

    async def _come_back(self) -> Any:
        """A new connection in the place of one that broke, once the old session has ended."""
        async with asyncio.timeout(limits.LOCKED_SECONDS):
            while True:
                if self._closing.is_set():
                    raise ConnectionError("the store is closed")
                try:
                    db = await connect(self.place, self._name)
                    try:
                        if await self._resume(db) and not self._closing.is_set():
                            return db
                    except BaseException:
                        db.terminate()
                        raise
                    await db.close()
                except PASSING as error:
                    logs.note("database out of reach", reason=str(error) or type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _resume(self, db: Any) -> bool:
        """Whether we are the authority again, as if nothing had been."""
        await db.execute(END_OTHERS, self._name)
        ours = await db.fetchval(ALONE, LOCK)
        if await db.fetchval("SELECT fence FROM hall") != self._fence:
            self._lose()
            raise Superseded("another process has served this hall meanwhile; this one has to be started again")
        if not ours:
            return False
        await set_up(db)
        logs.note("database within reach again")
        return True

    async def _beat(self) -> None:
        """Keep the lease, and notice in a quiet hall too that it is lost."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with self._used:
                    began = time.monotonic()
                    await self._ask(self._speak)
                    self._heard = began
            except Superseded:
                return
            except FAILURES as error:
                logs.note("no answer from the database", reason=str(error) or type(error).__name__)
            except Exception as error:
                # Whatever the driver makes of a session that ended meanwhile: if this task ended, nobody would notice.
                logs.failure("session broken", error)
                self._db.terminate()

    async def _speak(self, db: Any) -> None:
        """Say anything, so that the session is not silent."""
        await db.execute("SELECT 1")

    def _lose(self) -> None:
        """Whoever finds it out first, a write or the beat, has it told once."""
        if not self._lost:
            self._lost = True
            logs.error("no longer the authority")
            self._on_lost()

    async def close(self) -> None:
        self._closing.set()
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if not self._db.is_closed():
            try:
                await self._db.close(timeout=limits.LOCKED_SECONDS)
            except FAILURES as error:
                logs.failure("session not closed", error)


async def begin_transaction(db: Any) -> Any:
    """The connection, on which a transaction has begun."""
    await db.execute("BEGIN")
    return db


async def _roll_back(db: Any) -> None:
    if db.is_closed():
        return
    try:
        await db.execute("ROLLBACK")
    except BaseException:
        # Without a connection there is no transaction either.
        db.terminate()
