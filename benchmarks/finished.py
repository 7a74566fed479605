"""A hall with many finished games: how long it takes to start, and to list its tables, on both kinds of database.

    PYTHONPATH=. python benchmarks/finished.py --games 100000

The games are copies of one that was played; of its entries each copy has as many as told.
"""

import argparse
import asyncio
import contextlib
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from gnomehall.server import databases
from gnomehall.server.store import archive
from gnomehall.server.store.archive import PARTS, Values
from gnomehall.server.store.places import Place, PostgresUrl
from gnomehall.server.store.rows import SCHEMA_VERSION
from tests import postgres

PLAYED = Path("tests/released/0.1.0/hall.db")
ASKED = 30


async def one_game() -> tuple[Values, list[Values]]:
    """A finished game and its entries."""
    async with archive.opened(PLAYED, alone=False) as found:
        rows = [[row async for chunk in found.rows(part) for row in chunk] for part in PARTS]
    game = next(row for row in rows[0] if row[1] == "gnomopolis" and row[9] == "over")
    return game, [entry for entry in rows[1] if entry[0] == game[0]]


async def fill(place: Place, games: int, entries: int) -> None:
    game, played = await one_game()
    kept = [*played[: entries - 1], played[-1]]
    async with archive.opened(place, alone=True) as target:
        await target.migrate(SCHEMA_VERSION)
        for first in range(0, games, 500):
            names = [f"game{number:08}" for number in range(first, min(first + 500, games))]
            created = [(name, *game[1:8], 1, game[9], game[10] + i, *game[11:]) for i, name in enumerate(names, first)]
            await target.add(PARTS[0], created)
            await target.add(PARTS[1], [(name, *entry[1:]) for name in names for entry in kept])
        await target.keep()


@contextlib.contextmanager
def serving(url: str) -> Iterator[tuple[str, float]]:
    """A server: its address, and how many seconds it took until it answered."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    began = time.perf_counter()
    words = [sys.executable, "-m", "gnomehall", "serve", "--port", str(port), "--no-browser", "--db", url]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
                answer.read()
                break
            time.sleep(0.01)
        yield f"http://127.0.0.1:{port}", time.perf_counter() - began
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def measure(name: str, url: str) -> None:
    """Print the best of three starts, and the median of all lists."""
    starts, lists, size = [], [], 0
    for _ in range(3):
        with serving(url) as (address, seconds):
            starts.append(seconds)
            for _ in range(ASKED):
                began = time.perf_counter()
                with urllib.request.urlopen(f"{address}/api/tables") as answer:
                    size = len(answer.read())
                lists.append((time.perf_counter() - began) * 1000)
    middle, worst = statistics.median(lists), max(lists)
    print(f"{name:<12} starts in {min(starts):.2f} s, lists in {middle:.1f} ms (worst {worst:.1f}), {size:,} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a hall with many finished games.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--entries", type=int, default=20)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres.running() as server:
        file, url = Path(folder) / "hall.db", server.new_database()
        asyncio.run(fill(file, args.games, args.entries))
        asyncio.run(databases.copy(file, PostgresUrl(url)))
        print(f"{args.games:,} finished games of {args.entries} entries, {file.stat().st_size / 1e6:,.0f} MB")
        # Most of a start is reading code, which an empty hall has to do as well.
        measure("an empty one", f"sqlite:///{folder}/empty.db")
        measure("SQLite", f"sqlite:///{file}")
        measure("PostgreSQL", url)


if __name__ == "__main__":
    main()
