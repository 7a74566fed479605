"""Starts servers that are going to be killed: each line of input forks one, whose process and port are printed.

The first argument is the database, a file or a URL; the second, if there is one, the port.

What a server imports and sets up is there before the forks, so that fifty starts take seconds.
"""

import asyncio
import json
import os
import sys
from contextlib import nullcontext
from pathlib import Path

from gnomehall import registry
from gnomehall.server import serve
from gnomehall.server.app import App, Config
from gnomehall.server.limits import Limits
from gnomehall.server.store.places import Place, PostgresUrl


def run(database: Place, app: App, port: int) -> None:
    listening = serve.listen("127.0.0.1", port)
    server = serve.server(app)

    async def main() -> None:
        task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.002)
        sys.stdout.write(json.dumps([os.getpid(), listening.getsockname()[1]]) + "\n")
        sys.stdout.flush()
        await task

    with serve.sole_use(database) if isinstance(database, Path) else nullcontext():
        asyncio.run(main())


if __name__ == "__main__":
    for name in registry.GAMES:
        registry.shipped_edition(name)
    given = sys.argv[1]
    place = PostgresUrl(given) if given.startswith("postgresql://") else Path(given)
    prepared = App(Config(place, limits=Limits(rate=1e6, burst=1e6), openings=1_000_000))
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            run(place, prepared, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
            os._exit(0)
        os.waitpid(child, 0)
