"""The lobby: making tables, finding them, ending them, playing again, and who may do which."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, Literal

from gnomehall import players, registry
from gnomehall.core.errors import BadSetup
from gnomehall.core.fair_chance import commitment_of
from gnomehall.core.match import Match
from gnomehall.core.record import dumps
from gnomehall.core.vocabulary import SPECTATOR
from gnomehall.server import logs, protocol
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.interface import NO_SEAT, Grant, SeatRow, StoreFailed, TableRow, TimelineEntry
from gnomehall.server.store.talk import TalkRows, insert_mode, usual_mode
from gnomehall.server.tables.chance import new_secret, promised
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.refusal import RequestRefused, no_such_table
from gnomehall.server.tables.seats import (
    Role,
    claim_of,
    clean_name,
    find_claim,
    hash_of,
    is_link,
    new_table_id,
    new_token,
    role_of,
)
from gnomehall.server.tables.table import Table
from gnomehall.server.tables.table_info import table_info
from gnomehall.server.tables.timeline import Timeline, record_of, standing

LISTED: Final = 100
MineRole = Literal["host", "seat", "watch", "invited"]


class Lobby:
    """Every verb takes the token of who asks, and refuses what that token does not open."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    # --- who is who -------------------------------------------------------------------------

    async def enter(self, name: str, token: str) -> tuple[Table, Role]:
        """A table and what one is at it, to look at it at once: after the next wait one may be somebody else there."""
        table = await self.hall.table(name)
        return table, table.admit(token)

    async def seated(self, name: str, token: str) -> tuple[Table, Role]:
        """As `enter`, for what only players may see."""
        table, role = await self.enter(name, token)
        return table, _seated(role)

    @asynccontextmanager
    async def acting(self, name: str, token: str) -> AsyncIterator[tuple[Table, Role]]:
        """A table whose lock is held, and what one is at it: nobody acts by a right that was lost while they waited."""
        table = await self.hall.table(name)
        async with table.lock:
            yield table, table.admit(token)

    @asynccontextmanager
    async def playing(self, name: str, token: str) -> AsyncIterator[tuple[Table, int]]:
        """As `acting`, for what a seat may do."""
        async with self.acting(name, token) as (table, role):
            yield table, _seated(role).seat

    @asynccontextmanager
    async def hosting(self, name: str, token: str) -> AsyncIterator[Table]:
        """As `acting`, for what the host may do."""
        async with self.acting(name, token) as (table, role):
            if not role.host:
                raise RequestRefused("not-seated", "only the host of the table may do this")
            yield table

    # --- tables -----------------------------------------------------------------------------

    async def create(self, wish: protocol.NewTable) -> protocol.Created:
        colours = [seat.colour for seat in wish.seats if seat.colour]
        if len(set(colours)) < len(colours):
            raise BadSetup("two players can't have the same colour")
        if wish.rated:
            _check_rated(wish)
        seats, keys = tuple(_seat_row(seat) for seat in wish.seats), [new_token() for _ in wish.seats]
        host, watch = new_token(), new_token()
        first = next((i for i, seat in enumerate(wish.seats) if seat.kind == "me"), NO_SEAT)
        grants = [Grant(hash_of(host), "host", first), Grant(hash_of(watch), "watch")]
        for i, seat in enumerate(wish.seats):
            if seat.kind in ("me", "friend"):
                grants.append(Grant(hash_of(keys[i]), "seat", i, seat.kind == "friend", first))
        table = await self.open(wish, seats, lambda _: grants, host=first)
        mine = [protocol.Key(i, keys[i]) for i, seat in enumerate(wish.seats) if seat.kind == "me"]
        friends = [protocol.Key(i, keys[i]) for i, seat in enumerate(wish.seats) if seat.kind == "friend"]
        return protocol.Created(table.info(), host, watch, tuple(mine), tuple(friends))

    async def open(
        self,
        wish: protocol.NewTable,
        seats: tuple[SeatRow, ...],
        grants_for: Callable[[str], list[Grant]],
        before: TableRow | None = None,
        host: int = NO_SEAT,
        *,
        name: str = "",
        chance: ChanceRow | None = None,
        meet: str = "",
    ) -> Table:
        """Set a game up, deal, and write it down, with the grants for its id and the row of the table before it.

        Its id and what it draws from may be given; the seats and grants of the wish are not looked at.
        """
        game = registry.game(wish.game)
        edition = registry.shipped_edition(wish.game)
        if wish.edition:
            text = registry.edition_text(wish.edition) or wish.edition
            edition = await self.hall.outside.run(game.edition, text)
        setup = registry.setup(wish.game, len(seats), wish.options, edition)
        for value in wish.options.values():
            if not value.isprintable():
                raise BadSetup("the value of an option is one line of printable text")
        chance = chance or await self._chance(wish.chance)
        talk = wish.talk or usual_mode(wish.rated, len(seats))
        timeline = Timeline(Match(game, setup), chance)
        now = int(self.hall.wall())
        fill_at = now + wish.fill_after if wish.fill_after and any(seat.open for seat in seats) else 0
        draft = timeline.deal(now, number=wish.chance.number if wish.chance else "")
        row = TableRow(
            id=name or new_table_id(),
            game=wish.game,
            rules=game.meta.rules,
            edition=edition.name,
            digest=edition.digest,
            edition_text=registry.text_unless_shipped(wish.game, edition),
            options=dict(setup.options),
            seats=seats,
            public=wish.public,
            state="playing",
            created=now,
            host=host,
            patience=wish.patience,
            hints=wish.hints,
            rated=wish.rated,
            pace=wish.pace,
            fill_at=fill_at,
            fill_bot=bot_named(wish.fill_bot),
            due=fill_at,
            meet=meet,
        )
        grants = grants_for(row.id)
        before = None if before is None else replace(before, rematch=row.id)
        chance = replace(chance, numbers={0: draft.drawing.number} if draft.drawing.number else {})

        async def write() -> Table:
            said = insert_mode(row.id, talk)
            try:
                await self.hall.store.create(row, [draft.entry], grants, before, chance, said)
            except StoreFailed:
                raise RequestRefused("busy", "the table could not be written down; try again") from None
            timeline.commit(draft)
            table = Table(self.hall, row, timeline.entries, grants, timeline, chance)
            self.hall.add(table)
            return table

        table = await self.hall.open(row.id, write())
        if row.complete:
            async with table.lock:
                await table.tell_seated()
        self.hall.opened(table)
        logs.note("table opened", table=row.id, game=row.game, seats=len(seats))
        return table

    async def promise(self) -> protocol.Promised:
        """A secret for a table that is to be opened, written down before its hash is shown."""
        secret = new_secret()
        try:
            await self.hall.store.promise(secret, int(time.time()))
        except StoreFailed:
            raise RequestRefused("busy", "the promise could not be written down; try again") from None
        return protocol.Promised(commitment_of(secret))

    async def _chance(self, opening: protocol.Opening | None) -> ChanceRow:
        """What a new table draws from: the secret that was promised, or one that nobody has asked for."""
        if opening is None:
            return promised(new_secret())
        secret = await self.hall.store.promised(opening.commitment)
        if secret is None:
            raise RequestRefused("no-promise", "no secret is kept for this commitment; ask for another promise")
        return promised(secret)

    async def listing(self) -> list[protocol.TableInfo]:
        return [self.info_of(found.row, found.last) for found in await self.hall.store.public(LISTED)]

    async def mine(self, ask: protocol.MineAsk) -> list[protocol.MineTable]:
        out = []
        for key in ask.keys:
            found = await self.hall.store.summary(key.table)
            role = None if found is None else role_of(found[0].row, found[1], key.token)
            if found is None or role is None:
                continue
            info = self.info_of(found[0].row, found[0].last)
            waits = info.state == "playing" and role.seat == info.turn and not info.seats[role.seat].resigned
            name: MineRole = "invited" if is_link(found[1], key.token) else role.name
            out.append(protocol.MineTable(info, name, role.seat, key.token, waits))
        return out

    def info_of(self, row: TableRow, last: TimelineEntry) -> protocol.TableInfo:
        """A table as it is in memory, where it is there; else as the store has it."""
        table = self.hall.tables.get(row.id)
        if table is not None:
            return table.info()
        known = row.game in registry.GAMES and registry.game(row.game).plays(row.rules)
        reason = "" if known else f"written for version {row.rules} of the rules of {row.game}"
        return table_info(row, last, reason, dict.fromkeys(range(len(row.seats)), 0))

    # --- the host ---------------------------------------------------------------------------

    async def set_public(self, name: str, token: str, wish: protocol.SetPublic) -> protocol.TableInfo:
        async with self.hosting(name, token) as table:
            await table.change(replace(table.row, public=wish.public))
            if not wish.public:
                # Who watches by right can join again with a token; the rest must go.
                table.following.expel(SPECTATOR)
            return table.info()

    async def close(self, name: str, token: str) -> protocol.TableInfo:
        async with self.hosting(name, token) as table:
            if table.row.state == "playing":
                table.check_unrated()
                await table.change(replace(table.row, state="closed", ended="host"))
            return table.info()

    # --- afterwards -------------------------------------------------------------------------

    async def rematch(self, name: str, token: str) -> str:
        """The table that follows a finished one: made by the first who asks, found by the others."""
        async with self.acting(name, token) as (table, role):
            if role.name == "watch":
                raise RequestRefused("not-seated", "only who sat at the table may ask for another game")
            if table.row.state == "playing" and not table.reason:
                raise RequestRefused("not-over", "the game is not over yet", table.seq)
            if not table.row.rematch:
                await self._open_rematch(table)
            return table.row.rematch

    async def follow(self, name: str, token: str) -> protocol.Rematch:
        """The keys of a table that follows another one, by a token of that one.

        They are for those who sat at the old table when it was made, and have not lost their seat at the new one.
        """
        following = await self.hall.table(name)
        async with following.lock:
            claim = find_claim(following.grants, token, following.id)
            if claim is None:
                raise no_such_table()
            key = new_token()
            await following.change(following.row, [replace(claim, hash=hash_of(key))])
            sits = claim.role == "seat"
            mine, host = (key, "") if sits else ("", key)
            return protocol.Rematch(following.info(), claim.seat if sits else NO_SEAT, mine, host)

    async def _open_rematch(self, table: Table) -> None:
        """The caller holds the lock of the finished table."""
        row = table.row
        heirs = [grant for grant in table.grants if grant.role in ("host", "seat") and not grant.invites]
        edition, rest = row.edition_text or "", (row.patience, row.hints)
        talk = await TalkRows(self.hall.store).mode(row.id)
        wish = protocol.NewTable(
            row.game, [], row.options, row.public, edition, *rest, rated=row.rated, pace=row.pace, talk=talk
        )
        seats = tuple(replace(seat, stand_in="", resigned=False, lapse="", open=False) for seat in row.seats)
        after = await self.open(wish, seats, lambda name: [claim_of(grant, name) for grant in heirs], row, row.host)
        table.row = replace(row, rematch=after.id)
        table.announce()

    async def record(self, name: str, token: str) -> str:
        table, _ = await self.enter(name, token)
        if table.row.state == "playing" and not table.reason and not table.game().match.game.meta.open:
            raise RequestRefused(
                "not-over", "a record holds what is hidden; it can be had when the game is over", table.seq
            )
        found = record_of(table.row, table.entries, standing(table.entries))
        return dumps(replace(found, proof=await self.hall.proof(table)))


def _seated(role: Role) -> Role:
    if role.name != "seat":
        raise RequestRefused("not-seated", "only who sits at the table may do this; sit down with a link first")
    return role


def bot_named(name: str) -> str:
    """Only the levels for people can be seated: a search without a clock could keep a worker busy for good."""
    if name not in players.names():
        raise BadSetup(f"there is no bot '{name}'; the bots are {', '.join(players.names())}")
    return name


def _check_rated(wish: protocol.NewTable) -> None:
    kinds = [seat.kind for seat in wish.seats]
    if len(kinds) < 2 or kinds.count("me") > 1 or kinds.count("bot") == len(kinds):
        raise BadSetup("a rated table has two seats or more, and one person or more, each at their own device")
    if wish.edition:
        raise BadSetup("a rated table is played with the edition that the game comes with")


def _seat_row(wish: protocol.SeatWish) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(clean_name(wish.name), bot_named(wish.bot))
    return SeatRow(clean_name(wish.name), taken=wish.kind == "me", colour=wish.colour, open=wish.kind == "open")
