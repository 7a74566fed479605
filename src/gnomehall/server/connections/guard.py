"""What stands before every request: security headers on every answer, and no requests from other sites' pages."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

App = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application."""

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
REFUSAL: Final = b'{"code":"not-seated","message":"pages of other sites may not do this"}'


def guard(app: App) -> App:
    """An application behind the guard."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        asks = scope["type"] != "http" or scope["method"] in ("GET", "HEAD")
        if not asks and not same_origin(scope["headers"]):
            start = {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]}
            await send_with_headers(start)
            await send({"type": "http.response.body", "body": REFUSAL, "more_body": False})
        else:
            await app(scope, receive, send_with_headers)

    return guarded


def same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request comes from our own page, or from no page at all: programs send no origin."""
    found = dict(headers)
    origin, host = found.get(b"origin"), found.get(b"host", b"")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower() == host.decode("latin-1").lower()
    except ValueError:
        return False  # no address of a page at all, such as `http://[`
