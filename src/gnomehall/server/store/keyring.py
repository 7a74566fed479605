"""Players and what opens them, as rows of a database, and their reading and writing on either kind of it."""

from dataclasses import dataclass
from typing import Final, Literal

from gnomehall.server.protocol import Colour, KeyKind
from gnomehall.server.store.interface import Statement, Store
from gnomehall.server.store.notices import forget_device, forget_notices
from gnomehall.server.store.standings import rename
from gnomehall.server.store.talk import forget_speaker
from gnomehall.server.store.tournaments import forget_entrant

PLAYER: Final = "id, name, colour, language, created"
KEY: Final = "id, hash, player, kind, label, created, used, data"
Kind = KeyKind | Literal["link", "challenge"]
"""What opens a player, and what passes: a link for another device, and what a passkey has to sign."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Somebody whom the hall knows again."""

    id: str
    name: str
    colour: Colour
    language: str
    created: int


@dataclass(frozen=True, slots=True)
class PlayerKey:
    """Something that opens a player. Of the secret itself only its hash is kept."""

    id: str
    hash: bytes
    player: str | None
    """None for a challenge to whoever has a passkey."""
    kind: Kind
    label: str
    created: int
    used: int
    data: str = ""
    """Of a passkey, what its signatures are checked with."""


class Keyring:
    """What the database has of players."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- finding ----------------------------------------------------------------------------

    async def player(self, id_: str) -> PlayerRow | None:
        found = await self._store.query(f"SELECT {PLAYER} FROM players WHERE id = ?", id_)
        return PlayerRow(*found[0]) if found else None

    async def named(self, name: str) -> list[PlayerRow]:
        """Some who are called so."""
        found = await self._store.query(f"SELECT {PLAYER} FROM players WHERE name = ? ORDER BY id LIMIT 8", name)
        return [PlayerRow(*row) for row in found]

    async def find(self, hash_: bytes, *kinds: Kind) -> PlayerKey | None:
        """The key of a hash, if it is of one of these kinds."""
        found = [
            PlayerKey(*row) for row in await self._store.query(f"SELECT {KEY} FROM player_keys WHERE hash = ?", hash_)
        ]
        return found[0] if found and found[0].kind in kinds else None

    async def keys(self, player: str) -> list[PlayerKey]:
        """All that opens a player, the oldest first."""
        sql = f"SELECT {KEY} FROM player_keys WHERE player = ? ORDER BY created, id"
        return [PlayerKey(*row) for row in await self._store.query(sql, player)]

    async def tables(self, player: str, limit: int) -> list[str]:
        """The tables where something is a player's, the newest first."""
        sql = """
        SELECT DISTINCT opened, held FROM holds WHERE player = ? ORDER BY opened DESC, held DESC LIMIT ?
        """
        return [held for _, held in await self._store.query(sql, player, limit)]

    # --- writing ----------------------------------------------------------------------------

    async def add(self, key: PlayerKey, player: PlayerRow | None = None) -> None:
        """Add a key and, where it is the first of a player, the player."""
        made = [] if player is None else [_insert_player(player)]
        await self._store.write(*made, _insert_key(key))

    async def replace(self, key: PlayerKey) -> None:
        """Add a key in place of those of its kind that its player has."""
        gone = "DELETE FROM player_keys WHERE player = ? AND kind = ?"
        await self._store.write((gone, (key.player, key.kind)), _insert_key(key))

    async def turn(self, hash_: bytes, kind: Kind, since: int, key: PlayerKey) -> bool:
        """Turn a key of this kind that was made since then into another one of its player; of several who try, one."""
        sql = """
        UPDATE player_keys SET id = ?, hash = ?, kind = ?, label = ?, created = ?, used = ?
        WHERE hash = ? AND kind = ? AND created >= ?
        """
        values = (key.id, key.hash, key.kind, key.label, key.created, key.used, hash_, kind, since)
        await self._store.write((sql, values))
        return await self.find(key.hash, key.kind) is not None

    async def change(self, player: PlayerRow) -> None:
        sql = "UPDATE players SET name = ?, colour = ?, language = ? WHERE id = ?"
        await self._store.write((sql, (player.name, player.colour, player.language, player.id)))

    async def use(self, key: PlayerKey, now: int, data: str) -> None:
        await self._store.write(("UPDATE player_keys SET used = ?, data = ? WHERE id = ?", (now, data, key.id)))

    async def drop(self, player: str, id_: str) -> None:
        await self._store.write(
            ("DELETE FROM player_keys WHERE id = ? AND player = ?", (id_, player)),
            forget_device(id_, player),
        )

    async def forget_passing(self, before: int) -> None:
        """Drop links and challenges that are too old to be of use."""
        sql = "DELETE FROM player_keys WHERE kind IN ('link', 'challenge') AND created < ?"
        await self._store.write((sql, (before,)))

    async def delete(self, player: str, nobody: str) -> None:
        """Drop a player with all that opens them; those whom they met have met a nobody, who has no name."""
        own = (player,)
        await self._store.write(
            ("DELETE FROM holds WHERE player = ?", own),
            ("DELETE FROM player_keys WHERE player = ?", own),
            ("DELETE FROM players WHERE id = ?", own),
            *rename(player, nobody),
            *forget_entrant(player, nobody),
            *forget_notices(player),
            *forget_speaker(player),
        )


def _insert_player(player: PlayerRow) -> Statement:
    values = (player.id, player.name, player.colour, player.language, player.created)
    return f"INSERT INTO players ({PLAYER}) VALUES (?,?,?,?,?)", values


def _insert_key(key: PlayerKey) -> Statement:
    values = (key.id, key.hash, key.player, key.kind, key.label, key.created, key.used, key.data)
    return f"INSERT INTO player_keys ({KEY}) VALUES (?,?,?,?,?,?,?,?)", values
