"""The verbs about talk at a table."""

import time
from weakref import WeakKeyDictionary

from gnomehall.server import protocol
from gnomehall.server.people.people import People
from gnomehall.server.store.keyring import PlayerRow
from gnomehall.server.store.talk import ReactionRow, TalkRows
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table
from gnomehall.server.talk.conversation import Conversation
from gnomehall.server.talk.speakers import Speaker, check, speaker_at, spoken_out, why_not
from gnomehall.server.talk.text import clean_text


class TableTalk:
    """Every verb takes the token of who asks, and of who watches their key as a player."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.lobby = people.lobby
        self.rows = TalkRows(people.lobby.hall.store)
        self._conversations: WeakKeyDictionary[Table, Conversation] = WeakKeyDictionary()

    # --- hearing ----------------------------------------------------------------------------

    async def hear(self, name: str, token: str, key: str) -> protocol.TalkOut:
        """What one may hear at a table."""
        player = await self._player(key)
        async with self.lobby.acting(name, token) as (table, role):
            conversation = await self._of(table)
            return conversation.out(speaker_at(table, role, token, player))

    # --- saying -----------------------------------------------------------------------------

    async def say(self, name: str, token: str, wish: protocol.Say) -> protocol.Spoken:
        player, text = await self._player(wish.player), clean_text(wish.text)
        async with self.lobby.acting(name, token) as (table, role):
            conversation = await self._of(table)
            speaker = self._speaking(conversation, speaker_at(table, role, token, player))
            for one in reversed(conversation.talk.spoken if wish.id else ()):
                if (one.who, one.request) == (speaker.who, wish.id):
                    return spoken_out(one)
            conversation.rates.admit(speaker.who)
            return spoken_out(await conversation.add(speaker, text, wish.id))

    async def react(self, name: str, token: str, wish: protocol.React) -> protocol.ReactionOut:
        player = await self._player(wish.player)
        async with self.lobby.acting(name, token) as (table, role):
            conversation = await self._of(table)
            speaker = self._speaking(conversation, speaker_at(table, role, token, player))
            if not 1 <= wish.seq <= table.seq:
                raise RequestRefused("bad-message", f"the log has the entries 1 to {table.seq}", table.seq)
            conversation.rates.admit(speaker.who)
            one = ReactionRow(
                wish.seq, speaker.who, speaker.name, speaker.seat, speaker.side, wish.symbol, int(time.time())
            )
            await conversation.react(one)
            return protocol.ReactionOut(one.seq, one.who, one.name, one.seat, one.symbol)

    async def report(self, name: str, number: int, token: str, wish: protocol.ReportTalk) -> None:
        """Tell the host of a message; that one has reported it already changes nothing."""
        player = await self._player(wish.player)
        async with self.lobby.acting(name, token) as (table, role):
            conversation = await self._of(table)
            speaker = speaker_at(table, role, token, player)
            # Who was silenced can still ask to be left alone.
            why = why_not(speaker, conversation.talk)
            check("" if why == "silenced" else why)
            conversation.find(number, speaker)
            conversation.rates.admit(speaker.who)
            await conversation.report(number, speaker.who)

    async def silence(self, name: str, token: str, wish: protocol.Silence) -> protocol.TalkOut:
        async with self.lobby.acting(name, token) as (table, role):
            if not role.host:
                raise RequestRefused("not-seated", "only the host of the table may do this")
            conversation = await self._of(table)
            host = speaker_at(table, role, token, None)
            if wish.who == host.who:
                raise RequestRefused("bad-message", "nobody silences themselves; say nothing instead")
            await conversation.silence(wish.who, wish.silent)
            return conversation.out(host)

    async def forget(self, name: str, key: str) -> protocol.Forgotten:
        """Drop all that a player said here, whether or not they may still be here."""
        player, _ = await self.people.open(key)
        table = await self.lobby.hall.table(name)
        async with table.lock:
            return protocol.Forgotten(await (await self._of(table)).forget(player.id))

    # --- who is who -------------------------------------------------------------------------

    async def _of(self, table: Table) -> Conversation:
        """The talk of a table whose lock is held."""
        found = self._conversations.get(table)
        if found is None:
            found = self._conversations[table] = Conversation(table, await self.rows.load(table.id))
        return found

    async def _player(self, key: str) -> PlayerRow | None:
        return (await self.people.open(key))[0] if key else None

    @staticmethod
    def _speaking(conversation: Conversation, speaker: Speaker) -> Speaker:
        """Somebody who may talk here."""
        check(why_not(speaker, conversation.talk))
        return speaker
