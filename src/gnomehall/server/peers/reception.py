"""The side that is called: what arrived at other processes is served here, as if it had arrived here."""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from gnomehall.server import logs
from gnomehall.server.peers.frames import Answered, Asked, Frame, Hello, HungUp, Left, Said, Told, Withdrawn
from gnomehall.server.peers.link import Link
from gnomehall.server.tables.followers import DistantTable, Listener
from gnomehall.server.tables.hall import Elsewhere, Hall
from gnomehall.server.tables.table import Table

Handle = Callable[[Listener, bytes], Awaitable[None]]
"""Handles one message of a client; whatever comes of it, the next one can be handled."""
Asgi = Callable[[Any, Any, Any], Awaitable[None]]
TABLES: Final = "/api/tables/"


def table_in(path: str) -> str:
    """The table that a request is about, by its path; empty for none."""
    name = path.removeprefix(TABLES).partition("/")[0] if path.startswith(TABLES) else ""
    return "" if name == "mine" else name


class Visitor:
    """A client whose connection is at another process. Whether it reads fast enough is known there."""

    def __init__(self, link: Link, number: int) -> None:
        self._link = link
        self._number = number
        self._syncing = ""
        self.tables: dict[str, Table | DistantTable] = {}
        self.closed = False
        self.inbox: deque[bytes] = deque()
        self.handling = False

    def answer(self, data: bytes) -> None:
        self._tell("answer", "", data)

    def push(self, table: str, data: bytes) -> None:
        kind = "sync" if self._syncing == table else "news"
        self._syncing = ""
        self._tell(kind, table, data)

    def accepts_sync(self, table: str) -> bool:
        self._syncing = table
        return True

    def hang_up(self) -> None:
        if not self.closed:
            self._link.send(HungUp(self._number))
            self.closed = True

    def _tell(self, kind: Any, table: str, data: bytes) -> None:
        if not self.closed:
            self._link.send(Told(self._number, kind, table, data))


class Reception:
    """Listens for other processes of the hall."""

    def __init__(self, hall: Callable[[], Hall], handle: Handle, app: Asgi) -> None:
        self.secret = secrets.token_urlsafe(24)
        self._hall = hall
        self._handle = handle
        self._app = app
        self._visitors: dict[Link, dict[int, Visitor]] = {}
        self._requests: dict[tuple[Link, int], asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def listen(self, host: str) -> str:
        """Listen on a free port; the address."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Link(self._take, self._end), host, 0)
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Answer what came, and hang up."""
        if self._server:
            self._server.close()
        waiting = [task for task in self._tasks if not task.done()]
        if waiting:
            await asyncio.wait(waiting, timeout=1.0)
        self.hang_up()

    def hang_up(self) -> None:
        """Leave all who called; they have their clients come again."""
        for link in list(self._visitors):
            link.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logs.failure("visitor failed", error)

    # --- frames -----------------------------------------------------------------------------

    def _take(self, link: Link, frame: Frame) -> None:
        if not link.trusted:
            if not isinstance(frame, Hello) or not secrets.compare_digest(frame.secret, self.secret):
                logs.warn("a stranger called")
                link.close()
                return
            link.trusted = True
            self._visitors[link] = {}
            link.send(Hello(""))
            return
        match frame:
            case Said():
                visitors = self._visitors[link]
                visitor = visitors.get(frame.client)
                if visitor is None:
                    visitor = visitors[frame.client] = Visitor(link, frame.client)
                visitor.inbox.append(frame.data)
                if not visitor.handling:
                    visitor.handling = True
                    self._spawn(self._handle_inbox(visitor))
            case Left():
                if visitor := self._visitors[link].pop(frame.client, None):
                    self._part(visitor)
            case Asked():
                self._spawn(self._respond(link, frame))
            case Withdrawn():
                if gone := self._requests.get((link, frame.number)):
                    gone.set()

    def _end(self, link: Link) -> None:
        for visitor in self._visitors.pop(link, {}).values():
            self._part(visitor)
        for (where, _), gone in self._requests.items():
            if where is link:
                gone.set()

    def _part(self, visitor: Visitor) -> None:
        visitor.closed = True
        visitor.inbox.clear()
        for table in list(visitor.tables.values()):
            self._spawn(table.part(visitor))

    async def _handle_inbox(self, visitor: Visitor) -> None:
        try:
            while visitor.inbox and not visitor.closed:
                await self._handle(visitor, visitor.inbox.popleft())
        finally:
            visitor.handling = False

    # --- requests ---------------------------------------------------------------------------

    async def _respond(self, link: Link, asked: Asked) -> None:
        try:
            await self._hall().table(table_in(asked.path))
        except Elsewhere:
            link.send(Answered(asked.number, 0, [], b""))
            return
        except Exception:
            # Whatever is wrong with it, the application says so in its own way.
            logs.note("request for a table that is not there")
        gone = self._requests[link, asked.number] = asyncio.Event()
        response = Response(asked, gone)
        try:
            await self._app(response.scope(), response.receive, response.send)
        finally:
            del self._requests[link, asked.number]
        if response.status:
            link.send(Answered(asked.number, response.status, response.headers, b"".join(response.body)))


class Response:
    """What the application sees of a request that came by a link, and what it says to it."""

    def __init__(self, asked: Asked, gone: asyncio.Event) -> None:
        self._asked = asked
        self._gone = gone
        self._read = False
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []

    def scope(self) -> dict[str, Any]:
        asked = self._asked
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": "http",
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "query_string": asked.query,
            "root_path": "",
            "headers": [tuple(header) for header in asked.headers],
            "client": (asked.host, 0),
            "server": ("127.0.0.1", 0),
            "state": {},
        }

    async def receive(self) -> dict[str, Any]:
        if not self._read:
            self._read = True
            return {"type": "http.request", "body": self._asked.body, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            self.body.append(bytes(message.get("body", b"")))
