"""A worker process, as the server sees it."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from gnomehall.server import limits, logs
from gnomehall.server.workers.worker import READY, Progress

LINE_BYTES: Final = 1 << 20
"""Bytes of the longest line between us and a worker."""
NOTE_BYTES: Final = 4096
"""Bytes of what a worker writes to its standard error that go into one line of the log."""
ON_THE_WAY: Final = b'{"type":"progress"'
"""How a line begins that is no answer yet."""


class WorkerProcess:
    """One process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._ready = False
        self._relay = asyncio.create_task(self._relay_errors())

    @classmethod
    async def start(cls) -> "WorkerProcess":
        """OSError if the system can't start another process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "gnomehall.server.workers.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LINE_BYTES,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        return cls(process)

    async def ready(self) -> None:
        """Wait until it can think; TimeoutError if it hangs, ConnectionError when it is gone."""
        if not self._ready:
            if await self._read(limits.START_SECONDS) != READY:
                raise ConnectionError("it ended before it was ready")
            self._ready = True

    async def think(self, question: bytes, hear: Callable[[Progress], None]) -> bytes:
        """The answer; TimeoutError when it hangs, ConnectionError when it is gone."""
        assert self.process.stdin
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        while (line := await self._read(limits.SILENT_SECONDS)).startswith(ON_THE_WAY):
            hear(msgspec.json.decode(line, type=Progress))
        return line

    async def _read(self, seconds: float) -> bytes:
        """A whole line."""
        assert self.process.stdout
        line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        if not line.endswith(b"\n"):
            raise ConnectionError("it ended")
        return line

    async def _relay_errors(self) -> None:
        """What it writes to its standard error goes into our log, where every line is JSON."""
        assert self.process.stderr
        while said := await self.process.stderr.read(NOTE_BYTES):
            logs.warn("worker wrote", process=self.process.pid, text=said.decode(errors="replace").strip())

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await self._relay
