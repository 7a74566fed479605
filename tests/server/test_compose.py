"""Two halls and a proxy, as docs/hosting.md composes them: games go on while one hall after the other is restarted."""

import asyncio
import contextlib
import random
import re
import shlex
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import yaml  # type: ignore[import-untyped]  # it brings none
from websockets.exceptions import WebSocketException

from tests.postgres import Server
from tests.server.halls import LONG, ME
from tests.server.test_draining import Clicker
from tests.server.test_proxy import HOSTING, NAME, Proxy
from tests.server.test_takeover import Process, started

TABLES = 4
PAUSE = 0.2
"""Seconds after each click: a socket has a limit of messages a second."""
ROUNDS = 2
"""How often each hall is restarted."""


def composed() -> dict[str, Any]:
    found = re.search(r"```yaml\n(services:.*?)```", HOSTING, re.S)
    assert found
    read: dict[str, Any] = yaml.safe_load(found[1])
    return read


def commands(url: str) -> list[tuple[str, ...]]:
    """How the halls are started, on this computer and with this database."""
    halls = [service for name, service in composed()["services"].items() if name.startswith("hall")]
    words = [shlex.split(hall["command"]) for hall in halls]
    for one in words:
        one[one.index("--db") + 1] = url
        one[one.index("--link") + 1] = "127.0.0.1"
    return [tuple(one) for one in words]


class Balancer:
    """A proxy that leads each connection to the next hall that listens."""

    def __init__(self) -> None:
        self.halls: list[Process] = []
        self._next = count()
        self._ways: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._next)
        for number in range(len(self.halls)):
            port = self.halls[(first + number) % len(self.halls)].port
            with contextlib.suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(pump(reader, back), pump(there, writer))
                return
        writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def balanced() -> AsyncIterator[tuple[Balancer, Proxy]]:
    balancer = Balancer()
    listening = await asyncio.start_server(balancer.accept, "127.0.0.1", 0)
    try:
        yield balancer, Proxy(listening.sockets[0].getsockname()[1], secure=False)
    finally:
        listening.close()


async def play(clicker: Clicker) -> None:
    while not clicker.over:
        # A proxy may hang up in the middle of a handshake.
        with contextlib.suppress(WebSocketException):
            await clicker.play()


def test_the_proxy_of_the_recipe_knows_the_halls() -> None:
    read = composed()
    caddyfile = read["configs"]["proxy"]["content"]
    (upstreams,) = re.findall(r"reverse_proxy ([^{]*)", caddyfile)
    assert upstreams.split() == [f"{name}:8137" for name in read["services"] if name.startswith("hall")]
    for words in commands("postgresql://here"):
        assert words[words.index("--name") + 1] == NAME


def test_games_go_on_through_a_proxy_while_one_hall_after_the_other_is_restarted(
    postgres_database: str, postgres_server: Server
) -> None:
    lot = random.Random(5)
    clickers: list[Clicker] = []

    async def main() -> None:
        first, second = commands(postgres_database)
        async with AsyncExitStack() as stack:
            balancer, proxy = await stack.enter_async_context(balanced())
            for words in (first, second):
                hall = await stack.enter_async_context(started(postgres_database, *words))
                await hall.listen()
                balancer.halls.append(hall)
            for _ in range(TABLES):
                wish = {"game": "gnomopolis", "seats": [ME, ME]}
                answer = await proxy.ask("POST", "/api/tables", wish, proxy.origin)
                made = answer.json()
                tokens = [key["token"] for key in made["mine"]]
                clickers.append(Clicker(proxy.port, made["table"]["id"], tokens, lot, PAUSE))
            playing = [asyncio.create_task(play(clicker)) for clicker in clickers]
            for number in range(ROUNDS * 2):
                await clicked_more(clickers, playing)
                old = balancer.halls[number % 2]
                old.process.send_signal(signal.SIGTERM)
                assert await old.process.wait() == 0
                new = await stack.enter_async_context(started(postgres_database, *(first, second)[number % 2]))
                await new.listen()
                balancer.halls[number % 2] = new
            await clicked_more(clickers, playing)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(main(), LONG))
    lines = postgres_server.ask("SELECT table_id, seq, split_part(moves, chr(10), 1) FROM steps", postgres_database)
    stored = {(table, int(seq)): move for table, seq, move in (line.split("|", 2) for line in lines)}
    for clicker in clickers:
        for seq, move in enumerate(clicker.clicked[: clicker.acknowledged], 1):
            assert stored[clicker.table, seq] == move


async def clicked_more(clickers: list[Clicker], playing: "list[asyncio.Task[None]]") -> None:
    """Wait until a few more clicks at each table were acknowledged."""
    before = [clicker.acknowledged for clicker in clickers]
    while any(
        clicker.acknowledged < least + 5 and not clicker.over for clicker, least in zip(clickers, before, strict=True)
    ):
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)
