"""What of talk is a player's: what they said anywhere, and whom they do not want to hear."""

from gnomehall.server import protocol
from gnomehall.server.people.people import People
from gnomehall.server.store.talk import MOST_MUTED, TalkRows
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import clean_name


class OwnTalk:
    """Every verb takes a player's key."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.rows = TalkRows(people.lobby.hall.store)

    async def muted(self, key: str) -> list[protocol.Muted]:
        player, _ = await self.people.open(key)
        return [protocol.Muted(who, name) for who, name in await self.rows.muted(player.id)]

    async def mute(self, key: str, wish: protocol.Mute) -> list[protocol.Muted]:
        player, _ = await self.people.open(key)
        if wish.muted and len(await self.rows.muted(player.id)) >= MOST_MUTED:
            raise RequestRefused("too-many", f"you have muted {MOST_MUTED}; hear one of them again first")
        await self.people.write(self.rows.mute(player.id, wish.who, clean_name(wish.name), wish.muted))
        return await self.muted(key)

    async def export(self, key: str) -> protocol.OwnTalk:
        player, _ = await self.people.open(key)
        return await own_talk(self.rows, player.id)

    async def places(self, key: str) -> list[str]:
        """Where there is something of a player's."""
        player, _ = await self.people.open(key)
        return await self.rows.places_of(player.id)


async def own_talk(rows: TalkRows, player: str) -> protocol.OwnTalk:
    """All that there is of a player."""
    return protocol.OwnTalk(
        tuple(protocol.OwnWord(*one) for one in await rows.said_by(player)),
        tuple(protocol.OwnReaction(*one) for one in await rows.reactions_of(player)),
        tuple(protocol.Muted(who, name) for who, name in await rows.muted(player)),
    )
