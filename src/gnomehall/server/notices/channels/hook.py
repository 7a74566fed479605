"""Hooks: messages to Discord, Slack, ntfy and the like, by what `apprise` knows of them."""

from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

import apprise
from apprise.plugins.ntfy import NotifyNtfy, NtfyMode

from gnomehall.server.notices.channels.sending import NotSent
from gnomehall.server.notices.message import Message

# Of the many plugins of apprise only these are ever read: some others run programs, and to read all takes a second.
KNOWN: Final = {
    "Discord": "discord.NotifyDiscord",
    "Google Chat": "google_chat.NotifyGoogleChat",
    "ntfy": "ntfy.NotifyNtfy",
    "Pushover": "pushover.NotifyPushover",
    "Slack": "slack.NotifySlack",
    "Telegram": "telegram.NotifyTelegram",
}
"""Services with a host of their own, which nobody can choose."""
ANYWHERE: Final = {
    "Gotify": "gotify.NotifyGotify",
    "JSON": "custom_json.NotifyJSON",
    "Matrix": "matrix.NotifyMatrix",
    "Mattermost": "mattermost.NotifyMattermost",
    "Nextcloud Talk": "nextcloudtalk.NotifyNextcloudTalk",
    "Rocket.Chat": "rocketchat.NotifyRocketChat",
    "Zulip": "zulip.NotifyZulip",
}
"""Those that go to a host that is typed in."""
NATIVE: Final = ("http", "https")


def service_of(address: str, anywhere: bool) -> str:
    """The name of the service that an address is of; empty for one that we send nothing to."""
    return _find(address, anywhere)[0]


def send(address: str, message: Message, hall: str, stop: str, anywhere: bool) -> None:
    """Send the tables that wait, without the names of those who play there: a service reads all of it."""
    lines = [f"{line} {hall}{path}" for line, path in zip(message.lines, message.paths, strict=True)]
    foot = message.speech.say("notice-hook-stop", link=f"{hall}/notices#stop-{stop}")
    _, found = _find(address, anywhere)
    if found is None:
        raise NotSent("the hall sends nothing there")
    try:
        sent = found.notify(body="\n".join([*lines, foot]), title=message.title, body_format=apprise.NotifyFormat.TEXT)
    except Exception as error:
        # A service of apprise may raise whatever it likes; none of it is to be shown, since it may hold the address.
        raise NotSent(type(error).__name__) from None
    if not sent:
        raise NotSent("the service did not take it")


def _find(address: str, anywhere: bool) -> tuple[str, Any]:
    """The service of an address by its name, and what apprise makes of the address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "", None
    # Options of an address can name other hosts, and ntfy may be anybody's.
    if not anywhere and parts.query:
        return "", None
    for name, path in (KNOWN | ANYWHERE if anywhere else KNOWN).items():
        found = _plugin(path, address, parts.scheme)
        if found is not None and (anywhere or not isinstance(found, NotifyNtfy) or found.mode == NtfyMode.CLOUD):
            return name, found
    return "", None


def _plugin(path: str, address: str, scheme: str) -> Any:
    """What a service makes of an address; None if it is none of its own."""
    module, _, name = path.partition(".")
    kind = getattr(import_module(f"apprise.plugins.{module}"), name)
    own = (kind.protocol, kind.secure_protocol)
    try:
        if scheme in NATIVE:
            read = kind.parse_native_url(address)
        else:
            read = kind.parse_url(address) if scheme and scheme in own else None
        if not read:
            return None
        return kind(**read, asset=apprise.AppriseAsset(plugin_paths=[], secure_logging=True, async_mode=False))
    except TypeError:
        # With it apprise says that something is missing or wrong in an address.
        return None
