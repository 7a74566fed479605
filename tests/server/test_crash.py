"""Every acknowledged move survives `kill -9`, there is never half a move, and every table can be played on."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gnomehall.core.state import CHANCE
from gnomehall.server.sqlite import ROW, STEP, _row, _step
from gnomehall.server.timeline import rebuild
from tests.server.halls import ME, Player

KILLS = 50
TABLES = 5
GAMES = ("gnomopolis", "toadstools")


class Siege:
    """Tables under load, what was acknowledged at them, and the server that is killed and started again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.lot = random.Random(7)
        self.tables: dict[str, list[str]] = {}
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.port = 0

    async def load(self, table: str, tokens: list[str]) -> None:
        """Play one table by lot, as fast as it goes, until the server is gone; every answer is noted."""
        try:
            async with connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None) as socket:
                player = Player(socket, table)
                while player.turn != -2 or player.seq < 0:
                    seat = max(player.turn, 0)
                    await player.join(tokens[seat])
                    while player.choices:
                        move = self.lot.choice(player.moves())
                        seq = player.seq
                        answer = await player.play(move)
                        assert answer["type"] == "ack", answer
                        self.acknowledged[table, answer["seq"]] = move
                        await player.reach(seq + 1)
                        if player.info["state"] != "playing":
                            break
                del self.tables[table]
        except (WebSocketException, OSError):
            return

    async def fill(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            while len(self.tables) < TABLES:
                body = {"game": GAMES[len(self.tables) % 2], "seats": [ME, ME]}
                made = (await http.post("/api/tables", json=body)).json()
                self.tables[made["table"]["id"]] = [key["token"] for key in made["mine"]]

    async def cycle(self, driver: asyncio.subprocess.Process) -> None:
        """Start, look at every table, load, kill at a random moment."""
        assert driver.stdin
        assert driver.stdout
        driver.stdin.write(b"start\n")
        process, self.port = json.loads(await driver.stdout.readline())
        await self.look()
        await self.fill()
        before = len(self.acknowledged)
        tasks = [asyncio.create_task(self.load(table, tokens)) for table, tokens in list(self.tables.items())]
        while len(self.acknowledged) < before + 5:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self.lot.uniform(0, 0.1))
        os.kill(process, signal.SIGKILL)
        await asyncio.gather(*tasks)

    async def look(self) -> None:
        """Whoever comes back finds at least what was acknowledged, and somebody can go on."""
        async with connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None) as socket:
            for table, tokens in self.tables.items():
                player = Player(socket, table)
                await player.join(tokens[0])
                known = [seq for name, seq in self.acknowledged if name == table]
                assert player.seq >= max(known, default=0)
                if player.turn > 0:
                    await player.join(tokens[player.turn])
                assert player.choices or player.turn == -2
                await player.send(type="part", table=table)
                await player.until("parted")

    def check(self) -> None:
        """Every acknowledged move is in the file, and every table replays to a player's decision or to its end."""
        db = sqlite3.connect(self.database)
        stored: dict[str, list[Any]] = {}
        for table, *values in db.execute(f"SELECT table_id, {STEP} FROM steps ORDER BY table_id, seq"):
            stored.setdefault(table, []).append(_step(tuple(values)))
        for (table, seq), move in self.acknowledged.items():
            assert stored[table][seq].moves[0] == move
        for values in db.execute(f"SELECT {ROW} FROM tables"):
            row = _row(values)
            timeline = rebuild(row, stored[row.id])
            assert timeline.match.state.player() != CHANCE, "half a move: what chance answered is missing"
            assert (row.state == "over") == timeline.match.over
        db.close()


def test_fifty_kills_under_load_lose_no_acknowledged_move(tmp_path: Path) -> None:
    async def main() -> Siege:
        siege = Siege(tmp_path / "hall.db")
        driver = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.crashing", str(siege.database),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )  # fmt: skip
        for _ in range(KILLS):
            await asyncio.wait_for(siege.cycle(driver), 30)
        assert driver.stdin
        driver.stdin.close()
        await driver.wait()
        return siege

    siege = asyncio.run(main())
    assert len(siege.acknowledged) >= 5 * KILLS, "too little load to have tested anything"
    siege.check()
