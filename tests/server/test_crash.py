"""Whatever was acknowledged survives `kill -9`, there is never half of anything, and every table can be played on.

The kill comes at a random moment: amid moves, while moves are taken back alone or by agreement, while tables are made,
while people sit down, leave, are replaced and play again, at a restart.
"""

import asyncio
import contextlib
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
from gnomehall.server import databases
from gnomehall.server.store.interface import Grant
from gnomehall.server.store.places import Place
from gnomehall.server.store.rows import ENTRY, GRANT, ROW, entry_of, grant_of, row_of
from gnomehall.server.tables.timeline import rebuild
from tests.server.halls import LONG, ME, PATIENCE, UNHURRIED, Json, Player
from tests.server.lobby_life import VERBS, LobbyLife

KILLS = int(os.environ.get("GNOMEHALL_KILLS", "50"))
"""`make soak` asks for more."""
TABLES = 5
GAMES = ("gnomopolis", "toadstools")
LOCKS = 4
"""Of a table for two: one a seat, the host's, the watchers'."""


class Siege:
    """Tables under load, what was acknowledged at them, and the server that is killed and started again."""

    def __init__(self) -> None:
        self.lot = random.Random(7)
        self.tables: dict[str, list[str]] = {}
        self.acknowledged: dict[tuple[str, int], str | None] = {}
        """By table and seq: the move, or None for a taking back."""
        self.made: list[str] = []
        self.agreed = 0
        self.lobby = LobbyLife(self.lot)
        self.port = 0

    async def load(self, table: str, tokens: list[str]) -> None:
        """Play one table by lot, as fast as it goes, until the server is gone; every answer is noted."""
        try:
            async with connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None, **UNHURRIED) as socket:
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
                        if self.lot.random() < 0.4:
                            await self.take_back(player, tokens)
                        if player.info["state"] != "playing":
                            break
                del self.tables[table]
        except (WebSocketException, OSError):
            return

    async def take_back(self, player: Player, tokens: list[str]) -> None:
        """Take the last move back; where that is to be asked of the other seat, it agrees."""
        seq = player.seq
        answer = await player.ask(type="undo", seq=seq)
        if answer["type"] == "ack" and answer["seq"] == seq:
            if not player.proposal:
                await player.until("proposed")
            assert player.proposal
            number = player.proposal["number"]
            await player.join(tokens[1 - player.you])
            answer = await player.ask(type="answer", proposal=number, yes=True)
            assert answer["type"] == "ack", answer
            self.agreed += 1
        if answer["type"] == "ack" and answer["seq"] > seq:
            self.acknowledged[player.table, answer["seq"]] = None
            await player.reach(seq + 1)

    async def fill(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            while len(self.tables) < TABLES:
                made = await self.make(http)
                self.tables[made["table"]["id"]] = [key["token"] for key in made["mine"]]

    async def make(self, http: httpx.AsyncClient) -> Json:
        body = {"game": GAMES[len(self.tables) % 2], "seats": [ME, ME]}
        made: Json = (await http.post("/api/tables", json=body)).json()
        self.made.append(made["table"]["id"])
        return made

    async def make_more(self) -> None:
        """Make tables beside the load, until the server is gone."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            with contextlib.suppress(httpx.HTTPError):
                while True:
                    await self.make(http)
                    await asyncio.sleep(0.02)

    async def live_in_the_lobby(self) -> None:
        """Use every verb of the lobby, until the server is gone."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            with contextlib.suppress(httpx.HTTPError):
                await self.lobby.live(http)

    async def cycle(self, driver: asyncio.subprocess.Process) -> None:
        """Start, look at every table, load, kill at a random moment; one time in five before anybody has come back."""
        assert driver.stdin
        assert driver.stdout
        driver.stdin.write(b"start\n")
        process, self.port = json.loads(await driver.stdout.readline())
        if self.lot.random() < 0.2:
            looking = asyncio.create_task(self.look())
            await asyncio.sleep(self.lot.uniform(0, 0.02))
            os.kill(process, signal.SIGKILL)
            with contextlib.suppress(WebSocketException, OSError):
                await looking
            return
        await self.look()
        await self.fill()
        before = len(self.acknowledged)
        tasks = [asyncio.create_task(self.load(table, tokens)) for table, tokens in list(self.tables.items())]
        tasks.append(asyncio.create_task(self.make_more()))
        tasks.append(asyncio.create_task(self.live_in_the_lobby()))
        while len(self.acknowledged) < before + 8:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self.lot.uniform(0, 0.15))
        os.kill(process, signal.SIGKILL)
        await asyncio.gather(*tasks)

    async def look(self) -> None:
        """Whoever comes back finds at least what was acknowledged, and somebody can go on."""
        async with connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None, **UNHURRIED) as socket:
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

    def check(self, file: Path) -> None:
        """Every acknowledged move is in the file, and every table replays to a player's decision or to its end."""
        db = sqlite3.connect(file)
        stored: dict[str, list[Any]] = {}
        for table, *values in db.execute(f"SELECT table_id, {ENTRY} FROM steps ORDER BY table_id, seq"):
            stored.setdefault(table, []).append(entry_of(tuple(values)))
        for (table, seq), move in self.acknowledged.items():
            step = stored[table][seq]
            assert (step.moves[0] if step.moves else None) == move
            assert (step.undo is None) == (move is not None)
        grants: dict[str, list[Grant]] = {}
        for table, *values in db.execute(f"SELECT table_id, {GRANT} FROM locks"):
            grants.setdefault(table, []).append(grant_of(tuple(values)))
        rows = {row.id: row for row in map(row_of, db.execute(f"SELECT {ROW} FROM tables"))}
        assert set(self.made) <= rows.keys() == grants.keys() == stored.keys()
        for name in self.made:
            assert len(grants[name]) == LOCKS, "a table without some of its tokens"
        self.lobby.check(rows, grants)
        for row in rows.values():
            assert not row.rematch or row.rematch in rows, "the next table is missing"
            timeline = rebuild(row, stored[row.id])
            assert timeline.match.state.player() != CHANCE, "half a move: what chance answered is missing"
            assert (row.state == "over") == timeline.match.over
        db.close()


def test_kills_under_load_lose_nothing_that_was_acknowledged(place: Place, tmp_path: Path) -> None:
    async def main() -> Siege:
        siege = Siege()
        driver = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.crashing", str(place) if isinstance(place, Path) else place.url,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )  # fmt: skip
        for _ in range(KILLS):
            await asyncio.wait_for(siege.cycle(driver), LONG)
        assert driver.stdin
        driver.stdin.close()
        await driver.wait()
        return siege

    siege = asyncio.run(main())
    assert len(siege.acknowledged) >= 3 * KILLS, "too little load to have tested anything"
    assert None in siege.acknowledged.values(), "no move was taken back"
    assert siege.agreed, "nobody agreed to take a move back"
    assert set(VERBS) <= set(siege.lobby.acknowledged), "not every verb was used"
    assert len(siege.made) > TABLES + KILLS / 2, "no tables were made beside the load"
    if isinstance(place, Path):
        siege.check(place)
    else:
        asyncio.run(databases.copy(place, tmp_path / "copy.db"))
        siege.check(tmp_path / "copy.db")
