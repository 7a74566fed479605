"""What becomes of an error on its way out: a status, a code and one line. None shows more than that."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from gnomehall.core.errors import BadRecord, GnomehallError
from gnomehall.registry import UnknownName
from gnomehall.server import logs, protocol
from gnomehall.server.store.interface import StoreFailed
from gnomehall.server.tables.refusal import RequestRefused


def _problem(status: int, code: str, message: str) -> Response[protocol.Problem]:
    return Response(protocol.Problem(code, message), status_code=status)


def _refused(request: Request[Any, Any, Any], refusal: RequestRefused) -> Response[protocol.Problem]:
    request.app.state["lobby"].hall.metrics.refusals.labels(refusal.code).inc()
    return _problem(refusal.status, refusal.code, refusal.message)


def _unstored(_: Request[Any, Any, Any], error: StoreFailed) -> Response[protocol.Problem]:
    return _problem(503, "busy", str(error))


def _unknown(_: Request[Any, Any, Any], error: UnknownName) -> Response[protocol.Problem]:
    return _problem(404, "unknown", str(error))


def _bad_record(_: Request[Any, Any, Any], error: BadRecord) -> Response[protocol.Problem]:
    return _problem(400, "bad-record", str(error))


def _bad(_: Request[Any, Any, Any], error: GnomehallError) -> Response[protocol.Problem]:
    return _problem(400, "bad-setup", str(error))


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[protocol.Problem]:
    """Nothing in the server goes deep but what reads the bodies of requests."""
    return _problem(400, "bad-message", "the body is nested too deep")


def _no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[protocol.Problem]:
    return _problem(400, "bad-message", "the body is not UTF-8")


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[protocol.Problem]:
    if isinstance(error, ValidationException):
        extra: Any = error.extra
        first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
        where = f" ({first['key']})" if first.get("key") else ""
        return _problem(400, "bad-message", f"{first.get('message', 'not what is expected here')}{where}")
    return _problem(error.status_code, "http", error.detail if error.status_code < 500 else "something went wrong here")


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[protocol.Problem]:
    logs.failure("request failed", error)
    return _problem(500, "error", "something went wrong here; it has been logged")


HANDLERS: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    RequestRefused: _refused,
    StoreFailed: _unstored,
    UnknownName: _unknown,
    BadRecord: _bad_record,
    GnomehallError: _bad,
    RecursionError: _too_deep,
    UnicodeDecodeError: _no_text,
    HTTPException: _http,
    Exception: _failed,
}
