"""Processes that share a hall are killed, stopped and cut off under load: every table goes on elsewhere.

Nothing that was acknowledged is lost, and there is never a second truth.

`make soak` does each 500 times, with leases as long as they are, and then has a look at the clock too.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gnomehall.server import databases
from gnomehall.server.store.authority import LEASE_SECONDS
from gnomehall.server.store.places import PostgresUrl
from tests.postgres import Server
from tests.server.halls import LONG, ME, Json, Player
from tests.server.test_takeover import Relay, relayed

FAULTS = int(os.environ.get("GNOMEHALL_FAULTS", "50"))
"""Of each kind."""
SOAK = "GNOMEHALL_FAULTS" in os.environ
LEASE = LEASE_SECONDS if SOAK else 1.0
"""Seconds; longer ones are tried where processes lose theirs by themselves, since the machine is busy."""
LONGEST = LEASE_SECONDS if SOAK else 8.0
WITHIN = 5.0
"""Seconds in which a table has to go on elsewhere, where leases are as long as they are."""
PLACES, TABLES = 3, 4
MOVES = 5
"""That are acknowledged from one blow to the next, at least."""
BROKEN = (WebSocketException, OSError, TimeoutError)


@dataclass
class Process:
    """A process that serves, and how it reaches the database."""

    relay: Relay
    pid: int = 0
    port: int = 0
    number: int = 0

    def is_there(self) -> bool:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def strike(self, fault: str) -> bool:
        """Whether it was there to be struck: on a busy machine a short lease runs out without anybody's doing."""
        if not self.is_there():
            return False
        if fault == "cut off":
            self.relay.whole.clear()
        else:
            self._send(signal.SIGKILL if fault == "killed" else signal.SIGSTOP)
        return True

    def heal(self, fault: str) -> None:
        if fault == "stopped":
            self._send(signal.SIGCONT)
        self.relay.whole.set()

    def _send(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)


@dataclass
class Click:
    seq: int
    seat: int
    move: str


@dataclass
class Patron:
    """Plays both seats of a table as a browser does: it comes back, and sends again what it is not sure of."""

    siege: "Siege"
    table: str
    tokens: list[str]
    seq: int = 0
    """The last seq that was acknowledged."""
    unsure: Click | None = None
    over: bool = False
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether it plays; a test may hold it up."""

    async def play(self) -> None:
        while not self.over:
            await self.free.wait()
            process = self.siege.lot.choice([one for one in self.siege.processes if one is not self.siege.struck])
            try:
                async with asyncio.timeout(self.siege.lease):
                    socket = await connect(f"ws://127.0.0.1:{process.port}/socket", max_size=None, close_timeout=0.1)
                async with socket:
                    await self._play(Player(socket, self.table), process)
            except BROKEN:
                await asyncio.sleep(0.02)

    async def _play(self, player: Player, process: Process) -> None:
        number = process.number
        while self.free.is_set():
            # After that another process is tried.
            async with asyncio.timeout(self.siege.lease):
                if self.unsure is None:
                    if not await self._join(player, max(player.turn, 0)):
                        continue
                    if player.info["state"] != "playing":
                        self.over = True
                        return
                    if player.turn != player.you:
                        continue
                    self.unsure = Click(player.seq, player.you, self.siege.lot.choice(player.moves()))
                elif not await self._join(player, self.unsure.seat):
                    continue
                if await self._click(player, self.unsure, number):
                    self.unsure = None
            await asyncio.sleep(0.01)

    async def _join(self, player: Player, seat: int) -> bool:
        """Whether the table is there; one that can't be read or had now is asked for again."""
        answer = await player.join(self.tokens[seat])
        if answer["type"] != "refused":
            return True
        assert answer["code"] == "busy", answer
        await asyncio.sleep(0.02)
        return False

    async def _click(self, player: Player, click: Click, number: int) -> bool:
        """Whether that is settled; what is refused because it can't be written down now is sent again."""
        self.siege.sent.setdefault((self.table, click.seq + 1), set()).add(number)
        answer = await player.ask(type="move", seq=click.seq, move=click.move)
        if answer["type"] == "refused":
            # Nobody else plays at the table but a ghost, which may have been faster.
            haunted = (self.table, click.seq + 1) in self.siege.haunted
            assert answer["code"] == "busy" or (answer["code"] == "stale" and haunted), answer
            return bool(answer["code"] == "stale")
        assert answer["seq"] == click.seq + 1, answer
        self.siege.acknowledge(self.table, answer["seq"], click.move, number)
        self.seq = answer["seq"]
        return True


class Siege:
    """Processes and patrons, what was acknowledged and by whom, and the harm that is done."""

    def __init__(self, relays: list[Relay], seed: int) -> None:
        self.lot = random.Random(seed)
        self.lease = LEASE
        self.processes = [Process(relay) for relay in relays]
        self.patrons: dict[str, Patron] = {}
        self.made: list[str] = []
        self.playing: set[asyncio.Task[None]] = set()
        self.sent: dict[tuple[str, int], set[int]] = {}
        """By table and seq: the processes to which that move was sent."""
        self.acknowledged: dict[tuple[str, int], dict[int, str]] = {}
        """By table and seq: the process that acknowledged it, and the move."""
        self.haunted: set[tuple[str, int]] = set()
        """By table and seq: the moves of ghosts, made or not."""
        self.struck: Process | None = None
        """The process that a proxy would have found out about by now."""
        self.buried: Process | None = None
        """The one that was struck last, until it is started again."""
        self.seconds: list[float] = []
        """How long tables stood still."""

    def acknowledge(self, table: str, seq: int, move: str, number: int) -> None:
        self.acknowledged.setdefault((table, seq), {})[number] = move

    # --- processes --------------------------------------------------------------------------

    async def start(self, driver: asyncio.subprocess.Process, process: Process) -> None:
        assert driver.stdin
        assert driver.stdout
        async with asyncio.timeout(LONG):
            said = None
            while said is None:
                driver.stdin.write(b"%d %f\n" % (self.processes.index(process), self.lease))
                said = json.loads(await driver.stdout.readline())
                if said is None:
                    # The database did not answer in time.
                    self.take_time()
        process.pid, process.port, process.number = said

    async def revive(self, driver: asyncio.subprocess.Process) -> None:
        """Start those again that have ended: on a busy machine a short lease runs out without anybody's doing."""
        for process in self.processes:
            if process is not self.struck and not process.is_there():
                if process is not self.buried:
                    self.take_time()
                self.buried = None
                await self.start(driver, process)

    def take_time(self) -> None:
        """Have processes that start from now on not lose their leases so soon."""
        self.lease = min(1.5 * self.lease, LONGEST)

    async def fill(self, driver: asyncio.subprocess.Process) -> None:
        """Open tables at any process, until there are enough."""
        for name in [name for name, patron in self.patrons.items() if patron.over]:
            del self.patrons[name]
        while len(self.patrons) < TABLES:
            port = self.lot.choice(self.processes).port
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=self.lease) as http:
                    answer = await http.post("/api/tables", json={"game": "gnomopolis", "seats": [ME, ME]})
                    answer.raise_for_status()
            except httpx.HTTPError:
                await asyncio.sleep(0.02)
                await self.revive(driver)
                continue
            made: Json = answer.json()
            name = made["table"]["id"]
            patron = self.patrons[name] = Patron(self, name, [key["token"] for key in made["mine"]])
            self.made.append(name)
            patron.free.set()
            task = asyncio.create_task(patron.play())
            self.playing.add(task)

    # --- harm -------------------------------------------------------------------------------

    async def cycle(self, fault: str, server: Server, url: str, driver: asyncio.subprocess.Process) -> None:
        while True:
            await self.revive(driver)
            await self.fill(driver)
            victim, owned = await self.choose(server, url)
            patron = self.lot.choice(owned)
            patron.free.clear()
            ghost = await self.haunt(patron, victim) if fault != "killed" else None
            before = {one.table: one.seq for one in owned}
            if victim.strike(fault):
                break
            patron.free.set()
        self.struck = victim
        load = len(self.acknowledged)
        began = time.monotonic()
        if ghost:
            self.haunted.add((patron.table, ghost.seq + 1))
            # It lies in its socket, and is read when the process wakes up believing in itself.
            with contextlib.suppress(*BROKEN):
                await ghost.send(type="move", table=patron.table, seq=ghost.seq, move=ghost.moves()[0])
        patron.free.set()
        async with asyncio.timeout(LONG):
            # One click may have been on its way back; the next one was made after the blow.
            while any(one.seq <= before[one.table] + 1 and not one.over for one in owned):
                self.see_failures()
                await self.revive(driver)
                await asyncio.sleep(0.02)
        self.seconds.append(time.monotonic() - began)
        # Where all its games ended with the click on its way, nobody waited for its lease to run out.
        await asyncio.sleep(began + 1.5 * self.lease - time.monotonic())
        victim.heal(fault)
        while len(self.acknowledged) < load + MOVES:
            self.see_failures()
            await self.fill(driver)
            await asyncio.sleep(0.02)
        if ghost:
            await self.hear_out(ghost, victim.number)
        async with asyncio.timeout(LONG):
            while victim.is_there():
                await asyncio.sleep(0.02)
        self.struck, self.buried = None, victim

    def see_failures(self) -> None:
        for task in [task for task in self.playing if task.done()]:
            self.playing.discard(task)
            task.result()

    async def choose(self, server: Server, url: str) -> tuple[Process, list[Patron]]:
        """A process with tables that are being played, and these."""
        while True:
            lines = await asyncio.to_thread(server.ask, "SELECT table_id, member FROM leases", url)
            having: dict[int, list[Patron]] = {}
            for table, member in (line.split("|") for line in lines):
                if (patron := self.patrons.get(table)) and not patron.over:
                    having.setdefault(int(member), []).append(patron)
            victims = [process for process in self.processes if process.number in having]
            if victims:
                victim = self.lot.choice(victims)
                return victim, having[victim.number]
            await asyncio.sleep(0.02)

    async def haunt(self, patron: Patron, victim: Process) -> Player | None:
        """Somebody else at the same table, connected to the victim itself."""
        with contextlib.suppress(*BROKEN):
            async with asyncio.timeout(self.lease):
                socket = await connect(f"ws://127.0.0.1:{victim.port}/socket", max_size=None, close_timeout=0.1)
                ghost = Player(socket, patron.table)
                await ghost.join(patron.tokens[0])
                if ghost.turn > 0:
                    await ghost.join(patron.tokens[ghost.turn])
                if ghost.choices:
                    return ghost
                await socket.close()
        return None

    async def hear_out(self, ghost: Player, number: int) -> None:
        """Hear what the victim says after it woke up: what it acknowledges has to be in the record like all else."""
        seq, move = ghost.seq, ghost.moves()[0]
        with contextlib.suppress(*BROKEN):
            async with asyncio.timeout(LONG):
                while True:
                    message: Any = json.loads(await ghost.socket.recv())
                    if message["type"] == "ack":
                        self.sent.setdefault((ghost.table, seq + 1), set()).add(number)
                        self.acknowledge(ghost.table, seq + 1, move, number)

    # --- the end ----------------------------------------------------------------------------

    async def end(self) -> None:
        for patron in self.patrons.values():
            patron.over = True
            patron.free.set()
        await asyncio.wait([*self.playing, asyncio.create_task(asyncio.sleep(0))], timeout=2 * self.lease)
        for task in self.playing:
            task.cancel()
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)

    def check(self, server: Server, url: str) -> None:
        lines = server.ask("SELECT table_id, seq, split_part(moves, chr(10), 1) FROM steps", url)
        stored = {(table, int(seq)): move for table, seq, move in (line.split("|", 2) for line in lines)}
        for key, by in self.acknowledged.items():
            assert set(by.values()) == {stored.get(key)}, f"{key}: {by} was acknowledged, stored is {stored.get(key)}"
            assert by.keys() <= self.sent[key], "an acknowledgement that nobody asked for"
        assert {table for table, _ in stored} >= set(self.made)
        report = asyncio.run(databases.check(PostgresUrl(url), replay=True))
        assert (report.damages, report.unplayable) == ([], [])


async def besiege(fault: str, server: Server, url: str) -> Siege:
    async with contextlib.AsyncExitStack() as stack:
        relays = [await stack.enter_async_context(relayed(server)) for _ in range(PLACES)]
        siege = Siege(relays, seed=len(fault))
        urls = [url.replace(str(server.folder), str(relay.folder)) for relay in relays]
        driver = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.sharing", *urls),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [str(Path.cwd()), *sys.path]))},
        )
        try:
            for process in siege.processes:
                await siege.start(driver, process)
            for _ in range(FAULTS):
                await siege.cycle(fault, server, url, driver)
        finally:
            await siege.end()
            assert driver.stdin
            driver.stdin.close()
            await driver.wait()
        return siege


def test_no_acknowledged_move_is_lost_and_every_table_goes_on_elsewhere(postgres_server: Server) -> None:
    """Each kind of harm has a hall of its own; they are done side by side, since most of it is waiting."""
    kinds = ("killed", "stopped", "cut off")
    urls = [postgres_server.new_database() for _ in kinds]

    async def main() -> list[Siege]:
        return await asyncio.gather(
            *(besiege(kind, postgres_server, url) for kind, url in zip(kinds, urls, strict=True))
        )

    sieges = asyncio.run(main())
    for kind, url, siege in zip(kinds, urls, sieges, strict=True):
        siege.check(postgres_server, url)
        spread = sorted(siege.seconds)
        assert len(spread) == FAULTS
        still = f"{spread[len(spread) // 2]:.1f} s, {spread[-1]:.1f} s at most"
        still += f", leases of {siege.lease:.1f} s"
        print(f"{FAULTS} times {kind}: {len(siege.acknowledged)} moves acknowledged; tables stood still for {still}")  # noqa: T201  # for whoever soaks
    if SOAK:
        # Last, so that a slow machine hides nothing of what matters more.
        late = [kind for kind, siege in zip(kinds, sieges, strict=True) if max(siege.seconds) >= WITHIN]
        assert not late
