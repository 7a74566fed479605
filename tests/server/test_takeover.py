"""A process that is killed, stopped or cut off from PostgreSQL: another takes over, and there are never two truths."""

import asyncio
import contextlib
import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gnomehall.server.store.places import PostgresUrl
from tests.postgres import Server
from tests.server.halls import LONG, ME, PATIENCE, UNHURRIED, Json, Player

COME_AGAIN = 1012


class Relay:
    """The way from a process to the database, which can be cut: then nothing goes through it, and nobody is told."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self._database = database / ".s.PGSQL.5432"
        self.whole = asyncio.Event()
        self.whole.set()
        self._pumps: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._accept, self.folder / ".s.PGSQL.5432")

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.whole.wait()
        with contextlib.suppress(OSError):
            there, back = await asyncio.open_unix_connection(self._database)
            for ends in ((reader, back), (there, writer)):
                self._pumps.append(asyncio.create_task(self._pump(*ends)))
                self._ends.append(ends[1])

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        await self.whole.wait()
        writer.close()

    async def close(self) -> None:
        for pump in self._pumps:
            pump.cancel()
        for end in self._ends:
            end.close()
        await asyncio.gather(*self._pumps, *(end.wait_closed() for end in self._ends), return_exceptions=True)


@asynccontextmanager
async def relayed(server: Server) -> AsyncIterator[Relay]:
    folder = Path(tempfile.mkdtemp(prefix="relay-"))
    relay = Relay(folder, server.folder)
    listening = await relay.serve()
    try:
        yield relay
    finally:
        listening.close()
        await relay.close()
        shutil.rmtree(folder)


class Process:
    """A server of its own, by the command."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.port = 0

    async def listen(self) -> None:
        """Wait until it says where it is."""
        assert self.process.stdout
        async with asyncio.timeout(LONG):
            while line := await self.process.stdout.readline():
                if line.startswith(b"address:"):
                    self.port = int(line.rsplit(b":", 1)[1].strip(b"/\n"))
                    break
        assert self.port, "it ended without an address"
        async with asyncio.timeout(LONG), httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)


@asynccontextmanager
async def started(url: str, *words: str) -> AsyncIterator[Process]:
    command = ("serve", "--port", "0", "--no-browser", "--db", url, *words)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gnomehall", *command),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LC_ALL": "en"},
    )
    try:
        yield Process(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def play(port: int, made: Json, moves: int) -> dict[int, str]:
    """Moves at a table from where it is now; what was acknowledged, by its seq."""
    tokens, done = [key["token"] for key in made["mine"]], {}
    async with connect(f"ws://127.0.0.1:{port}/socket", **UNHURRIED) as socket:
        player = Player(socket, made["table"]["id"])
        await player.join(tokens[0])
        for _ in range(moves):
            await player.join(tokens[player.turn])
            seq, move = player.seq, player.moves()[-1]
            assert (await player.play(move))["type"] == "ack"
            done[seq + 1] = move
            await player.reach(seq + 1)
    return done


@pytest.mark.parametrize("fault", ["killed", "stopped", "cut off"])
def test_another_takes_over_and_the_first_never_acknowledges_again(
    fault: str, postgres_place: PostgresUrl, postgres_server: Server
) -> None:
    acknowledged: dict[int, str] = {}

    async def main() -> None:
        async with relayed(postgres_server) as relay:
            through = postgres_place.url.replace(str(postgres_server.folder), str(relay.folder))
            async with contextlib.AsyncExitStack() as processes:
                first = await processes.enter_async_context(started(through))
                await first.listen()
                second = await processes.enter_async_context(started(postgres_place.url, "--standby"))
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{first.port}", timeout=PATIENCE) as http:
                    seats = {"game": "gnomopolis", "seats": [ME, ME]}
                    made: Json = (await http.post("/api/tables", json=seats)).json()
                acknowledged.update(await play(first.port, made, 6))
                async with connect(f"ws://127.0.0.1:{first.port}/socket", **UNHURRIED) as socket:
                    player = Player(socket, made["table"]["id"])
                    await player.join(made["mine"][0]["token"])
                    await player.join(made["mine"][player.turn]["token"])
                    late = player.moves()[0]
                    strike(fault, first, relay)
                    if fault != "killed":
                        # It lies in its socket, and is read when the process wakes up believing in itself.
                        await player.send(type="move", table=player.table, seq=player.seq, move=late)
                    await second.listen()
                    acknowledged.update(await play(second.port, made, 6))
                    if fault != "killed":
                        heal(fault, first, relay)
                        await turned_away(player)
                        await asyncio.wait_for(first.process.wait(), LONG)

    asyncio.run(asyncio.wait_for(main(), LONG))
    lines = postgres_server.ask("SELECT seq, split_part(moves, chr(10), 1) FROM steps ORDER BY seq", postgres_place.url)
    stored = {int(seq): move for seq, move in (line.split("|", 1) for line in lines)}
    assert sorted(stored) == [*range(13)]
    assert {seq: stored[seq] for seq in acknowledged} == acknowledged
    assert sorted(acknowledged) == [*range(1, 13)], "no seq was acknowledged by both"


def strike(fault: str, first: Process, relay: Relay) -> None:
    if fault == "killed":
        first.process.kill()
    elif fault == "stopped":
        first.process.send_signal(signal.SIGSTOP)
    else:
        relay.whole.clear()


def heal(fault: str, first: Process, relay: Relay) -> None:
    if fault == "stopped":
        first.process.send_signal(signal.SIGCONT)
    else:
        relay.whole.set()


async def see_no_move(player: Player) -> None:
    """Hear messages until the connection closes; none of them may be of a move."""
    while True:
        message: Json = json.loads(await asyncio.wait_for(player.socket.recv(), LONG))
        assert message["type"] not in ("ack", "moved"), message


async def turned_away(player: Player) -> None:
    """The move is refused, or never answered; then the process says that one should come again."""
    with pytest.raises(ConnectionClosed) as closed:
        await see_no_move(player)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == COME_AGAIN
