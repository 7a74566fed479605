"""The line of questions to the workers: a table has one place in it, and what nobody waits for any more leaves it.

So tables take turns, whoever asks more loudly. A worker that dies or hangs is replaced, and its question asked again.
"""

import asyncio
import os
import time
from collections import OrderedDict

import msgspec

from gnomehall.core.errors import GnomehallError
from gnomehall.server import limits, logs
from gnomehall.server.metrics import Metrics
from gnomehall.server.workers.process import WorkerProcess
from gnomehall.server.workers.worker import AnalysisRequest, Asked, Progress, TrialRequest, WorkerReply


class WorkerFailed(GnomehallError):
    """A question that is not answered now; it may be asked again."""


class Withdrawn(WorkerFailed):
    """The table asked something else meanwhile."""


class Thought:
    """A question, and those who wait for its answer."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.answer: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()
        self.waiting = 0
        self.progress = Progress(0, 0)
        self.overdue = False
        """Whether its worker has been silent for so long that others need not wait for it."""
        self.task: asyncio.Task[None] | None = None

    def fail(self, error: WorkerFailed) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
            # Whoever waited may be gone already; that is no fault to be logged.
            self.answer.exception()


class WorkerPool:
    """A few workers, started when first needed."""

    def __init__(self, metrics: Metrics, size: int | None = None) -> None:
        self._metrics = metrics
        self._size = size or max(1, (os.cpu_count() or 2) - 1)
        self._line: OrderedDict[str, Thought] = OrderedDict()
        """Questions that wait for a worker, by table."""
        self._running: dict[str, Thought] = {}
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._closed = False

    def processes(self) -> list[int]:
        """The ids of the workers' processes."""
        return [worker.process.pid for worker in (*self._idle, *self._busy)]

    def has_room(self) -> bool:
        """Whether a question would be taken up at once."""
        overdue = sum(thought.overdue for thought in self._running.values())
        return not self._line and not self._closed and len(self._running) - min(overdue, self._size) < self._size

    def progress(self, table: str) -> Progress:
        """How far the thought about a table is."""
        thought = self._running.get(table)
        return Progress(0, 0) if thought is None else thought.progress

    async def think(self, asked: Asked) -> WorkerReply:
        """The answer to a question. Who asks the same at once gets the same answer."""
        thought = self._join(asked)
        thought.waiting += 1
        try:
            return await asyncio.shield(thought.answer)
        finally:
            thought.waiting -= 1
            if not thought.waiting:
                self._withdraw(thought)

    # --- the line ---------------------------------------------------------------------------

    def _join(self, asked: Asked) -> Thought:
        table = asked.table
        known = [line[table] for line in (self._line, self._running) if table in line]
        for thought in known:
            if thought.asked == asked and not thought.answer.done():
                return thought
        for thought in known:
            thought.fail(Withdrawn("the table has moved on"))
        thought = self._line[table] = Thought(asked)
        self._serve()
        return thought

    def _withdraw(self, thought: Thought) -> None:
        """Nobody waits for it any more."""
        table = thought.asked.table
        if self._line.get(table) is thought:
            del self._line[table]
        elif thought.task and isinstance(thought.asked, AnalysisRequest | TrialRequest) and not thought.answer.done():
            # A decision is soon made, and its worker needed again; an analysis and a trial take long.
            thought.fail(Withdrawn("nobody waits for it"))
            thought.task.cancel()

    def _serve(self) -> None:
        """Take questions out of the line for as long as there are places."""
        for table in list(self._line):
            overdue = sum(thought.overdue for thought in self._running.values())
            if self._closed or len(self._running) - min(overdue, self._size) >= self._size:
                return
            if table not in self._running:
                thought = self._running[table] = self._line.pop(table)
                thought.task = asyncio.create_task(self._work(thought))

    async def _work(self, thought: Thought) -> None:
        try:
            reply = await self._answer(thought)
            if reply.error:
                thought.fail(WorkerFailed(reply.error))
            elif not thought.answer.done():
                thought.answer.set_result(reply)
        except WorkerFailed as error:
            thought.fail(error)
        except Exception as error:
            # A fault of ours; whoever waits must not wait for ever.
            logs.failure("thinking failed", error)
            thought.fail(WorkerFailed("thinking failed"))
        finally:
            # However it ended, nobody waits for ever.
            thought.fail(Withdrawn("the hall closes"))
            del self._running[thought.asked.table]
            self._serve()

    # --- the workers ------------------------------------------------------------------------

    async def _answer(self, thought: Thought) -> WorkerReply:
        question = msgspec.json.encode(thought.asked)
        reason = ""
        for attempt in range(limits.ATTEMPTS):
            if attempt > 1:
                await asyncio.sleep(limits.PAUSE_BETWEEN_ATTEMPTS)
            began = time.perf_counter()
            try:
                line = await self._ask(thought, question)
            except (OSError, ValueError) as error:
                reason = f"{type(error).__name__}: {error}"
                self._metrics.bot_deaths.inc()
                logs.warn("worker lost", table=thought.asked.table, bot=thought.asked.bot, reason=reason)
                continue
            self._metrics.thinking.labels(thought.asked.bot or "hint").observe(time.perf_counter() - began)
            return msgspec.json.decode(line, type=WorkerReply)
        raise WorkerFailed(f"no worker could answer ({reason})")

    async def _ask(self, thought: Thought, question: bytes) -> bytes:
        """An answer; OSError or ValueError if the worker can't be started, dies, hangs or talks nonsense."""
        worker = self._idle.pop() if self._idle else await WorkerProcess.start()
        self._busy.add(worker)
        answered = False
        try:
            with Overdue(self, thought) as watch:
                await worker.ready()
                line = await worker.think(question, watch.hear)
            answered = True
            return line
        finally:
            self._busy.discard(worker)
            if answered and not self._closed:
                self._idle.append(worker)
            else:
                # Dead, stuck, or its question was withdrawn in the middle: it can't be used again.
                await worker.stop()

    def set_overdue(self, thought: Thought, overdue: bool) -> None:
        thought.overdue = overdue
        self._serve()

    async def close(self) -> None:
        self._closed = True
        tasks = [thought.task for thought in self._running.values() if thought.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thought in self._line.values():
            thought.fail(Withdrawn("the hall closes"))
        for worker in self._idle:
            await worker.stop()
        self._idle.clear()


class Overdue:
    """Watches how long a worker says nothing while it starts or thinks."""

    def __init__(self, pool: WorkerPool, thought: Thought) -> None:
        self._pool = pool
        self._thought = thought

    def __enter__(self) -> "Overdue":
        self._timer = asyncio.get_running_loop().call_later(
            limits.OVERDUE_SECONDS, self._pool.set_overdue, self._thought, True
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        self._thought.overdue = False

    def hear(self, progress: Progress) -> None:
        self._thought.progress = progress
        self.__exit__()
        self.__enter__()
