"""What a group commit costs our process with each driver of PostgreSQL, and with SQLite beside them.

    pip install 'psycopg[binary]'
    PYTHONPATH=. python benchmarks/drivers.py

It starts a PostgreSQL of its own, as the tests do. Drivers take turns, and the best of some rounds counts, in processor
time: what the database itself works is the same for all of them.
"""

import asyncio
import importlib
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
from uvicorn.config import Config

from tests import postgres

COMMITS = 100
ROUNDS = 4
SIZES = (1, 6, 40)
TABLE = """
CREATE TABLE steps (table_id TEXT, seq BIGINT, who BIGINT, moves TEXT, undo BIGINT, turn BIGINT, round BIGINT,
  at BIGINT, notice TEXT, PRIMARY KEY (table_id, seq))
"""
Rows = list[tuple[Any, ...]]
Commit = Callable[[Rows], Awaitable[None]]


def insert(place: Callable[[int], str]) -> str:
    return f"INSERT INTO steps VALUES ({','.join(place(number) for number in range(1, 10))})"


def rows(table: str, seq: int, size: int) -> Rows:
    return [(f"{table}{i}", seq, 0, "use 1 with C\npick a", None, 0, 1, 1_763_440_000, "") for i in range(size)]


def with_sqlite(path: Path) -> Commit:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(TABLE)

    async def commit(batch: Rows) -> None:
        db.execute("BEGIN IMMEDIATE")
        db.executemany(insert(lambda _: "?"), batch)
        db.execute("COMMIT")

    return commit


async def with_asyncpg(url: str) -> Commit:
    db = await asyncpg.connect(url)

    async def commit(batch: Rows) -> None:
        await db.execute("BEGIN")
        await db.fetchval("SELECT pg_current_xact_id()::text")
        await db.executemany(insert(lambda number: f"${number}"), batch)
        await db.execute("COMMIT")

    return commit


async def with_psycopg(url: str) -> Commit:
    # Only this comparison needs it.
    psycopg = importlib.import_module("psycopg")
    db = await psycopg.AsyncConnection.connect(url, autocommit=True)

    async def commit(batch: Rows) -> None:
        await db.execute("BEGIN")
        await (await db.execute("SELECT pg_current_xact_id()::text")).fetchone()
        async with db.pipeline():
            async with db.cursor() as cursor:
                await cursor.executemany(insert(lambda _: "%s"), batch)
            await db.execute("COMMIT")

    return commit


async def with_psycopg_thread(url: str) -> Commit:
    psycopg = importlib.import_module("psycopg")
    db = psycopg.connect(url, autocommit=True)

    def work(batch: Rows) -> None:
        db.execute("BEGIN")
        db.execute("SELECT pg_current_xact_id()::text").fetchone()
        with db.pipeline():
            with db.cursor() as cursor:
                cursor.executemany(insert(lambda _: "%s"), batch)
            db.execute("COMMIT")

    async def commit(batch: Rows) -> None:
        await asyncio.to_thread(work, batch)

    return commit


async def measure(url: str, folder: Path) -> dict[str, list[float]]:
    commits = {
        "asyncpg": await with_asyncpg(url),
        "psycopg 3, on the event loop": await with_psycopg(url),
        "psycopg 3, in a thread": await with_psycopg_thread(url),
        "SQLite": with_sqlite(folder / "drivers.db"),
    }
    best: dict[str, list[float]] = {name: [float("inf")] * len(SIZES) for name in commits}
    for turn in range(ROUNDS):
        for column, size in enumerate(SIZES):
            for name, commit in commits.items():
                batches = [rows(f"{name} {turn} {size} ", seq, size) for seq in range(COMMITS)]
                began = time.process_time()
                for batch in batches:
                    await commit(batch)
                best[name][column] = min(best[name][column], (time.process_time() - began) / COMMITS * 1e6)
    return best


def main() -> None:
    with postgres.running() as server, tempfile.TemporaryDirectory() as folder:
        url = server.new_database()
        server.ask(TABLE, url)
        # The loop that uvicorn would choose.
        with asyncio.Runner(loop_factory=Config("").get_loop_factory()) as runner:
            best = runner.run(measure(url, Path(folder)))
    print("microseconds of processor time for a commit of", ", ".join(str(size) for size in SIZES), "rows")
    for name, found in best.items():
        print(f"| {name} | {' | '.join(f'{one:.0f}' for one in found)} |")


if __name__ == "__main__":
    main()
