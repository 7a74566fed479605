"""Bots think for all processes of a hall: in fair turns, one thought a table, and none is lost with its process."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import msgspec
import pytest

from gnomehall.server.metrics import Metrics
from gnomehall.server.peers.workers import SharedWorkers
from gnomehall.server.store.places import PostgresUrl
from gnomehall.server.store.shared import SharedStore
from gnomehall.server.store.thoughts import Job, Thoughts
from gnomehall.server.workers.pool import Thought, Withdrawn, WorkerFailed
from gnomehall.server.workers.worker import Question, WorkerReply
from tests.postgres import Server
from tests.server.halls import LONG
from tests.server.test_workers import question

pytestmark = pytest.mark.usefixtures("postgres_server")

NOBODY = 999
"""The number of no member."""


class Gated(SharedWorkers):
    """Its workers answer when they are told to, and what they are asked is noted."""

    def __init__(self, store: SharedStore, size: int = 1) -> None:
        super().__init__(Metrics(), size, store)
        self.asked: list[str] = []
        self.gate = asyncio.Semaphore(0)
        self.member = store.session.me.number

    async def _answer(self, thought: Thought) -> WorkerReply:
        self.asked.append(thought.asked.table)
        await self.gate.acquire()
        return WorkerReply(f"by {self.member}")

    def let_go(self, count: int = 1) -> None:
        for _ in range(count):
            self.gate.release()

    def ask(self, table: str) -> "asyncio.Task[WorkerReply]":
        return asyncio.create_task(self.think(question(table)))

    async def has(self, *tables: str) -> None:
        """Wait until its workers have been asked about these, in this order."""
        while self.asked != [*tables]:
            await asyncio.sleep(0.005)


Scenario = Callable[[Gated, Gated], Awaitable[None]]


def shared(place: PostgresUrl, scenario: Scenario) -> None:
    async def main() -> None:
        stores = [await SharedStore.join(place), await SharedStore.join(place)]
        pools = [Gated(store) for store in stores]
        try:
            await scenario(*pools)
        finally:
            for pool, store in zip(pools, stores, strict=True):
                await pool.close()
                await store.close()

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_a_question_for_which_no_worker_is_free_is_answered_by_another_process(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Gated, other: Gated) -> None:
        first = one.ask("a")
        await one.has("a")
        second = one.ask("b")
        await other.has("b")
        other.let_go()
        assert (await second).move == f"by {other.member}"
        one.let_go()
        assert (await first).move == f"by {one.member}"

    shared(postgres_place, scenario)


def test_tables_of_all_processes_take_turns(postgres_place: PostgresUrl) -> None:
    """While both are busy, six tables wait; whoever has waited longest is next, wherever its table is."""

    async def scenario(one: Gated, other: Gated) -> None:
        busy = [one.ask("busy one"), other.ask("busy other")]
        await one.has("busy one")
        await other.has("busy other")
        waiting = []
        for number in range(6):
            waiting.append((one, other)[number % 2].ask(f"t{number}"))
            while len(one._waiting) + len(other._waiting) < number + 1 or not all_in_line(one, other):
                await asyncio.sleep(0.005)
        # All of them are done by one, which shows their order.
        other.let_go(100)
        await asyncio.gather(*waiting, busy[1])
        assert other.asked == ["busy other", *(f"t{number}" for number in range(6))]
        one.let_go()
        await busy[0]

    shared(postgres_place, scenario)


def all_in_line(*pools: Gated) -> bool:
    return all(waiting.turn for pool in pools for waiting in pool._waiting.values())


def test_a_table_has_one_place_in_the_line(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    async def scenario(one: Gated, other: Gated) -> None:
        busy = [one.ask("busy one"), other.ask("busy other")]
        await one.has("busy one")
        await other.has("busy other")
        asking = [asyncio.create_task(one.think(question("loud", f"hint {n}"))) for n in range(20)]
        quiet = one.ask("quiet")
        while not all_in_line(one) or len(one._waiting) < 2:
            await asyncio.sleep(0.005)
        lines = await asyncio.to_thread(
            postgres_server.ask, "SELECT table_id FROM thoughts ORDER BY turn", postgres_place.url
        )
        assert sorted(lines) == ["loud", "quiet"]
        one.let_go(100)
        answers = await asyncio.gather(*asking, quiet, busy[0], return_exceptions=True)
        assert [type(answer) for answer in answers].count(Withdrawn) == 19
        other.let_go()
        await busy[1]

    shared(postgres_place, scenario)


def test_a_thought_whose_process_died_is_taken_over(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    async def scenario(one: Gated, other: Gated) -> None:
        busy = [one.ask("busy one"), other.ask("busy other")]
        await one.has("busy one")
        await other.has("busy other")
        lost = one.ask("lost")
        while not all_in_line(one) or not one._waiting:
            await asyncio.sleep(0.005)
        taken = f"UPDATE thoughts SET taker = {NOBODY} RETURNING table_id"
        assert await asyncio.to_thread(postgres_server.ask, taken, postgres_place.url) == ["lost"]
        other.let_go(2)
        assert (await lost).move == f"by {other.member}"
        one.let_go()
        await asyncio.gather(*busy)

    shared(postgres_place, scenario)


def test_an_answer_that_can_not_be_delivered_is_delivered_later(
    postgres_place: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever took a question is alive, so nobody else takes it: it must not be lost with a connection."""
    failing: list[Exception] = [ConnectionResetError("broken"), asyncpg.InternalClientError("in a state of its own")]

    async def scenario(one: Gated, other: Gated) -> None:
        deliver = other._thoughts.answer

        async def answer(job: Job, text: str) -> None:
            if failing:
                raise failing.pop()
            await deliver(job, text)

        monkeypatch.setattr(other._thoughts, "answer", answer)
        busy = one.ask("busy")
        await one.has("busy")
        asking = one.ask("t")
        await other.has("t")
        other.let_go()
        assert (await asking).move == f"by {other.member}"
        assert not failing
        one.let_go()
        await busy

    shared(postgres_place, scenario)


def test_a_question_that_was_lost_is_asked_again(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    """Nobody waits for the disk when something is asked, so a crash of the database may lose it."""

    async def scenario(one: Gated, other: Gated) -> None:
        busy = [one.ask("busy one"), other.ask("busy other")]
        await one.has("busy one")
        await other.has("busy other")
        asking = one.ask("lost")
        while not all_in_line(one) or not one._waiting:
            await asyncio.sleep(0.005)
        lost = "DELETE FROM thoughts RETURNING table_id"
        assert await asyncio.to_thread(postgres_server.ask, lost, postgres_place.url) == ["lost"]
        other.let_go(2)
        assert (await asking).move == f"by {other.member}"
        one.let_go()
        await asyncio.gather(*busy)

    shared(postgres_place, scenario)


def test_what_a_dead_process_asked_is_forgotten(postgres_place: PostgresUrl, postgres_server: Server) -> None:
    async def scenario(one: Gated, other: Gated) -> None:
        dead = Thoughts(postgres_place, NOBODY, lambda: None, lambda: None)
        busy = [one.ask("busy one"), other.ask("busy other")]
        await one.has("busy one")
        await other.has("busy other")
        await dead.put("orphan", msgspec.json.encode(question("orphan")).decode())
        await dead.close()
        while await asyncio.to_thread(postgres_server.ask, "SELECT table_id FROM thoughts", postgres_place.url):
            await asyncio.sleep(0.05)
        one.let_go()
        other.let_go()
        await asyncio.gather(*busy)
        assert "orphan" not in one.asked + other.asked

    shared(postgres_place, scenario)


def test_a_worker_that_can_t_answer_says_so_to_whoever_asked(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Gated, other: Gated) -> None:
        busy = one.ask("busy")
        await one.has("busy")

        async def refuse(thought: Thought) -> WorkerReply:
            raise WorkerFailed("no idea")

        other._answer = refuse  # type: ignore[method-assign]  # a worker that fails
        with pytest.raises(WorkerFailed, match="no idea"):
            await one.think(question("hard"))
        one.let_go()
        await busy

    shared(postgres_place, scenario)


def test_without_the_line_a_process_thinks_for_itself(postgres_place: PostgresUrl) -> None:
    async def scenario(one: Gated, other: Gated) -> None:
        busy = one.ask("busy")
        await one.has("busy")
        await one._thoughts.close()
        alone = one.ask("alone")
        one.let_go(2)
        assert (await alone).move == f"by {one.member}"
        await busy
        assert other.asked == []

    shared(postgres_place, scenario)


def test_a_question_can_be_written_down_and_read_again() -> None:
    asked = question("t")
    assert msgspec.json.decode(msgspec.json.encode(asked), type=Question) == asked
