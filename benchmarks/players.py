"""How soon a hall with many players answers: profile, leaders, my tables, oneself and the lobby, over HTTP.

    python benchmarks/players.py [--players 10000] [--games 100000] [--open 2000]

The players and their finished rated games are written into a new SQLite file, with ratings as they follow from the
results; then each page is asked for by somebody else each time, one request after the other, and the median and the
slowest of twenty are told.
"""

import argparse
import asyncio
import itertools
import random
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from gnomehall.server import serve
from gnomehall.server.app import App, Config
from gnomehall.server.people.ratings import recount
from gnomehall.server.protocol import NO_PACE, Pace
from gnomehall.server.store.interface import Grant, SeatRow, TableRow, TimelineEntry
from gnomehall.server.store.keyring import KEY, PLAYER
from gnomehall.server.store.opening import prepare
from gnomehall.server.store.places import open_store
from gnomehall.server.store.rows import insert_entry, insert_grants, insert_row
from gnomehall.server.store.standings import PLACING, RESULT, Standings
from gnomehall.server.tables.seats import hash_of

ASKED = 20
GAMES = ("gnomopolis", "gnome-village", "mighty-gnomes")
BOTS = ("bot:easy", "bot:medium", "bot:hard")


def fill(path: Path, players: int, games: int, waiting: int, lot: random.Random) -> None:
    """Players with a key each, and games of two to four of them and bots; some play far more than others."""
    prepare(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN")
        for n in range(players):
            db.execute(f"INSERT INTO players ({PLAYER}) VALUES (?,?,?,?,?)", (f"p{n}", f"Player {n}", "", "en", n))
            key = (f"k{n}", hash_of(f"key{n}"), f"p{n}", "device", "", n, 2**40, "")
            db.execute(f"INSERT INTO player_keys ({KEY}) VALUES (?,?,?,?,?,?,?,?)", key)
        for number in range(1, games + 1):
            add_game(db, number, players, lot)
        for number in range(waiting):
            add_open_table(db, games + number, lot)
        db.execute("COMMIT")


def add_game(db: sqlite3.Connection, number: int, players: int, lot: random.Random) -> None:
    seats = lot.randint(2, 4)
    who = [f"p{int(players * lot.random() ** 3)}"]
    while len(who) < seats:
        other = lot.choice(BOTS) if lot.random() < 0.3 else f"p{int(players * lot.random() ** 3)}"
        if other not in who:
            who.append(other)
    name, game = f"t{number}", GAMES[number % 3]
    rows = tuple(SeatRow("", bot=one[4:]) if one.startswith("bot:") else SeatRow("", player=one) for one in who)
    table = TableRow(name, game, 1, "e", "d", None, {}, rows, True, "over", number, rated=True)
    grants = [
        Grant(hash_of(f"{name} {seat}"), "seat", seat, player=one)
        for seat, one in enumerate(who)
        if not one.startswith("bot:")
    ]
    entry = TimelineEntry(0, -1, (), None, -2, 1, number)
    for sql, values in (insert_row(table), insert_entry(name, entry), *insert_grants(name, grants)):
        db.execute(sql, values)
    db.execute("UPDATE tables SET rated = 2 WHERE id = ?", (name,))
    db.execute(f"INSERT INTO results ({RESULT}) VALUES (?,?,?,?,?)", (number, name, game, seats, number))
    places = lot.sample(range(seats), seats)
    for seat, one in enumerate(who):
        placing = (number, seat, one, places[seat], 10 * (seats - places[seat]), 25.0, 8.0)
        db.execute(f"INSERT INTO placings ({PLACING}) VALUES (?,?,?,?,?,?,?)", placing)


def add_open_table(db: sqlite3.Connection, number: int, lot: random.Random) -> None:
    """A table that waits for players, and whose clock runs out some day."""
    name, many = f"o{number}", lot.randint(2, 4)
    seats = (SeatRow("", player="p0"), *(SeatRow("", taken=False, open=True) for _ in range(many - 1)))
    pace = lot.choice((Pace("live", minutes=10), Pace("days"), NO_PACE))
    table = TableRow(
        name, GAMES[number % 3], 1, "e", "d", None, {}, seats, True, "playing", number, pace=pace, due=2**40 + number
    )
    for sql, values in (insert_row(table), insert_entry(name, TimelineEntry(0, -1, (), None, 0, 1, number))):
        db.execute(sql, values)


async def rate(path: Path) -> float:
    """Work the ratings out; in how many seconds."""
    store = await open_store(path)
    began = time.perf_counter()
    try:
        await recount(Standings(store))
    finally:
        await store.close()
    return time.perf_counter() - began


async def ask(path: Path, players: int, lot: random.Random) -> None:
    app = App(Config(path, workers=1))
    listening = serve.listen("127.0.0.1", 0)
    server = serve.server(app)
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)

    def somebody() -> int:
        return int(players * lot.random() ** 3)

    moments = itertools.count(time.monotonic(), 5.0)
    pages: dict[str, Any] = {
        "profile of a player": lambda: (f"/api/players/p{somebody()}", ""),
        "profile of who plays most": lambda: ("/api/players/p0", ""),
        "profile of a bot": lambda: (f"/api/players/{lot.choice(BOTS)}", ""),
        "leaders": lambda: (f"/api/ratings/{lot.choice(GAMES)}?seats={lot.randint(2, 4)}", ""),
        "my tables": lambda: ("/api/me/tables", f"key{somebody()}"),
        "my tables, who plays most": lambda: ("/api/me/tables", "key0"),
        "oneself": lambda: ("/api/me", f"key{somebody()}"),
        "public tables": lambda: ("/api/tables", ""),
        "lobby, made anew": lambda: ("/api/lobby?anew", ""),
        "lobby": lambda: ("/api/lobby", ""),
    }
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}") as http:
        for name, page in pages.items():
            took = []
            for _ in range(ASKED):
                address, key = page()
                if "anew" in address:
                    app.lobby().hall.clock = moments.__next__
                began = time.perf_counter()
                answer = await http.get(address, headers={"authorization": f"Bearer {key or 'none'}"})
                took.append(1000 * (time.perf_counter() - began))
                answer.raise_for_status()
            print(f"{name:28} {statistics.median(took):7.1f} ms  (slowest {max(took):.1f} ms)", flush=True)
    server.should_exit = True
    await task
    listening.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--open", type=int, default=2_000)
    args = parser.parse_args()
    lot = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hall.db"
        fill(path, args.players, args.games, args.open, lot)
        print(f"{args.players} players, {args.games} rated games, {args.open} open tables")
        print(f"{'all ratings counted anew':28} {asyncio.run(rate(path)):7.1f} s", flush=True)
        asyncio.run(ask(path, args.players, lot))


if __name__ == "__main__":
    main()
