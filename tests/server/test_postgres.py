"""PostgreSQL as the store: one authority; a broken connection loses no acknowledged write and makes no second truth."""

import asyncio
import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any
from unittest.mock import patch

import asyncpg
import pytest

from gnomehall.server import limits
from gnomehall.server.store.commits import Fences
from gnomehall.server.store.interface import AlreadyThere, StoreFailed
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.postgres import PostgresStore
from gnomehall.server.store.session import STATUS, Session, Superseded
from tests.postgres import Server
from tests.server.halls import LONG, ME, PATIENCE, running
from tests.server.test_leases import stop_beating
from tests.server.test_store import DEAL, ROW, step

pytestmark = pytest.mark.usefixtures("postgres_server")


WRITES = 150


def stored(place: PostgresUrl, use: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await PostgresStore.open(place)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(main(), LONG))


def end_sessions(server: Server) -> None:
    """Break every connection to every database, as a crash of the database or of the network would."""
    server.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'gnomehall%'")


# --- one authority ------------------------------------------------------------------------------


def test_two_servers_never_share_a_database(postgres_place: PostgresUrl) -> None:
    async def second(_: PostgresStore) -> None:
        with pytest.raises(BadDatabase, match="served by another process"):
            await PostgresStore.open(postgres_place)

    async def nothing(_: PostgresStore) -> None: ...

    stored(postgres_place, second)
    stored(postgres_place, nothing)


def test_a_session_that_was_ended_while_another_served_never_writes_again(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(ROW, [DEAL], [])
        # It does not come back by itself while another becomes the authority.
        await stop_beating(store)
        end_sessions(postgres_server)
        other = await PostgresStore.open(postgres_place)
        await other.append("t", step(1))
        await other.close()
        for _ in range(2):
            with pytest.raises(Superseded, match="another process has served"):
                await store.append("t", step(2))
        assert not await store.healthy()

    stored(postgres_place, use)
    assert postgres_server.ask("SELECT seq FROM steps ORDER BY seq", postgres_place.url) == ["0", "1"]


def test_while_another_serves_nothing_is_written(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(ROW, [DEAL], [])
        # It does not come back by itself while another becomes the authority.
        await stop_beating(store)
        end_sessions(postgres_server)
        other = await PostgresStore.open(postgres_place)
        with patch.object(limits, "LOCKED_SECONDS", 0.3), pytest.raises(StoreFailed):
            await store.append("t", step(1))
        await other.append("t", step(1))
        await other.close()

    stored(postgres_place, use)


# --- broken connections -------------------------------------------------------------------------


def test_writes_and_reads_go_on_after_every_connection_was_broken(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    async def use(store: PostgresStore) -> None:
        await store.create(ROW, [DEAL], [])
        for seq in range(1, 4):
            end_sessions(postgres_server)
            assert await store.summary("t") is not None
            await store.append("t", step(seq))
        assert await store.healthy()

    stored(postgres_place, use)
    assert postgres_server.ask("SELECT count(*) FROM steps", postgres_place.url) == ["4"]


def test_a_commit_whose_answer_was_lost_is_found_out_about(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    """The connection breaks after the commit, then before it: the first write is reported done, the second refused."""

    class Breaking:
        """The connection of the session, which breaks at its next COMMIT."""

        def __init__(self, db: Any, after: bool) -> None:
            self._db = db
            self._after = after

        def __getattr__(self, name: str) -> Any:
            return getattr(self._db, name)

        async def execute(self, sql: str, *values: Any) -> Any:
            if sql == "COMMIT" and not self._after:
                self._db.terminate()
            await self._db.execute(sql, *values)
            if sql == "COMMIT":
                self._db.terminate()
                raise ConnectionResetError("the answer was lost")

    async def use(store: PostgresStore) -> None:
        await store.create(ROW, [DEAL], [])
        store.session._db = Breaking(store.session._db, after=True)
        await asyncio.wait_for(store.append("t", step(1)), PATIENCE)
        store.session._db = Breaking(store.session._db, after=False)
        with pytest.raises(StoreFailed):
            await asyncio.wait_for(store.append("t", step(2)), PATIENCE)
        with pytest.raises(AlreadyThere):
            await store.append("t", step(1))
        await store.append("t", step(2))

    stored(postgres_place, use)
    assert postgres_server.ask("SELECT seq FROM steps ORDER BY seq", postgres_place.url) == ["0", "1", "2"]


def test_a_commit_in_doubt_is_asked_for_until_a_connection_answers(
    postgres_place: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the driver makes of a new connection that broke as well is no answer."""
    failing = [asyncpg.InternalClientError("cannot switch to state 15"), ConnectionResetError(), TimeoutError()]

    class Lost:
        """A connection whose COMMIT arrives, while the answer does not."""

        def __init__(self, db: Any) -> None:
            self._db = db

        def __getattr__(self, name: str) -> Any:
            return getattr(self._db, name)

        async def execute(self, sql: str, *values: Any) -> Any:
            await self._db.execute(sql, *values)
            if sql == "COMMIT":
                self._db.terminate()
                raise ConnectionResetError("the answer was lost")

        async def fetchval(self, sql: str, *values: Any) -> Any:
            if sql == STATUS and failing:
                raise failing.pop()
            return await self._db.fetchval(sql, *values)

    async def use(store: PostgresStore) -> None:
        come_back = store.session._come_back

        async def come_back_in_vain() -> Any:
            return Lost(await come_back())

        monkeypatch.setattr(store.session, "_come_back", come_back_in_vain)
        await store.create(ROW, [DEAL], [])
        store.session._db = Lost(store.session._db)
        await asyncio.wait_for(store.append("t", step(1)), PATIENCE)
        assert not failing

    stored(postgres_place, use)


def test_connections_that_break_at_any_moment_make_no_write_of_unknown_fate(
    postgres_place: PostgresUrl, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was reported done is there once, and what was refused is not there."""
    done: list[int] = []
    refused: list[int] = []

    async def write(store: PostgresStore) -> None:
        while len(done) < WRITES:
            seq = len(done) + len(refused) + 1
            try:
                await store.append("t", step(seq))
            except StoreFailed:
                refused.append(seq)
            else:
                done.append(seq)

    async def use(store: PostgresStore) -> None:
        await store.create(ROW, [DEAL], [])
        enter, begun = store.session._enter, count(1)

        async def enter_and_break(db: Any, fences: Fences) -> str:
            """A connection that breaks before a write has begun is replaced; here some break in the middle of one."""
            xid = await enter(db, fences)
            if next(begun) % 20 == 0:
                await asyncio.to_thread(end_sessions, postgres_server)
            return xid

        monkeypatch.setattr(store.session, "_enter", enter_and_break)
        writing = asyncio.create_task(write(store))
        while not writing.done():
            await asyncio.to_thread(end_sessions, postgres_server)
            await asyncio.sleep(0.1)
        await writing

    stored(postgres_place, use)
    kept = [int(line) for line in postgres_server.ask("SELECT seq FROM steps ORDER BY seq", postgres_place.url)]
    assert kept == [0, *done]
    assert len(refused) >= WRITES // 20, "those whose connection broke in the middle"


def test_a_database_that_crashes_and_comes_back_has_every_acknowledged_move(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    async def main() -> None:
        async with running(postgres_place) as server:
            made = await server.open(ME, ME)
            async with server.player(made, made["mine"][0]["token"]) as player:
                assert (await player.play())["seq"] == 1
                await player.reach(1)
                postgres_server.stop(signal.SIGQUIT)
                with patch.object(limits, "LOCKED_SECONDS", 0.3):
                    assert (await server.call("GET", "/healthz")).status_code == 503
                postgres_server.start()
                while (await server.call("GET", "/healthz")).status_code != 200:
                    await asyncio.sleep(0.05)
                await player.join(made["mine"][player.turn]["token"])
                assert (await player.play())["seq"] == 2

    asyncio.run(asyncio.wait_for(main(), LONG))
    assert postgres_server.ask("SELECT seq FROM steps ORDER BY seq", postgres_place.url) == ["0", "1", "2"]


# --- refusals -----------------------------------------------------------------------------------


def test_a_database_that_can_not_be_reached_is_refused_in_one_line_without_its_password() -> None:
    for url in (
        "postgresql://me:secret@127.0.0.1:1/hall",
        "postgresql://me:secret@/hall?host=/nowhere&password=secret",
    ):
        with pytest.raises(BadDatabase) as refused:
            asyncio.run(Session(PostgresUrl(url)).open())
        assert "secret" not in str(refused.value)
        assert "me@" in str(refused.value)
        assert "\n" not in str(refused.value)


def test_a_database_of_a_newer_layout_is_left_as_it_is(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    postgres_server.ask("CREATE TABLE hall (layout BIGINT, fence BIGINT)", postgres_place.url)
    postgres_server.ask("INSERT INTO hall VALUES (99, 5)", postgres_place.url)
    with pytest.raises(BadDatabase, match="layout 99"):
        asyncio.run(Session(postgres_place).open())
    assert postgres_server.ask("SELECT * FROM hall", postgres_place.url) == ["99|5"]


def test_every_commit_is_waited_for_even_where_the_database_would_not(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    postgres_server.ask(
        "ALTER DATABASE " + postgres_place.url.split("/")[3].split("?")[0] + " SET synchronous_commit = off"
    )

    async def look(store: PostgresStore) -> None:
        assert await store.session._db.fetchval("SHOW synchronous_commit") == "on"

    stored(postgres_place, look)


# --- the command --------------------------------------------------------------------------------


def test_the_command_serves_a_database_and_a_second_one_is_refused(postgres_place: PostgresUrl) -> None:
    words = [sys.executable, "-m", "gnomehall", "serve", "--port", "0", "--no-browser", "--db", postgres_place.url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = [process.stdout.readline() for _ in range(2)]
        assert said[0] == f"database: {postgres_place}\n"
        with urllib.request.urlopen(said[1].split()[1] + "healthz", timeout=LONG) as answer:
            assert json.load(answer)["status"] == "ok"
        second = subprocess.run(words, capture_output=True, text=True, timeout=LONG, check=False)
        assert second.returncode == 2
        assert "served by another process already" in second.stderr
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=LONG)
        assert '"hall closed"' in err
        assert "Traceback" not in err
