"""The HTTP API about talk: at tables, about tournaments, and whom one does not want to hear."""

from typing import Any, cast

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from gnomehall.server import protocol
from gnomehall.server.requests import TAGS, Bearer, get, post
from gnomehall.server.talk.own import OwnTalk
from gnomehall.server.talk.table_talk import TableTalk
from gnomehall.server.talk.tournament_talk import TournamentTalk


def table_talk(state: State) -> TableTalk:
    return cast(TableTalk, state["talk"])


def _about(state: State) -> TournamentTalk:
    return cast(TournamentTalk, state["tournament_talk"])


def own_talk(state: State) -> OwnTalk:
    return cast(OwnTalk, state["own_talk"])


# --- at tables ---------------------------------------------------------------------------------


@get("/api/tables/{table:str}/talk", tags=TAGS["talk"])
async def hear(state: State, request: Request[Any, Any, Any], token: Bearer, table: FromPath[str]) -> protocol.TalkOut:
    """What one may hear at a table. A spectator who is a player shows the key as `X-Player`."""
    return await table_talk(state).hear(table, token, request.headers.get("x-player", ""))


@post("/api/tables/{table:str}/talk", tags=TAGS["talk"])
async def say(state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Say]) -> protocol.Spoken:
    """Say something at a table; answered when it is on disk."""
    return await table_talk(state).say(table, token, data)


@post("/api/tables/{table:str}/react", tags=TAGS["talk"], status_code=200)
async def react(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.React]
) -> protocol.ReactionOut:
    """React to an entry of the log, or take that back."""
    return await table_talk(state).react(table, token, data)


@post("/api/tables/{table:str}/talk/{number:int}/report", tags=TAGS["talk"], status_code=204)
async def report(
    state: State,
    token: Bearer,
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[protocol.ReportTalk],
) -> None:
    """Report a message to the host, who is not told by whom."""
    await table_talk(state).report(table, number, token, data)


@post("/api/tables/{table:str}/silence", tags=TAGS["talk"], status_code=200)
async def silence(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Silence]
) -> protocol.TalkOut:
    """Take somebody's right to talk at a table, or give it back. For the host; all are told."""
    return await table_talk(state).silence(table, token, data)


@post("/api/tables/{table:str}/talk/forget", tags=TAGS["talk"], status_code=200)
async def forget(state: State, token: Bearer, table: FromPath[str]) -> protocol.Forgotten:
    """Drop all that one said at a table, by one's key as a player."""
    return await table_talk(state).forget(table, token)


# --- about tournaments -------------------------------------------------------------------------


@get("/api/tournaments/{name:str}/talk", tags=TAGS["talk"])
async def hear_about(state: State, token: Bearer, name: FromPath[str]) -> protocol.TalkOut:
    """What is said about a tournament."""
    return await _about(state).hear(name, token)


@post("/api/tournaments/{name:str}/talk", tags=TAGS["talk"])
async def say_about(state: State, token: Bearer, name: FromPath[str], data: JSONBody[protocol.Say]) -> protocol.Spoken:
    """Say something about a tournament, as its organiser or as somebody who plays in it."""
    return await _about(state).say(name, token, data)


@post("/api/tournaments/{name:str}/talk/{number:int}/report", tags=TAGS["talk"], status_code=204)
async def report_about(state: State, token: Bearer, name: FromPath[str], number: FromPath[int]) -> None:
    """Report a message to the organiser, who is not told by whom."""
    await _about(state).report(name, number, token)


@post("/api/tournaments/{name:str}/silence", tags=TAGS["talk"], status_code=200)
async def silence_about(
    state: State, token: Bearer, name: FromPath[str], data: JSONBody[protocol.Silence]
) -> protocol.TalkOut:
    """Take somebody's right to talk about a tournament, or give it back. For the organiser; all are told."""
    return await _about(state).silence(name, token, data)


# --- oneself -----------------------------------------------------------------------------------


@get("/api/me/muted", tags=TAGS["talk"])
async def muted(state: State, token: Bearer) -> list[protocol.Muted]:
    """Whom one does not want to hear."""
    return await own_talk(state).muted(token)


@post("/api/me/muted", tags=TAGS["talk"], status_code=200)
async def mute(state: State, token: Bearer, data: JSONBody[protocol.Mute]) -> list[protocol.Muted]:
    """Hear somebody no more, or again."""
    return await own_talk(state).mute(token, data)


HANDLERS = [
    *(hear, say, react, report, silence, forget),
    *(hear_about, say_about, report_about, silence_about, muted, mute),
]
