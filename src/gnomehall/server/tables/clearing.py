"""Clearing away tables that nobody ever played at."""

import asyncio

from gnomehall.server import limits, logs
from gnomehall.server.store.interface import Elsewhere, StoreFailed
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.refusal import RequestRefused


async def clear_forever(hall: Hall, after: float) -> None:
    """Clear away, now and then, what was opened so many seconds ago and never played at; 0 is never."""
    while after:
        try:
            await clear_unplayed(hall, int(hall.wall() - after))
        except StoreFailed as error:
            logs.warn("tables can't be cleared away", reason=str(error))
        except Exception as error:
            # One round that fails does not end the rounds.
            logs.failure("tables can't be cleared away", error)
        await asyncio.sleep(limits.CLEARING_SECONDS)


async def clear_unplayed(hall: Hall, before: int) -> int:
    """Clear away the tables opened before a time at which no person made a move; how many they were.

    Each is judged again under its lock: somebody may have come meanwhile.
    """
    cleared = 0
    for name in await hall.store.unplayed(before):
        try:
            table = await hall.table(name)
        except (RequestRefused, Elsewhere):
            continue  # it is gone already, or another process has it, which will clear it away
        async with table.lock:
            played = name not in await hall.store.unplayed(before, name)
            # What the present rules can't play stays: another version may.
            if played or table.followers or table.reason or table.retired or name in hall.bots:
                continue
            await hall.store.delete(name)
            hall.forget(name)
            cleared += 1
    if cleared:
        logs.note("tables cleared away", count=cleared)
    return cleared
