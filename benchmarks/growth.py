"""How costs grow: with tables, idle sockets, spectators, the length of a game and finished tables.

    PYTHONPATH=.build/compiled python benchmarks/growth.py --svg docs/images/growth.svg
    PYTHONPATH=.build/compiled python benchmarks/growth.py lobby spectators

Each curve is the cost of one thing while there are more and more of another: a cost that does not grow is a level line.
All but the idle sockets is measured in this process, in microseconds of its processor time, the best of some rounds;
the sockets are those of a server of its own, over 80 seconds of doing nothing. Which version is measured is
decided by what Python finds.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import content
import load
from bare import processor
from growth_picture import draw
from websockets.asyncio.client import connect

import gnomehall
from gnomehall import registry
from gnomehall.server import protocol
from gnomehall.server.metrics import Metrics
from gnomehall.server.store.interface import SeatRow, TableRow, TimelineEntry
from gnomehall.server.store.opening import prepare
from gnomehall.server.store.rows import insert_entry, insert_row
from gnomehall.server.store.sqlite import SqliteStore
from gnomehall.server.tables.followers import DistantTable
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.table import Table
from gnomehall.server.tables.timeline import standing
from gnomehall.server.workers.pool import WorkerPool

ROUNDS = 15
IDLE_SECONDS = 80.0
"""Two rounds of pings, so that where in them we begin does not matter."""


@dataclass(frozen=True)
class Curve:
    """What one thing costs, by how many there are of another."""

    name: str
    of: str
    unit: str
    points: dict[int, float]


class Ear:
    """Somebody at a table who only counts."""

    def __init__(self) -> None:
        self.tables: dict[str, Table | DistantTable] = {}
        self.closed = False
        self.heard = 0

    def answer(self, data: bytes) -> None:
        self.heard += 1

    def push(self, table: str, data: bytes) -> None:
        self.heard += 1

    def accepts_sync(self, table: str) -> bool:
        return True

    def hang_up(self) -> None: ...


async def best_us(do: Callable[[], Awaitable[object]], rounds: int = ROUNDS) -> float:
    """Microseconds of processor time, all threads, that something takes at best."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        await do()
        times.append(time.process_time() - began)
    return 1e6 * min(times)


class Place:
    """A hall in this process, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        prepare(folder / "growth.db")
        metrics = Metrics()
        self.store = SqliteStore(folder / "growth.db")
        self.hall = Hall(self.store, metrics, WorkerPool(metrics, 1))
        self.lobby = Lobby(self.hall)

    async def open(self, game: str = "gnomopolis") -> tuple[Table, str]:
        """A table of two, and the token of the first seat."""
        seats = [protocol.SeatWish("me"), protocol.SeatWish("me")]
        made = await self.lobby.create(protocol.NewTable(game, seats, {}, True))
        return await self.hall.table(made.table.id), made.mine[0].token

    async def move_all(self, tables: list[Table]) -> None:
        for table in tables:
            await self.move(table)

    async def move(self, table: Table) -> None:
        match = table.game().match
        text = match.game.text(match.state, match.state.legal_actions()[0])
        async with table.lock:
            await table._move(table.turn, table.seq, text, lambda _: None)


# --- the curves -----------------------------------------------------------------------------------


async def lobby(folder: Path) -> Curve:
    place, points, there = Place(folder), {}, 0
    seats = (SeatRow("Ada"), SeatRow("", "easy"))
    row = TableRow("", "gnomopolis", 1, "first", "", None, {}, seats, True, "over", 0)
    entry = TimelineEntry(0, -1, ("first 0",), None, 0, 1, 0)
    for number in (1_000, 10_000, 100_000):
        rows = [replace(row, id=f"{n:012}", created=n) for n in range(there, number)]
        with sqlite3.connect(folder / "growth.db") as db:
            db.executemany(insert_row(row)[0], [insert_row(one)[1] for one in rows])
            db.executemany(insert_entry("", entry)[0], [insert_entry(one.id, entry)[1] for one in rows])
        db.close()
        there = number
        points[number] = await best_us(place.lobby.listing)
    await place.hall.close()
    return Curve("the lobby's list", "finished tables", "us", points)


async def tables(folder: Path) -> Curve:
    place, points = Place(folder), {}
    opened: list[Table] = []
    for number in (10, 100, 1_000):
        while len(opened) < number:
            opened.append((await place.open())[0])
        points[number] = await best_us(partial(place.move_all, opened[-5:])) / 5
    await place.hall.close()
    return Curve("a move, stored and told", "tables in memory", "us", points)


async def spectators(folder: Path) -> list[Curve]:
    joined, told, place = {}, {}, Place(folder)
    for number in (10, 100, 1_000):
        table, token = await place.open()
        crowd = [Ear() for _ in range(number)]
        await table.join(Ear(), token)
        for ear in crowd:
            await table.join(ear, "")
        # Whatever is said a little later is said to them as well.
        await asyncio.sleep(max(0.3, number / 150))
        joined[number] = sum(ear.heard for ear in crowd) / number
        for _ in range(5):
            await place.move(table)
        told[number] = await best_us(partial(place.move, table)) / number
    await place.hall.close()
    return [
        Curve("messages to each who watches, while all come", "spectators", "", joined),
        Curve("a move told, for each who watches", "spectators", "us", told),
    ]


async def length(folder: Path) -> list[Curve]:
    curves = []
    for game in [id_ for id_ in registry.GAMES if not registry.game(id_).meta.sample]:
        found = list(content.best_rounds(game, 4, 2, 4))
        moves = sum(len(one.moved) for one in found) // len(found)
        quarters = content.quarters(found)
        points = {moves * (i + 1) // content.QUARTERS: us for i, us in enumerate(quarters)}
        curves.append(Curve(f"what viewers are told of a move, {game}", "moves made, 4 players", "us", points))
    return curves


async def undone(folder: Path) -> Curve:
    """A move in three is taken back, and another is made in its place."""
    points = {}
    for number in (1_000, 10_000, 100_000):
        entries = []
        for seq in range(number):
            back = seq % 3 == 2
            entries.append(TimelineEntry(seq, seq % 2, () if back else ("pass",), seq - 2 if back else None, 0, 1, 0))

        async def find(entries: list[TimelineEntry] = entries) -> object:
            return standing(entries)

        points[number] = await best_us(find) / number
    return Curve("what still stands of a log, for each entry", "entries", "us", points)


async def sockets(folder: Path) -> Curve:
    load.BUILDS["found"] = Path(gnomehall.__file__).parents[1]
    points: dict[int, float] = {}
    for number in (100, 400, 1_600):
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(load.serving("found", folder / f"idle{number}.db"))
            address = f"ws://127.0.0.1:{server.port}/socket"
            for _ in range(number):
                await stack.enter_async_context(connect(address, ping_interval=None, compression=None))
            await asyncio.sleep(2)
            before = processor(server.pid)
            await asyncio.sleep(IDLE_SECONDS)
            points[number] = 1e6 * (processor(server.pid) - before) / IDLE_SECONDS / number
    return Curve("all that an idle server uses a second, for each socket", "idle sockets", "us", points)


CURVES: dict[str, Callable[[Path], Awaitable[Any]]] = {
    "lobby": lobby,
    "tables": tables,
    "spectators": spectators,
    "length": length,
    "undone": undone,
    "sockets": sockets,
}


async def measure(names: list[str]) -> list[Curve]:
    curves: list[Curve] = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            found = await CURVES[name](Path(folder))
        curves += found if isinstance(found, list) else [found]
    return curves


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how costs grow.")
    parser.add_argument("curves", nargs="*", choices=[[], *CURVES], help="which of them; all if none is named")
    parser.add_argument("--svg", type=Path, help="draw them into this file")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    curves = asyncio.run(measure(args.curves or list(CURVES)))
    if args.json:
        print(json.dumps([asdict(curve) for curve in curves]))
    else:
        for curve in curves:
            points = "   ".join(f"{number:>7,}: {cost:,.1f} {curve.unit}" for number, cost in curve.points.items())
            print(f"{curve.name:<52} by {curve.of:<22} {points}")
    if args.svg:
        args.svg.write_text(draw([(c.name, c.of, c.unit, c.points) for c in curves]), encoding="utf-8")


if __name__ == "__main__":
    main()
