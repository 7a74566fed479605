"""Bodies of the HTTP API about notices: how a player is told that a table waits for them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gnomehall.server.protocol.shared import GivenName, Token

WayKind = Literal["push", "mail", "hook"]
"""Web Push to a browser, a mail, or a message to a service such as Discord or ntfy."""
WayAddress = Annotated[str, Meta(max_length=2000)]
"""Of `push`, what the browser's subscription says as JSON; of `mail`, an address; of `hook`, a URL of the service."""
DayMinute = Annotated[int, Meta(ge=0, lt=1440)]
Zone = Annotated[str, Meta(max_length=60)]
"""A time zone by its name, as America/Sao_Paulo."""
Gather = Annotated[int, Meta(ge=0, le=7 * 86_400)]


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """When one wants to be told."""

    gather: Gather = 0
    """Seconds from one message to the next, at least: what comes meanwhile is told together."""
    quiet_from: DayMinute = 0
    """In minutes of the day, in one's own zone: from here to `quiet_to` nothing is sent. The same twice for never."""
    quiet_to: DayMinute = 0
    zone: Zone = "UTC"


class NewWay(Struct, frozen=True, forbid_unknown_fields=True):
    """Be told by one way more."""

    kind: WayKind
    address: WayAddress
    label: GivenName = ""
    """What a browser is called in the list of ways."""


class TurnWay(Struct, frozen=True, forbid_unknown_fields=True):
    """Turn a way on or off."""

    active: bool


class NoticeToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link in a message carries."""

    token: Token


class WayOut(Struct, frozen=True):
    """A way by which one is told, for oneself alone to see."""

    id: str
    kind: WayKind
    label: str
    """The address of a mail, the name of a service, what a browser is called."""
    active: bool
    confirmed: bool
    """Whether the link in the first mail was followed; before that nothing is sent there."""
    here: bool
    """Whether it is the browser that this request came from."""


class NoticesOut(Struct, frozen=True):
    """How and when one is told."""

    wishes: NoticeWishes
    ways: tuple[WayOut, ...]
    offered: tuple[WayKind, ...]
    """What the hall can send; nothing unless whoever runs it has turned it on."""
    push_key: str
    """The hall's public key for subscriptions; empty where it sends no push."""


class StoppedOut(Struct, frozen=True):
    """Which way a link was about."""

    kind: WayKind
    active: bool


class WayExport(Struct, frozen=True):
    kind: WayKind
    address: str
    label: str
    active: bool
    confirmed: bool
    created: int


class NoticesExport(Struct, frozen=True):
    """All that the hall has of how a player is told."""

    wishes: NoticeWishes
    ways: tuple[WayExport, ...]
    waiting: tuple[str, ...]
    """Tables of which one was told, or will be."""
