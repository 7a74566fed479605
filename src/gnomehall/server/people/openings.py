"""Openings of the games in the database: one table's, and all of them read once more."""

import asyncio

from gnomehall.server.store.interface import Store
from gnomehall.server.store.standings import Standings
from gnomehall.server.tables.first_choices import openings_of


async def openings_at(store: Store, table: str) -> dict[int, str] | None:
    """By seat, what a table was opened with; None where nothing is left of it, or it can't be replayed."""
    found = await store.load(table)
    if found is None or not found[1]:
        return None
    row, entries, _ = found
    # The rules take their time, which nobody at another table has to wait for.
    return await asyncio.to_thread(openings_of, row, entries)


async def reread(store: Store, standings: Standings) -> bool:
    """Read the openings of all results once more, where their tables are there; whether all were as they are kept."""
    same = True
    async for result, placings in standings.all_results():
        openings = await openings_at(store, result.table)
        if openings is None:
            continue
        wrong = {one.seat: openings.get(one.seat, "") for one in placings if one.opening != openings.get(one.seat, "")}
        if wrong:
            same = False
            await standings.correct_openings(result.number, wrong)
    return same
