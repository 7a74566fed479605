"""The verbs about talk on the page of a tournament, which no process has for itself: each reads what is written."""

import asyncio
import time
from typing import Final

from gnomehall.server import protocol
from gnomehall.server.people.people import People
from gnomehall.server.protocol import TalkKind, WhyNoTalk
from gnomehall.server.store.interface import NO_SEAT, StoreFailed
from gnomehall.server.store.keyring import PlayerRow
from gnomehall.server.store.talk import (
    TOURNAMENT,
    SpokenRow,
    Talk,
    TalkRows,
    insert_report,
    insert_spoken,
    let_talk,
    silence,
)
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.talk.rates import Rates
from gnomehall.server.talk.speakers import check, spoken_out
from gnomehall.server.talk.text import clean_text
from gnomehall.server.tournaments.rounds import Course
from gnomehall.server.tournaments.tournaments import Tournaments

SHOWN: Final = 100
"""Messages that a page is told, the newest: it asks every few seconds."""


class TournamentTalk:
    """Every verb but to hear takes a player's key."""

    def __init__(self, people: People, tournaments: Tournaments) -> None:
        self.people = people
        self.tournaments = tournaments
        self.rows = TalkRows(people.lobby.hall.store)
        self._rates = Rates()
        self._lock = asyncio.Lock()
        """One message after another: of two processes that take the same number, the second tries again."""

    async def hear(self, id_: str, key: str) -> protocol.TalkOut:
        course, talk, player = await self._at(id_, key)
        return _out(course, talk, player)

    async def say(self, id_: str, key: str, wish: protocol.Say) -> protocol.Spoken:
        text = clean_text(wish.text)
        async with self._lock:
            course, talk, player = await self._at(id_, key)
            check(_why_not(course, talk, player))
            assert player is not None
            for one in reversed(talk.spoken if wish.id else ()):
                if (one.who, one.request) == (player.id, wish.id):
                    return spoken_out(one)
            self._rates.admit(player.id)
            return spoken_out(await self._add(id_, talk, player.id, player.name, "say", text, wish.id))

    async def report(self, id_: str, number: int, key: str) -> None:
        async with self._lock:
            course, talk, player = await self._at(id_, key)
            why = _why_not(course, talk, player)
            check("" if why in ("silenced", "sealed") else why)
            assert player is not None
            if not any((one.number, one.kind) == (number, "say") for one in talk.spoken):
                raise RequestRefused("bad-message", "there is no such message, or not any more")
            if player.id not in talk.reports.get(number, ()):
                self._rates.admit(player.id)
                await self.people.write(
                    self.rows.write(insert_report(_place(id_), number, player.id, int(time.time())))
                )

    async def silence(self, id_: str, key: str, wish: protocol.Silence) -> protocol.TalkOut:
        async with self._lock:
            course, talk, player = await self._at(id_, key)
            if player is None or course.row.organiser != player.id:
                raise RequestRefused("not-organiser", "only the organiser of the tournament may do this")
            entrant = next((one for one in course.entrants if one.who == wish.who), None)
            said = next((one.name for one in talk.spoken if one.who == wish.who), None)
            name = said if entrant is None else entrant.name
            if name is None or wish.who == player.id or wish.silent == (wish.who in talk.silenced):
                raise RequestRefused("bad-message", "nobody here is called so, or it has been done already")
            change = silence(_place(id_), wish.who, name) if wish.silent else let_talk(_place(id_), wish.who)
            await self.people.write(self.rows.write(change))
            await self._add(id_, talk, wish.who, name, "silenced" if wish.silent else "heard")
        return await self.hear(id_, key)

    async def _add(
        self, id_: str, talk: Talk, who: str, name: str, kind: TalkKind, text: str = "", request: str = ""
    ) -> SpokenRow:
        last = talk.spoken[-1].number if talk.spoken else 0
        one = SpokenRow(last + 1, int(time.time()), who, name, NO_SEAT, "players", kind, text, request)
        try:
            await self.rows.write(*insert_spoken(_place(id_), one))
        except StoreFailed:
            raise RequestRefused("busy", "somebody was sooner, or it could not be written down; try again") from None
        return one

    async def _at(self, id_: str, key: str) -> tuple[Course, Talk, PlayerRow | None]:
        player = (await self.people.open(key))[0] if key else None
        course = await self.tournaments.course(id_)
        return course, await self.rows.load(_place(id_), SHOWN), player


def _place(id_: str) -> str:
    return f"{TOURNAMENT}{id_}"


def _why_not(course: Course, talk: Talk, player: PlayerRow | None) -> WhyNoTalk:
    row = course.row
    if player is None:
        return "player"
    if player.id != row.organiser and all(one.who != player.id for one in course.entrants):
        return "entrant"
    if player.id in talk.silenced:
        return "silenced"
    return "sealed" if row.duplicate and row.state == "playing" else ""


def _out(course: Course, talk: Talk, player: PlayerRow | None) -> protocol.TalkOut:
    organises = player is not None and player.id == course.row.organiser
    reports = talk.reports if organises else {}
    return protocol.TalkOut(
        mode="all",
        who="" if player is None else player.id,
        side="players",
        why=_why_not(course, talk, player),
        spoken=tuple(map(spoken_out, talk.spoken)),
        reactions=(),
        reports=tuple(protocol.ReportOut(number, len(whos)) for number, whos in sorted(reports.items())),
        silenced=tuple(sorted(talk.silenced)),
    )
