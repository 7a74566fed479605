"""What is a player's at a table: seats that a browser has become theirs, other devices get tokens, and lose them."""

import base64
import hmac
import secrets
from dataclasses import replace
from typing import Final

from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server import protocol
from gnomehall.server.people.people import People
from gnomehall.server.store.interface import Grant, TableRow
from gnomehall.server.store.keyring import PlayerRow
from gnomehall.server.tables.refusal import RequestRefused, no_such_table
from gnomehall.server.tables.seats import find_grant, hash_of, with_seat

LISTED: Final = 100
"""Tables of a player that are listed, the newest."""
TOKEN_BYTES: Final = 24


class Holding:
    """Every verb takes a player's key, and changes a table under its lock."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.lobby = people.lobby

    async def adopt(self, name: str, key: str, wish: protocol.Adopt) -> protocol.TableInfo:
        """Make what these tokens open the player's who shows both."""
        player, device = await self.people.open(key)
        table = await self.lobby.hall.table(name)
        async with table.lock:
            found = [grant for token in wish.tokens if (grant := find_grant(table.grants, token)) and _can_hold(grant)]
            if not found:
                raise no_such_table()
            # What is another player's stays theirs, though the same browser has its token.
            old = [one for one in found if one.player in ("", player.id) and one.device != device.id]
            new = [replace(one, player=player.id, device=device.id) for one in old]
            row = table.row
            seats = {one.seat for one in (*_held(table.grants, player).values(), *new) if one.role == "seat"}
            if row.rated and len(seats) > 1:
                raise RequestRefused("rated", "this table is rated: a player has one seat there", table.seq)
            for one in new:
                row = _with_player(row, one, player)
            if new:
                await table.change(row, [*new, *_holds(table.grants, new)], old)
            return table.info()

    async def claim(self, name: str, key: str) -> protocol.Claimed:
        """Tokens for this device: the same ones, however often it asks."""
        player, device = await self.people.open(key)
        table = await self.lobby.hall.table(name)
        async with table.lock:
            own = _held(table.grants, player)
            if not own:
                raise no_such_table()
            tokens = {place: _token(key, name, place) for place in own}
            known = {grant.hash for grant in table.grants}
            new = [
                Grant(hash_of(token), own[place].role, own[place].seat, player=player.id, device=device.id)
                for place, token in tokens.items()
                if hash_of(token) not in known
            ]
            if new:
                await table.change(table.row, new)
            seats = [protocol.Key(seat, token) for (role, seat), token in sorted(tokens.items()) if role == "seat"]
            host = next((token for (role, _), token in tokens.items() if role == "host"), "")
            return protocol.Claimed(host, tuple(seats))

    async def release(self, name: str, key: str, wish: protocol.Release) -> protocol.TableInfo:
        """Void the tokens of a device; or, with none named, let go of the table: its tokens are then a guest's."""
        player, _ = await self.people.open(key)
        table = await self.lobby.hall.table(name)
        async with table.lock:
            own = [grant for grant in table.grants if grant.player == player.id]
            if not own:
                raise no_such_table()
            if wish.device:
                gone = [grant for grant in own if grant.device == wish.device]
                await table.change(table.row, [], gone)
                table.following.lock_out({grant.hash for grant in gone})
            else:
                row, kept, own = without_player(table.row, table.grants, player.id)
                await table.change(row, kept, own)
            return table.info()

    # --- all tables of a player -------------------------------------------------------------

    async def tables(self, key: str) -> list[protocol.MyTable]:
        player, _ = await self.people.open(key)
        store, out = self.lobby.hall.store, []
        for name in await self.people.keyring.tables(player.id, LISTED):
            found = await store.summary(name)
            if found is None:
                continue
            summary, grants = found
            seats = sorted(seat for role, seat in _held(grants, player) if role == "seat")
            info = self.lobby.info_of(summary.row, summary.last)
            playing = [seat for seat in seats if not info.seats[seat].resigned]
            waits = info.state == "playing" and info.turn in playing
            seat = info.turn if waits else next(iter(seats), SPECTATOR)
            out.append(protocol.MyTable(info, seat, waits))
        return out


def without_player(row: TableRow, grants: list[Grant], player: str) -> tuple[TableRow, list[Grant], list[Grant]]:
    """A table that knows a player no more: its row, the grants that are a guest's now, and those that they replace."""
    seats = (replace(one, player="") if one.player == player else one for one in row.seats)
    own = [grant for grant in grants if grant.player == player]
    kept = [replace(grant, player="", device="") for grant in own if grant.device]
    return replace(row, seats=tuple(seats)), kept, own


def _can_hold(grant: Grant) -> bool:
    return grant.role in ("host", "seat") and not grant.invites


def _held(grants: list[Grant], player: PlayerRow) -> dict[tuple[str, int], Grant]:
    """What a player has at a table, by role and seat."""
    return {(grant.role, grant.seat): grant for grant in grants if grant.player == player.id and _can_hold(grant)}


def _holds(grants: list[Grant], new: list[Grant]) -> list[Grant]:
    """Grants that no token opens, which say what is a player's when the tokens of all devices are void."""
    there = {(one.role, one.seat) for one in grants if one.player == new[0].player and not one.device}
    wanted = {(one.role, one.seat): one for one in new if (one.role, one.seat) not in there}
    return [replace(one, hash=secrets.token_bytes(32), device="") for one in wanted.values()]


def _with_player(row: TableRow, grant: Grant, player: PlayerRow) -> TableRow:
    if grant.role != "seat":
        return row
    return with_seat(row, grant.seat, replace(row.seats[grant.seat], player=player.id))


def _token(key: str, table: str, place: tuple[str, int]) -> str:
    """A device's token for a place at a table: nobody has it who has not the device's key."""
    text = f"{table} {place[0]} {place[1]}".encode()
    return base64.urlsafe_b64encode(hmac.digest(key.encode(), text, "sha256")[:TOKEN_BYTES]).decode()
