"""`serve --processes N`: a parent that keeps its processes alive, and none of them outlives it."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from tests.postgres import Server
from tests.server.halls import LONG


class Parent:
    """The command, and what its log says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.address = ""

    async def started(self) -> int:
        """Wait for the next process that it starts."""
        return int((await self.logged("process started"))["process"])

    async def logged(self, event: str) -> dict[str, str]:
        assert self.process.stderr
        while True:
            line: dict[str, str] = json.loads(await self.process.stderr.readline())
            if line["event"] == event:
                return line

    async def listen(self) -> None:
        assert self.process.stdout
        while not self.address:
            line = (await self.process.stdout.readline()).decode()
            assert line, "it ended without an address"
            if line.startswith("address:"):
                self.address = line.split()[1]


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[Parent]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gnomehall", "serve", "--port", "0", "--no-browser", "--db", url, "--processes", "2"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LC_ALL": "en"},
    )
    try:
        yield Parent(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def gone(pid: int) -> None:
    """Wait until a process is no more."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            await asyncio.sleep(0.02)


async def members(server: Server, url: str, count: int) -> None:
    """Wait until so many sessions of members are there."""
    asked = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    while len(await asyncio.to_thread(server.ask, asked, url)) != count:
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("harm", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_a_process_that_ends_or_says_nothing_is_replaced(
    harm: signal.Signals, postgres_database: str, postgres_server: Server
) -> None:
    async def main() -> None:
        async with serving(postgres_database) as parent:
            await parent.listen()
            first = {await parent.started(), await parent.started()}
            await members(postgres_server, postgres_database, 2)
            victim = min(first)
            os.kill(victim, harm)
            third = await parent.started()
            assert third not in first
            await gone(victim)
            await members(postgres_server, postgres_database, 2)
            async with httpx.AsyncClient(base_url=parent.address, timeout=LONG) as http:
                assert (await http.get("/healthz")).status_code == 200
            parent.process.send_signal(signal.SIGTERM)
            assert await parent.process.wait() == 0
            await members(postgres_server, postgres_database, 0)

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_no_process_outlives_its_parent(postgres_database: str, postgres_server: Server) -> None:
    async def main() -> None:
        async with serving(postgres_database) as parent:
            await parent.listen()
            children = [await parent.started(), await parent.started()]
            await members(postgres_server, postgres_database, 2)
            parent.process.kill()
            for child in children:
                await gone(child)
            await members(postgres_server, postgres_database, 0)

    asyncio.run(asyncio.wait_for(main(), LONG))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--processes", "2"], "a file has one server"),
        (["--processes", "2", "--standby", "--db", "postgresql://x@localhost/y"], "exclude each other"),
        (["--processes", "0", "--db", "postgresql://x@localhost/y"], "--processes"),
    ],
)
def test_where_there_can_be_only_one_process_several_are_refused(
    words: list[str], reason: str, tmp_path: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from gnomehall.cli.main import main as cli

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")
    with contextlib.suppress(SystemExit):
        assert cli(["serve", "--no-browser", *words]) != 0
    assert reason in capsys.readouterr().err
