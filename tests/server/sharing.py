"""Starts processes that share a hall, for tests that do them harm.

The arguments are the URLs of the database, one for each place. Each line of input names a place, for which a process is
forked, and the seconds of its lease; its process id, its port and its number among the members are printed, or null if
it could not start.
"""

import asyncio
import json
import os
import signal
import socket
import sys

import uvicorn

from gnomehall import registry
from gnomehall.server import serve
from gnomehall.server.app import App, Config
from gnomehall.server.limits import Limits
from gnomehall.server.peers import link
from gnomehall.server.store import authority, membership, session, shared
from gnomehall.server.store.places import PostgresUrl


def shorten(lease: float) -> None:
    """Make all times of a lease shorter, in proportion."""
    factor = lease / authority.LEASE_SECONDS
    authority.LEASE_SECONDS = lease  # type: ignore[misc]  # they are final for others
    session.BEAT_SECONDS *= factor  # type: ignore[attr-defined]  # as above, and it comes from elsewhere
    membership.WATCH_SECONDS *= factor  # type: ignore[misc]  # as above
    link.SILENT_SECONDS *= factor  # type: ignore[misc]  # as above
    link.BEAT_SECONDS *= factor  # type: ignore[misc]  # as above


def run(app: App, lease: float) -> None:
    shorten(lease)
    listening = serve.listen("127.0.0.1", 0)
    server = serve.server(app)
    # One that loses its lease while it starts has to say so; of the signal that uvicorn passes on it would die first.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        asyncio.run(serve_and_say(app, server, listening))
    finally:
        if not server.started:
            os.write(1, b"null\n")
        os._exit(0)


async def serve_and_say(app: App, server: uvicorn.Server, listening: socket.socket) -> None:
    task = asyncio.create_task(server.serve([listening]))
    while not (server.started or task.done()):
        await asyncio.sleep(0.002)
    if server.started:
        store = app.lobby().hall.store
        assert isinstance(store, shared.SharedStore)
        said = [os.getpid(), listening.getsockname()[1], store.session.me.number]
        os.write(1, json.dumps(said).encode() + b"\n")
    await task


def main() -> None:
    for name in registry.GAMES:
        registry.shipped_edition(name)
    busy = Limits(rate=1e6, burst=1e6)
    apps = [
        App(Config(PostgresUrl(url), limits=busy, openings=1_000_000, link="127.0.0.1", workers=1))
        for url in sys.argv[1:]
    ]
    # Children are not waited for: they end at any time.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        place, lease = line.split()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(apps[int(place)], float(lease))


if __name__ == "__main__":
    main()
