"""Workers that serve all processes of a hall: who has none free puts the question where all others find it."""

import asyncio
from typing import Final

import msgspec

from gnomehall.server import logs
from gnomehall.server.metrics import Metrics
from gnomehall.server.store.authority import FAILURES
from gnomehall.server.store.interface import Store
from gnomehall.server.store.shared import SharedStore
from gnomehall.server.store.thoughts import Job, Thoughts
from gnomehall.server.workers.pool import Withdrawn, WorkerFailed, WorkerPool
from gnomehall.server.workers.worker import AnalysisRequest, Question, WorkerReply

LOOK_SECONDS: Final = 1.0
"""How often we look at the line though nobody said that something is in it, and for questions whose process died."""


class Waiting:
    """A question of ours in the line."""

    def __init__(self, asked: Question) -> None:
        self.asked = asked
        self.turn = 0
        self.answer: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()


class SharedWorkers(WorkerPool):
    """The workers of this process first. A worker is free only while the line is empty, so nobody is passed over."""

    def __init__(self, metrics: Metrics, size: int | None, store: Store) -> None:
        super().__init__(metrics, size)
        assert isinstance(store, SharedStore)
        self._called = asyncio.Event()
        self._answered = asyncio.Event()
        session = store.session
        self._thoughts = Thoughts(session.place, session.me.number, self._called.set, self._answered.set)
        self._waiting: dict[str, Waiting] = {}
        self._jobs: set[asyncio.Task[None]] = set()
        self._serving = [asyncio.create_task(self._take_jobs()), asyncio.create_task(self._fetch_answers())]

    async def think(self, asked: Question | AnalysisRequest) -> WorkerReply:
        if not isinstance(asked, Question) or self.has_room():
            return await self._think_here(asked)
        try:
            return await self._wait_in_line(asked)
        except FAILURES as error:
            logs.note("line out of reach", reason=str(error) or type(error).__name__)
            return await self._think_here(asked)

    async def _think_here(self, asked: Question | AnalysisRequest) -> WorkerReply:
        try:
            return await super().think(asked)
        finally:
            self._called.set()

    async def _wait_in_line(self, asked: Question) -> WorkerReply:
        before = self._waiting.get(asked.table)
        if before is not None and before.asked == asked:
            return await asyncio.shield(before.answer)
        waiting = self._waiting[asked.table] = Waiting(asked)
        if before is not None and not before.answer.done():
            before.answer.set_exception(Withdrawn("the table has moved on"))
        try:
            waiting.turn = await self._put(waiting)
            return await waiting.answer
        finally:
            if self._waiting.get(asked.table) is waiting:
                del self._waiting[asked.table]
                if not waiting.answer.done() or waiting.answer.cancelled():
                    await self._leave_line(waiting)

    async def _leave_line(self, waiting: Waiting) -> None:
        try:
            await self._thoughts.withdraw(waiting.asked.table, waiting.turn)
        except FAILURES as error:
            logs.note("question not withdrawn", reason=str(error) or type(error).__name__)

    # --- answering --------------------------------------------------------------------------

    async def _take_jobs(self) -> None:
        """Take questions out of the line for as long as a worker of ours is free."""
        while True:
            job = None
            try:
                if self.has_room():
                    job = await self._thoughts.take()
                    if job is not None and not self.has_room():
                        # Somebody here was faster; another process may have a worker for it.
                        await self._thoughts.put_back(job)
                        job = None
            except FAILURES as error:
                logs.note("line out of reach", reason=str(error) or type(error).__name__)
            if job is not None:
                task = asyncio.create_task(self._do(job))
                self._jobs.add(task)
                task.add_done_callback(self._jobs.discard)
                # It has its worker before we look for the next one.
                await asyncio.sleep(0)
                continue
            await _wait(self._called)

    async def _do(self, job: Job) -> None:
        try:
            reply = await self._think_here(msgspec.json.decode(job.asked, type=Question))
        except WorkerFailed as error:
            reply = WorkerReply(error=str(error))
        answer = msgspec.json.encode(reply).decode()
        while not await self._deliver(job, answer):
            # Nobody else takes the question while we are alive.
            await asyncio.sleep(LOOK_SECONDS)

    async def _deliver(self, job: Job, answer: str) -> bool:
        try:
            await self._thoughts.answer(job, answer)
        except FAILURES as error:
            logs.note("answer not delivered", reason=str(error) or type(error).__name__)
            return False
        return True

    async def _fetch_answers(self) -> None:
        while True:
            await _wait(self._answered)
            try:
                for waiting in [one for one in self._waiting.values() if one.turn]:
                    await self._look_for(waiting)
                await self._thoughts.take_over()
            except FAILURES as error:
                logs.note("line out of reach", reason=str(error) or type(error).__name__)

    async def _look_for(self, waiting: Waiting) -> None:
        table = waiting.asked.table
        found = await self._thoughts.fetch(table)
        if self._waiting.get(table) is not waiting or waiting.answer.done():
            return
        if found is None:
            # The database crashed, and had not written it down.
            waiting.turn = await self._put(waiting)
        elif found[0] == waiting.turn and found[1]:
            _pass_on(waiting, msgspec.json.decode(found[1], type=WorkerReply))
            await self._thoughts.withdraw(table, waiting.turn)

    async def _put(self, waiting: Waiting) -> int:
        return await self._thoughts.put(waiting.asked.table, msgspec.json.encode(waiting.asked).decode())

    async def close(self) -> None:
        tasks = [*self._serving, *self._jobs]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(Withdrawn("the hall closes"))
                waiting.answer.exception()  # whoever waited may be gone already
        await super().close()
        await self._thoughts.close()


def _pass_on(waiting: Waiting, reply: WorkerReply) -> None:
    if waiting.answer.done():
        return
    if reply.error:
        waiting.answer.set_exception(WorkerFailed(reply.error))
    else:
        waiting.answer.set_result(reply)


async def _wait(event: asyncio.Event) -> None:
    """Wait until something is said, or for a while."""
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            await event.wait()
    except TimeoutError:
        return
    finally:
        event.clear()
