"""Bots in worker processes: they think beside the event loop, and one that dies is replaced and asked again."""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from gnomehall.core.errors import GnomehallError
from gnomehall.server import logs
from gnomehall.server.metrics import Metrics
from gnomehall.server.workers.worker import AnalysisRequest, Progress, Question, WorkerReply

LIMIT: Final = 1 << 20
"""Bytes of the longest line between us and a worker."""
PATIENCE: Final = 120.0
"""Seconds that a decision may take before its worker is taken for stuck."""
ON_THE_WAY: Final = b'{"type":"progress"'
"""How a line begins that is no answer yet."""

Hear = Callable[[Progress], None]
"""EncodedEntry how far a long thought is."""


class WorkerFailed(GnomehallError):
    """A bot that can't decide here, however often it is asked."""


class WorkerProcess:
    """One process that thinks for one seat at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "WorkerProcess":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "gnomehall.server.workers.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LIMIT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        return cls(process)

    async def think(self, question: bytes, hear: Hear) -> bytes:
        """The answer; ConnectionError or EOF as empty bytes when the process is gone."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        while (line := await self.process.stdout.readline()).startswith(ON_THE_WAY):
            hear(msgspec.json.decode(line, type=Progress))
        return line

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """A few workers, started when first needed."""

    def __init__(self, metrics: Metrics, size: int | None = None) -> None:
        self._metrics = metrics
        self._places = asyncio.Semaphore(size or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()

    def processes(self) -> list[int]:
        """The ids of the workers' processes."""
        return [worker.process.pid for worker in (*self._idle, *self._busy)]

    async def think(self, asked: Question | AnalysisRequest, hear: Hear = lambda _: None) -> WorkerReply:
        """What comes of thinking; a worker that dies is replaced and the next one asked."""
        question = msgspec.json.encode(asked)
        began = time.perf_counter()
        pause = 0.0
        while True:
            answer = await self._ask(question, hear)
            if answer:
                break
            self._metrics.bot_deaths.inc()
            logs.warn("bot process died, asking again", table=asked.table, bot=asked.bot)
            # At once the first time; a bot that always dies must not keep a processor busy with dying.
            await asyncio.sleep(pause)
            pause = min(30.0, 2 * pause + 0.1)
        thought = msgspec.json.decode(answer, type=WorkerReply)
        if thought.error:
            raise WorkerFailed(thought.error)
        self._metrics.thinking.labels(asked.bot or "hint").observe(time.perf_counter() - began)
        return thought

    async def _ask(self, question: bytes, hear: Hear) -> bytes:
        async with self._places:
            worker = self._idle.pop() if self._idle else await WorkerProcess.start()
            self._busy.add(worker)
            answer = b""
            try:
                with contextlib.suppress(OSError, asyncio.TimeoutError):
                    answer = await asyncio.wait_for(worker.think(question, hear), PATIENCE)
            finally:
                self._busy.discard(worker)
                if answer.endswith(b"\n"):
                    self._idle.append(worker)
                else:
                    # Dead, stuck, or its question was withdrawn in the middle: it can't be used again.
                    await worker.stop()
            return answer

    async def close(self) -> None:
        for worker in self._idle:
            await worker.stop()
        self._idle.clear()
