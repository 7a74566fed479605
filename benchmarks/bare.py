"""What the machine allows: the load of load.py on a server without a game, with the same event loop and store.

    python benchmarks/bare.py --tables 200 --seconds 30

It takes a short line, inserts a row as the store does for a move, and when that is on disk writes as many bytes to both
connections of the table as a move costs. There are no frames, no rules, no views, no choices. What it reaches at a pace
is what this way of serving leaves room for; another way may leave more.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import cast

from uvicorn.config import Config

from gnomehall.server.store.interface import TableRow, TimelineEntry
from gnomehall.server.store.opening import prepare
from gnomehall.server.store.sqlite import SqliteStore

MOVE = b"m" * 99 + b"\n"
NEWS = b"n" * 1_174 + b"\n"
"""As long as a move is, and what each of the two is sent for it."""


class BareHall:
    """All tables, each no more than a number that counts up."""

    def __init__(self, database: Path) -> None:
        self.store = SqliteStore(database)
        self.tables: dict[bytes, list[Connection]] = {}
        self.seqs: dict[bytes, int] = {}
        self.opening: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()

    def sit(self, connection: "Connection") -> None:
        name = connection.table
        if name not in self.tables:
            row = TableRow(name.decode(), "none", 1, "none", "", None, {}, (), False, "playing", 0)
            self.opening.add(self._loop.create_task(self.store.create(row, [entry(0)], [])))
            self.seqs[name] = 0
        self.tables.setdefault(name, []).append(connection)

    def take(self, table: bytes) -> None:
        seq = self.seqs[table] = self.seqs[table] + 1
        written = cast("asyncio.Future[None]", self.store.append(table.decode(), entry(seq)))
        written.add_done_callback(partial(self._tell, table))

    def _tell(self, table: bytes, written: "asyncio.Future[None]") -> None:
        written.result()
        for connection in self.tables[table]:
            connection.transport.write(NEWS)


def entry(seq: int) -> TimelineEntry:
    return TimelineEntry(seq, 0, ("use 1 with C",), None, 0, 1, 0)


class Connection(asyncio.Protocol):
    def __init__(self, hall: BareHall) -> None:
        self.hall = hall
        self.table = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.table:
            self.hall.take(self.table)
        else:
            self.table = data.strip()
            self.hall.sit(self)


async def serve(database: Path) -> None:
    prepare(database)
    hall = BareHall(database)
    server = await asyncio.get_running_loop().create_server(lambda: Connection(hall), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


@asynccontextmanager
async def serving(database: Path) -> AsyncIterator[tuple[int, int]]:
    """The process and the port of such a server."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, "--serve", str(database)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    try:
        yield process.pid, int(await process.stdout.readline())
    finally:
        process.kill()
        await process.wait()


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def join(port: int, name: str) -> list[Stream]:
    both = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
    for _, writer in both:
        writer.write(name.encode() + b"\n")
    return both


async def play(both: list[Stream], until: float, pace: float, lot: random.Random) -> int:
    """One table; how many moves it made."""
    await asyncio.sleep(pace * lot.random())
    moves = 0
    while time.monotonic() < until:
        began = time.monotonic()
        both[moves % 2][1].write(MOVE)
        for reader, _ in both:
            await reader.readline()
        moves += 1
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
    return moves


def processor(pid: int) -> float:
    """Seconds of processor time that a process and its threads have used."""
    return sum(int(p.read_text().split()[0]) for p in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9


async def measure(tables: int, seconds: float, pace: float, database: Path) -> float:
    """Moves for each second of the server's processor time."""
    lot = random.Random(1)
    async with serving(database) as (pid, port):
        joined = [await join(port, str(i)) for i in range(tables)]
        await asyncio.sleep(1)
        used, until = processor(pid), time.monotonic() + seconds
        moves = await asyncio.gather(*(play(both, until, pace, lot) for both in joined))
        used = processor(pid) - used
        for both in joined:
            for _, writer in both:
                writer.close()
    return sum(moves) / used


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a server without a game carries.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds from one move at a table to the next")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        # The loop that uvicorn would choose.
        factory = Config("").get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(serve(args.serve))
        return
    with tempfile.TemporaryDirectory() as folder:
        reached = asyncio.run(measure(args.tables, args.seconds, args.pace, Path(folder) / "bare.db"))
    print(f"a server without a game: {reached:,.0f} moves for each second of its processor time")


if __name__ == "__main__":
    main()
