"""Whatever floods the server, it holds little for it, and a game beside the flood is played on."""

import asyncio
import contextlib
import time
from pathlib import Path

import floods
import pytest

from gnomehall.server.connections.connection import Connection
from gnomehall.server.limits import READ_BYTES, WRITE_BYTES, Limits
from tests.server.halls import LONG, ME, Running, running
from tests.server.raw import unsent

CONNECTIONS = 4
MOVES = 12


async def watch(server: Running, most: dict[str, int]) -> None:
    """Note the most that waits for one connection, in either direction."""
    while True:
        for transport in list(server.admission._open):
            protocol = transport.get_protocol()
            if isinstance(protocol, Connection):
                most["unsent"] = max(most["unsent"], unsent(protocol))
                most["inbox"] = max(most["inbox"], len(protocol._inbox))
                most["fragments"] = max(most["fragments"], len(protocol._fragments))
        most["tasks"] = max(most["tasks"], len(asyncio.all_tasks()))
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", floods.KINDS)
def test_a_game_goes_on_beside_a_flood_that_gets_no_memory(kind: str, tmp_path: Path) -> None:
    limits = Limits(per_address=None)
    most = {"unsent": 0, "inbox": 0, "fragments": 0, "tasks": 0}
    began = time.monotonic()

    async def main() -> None:
        async with running(tmp_path / "hall.db", limits=limits) as server:
            game, target = await server.open(ME, ME), await server.open(ME, ME, public=True)
            keys = [key["token"] for key in game["mine"]]
            async with server.player(game, keys[0]) as one, server.player(game, keys[1]) as two:
                attack = floods.flood(kind, server.port, target["table"]["id"], CONNECTIONS)
                running_beside = [asyncio.create_task(attack), asyncio.create_task(watch(server, most))]
                for _ in range(MOVES):
                    answer = await (one if one.choices else two).play()
                    assert answer["type"] == "ack"
                    for player in (one, two):
                        await player.reach(answer["seq"])
                for task in running_beside:
                    assert not task.done(), task.exception()
                    task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.gather(*running_beside)
                assert (await server.get("/healthz"))["status"] == "ok"
            assert server.hall.metrics.errors._value.get() == 0

    asyncio.run(asyncio.wait_for(main(), LONG))
    assert most["unsent"] <= limits.unsent + WRITE_BYTES + READ_BYTES * 4
    # What is read at once, when reading goes on with less than a full inbox.
    assert most["inbox"] <= limits.inbox + limits.burst
    refilled = limits.rate * (time.monotonic() - began)
    assert most["fragments"] <= limits.burst + limits.patience + 1 + refilled
    assert most["tasks"] < 100 + 10 * CONNECTIONS
