"""Addresses that players type in or their browsers make: what is taken, and what they are called in a list."""

import re
from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from typing import Final
from urllib.parse import urlsplit

import msgspec

from gnomehall.server.protocol import WayKind
from gnomehall.server.tables.refusal import RequestRefused

MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,6}")
PUSH_HOSTS: Final = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
"""The push services of browsers."""
PUSH_ENDINGS: Final = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
PORTS: Final = (None, 443)


class SubscriptionKeys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser says of itself when it subscribes."""

    endpoint: str
    keys: SubscriptionKeys


def read_address(kind: WayKind, text: str, label: str, anywhere: bool) -> tuple[str, str]:
    """The address as it is kept and what it is called; a refusal of one to which nothing is sent."""
    if kind == "mail":
        text = text.strip()
        if not MAIL.fullmatch(text) or len(text) > 254:
            raise RequestRefused("bad-address", "this is no mail address")
        return text, text
    if kind == "hook":
        from gnomehall.server.notices.channels import hook

        service = hook.service_of(text.strip(), anywhere)
        if not service:
            raise RequestRefused("bad-address", "this is no address of a service to which this hall sends")
        return text.strip(), service
    return _subscription(text, anywhere), label


def _subscription(text: str, anywhere: bool) -> str:
    refusal = RequestRefused("bad-address", "this is no subscription of a browser whose push service is known")
    try:
        found = msgspec.json.decode(text, type=Subscription)
        parts = urlsplit(found.endpoint)
        sizes = [len(urlsafe_b64decode(key + "=" * (-len(key) % 4))) for key in (found.keys.p256dh, found.keys.auth)]
        port = parts.port
    except (msgspec.MsgspecError, NotBase64, ValueError):
        raise refusal from None
    host = parts.hostname or ""
    known = parts.scheme == "https" and port in PORTS and (host in PUSH_HOSTS or host.endswith(PUSH_ENDINGS))
    # A point on a curve, and a secret: RFC 8291.
    if sizes != [65, 16] or parts.username or not (known or (anywhere and parts.scheme in ("http", "https") and host)):
        raise refusal
    return msgspec.json.encode(found).decode()
