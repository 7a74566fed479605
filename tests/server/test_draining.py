"""SIGTERM drains: what was sent is answered, players are told to come again, and no click is lost over a restart."""

import asyncio
import json
import os
import random
import signal
import socket
import sys
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gnomehall.server.store.interface import TableRow, TimelineEntry
from gnomehall.server.store.places import Place, open_store
from tests.server.halls import LONG, ME, PATIENCE, UNHURRIED, Player, Running, served

RESTARTS = 6
TABLES = 4
COME_AGAIN = 1012


@served()
async def test_a_move_that_is_being_written_when_the_server_stops_is_acknowledged_before_it_hangs_up(
    server: Running,
) -> None:
    made = await server.open(ME, ME)
    append, begun, stopping = server.hall.store.append, asyncio.Event(), asyncio.Event()

    async def slow(table: str, entry: TimelineEntry, row: TableRow | None = None, number: str = "") -> None:
        begun.set()
        await stopping.wait()
        await append(table, entry, row, number)

    server.hall.store.append = slow  # type: ignore[method-assign]  # a disk that takes its time
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.send(type="move", table=player.table, seq=0, move=player.moves()[0])
        await player.send(type="ping", at=7)
        await asyncio.wait_for(begun.wait(), PATIENCE)
        server.stop()
        # The server has told every connection by then, and closed those with nothing to do.
        async with asyncio.timeout(PATIENCE):
            while await answers(server):
                await asyncio.sleep(0.01)
        stopping.set()
        assert (await player.until("ack", "refused"))["type"] == "ack"
        await player.until("pong")
        with pytest.raises(ConnectionClosed) as closed:
            await player.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_AGAIN


async def answers(server: Running) -> bool:
    """Whether it still takes new connections."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    except OSError:
        return False
    writer.close()
    return True


class Clicker:
    """Plays both seats of a table as a browser does: it comes back, and sends again what it is not sure of."""

    def __init__(self, port: int, table: str, tokens: list[str], lot: random.Random, pause: float = 0.0) -> None:
        self.port = port
        self.pause = pause
        self.table = table
        self.tokens = tokens
        self.lot = lot
        self.clicked: list[str] = []
        self.acknowledged = 0
        self.ends: Counter[int] = Counter()
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                address = f"ws://127.0.0.1:{self.port}/socket"
                async with connect(address, max_size=None, **UNHURRIED) as socket:
                    await self._play(Player(socket, self.table))
            except ConnectionClosed as closed:
                self.ends[closed.rcvd.code if closed.rcvd else -1] += 1
            except (OSError, InvalidHandshake):
                # Nobody is there yet, or whoever ends has hung up before the handshake was done.
                await asyncio.sleep(0.02)

    async def _play(self, player: Player) -> None:
        while True:
            await player.join(self.tokens[max(player.turn, 0)])
            if player.info["state"] != "playing":
                self.over = True
                return
            if player.turn not in (player.you, -1):
                continue
            # A click whose answer never came is sent again for the position where it was made, done or not.
            if len(self.clicked) == self.acknowledged:
                self.clicked.append(self.lot.choice(player.moves()))
            seq = self.acknowledged
            token = self.tokens[self._who(player, seq)]
            if token != self.tokens[player.you]:
                await player.join(token)
            answer = await player.ask(type="move", seq=seq, move=self.clicked[seq])
            assert (answer["type"], answer["seq"]) == ("ack", seq + 1), answer
            self.acknowledged += 1
            await player.reach(seq + 1)
            await asyncio.sleep(self.pause)

    def _who(self, player: Player, seq: int) -> int:
        """Whose click this one was: whoever decides there now, or who did if it is done."""
        return player.turn if player.seq == seq else int(player.log[-1]["who"])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_no_click_is_lost_over_many_restarts(place: Place) -> None:
    url = str(place) if isinstance(place, Path) else place.url
    port, lot = free_port(), random.Random(3)
    clickers: list[Clicker] = []

    async def main() -> None:
        driver = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.crashing", url, str(port)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert driver.stdin
        assert driver.stdout
        driver.stdin.write(b"start\n")
        process, _ = json.loads(await driver.stdout.readline())
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            for _ in range(TABLES):
                made = (await http.post("/api/tables", json={"game": "gnomopolis", "seats": [ME, ME]})).json()
                tokens = [key["token"] for key in made["mine"]]
                clickers.append(Clicker(port, made["table"]["id"], tokens, lot))
        playing = [asyncio.create_task(clicker.play()) for clicker in clickers]
        for _ in range(RESTARTS):
            before = sum(clicker.acknowledged for clicker in clickers)
            while sum(clicker.acknowledged for clicker in clickers) < before + 10:
                assert not any(task.done() and task.exception() for task in playing), "a click was lost"
                await asyncio.sleep(0.005)
            await asyncio.sleep(lot.uniform(0, 0.03))
            os.kill(process, signal.SIGTERM)
            driver.stdin.write(b"start\n")
            process, _ = json.loads(await driver.stdout.readline())
        await asyncio.sleep(0.2)
        for task in playing:
            task.cancel()
        os.kill(process, signal.SIGTERM)
        driver.stdin.close()
        await driver.wait()

    asyncio.run(asyncio.wait_for(main(), LONG))
    asyncio.run(check(place, clickers))
    ends = sum((clicker.ends for clicker in clickers), Counter())
    assert set(ends) == {COME_AGAIN}, "players are told why"
    assert ends[COME_AGAIN] >= RESTARTS


async def check(place: Place, clickers: list[Clicker]) -> None:
    """The record of every table has the clicks in their order, each of them once; the last one may be on its way."""
    store = await open_store(place)
    for clicker in clickers:
        found = await store.load(clicker.table)
        assert found
        moves = [entry.moves[0] for entry in found[1] if entry.who >= 0]
        assert moves == clicker.clicked[: len(moves)]
        assert clicker.acknowledged <= len(moves)
    await store.close()
