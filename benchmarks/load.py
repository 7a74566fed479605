"""What a server carries: many tables of one game, two sockets each, at a steady pace.

    make bench
    python benchmarks/load.py --tables 200 --seconds 30

The server is a process of its own, on loopback, with rules, durable store and fan-out. Reported are moves for each
second of its processor time, how long a move takes from sending to its acknowledgement, what a move costs a client in
bytes, memory for each table, and how late the event loop was. At the end every acknowledged move is looked up in the
database.
"""

import argparse
import asyncio
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
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / ".build" / "compiled"}


class Heard(msgspec.Struct):
    """What a client of this kind needs of a message."""

    type: str
    seq: int = -1
    choices: list[Any] = []
    message: str = ""


@dataclass(frozen=True)
class Figures:
    build: str
    tables: int
    moves: int
    seconds: float
    moves_per_cpu_second: float
    ack_ms_p50: float
    ack_ms_p99: float
    bytes_mean: float
    bytes_p99: float
    table_kib: float
    """Memory of the server for each table, its two connections included."""
    loop_lag_ms_worst: float
    loop_own_ms_worst: float
    """Of which the loop itself was computing: the rest is others' use of the machine."""
    lost: int


class Table:
    """One game between two sockets that choose by lot."""

    def __init__(self, made: dict[str, Any], lot: random.Random) -> None:
        self.id = made["table"]["id"]
        self.tokens = [key["token"] for key in made["mine"]]
        self.lot = lot
        self.acknowledged: dict[int, str] = {}
        self.delays: list[float] = []
        self.sizes: list[int] = []

    async def listen(self, socket: ClientConnection, inbox: "asyncio.Queue[Heard]") -> None:
        """Every message of the table, one move being what comes with it: answer and news."""
        decode = msgspec.json.Decoder(Heard).decode
        async for text in socket:
            heard = decode(text)
            if heard.type == "moved":
                self.sizes.append(len(text))
            inbox.put_nowait(heard)

    async def play(self, port: int, until: float, ready: asyncio.Barrier) -> None:
        address = f"ws://127.0.0.1:{port}/socket"
        async with (
            connect(address, max_size=None, compression=None) as one,
            connect(address, max_size=None, compression=None) as two,
        ):
            sockets = (one, two)
            inboxes: list[asyncio.Queue[Heard]] = [asyncio.Queue(), asyncio.Queue()]
            tasks = [asyncio.create_task(self.listen(s, q)) for s, q in zip(sockets, inboxes, strict=True)]
            try:
                await self.take_turns(sockets, inboxes, until, ready)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def take_turns(
        self,
        sockets: tuple[ClientConnection, ClientConnection],
        inboxes: "list[asyncio.Queue[Heard]]",
        until: float,
        ready: asyncio.Barrier,
    ) -> None:
        choices: list[list[str]] = [[], []]
        seq = 0
        for seat in (0, 1):
            await self.say(sockets[seat], type="join", table=self.id, token=self.tokens[seat])
            sync = await self.hear(inboxes[seat], "sync")
            choices[seat], seq = self.moves(sync), sync.seq
        await ready.wait()
        await asyncio.sleep(self.lot.random())
        while time.monotonic() < until and (choices[0] or choices[1]):
            began = time.monotonic()
            mover = 0 if choices[0] else 1
            move = self.lot.choice(choices[mover])
            await self.say(sockets[mover], type="move", table=self.id, seq=seq, move=move)
            ack = await self.hear(inboxes[mover], "ack")
            self.delays.append(time.monotonic() - began)
            self.acknowledged[ack.seq] = move
            seq = ack.seq
            for seat in (0, 1):
                choices[seat] = self.moves(await self.hear(inboxes[seat], "moved"))
            await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - began)))

    def moves(self, heard: Heard) -> list[str]:
        return [choice if isinstance(choice, str) else choice[0] for choice in heard.choices]

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def hear(self, inbox: "asyncio.Queue[Heard]", kind: str) -> Heard:
        while True:
            heard = await inbox.get()
            if heard.type == "refused":
                raise RuntimeError(heard.message)
            if heard.type == kind:
                return heard


def post(port: int, body: dict[str, Any]) -> dict[str, Any]:
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def processor(pid: int) -> float:
    """Seconds of processor time that a process and its threads have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def lost(database: Path, tables: list[Table]) -> int:
    """How many acknowledged moves the database does not have."""
    with sqlite3.connect(database) as db:
        found = {(t, s): m.split("\n")[0] for t, s, m in db.execute("SELECT table_id, seq, moves FROM steps")}
    return sum(found.get((t.id, seq)) != move for t in tables for seq, move in t.acknowledged.items())


async def measure(build: str, game: str, count: int, seconds: float, folder: Path) -> Figures:
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gnomehall", "serve", "--port", "0", "--no-browser"),
        *("--db", f"sqlite:///{folder}/load.db"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(BUILDS[build])},
    )
    assert server.stdout
    await server.stdout.readline()
    said = re.search(r":(\d+)/", (await server.stdout.readline()).decode())
    assert said
    port = int(said[1])
    lot = random.Random(1)
    seats = [{"kind": "me"}, {"kind": "me"}]
    warm = await asyncio.to_thread(post, port, {"game": game, "seats": seats})
    assert warm
    before = memory(server.pid)
    tables = [
        Table(await asyncio.to_thread(post, port, {"game": game, "seats": seats}), random.Random(lot.random()))
        for _ in range(count)
    ]
    ready = asyncio.Barrier(count + 1)
    until = time.monotonic() + 3600
    tasks = [asyncio.create_task(table.play(port, until, ready)) for table in tables]
    await ready.wait()
    used, began = processor(server.pid), time.monotonic()
    await asyncio.sleep(seconds)
    made, took = sum(len(table.delays) for table in tables), time.monotonic() - began
    used, grown = processor(server.pid) - used, memory(server.pid) - before
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    failed = [error for error in ended if isinstance(error, Exception)]
    if failed:
        raise failed[0]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        told = dict(re.findall(r"^(gnomehall_loop_\w+_worst)_seconds (\S+)", answer.read().decode(), re.M))
    server.send_signal(signal.SIGTERM)
    await server.wait()
    delays = sorted(delay for table in tables for delay in table.delays)
    sizes = sorted(size for table in tables for size in table.sizes)
    return Figures(
        build=build,
        tables=count,
        moves=made,
        seconds=took,
        moves_per_cpu_second=made / used,
        ack_ms_p50=1000 * delays[len(delays) // 2],
        ack_ms_p99=1000 * delays[len(delays) * 99 // 100],
        bytes_mean=sum(sizes) / len(sizes),
        bytes_p99=sizes[len(sizes) * 99 // 100],
        table_kib=grown / count / 1024,
        loop_lag_ms_worst=1000 * float(told["gnomehall_loop_lag_worst"]),
        loop_own_ms_worst=1000 * float(told["gnomehall_loop_own_worst"]),
        lost=lost(folder / "load.db", tables),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a server carries.")
    parser.add_argument("--game", default="gnomopolis")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--build", choices=BUILDS, default="compiled")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        f = asyncio.run(measure(args.build, args.game, args.tables, args.seconds, Path(folder)))
    if args.json:
        print(json.dumps(asdict(f)))
    else:
        print(f"{f.tables} tables of {args.game}, two sockets each, {f.moves} moves in {f.seconds:.0f} s ({f.build})")
        print(f"  moves for each second of the server's processor time   {f.moves_per_cpu_second:,.0f}")
        print(f"  from sending to acknowledged      p50 {f.ack_ms_p50:.1f} ms   p99 {f.ack_ms_p99:.1f} ms")
        print(f"  a move costs a client             mean {f.bytes_mean:,.0f} bytes   p99 {f.bytes_p99:,.0f} bytes")
        print(f"  memory of the server for a table  {f.table_kib:,.0f} KiB")
        own = f"{f.loop_own_ms_worst:.0f} ms of them by its own work"
        print(f"  the event loop was late at worst  {f.loop_lag_ms_worst:.0f} ms, {own}")
        print(f"  acknowledged moves lost           {f.lost}")
    if f.lost:
        raise SystemExit("acknowledged moves were lost")


if __name__ == "__main__":
    main()
