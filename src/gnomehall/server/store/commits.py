"""What both stores share of the group commit: a write that waits, and those who are told when it is done."""

import asyncio
from collections.abc import Callable
from typing import Final

from gnomehall.server.store.rows import Statement

BATCH: Final = 512
"""Writes that share one commit, at most."""
INTERVAL: Final = 0.012
"""Seconds from the beginning of one commit to that of the next, at least. A commit costs the processor as much as a
move, whatever is in it, so in a busy hall a few writes gather for it; after a quiet moment nobody waits."""
AT_ONCE: Final = 4
"""Writers that go on in one turn of the event loop, at most."""

Observe = Callable[[int, float], None]
"""Told of every commit: how many writes it held and how many seconds it took."""


Fences = dict[str, int]
"""By table: the fencing number of the lease under which something is written there."""


class Write:
    """One write that waits for its commit: some statements, and the future of whoever asked."""

    def __init__(self, statements: list[Statement], done: "asyncio.Future[None]", fences: Fences | None = None) -> None:
        self.statements = statements
        self.fences = fences or {}
        self.done = done
        self.failure: Exception | None = None


def tell(loop: asyncio.AbstractEventLoop, batch: list[Write]) -> None:
    """Let those go on who waited, a few at a time: what each then does would together hold up the event loop."""
    if len(batch) > AT_ONCE:
        loop.call_soon(tell, loop, batch[AT_ONCE:])
    for write in batch[:AT_ONCE]:
        if write.done.done():
            continue
        if write.failure is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.failure)
