"""The HTTP API about tournaments."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from gnomehall.server import protocol
from gnomehall.server.requests import TAGS, Bearer, get, openings, post, tournaments


@get("/api/tournaments", tags=TAGS["tournaments"])
async def listing(state: State) -> list[protocol.TournamentInfo]:
    """Public tournaments: those that can be joined, those that are played, those that are over."""
    return await tournaments(state).listing()


@get("/api/me/tournaments", tags=TAGS["tournaments"])
async def mine(state: State, token: Bearer) -> list[protocol.TournamentInfo]:
    """Those in which one plays, or which one organises."""
    return await tournaments(state).mine(token)


@post("/api/tournaments", tags=TAGS["tournaments"])
async def call(
    state: State, request: Request[Any, Any, Any], token: Bearer, data: JSONBody[protocol.NewTournament]
) -> protocol.TournamentOut:
    """Call a tournament, which one organises then."""
    openings(state).admit(request)
    return await tournaments(state).call(token, data)


@get("/api/tournaments/{name:str}", tags=TAGS["tournaments"])
async def show(state: State, name: FromPath[str]) -> protocol.TournamentOut:
    """A tournament: who plays, the rounds, who leads."""
    return await tournaments(state).show(name)


@post("/api/tournaments/{name:str}/join", tags=TAGS["tournaments"], status_code=200)
async def join(state: State, token: Bearer, name: FromPath[str]) -> protocol.TournamentOut:
    """Play in a tournament that has not begun, or come back to one from which one withdrew."""
    return await tournaments(state).join(name, token)


@post("/api/tournaments/{name:str}/withdraw", tags=TAGS["tournaments"], status_code=200)
async def withdraw(
    state: State, token: Bearer, name: FromPath[str], data: JSONBody[protocol.DropEntrant]
) -> protocol.TournamentOut:
    """Be paired no more; the organiser may withdraw others."""
    return await tournaments(state).withdraw(name, token, data.entrant)


@post("/api/tournaments/{name:str}/bots", tags=TAGS["tournaments"], status_code=200)
async def add_bot(
    state: State, token: Bearer, name: FromPath[str], data: JSONBody[protocol.AddBot]
) -> protocol.TournamentOut:
    """Let a bot play too. For the organiser."""
    return await tournaments(state).add_bot(name, token, data.bot)


@post("/api/tournaments/{name:str}/start", tags=TAGS["tournaments"], status_code=200)
async def start(state: State, token: Bearer, name: FromPath[str]) -> protocol.TournamentOut:
    """Begin the first round. For the organiser; the others follow by themselves."""
    return await tournaments(state).start(name, token)


@post("/api/tournaments/{name:str}/close", tags=TAGS["tournaments"], status_code=200)
async def close(state: State, token: Bearer, name: FromPath[str]) -> protocol.TournamentOut:
    """End a tournament before its time. For the organiser."""
    return await tournaments(state).close(name, token)


HANDLERS = [listing, mine, call, show, join, withdraw, add_bot, start, close]
