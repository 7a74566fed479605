"""The catalogues over HTTP: which languages there are, and the words of each part as they are written."""

import hashlib
from functools import partial
from typing import Any, Final

import litestar
from litestar import MediaType, Request, Response
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from gnomehall import registry
from gnomehall.registry import UnknownName
from gnomehall.server import protocol
from gnomehall.server.compression import compress
from gnomehall.words import LANGUAGES
from gnomehall.words.catalogue import source

PARTS: Final = ("table", "hall")
"""The parts of the shell's catalogue that a browser reads."""

REFUSALS = {404: ResponseSpec(protocol.Problem, description="Unknown.", generate_examples=False)}
get = partial(litestar.get, responses=REFUSALS, tags=["words"])


@get("/api/words", sync_to_thread=False)
def languages() -> dict[str, str]:
    """The languages of the hall: what each calls itself, by its code."""
    return {code: language.name for code, language in LANGUAGES.items()}


@get("/api/words/{language:str}/{part:str}", media_type="text/plain", sync_to_thread=True)
def words_of(request: Request[Any, Any, Any], language: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """The messages of a part in Mozilla Fluent: `table`, `hall`, or a game by its id."""
    if part not in PARTS and part not in registry.GAMES:
        raise UnknownName(f"'{part}' has no words; there are: {', '.join((*PARTS, *registry.GAMES))}")
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


def language_named(code: str) -> str:
    """A language of the hall by its code; UnknownName names those that there are."""
    if code not in LANGUAGES:
        raise UnknownName(f"'{code}' is no language of the hall; it has: {', '.join(LANGUAGES)}")
    return code
