"""The HTTP API about notices: how a player is told that a table waits, and the links in what is sent."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from gnomehall.server import protocol
from gnomehall.server.requests import TAGS, Bearer, allowance, get, notices, post


@get("/api/me/notices", tags=TAGS["notices"])
async def show(state: State, token: Bearer) -> protocol.NoticesOut:
    """How and when one is told that a table waits."""
    return await notices(state).show(token)


@post("/api/me/notices", tags=TAGS["notices"], status_code=200)
async def wish(state: State, token: Bearer, data: JSONBody[protocol.NoticeWishes]) -> protocol.NoticesOut:
    """Say how often one wants to be told at most, and in which hours not."""
    return await notices(state).wish(token, data)


@post("/api/me/notices/ways", tags=TAGS["notices"])
async def add(
    state: State, request: Request[Any, Any, Any], token: Bearer, data: JSONBody[protocol.NewWay]
) -> protocol.NoticesOut:
    """Be told by one way more. A mail asks first whether the address is one's own."""
    allowance(state, "sendings").admit(request)
    return await notices(state).add(token, data)


@post("/api/me/notices/ways/{way:str}", tags=TAGS["notices"], status_code=200)
async def turn(
    state: State, token: Bearer, way: FromPath[str], data: JSONBody[protocol.TurnWay]
) -> protocol.NoticesOut:
    """Turn a way on or off."""
    return await notices(state).turn(token, way, data.active)


@post("/api/me/notices/ways/{way:str}/remove", tags=TAGS["notices"], status_code=200)
async def remove(state: State, token: Bearer, way: FromPath[str]) -> protocol.NoticesOut:
    """Be told by a way no more; the hall forgets its address."""
    return await notices(state).remove(token, way)


@post("/api/me/notices/ways/{way:str}/test", tags=TAGS["notices"], status_code=204)
async def test(state: State, request: Request[Any, Any, Any], token: Bearer, way: FromPath[str]) -> None:
    """Send a message by a way now."""
    allowance(state, "sendings").admit(request)
    await notices(state).test(token, way)


@post("/api/notices/stop", tags=TAGS["notices"], status_code=200)
async def stop(state: State, link: Annotated[str, QueryParameter(name="token")]) -> protocol.StoppedOut:
    """Turn off the way that a link in a message is about. Mail programs ask for it too."""
    return await notices(state).stop(link)


@post("/api/notices/confirm", tags=TAGS["notices"], status_code=200)
async def confirm(state: State, data: JSONBody[protocol.NoticeToken]) -> protocol.StoppedOut:
    """Confirm the address of a mail, by the link in it."""
    return await notices(state).confirm(data.token)


HANDLERS = [show, wish, add, turn, remove, test, stop, confirm]
