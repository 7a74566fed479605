"""Requests about tables of other processes are answered by these."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from gnomehall.server import logs, protocol
from gnomehall.server.peers.caller import TableAtPeer
from gnomehall.server.peers.frames import Answered, Asked
from gnomehall.server.peers.peers import Peers
from gnomehall.server.peers.reception import Asgi, table_in
from gnomehall.server.store.interface import StoreFailed
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table

BODY_BYTES: Final = 256 * 1024
"""Bytes of a body that is handed over; the application refuses a longer one itself."""


class Replay:
    """The body of a request, which can be read once more."""

    def __init__(self, receive: Any) -> None:
        self._receive = receive
        self._read: list[Any] = []

    async def read(self) -> bytes | None:
        """The body; None if it is too long, or the client is gone."""
        parts: list[bytes] = []
        while sum(map(len, parts)) <= BODY_BYTES:
            message = await self._receive()
            self._read.append(message)
            if message["type"] != "http.request":
                return None
            parts.append(message.get("body", b""))
            if not message.get("more_body"):
                return b"".join(parts)
        return None

    async def receive(self) -> Any:
        return self._read.pop(0) if self._read else await self._receive()

    async def hang_up(self) -> None:
        """Wait until the client is gone."""
        while (await self._receive())["type"] != "http.disconnect":
            pass


class Router:
    """An application before another one, which answers what is about tables of this process."""

    def __init__(self, app: Asgi, peers: Callable[[], Peers | None]) -> None:
        self._app = app
        self._peers = peers

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        name = table_in(scope["path"]) if scope["type"] == "http" else ""
        peers = self._peers() if name else None
        found = None if peers is None else await _find(peers, name)
        if peers is None or found is None:
            await self._app(scope, receive, send)
            return
        request = Replay(receive)
        body = await request.read()
        if body is None:
            await self._app(scope, request.receive, send)
            return
        host = (scope.get("client") or ("", 0))[0]
        asked = Asked(0, scope["method"], scope["path"], scope["query_string"], list(scope["headers"]), body, host)
        asking = asyncio.create_task(peers.ask(found, asked))
        gone = asyncio.create_task(request.hang_up())
        try:
            await asyncio.wait({asking, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            asking.cancel()
        if asking.done():
            await self._pass_on(asking, scope, request, send)

    async def _pass_on(self, asking: "asyncio.Task[Answered | None]", scope: Any, request: Replay, send: Any) -> None:
        try:
            answered = asking.result()
        except RequestRefused as refusal:
            logs.warn("table out of reach", reason=str(refusal))
            body = msgspec.json.encode(protocol.Problem(refusal.code, refusal.message))
            answered = Answered(0, refusal.status, [(b"content-type", b"application/json")], body)
        if answered is None:
            await self._app(scope, request.receive, send)
            return
        headers = [tuple(header) for header in answered.headers]
        await send({"type": "http.response.start", "status": answered.status, "headers": headers})
        await send({"type": "http.response.body", "body": answered.body, "more_body": False})


async def _find(peers: Peers, name: str) -> TableAtPeer | None:
    """A table of another process; None for one of ours, and for what the application has to say itself."""
    try:
        found = await peers.find(name)
    except (RequestRefused, StoreFailed):
        return None
    return None if isinstance(found, Table) else found
