"""The HTTP API about players: becoming one, what opens one, and what is one's own at tables."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from gnomehall import registry
from gnomehall.server import protocol
from gnomehall.server.requests import (
    TAGS,
    Bearer,
    allowance,
    at_table,
    get,
    holding,
    notices,
    origin_of,
    passkeys,
    people,
    post,
    profiles,
    tournaments,
)
from gnomehall.server.store.talk import TOURNAMENT
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.talk_api import own_talk, table_talk

MOST_TABLES: Final = 1_000_000
"""Tables that are released when a device is revoked: all of them."""

# --- becoming known ----------------------------------------------------------------------------


@post("/api/players", tags=TAGS["players"])
async def new_player(
    state: State, request: Request[Any, Any, Any], data: JSONBody[protocol.NewPlayer]
) -> protocol.Entered:
    """Become a player, whom the hall knows again."""
    allowance(state, "new_players").admit(request)
    return await people(state).make(data)


@post("/api/players/enter", tags=TAGS["players"])
async def enter(
    state: State, request: Request[Any, Any, Any], data: JSONBody[protocol.EnterPlayer]
) -> protocol.Entered:
    """Be known on this device too, by a link or a recovery phrase."""
    allowance(state, "entries").admit(request)
    return await people(state).enter(data)


# --- oneself -----------------------------------------------------------------------------------


@get("/api/me", tags=TAGS["players"])
async def me(state: State, token: Bearer) -> protocol.Me:
    """Oneself, and all that opens one."""
    return await people(state).me(token)


@post("/api/me", tags=TAGS["players"], status_code=200)
async def change_me(state: State, token: Bearer, data: JSONBody[protocol.ChangePlayer]) -> protocol.Me:
    """Change one's name, colour and language; at tables one is called as before."""
    return await people(state).change(token, data)


@get("/api/me/tables", tags=TAGS["players"])
async def my_tables(state: State, token: Bearer) -> list[protocol.MyTable]:
    """The tables where something is one's own."""
    return await holding(state).tables(token)


@post("/api/me/link", tags=TAGS["players"])
async def device_link(state: State, request: Request[Any, Any, Any], token: Bearer) -> protocol.DeviceLink:
    """Make a link for another device, good once and for ten minutes."""
    allowance(state, "entries").admit(request)
    return await people(state).link(token)


@post("/api/me/phrase", tags=TAGS["players"])
async def new_phrase(
    state: State, request: Request[Any, Any, Any], token: Bearer, data: JSONBody[protocol.AskPhrase]
) -> protocol.PhraseOut:
    """Make a recovery phrase in place of the one before; it is told once."""
    allowance(state, "entries").admit(request)
    return await people(state).phrase(token, data.language)


@post("/api/me/keys/{key:str}/revoke", tags=TAGS["players"], status_code=200)
async def revoke(state: State, token: Bearer, key: FromPath[str]) -> protocol.Me | None:
    """Void something that opens one, with the tokens that it has of tables; null if it is what one asked with."""
    _, device = await people(state).open(token)
    await _release(state, token, key)
    if key == device.id:
        await people(state).drop(token, key)
        return None
    await people(state).drop(token, key)
    # What it got hold of until it was void.
    await _release(state, token, key)
    return await people(state).me(token)


@post("/api/me/passkeys/begin", tags=TAGS["players"], status_code=200)
async def new_passkey(state: State, request: Request[Any, Any, Any], token: Bearer) -> protocol.PasskeyAsk:
    """What a browser makes a passkey of."""
    allowance(state, "entries").admit(request)
    return await passkeys(state).begin_adding(token, origin_of(request))


@post("/api/me/passkeys", tags=TAGS["players"])
async def add_passkey(
    state: State, request: Request[Any, Any, Any], token: Bearer, data: JSONBody[protocol.PasskeyAnswer]
) -> protocol.Me:
    """Add the passkey that a browser has made."""
    return await passkeys(state).add(token, origin_of(request), data)


@post("/api/players/passkey/begin", tags=TAGS["players"], status_code=200)
async def ask_passkey(state: State, request: Request[Any, Any, Any]) -> protocol.PasskeyAsk:
    """What a passkey has to sign."""
    allowance(state, "entries").admit(request)
    return await passkeys(state).begin_entering(origin_of(request))


@post("/api/players/passkey", tags=TAGS["players"])
async def enter_by_passkey(
    state: State, request: Request[Any, Any, Any], data: JSONBody[protocol.PasskeyAnswer]
) -> protocol.Entered:
    """Be known on this device too, by a passkey."""
    allowance(state, "entries").admit(request)
    return await passkeys(state).enter(origin_of(request), data)


@get("/api/me/export", tags=TAGS["players"])
async def export(state: State, token: Bearer) -> protocol.PlayerExport:
    """All that the hall has of a player; no secrets, of which it has hashes alone."""
    me = await people(state).me(token)
    tables = tuple(await holding(state).tables(token))
    profile, called = await profiles(state).profile(me.player.id), await tournaments(state).mine(token)
    told = await notices(state).export(me.player.id)
    said = await own_talk(state).export(token)
    return protocol.PlayerExport(me, tables, profile, tuple(called), told, said)


@post("/api/me/delete", tags=TAGS["players"], status_code=204)
async def delete(state: State, token: Bearer) -> None:
    """Be forgotten. Tables go on; who has tokens of them is a guest there."""
    await _release(state, token, "")
    await _fall_silent(state, token)
    await people(state).delete(token)


async def _release(state: State, token: str, device: str) -> None:
    """Release all tables of a player, whichever process has them."""
    player, _ = await people(state).open(token)
    for table in await people(state).keyring.tables(player.id, MOST_TABLES):
        wish = protocol.Release(device)
        if not await at_table(state, table, "release", token, wish):
            await holding(state).release(table, token, wish)


async def _fall_silent(state: State, token: str) -> None:
    """Drop what a player said at tables, whichever process has them. Nothing is left where there is no process."""
    for place in await own_talk(state).places(token):
        if not place.startswith(TOURNAMENT) and not await at_table(state, place, "talk/forget", token):
            await table_talk(state).forget(place, token)


# --- what everybody may see --------------------------------------------------------------------


@get("/api/players/{who:str}", tags=TAGS["players"])
async def profile(state: State, who: FromPath[str]) -> protocol.Profile:
    """A player, or a bot by `bot:LEVEL`: ratings, results, and whom they met."""
    return await profiles(state).profile(who)


@get("/api/ratings/{game:str}", tags=TAGS["players"])
async def leaders(state: State, game: FromPath[str], seats: FromQuery[int]) -> protocol.Leaderboard:
    """Those who lead in a game with so many players."""
    if seats not in registry.game(game).meta.seats:
        raise RequestRefused("bad-message", f"{game} is not played by {seats}")
    return await profiles(state).leaders(game, seats)


# --- at tables ---------------------------------------------------------------------------------


@post("/api/tables/{table:str}/adopt", tags=TAGS["players"], status_code=200)
async def adopt(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Adopt]
) -> protocol.TableInfo:
    """Make what some tokens of a table open a player's own."""
    return await holding(state).adopt(table, token, data)


@post("/api/tables/{table:str}/claim", tags=TAGS["players"], status_code=200)
async def claim(state: State, token: Bearer, table: FromPath[str]) -> protocol.Claimed:
    """Get this device's tokens for what is one's own at a table."""
    return await holding(state).claim(table, token)


@post("/api/tables/{table:str}/release", tags=TAGS["players"], status_code=200)
async def release(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Release]
) -> protocol.TableInfo:
    """Void a device's tokens of a table, or let go of the table."""
    return await holding(state).release(table, token, data)


HANDLERS = [
    *(new_player, enter, me, change_me, my_tables, device_link, new_phrase, revoke, export, delete),
    *(adopt, claim, release, new_passkey, add_passkey, ask_passkey, enter_by_passkey),
    *(profile, leaders),
]
