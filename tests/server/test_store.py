"""The store: grouped commits, all or nothing, and a table is what its steps make of it."""

import asyncio
import os
import stat
import tracemalloc
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gnomehall.core import record
from gnomehall.server import serve
from gnomehall.server.store.commits import INTERVAL
from gnomehall.server.store.interface import (
    AlreadyThere,
    Grant,
    SeatRow,
    Store,
    StoreFailed,
    TableRow,
    TableState,
    TimelineEntry,
)
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.opening import prepare
from gnomehall.server.store.places import Place, open_store
from gnomehall.server.store.rows import ENDED
from gnomehall.server.store.sqlite import SqliteStore
from gnomehall.server.tables.seats import hash_of
from gnomehall.server.tables.timeline import standing
from tests.server.halls import ME, PATIENCE, Player, Running, opened, served

ROW = TableRow(
    "t", "toadstools", 1, "first", "x", None, {}, (SeatRow("Ann"), SeatRow("", "random")), True, "playing", 7
)
DEAL = TimelineEntry(0, -1, ("pick a", "pick b"), None, 0, 1, 7)


def step(seq: int) -> TimelineEntry:
    return TimelineEntry(seq, seq % 2, (f"plant {seq}", "pick a"), None, 0, 1, 7)


def stored(place: Place, use: Callable[[Any], Awaitable[None]]) -> list[int]:
    """Use a store; how many writes each of its commits held."""
    batches: list[int] = []

    async def main() -> None:
        store = await open_store(place, lambda count, _: batches.append(count))
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(main())
    return batches


def test_what_was_written_is_read_again_after_the_file_was_closed(place: Place) -> None:
    grants = [Grant(hash_of("a"), "host"), Grant(hash_of("b"), "seat", 1, True)]
    undo = TimelineEntry(3, 1, (), 1, 1, 1, 8)

    async def write(store: Store) -> None:
        await store.create(ROW, [DEAL], grants)
        await store.append("t", step(1))
        await store.append("t", step(2))
        await store.append("t", undo, replace(ROW, state="over"))
        await store.update(replace(ROW, public=False), [Grant(hash_of("c"), "watch")], grants[:1])

    async def read(store: Store) -> None:
        found = await store.load("t")
        assert found is not None
        row, steps, kept = found
        assert row == replace(ROW, public=False)
        assert steps == [DEAL, step(1), step(2), undo]
        assert {lock.hash for lock in kept} == {hash_of("b"), hash_of("c")}
        assert await store.load("u") is None
        assert await store.public(10) == []

    stored(place, write)
    stored(place, read)


def test_tables_being_played_are_listed_first_then_the_newest_whatever_ended_them(tmp_path: Path) -> None:
    states: list[TableState] = ["over", "playing", "closed", "over", "playing", "closed"]

    async def use(store: SqliteStore) -> None:
        for created, state in enumerate(states):
            await store.create(replace(ROW, id=f"t{created}", state=state, created=created), [DEAL], [])
        await store.create(replace(ROW, id="private", public=False), [DEAL], [])
        for limit, names in ((10, "t4 t1 t5 t3 t2 t0"), (3, "t4 t1 t5"), (1, "t4")):
            assert [found.row.id for found in await store.public(limit)] == names.split()

    stored(tmp_path / "hall.db", use)


def test_what_a_list_looks_at_does_not_grow_with_the_tables_that_ended(tmp_path: Path) -> None:
    """Counted in instructions of the database."""
    asked: dict[str, Callable[[SqliteStore], Awaitable[object]]]
    asked = {"the lobby's list": lambda store: store.public(10), "what to clear": lambda store: store.unplayed(10**9)}
    counts: dict[str, list[int]] = {name: [] for name in asked}

    async def use(store: SqliteStore) -> None:
        executed = 0

        def count() -> None:
            nonlocal executed
            executed += 1

        store._read.set_progress_handler(count, 1)
        created = 0
        for number in (40, 400):
            for state in ENDED:
                rows = [
                    replace(ROW, id=f"{state}{created + n}", state=state, created=created + n) for n in range(number)
                ]
                await asyncio.gather(*(store.create(row, [replace(DEAL, at=row.created)], []) for row in rows))
            created += number
            for name, ask in asked.items():
                executed = 0
                await ask(store)
                counts[name].append(executed)

    stored(tmp_path / "hall.db", use)
    for name, (before, after) in counts.items():
        assert before == after > 0, name


def test_many_tables_share_one_commit(place: Place) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(store.create(replace(ROW, id=f"t{n}"), [DEAL], []) for n in range(100)))

    batches = stored(place, write)
    assert sum(batches) == 100
    assert len(batches) < 20


class Clock:
    """An event loop whose time stands still until it is moved, and which does at once what is to be done later."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self.now = loop, loop.time() + 100.0
        self.due: list[float] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, do: Callable[[], None]) -> None:
        self.due.append(when)
        self.now = max(self.now, when)
        self._loop.call_soon(do)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)


@pytest.mark.parametrize(("took", "next_after"), [(INTERVAL / 2, INTERVAL), (3 * INTERVAL, 3 * INTERVAL)])
def test_how_long_a_commit_takes_is_part_of_the_interval_to_the_next(
    tmp_path: Path, took: float, next_after: float
) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "hall.db")
        await store.create(ROW, [DEAL], [])
        clock = Clock(asyncio.get_running_loop())
        store._loop = clock  # type: ignore[assignment]  # it does all that the store wants of one
        began, first = clock.now, store.append("t", step(1))
        await asyncio.sleep(0)
        # The first is on its way to the disk now.
        clock.now += took
        await asyncio.gather(first, store.append("t", step(2)))
        assert clock.due == [began, pytest.approx(began + next_after)]
        await store.close()

    asyncio.run(main())


def test_a_seq_is_written_once_and_its_neighbours_in_the_batch_do_not_suffer(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROW, [DEAL], [])
        results = await asyncio.gather(
            *(store.append("t", step(n)) for n in (1, 1, 2)), store.append("none", step(1)), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), AlreadyThere, type(None), StoreFailed]
        found = await store.load("t")
        assert found is not None
        assert found[1] == [DEAL, step(1), step(2)]

    stored(place, write)


def test_an_error_that_is_not_of_the_database_fails_its_own_write_and_no_other(place: Place) -> None:
    not_text = TimelineEntry(1, 1, ("\ud800",), None, 0, 1, 7)

    async def write(store: Store) -> None:
        await store.create(ROW, [DEAL], [])
        await store.create(replace(ROW, id="u"), [DEAL], [])
        both = (store.append("t", not_text), store.append("u", step(1)))
        results = await asyncio.wait_for(asyncio.gather(*both, return_exceptions=True), PATIENCE)
        assert [type(result) for result in results] == [StoreFailed, type(None)]
        await asyncio.wait_for(store.append("t", step(1)), PATIENCE)
        found = await store.load("t")
        assert found is not None
        assert found[1] == [DEAL, step(1)]

    stored(place, write)


def test_the_list_has_those_first_that_are_played_then_the_newest_and_no_more_than_asked(place: Place) -> None:
    rows = [
        replace(ROW, id="old", created=1),
        replace(ROW, id="over", created=9, state="over"),
        replace(ROW, id="new", created=5),
        replace(ROW, id="mine", created=6, public=False),
        replace(ROW, id="closed", created=8, state="closed"),
    ]

    async def write(store: Store) -> None:
        for row in rows:
            await store.create(row, [DEAL, step(1)], [])
        listed = await store.public(10)
        assert [found.row.id for found in listed] == ["new", "old", "over", "closed"]
        assert [found.last for found in listed] == [step(1)] * 4
        assert [found.row.id for found in await store.public(3)] == ["new", "old", "over"]
        found = await store.summary("mine")
        assert found is not None
        assert (found[0].row, found[0].last, found[1]) == (rows[3], step(1), [])
        assert await store.summary("none") is None

    stored(place, write)


def test_a_table_goes_with_all_that_is_its_own_and_nothing_else(place: Place) -> None:
    before = replace(ROW, id="before", rematch="t")

    async def write(store: Store) -> None:
        await store.create(replace(before, rematch=""), [DEAL], [Grant(hash_of("x"), "host")])
        await store.create(ROW, [DEAL], [Grant(hash_of("a"), "host")], before)
        assert (await store.load("before") or [None])[0] == before
        await store.delete("t")
        assert await store.load("t") is None
        assert await store.load("before") == (replace(before, rematch=""), [DEAL], [Grant(hash_of("x"), "host")])
        await store.create(ROW, [DEAL], [Grant(hash_of("a"), "host")])

    stored(place, write)


def test_tables_at_which_no_person_has_moved_are_found(place: Place) -> None:
    """A bot's move is none of a person, and neither are those with which a table was opened."""
    bot, person = replace(step(1), who=1, at=8), replace(step(2), who=0, at=9)

    async def write(store: Store) -> None:
        await store.create(replace(ROW, id="none"), [DEAL], [])
        await store.create(replace(ROW, id="bot"), [DEAL, bot], [])
        await store.create(replace(ROW, id="person"), [DEAL, bot, person], [])
        await store.create(replace(ROW, id="opened"), [DEAL, replace(person, seq=1, at=7)], [])
        await store.create(replace(ROW, id="over", state="over"), [DEAL], [])
        await store.create(replace(ROW, id="young", created=50), [DEAL], [])
        assert set(await store.unplayed(20)) == {"none", "bot", "opened"}
        assert await store.unplayed(20, "bot") == ["bot"]
        assert await store.unplayed(20, "person") == []

    stored(place, write)


def test_a_store_that_can_write_and_read_is_healthy(place: Place) -> None:
    async def look(store: Store) -> None:
        assert await store.healthy()

    assert stored(place, look) == [1], "it has written"


def test_what_waits_is_written_when_the_store_is_closed_and_nothing_after_it(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROW, [DEAL], [])
        waiting = [asyncio.ensure_future(store.append("t", step(seq))) for seq in (1, 2)]
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed, match="closed"):
            await store.append("t", step(3))

    async def read(store: Store) -> None:
        found = await store.load("t")
        assert found is not None
        assert found[1] == [DEAL, step(1), step(2)]

    stored(place, write)
    stored(place, read)


def test_a_rollback_that_failed_is_not_in_the_way_of_later_writes(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        store._write.execute("BEGIN IMMEDIATE")
        await store.create(ROW, [DEAL], [])
        assert await store.load("t") is not None

    stored(tmp_path / "s.db", write)


def test_every_commit_reaches_the_disk_before_it_is_reported(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        assert store._write.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._write.execute("PRAGMA synchronous").fetchone() == (2,)

    stored(tmp_path / "s.db", look)


def test_a_file_that_is_no_database_or_of_another_layout_is_refused_in_words(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.write_text("not a database at all, but long enough to be looked at " * 20)
    newer = tmp_path / "newer.db"
    with opened(newer) as db:
        db.execute("PRAGMA user_version = 99")

    async def nothing(_: SqliteStore) -> None: ...

    for path in (other, newer, tmp_path):
        with pytest.raises(BadDatabase, match=path.name):
            stored(path, nothing)
    with pytest.raises(BadDatabase, match="No such file"):
        prepare(tmp_path / "nowhere" / "s.db")


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
def test_nobody_else_on_the_computer_can_read_what_is_hidden_in_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    prepare(path)

    async def look(store: SqliteStore) -> None:
        await store.create(ROW, [DEAL], [])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("s.db", "s.db-wal", "s.db-shm"), 0o600)

    stored(path, look)


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-shm")}


@pytest.mark.parametrize("left_open", [False, True])
def test_a_newer_database_is_left_as_it_is_in_every_byte(left_open: bool, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with opened(path) as db:
        if left_open:
            # Its version is in the log alone, as after a crash.
            db.execute("PRAGMA journal_mode = WAL")
        db.execute("CREATE TABLE things (id)")
        db.execute("PRAGMA user_version = 99")
        before = bytes_of(tmp_path)
        with pytest.raises(BadDatabase, match="layout 99"):
            prepare(path)
        assert bytes_of(tmp_path) == before


def test_a_database_by_a_symbolic_link_is_the_same_database(tmp_path: Path) -> None:
    path, link = tmp_path / "s.db", tmp_path / "link.db"
    prepare(path)
    link.symlink_to(path)
    with serve.sole_use(link) as file:
        assert file == path.resolve()
        with pytest.raises(serve.CannotServe, match="another process"), serve.sole_use(path):
            pass


def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with serve.sole_use(path), pytest.raises(serve.CannotServe, match="another process"), serve.sole_use(path):
        pass
    with serve.sole_use(path):
        pass


def test_finding_what_stands_takes_no_more_than_the_entries_themselves() -> None:
    entries = [DEAL, *(step(seq) for seq in range(1, 4000)), TimelineEntry(4000, 0, (), 3000, 0, 1, 7)]
    tracemalloc.start()
    try:
        assert standing(entries) == [*range(3001)]
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 100 * len(entries)


def test_what_was_taken_back_does_not_stand() -> None:
    steps = [DEAL, step(1), step(2), TimelineEntry(3, 0, (), 1, 0, 1, 7), step(4), TimelineEntry(5, 0, (), 2, 0, 1, 7)]
    assert standing(steps[:3]) == [0, 1, 2]
    assert standing(steps[:4]) == [0, 1]
    assert standing(steps[:5]) == [0, 1, 4]
    assert standing(steps) == [0, 1, 2]


@served()
async def test_a_write_that_fails_refuses_the_move_and_changes_nothing(server: Running) -> None:
    made = await server.open(ME, ME)
    append = server.hall.store.append
    async with server.player(made, made["mine"][0]["token"]) as player:

        async def full(table: str, entry: TimelineEntry, row: TableRow | None = None, number: str = "") -> None:
            raise StoreFailed("disk full")

        server.hall.store.append = full  # type: ignore[method-assign]  # a disk that is full
        refused = await player.play()
        assert (refused["code"], refused["seq"]) == ("busy", 0)
        server.hall.store.append = append  # type: ignore[method-assign]  # and has room again
        assert (await player.play())["seq"] == 1


@served()
async def test_a_table_of_another_rules_version_is_read_only_says_why_and_can_be_downloaded(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    name, token = made["table"]["id"], made["mine"][0]["token"]
    async with server.player(made, token) as player:
        await player.play()
    server.hall.tables.clear()
    with opened(server.database) as db:
        db.execute("UPDATE tables SET rules = 99")
    listed = (await server.get("/api/tables"))[0]
    assert listed["state"] == "unreadable"
    async with server.connection() as socket:
        player = Player(socket, name)
        told = await player.join(token)
        assert told["info"]["state"] == "unreadable"
        assert "version 99 of the rules" in told["info"]["reason"]
        assert (await player.play("plant a", seq=1))["code"] == "read-only"
    text = (await server.call("GET", f"/api/tables/{name}/record")).text
    kept = record.loads(text)
    assert kept.rules == 99
    assert [move.who for move in kept.moves].count(0) == 1
    assert (await server.call("GET", f"/api/tables/{name}/positions/0", token=token)).status_code == 409


@served()
async def test_a_table_whose_moves_the_rules_refuse_is_kept_too(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    name = made["table"]["id"]
    server.hall.tables.clear()
    with opened(server.database) as db:
        db.execute("UPDATE steps SET moves = 'pick z'")
    info = await server.get(f"/api/tables/{name}")
    assert info["state"] == "unreadable"
    assert "pick z" in info["reason"]
    assert "* pick z" in (await server.call("GET", f"/api/tables/{name}/record")).text


@served(idle=0.2)
async def test_a_table_that_nobody_follows_leaves_the_memory_and_comes_back(server: Running) -> None:
    made = await server.open(ME, ME)
    token = made["mine"][0]["token"]
    async with server.player(made, token) as player:
        await player.play()
        await player.reach(1)
        seen = player.view
        await asyncio.sleep(0.5)
        assert len(server.hall.tables) == 1
    while server.hall.tables:
        await asyncio.sleep(0.05)
    async with server.player(made, token) as player:
        assert player.view == seen


@served()
async def test_a_table_that_can_not_be_read_now_can_be_joined_once_it_can(server: Running) -> None:
    made = await server.open(ME, ME)
    load = server.hall.store.load
    failures = iter([StoreFailed("it could not be read: the database is away")])

    async def fail_once(table: str) -> Any:
        for error in failures:
            raise error
        return await load(table)

    server.hall.tables.clear()
    server.hall.store.load = fail_once  # type: ignore[method-assign]  # a database that comes back
    async with server.connection() as socket:
        player = Player(socket, made["table"]["id"])
        refused = await player.join(made["mine"][0]["token"])
        assert (refused["type"], refused["code"]) == ("refused", "busy")
        assert (await player.join(made["mine"][0]["token"]))["type"] == "sync"
        assert (await player.play())["type"] == "ack"
