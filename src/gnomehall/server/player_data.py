"""What can be done about the players of a hall that nobody serves: hand out what is kept of one, and forget one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final

import msgspec

from gnomehall.server.notices.notices import export_notices
from gnomehall.server.people.holding import without_player
from gnomehall.server.people.openings import reread
from gnomehall.server.people.people import OPENING, new_nobody, player_out
from gnomehall.server.people.ratings import recount
from gnomehall.server.serve import sole_use
from gnomehall.server.store import archive, layouts
from gnomehall.server.store.interface import Store
from gnomehall.server.store.keyring import Keyring, PlayerRow
from gnomehall.server.store.layouts import BadDatabase
from gnomehall.server.store.notices import NoticeRows
from gnomehall.server.store.places import Place, open_store
from gnomehall.server.store.standings import Standings
from gnomehall.server.store.talk import TalkRows
from gnomehall.server.talk.own import own_talk

MOST: Final = 1_000_000
"""Tables of a player: all of them."""


async def export(place: Place, who: str) -> str:
    """All that is kept of a player, as JSON; no secrets, of which there are hashes alone."""
    async with _opened(place) as store:
        keyring = Keyring(store)
        player = await _find(keyring, place, who)
        keys = [key for key in await keyring.keys(player.id) if key.kind in OPENING]
        found = {
            "player": player_out(player),
            "language": player.language,
            "created": player.created,
            "keys": [{"kind": one.kind, "label": one.label, "created": one.created, "used": one.used} for one in keys],
            "tables": await keyring.tables(player.id, MOST),
            "notices": await export_notices(NoticeRows(store), player.id),
            "talk": await own_talk(TalkRows(store), player.id),
        }
        return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


async def delete(place: Place, who: str) -> tuple[str, int]:
    """Forget a player; what they were called, and at how many tables they are a guest now."""
    async with _opened(place) as store:
        keyring = Keyring(store)
        player = await _find(keyring, place, who)
        tables = await keyring.tables(player.id, MOST)
        for name in tables:
            found = await store.load(name)
            if found is not None:
                row, _, grants = found
                row, kept, own = without_player(row, grants, player.id)
                await store.update(row, kept, own)
        await keyring.delete(player.id, new_nobody())
        return player.name, len(tables)


async def recompute(place: Place) -> tuple[int, bool]:
    """Work all ratings and openings out anew; of how many results, and whether they came out as they were."""
    async with _opened(place) as store:
        standings = Standings(store)
        read = await reread(store, standings)
        count, same = await recount(standings)
        return count, read and same


@asynccontextmanager
async def _opened(place: Place) -> AsyncIterator[Store]:
    """The store of a hall that is there; nobody else uses it meanwhile."""
    async with archive.opened(place, alone=False) as found:
        version = await found.layout()
    if not version:
        raise BadDatabase(f"there is no hall in {place}")
    layouts.check_layout(str(place), version)
    with sole_use(place) if isinstance(place, Path) else nullcontext():
        store = await open_store(place)
        try:
            yield store
        finally:
            await store.close()


async def _find(keyring: Keyring, place: Place, who: str) -> PlayerRow:
    """The player of an id, or of a name that nobody else has."""
    found = await keyring.player(who)
    if found is not None:
        return found
    named = await keyring.named(who)
    if len(named) > 1:
        raise BadDatabase(f"{len(named)} players are called {who}; give the id: {', '.join(one.id for one in named)}")
    if not named:
        raise BadDatabase(f"there is no player {who} in {place}")
    return named[0]
