"""Starts servers that are going to be killed: each line of input forks one, whose process and port are printed.

What a server imports and sets up is there before the forks, so that fifty starts take seconds.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from gnomehall import registry
from gnomehall.server import serve
from gnomehall.server.app import App, Config
from gnomehall.server.limits import Limits


def run(database: Path, app: App) -> None:
    listening = serve.listen("127.0.0.1", 0)
    server = serve.server(app)

    async def main() -> None:
        task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.002)
        sys.stdout.write(json.dumps([os.getpid(), listening.getsockname()[1]]) + "\n")
        sys.stdout.flush()
        await task

    with serve.sole_use(database):
        asyncio.run(main())


if __name__ == "__main__":
    for name in registry.GAMES:
        registry.shipped_edition(name)
    file = Path(sys.argv[1])
    prepared = App(Config(file, limits=Limits(rate=1e6, burst=1e6), openings=1_000_000))
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            run(file, prepared)
            os._exit(0)
        os.waitpid(child, 0)
