"""The line of questions to bots that all processes of a hall share: those that no worker of their own had time for.

A table has one place in it, and whoever waits longest is next. A question stays in the line until its answer has been
fetched; if the process that took it dies, another one takes it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from gnomehall.server import logs
from gnomehall.server.store.authority import FAILURES, PASSING, connect
from gnomehall.server.store.membership import MEMBERS
from gnomehall.server.store.places import PostgresUrl

NAME: Final = "gnomehall thoughts"
ASKED: Final = "gnomehall_asked"
"""The channel on which it is said that there is a question."""
PUT: Final = """
INSERT INTO thoughts (table_id, turn, asker, taker, asked, answer)
VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint, $2, 0, $3, '')
ON CONFLICT (table_id) DO UPDATE
  SET turn = excluded.turn, asker = excluded.asker, taker = 0, asked = excluded.asked, answer = ''
RETURNING turn
"""
TAKE: Final = """
UPDATE thoughts SET taker = $1 WHERE table_id = (
  SELECT table_id FROM thoughts WHERE taker = 0 ORDER BY turn LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING table_id, turn, asked
"""
PUT_BACK: Final = "UPDATE thoughts SET taker = 0 WHERE table_id = $1 AND turn = $2 AND taker = $3"
ANSWER: Final = """
UPDATE thoughts SET answer = $4 WHERE table_id = $1 AND turn = $2 AND taker = $3 RETURNING asker
"""
FETCH: Final = "SELECT turn, answer FROM thoughts WHERE table_id = $1"
WITHDRAW: Final = "DELETE FROM thoughts WHERE table_id = $1 AND turn = $2"
# Whose lock can be had is dead.
FORGET_DEAD: Final = f"DELETE FROM thoughts WHERE pg_try_advisory_xact_lock({MEMBERS}, asker::int)"
TAKE_OVER: Final = f"""
UPDATE thoughts SET taker = 0
WHERE taker <> 0 AND answer = '' AND pg_try_advisory_xact_lock({MEMBERS}, taker::int)
"""


@dataclass(frozen=True, slots=True)
class Job:
    """A question that was taken out of the line."""

    table: str
    turn: int
    """Its number: two questions of a table never have the same."""
    asked: str


class Thoughts:
    """The line, by a session of its own. When that breaks, whoever asks is told by one of FAILURES."""

    def __init__(self, place: PostgresUrl, member: int, on_asked: Callable[[], None], on_answered: Callable[[], None]):
        self._place = place
        self._member = member
        self._on_asked = on_asked
        self._on_answered = on_answered
        self._used = asyncio.Lock()
        self._db: Any = None
        self._closed = False

    async def put(self, table: str, asked: str) -> int:
        """Ask; the number of the question. What the table asked before is withdrawn."""
        turn: int = await self._ask(PUT, table, self._member, asked)
        await self._tell(ASKED)
        return turn

    async def take(self) -> Job | None:
        """The next question, which is ours to answer."""
        async with self._used:
            found = await self._answered_by(lambda db: db.fetchrow(TAKE, self._member))
        return None if found is None else Job(*found)

    async def put_back(self, job: Job) -> None:
        """Leave a question to others after all; it has its old place."""
        await self._ask(PUT_BACK, job.table, job.turn, self._member)
        await self._tell(ASKED)

    async def answer(self, job: Job, answer: str) -> None:
        """Answer a question, unless it was withdrawn meanwhile."""
        asker = await self._ask(ANSWER, job.table, job.turn, self._member, answer)
        if asker is not None:
            await self._tell(_answered(asker))

    async def fetch(self, table: str) -> tuple[int, str] | None:
        """The number of a table's question with the answer, empty if there is none yet; None if nothing was asked."""
        async with self._used:
            found = await self._answered_by(lambda db: db.fetchrow(FETCH, table))
        return None if found is None else (found[0], found[1])

    async def withdraw(self, table: str, turn: int) -> None:
        await self._ask(WITHDRAW, table, turn)

    async def take_over(self) -> None:
        """Put those back into the line whose process died, and forget those whose asker did."""
        await self._ask(FORGET_DEAD)
        await self._ask(TAKE_OVER)

    async def _ask(self, sql: str, *values: Any) -> Any:
        async with self._used:
            return await self._answered_by(lambda db: db.fetchval(sql, *values))

    async def _answered_by(self, ask: Callable[[Any], Awaitable[Any]]) -> Any:
        """What the database answers; a connection that turns out to be broken is not asked again."""
        db = await self._ready()
        try:
            return await ask(db)
        except PASSING:
            db.terminate()
            raise

    async def _tell(self, channel: str) -> None:
        await self._ask("SELECT pg_notify($1, '')", channel)

    async def _ready(self) -> Any:
        if self._db is None or self._db.is_closed():
            if self._closed:
                raise ConnectionError("the hall closes")
            self._db = await connect(self._place, NAME)
            # Whoever finds that a question was lost asks again: nobody has to wait for the disk.
            await self._db.execute("SET synchronous_commit = off")
            await self._db.add_listener(ASKED, lambda *_: self._on_asked())
            await self._db.add_listener(_answered(self._member), lambda *_: self._on_answered())
        return self._db

    async def close(self) -> None:
        self._closed = True
        if self._db is not None and not self._db.is_closed():
            try:
                await self._db.close(timeout=1.0)
            except FAILURES as error:
                logs.failure("line not closed", error)


def _answered(member: int) -> str:
    """The channel on which a member is told that a question of its was answered."""
    return f"gnomehall_answered_{member}"
