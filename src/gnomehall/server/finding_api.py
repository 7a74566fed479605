"""The HTTP API about finding a game: the lists of the lobby, open seats, *play now*."""

from typing import Any, Final, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from gnomehall.server import protocol
from gnomehall.server.requests import TAGS, Bearer, at_table, finding, get, holding, openings, people, post
from gnomehall.server.tables.refusal import RequestRefused

ATTEMPTS: Final = 4
"""How often *play now* looks, where others are always a moment sooner."""


@get("/api/lobby", tags=TAGS["lobby"])
async def lobby_lists(state: State, request: Request[Any, Any, Any]) -> Response[protocol.LobbyLists | None]:
    """Tables that anybody may join, and public tables that are played; 304 where they are as they were."""
    lists, tag = await finding(state).lists()
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    # They are encoded already, once for all who ask within a second.
    return Response(cast(protocol.LobbyLists, lists), media_type=MediaType.JSON, headers=headers)


@post("/api/tables/{table:str}/take", tags=TAGS["tables"], status_code=200)
async def take(state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.TakeSeat]) -> protocol.Seated:
    """Sit down in a seat that is open to anybody. A player's key makes it the player's; rated tables ask for one."""
    return await _take(state, table, token, data)


async def _take(state: State, table: str, key: str, wish: protocol.TakeSeat) -> protocol.Seated:
    await finding(state).check_open(table)
    who = (await people(state).open(key))[0].id if key else ""
    seated = await finding(state).take(table, wish, who)
    if not key:
        return seated
    info = await holding(state).adopt(table, key, protocol.Adopt([seated.token]))
    return msgspec.structs.replace(seated, table=info)


@post("/api/play", tags=TAGS["lobby"], status_code=200)
async def play(
    state: State, request: Request[Any, Any, Any], token: Bearer, data: JSONBody[protocol.PlayNow]
) -> protocol.Found:
    """Play now: at a table that waits for somebody, or at a new one that does."""
    openings(state).admit(request)
    key = token
    if data.rated and not key:
        raise RequestRefused("rated", "rated games are for players, so become a player first")
    wish = protocol.TakeSeat(data.name, data.colour)
    for last in range(ATTEMPTS):
        for table in await finding(state).fitting(data):
            try:
                answer = await at_table(state, table, "take", key, wish)
                seated = msgspec.json.decode(answer, type=protocol.Seated) if answer else None
                seated = seated or await _take(state, table, key, wish)
            except RequestRefused as refusal:
                if refusal.code not in ("seat-taken", "unknown-table", "busy"):
                    raise
                continue
            return protocol.Found(seated.table, seated.seat, seated.token, "", "")
        try:
            found = await finding(state).open(data)
        except RequestRefused as refusal:
            # Somebody else has opened the table where we meet, a moment ago.
            if refusal.code != "busy" or last == ATTEMPTS - 1:
                raise
            continue
        if key:
            info = await holding(state).adopt(found.table.id, key, protocol.Adopt([found.token, found.host]))
            found = msgspec.structs.replace(found, table=info)
        return found
    raise RequestRefused("busy", "no table could be found just now; try again")


HANDLERS = [lobby_lists, take, play]
