"""What tests of notices begin with: a hall that sends to receivers here, a clock to be moved, somebody who is told."""

from typing import Any

from gnomehall.server.notices.outgoing import Outgoing
from gnomehall.server.notices.watch import AWAY_SECONDS
from tests.server.halls import ME, Json, Running
from tests.server.test_people import adopt

HALL = "https://hall.example.org"
FRIENDS = Outgoing(HALL, anywhere=True)
"""A hall that also sends to receivers on this machine."""
HOUR = 3600


class Clock:
    """That of a hall, to be moved."""

    def __init__(self, server: Running) -> None:
        self.at = server.people.now()
        server.people.now = lambda: self.at

    def move(self, seconds: float) -> None:
        self.at += seconds


async def told(server: Running, clock: Clock, seconds: float = AWAY_SECONDS + 1) -> None:
    """Let time go by, and what is due be sent."""
    await server.notices.watch.settled()
    clock.move(seconds)
    assert server.notices.sender
    await server.notices.sender.round()
    await server.notices.sender.round()


async def add(server: Running, key: str, kind: str, address: str) -> Json:
    found: Json = await server.post("/api/me/notices/ways", {"kind": kind, "address": address, "label": "laptop"}, key)
    return found


async def own_table(server: Running, key: str, **more: Any) -> Json:
    """A table where both seats are one player's, so that it always waits for them."""
    made = await server.open(ME, ME, **more)
    await adopt(server, made, key)
    return made
