"""`/healthz` tells the truth: it writes, and notices a disk that is full and a file that is gone or damaged."""

import asyncio
import contextlib
import dataclasses
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from gnomehall.server import limits
from gnomehall.server.store.interface import SeatRow, StoreFailed, TableRow, TimelineEntry
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.opening import prepare
from gnomehall.server.store.rows import SCHEMA_VERSION
from gnomehall.server.store.sqlite import SqliteStore
from tests.server.halls import BUSY, LONG, ME, Running, opened, running, served

ROW = TableRow("t", "toadstools", 1, "first", "x", None, {}, (SeatRow("Ann"), SeatRow("Bea")), True, "playing", 7)
DEAL = TimelineEntry(0, -1, ("pick a",), None, 0, 1, 7)


async def health(server: Running) -> int:
    return (await server.call("GET", "/healthz")).status_code


@contextmanager
def full_disk(more: int = 0) -> Iterator[None]:
    """No file of this process grows beyond so many bytes."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@served()
async def test_asking_for_health_writes_to_the_disk(server: Running) -> None:
    wal = Path(f"{server.database}-wal")
    assert await health(server) == 200
    before = wal.read_bytes()
    assert await health(server) == 200
    assert wal.read_bytes() != before
    with opened(server.database) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,), "it changes nothing"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit of files")
@served(limits=BUSY)
async def test_a_full_disk_refuses_moves_and_fails_health_until_there_is_room(
    server: Running,
) -> None:
    made = await server.open(ME, ME)
    tokens = [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as player:
        move = player.moves()[0]
        with full_disk(4096):
            assert (await player.play(move))["code"] == "busy"
            assert await health(server) == 503
            assert (
                await server.call("POST", "/api/tables", {"game": "toadstools", "seats": [ME, ME]})
            ).status_code == 503
            assert (await server.call("POST", f"/api/tables/{player.table}/leave", token=tokens[1])).status_code == 503
            assert (await server.get(f"/api/tables/{player.table}", tokens[0]))["seats"][1]["taken"]
        assert await health(server) == 200
        assert (await player.play(move))["seq"] == 1
        metrics = (await server.call("GET", "/metrics")).text
        assert "gnomehall_errors_total 0.0" not in metrics
    with opened(server.database) as db:
        assert db.execute("SELECT count(*) FROM steps").fetchone() == (2,)


@served()
async def test_a_disk_that_became_read_only_refuses_moves_and_fails_health(server: Running) -> None:
    made = await server.open(ME, ME)
    store = server.hall.store
    assert isinstance(store, SqliteStore)
    async with server.player(made, made["mine"][0]["token"]) as player:
        store._write.execute("PRAGMA query_only = ON")
        assert (await player.play())["code"] == "busy"
        assert await health(server) == 503
        assert (await server.call("GET", "/api/tables")).status_code == 200, "what is there can still be read"
        store._write.execute("PRAGMA query_only = OFF")
        assert await health(server) == 200
        assert (await player.play())["seq"] == 1


# --- files that are gone or damaged -------------------------------------------------------------


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, f"{path}.copy")
    Path(f"{path}.copy").replace(path)


def overwrite(start: int, length: int, what: bytes) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with path.open("r+b") as file:
            file.seek(start)
            file.write((what * length)[:length])

    return damage


def cut(part: int) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        os.truncate(path, path.stat().st_size * part // 100)

    return damage


PAGE = 4096
DAMAGES: dict[str, Callable[[Path], None]] = {
    "deleted": delete,
    "replaced": replace,
    "log deleted": lambda path: delete(Path(f"{path}-wal")),
    "index of the log deleted": lambda path: delete(Path(f"{path}-shm")),
    "first page of zeros": overwrite(0, PAGE, b"\0"),
    "first page of noise": overwrite(0, PAGE, b"\xa5\x5a\x13"),
    "another header": overwrite(0, 16, b"not a database, "),
    "second page of zeros": overwrite(PAGE, PAGE, b"\0"),
    "second page of noise": overwrite(PAGE, PAGE, b"\xa5\x5a\x13"),
    "all pages but the first of noise": overwrite(PAGE, 40 * PAGE, b"\xa5\x5a\x13"),
    "many pages of zeros": overwrite(2 * PAGE, 10 * PAGE, b"\0"),
    "cut in half": cut(50),
    "cut to a tenth": cut(10),
    "emptied": cut(0),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_file_that_is_gone_or_damaged_fails_health_and_stops_nothing(damage: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            made = [await server.open(ME, ME, public=True) for _ in range(12)]
            assert await health(server) == 200
            with opened(server.database) as db:
                # What is in the log only is not damaged with the file.
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            DAMAGES[damage](server.database)
            assert await health(server) == 503
            for path in ("/api/tables", f"/api/tables/{made[0]['table']['id']}", "/api/games", "/metrics"):
                assert (await server.call("GET", path)).status_code in (200, 503)
            async with server.player(made[0], made[0]["mine"][0]["token"]) as player:
                answer = await player.play()
                assert answer["type"] == "ack" or answer["code"] == "busy"

    with patch.object(limits, "DAMAGE_INTERVAL", 0.0):
        asyncio.run(asyncio.wait_for(main(), LONG))


@pytest.mark.parametrize(
    "damage", [name for name in DAMAGES if name.startswith(("first", "an", "second", "all", "m", "c"))]
)
def test_a_file_that_was_damaged_before_is_refused_in_words_or_fails_health(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def fill() -> None:
        store = SqliteStore(path)
        await asyncio.gather(*(store.create(dataclasses.replace(ROW, id=f"t{n}"), [DEAL], []) for n in range(60)))
        await store.close()

    async def look() -> None:
        prepare(path)
        store = SqliteStore(path)
        try:
            assert not await store.healthy()
            with contextlib.suppress(StoreFailed):
                await store.load("t1")
            with contextlib.suppress(StoreFailed):
                await store.public(100)
        finally:
            await store.close()

    asyncio.run(fill())
    DAMAGES[damage](path)
    with contextlib.suppress(BadDatabase):
        asyncio.run(look())


def test_nothing_is_acknowledged_that_would_be_written_to_a_deleted_file(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            made = await server.open(ME, ME)
            async with server.player(made, made["mine"][0]["token"]) as player:
                server.database.unlink()
                assert (await player.play())["code"] == "busy"

    asyncio.run(asyncio.wait_for(main(), LONG))


# --- locked files -------------------------------------------------------------------------------


def test_writes_that_wait_for_a_locked_database_share_one_wait(tmp_path: Path) -> None:
    async def main() -> int:
        store = SqliteStore(tmp_path / "s.db")
        await store.create(ROW, [DEAL], [])
        tries, transact = 0, store._transact

        def count(batch: list[object]) -> None:
            nonlocal tries
            tries += 1
            transact(batch)  # type: ignore[arg-type]  # whatever it is made of

        store._transact = count  # type: ignore[method-assign,assignment]  # as it is, and counted
        with opened(store.path) as other:
            other.execute("BEGIN IMMEDIATE")
            entries = [TimelineEntry(seq, 0, ("plant a",), None, 0, 1, 7) for seq in range(1, 21)]
            found = await asyncio.gather(*(store.append("t", entry) for entry in entries), return_exceptions=True)
            assert {type(one) for one in found} == {StoreFailed}
            other.execute("ROLLBACK")
        await store.append("t", entries[0])
        await store.close()
        return tries

    with patch.object(limits, "LOCKED_SECONDS", 0.2):
        assert asyncio.run(asyncio.wait_for(main(), LONG)) <= 4


@served()
async def test_health_is_answered_while_another_program_holds_the_database(server: Running) -> None:
    with patch.object(limits, "HEALTH_SECONDS", 0.3):
        with opened(server.database) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await health(server) == 503
            other.execute("ROLLBACK")
        while await health(server) != 200:
            await asyncio.sleep(0.1)
