"""The talk of one table in memory, as the process has it that has the table."""

import time

from gnomehall.server import protocol
from gnomehall.server.protocol import TalkKind, TalkSide
from gnomehall.server.store.interface import Statement
from gnomehall.server.store.talk import (
    KEPT,
    REACTIONS,
    ReactionRow,
    SpokenRow,
    Talk,
    drop_reaction,
    forget_speaker_at,
    insert_report,
    insert_spoken,
    let_talk,
    put_reaction,
    silence,
)
from gnomehall.server.tables.broadcast import encode
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table
from gnomehall.server.talk.rates import Rates
from gnomehall.server.talk.speakers import Speaker, spoken_out, why_not


class Conversation:
    """Writes down, then tells. The caller holds the lock of the table."""

    def __init__(self, table: Table, talk: Talk) -> None:
        self._table = table
        self.talk = talk
        self.rates = Rates()
        self._last = talk.spoken[-1].number if talk.spoken else 0

    # --- hearing ----------------------------------------------------------------------------

    def hears(self, seated: bool, side: TalkSide) -> bool:
        """Players do not hear those who watch as long as the game goes on."""
        return side == "players" or not seated or self._table.row.state != "playing"

    def out(self, speaker: Speaker) -> protocol.TalkOut:
        """What somebody may hear."""
        talk, seated = self.talk, speaker.seat >= 0
        heard = [one for one in talk.spoken if self.hears(seated, one.side)]
        reactions = (one for one in talk.reactions.values() if self.hears(seated, one.side))
        reports = talk.reports if speaker.host else {}
        return protocol.TalkOut(
            mode=talk.mode,
            who=speaker.who,
            side=speaker.side,
            why=why_not(speaker, talk),
            spoken=tuple(map(spoken_out, heard)),
            reactions=tuple(map(_reaction_out, reactions)),
            reports=tuple(protocol.ReportOut(number, len(whos)) for number, whos in sorted(reports.items())),
            silenced=tuple(sorted(talk.silenced)),
        )

    def find(self, number: int, speaker: Speaker) -> SpokenRow:
        """A message that somebody can hear."""
        for one in self.talk.spoken:
            if one.number == number and one.kind == "say" and self.hears(speaker.seat >= 0, one.side):
                return one
        raise RequestRefused("bad-message", "there is no such message, or not any more")

    # --- saying -----------------------------------------------------------------------------

    async def add(self, speaker: Speaker, text: str, request: str = "", kind: TalkKind = "say") -> SpokenRow:
        """Say something, in the name of whoever says it or is spoken of."""
        one = self._next(speaker, text, request, kind)
        await self._write(*insert_spoken(self._table.id, one))
        self._hear(one)
        return one

    async def react(self, one: ReactionRow) -> None:
        found = self.talk.reactions
        full = len(found) >= REACTIONS and (one.seq, one.who) not in found
        oldest = min(found.values(), key=lambda other: (other.seq, other.at)) if full and one.symbol else None
        old = [] if oldest is None else [drop_reaction(self._table.id, oldest)]
        await self._write(*put_reaction(self._table.id, one), *old)
        if oldest is not None:
            del found[oldest.seq, oldest.who]
        found.pop((one.seq, one.who), None)
        if one.symbol:
            found[one.seq, one.who] = one
        self._tell(one.side, protocol.Talked(self._table.id, reaction=_reaction_out(one)))

    async def report(self, number: int, who: str) -> None:
        reporters = self.talk.reports.setdefault(number, set())
        if who not in reporters:
            await self._write(insert_report(self._table.id, number, who, int(time.time())))
            reporters.add(who)
            self._ask_again(hosts=True)

    async def silence(self, who: str, silent: bool) -> None:
        """Take somebody's right to talk here, or give it back; who listens is told."""
        said = next((one for one in reversed(self.talk.spoken) if one.who == who), None)
        reacted = next((one for one in self.talk.reactions.values() if one.who == who), None)
        known = said or reacted
        if known is None or silent == (who in self.talk.silenced):
            raise RequestRefused("bad-message", "nobody here is called so, or it has been done already")
        about = Speaker(who, known.name, known.seat, known.side, False)
        one = self._next(about, "", "", "silenced" if silent else "heard")
        change = silence(self._table.id, who, known.name) if silent else let_talk(self._table.id, who)
        await self._write(change, *insert_spoken(self._table.id, one))
        if silent:
            self.talk.silenced[who] = known.name
        else:
            del self.talk.silenced[who]
        self._hear(one)
        self._ask_again()

    async def forget(self, who: str) -> int:
        """Drop all that somebody said here; how many messages that were."""
        await self._write(*forget_speaker_at(self._table.id, who))
        talk = self.talk
        gone = {one.number for one in talk.spoken if one.who == who}
        talk.spoken = [one for one in talk.spoken if one.who != who]
        talk.reactions = {key: one for key, one in talk.reactions.items() if one.who != who}
        left = {number: whos - {who} for number, whos in talk.reports.items() if number not in gone}
        talk.reports = {number: whos for number, whos in left.items() if whos}
        self._ask_again()
        return len(gone)

    def _next(self, speaker: Speaker, text: str, request: str, kind: TalkKind) -> SpokenRow:
        number, now = self._last + 1, int(time.time())
        return SpokenRow(number, now, speaker.who, speaker.name, speaker.seat, speaker.side, kind, text, request)

    def _hear(self, one: SpokenRow) -> None:
        self._last = one.number
        self.talk.spoken.append(one)
        for old in self.talk.spoken[:-KEPT]:
            self.talk.reports.pop(old.number, None)
        del self.talk.spoken[:-KEPT]
        self._tell(one.side, protocol.Talked(self._table.id, spoken_out(one)))

    async def _write(self, *statements: Statement) -> None:
        await self._table.keep(*statements)

    # --- telling ----------------------------------------------------------------------------

    def _tell(self, side: TalkSide, message: protocol.Talked) -> None:
        data = encode(message)
        for client, follower in self._table.followers.items():
            if self.hears(bool(follower.seats), side):
                client.push(self._table.id, data)

    def _ask_again(self, hosts: bool = False) -> None:
        """Have those who listen ask for all of it again; or the host alone, whom the others need not notice."""
        data = encode(protocol.Talked(self._table.id))
        for client, follower in self._table.followers.items():
            if follower.host or not hosts:
                client.push(self._table.id, data)


def _reaction_out(one: ReactionRow) -> protocol.ReactionOut:
    return protocol.ReactionOut(one.seq, one.who, one.name, one.seat, one.symbol)
