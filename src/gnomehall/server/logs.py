"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

LOG: Final = logging.getLogger("gnomehall.server")


class JsonLines(logging.Formatter):
    """Time, level, event and its fields. Fields are chosen where the event is logged; a token is never one of them."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # ASCII, so that no text can fail to be written.
        return json.dumps(line)


def note(event: str, **fields: str | int | float | bool) -> None:
    LOG.info(event, extra={"fields": fields})


def warn(event: str, **fields: str | int | float | bool) -> None:
    LOG.warning(event, extra={"fields": fields})


def error(event: str, **fields: str | int | float | bool) -> None:
    LOG.error(event, extra={"fields": fields})


def failure(event: str, error: BaseException) -> None:
    LOG.error(event, exc_info=error)


class JsonHandler(logging.StreamHandler[TextIO]):
    """Writes to standard error. Even a line that can't be written becomes one that can."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(JsonLines())

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the name is logging's
        sys.stderr.write(json.dumps({"level": "error", "event": "log line lost", "logger": record.name}) + "\n")


class LineCounter(logging.Handler):
    """Counts the lines of the log instead of writing them."""

    def __init__(self, count: Callable[[str], None]) -> None:
        super().__init__()
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        self._count(record.levelname.lower())


@contextmanager
def counted(count: Callable[[str], None]) -> Iterator[None]:
    """Call a function with the level of every line that is logged in this process meanwhile."""
    counter = LineCounter(count)
    logging.getLogger().addHandler(counter)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(counter)


def set_up() -> None:
    """Send all that this process has to say to standard error as JSON lines: asyncio's and the libraries' logs,
    warnings, and exceptions that nobody caught.
    """
    root = logging.getLogger()
    root.handlers = [JsonHandler()]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.INFO)
    logging.captureWarnings(True)
    sys.excepthook = lambda kind, error, trace: failure("stopped by an exception", error)
    threading.excepthook = lambda args: failure("thread ended by an exception", args.exc_value or args.exc_type())
    sys.unraisablehook = lambda args: failure("exception ignored", args.exc_value or args.exc_type())
