"""Thinking is shared fairly, and no table waits for a bot that nobody asks, whatever happens to the workers."""

import asyncio
import contextlib
import os
import random
import signal
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from gnomehall.server import limits
from gnomehall.server.metrics import Metrics
from gnomehall.server.tables.bot_turns import repeat
from gnomehall.server.tables.table import Table
from gnomehall.server.workers.pool import Thought, Withdrawn, WorkerFailed, WorkerPool
from gnomehall.server.workers.process import WorkerProcess
from gnomehall.server.workers.worker import AnalysisRequest, Asked, Progress, Question, WorkerReply
from tests.server.halls import BOT, LONG, ME, PATIENCE, Running, served

ATTACKS = 6
HASTY: dict[str, Any] = {"BOT_RETRY_SECONDS": 0.02, "PAUSE_BETWEEN_ATTEMPTS": 0.0}
"""Limits of a hall that asks again at once."""


class GatedPool(WorkerPool):
    """Its workers answer when they are told to, and what they are asked is noted."""

    def __init__(self, size: int = 1) -> None:
        super().__init__(Metrics(), size)
        self.asked: list[tuple[str, str]] = []
        self.gate = asyncio.Semaphore(0)

    async def _answer(self, thought: Thought) -> WorkerReply:
        self.asked.append((thought.asked.table, thought.asked.bot))
        await self.gate.acquire()
        return WorkerReply("done")

    def let_go(self, count: int) -> None:
        for _ in range(count):
            self.gate.release()


def question(table: str, bot: str = "easy") -> Question:
    return Question(table, "toadstools", None, {}, 2, [], 0, bot)


async def turns_of_the_loop() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    async def main() -> list[tuple[str, str]]:
        pool = GatedPool()
        asking = [asyncio.create_task(pool.think(question("loud", f"hint {n}"))) for n in range(60)]
        await turns_of_the_loop()
        asking.append(asyncio.create_task(pool.think(question("quiet"))))
        await turns_of_the_loop()
        pool.let_go(100)
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(answers[-1], WorkerReply)
        assert [type(answer) for answer in answers].count(Withdrawn) == 59
        return pool.asked

    assert asyncio.run(main()) == [("loud", "hint 0"), ("loud", "hint 59"), ("quiet", "easy")]


def test_the_same_question_is_thought_about_once() -> None:
    async def main() -> list[tuple[str, str]]:
        pool = GatedPool()
        asking = [asyncio.create_task(pool.think(question("t"))) for _ in range(60)]
        await turns_of_the_loop()
        pool.let_go(60)
        assert {reply.move for reply in await asyncio.gather(*asking)} == {"done"}
        return pool.asked

    assert asyncio.run(main()) == [("t", "easy")]


def test_what_nobody_waits_for_any_more_is_withdrawn() -> None:
    async def main() -> list[tuple[str, str]]:
        pool = GatedPool()
        tasks = [asyncio.create_task(pool.think(question(name))) for name in ("one", "two", "three")]
        await turns_of_the_loop()
        tasks[1].cancel()
        await turns_of_the_loop()
        pool.let_go(3)
        await asyncio.gather(tasks[0], tasks[2])
        # An analysis takes long, so that it ends even when it is under way.
        analysis = asyncio.create_task(pool.think(AnalysisRequest("four", "")))
        await turns_of_the_loop()
        pool.gate = asyncio.Semaphore(0)
        analysis.cancel()
        await turns_of_the_loop()
        assert pool.progress("four") == Progress(0, 0)
        assert not pool._running
        return pool.asked

    assert [table for table, _ in asyncio.run(main())] == ["one", "three", "four"]


def test_an_overdue_worker_holds_up_nobody_else() -> None:
    async def main() -> list[tuple[str, str]]:
        pool = GatedPool()
        tasks = [asyncio.create_task(pool.think(question(name))) for name in ("stuck", "other", "third")]
        await turns_of_the_loop()
        assert [table for table, _ in pool.asked] == ["stuck"]
        pool.set_overdue(pool._running["stuck"], True)
        await turns_of_the_loop()
        asked = list(pool.asked)
        pool.let_go(3)
        await asyncio.gather(*tasks)
        return asked

    assert [table for table, _ in asyncio.run(main())] == ["stuck", "other"]


@served(workers=1)
async def test_sixty_hints_of_a_seat_are_one_thought_and_most_of_them_refused(server: Running) -> None:
    made = await server.open(ME, BOT)
    path, token = f"/api/tables/{made['table']['id']}/hint", made["mine"][0]["token"]
    asked: list[str] = []
    ask = server.hall.workers._ask

    refused = asyncio.Event()

    async def note(thought: Thought, question: bytes) -> bytes:
        asked.append(thought.asked.bot)
        await refused.wait()
        return await ask(thought, question)

    server.hall.workers._ask = note  # type: ignore[method-assign]  # as it is, and noted
    asking = [asyncio.create_task(server.call("POST", path, token=token)) for _ in range(60)]
    # It takes a thought until all but those who wait for it have been refused.
    while sum(task.done() for task in asking) < 60 - limits.THOUGHTS_OF_A_CLIENT:
        await asyncio.sleep(0.01)
    refused.set()
    answers = await asyncio.gather(*asking)
    found = [answer.status_code for answer in answers]
    assert set(found) == {200, 429}
    assert found.count(200) == limits.THOUGHTS_OF_A_CLIENT
    assert asked == [""]
    assert len({answer.text for answer in answers if answer.status_code == 200}) == 1


@served(workers=1)
async def test_an_analysis_ends_when_whoever_asked_for_it_hangs_up(server: Running) -> None:
    made = await server.open(BOT, BOT, game="gnomopolis", public=True)
    async with server.player(made) as watcher:
        while watcher.info["state"] != "over":
            await watcher.receive()
    name = made["table"]["id"]
    ready = WorkerProcess.ready

    async def ready_but_stopped(worker: WorkerProcess) -> None:
        await ready(worker)
        os.kill(worker.process.pid, signal.SIGSTOP)

    # However fast it thinks, it has not answered when the asker hangs up.
    with patch.object(WorkerProcess, "ready", ready_but_stopped), pytest.raises(httpx.ReadTimeout):
        await server.http.get(f"/api/tables/{name}/analysis", timeout=httpx.Timeout(PATIENCE, read=0.5))
    while server.hall.analysts._running or server.hall.analysts.processes():
        await asyncio.sleep(0.02)
    assert name not in server.hall.analysts._line


@served(workers=1)
async def test_a_bot_whose_worker_was_killed_and_could_not_be_replaced_is_asked_again(server: Running) -> None:
    made = await server.open(ME, BOT)
    with patch.multiple(limits, **HASTY):
        async with server.player(made, made["mine"][0]["token"]) as player:
            await player.play()
            await player.reach(2)
            while not server.hall.workers._idle:
                await asyncio.sleep(0.01)
            for process in server.hall.workers.processes():
                os.kill(process, signal.SIGKILL)
            with patch.object(WorkerProcess, "start", side_effect=OSError(11, "no more processes")):
                await player.play()
                while server.hall.metrics.bot_retries._value.get() < 2:
                    await asyncio.sleep(0.01)
            await player.reach(4)
            assert player.log[4]["who"] == 1


@served(workers=1)
async def test_whatever_fails_in_asking_a_bot_it_is_asked_again(server: Running) -> None:
    made = await server.open(ME, BOT)
    think = server.hall.workers.think
    failures = iter([MemoryError(), WorkerFailed("not now"), RuntimeError("a fault of ours")])

    async def fail_first(asked: Asked) -> WorkerReply:
        for error in failures:
            raise error
        return await think(asked)

    server.hall.workers.think = fail_first  # type: ignore[method-assign]  # three times something goes wrong
    with patch.multiple(limits, **HASTY):
        async with server.player(made, made["mine"][0]["token"]) as player:
            await player.play()
            await player.reach(2)


@served(workers=1)
async def test_the_watchdog_finds_a_table_whose_bot_nobody_asks(server: Running) -> None:
    made = await server.open(ME, BOT)
    hall, forget = server.hall, server.hall.bots.turned
    hall.bots.turned = lambda table: None  # type: ignore[method-assign]  # a fault: the bot is forgotten
    async with server.player(made, made["mine"][0]["token"]) as player:
        await player.play()
        await player.reach(1)
        hall.bots.turned = forget  # type: ignore[method-assign]  # as it was
        hall.bots.watch(hall.tables.values())
        await player.reach(2)
    assert "gnomehall_bots_forgotten_total 1.0" in (await server.call("GET", "/metrics")).text


@served(workers=1)
async def test_a_stopped_worker_is_replaced_and_the_bots_of_other_tables_play_on(server: Running) -> None:
    with patch.multiple(limits, OVERDUE_SECONDS=0.2, SILENT_SECONDS=4.0, **HASTY):
        made = await server.open(ME, BOT)
        async with server.player(made, made["mine"][0]["token"]) as player:
            await player.play()
            await player.reach(2)
            while not server.hall.workers._idle:
                await asyncio.sleep(0.01)
            stopped = server.hall.workers.processes()[0]
            os.kill(stopped, signal.SIGSTOP)
            await player.play()
            await player.reach(3)
            other = await server.open(BOT, BOT, public=True)
            async with server.player(other) as watcher:
                await watcher.reach(1)
            await player.reach(4)
        assert stopped not in server.hall.workers.processes()


@served(workers=1)
async def test_a_thought_about_a_position_that_was_left_is_withdrawn(server: Running) -> None:
    made = await server.open(ME, BOT)
    table, hall = await server.table(made), server.hall
    async with server.player(made, made["mine"][0]["token"]) as player:
        with patch.object(WorkerProcess, "start", side_effect=OSError(11, "no more processes")):
            await player.play()
            await player.reach(1)
            assert table.id in hall.bots
            await server.post(f"/api/tables/{table.id}/seats/1", {}, made["host"])
            assert table.id not in hall.bots


@served(workers=1)
async def test_a_fault_in_telling_a_move_leaves_no_bot_unasked(server: Running) -> None:
    made = await server.open(ME, BOT)
    table = await server.table(made)
    assert table.broadcast
    async with server.player(made, made["mine"][0]["token"]) as player:
        with patch.object(table.broadcast, "moved", side_effect=KeyError("a fault of ours")):
            assert (await player.play())["seq"] == 1
        while table.seq < 2:
            await asyncio.sleep(0.01)


def test_one_round_that_fails_does_not_end_the_rounds() -> None:
    rounds = 0

    def fail_first() -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            raise KeyError("a fault of ours")

    async def main() -> None:
        task = asyncio.create_task(repeat(0.0, fail_first))
        while rounds < 3:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(asyncio.wait_for(main(), LONG))


@served(workers=2)
async def test_games_of_bots_end_however_many_workers_are_killed_or_stopped(server: Running) -> None:
    lot = random.Random(3)
    with patch.multiple(limits, OVERDUE_SECONDS=0.5, SILENT_SECONDS=3.0, **HASTY):
        tables: list[Table] = []
        attacks = 0
        while attacks < ATTACKS or any(table.row.state != "over" for table in tables):
            if all(table.row.state == "over" for table in tables):
                tables += [await server.table(await server.open(BOT, BOT)) for _ in range(4)]
            pool = server.hall.workers
            workers = [worker.process.pid for worker in (*pool._idle, *pool._busy) if worker._ready]
            if workers and attacks < ATTACKS:
                attacks += 1
                with contextlib.suppress(ProcessLookupError):
                    os.kill(lot.choice(workers), lot.choice((signal.SIGKILL, signal.SIGSTOP)))
            await asyncio.sleep(0.05)
