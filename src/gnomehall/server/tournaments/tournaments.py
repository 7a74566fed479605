"""Tournaments: calling one, joining it, and the rounds that follow by themselves from what comes of the tables."""

import asyncio
import secrets
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

from gnomehall import players, registry
from gnomehall.core.errors import BadSetup
from gnomehall.server import logs, protocol
from gnomehall.server.people.people import People, new_id
from gnomehall.server.people.ratings import BOT, Ratings
from gnomehall.server.store.interface import NO_SEAT, Grant, SeatRow, StoreFailed, TableRow
from gnomehall.server.store.tournaments import EntrantRow, PairingRow, TournamentRow, TournamentRows
from gnomehall.server.tables.chance import new_secret
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import clean_name, new_table_id
from gnomehall.server.tables.table_info import places_of
from gnomehall.server.tournaments.chance import chance_of
from gnomehall.server.tournaments.present import present, present_info
from gnomehall.server.tournaments.rounds import Course

LISTED: Final = 50
LOOK_SECONDS: Final = 30.0
"""After which every process looks for tables that ended elsewhere, and for rounds that nobody began."""


class Tournaments:
    """Every verb but those that look takes a player's key. Whatever is half done goes on from what is written down."""

    def __init__(self, people: People, ratings: Ratings) -> None:
        self.people = people
        self.lobby = people.lobby
        self.rows = TournamentRows(people.lobby.hall.store)
        self._ratings = ratings.standings
        self._locks: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- looking ----------------------------------------------------------------------------

    async def listing(self) -> list[protocol.TournamentInfo]:
        return await self._infos(await self.rows.listed(LISTED))

    async def mine(self, token: str) -> list[protocol.TournamentInfo]:
        """Those in which one plays or which one organises."""
        player, _ = await self.people.open(token)
        return await self._infos(await self.rows.of_player(player.id, LISTED))

    async def show(self, id_: str) -> protocol.TournamentOut:
        course = await self.course(id_)
        organiser = await self.people.keyring.player(course.row.organiser)
        return present(course, "" if organiser is None else organiser.name)

    async def _infos(self, rows: Sequence[TournamentRow]) -> list[protocol.TournamentInfo]:
        counts = await self.rows.counts([row.id for row in rows])
        return [present_info(row, counts.get(row.id, 0)) for row in rows]

    async def course(self, id_: str) -> Course:
        """It as it stands."""
        row = await self.rows.find(id_)
        if row is None:
            raise RequestRefused("unknown-tournament", "there is no such tournament, or not any more")
        return Course(row, await self.rows.entrants(id_), await self.rows.pairings(id_))

    # --- before the first round -------------------------------------------------------------

    async def call(self, token: str, wish: protocol.NewTournament) -> protocol.TournamentOut:
        """Call a tournament; whoever does organises it, and joins if they want to."""
        player, _ = await self.people.open(token)
        game = registry.game(wish.game)
        seats = wish.seats if wish.format == "balanced" else 2
        if seats not in game.meta.seats:
            raise BadSetup(f"{game.meta.title} is not played by {seats}")
        for size in game.meta.seats:
            # Where some withdraw, tables have fewer seats.
            if 2 <= size <= seats:
                game.new(registry.setup(wish.game, size, wish.options))
        row = TournamentRow(
            id=new_id(),
            name=clean_name(wish.name) or game.meta.title,
            game=wish.game,
            options=wish.options,
            format=wish.format,
            seats=seats,
            rounds=wish.rounds if wish.format in ("swiss", "balanced") else 0,
            round=0,
            duplicate=wish.duplicate,
            public=wish.public,
            patience=wish.patience,
            state="open",
            created=int(time.time()),
            organiser=player.id,
            secret=new_secret(),
            pace=wish.pace,
        )
        await self.people.write(self.rows.add(row, [_bot(level) for level in wish.bots]))
        logs.note("tournament called", tournament=row.id, game=row.game)
        return await self.show(row.id)

    async def join(self, id_: str, token: str) -> protocol.TournamentOut:
        """Play in it; who withdrew comes back, in a knockout as long as it has not begun."""
        player, _ = await self.people.open(token)
        async with self._lock(id_):
            course = await self.course(id_)
            there = _entrant_of(course, player.id)
            if there is not None:
                if there.out and (course.row.state == "open" or course.row.format != "knockout"):
                    await self.people.write(self.rows.come_back(id_, there.number))
                return await self.show(id_)
            await self._add(course, player.id)
        return await self.show(id_)

    async def add_bot(self, id_: str, token: str, level: str) -> protocol.TournamentOut:
        async with self._lock(id_):
            course = await self._organised(id_, token)
            await self._add(course, _bot(level))
        return await self.show(id_)

    async def _add(self, course: Course, who: str) -> None:
        _check_open(course.row)
        if len(course.entrants) >= protocol.ENTRANTS:
            raise RequestRefused("too-many", f"{protocol.ENTRANTS} play already; call another tournament")
        await self.people.write(self.rows.join(course.row.id, len(course.entrants), who))

    async def withdraw(self, id_: str, token: str, number: int | None) -> protocol.TournamentOut:
        """Take oneself out, or, as the organiser, somebody else. Tables that go on are played to their end."""
        player, _ = await self.people.open(token)
        async with self._lock(id_):
            course = await self.course(id_)
            own = _entrant_of(course, player.id)
            found = own if number is None else next((one for one in course.entrants if one.number == number), None)
            if found is None or (found != own and course.row.organiser != player.id):
                raise RequestRefused("not-organiser", "only its organiser takes others out of a tournament")
            if course.row.state in ("over", "closed"):
                raise RequestRefused("over", "the tournament is over")
            await self.people.write(self.rows.withdraw(id_, found.number))
        return await self.show(id_)

    async def start(self, id_: str, token: str) -> protocol.TournamentOut:
        """Begin the first round; the others follow by themselves."""
        async with self._lock(id_):
            course = await self._organised(id_, token)
            _check_open(course.row)
            if len(course.playing) < 2:
                raise RequestRefused("too-few", "a tournament needs two who play in it")
            seeds = await self._seeds(course)
            seeded = [replace(one, seed=seeds[one.number]) for one in course.entrants]
            course = replace(course, entrants=seeded)
            row = replace(course.row, rounds=course.rounds())
            await self._begin(replace(course, row=row), seeds)
        await self.advance(id_)
        return await self.show(id_)

    async def _seeds(self, course: Course) -> list[int]:
        """By number, who is the best by their rating; who has none comes after, in the order of joining."""
        leads = []
        for one in course.entrants:
            found = await self._ratings.rating(one.who, course.row.game, course.row.seats)
            leads.append((1, 0.0) if found is None else (0, -found.lead))
        order = sorted(range(len(leads)), key=lambda number: (leads[number], number))
        return [order.index(number) for number in range(len(leads))]

    async def close(self, id_: str, token: str) -> protocol.TournamentOut:
        """End it before its time. Tables that go on are played on for themselves."""
        async with self._lock(id_):
            course = await self._organised(id_, token)
            if course.row.state in ("open", "playing"):
                await self.people.write(self.rows.end(id_, "closed"))
        return await self.show(id_)

    async def _organised(self, id_: str, token: str) -> Course:
        player, _ = await self.people.open(token)
        course = await self.course(id_)
        if course.row.organiser != player.id:
            raise RequestRefused("not-organiser", "only the organiser of the tournament may do this")
        return course

    # --- the rounds -------------------------------------------------------------------------

    def ended(self, row: TableRow) -> None:
        """A table has ended, whichever it is: see to the tournament that it belongs to, if it belongs to one."""
        self._spawn(self._table_ended(row.id))

    async def _table_ended(self, table: str) -> None:
        try:
            found = await self.rows.of_table(table)
            if found:
                await self.advance(found)
        except (StoreFailed, RequestRefused) as error:
            logs.warn("tournament not seen to", reason=str(error))

    async def is_sealed(self, table: str) -> bool:
        """Whether others still draw what this table drew, so that it must not be told."""
        return bool(await self.rows.of_table(table))

    async def look_after(self) -> None:
        """For as long as the hall is open: what ended at tables of other processes, and what a crash left half done."""
        while True:
            try:
                for id_ in await self.rows.playing():
                    await self.advance(id_)
            except (StoreFailed, RequestRefused) as error:
                logs.warn("tournaments not seen to", reason=str(error))
            await asyncio.sleep(LOOK_SECONDS)

    async def advance(self, id_: str) -> None:
        """Open the tables that are missing, write down what has ended, and begin the next round when all have."""
        async with self._lock(id_):
            course = await self.course(id_)
            while course.row.state == "playing":
                for one in course.of_round(course.row.round):
                    if not one.places:
                        await self._see_to(course, one)
                course = await self.course(id_)
                if course.row.state != "playing" or not course.is_over(course.row.round):
                    return
                await self._begin(course)
                course = await self.course(id_)

    async def _see_to(self, course: Course, one: PairingRow) -> None:
        found = await self.lobby.hall.store.summary(one.table)
        if found is None:
            await self._open_table(course, one)
            return
        row = found[0].row
        if row.state == "playing":
            return
        # A game that came to no result is one that nobody has won.
        places = places_of(row) or (0,) * len(one.entrants)
        scores = row.result.scores if row.result else ()
        await self.rows.settle(course.row.id, replace(one, places=tuple(places), scores=tuple(scores)))

    async def _begin(self, course: Course, seeds: Sequence[int] = ()) -> None:
        """Begin the next round, or end the tournament. Another process may have done so: then that holds."""
        row = course.row
        allowed = registry.game(row.game).meta.seats
        tables = [] if row.round >= row.rounds else await asyncio.to_thread(course.next_round, allowed)
        if not any(len(table) > 1 for table in tables):
            await self.rows.end(row.id, "over")
            logs.note("tournament over", tournament=row.id)
            return
        new = [
            PairingRow(row.round + 1, board, table, new_table_id())
            if len(table) > 1
            else PairingRow(row.round + 1, board, table, "", (0,))
            for board, table in enumerate(tables)
        ]
        try:
            await self.rows.begin(replace(row, round=row.round + 1, state="playing"), new, seeds)
        except StoreFailed:
            if (await self.course(row.id)).row.round == row.round:
                raise

    async def _open_table(self, course: Course, one: PairingRow) -> None:
        row = course.row
        by_number = {entrant.number: entrant for entrant in course.entrants}
        sitting = [by_number[number] for number in one.entrants]
        seats = tuple(_seat(entrant, sitting) for entrant in sitting)
        people = [seat.player for seat in seats if seat.player]
        host = next((i for i, seat in enumerate(seats) if seat.player == row.organiser), NO_SEAT)
        grants = [
            Grant(secrets.token_bytes(32), "seat", i, player=seat.player) for i, seat in enumerate(seats) if seat.player
        ]
        if await self.people.keyring.player(row.organiser):
            grants.append(Grant(secrets.token_bytes(32), "host", host, player=row.organiser))
        # Whoever watched one table of a duplicate round would know what the others draw.
        public = row.public and not row.duplicate
        talk: protocol.TalkWish = "none" if row.duplicate else ""
        wish = protocol.NewTable(
            row.game, [], row.options, public, "", row.patience, rated=bool(people), pace=row.pace, talk=talk
        )
        chance = chance_of(row.secret, one.round) if row.duplicate else None
        try:
            await self.lobby.open(wish, seats, lambda _: grants, host=host, chance=chance, name=one.table)
        except RequestRefused as refusal:
            # Another process was sooner, or the next look will do it.
            logs.warn("table of a tournament not opened", table=one.table, reason=str(refusal))

    # --- what goes on beside ----------------------------------------------------------------

    def _lock(self, id_: str) -> asyncio.Lock:
        return self._locks.setdefault(id_, asyncio.Lock())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Wait until all that has ended is seen to."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def _bot(level: str) -> str:
    if level not in players.names():
        raise BadSetup(f"there is no bot '{level}'; the bots are {', '.join(players.names())}")
    return f"{BOT}{level}"


def _check_open(row: TournamentRow) -> None:
    if row.state != "open":
        raise RequestRefused("over", "the tournament has begun, or is over")


def _entrant_of(course: Course, who: str) -> EntrantRow | None:
    return next((one for one in course.entrants if one.who == who), None)


def _seat(entrant: EntrantRow, sitting: Sequence[EntrantRow]) -> SeatRow:
    if entrant.who.startswith(BOT):
        return SeatRow("", entrant.who.removeprefix(BOT))
    alone = [one.colour for one in sitting].count(entrant.colour) == 1
    return SeatRow(entrant.name, player=entrant.who, colour=entrant.colour if alone else "")
