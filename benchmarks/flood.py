"""What people at their tables notice while others flood the server: the time of their moves, and its memory.

    make bench
    python benchmarks/flood.py --seconds 8

Tables of two sockets play a move a second each while eight connections of one kind of floods.py do their worst, from a
process of their own. What counts is the 99th percentile of the time from sending a move to its acknowledgement, which
should stay under 100 ms, and the memory that the server has taken on.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import floods
import load

BOUND_MS = 100.0


@dataclass(frozen=True)
class Suffered:
    kind: str
    moves: int
    p50: float
    p99: float
    worst: float
    own: float
    """The longest that the server's event loop was late by its own work, whoever else used the machine."""
    mib: float


@contextlib.asynccontextmanager
async def flooding(port: int, table: str, kind: str, connections: int) -> AsyncIterator[None]:
    """A process that floods; none if no kind is named."""
    if not kind:
        yield
        return
    words = (str(port), table, kind, "--connections", str(connections))
    process = await asyncio.create_subprocess_exec(sys.executable, str(Path(floods.__file__)), *words)
    try:
        await asyncio.sleep(0.5)
        yield
        if process.returncode is not None:
            raise RuntimeError(f"the flood of {kind} ended by itself")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def measure(build: str, kind: str, seconds: float, count: int, connections: int, database: Path) -> Suffered:
    wish = {"game": "gnomopolis", "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
    async with load.serving(build, database) as server, contextlib.AsyncExitStack() as ended:
        tables = []
        for i in range(count):
            tables.append(load.Table(await asyncio.to_thread(server.post, wish), random.Random(i)))
            await tables[-1].join(server.port, ended)
        target = await asyncio.to_thread(server.post, wish)
        before = server.memory()
        async with flooding(server.port, target["table"]["id"], kind, connections):
            until = time.monotonic() + seconds
            await asyncio.gather(*(table.steady(until) for table in tables))
            grown = server.memory() - before
            own = (await asyncio.to_thread(server.lateness))["own"]
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    n = len(delays)
    return Suffered(kind or "nobody", n, delays[n // 2], delays[n * 99 // 100], delays[-1], own, grown / 2**20)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a game suffers beside a flood.")
    parser.add_argument("--kind", choices=["", *floods.KINDS], action="append", help="all of them if none is named")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--build", choices=load.BUILDS, default="compiled")
    args = parser.parse_args()
    print(
        f"{args.tables} tables, a move a second each, beside {args.connections} connections that flood ({args.build})"
    )
    print(f"{'flood':<30}{'moves':>7}{'p50':>9}{'p99':>9}{'worst':>9}{'own':>9}{'memory':>11}")
    late = []
    for kind in args.kind or ["", *floods.KINDS]:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "flood.db"
            found = asyncio.run(measure(args.build, kind, args.seconds, args.tables, args.connections, database))
        times = "".join(f"{ms:>6.0f} ms" for ms in (found.p50, found.p99, found.worst, found.own))
        print(f"{found.kind:<30}{found.moves:>7}{times}{found.mib:>7.1f} MiB", flush=True)
        late += [found.kind] if found.p99 > BOUND_MS else []
    if late:
        raise SystemExit(f"a move took longer than {BOUND_MS:.0f} ms in one of a hundred beside: {', '.join(late)}")


if __name__ == "__main__":
    main()
