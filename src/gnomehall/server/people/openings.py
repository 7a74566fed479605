"""What the seats of a game opened it with: the first free choice of each, as the game's words say it."""

import asyncio

import msgspec

from gnomehall import registry
from gnomehall.core.errors import GnomehallError
from gnomehall.core.match import Match
from gnomehall.core.state import MENU, MORE
from gnomehall.core.vocabulary import Plain
from gnomehall.server import protocol
from gnomehall.server.store.interface import Store, TableRow, TimelineEntry
from gnomehall.server.store.standings import Standings
from gnomehall.server.tables.timeline import record_of, standing

ANYBODY = 0
"""Which seat a choice is about is left out: whoever does the same to somebody else opens the game in the same way."""


def openings_of(row: TableRow, entries: list[TimelineEntry]) -> dict[int, str] | None:
    """By seat, the first free choice; none of a seat that had none. None where the game can't be replayed."""
    found: dict[int, str] = {}
    try:
        match = registry.replay_record(record_of(row, entries, []), upto=0)
        for seq in standing(entries):
            for text in entries[seq].moves:
                seat = match.state.player()
                if seat >= 0 and seat not in found and match.state.todo[-1].step.kind in (MENU, MORE):
                    found[seat] = _text_of(match, text)
                match.play(text)
            if len(found) == len(row.seats):
                break
    except GnomehallError:
        return None
    return found


def choice_of(opening: str) -> protocol.OpeningChoice:
    """An opening as it was kept."""
    return msgspec.json.decode(opening, type=protocol.OpeningChoice)


def _text_of(match: Match, text: str) -> str:
    faces = match.game.faces()
    choice = faces.choice(match.state, match.game.parse(match.state, text))
    data = {key: _anybody(value) if key in faces.seat_keys else value for key, value in choice.data.items()}
    return msgspec.json.encode(protocol.OpeningChoice(choice.kind, data), order="deterministic").decode()


def _anybody(value: Plain) -> Plain:
    return [ANYBODY] * len(value) if isinstance(value, list) else ANYBODY


async def openings_at(store: Store, table: str) -> dict[int, str] | None:
    """The same of a table in the database; None where it is no longer there."""
    found = await store.load(table)
    if found is None:
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
