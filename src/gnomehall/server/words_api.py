"""What the HTTP API has in a language: the catalogues as they are written, and boards drawn in characters."""

import hashlib
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from gnomehall import registry
from gnomehall.core.view import Panel
from gnomehall.registry import UnknownName
from gnomehall.server import protocol
from gnomehall.server.api import check_viewer
from gnomehall.server.compression import compress
from gnomehall.server.requests import Bearer, get, lobby
from gnomehall.server.tables.drawing import drawing_of
from gnomehall.words import FALLBACK, LANGUAGES
from gnomehall.words.catalogue import BROWSER, source

TAGS = ["words"]


@get("/api/words", tags=TAGS, sync_to_thread=False)
def languages() -> dict[str, protocol.LanguageInfo]:
    """The languages of the hall by their codes."""
    return {code: protocol.LanguageInfo(language.name, language.locale) for code, language in LANGUAGES.items()}


@get("/api/words/{language:str}/{part:str}", tags=TAGS, media_type="text/plain", sync_to_thread=True)
def words_of(request: Request[Any, Any, Any], language: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """The messages of a part in Mozilla Fluent: `table`, `hall`, or a game by its id."""
    if part not in BROWSER and part not in registry.GAMES:
        raise UnknownName(f"'{part}' has no words; there are: {', '.join((*BROWSER, *registry.GAMES))}")
    body = source(language_named(language), part).encode()
    # Words change when the hall is updated, so a browser asks each time and is told that nothing has changed.
    mark = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": mark, "cache-control": "no-cache", "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if mark in (one.strip() for one in known.split(",")):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = compress(body)
    return Response(body, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/drawing", tags=TAGS)
async def drawing(
    state: State,
    token: Bearer,
    table: FromPath[str],
    language: FromQuery[str] = FALLBACK,
    seq: FromQuery[int | None] = None,
    viewer: FromQuery[int | None] = None,
) -> list[list[Panel]]:
    """The board in characters, now or at a seq: rows of panels. It is what one sees oneself, or, as with positions,
    what another viewer sees.
    """
    found, role = await lobby(state).enter(table, token)
    wanted = check_viewer(found, role, viewer)
    return drawing_of(found, wanted, found.seq if seq is None else seq, language_named(language))


def language_named(code: str) -> str:
    """A language of the hall by its code; UnknownName names those that there are."""
    if code not in LANGUAGES:
        raise UnknownName(f"'{code}' is no language of the hall; it has: {', '.join(LANGUAGES)}")
    return code


HANDLERS = [languages, words_of, drawing]
