"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import sys
import time
from typing import Any, Final

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
        return json.dumps(line, ensure_ascii=False)


def note(event: str, **fields: str | int | float | bool) -> None:
    LOG.info(event, extra={"fields": fields})


def warn(event: str, **fields: str | int | float | bool) -> None:
    LOG.warning(event, extra={"fields": fields})


def failure(event: str, error: BaseException) -> None:
    LOG.error(event, exc_info=error)


def set_up() -> None:
    """Send the server's logs, and those of the libraries below it, to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in (
        ("gnomehall.server", logging.INFO),
        ("uvicorn", logging.WARNING),
        ("litestar", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
