"""The HTTP API: thin handlers over the lobby. docs/protocol.md lists them."""

import tomllib
from typing import Any, Literal, cast

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

import gnomehall
from gnomehall import registry, rulebook
from gnomehall.core.edition import Edition
from gnomehall.core.view import Sheet
from gnomehall.core.vocabulary import SPECTATOR, Viewer
from gnomehall.server import protocol
from gnomehall.server.requests import (
    TAGS,
    Bearer,
    allowance,
    follow_rematch,
    get,
    lobby,
    openings,
    post,
    queries,
    waiting,
)
from gnomehall.server.tables import prepared_tables
from gnomehall.server.tables.broadcast import position_of
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import Role
from gnomehall.server.tables.table import Table
from gnomehall.words import FALLBACK
from gnomehall.words.speech import changed_names, names_of


def check_viewer(table: Table, role: Role, wanted: int | None) -> Viewer:
    """As whom somebody may look: as themselves unless they ask for another; once the game is over, as anybody.

    Whoever opened a record has read all that is hidden in it.
    """
    viewer = role.seat if wanted is None else wanted
    if viewer not in (SPECTATOR, *range(len(table.row.seats))):
        raise RequestRefused("bad-message", f"the table has no seat {viewer}")
    if viewer not in (SPECTATOR, role.seat) and not (table.row.state == "over" or table.row.ended == "record"):
        raise RequestRefused("not-seated", "what others see is shown when the game is over")
    return viewer


# --- what there is -----------------------------------------------------------------------------


@get("/api/games", tags=TAGS["lobby"], sync_to_thread=False)
def games() -> list[protocol.GameInfo]:
    """The games of the hall."""
    return [protocol.GameInfo.of(game) for game in registry.all_games()]


@get("/api/games/{game:str}/edition", tags=TAGS["lobby"], sync_to_thread=False)
def game_edition(game: FromPath[str]) -> protocol.EditionOut:
    """The components of a game as it is shipped."""
    return components(game, registry.shipped_edition(game))


@get("/api/bots", tags=TAGS["bots"], sync_to_thread=False)
def bots() -> list[protocol.BotInfo]:
    """The bots that can be seated, weakest first."""
    return protocol.BotInfo.all()


@get("/api/rules/{game:str}", tags=TAGS["lobby"], media_type="text/markdown", sync_to_thread=False)
def rules(game: FromPath[str], part: FromQuery[rulebook.Part] = "rules", language: FromQuery[str] = FALLBACK) -> str:
    """The rules of a game: in a few pages, the aid of one page, the numbered rules, or these with their sources."""
    registry.game(game)
    return rulebook.read(game, part, language)


def components(game: str, edition: Edition) -> protocol.EditionOut:
    changed = sorted(changed_names(game, edition))
    return protocol.EditionOut(tomllib.loads(edition.text), dict(names_of(game, edition)), tuple(changed))


# --- tables ------------------------------------------------------------------------------------


@get("/api/tables", tags=TAGS["lobby"])
async def tables(state: State) -> list[protocol.TableInfo]:
    """Public tables."""
    return await lobby(state).listing()


@post("/api/tables", tags=TAGS["lobby"])
async def create(state: State, request: Request[Any, Any, Any], data: JSONBody[protocol.NewTable]) -> protocol.Created:
    """Open a table."""
    openings(state).admit(request)
    return await lobby(state).create(data)


@post("/api/promises", tags=TAGS["lobby"])
async def promise(state: State, request: Request[Any, Any, Any]) -> protocol.Promised:
    """Ask for a secret, by its hash, to open a table with."""
    allowance(state, "promises").admit(request)
    return await lobby(state).promise()


@post("/api/games/{game:str}/lesson", tags=TAGS["lobby"])
async def new_lesson(
    state: State, request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[protocol.NewLesson]
) -> protocol.Created:
    """Open the table of a game's guided start."""
    openings(state).admit(request)
    return await prepared_tables.open_lesson(lobby(state), game, data)


@post("/api/records", tags=TAGS["records"])
async def open_record(
    state: State, request: Request[Any, Any, Any], data: JSONBody[protocol.OpenRecord]
) -> protocol.Created:
    """Open a record again, at a table that can only be looked at."""
    openings(state).admit(request)
    return await prepared_tables.open_record(lobby(state), data)


@post("/api/tables/mine", tags=TAGS["lobby"], status_code=200)
async def mine(state: State, data: JSONBody[protocol.MineAsk]) -> list[protocol.MineTable]:
    """The tables that some tokens open."""
    return await lobby(state).mine(data)


@get("/api/tables/{table:str}", tags=TAGS["tables"])
async def table_info(state: State, token: Bearer, table: FromPath[str]) -> protocol.TableInfo:
    """A table as the lobby knows it."""
    found, _ = await lobby(state).enter(table, token)
    return found.info()


@get("/api/tables/{table:str}/edition", tags=TAGS["tables"])
async def table_edition(state: State, token: Bearer, table: FromPath[str]) -> protocol.EditionOut:
    """The components that a table is played with, and what they are called."""
    found, _ = await lobby(state).enter(table, token)
    edition = found.game().match.setup.edition
    return await lobby(state).hall.outside.run(components, found.row.game, edition)


@get("/api/tables/{table:str}/sheet", tags=TAGS["tables"])
async def sheet(state: State, token: Bearer, table: FromPath[str]) -> Sheet:
    """The score as it stands."""
    found, _ = await lobby(state).enter(table, token)
    match = found.game().match
    return match.game.faces().sheet(match.state)


@get("/api/tables/{table:str}/positions/{seq:int}", tags=TAGS["tables"])
async def position(
    state: State,
    token: Bearer,
    table: FromPath[str],
    seq: FromPath[int],
    viewer: FromQuery[int | None] = None,
) -> protocol.Position:
    """The table as it was at a seq: as one saw it oneself; once the game is over, as anybody did."""
    found, role = await lobby(state).enter(table, token)
    return position_of(seq, found.match_at(seq), check_viewer(found, role, viewer))


@get("/api/tables/{table:str}/log", tags=TAGS["tables"])
async def log(state: State, token: Bearer, table: FromPath[str], before: FromQuery[int]) -> list[protocol.LogEntry]:
    """Entries of the log before a seq, as one was told of them: the newest of these, oldest first."""
    found, role = await lobby(state).enter(table, token)
    # They are encoded already, as what they are.
    return cast(list[protocol.LogEntry], found.game().entries_before(before, role.seat))


@get("/api/tables/{table:str}/record", tags=TAGS["records"])
async def record(state: State, token: Bearer, table: FromPath[str]) -> Response[str]:
    """The record of a game that is over."""
    text = await lobby(state).record(table, token)
    name = f'attachment; filename="{table}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/tables/{table:str}/chance", tags=TAGS["records"])
async def chance(state: State, token: Bearer, table: FromPath[str]) -> protocol.ChanceOut | None:
    """Where the draws of a table come from; when its game is over, all that it takes to check them. Null without."""
    return await queries(state).chance(table, token)


@post("/api/tables/{table:str}/hint", tags=TAGS["bots"], status_code=200)
async def hint(state: State, request: Request[Any, Any, Any], token: Bearer, table: FromPath[str]) -> protocol.HintOut:
    """What a good player would do in one's place."""
    return await waiting(state).wait(request, queries(state).hint(table, token))


@get("/api/tables/{table:str}/look", tags=TAGS["tables"])
async def look(state: State, token: Bearer, table: FromPath[str], thing: FromQuery[str]) -> protocol.Look:
    """What choosing a thing would change in one's score, or why it can't be chosen now."""
    return await queries(state).look(table, token, thing)


@post("/api/tables/{table:str}/ahead", tags=TAGS["tables"], status_code=200)
async def ahead(state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.AskAhead]) -> protocol.Ahead:
    """What would come of one's next moves, without making them."""
    return await queries(state).ahead(table, token, data.moves)


@get("/api/tables/{table:str}/analysis", tags=TAGS["bots"])
async def analysis(
    state: State, request: Request[Any, Any, Any], token: Bearer, table: FromPath[str]
) -> protocol.AnalysisOut:
    """How the chances went in a game that is over; the first who asks waits for the search."""
    return await waiting(state).wait(request, queries(state).analysis(table, token))


@get("/api/tables/{table:str}/analysis/progress", tags=TAGS["bots"])
async def analysis_progress(state: State, token: Bearer, table: FromPath[str]) -> protocol.AnalysisProgress:
    """How far the analysis is."""
    return await queries(state).progress(table, token)


@get("/api/tables/{table:str}/lesson", tags=TAGS["tables"])
async def lesson(state: State, token: Bearer, table: FromPath[str]) -> protocol.LessonOut | None:
    """The lesson that a table is and how far its learner is; null for all others."""
    return await prepared_tables.lesson_progress(lobby(state), table, token)


@post("/api/tables/{table:str}/public", tags=TAGS["tables"], status_code=200)
async def set_public(
    state: State, token: Bearer, table: FromPath[str], data: JSONBody[protocol.SetPublic]
) -> protocol.TableInfo:
    """Broadcast a table to everybody, or only to those with a token."""
    return await lobby(state).set_public(table, token, data)


@post("/api/tables/{table:str}/close", tags=TAGS["tables"], status_code=200)
async def close(state: State, token: Bearer, table: FromPath[str]) -> protocol.TableInfo:
    """End a game early."""
    return await lobby(state).close(table, token)


@post("/api/tables/{table:str}/rematch", tags=TAGS["tables"], status_code=200)
async def rematch(
    state: State, request: Request[Any, Any, Any], token: Bearer, table: FromPath[str]
) -> protocol.Rematch:
    """Play again with the same seats."""
    openings(state).admit(request)
    following = await lobby(state).rematch(table, token)
    # It is mostly here too; where it went to another process, that one gives out its keys.
    return await follow_rematch(state, following, token)


@post("/api/tables/{table:str}/follow", tags=TAGS["tables"], status_code=200)
async def follow(state: State, token: Bearer, table: FromPath[str]) -> protocol.Rematch:
    """Get one's keys at a table that follows another one, by a token of that one."""
    return await lobby(state).follow(table, token)


@post("/api/tables/{table:str}/continue", tags=TAGS["tables"])
async def carry_on(
    state: State, request: Request[Any, Any, Any], token: Bearer, table: FromPath[str], data: JSONBody[protocol.CarryOn]
) -> protocol.Created:
    """Play on from a position of a finished game, at a new table against bots."""
    openings(state).admit(request)
    return await prepared_tables.open_continuation(lobby(state), table, token, data)


# --- the server itself -------------------------------------------------------------------------


@get("/healthz", tags=TAGS["server"])
async def healthz(state: State) -> Response[protocol.Health]:
    """Whether moves can be written down."""
    hall = lobby(state).hall
    fine = await hall.store.healthy()
    status: Literal["ok", "failing"] = "ok" if fine else "failing"
    health = protocol.Health(status, gnomehall.__version__, protocol.VERSION, len(hall.tables), hall.metrics.sockets)
    return Response(health, status_code=200 if fine else 503)


@get("/metrics", tags=TAGS["server"], media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(state: State) -> bytes:
    """Counters for Prometheus."""
    return lobby(state).hall.metrics.text()


HANDLERS = [
    *(games, game_edition, bots, rules, tables, create, mine, table_info, table_edition, sheet, position, log, record),
    *(hint, look, ahead, analysis, set_public, close, rematch, follow, healthz, metrics),
    *(promise, chance),
    *(new_lesson, lesson, open_record, carry_on, analysis_progress),
]
