"""The HTTP API about seats: links, sitting down, leaving, resigning, and bots that play for people."""

from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from gnomehall.server import protocol
from gnomehall.server.requests import TAGS, Bearer, get, post, seating


@get("/api/tables/{table:str}/invitation", tags=TAGS["tables"])
async def invitation(state: State, token: Bearer, table: FromPath[str]) -> protocol.InvitationOut:
    """What a link leads to, or what became of it."""
    return await seating(state).invitation(table, token)


@post("/api/tables/{table:str}/sit", tags=TAGS["tables"], status_code=200)
async def sit(state: State, table: FromPath[str], data: JSONBody[protocol.SitDown]) -> protocol.Seated:
    """Take the seat of a link."""
    return await seating(state).sit(table, data)


@post("/api/tables/{table:str}/name", tags=TAGS["tables"], status_code=200)
async def rename(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Rename]
) -> protocol.TableInfo:
    """Change one's name at a table."""
    return await seating(state).rename(table, token, data)


@post("/api/tables/{table:str}/leave", tags=TAGS["tables"], status_code=200)
async def leave(state: State, token: Bearer, table: FromPath[str]) -> protocol.TableInfo:
    """Free one's seat."""
    return await seating(state).leave(table, token)


@post("/api/tables/{table:str}/seats/{seat:int}", tags=TAGS["tables"], status_code=200)
async def reseat(
    state: State,
    token: Bearer,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[protocol.Reseat],
) -> protocol.Reseated:
    """Give a seat to a bot, or to whoever gets the new link."""
    return await seating(state).reseat(table, seat, token, data)


@post("/api/tables/{table:str}/seats/{seat:int}/invite", tags=TAGS["tables"], status_code=200)
async def invite(state: State, token: Bearer, table: FromPath[str], seat: FromPath[int]) -> protocol.Invited:
    """Make a link to a seat that is free."""
    return await seating(state).invite(table, seat, token)


@post("/api/tables/{table:str}/seats/{seat:int}/stand-in", tags=TAGS["tables"], status_code=200)
async def stand_in(
    state: State,
    token: Bearer,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[protocol.StandIn],
) -> protocol.TableInfo:
    """Let a bot play for somebody who is away, until they return."""
    return await seating(state).stand_in(table, seat, token, data)


@post("/api/tables/{table:str}/resign", tags=TAGS["tables"], status_code=200)
async def resign(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Resign]
) -> protocol.TableInfo:
    """Give up."""
    return await seating(state).resign(table, token, data)


@post("/api/tables/{table:str}/colour", tags=TAGS["tables"], status_code=200)
async def recolour(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Recolour]
) -> protocol.TableInfo:
    """Choose one's colour at a table."""
    return await seating(state).recolour(table, token, data)


@post("/api/tables/{table:str}/seats/{seat:int}/absent", tags=TAGS["tables"], status_code=200)
async def claim_absent(state: State, token: Bearer, table: FromPath[str], seat: FromPath[int]) -> protocol.TableInfo:
    """Claim that a player has lost who is waited for and has been away too long."""
    return await seating(state).claim_absent(table, seat, token)


@post("/api/tables/{table:str}/holiday", tags=TAGS["tables"], status_code=200)
async def holiday(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.Holiday]
) -> protocol.TableInfo:
    """Stop one's own clock for days, or let it run again."""
    return await seating(state).holiday(table, token, data)


HANDLERS = [claim_absent, holiday, recolour, invitation, sit, rename, leave, reseat, invite, stand_in, resign]
