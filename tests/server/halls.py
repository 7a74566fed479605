"""A real server on a free port of this machine, and players who speak its protocol over real sockets."""

import asyncio
import functools
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server import serve
from gnomehall.server.app import App, Config
from gnomehall.server.connections.connection import Connection
from gnomehall.server.limits import Limits
from gnomehall.server.notices.notices import Notices
from gnomehall.server.people.people import People
from gnomehall.server.people.ratings import Ratings
from gnomehall.server.store.places import Place
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.table import Table
from gnomehall.server.tournaments.tournaments import Tournaments

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds that one thing is waited for: it happens at once, but the machine may have other work."""
LONG = 300.0
"""Seconds until a test gives up. Nothing is shown by how soon one ends; a wait without an end is shown by this."""
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
UNHURRIED: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
"""Options of a client's socket: it does not give a slow server up."""
BUSY = Limits(rate=1e6, burst=1e6)
"""For tests that send more than people would."""
BOT = {"kind": "bot", "bot": "random"}


def opened(database: Path) -> "closing[sqlite3.Connection]":
    """The file behind a server, until the end of a `with`; what is written is there at once."""
    return closing(sqlite3.connect(database, isolation_level=None))


class Running:
    """A server that runs, and an HTTP client for it."""

    def __init__(self, port: int, http: httpx.AsyncClient, app: App, database: Place) -> None:
        self.port = port
        self.http = http
        self.lobby: Lobby = app.lobby()
        self.hall: Hall = self.lobby.hall
        self.ratings: Ratings = app.litestar.state["ratings"]
        self.people: People = app.litestar.state["people"]
        self.tournaments: Tournaments = app.litestar.state["tournaments"]
        self.notices: Notices = app.litestar.state["notices"]
        self.admission = app.admission
        self._heartbeat = app.heartbeat
        self.place = database
        self.stop: Callable[[], None] = lambda: None
        """Tell the server to stop, as SIGTERM does."""

    def connections(self) -> list[Connection]:
        """The server's ends of all sockets."""
        return [one for one in self._heartbeat.all() if isinstance(one, Connection)]

    @property
    def database(self) -> Path:
        """The file behind the server."""
        assert isinstance(self.place, Path)
        return self.place

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str, token: str = "") -> Any:
        answer = await self.call("GET", path, token=token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        answer = await self.call("POST", path, body, token)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def open(self, *seats: Json, game: str = "toadstools", **more: Any) -> Json:
        """A new table, with its tokens."""
        made: Json = await self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return made

    async def table(self, made: Json) -> Table:
        return await self.hall.table(made["table"]["id"])

    @asynccontextmanager
    async def player(self, made: Json, token: str = "", **options: Any) -> "AsyncIterator[Player]":
        """Somebody who follows a table."""
        async with self.connection(**options) as socket:
            player = Player(socket, made["table"]["id"])
            await player.join(token)
            yield player

    def connection(self, **options: Any) -> connect:
        given = {"max_size": None, "compression": None, **UNHURRIED, **options}
        return connect(f"ws://127.0.0.1:{self.port}/socket", **given)


class Player:
    """Keeps what it is told, as a browser would."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.seq = -1
        self.you = SPECTATOR
        self.view: Any = None
        self.info: Json = {}
        self.choices: list[Any] = []
        self.known: list[Any] = []
        self.log: list[Json] = []
        self.turn = -2
        self.undoing: Json = {}
        self.proposal: Json | None = None
        self.raw: list[str] = []
        self.got: list[Json] = []

    @property
    def undo(self) -> bool:
        """Whether one may undo alone."""
        return bool(self.undoing["how"] == "alone")

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def join(self, token: str = "") -> Json:
        await self.send(type="join", table=self.table, token=token)
        return await self.until("sync", "refused", "info")

    async def receive(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.got.append(message)
        self.take(message)
        return message

    async def until(self, *kinds: str) -> Json:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    def take(self, message: Json) -> None:
        match message["type"]:
            case "sync":
                self.seq, self.you, self.view = message["seq"], message["you"], message["view"]
                self.info, self.log, self.turn = message["info"], message["log"], message["info"]["turn"]
                self.choices, self.undoing = message["choices"], message["undo"]
                self.known = self.choices or self.known
                self.proposal = message["proposal"]
            case "moved":
                assert message["seq"] == self.seq + 1, "a gap that no resync filled"
                self.seq, self.undoing = message["seq"], message["undo"]
                self.view = apply_delta(self.view, message["delta"])
                self.turn = self.view["player"]
                self.log.append(message["entry"])
                by_move = {choice["move"]: choice for choice in self.known}
                self.choices = [by_move[c] if isinstance(c, str) else c for c in message["choices"]]
                self.known = self.choices or self.known
            case "info":
                self.info = message["info"]
            case "proposed":
                self.proposal = message["proposal"]

    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.choices]

    async def ask(self, **message: Any) -> Json:
        """Send a request about the table, and wait for its answer."""
        await self.send(table=self.table, **message)
        return await self.until("ack", "refused")

    async def play(self, move: str | None = None, seq: int | None = None) -> Json:
        """Make a move, the first choice if none is named; the answer."""
        text = self.moves()[0] if move is None else move
        return await self.ask(type="move", seq=self.seq if seq is None else seq, move=text)

    async def reach(self, seq: int) -> None:
        while self.seq < seq:
            await self.receive()


def apply_delta(view: Any, delta: list[Any]) -> Any:
    """What `applyDelta` of the browser does."""
    for path, value in delta:
        if not path:
            view = value
            continue
        at = view
        for key in path[:-1]:
            at = at[key]
        if isinstance(at, list) and path[-1] == len(at):
            at.append(value)
        else:
            at[path[-1]] = value
    return view


@asynccontextmanager
async def running(database: Place, ping: float = serve.PING, **settings: Any) -> AsyncIterator[Running]:
    config = Config(database, **settings)
    app = App(config)
    listening = serve.listen("127.0.0.1", 0)
    server = serve.server(app, ping)
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    port = listening.getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            found = Running(port, http, app, database)
            found.stop = lambda: setattr(server, "should_exit", True)
            yield found
    finally:
        server.should_exit = True
        await task
        listening.close()


Scenario = Callable[[Running], Awaitable[None]]


def served(**settings: Any) -> Callable[[Scenario], Callable[[Path], None]]:
    """Run a test that takes a server."""

    def wrap(scenario: Scenario) -> Callable[[Path], None]:
        @functools.wraps(scenario)
        def test(tmp_path: Path) -> None:
            async def main() -> None:
                async with running(tmp_path / "hall.db", **settings) as server:
                    await scenario(server)

            asyncio.run(asyncio.wait_for(main(), LONG))

        # pytest asks a function for its parameters; it must see those of the wrapper.
        del test.__wrapped__
        return test

    return wrap
