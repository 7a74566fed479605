"""Players: how somebody becomes one, what opens them, and how that ends. docs/decisions/0032-players.md."""

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, cast

from gnomehall.server import logs, protocol
from gnomehall.server.people.phrases import new_phrase, normal
from gnomehall.server.store.interface import StoreFailed
from gnomehall.server.store.keyring import Keyring, Kind, PlayerKey, PlayerRow
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import clean_name, hash_of, new_token

LINK_SECONDS: Final = 600
"""For which a link for another device can be used, and a passkey answer."""
USED_SECONDS: Final = 3600
"""How exactly it is known when a key was last used: to write it down at each request would cost a write each time."""
DEVICES: Final = 32
"""Devices and passkeys of one player."""
OPENING: Final[tuple[Kind, ...]] = ("device", "phrase", "passkey")
"""Kinds of keys that are listed."""


class People:
    """Every verb about oneself takes one's key, and refuses one that opens no player."""

    def __init__(self, lobby: Lobby, passkeys: bool) -> None:
        self.lobby = lobby
        self.keyring = Keyring(lobby.hall.store)
        self.passkeys = passkeys
        """Whether the hall can take them."""
        self.now: Callable[[], float] = time.time

    # --- becoming known ---------------------------------------------------------------------

    async def make(self, wish: protocol.NewPlayer) -> protocol.Entered:
        """A new player, with a key for this device."""
        now = int(self.now())
        player = PlayerRow(new_id(), clean_name(wish.name), wish.colour, wish.language, now)
        token = new_token()
        await self.write(self.keyring.add(self.key(player.id, "device", hash_of(token), wish.device), player))
        logs.note("player made", player=player.id)
        return protocol.Entered(await self.me(token), token)

    async def enter(self, wish: protocol.EnterPlayer) -> protocol.Entered:
        """A key for this device, for whoever has a link, which is used up by it, or a phrase."""
        token = new_token()
        refusal = RequestRefused("no-entry", "this link was used or is too old, or no player has this phrase")
        if wish.link:
            since = int(self.now()) - LINK_SECONDS
            link = await self.keyring.find(hash_of(wish.link), "link")
            if link is None or link.player is None:
                raise refusal
            device = self.key(link.player, "device", hash_of(token), wish.device)
            if not await self.keyring.turn(link.hash, "link", since, device):
                raise refusal
        else:
            phrase = await self.keyring.find(hash_of(normal(wish.phrase)), "phrase")
            if phrase is None:
                raise refusal
            await self.let_in(phrase, token, wish.device)
        return protocol.Entered(await self.me(token), token)

    async def let_in(self, by: PlayerKey, token: str, label: str, data: str = "") -> None:
        """Make the token a key of a device, for whoever has another key; `data` is that key's from now on."""
        assert by.player
        await self.check_room(by.player)
        await self.write(self.keyring.use(by, int(self.now()), data or by.data))
        await self.write(self.keyring.add(self.key(by.player, "device", hash_of(token), label)))

    # --- oneself ----------------------------------------------------------------------------

    async def open(self, token: str) -> tuple[PlayerRow, PlayerKey]:
        """The player of a device's key, and the key."""
        key = await self.keyring.find(hash_of(token), "device") if token else None
        player = await self.keyring.player(key.player) if key and key.player else None
        if key is None or player is None:
            raise RequestRefused("no-player", "this key opens no player, or not any more")
        now = int(self.now())
        if now - key.used >= USED_SECONDS:
            await self.write(self.keyring.use(key, now, key.data))
        return player, key

    async def me(self, token: str) -> protocol.Me:
        player, device = await self.open(token)
        keys = [key for key in await self.keyring.keys(player.id) if key.kind in OPENING]
        out = tuple(
            protocol.PlayerKeyOut(
                key.id, cast(protocol.KeyKind, key.kind), key.label, key.created, key.used, key.id == device.id
            )
            for key in keys
        )
        return protocol.Me(player_out(player), player.language, player.created, out, self.passkeys)

    async def change(self, token: str, wish: protocol.ChangePlayer) -> protocol.Me:
        player, _ = await self.open(token)
        new = replace(player, name=clean_name(wish.name), colour=wish.colour, language=wish.language)
        await self.write(self.keyring.change(new))
        return await self.me(token)

    # --- what opens one ---------------------------------------------------------------------

    async def link(self, token: str) -> protocol.DeviceLink:
        """A link for another device; one that was made before is of no use any more."""
        player, _ = await self.open(token)
        await self.check_room(player.id)
        secret, now = new_token(), int(self.now())
        await self.write(self.keyring.forget_passing(now - LINK_SECONDS))
        await self.write(self.keyring.replace(self.key(player.id, "link", hash_of(secret))))
        return protocol.DeviceLink(secret, now + LINK_SECONDS)

    async def phrase(self, token: str, language: str) -> protocol.PhraseOut:
        """A new recovery phrase; the one before opens nothing any more."""
        player, _ = await self.open(token)
        words = new_phrase(language)
        await self.write(self.keyring.replace(self.key(player.id, "phrase", hash_of(" ".join(words)))))
        return protocol.PhraseOut(words)

    async def drop(self, token: str, key: str) -> None:
        player, _ = await self.open(token)
        await self.write(self.keyring.drop(player.id, key))
        logs.note("player key revoked", player=player.id)

    async def delete(self, token: str) -> None:
        """Forget a player whose tables know them no more."""
        player, _ = await self.open(token)
        await self.write(self.keyring.delete(player.id, new_nobody()))
        logs.note("player deleted", player=player.id)

    # --- for the verbs ----------------------------------------------------------------------

    def key(self, player: str | None, kind: Kind, hash_: bytes, label: str = "", data: str = "") -> PlayerKey:
        now = int(self.now())
        return PlayerKey(new_id(), hash_, player, kind, clean_name(label), now, now, data)

    async def check_room(self, player: str) -> None:
        """Refuse one more key to a player who has very many."""
        if len(await self.keyring.keys(player)) >= DEVICES:
            reason = f"{DEVICES} devices and passkeys open this player; revoke one that is not used any more"
            raise RequestRefused("too-many", reason)

    async def write(self, written: Awaitable[None]) -> None:
        try:
            await written
        except StoreFailed:
            raise RequestRefused("busy", "it could not be written down, so nothing was done; try again") from None


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_nobody() -> str:
    """Under which the games of somebody go on who is forgotten."""
    return f"gone:{new_id()}"


def player_out(player: PlayerRow) -> protocol.PlayerOut:
    return protocol.PlayerOut(player.id, player.name, player.colour)
