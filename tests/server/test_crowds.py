"""What many connections cost: one timer for all of them, pings for the silent alone, one announcement for a crowd."""

import asyncio
import json
from typing import Any, cast
from unittest.mock import patch

import pytest
from websockets.frames import Opcode

from gnomehall.server.connections.heartbeat import SLICES, Heartbeat
from gnomehall.server.metrics import INTERVAL, QUIET, Metrics
from gnomehall.server.tables import announcements
from gnomehall.server.tables.followers import DistantTable
from gnomehall.server.tables.table import Table
from tests.server.halls import ME, Running, running, served
from tests.server.raw import Raw, frame, join, text

NEVER = 1e6
"""Seconds: the test itself says when."""
CROWD = 100


class Pulse:
    beats = 0

    def beat(self) -> None:
        self.beats += 1

    def hang_up(self) -> None: ...


def test_all_connections_share_one_timer_which_rests_while_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        loop, timers = asyncio.get_running_loop(), []
        start = loop.call_later

        def call_later(*args: Any) -> asyncio.TimerHandle:
            timers.append(start(*args))
            return timers[-1]

        monkeypatch.setattr(loop, "call_later", call_later)
        heartbeat, pulses = Heartbeat(), [Pulse() for _ in range(CROWD)]
        for i, pulse in enumerate(pulses):
            heartbeat.add(pulse, NEVER)
            if i % 10 == 0:
                heartbeat._turn()
        assert len(timers) == 1 + CROWD / 10
        before = [pulse.beats for pulse in pulses]
        for _ in range(SLICES):
            heartbeat._turn()
        assert [pulse.beats for pulse in pulses] == [beats + 1 for beats in before]
        assert len(timers) == 1 + CROWD / 10 + SLICES
        for pulse in pulses:
            heartbeat.remove(pulse)
        assert timers[-1].cancelled()

    asyncio.run(main())


@served(ping=NEVER)
async def test_only_the_silent_are_pinged_and_only_who_stays_silent_is_cut_off(server: Running) -> None:
    made = await server.open(ME, ME)
    async with Raw.open(server) as raw:
        connection = await join(raw, server, made, made["mine"][0]["token"])

        async def say(data: bytes) -> None:
            connection._heard = False
            raw.send(data)
            while not connection._heard:
                await asyncio.sleep(0.001)

        # Whoever speaks is not asked, however often it beats.
        for at in range(3):
            await say(text(type="ping", at=at))
            assert (await raw.until("pong"))["at"] == at
            connection.beat()
        connection.beat()
        assert await raw.receive() == (Opcode.PING, b"")
        await say(frame(Opcode.PONG))
        connection.beat()
        connection.beat()
        assert await raw.receive() == (Opcode.PING, b"")
        assert not connection.closed
        connection.beat()
        assert (await raw.closed_with())[0] == 1011


class Clockwork:
    """An event loop whose timers are only written down, with how long each of them waits."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def time(self) -> float:
        return 0.0

    def call_at(self, when: float, _: Any) -> asyncio.TimerHandle:
        self.waits.append(when)
        return asyncio.TimerHandle(when, lambda: None, (), cast(asyncio.AbstractEventLoop, self))

    def get_debug(self) -> bool:
        return False

    def _timer_handle_cancelled(self, _: Any) -> None:
        """As an event loop has it."""


def test_the_event_loop_is_looked_at_often_only_while_something_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics, loop = Metrics(), Clockwork()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)
    metrics.connected(CROWD)
    metrics.watch_the_loop()
    watch = metrics._watch
    assert watch is not None
    watch._look()
    assert loop.waits == [QUIET, QUIET]
    # The first thing that happens has it look soon, what follows meanwhile changes nothing more.
    for _ in range(5):
        metrics.stir()
    assert loop.waits == [QUIET, QUIET, INTERVAL]
    watch._look()
    watch._look()
    assert loop.waits == [QUIET, QUIET, INTERVAL, INTERVAL, QUIET]
    metrics.committed(1, 0.0)
    assert loop.waits[5:] == [INTERVAL]


@served()
async def test_a_message_is_something_and_a_pong_is_not(server: Running) -> None:
    made, metrics = await server.open(ME, ME), server.hall.metrics
    async with Raw.open(server) as raw:
        connection = await join(raw, server, made, made["mine"][0]["token"])
        for data, stirs in ((frame(Opcode.PONG), False), (text(type="ping", at=1), True)):
            connection._heard = False
            with patch.object(metrics, "stir") as stir:
                raw.send(data)
                while not connection._heard:
                    await asyncio.sleep(0.001)
            assert stir.called == stirs


class Ear:
    """Somebody at a table, who keeps what is said."""

    def __init__(self) -> None:
        self.tables: dict[str, Table | DistantTable] = {}
        self.closed = False
        self.infos: list[Any] = []

    def answer(self, data: bytes) -> None:
        raise AssertionError("nobody asked")

    def push(self, table: str, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "info":
            self.infos.append(message["info"])

    def accepts_sync(self, table: str) -> bool:
        return True

    def hang_up(self) -> None: ...


def test_a_crowd_that_comes_to_watch_is_announced_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(announcements, "WATCHING_SECONDS", NEVER)

    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            made = await server.open(ME, ME, public=True)
            table, crowd, player = await server.table(made), [Ear() for _ in range(CROWD)], Ear()
            for ear in crowd:
                await table.join(ear, "")
            for ear in crowd[: CROWD // 2]:
                await table.part(ear)
            assert [ear.infos for ear in crowd] == [[]] * CROWD
            # That a player came is told at once, and how many watch with it.
            await table.join(player, made["mine"][0]["token"])
            staying = crowd[CROWD // 2 :]
            assert [[info["watching"] for info in ear.infos] for ear in staying] == [[CROWD // 2]] * len(staying)
            assert table.announcements.waiting is None

    asyncio.run(main())


@served()
async def test_those_at_a_table_hear_soon_how_many_watch(server: Running) -> None:
    made = await server.open(ME, ME, public=True)
    async with server.player(made, made["mine"][0]["token"]) as player:
        async with server.player(made), server.player(made):
            while player.info["watching"] != 2:
                await player.until("info")
        while player.info["watching"] != 0:
            await player.until("info")


def test_the_more_watch_the_longer_an_announcement_waits_for_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """So that how much is said in a second does not grow with the crowd."""
    monkeypatch.setattr(announcements, "WATCHING_MESSAGES", CROWD / NEVER)

    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            table = await server.table(await server.open(ME, ME, public=True))
            now = asyncio.get_running_loop().time()
            waits = []
            for _ in range(3):
                await table.join(Ear(), "")
                assert table.announcements.waiting is not None
                waits.append(round((table.announcements.waiting.when() - now) * CROWD / NEVER))
                table.announce()
            assert waits == [1, 2, 3]

    asyncio.run(main())
