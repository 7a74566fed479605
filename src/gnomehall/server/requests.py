"""What the handlers of the HTTP API have in common."""

from functools import partial
from typing import TYPE_CHECKING, Any, cast

import litestar
import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK

from gnomehall.server import protocol
from gnomehall.server.notices.notices import Notices
from gnomehall.server.openings import Allowance
from gnomehall.server.peers.caller import TableAtPeer
from gnomehall.server.peers.frames import Asked
from gnomehall.server.peers.peers import Peers
from gnomehall.server.people.holding import Holding
from gnomehall.server.people.people import People
from gnomehall.server.people.profiles import Profiles
from gnomehall.server.tables.finding import Finding
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.queries import Queries
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seating import Seating
from gnomehall.server.tournaments.tournaments import Tournaments
from gnomehall.server.waiting import Waiting

if TYPE_CHECKING:
    from gnomehall.server.people.passkeys import Passkeys

REFUSALS = {
    status: ResponseSpec(protocol.Problem, description=description, generate_examples=False)
    for status, description in (
        (400, "Not what is expected here."),
        (403, "Not open to who asks."),
        (404, "There is no such thing, or it is not open to who asks."),
        (409, "Not in the state that the table is in."),
        (410, "It was there once."),
        (429, "Too many of them."),
        (503, "Not now; try again."),
    )
}
get, post = partial(litestar.get, responses=REFUSALS), partial(litestar.post, responses=REFUSALS)
Bearer = NamedDependency[str]
"""The token of whoever asks, in every handler that has a parameter `token` of this type."""
TAGS = {
    "lobby": ["lobby"],
    "tables": ["tables"],
    "bots": ["bots"],
    "records": ["records"],
    "server": ["server"],
    "players": ["players"],
    "tournaments": ["tournaments"],
    "notices": ["notices"],
    "talk": ["talk"],
}


def lobby(state: State) -> Lobby:
    found = state["lobby"]
    assert isinstance(found, Lobby)
    return found


def seating(state: State) -> Seating:
    found = state["seating"]
    assert isinstance(found, Seating)
    return found


def queries(state: State) -> Queries:
    found = state["queries"]
    assert isinstance(found, Queries)
    return found


def finding(state: State) -> Finding:
    found = state["finding"]
    assert isinstance(found, Finding)
    return found


def waiting(state: State) -> Waiting:
    found = state["waiting"]
    assert isinstance(found, Waiting)
    return found


def allowance(state: State, name: str) -> Allowance:
    """How many of something a client may still do within the hour."""
    found = state[name]
    assert isinstance(found, Allowance)
    return found


def openings(state: State) -> Allowance:
    return allowance(state, "openings")


def people(state: State) -> People:
    found = state["people"]
    assert isinstance(found, People)
    return found


def holding(state: State) -> Holding:
    found = state["holding"]
    assert isinstance(found, Holding)
    return found


def profiles(state: State) -> Profiles:
    found = state["profiles"]
    assert isinstance(found, Profiles)
    return found


def tournaments(state: State) -> Tournaments:
    found = state["tournaments"]
    assert isinstance(found, Tournaments)
    return found


def notices(state: State) -> Notices:
    found = state["notices"]
    assert isinstance(found, Notices)
    return found


def passkeys(state: State) -> "Passkeys":
    """What makes and takes passkeys; refused where the hall has no package for it."""
    if not people(state).passkeys:
        raise RequestRefused("no-passkey", "this hall takes no passkeys; whoever runs it can install hall-passkeys")
    from gnomehall.server.people.passkeys import Passkeys

    return Passkeys(people(state))


def origin_of(request: Request[Any, Any, Any]) -> str:
    """The origin of the page that asks: the guard has seen that it is ours."""
    return str(request.headers.get("origin", ""))


async def follow_rematch(state: State, table: str, token: str) -> protocol.Rematch:
    """The keys of a rematch, for somebody who may know of it, whichever process has it."""
    try:
        return await _follow_anywhere(state, table, token)
    except RequestRefused as refusal:
        if refusal.code != "unknown-table":
            raise
        reason = "the next game is for those who sat here when it was made; ask its host for a link"
        raise RequestRefused("not-seated", reason) from None


async def _follow_anywhere(state: State, table: str, token: str) -> protocol.Rematch:
    body = await at_table(state, table, "follow", token)
    return msgspec.json.decode(body, type=protocol.Rematch) if body else await lobby(state).follow(table, token)


async def at_table(state: State, table: str, verb: str, token: str, wish: object = None) -> bytes:
    """Have another process do something at a table; its answer, empty where the table is ours to do it at."""
    peers: Peers | None = state["peers"]
    found = None if peers is None else await peers.find(table)
    answered = None
    if peers is not None and isinstance(found, TableAtPeer):
        headers = [(b"authorization", f"Bearer {token}".encode()), (b"content-type", b"application/json")]
        body = b"" if wish is None else msgspec.json.encode(wish)
        answered = await peers.ask(found, Asked(0, "POST", f"/api/tables/{table}/{verb}", b"", headers, body, ""))
    if answered is None:
        return b""
    if answered.status == HTTP_200_OK:
        return answered.body
    problem = msgspec.json.decode(answered.body, type=protocol.Problem)
    raise RequestRefused(cast(protocol.RefusalCode, problem.code), problem.message)


def token_of(request: Request[Any, Any, Any]) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
