"""The built client: its page at every address that is nothing else, and its files."""

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from gnomehall.server.compression import compress

NOT_BUILT: Final = """<!doctype html><meta charset="utf-8"><title>Gnomehall</title>
<p>This is a Gnomehall server. The page to play on has not been built into it; programs can use the
<a href="/api/docs">API</a>.</p>"""


PACKED: Final = frozenset({"text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml"})
"""Kinds of files that get much smaller when they are compressed."""


def client_folder() -> Path:
    return Path(str(files("gnomehall"))) / "web"


@get("/", include_in_schema=False, sync_to_thread=True)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return client_file("", request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def page_at(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    if path.startswith(("/api/", "/schema/")) or path == "/socket":
        raise HTTPException(status_code=404, detail="there is nothing here")
    return client_file(path.lstrip("/"), request.headers.get("accept-encoding", ""))


def _file_in(folder: Path, path: str) -> Path | None:
    """A file below a folder; None for what is no file, or no name that a file can have."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def client_file(path: str, encodings: str = "") -> Response[bytes]:
    """A file of the built client, compressed for who reads it so; every other path is one of its pages.

    A built file of another build is none of them: what asks for it would take the page for it.
    """
    folder = client_folder().resolve()
    wanted = _file_in(folder, path)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if wanted is not None:
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        # Built files under assets/ carry a hash of their content in their name.
        if path.startswith("assets/"):
            headers["cache-control"] = "public, max-age=31536000, immutable"
    elif path.startswith("assets/"):
        raise HTTPException(status_code=404, detail="this build of the page has no such file")
    else:
        wanted, kind = folder / "index.html", MediaType.HTML
    body = wanted.read_bytes() if wanted.is_file() else NOT_BUILT.encode()
    if "gzip" in encodings and kind in PACKED:
        headers["content-encoding"] = "gzip"
        body = compress(body)
    return Response(body, media_type=kind, headers=headers)


HANDLERS = [page, page_at]
