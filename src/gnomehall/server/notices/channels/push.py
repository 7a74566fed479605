"""Web Push: a message to a browser that is closed, encrypted so that only it can read it (RFC 8291, 8292)."""

import json
from base64 import urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # likewise

from gnomehall.server.notices.channels.sending import Gone, NotSent
from gnomehall.server.notices.message import Message

SECONDS: Final = 15.0
KEPT_SECONDS: Final = 86_400
"""For which a push service keeps what a browser has not fetched."""
GONE: Final = (404, 410)
LINES: Final = 6
"""Tables that are named; a message has at most 4 KiB."""


class Session(requests.Session):
    """Goes where it is sent and nowhere else: not on to where an answer points, nor by way of a proxy's settings."""

    def __init__(self) -> None:
        super().__init__()
        self.trust_env = False

    def request(self, *args: Any, **options: Any) -> requests.Response:
        return super().request(*args, **{**options, "allow_redirects": False})


def new_key() -> str:
    """A VAPID key, as it is kept."""
    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(key: str) -> str:
    """What browsers subscribe with."""
    point = _vapid(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def send(address: str, message: Message, key: str, hall: str) -> None:
    """Hand a message to the push service of a subscription."""
    lines = message.named if len(message.named) <= LINES else (*message.named[:LINES], "…")
    data = {"title": message.title, "body": "\n".join(lines), "path": message.path, "tag": message.tag}
    contact = hall if hall.startswith("https:") else f"mailto:hall@{urlsplit(hall).hostname}"
    try:
        with Session() as session:
            webpush(
                json.loads(address),
                json.dumps(data, ensure_ascii=False),
                vapid_private_key=_vapid(key),
                vapid_claims={"sub": contact},
                ttl=KEPT_SECONDS,
                timeout=SECONDS,
                headers={"Urgency": "normal"},
                requests_session=session,
            )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        if status in GONE:
            raise Gone(f"the push service answered {status}") from None
        raise NotSent(f"the push service answered {status or 'nothing'}") from None
    except requests.RequestException as error:
        raise NotSent(type(error).__name__) from None


def _vapid(key: str) -> Any:
    return Vapid02.from_pem(key.encode())
