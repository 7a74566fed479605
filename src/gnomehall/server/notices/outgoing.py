"""What may leave the hall, and how: nothing unless whoever runs it has said so."""

import ipaddress
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from gnomehall.core.errors import GnomehallError
from gnomehall.server.protocol import WayKind

PORTS: Final = {"smtp": 587, "smtps": 465}


class BadOutgoing(GnomehallError):
    """An address that nothing can be sent with."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """Who takes our mails."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: str = "start"
    """`start` for STARTTLS, `whole` for TLS from the beginning, `off` for a server on this computer."""


@dataclass(frozen=True, slots=True)
class Outgoing:
    """What was turned on."""

    address: str
    """Under which players reach the hall, without a slash at the end."""
    mail: MailServer | None = None
    anywhere: bool = False
    """Whether push and hooks may go to any host, also by HTTP and within the own network."""

    @property
    def kinds(self) -> tuple[WayKind, ...]:
        return ("push", "mail", "hook") if self.mail else ("push", "hook")


def read_address(text: str) -> str:
    """The address of the hall as links begin."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise BadOutgoing(f"'{text}' is no address of a hall; give one like https://hall.example.org")
    return text.rstrip("/")


def read_mail(text: str, password: str = "") -> MailServer:
    """A mail server out of `smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`, or smtps."""
    form = "smtp://USER@HOST:PORT?from=hall@example.org"
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadOutgoing(f"--mail takes {form}, or smtps") from None
    options = parse_qs(parts.query)
    sender = options.get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or "@" not in sender or not set(options) <= {"from", "tls"}:
        raise BadOutgoing(f"--mail takes {form}, or smtps")
    tls = "whole" if parts.scheme == "smtps" else options.get("tls", ["start"])[0]
    if tls not in ("start", "whole") and not (tls == "off" and is_here(parts.hostname)):
        raise BadOutgoing("--mail: tls=off is for a mail server on this computer alone")
    secret = password or unquote(parts.password or "")
    return MailServer(parts.hostname, port, sender, unquote(parts.username or ""), secret, tls)


def is_here(host: str) -> bool:
    """Whether a host is this computer."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
