"""The HTTP API about editions: their form, what is wrong with one, and those that people keep in the hall."""

import contextlib
import tomllib
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from gnomehall import registry
from gnomehall.server import protocol
from gnomehall.server.openings import client_of
from gnomehall.server.requests import Bearer, allowance, get, post
from gnomehall.server.tables.editions import Editions
from gnomehall.server.tables.trials import TrialNews, Trials

TAGS = ["editions"]


def editions(state: State) -> Editions:
    found = state["editions"]
    assert isinstance(found, Editions)
    return found


@get("/api/games/{game:str}/edition/form", tags=TAGS, sync_to_thread=False)
def edition_form(game: FromPath[str]) -> protocol.EditionForm:
    """What the components of a game are made of, as its loader asks for it, and those that are shipped."""
    fields = {
        group: {name: protocol.EditionField.of(field) for name, field in asked.items()}
        for group, asked in registry.edition_fields(game).items()
    }
    return protocol.EditionForm(game, tomllib.loads(registry.shipped_text(game)), fields)


@post("/api/games/{game:str}/edition/check", tags=TAGS, status_code=200)
async def check_edition(
    state: State, request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[protocol.CheckEdition]
) -> protocol.CheckedEdition:
    """What is wrong with an edition in the making, and where. Nothing is kept of it."""
    allowance(state, "checks").admit(request)
    return await editions(state).check(game, data.data)


@post("/api/editions", tags=TAGS)
async def make_edition(
    state: State, request: Request[Any, Any, Any], data: JSONBody[protocol.NewEdition]
) -> protocol.MadeEdition:
    """Keep an edition in the hall: the shipped one of a game to begin with, or a file."""
    allowance(state, "makings").admit(request)
    return await editions(state).make(data)


@post("/api/editions/mine", tags=TAGS, status_code=200)
async def my_editions(state: State, data: JSONBody[protocol.EditionsAsk]) -> list[protocol.EditionInfo]:
    """The editions that some tokens own."""
    return await editions(state).mine(data)


@get("/api/editions/{edition:str}", tags=TAGS)
async def open_edition(state: State, token: Bearer, edition: FromPath[str]) -> protocol.SavedEdition:
    """An edition with all that is in it, for whoever has its id."""
    return await editions(state).open(edition, token)


@get("/api/editions/{edition:str}/file", tags=TAGS, media_type="application/toml")
async def edition_file(state: State, edition: FromPath[str]) -> Response[str]:
    """An edition as the file that the terminal takes with --edition."""
    text, game = await editions(state).text(edition)
    name = f'attachment; filename="{game}-{edition}.toml"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/editions/{edition:str}", tags=TAGS, status_code=200)
async def save_edition(
    state: State,
    request: Request[Any, Any, Any],
    token: Bearer,
    edition: FromPath[str],
    data: JSONBody[protocol.SaveEdition],
) -> protocol.SavedEdition:
    """Save one's edition, with its mistakes if it has any."""
    allowance(state, "checks").admit(request)
    return await editions(state).save(edition, token, data)


@post("/api/editions/{edition:str}/remove", tags=TAGS, status_code=204)
async def remove_edition(state: State, token: Bearer, edition: FromPath[str]) -> None:
    """Remove one's edition from the hall. Tables that are played with it go on."""
    await editions(state).drop(edition, token)


@post("/api/editions/{edition:str}/trial", tags=TAGS, status_code=200, media_type="application/x-ndjson")
async def try_edition(
    state: State,
    request: Request[Any, Any, Any],
    token: Bearer,
    edition: FromPath[str],
    data: JSONBody[protocol.TrialWish],
) -> Stream:
    """Let bots play one's edition beside the shipped one. The answer comes a line at a time, each a JSON object:
    TrialProgress while it is under way, then TrialOut, or Problem where nothing came of it.
    """
    trials = state["trials"]
    assert isinstance(trials, Trials)
    client = client_of(request.client.host if request.client else "")
    news = await trials.begin(edition, token, data, client)
    return Stream(_lines(news), media_type="application/x-ndjson")


async def _lines(news: AsyncGenerator[TrialNews, None]) -> AsyncGenerator[bytes, None]:
    async with contextlib.aclosing(news):
        async for one in news:
            yield msgspec.json.encode(one) + b"\n"


HANDLERS = [
    *(edition_form, check_edition, make_edition, my_editions),
    *(open_edition, edition_file, save_edition, remove_edition, try_edition),
]
