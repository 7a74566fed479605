"""Leases: each table has one authority at a time, and nothing is written under a lease that has passed to another."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from gnomehall.server import databases
from gnomehall.server.store import authority
from gnomehall.server.store.authority import wait_until_free
from gnomehall.server.store.interface import Elsewhere, LeaseLost
from gnomehall.server.store.layouts import FIRST, BadDatabase
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.postgres import PostgresStore
from gnomehall.server.store.session import Superseded
from gnomehall.server.store.shared import SharedStore
from tests.postgres import Server
from tests.server.halls import LONG
from tests.server.test_store import DEAL, ROW, step

pytestmark = pytest.mark.usefixtures("postgres_server")

Scenario = Callable[[SharedStore, SharedStore], Awaitable[None]]


def shared(place: PostgresUrl, scenario: Scenario) -> set[str]:
    """Two members of a hall; the tables of the first that were taken."""
    taken: set[str] = set()

    async def main() -> None:
        one = await SharedStore.join(place, on_taken=taken.update, address="here:1", secret="s")
        other = await SharedStore.join(place)
        try:
            await scenario(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(asyncio.wait_for(main(), LONG))
    return taken


@pytest.fixture
def short_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases run out soon."""
    monkeypatch.setattr(authority, "LEASE_SECONDS", 3.0)


async def stop_beating(store: PostgresStore) -> None:
    assert store.session._beating
    # In the middle of a beat its connection would break with it.
    async with store.session._used:
        store.session._beating.cancel()
    await asyncio.wait([store.session._beating])


async def stop_in_a_statement(store: PostgresStore) -> None:
    """Stop as a signal may stop a process: its session waits for the rest of a statement, and is not idle."""
    await stop_beating(store)
    async with store.session._used:
        # The driver has a statement parsed before it sends what completes it.
        await (await store.session._ready()).prepare("SELECT 2")


async def end_session(server: Server, store: SharedStore) -> None:
    """Break the connection of a member, as a crash of the network would; it comes back when it is needed."""
    await stop_beating(store)
    ended = f"""SELECT pg_terminate_backend(pid) FROM pg_locks
    JOIN pg_database ON database = pg_database.oid AND datname = current_database()
    WHERE locktype = 'advisory' AND objid = {store.session.me.number} AND objsubid = 2"""
    assert await asyncio.to_thread(server.ask, ended, store.session.place.url) == ["t"]


def test_a_connection_that_is_of_no_use_is_replaced_before_anything_is_written(postgres_place: PostgresUrl) -> None:
    async def scenario(one: SharedStore, other: SharedStore) -> None:
        await one.create(ROW, [DEAL], [])
        for ask in (
            lambda: one.append("t", step(1)),
            lambda: one.claim("t"),
            lambda: one.session.held({"t": 2}),
        ):
            # Whoever stops waiting for an answer leaves a connection behind on which nothing else can be asked.
            left = asyncio.create_task(one.session._db.execute("SELECT pg_sleep(60)"))
            await asyncio.sleep(0)
            await ask()
            await asyncio.gather(left, return_exceptions=True)
        assert await one.session.held({"t": 2}) == {"t"}

    assert shared(postgres_place, scenario) == set()


async def take(store: SharedStore, table: str) -> None:
    """Claim a table of a member whose session is about to be over."""
    while True:
        try:
            return await store.claim(table)
        except Elsewhere:
            await asyncio.sleep(0.01)


def test_a_table_of_a_living_member_is_elsewhere(postgres_place: PostgresUrl) -> None:
    async def scenario(one: SharedStore, other: SharedStore) -> None:
        await one.create(ROW, [DEAL], [])
        with pytest.raises(Elsewhere) as away:
            await other.claim("t")
        assert away.value.member == one.session.me
        with pytest.raises(LeaseLost):
            await other.append("t", step(1))
        await one.append("t", step(1))
        await other.claim("there is no such table")

    assert shared(postgres_place, scenario) == set()


def test_a_member_that_lost_its_session_writes_no_more_at_tables_that_others_took(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    async def scenario(one: SharedStore, other: SharedStore) -> None:
        kept = replace(ROW, id="kept")
        await one.create(ROW, [DEAL], [])
        await one.create(kept, [DEAL], [])
        await end_session(postgres_server, one)
        await take(other, "t")
        # Both are asked for at once and share a commit: one of them is refused, the other is not.
        written = await asyncio.gather(
            one.append("t", step(1)), one.append("kept", step(1)), one.update(ROW, [], []), return_exceptions=True
        )
        assert [isinstance(result, LeaseLost) for result in written] == [True, False, True]
        assert written[1] is None
        await other.append("t", step(1))

    assert shared(postgres_place, scenario) == {"t"}
    found = postgres_server.ask("SELECT table_id, seq FROM steps ORDER BY table_id, seq", postgres_place.url)
    assert found == ["kept|0", "kept|1", "t|0", "t|1"]


def test_whoever_has_a_session_again_is_told_which_tables_were_taken(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    told = asyncio.Event()

    async def main() -> None:
        one = await SharedStore.join(postgres_place, on_taken=lambda tables: told.set())
        other = await SharedStore.join(postgres_place)
        await one.create(ROW, [DEAL], [])
        await end_session(postgres_server, one)
        await take(other, "t")
        # Nobody writes there.
        assert await one.healthy()
        await told.wait()
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(main(), LONG))


@pytest.mark.usefixtures("short_lease")
def test_a_member_that_stopped_in_the_middle_of_a_statement_loses_its_tables(postgres_place: PostgresUrl) -> None:
    """PostgreSQL does not take such a session for an idle one: it would wait for the rest for ever."""

    async def scenario(one: SharedStore, other: SharedStore) -> None:
        await one.create(ROW, [DEAL], [])
        await stop_in_a_statement(one)
        await take(other, "t")
        await other.append("t", step(1))
        with pytest.raises(LeaseLost):
            await one.append("t", step(1))

    assert shared(postgres_place, scenario) == {"t"}


@pytest.mark.usefixtures("short_lease")
def test_a_standby_takes_over_from_a_process_that_stopped_in_the_middle_of_a_statement(
    postgres_place: PostgresUrl,
) -> None:
    async def main() -> None:
        first = await PostgresStore.open(postgres_place)
        await first.create(ROW, [DEAL], [])
        await stop_in_a_statement(first)
        await wait_until_free(postgres_place)
        second = await PostgresStore.open(postgres_place)
        await second.append("t", step(1))
        with pytest.raises(Superseded):
            await first.append("t", step(1))
        await first.close()
        await second.close()

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_what_was_gathered_under_an_old_lease_is_void_under_a_new_one(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    async def scenario(one: SharedStore, other: SharedStore) -> None:
        await one.create(ROW, [DEAL], [])
        stale = one._put([("UPDATE tables SET host = 7", ())], "t")
        # The table goes there and back before the commit: it is ours, but not the one that was loaded then.
        one._fences["t"] += 1
        with pytest.raises(LeaseLost):
            await stale
        one._fences["t"] -= 1

    shared(postgres_place, scenario)
    assert postgres_server.ask("SELECT host FROM tables", postgres_place.url) == [str(ROW.host)]


def test_a_member_that_leaves_lets_go_of_its_tables(postgres_place: PostgresUrl) -> None:
    async def scenario(one: SharedStore, other: SharedStore) -> None:
        await one.create(ROW, [DEAL], [])
        await one.close()
        await other.claim("t")
        await other.append("t", step(1))

    shared(postgres_place, scenario)


def test_who_serves_alone_and_who_shares_keep_each_other_out(
    postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    async def scenario(one: SharedStore, other: SharedStore) -> None:
        with pytest.raises(BadDatabase, match="served by another process"):
            await PostgresStore.open(postgres_place)
        await one.create(ROW, [DEAL], [])
        await other.close()
        await end_session(postgres_server, one)
        alone = await PostgresStore.open(postgres_place)
        with pytest.raises(BadDatabase, match="does not share it"):
            await SharedStore.join(postgres_place)
        await alone.append("t", step(1))
        await alone.close()
        with pytest.raises(LeaseLost):
            await one.append("t", step(2))

    assert shared(postgres_place, scenario) == {"t"}


def test_the_first_member_leads_a_hall_to_our_layout(postgres_place: PostgresUrl) -> None:
    async def main() -> None:
        await (await PostgresStore.open(postgres_place)).close()
        await databases.migrate(postgres_place, FIRST)
        one = await SharedStore.join(postgres_place)
        with pytest.raises(BadDatabase, match="served by another process"):
            await databases.migrate(postgres_place, FIRST)
        await one.close()

    asyncio.run(asyncio.wait_for(main(), LONG))
