"""Who sits where: links to free seats, sitting down, leaving, resigning, and bots that play for people."""

from dataclasses import replace
from typing import Final

from gnomehall.server import protocol
from gnomehall.server.store.interface import Grant, SeatRow
from gnomehall.server.tables.lobby import Lobby, bot_named
from gnomehall.server.tables.pacing import without
from gnomehall.server.tables.refusal import RequestRefused, no_such_table
from gnomehall.server.tables.seats import (
    Role,
    clean_name,
    colours_of,
    find_grant,
    hash_of,
    new_token,
    pass_host,
    people_of,
    with_seat,
)
from gnomehall.server.tables.table import Table

LINKS: Final = 8
"""Links to one free seat that can be used at once: as many as may sit at a table; of more, the oldest is withdrawn."""
SPENT: Final = 64
"""Links of a table that are remembered when they can't be used any more."""
CLAIMED_AFTER: Final = 3
"""Times the patience of a table, after which others may claim that an absent player has lost."""
EMPTY: Final = SeatRow("", taken=False)
"""A seat with nobody in it."""


class Seating:
    """Every verb takes the token of who asks, and is judged under the lock of the table."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    # --- links ------------------------------------------------------------------------------

    async def invite(self, name: str, seat: int, token: str) -> protocol.Invited:
        """A link to a free seat, for anybody who plays: whoever is told to send it has it."""
        async with self.lobby.acting(name, token) as (table, role):
            _plays(table, role)
            if _seat(table, seat).taken or _seat(table, seat).bot:
                raise RequestRefused("not-seated", "this seat is taken", table.seq)
            key = new_token()
            open_ = [grant for grant in table.grants if grant.invites and grant.seat == seat]
            gone = open_[: max(0, len(open_) + 1 - LINKS)]
            fresh = Grant(hash_of(key), "seat", seat, invites=True, inviter=role.seat)
            await table.change(table.row, [*_spent(gone), fresh], gone)
            return protocol.Invited(key)

    async def invitation(self, name: str, token: str) -> protocol.InvitationOut:
        """What a link leads to, or what became of it."""
        table = await self.lobby.hall.table(name)
        grant = find_grant(table.grants, token)
        if grant is None or not (grant.invites or grant.role == "spent"):
            raise no_such_table()
        row = table.row
        found = row.seats[grant.seat]
        state: protocol.LinkState = "withdrawn"
        if row.state != "playing":
            state = "over"
        elif grant.invites:
            state = "open"
        elif found.bot:
            state = "bot"
        elif found.taken:
            state = "taken"
        inviter = row.seats[grant.inviter].name if grant.inviter >= 0 else ""
        others = tuple(one.name for i, one in enumerate(row.seats) if one.name and i != grant.seat)
        shown = others if state == "open" else ()
        colours = colours_of(row, grant.seat) if state == "open" else ()
        return protocol.InvitationOut(state, row.game, grant.seat, inviter, found.name, shown, colours, row.pace)

    # --- sitting down and getting up --------------------------------------------------------

    async def sit(self, name: str, wish: protocol.SitDown) -> protocol.Seated:
        """Take the seat of a link, and get a token that the link's sender does not know."""
        table = await self.lobby.hall.table(name)
        async with table.lock:
            grant = find_grant(table.grants, wish.token)
            if grant is None or grant.role not in ("seat", "spent"):
                raise no_such_table()
            if not grant.invites:
                raise RequestRefused("link-used", "this link was used or withdrawn; ask for another one")
            mine = new_token()
            await sit_down(table, grant.seat, wish.name, wish.colour, mine)
            return protocol.Seated(table.info(), grant.seat, mine)

    async def rename(self, name: str, token: str, wish: protocol.Rename) -> protocol.TableInfo:
        async with self.lobby.playing(name, token) as (table, seat):
            await table.change(with_seat(table.row, seat, replace(table.row.seats[seat], name=clean_name(wish.name))))
            return table.info()

    async def recolour(self, name: str, token: str, wish: protocol.Recolour) -> protocol.TableInfo:
        async with self.lobby.playing(name, token) as (table, seat):
            if wish.colour in colours_of(table.row, seat):
                raise RequestRefused("colour-taken", f"another player is {wish.colour} already; choose another colour")
            await table.change(with_seat(table.row, seat, replace(table.row.seats[seat], colour=wish.colour)))
            return table.info()

    async def leave(self, name: str, token: str) -> protocol.TableInfo:
        async with self.lobby.playing(name, token) as (table, seat):
            table.check_unrated()
            again = table.row.seats[seat].open and not table.has_moved
            await _free(table, seat, replace(EMPTY, open=again), [])
            if again and not people_of(table.row):
                # Whoever looked for players and stopped leaves nothing behind.
                await self.lobby.hall.delete(table)
            return table.info()

    async def reseat(self, name: str, seat: int, token: str, wish: protocol.Reseat) -> protocol.Reseated:
        async with self.lobby.hosting(name, token) as table:
            if _seat(table, seat).taken:
                table.check_unrated()
            if wish.bot:
                await _free(table, seat, replace(EMPTY, bot=bot_named(wish.bot), taken=True), [])
                return protocol.Reseated(table.info(), "")
            key = new_token()
            link = Grant(hash_of(key), "seat", seat, invites=True, inviter=table.row.host)
            await _free(table, seat, replace(EMPTY, open=wish.open), [link])
            return protocol.Reseated(table.info(), key)

    # --- bots that play for people ----------------------------------------------------------

    async def stand_in(self, name: str, seat: int, token: str, wish: protocol.StandIn) -> protocol.TableInfo:
        """Let a bot play for a player who has been away for as long as the table says; they get the seat back."""
        async with self.lobby.acting(name, token) as (table, role):
            _plays(table, role)
            found = _seat(table, seat)
            bot = bot_named(wish.bot)
            if found.taken:
                _check_clockless(table)
            if found.decider or table.row.state != "playing":
                raise RequestRefused("present", "no person is missing in this seat", table.seq)
            away = table.absence.seconds().get(seat)
            if away is None or away < table.row.patience:
                reason = f"a bot may play for somebody who has been away for {table.row.patience} s"
                raise RequestRefused("present", reason, table.seq)
            row = with_seat(table.row, seat, replace(found, stand_in=bot))
            await table.note(seat, "stand-in", pass_host(row, seat))
            if not found.taken:
                await table.tell_seated()
            return table.info()

    async def claim_absent(self, name: str, seat: int, token: str) -> protocol.TableInfo:
        """Say that a player has lost who has been away three times as long as the table says, and is waited for."""
        async with self.lobby.acting(name, token) as (table, role):
            _plays(table, role)
            found = _seat(table, seat)
            _check_clockless(table)
            if found.decider or not found.taken or table.turn != seat:
                raise RequestRefused("present", "the table waits for no absent player in this seat", table.seq)
            away, most = table.absence.seconds().get(seat), table.row.patience * CLAIMED_AFTER
            if away is None or away < most:
                raise RequestRefused("present", f"somebody has lost who has been away for {most} s", table.seq)
            gone = replace(found, stand_in=protocol.STAND_IN, resigned=True, lapse="absent")
            row = with_seat(table.row, seat, gone)
            await table.note(seat, "absent", without(row, seat, "absent"))
            return table.info()

    async def holiday(self, name: str, token: str, wish: protocol.Holiday) -> protocol.TableInfo:
        """Stop one's own clock for some days, or let it run again."""
        async with self.lobby.playing(name, token) as (table, seat):
            clocks, now = table.clocks, table.now()
            if table.row.state != "playing":
                raise RequestRefused("over", "the game is over", table.seq)
            if clocks is None or table.row.seats[seat].resigned or clocks.spare(seat, now) <= 0:
                raise RequestRefused("no-holiday", "no days of holidays are left to you at this table", table.seq)
            if wish.on != (seat in clocks.away):
                await table.note(seat, "holiday" if wish.on else "back", table.row)
            return table.info()

    async def resign(self, name: str, token: str, wish: protocol.Resign) -> protocol.TableInfo:
        """Give up: a bot plays on for one while others play; where one seat or no person is left, the game ends."""
        async with self.lobby.playing(name, token) as (table, seat):
            found = table.row.seats[seat]
            if table.row.state != "playing":
                raise RequestRefused("over", "the game is over", table.seq)
            if found.resigned:
                raise RequestRefused("resigned", "you have resigned already", table.seq)
            row = with_seat(table.row, seat, replace(found, stand_in=bot_named(wish.bot), resigned=True))
            await table.note(seat, "resign", without(row, seat, "resigned"))
            return table.info()


async def sit_down(table: Table, seat: int, name: str, colour: protocol.Colour, token: str) -> None:
    """Give a free seat to whoever has this token. The caller holds the lock."""
    links = [one for one in table.grants if one.invites and one.seat == seat]
    if colour in colours_of(table.row, seat):
        colour = ""
    mine = replace(table.row.seats[seat], name=clean_name(name), taken=True, stand_in="", colour=colour)
    row = with_seat(table.row, seat, mine)
    if row.host >= 0 and not table.row.seats[row.host].taken:
        row = replace(row, host=seat)
    row = row if row.vacant else replace(row, meet="", fill_at=0)
    fresh = Grant(hash_of(token), "seat", seat)
    await table.change(row, [fresh, *_spent(links)], [*links, *_forgotten(table, links)])
    await table.tell_seated(seat)


def _check_clockless(table: Table) -> None:
    if table.clocks is not None:
        raise RequestRefused("present", "this table has a clock, which alone decides when somebody is late", table.seq)


def _plays(table: Table, role: Role) -> None:
    """Refuse who neither plays nor is the host."""
    if not role.host and (role.seat < 0 or table.row.seats[role.seat].resigned):
        raise RequestRefused("not-seated", "only who plays at the table may do this", table.seq)


def _seat(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.row.seats):
        raise RequestRefused("bad-message", f"the table has no seat {seat}")
    return table.row.seats[seat]


async def _free(table: Table, seat: int, new: SeatRow, add: list[Grant]) -> None:
    """All tokens of a seat lose their power, and who used them is told. A host who goes is followed by another."""
    drop = [grant for grant in table.grants if grant.role == "seat" and grant.seat == seat]
    row = pass_host(with_seat(table.row, seat, new), seat)
    links = [grant for grant in drop if grant.invites]
    await table.change(row, [*add, *_spent(links)], [*drop, *_forgotten(table, links)])
    table.following.expel(seat)
    table.absence.restart(seat)
    await table.tell_seated(seat)
    table.announce()


def _spent(links: list[Grant]) -> list[Grant]:
    return [replace(link, role="spent", invites=False) for link in links]


def _forgotten(table: Table, links: list[Grant]) -> list[Grant]:
    """The spent links that are forgotten when these are spent."""
    spent = [grant for grant in table.grants if grant.role == "spent"]
    return spent[: max(0, len(spent) + len(links) - SPENT)]
