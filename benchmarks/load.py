"""What a server carries: many tables of one game, two sockets each, at a steady pace and then as fast as it goes.

    make bench
    python benchmarks/load.py --tables 200 --seconds 30
    PYTHONPATH=. python benchmarks/load.py --db postgres --processes 2
    PYTHONPATH=. python benchmarks/load.py --db postgres --processes 2 --tables 5000 --idle

The server is a process of its own, on loopback, with rules, durable store and fan-out. Reported are moves for each
second of its processor time (all its threads), how long a move takes from sending to its acknowledgement, what a move
costs a client in bytes, memory for each table, and how late the event loop was. After the steady pace the same tables
play on, each next move sent as soon as the last one is known. At the end every acknowledged move is looked up in the
database. The peer is a server without a game at the same steady pace (bare.py).

With PostgreSQL, whose own work is not counted, a server of the system's packages is started for it. Several processes
are measured together: their processor time and their memory, what they share counted once.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import bare
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / ".build" / "compiled"}
PACE = 1.0
"""Seconds from one move at a table to the next."""
RUSH = 40
"""Moves that each table makes as fast as it goes."""


class Heard(msgspec.Struct):
    """What a client of this kind needs of a message."""

    type: str
    seq: int = -1
    choices: list[Any] = []
    code: str = ""
    message: str = ""


@dataclass(frozen=True)
class Spell:
    """What came of playing for a while."""

    moves: int
    seconds: float
    moves_per_cpu_second: float
    ack_ms_p50: float
    ack_ms_p99: float


@dataclass(frozen=True)
class Figures:
    build: str
    tables: int
    steady: Spell
    rush: Spell
    bytes_mean: float
    bytes_p99: float
    table_kib: float
    """Memory of the server for each table, its two connections included."""
    loop_lag_ms_worst: float
    loop_own_ms_worst: float
    """Of which the loop itself was computing: the rest is others' use of the machine. Both at the steady pace."""
    lost: int
    peer: float
    """Moves for each second of processor time that a server without a game makes at the steady pace."""


class Player:
    """One socket of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.inbox: asyncio.Queue[Heard] = asyncio.Queue()
        self.choices: list[str] = []
        self.sizes: list[int] = []
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        decode = msgspec.json.Decoder(Heard).decode
        async for text in self.socket:
            heard = decode(text)
            if heard.type == "moved":
                self.sizes.append(len(text))
            self.inbox.put_nowait(heard)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str) -> Heard:
        while True:
            heard = await self.inbox.get()
            if heard.type == "refused" and heard.code != "too-many":
                raise RuntimeError(heard.message)
            if heard.type in kinds:
                return heard

    async def look(self, kind: str) -> int:
        """Wait for the table as it is now."""
        heard = await self.hear(kind)
        self.choices = [choice if isinstance(choice, str) else choice["move"] for choice in heard.choices]
        return heard.seq


class Table:
    """One game between two sockets that choose by lot."""

    def __init__(self, made: dict[str, Any], lot: random.Random) -> None:
        self.id = made["table"]["id"]
        self.tokens = [key["token"] for key in made["mine"]]
        self.lot = lot
        self.seq = 0
        self.acknowledged: dict[int, str] = {}
        self.delays: list[float] = []

    async def join(self, port: int, ended: contextlib.AsyncExitStack) -> None:
        self.players = []
        for token in self.tokens:
            address = f"ws://127.0.0.1:{port}/socket"
            player = Player(await ended.enter_async_context(connect(address, max_size=None, compression=None)))
            ended.callback(player.listening.cancel)
            await player.say(type="join", table=self.id, token=token)
            self.seq = await player.look("sync")
            self.players.append(player)

    @property
    def mover(self) -> Player | None:
        return next((player for player in self.players if player.choices), None)

    async def steady(self, until: float) -> None:
        await asyncio.sleep(PACE * self.lot.random())
        while time.monotonic() < until and (mover := self.mover):
            began = time.monotonic()
            await self.move(mover)
            await asyncio.sleep(max(0.0, PACE - (time.monotonic() - began)))

    async def rush(self, moves: int) -> None:
        for _ in range(moves):
            if mover := self.mover:
                await self.move(mover)

    async def move(self, mover: Player) -> None:
        move = self.lot.choice(mover.choices)
        began = time.monotonic()
        while True:
            await mover.say(type="move", table=self.id, seq=self.seq, move=move)
            answer = await mover.hear("ack", "refused")
            if answer.type == "ack":
                break
            # On a fast machine a socket meets its limit of messages a second.
            await asyncio.sleep(0.2)
            began = time.monotonic()
        self.delays.append(time.monotonic() - began)
        self.acknowledged[answer.seq] = move
        for player in self.players:
            self.seq = await player.look("moved")


class Server:
    """The server under load, in a process of its own, or in several."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def pids(self) -> list[int]:
        """The processes that serve: a parent with its children, bots not among them."""
        return [pid for pid in with_children(self.pid) if b"worker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def processor(self) -> float:
        """Seconds of processor time that all of them have used."""
        return sum(bare.processor(pid) for pid in self.pids())

    def post(self, body: dict[str, Any]) -> dict[str, Any]:
        address, data = f"http://127.0.0.1:{self.port}/api/tables", json.dumps(body).encode()
        request = urllib.request.Request(address, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    def lateness(self) -> dict[str, float]:
        """By how many milliseconds the event loop was late at worst; of several, as far as they answered."""
        worst: dict[str, float] = {}
        for _ in range(4 * len(self.pids()) - 3):
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=60) as answer:
                told = re.findall(r"^gnomehall_loop_(\w+)_worst_seconds (\S+)", answer.read().decode(), re.M)
            for name, seconds in told:
                worst[name] = max(worst.get(name, 0.0), 1000 * float(seconds))
        return worst

    def memory(self) -> int:
        """Bytes of memory that it holds; what several of its processes share is counted once."""
        if len(self.pids()) == 1:
            return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return memory_of(self.pids())


def memory_of(pids: list[int]) -> int:
    """Bytes of memory that processes hold; what they share is counted once."""
    kept = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in pids]
    return sum(1024 * int(found[1]) for text in kept if (found := re.search(r"^Pss:\s+(\d+) kB", text, re.M)))


def with_children(pid: int) -> list[int]:
    """A process and those that it has started."""
    return [pid, *(int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


@contextlib.asynccontextmanager
async def serving(build: str, database: "Path | str", processes: int = 0) -> AsyncIterator[Server]:
    """A server with a file, or a database of PostgreSQL by its URL."""
    shared = ("--processes", str(processes)) if processes else ()
    process = await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-m",
            "gnomehall",
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--openings",
            "1000000",
            "--db",
            database if isinstance(database, str) else f"sqlite:///{database}",
            *shared,
        ),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(BUILDS[build])},
    )
    assert process.stdout
    await process.stdout.readline()
    said = re.search(r":(\d+)/", (await process.stdout.readline()).decode())
    assert said
    server = Server(process.pid, int(said[1]))
    await asyncio.to_thread(answers, server, max(processes, 1))
    try:
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


def answers(server: Server, processes: int) -> None:
    """Wait until all of it serves."""
    while True:
        with contextlib.suppress(OSError):
            if len(server.pids()) >= (1 if processes == 1 else processes + 1):
                urllib.request.urlopen(f"http://127.0.0.1:{server.port}/healthz", timeout=60).close()
                time.sleep(1.0 if processes > 1 else 0.0)
                return
        time.sleep(0.05)


async def written(database: "Path | str") -> dict[tuple[str, int], str]:
    """The first move of every entry."""
    asked = "SELECT table_id, seq, moves FROM steps"
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as db:
            return {(t, s): m.split("\n")[0] for t, s, m in db.execute(asked)}
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        return {(t, s): m.split("\n")[0] for t, s, m in await connection.fetch(asked)}
    finally:
        await connection.close()


def lost(found: dict[tuple[str, int], str], tables: list[Table]) -> int:
    """How many acknowledged moves the database does not have."""
    return sum(found.get((t.id, seq)) != move for t in tables for seq, move in t.acknowledged.items())


async def spell(server: Server, tables: list[Table], play: "list[Any]") -> Spell:
    """Let the tables play, and see what it cost."""
    for table in tables:
        table.delays.clear()
    used, began = server.processor(), time.monotonic()
    await asyncio.gather(*play)
    took, used = time.monotonic() - began, server.processor() - used
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    n = len(delays)
    return Spell(n, took, n / used, delays[n // 2], delays[n * 99 // 100])


async def fill(server: Server, game: str, count: int, ended: contextlib.AsyncExitStack) -> list[Table]:
    """Tables with two sockets each."""
    lot = random.Random(1)
    tables = []
    for _ in range(count):
        made = await asyncio.to_thread(server.post, wish_for(game))
        tables.append(Table(made, random.Random(lot.random())))
        await tables[-1].join(server.port, ended)
    return tables


def wish_for(game: str) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}


async def measure_idle(
    build: str, game: str, count: int, database: "Path | str", processes: int, postgres: int | None
) -> None:
    """Print what tables and sockets hold that nobody uses for a while."""
    async with serving(build, database, processes) as server, contextlib.AsyncExitStack() as ended:
        before = server.memory()
        await fill(server, game, count, ended)
        used, now = server.processor(), server.memory()
        await asyncio.sleep(10)
        share = (server.processor() - used) / 10
        print(f"{count:,} tables of {game} with {2 * count:,} idle sockets: {now / 2**20:,.0f} MiB in all, ", end="")
        print(f"{(now - before) / count / 1024:.0f} KiB for each table, {share:.1%} of a core")
        if postgres is not None:
            held = memory_of(with_children(postgres))
            print(f"PostgreSQL beside it: {held / 2**20:,.0f} MiB; together {(now + held) / 2**20:,.0f} MiB")


async def measure(
    build: str, game: str, count: int, seconds: float, database: "Path | str", processes: int, beside: Path
) -> Figures:
    async with serving(build, database, processes) as server, contextlib.AsyncExitStack() as ended:
        await asyncio.to_thread(server.post, wish_for(game))
        before = server.memory()
        tables = await fill(server, game, count, ended)
        until = time.monotonic() + seconds
        steady = await spell(server, tables, [table.steady(until) for table in tables])
        grown = server.memory() - before
        late = await asyncio.to_thread(server.lateness)
        rush = await spell(server, tables, [table.rush(RUSH) for table in tables])
    peer = await bare.measure(count, seconds, PACE, beside)
    sizes = sorted(size for table in tables for player in table.players for size in player.sizes)
    return Figures(
        build=build,
        tables=count,
        steady=steady,
        rush=rush,
        bytes_mean=sum(sizes) / len(sizes),
        bytes_p99=sizes[len(sizes) * 99 // 100],
        table_kib=grown / count / 1024,
        loop_lag_ms_worst=late["lag"],
        loop_own_ms_worst=late["own"],
        lost=lost(await written(database), tables),
        peer=peer,
    )


def report(f: Figures, game: str) -> None:
    print(f"{f.tables} tables of {game}, two sockets each ({f.build})")
    for title, s in (("a move a second at each table", f.steady), ("as fast as it goes", f.rush)):
        print(f"{title}: {s.moves:,} moves in {s.seconds:.0f} s, {s.moves / s.seconds:,.0f} a second")
        print(f"  moves for each second of the server's processor time   {s.moves_per_cpu_second:,.0f}")
        print(f"  from sending to acknowledged      p50 {s.ack_ms_p50:.1f} ms   p99 {s.ack_ms_p99:.1f} ms")
        if s is f.steady:
            share = f"{s.moves_per_cpu_second / f.peer:.0%}"
            print(f"  a server without a game makes     {f.peer:,.0f}, of which this is {share}")
    print("in all")
    print(f"  a move costs a client             mean {f.bytes_mean:,.0f} bytes   p99 {f.bytes_p99:,.0f} bytes")
    print(f"  memory of the server for a table  {f.table_kib:,.0f} KiB")
    own = f"{f.loop_own_ms_worst:.0f} ms of them by its own work"
    print(f"  the event loop was late at worst  {f.loop_lag_ms_worst:.0f} ms at the steady pace, {own}")
    print(f"  acknowledged moves lost           {f.lost}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a server carries.")
    parser.add_argument("--game", default="gnomopolis")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--build", choices=BUILDS, default="compiled")
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=0, help="processes that share the hall; 0 is one alone")
    parser.add_argument("--idle", action="store_true", help="only the memory of tables that nobody plays at")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database: Path | str = folder / "load.db"
        postgres_id: int | None = None
        if args.db == "postgres":
            from tests import postgres

            beside = stack.enter_context(postgres.running())
            database = beside.new_database()
            assert beside.process
            postgres_id = beside.process.pid
        if args.idle:
            asyncio.run(measure_idle(args.build, args.game, args.tables, database, args.processes, postgres_id))
            return
        f = asyncio.run(
            measure(args.build, args.game, args.tables, args.seconds, database, args.processes, folder / "load.bare")
        )
    if args.json:
        print(json.dumps(asdict(f)))
    else:
        report(f, args.game)
    if f.lost:
        raise SystemExit("acknowledged moves were lost")


if __name__ == "__main__":
    main()
