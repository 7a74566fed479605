"""Finding a game: tables with seats that are open to anybody, taking one of them, and *play now*."""

import asyncio
import hashlib
from typing import Final

from msgspec.structs import replace

from gnomehall import registry
from gnomehall.core.errors import BadSetup
from gnomehall.server import protocol
from gnomehall.server.store.interface import Grant, SeatRow, TableRow
from gnomehall.server.store.rows import ENTRY, ROW, entry_of, pace_text, row_of
from gnomehall.server.store.standings import ESTABLISHED, Standings
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.lobby import Lobby, bot_named
from gnomehall.server.tables.pacing import fill
from gnomehall.server.tables.refusal import RequestRefused, no_such_table
from gnomehall.server.tables.seating import sit_down
from gnomehall.server.tables.seats import (
    clean_name,
    hash_of,
    new_token,
    people_of,
)
from gnomehall.server.tables.table import Table

LISTED: Final = 60
"""Tables of each list of the lobby."""
LOOKED_AT: Final = 50
"""Open tables of a game that *play now* looks at, those first that have waited longest."""
GONE: Final = 60
"""Seconds after which nobody is led to a table where all who wait are away."""
FRESH: Final = 1.0
"""Seconds for which the lists are good: however many look at them, they are made once."""
# With the last entry of each, all in one question.
OPEN: Final = f"""
SELECT {ROW}, {ENTRY} FROM (SELECT {ROW} FROM tables WHERE vacant > 0 ORDER BY created DESC LIMIT ?) AS found
JOIN steps ON table_id = id AND seq = (SELECT max(seq) FROM steps WHERE table_id = found.id) ORDER BY created DESC
"""
COLUMNS: Final = len(ROW.split(","))
FITTING: Final = f"""
SELECT {ROW} FROM tables WHERE vacant > 0 AND game = ? AND pace = ? AND rated = ? ORDER BY created LIMIT ?
"""


class Finding:
    """Seats are given here under the lock of their table, so each is given once."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._standings = Standings(lobby.hall.store)
        self._making = asyncio.Lock()
        self._lists = b""
        self._tag = ""
        self._made = float("-inf")

    # --- lists ------------------------------------------------------------------------------

    async def lists(self) -> tuple[bytes, str]:
        """The lists as JSON, and a tag that stays as long as they do."""
        async with self._making:
            now = self.lobby.hall.clock()
            if not self._made <= now < self._made + FRESH:
                open_, watch = await self._open(), await self._watchable()
                lists = protocol.LobbyLists(tuple(open_), tuple(watch), tuple(await self._levels(open_)))
                self._lists, self._made = encode(lists), now
                self._tag = f'"{hashlib.sha256(self._lists).hexdigest()[:32]}"'
        return self._lists, self._tag

    async def _watchable(self) -> list[protocol.TableInfo]:
        found = [one for one in await self.lobby.hall.store.public(LISTED) if one.row.state == "playing"]
        return [_steady(self.lobby.info_of(one.row, one.last)) for one in found if not one.row.vacant]

    async def _open(self) -> list[protocol.TableInfo]:
        found = await self.lobby.hall.store.query(OPEN, LISTED)
        return [_steady(self.lobby.info_of(row_of(one[:COLUMNS]), entry_of(one[COLUMNS:]))) for one in found]

    async def _levels(self, tables: list[protocol.TableInfo]) -> list[protocol.LevelOut]:
        wanted = {(seat.player, one.game, len(one.seats)) for one in tables for seat in one.seats if seat.player}
        found = await self._standings.ratings_among(sorted({who for who, _, _ in wanted}))
        return [
            protocol.LevelOut(row.who, row.game, row.seats, row.skill, row.games < ESTABLISHED)
            for row in found
            if (row.who, row.game, row.seats) in wanted
        ]

    # --- seats ------------------------------------------------------------------------------

    async def check_open(self, name: str) -> None:
        """A table without open seats does not exist for those who only look for one."""
        table = await self.lobby.hall.table(name)
        if not any(seat.open for seat in table.row.seats):
            raise no_such_table()

    async def take(self, name: str, wish: protocol.TakeSeat, player: str = "") -> protocol.Seated:
        """Sit down in an open seat of a table."""
        table = await self.lobby.hall.table(name)
        async with table.lock:
            seat = next((i for i, one in enumerate(table.row.seats) if one.open and not one.taken), None)
            if seat is None or table.row.state != "playing":
                raise RequestRefused("seat-taken", "no open seat is free at this table any more", table.seq)
            if table.row.rated and not player:
                raise RequestRefused("rated", "this table is rated, so become a player before you sit down", table.seq)
            if player and any(one.player == player for one in table.row.seats):
                raise RequestRefused("seat-taken", "you sit at this table already", table.seq)
            if table.row.meet and _is_abandoned(table):
                await fill(table)
                raise RequestRefused("seat-taken", "nobody waits at this table any more", table.seq)
            mine = new_token()
            await sit_down(table, seat, wish.name, wish.colour, mine)
            return protocol.Seated(table.info(), seat, mine)

    # --- play now ---------------------------------------------------------------------------

    async def fitting(self, wish: protocol.PlayNow) -> list[str]:
        """Tables where a seat is free that anybody may take, as it is wished."""
        usual = registry.setup(wish.game, wish.seats, {}).options
        found = await self.lobby.hall.store.query(FITTING, wish.game, pace_text(wish.pace), int(wish.rated), LOOKED_AT)
        rows = map(row_of, found)
        return [row.id for row in rows if _fits(row, wish, dict(usual)) and row.id not in wish.skip]

    async def open(self, wish: protocol.PlayNow) -> protocol.Found:
        """Open a table to wait at; refused where somebody else has opened one for the same at the same time."""
        if wish.seats not in registry.game(wish.game).meta.seats:
            raise BadSetup(f"{registry.game(wish.game).meta.title} is not played by {wish.seats}")
        table = protocol.NewTable(
            wish.game, [], public=True, rated=wish.rated, pace=wish.pace, fill_after=wish.wait,
            fill_bot=bot_named(wish.bot),
        )  # fmt: skip
        me = SeatRow(clean_name(wish.name), colour=wish.colour, open=True)
        seats = (me, *(SeatRow("", taken=False, open=True) for _ in range(wish.seats - 1)))
        key, host, watch = new_token(), new_token(), new_token()
        grants = [Grant(hash_of(host), "host", 0), Grant(hash_of(watch), "watch"), Grant(hash_of(key), "seat", 0)]
        meet = f"{wish.game} {wish.seats} {int(wish.rated)} {pace_text(wish.pace)}"
        made = await self.lobby.open(table, seats, lambda _: grants, host=0, meet="" if wish.skip else meet)
        return protocol.Found(made.info(), 0, key, host, watch)


def _fits(row: TableRow, wish: protocol.PlayNow, usual: dict[str, str]) -> bool:
    return len(row.seats) == wish.seats and row.options == usual and row.edition_text is None


def _is_abandoned(table: Table) -> bool:
    """Whether all who wait there have been gone for a while. By days, nobody has to be there."""
    away = table.absence.seconds()
    here = [seat for seat in people_of(table.row) if away.get(seat, 0) < GONE]
    return table.row.pace.kind != "days" and not here


def _steady(info: protocol.TableInfo) -> protocol.TableInfo:
    """Without what changes every second, so that a list that says the same is the same."""
    seats = tuple(replace(seat, away=0) for seat in info.seats)
    return replace(info, seats=seats, clock=None)
