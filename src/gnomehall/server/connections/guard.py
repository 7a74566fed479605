"""What stands before every request: security headers on every answer, and no requests from other sites' pages.

A page of another site can have its own name lead to our address (DNS rebinding): to the browser it then is of our
origin. So a request has to call us by a name that we were told is ours.
"""

import json
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
LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
MISDIRECTED: Final = 421
FORBIDDEN: Final = 403

Headers = Iterable[tuple[bytes, bytes]]


class Guard:
    """Knows the names of the hall, and says who is turned away."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = LOCAL_NAMES | {name.lower() for name in names}

    def why_not(self, headers: Headers, address: str, changes: bool) -> tuple[int, str] | None:
        """The status and the reason if a request is turned away; the address is ours, at which it arrived."""
        found = dict(headers)
        name = host_name(found.get(b"host", b"").decode("latin-1").lower())
        # Nobody can have another's name lead to what is no name but an address.
        if name not in self._names and name != address.lower().removeprefix("::ffff:"):
            return MISDIRECTED, "this hall has another name; whoever runs it can add one with --name"
        if changes and not same_origin(headers):
            return FORBIDDEN, "pages of other sites may not do this"
        return None

    def before(self, app: App) -> App:
        """An application behind the guard."""

        async def guarded(scope: Any, receive: Any, send: Any) -> None:
            async def send_with_headers(message: Any) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], *HEADERS]
                await send(message)

            turned_away = None
            if scope["type"] == "http":
                address = (scope.get("server") or ("", 0))[0]
                turned_away = self.why_not(scope["headers"], address, scope["method"] not in ("GET", "HEAD"))
            if turned_away is None:
                await app(scope, receive, send_with_headers)
            else:
                await _turn_away(send_with_headers, *turned_away)

        return guarded


async def _turn_away(send: Callable[[Any], Awaitable[None]], status: int, reason: str) -> None:
    code = "wrong-host" if status == MISDIRECTED else "not-seated"
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = json.dumps({"code": code, "message": reason}).encode()
    await send({"type": "http.response.body", "body": body, "more_body": False})


def host_name(host: str) -> str:
    """The name in a Host header, without its port: `hall.example.org:8137`, `[::1]:8137`."""
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0].removesuffix(".")


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all: programs send no origin."""
    found = dict(headers)
    origin, host = found.get(b"origin"), found.get(b"host", b"")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower() == host.decode("latin-1").lower()
    except ValueError:
        return False  # no address of a page at all, such as `http://[`
