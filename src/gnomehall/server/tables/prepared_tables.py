"""Tables that begin with moves already made: lessons, opened records, and games that go on from one that is over."""

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gnomehall import players, registry
from gnomehall.core.errors import BadSetup
from gnomehall.core.event import Event
from gnomehall.core.match import Match
from gnomehall.core.proof import Proof
from gnomehall.core.record import Move, loads
from gnomehall.core.state import CHANCE
from gnomehall.core.verdict import draws_of, repeats_of
from gnomehall.server import limits, logs, protocol
from gnomehall.server.store.chances import ChanceRow
from gnomehall.server.store.interface import NO_SEAT, Grant, SeatRow, StoreFailed, TableRow, TimelineEntry
from gnomehall.server.tables.broadcast import result_of
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.lessons import lesson_of
from gnomehall.server.tables.lobby import Lobby, bot_named
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import clean_name, hash_of, new_table_id, new_token
from gnomehall.server.tables.table import Table
from gnomehall.server.tables.timeline import Draft, Timeline


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A move with the draws that followed it; the first of a game is the deal, whose player is chance."""

    who: int
    moves: tuple[str, ...]


def split_turns(moves: Sequence[Move]) -> list[PlayedTurn]:
    """The moves of a record as the turns that a table makes of them."""
    found = [PlayedTurn(CHANCE, ())]
    for move in moves:
        if move.who == CHANCE:
            found[-1] = replace(found[-1], moves=(*found[-1].moves, move.text))
        else:
            found.append(PlayedTurn(move.who, (move.text,)))
    return found


def play_out(
    start: Match,
    turns: Sequence[PlayedTurn],
    at: int,
    below: Callable[[int], int] = secrets.randbelow,
    chance: ChanceRow | None = None,
) -> Timeline:
    """A timeline on which these turns are played; what chance has still to decide then is drawn."""
    timeline = Timeline(start, chance)
    for turn in turns:
        match = timeline.match.branch()
        before = len(match.moves)
        events: list[Event] = []
        drawing = timeline.chance.again(timeline.seq + 1, turn.who)
        for text in turn.moves:
            events += drawing.play(match, text)
        while turn is turns[-1] and match.state.player() == CHANCE:
            events += match.roll(below) if drawing.luck is None else drawing.roll(match)
        made = tuple(move.text for move in match.moves[before:])
        state = match.state
        entry = TimelineEntry(timeline.seq + 1, turn.who, made, None, state.player(), state.round(), at)
        timeline.commit(Draft(entry, match, events, drawing))
    return timeline


async def open_lesson(lobby: Lobby, game: str, wish: protocol.NewLesson) -> protocol.Created:
    """The table of a game's guided start: the learner against a bot, at the position where the lesson begins."""
    found = registry.lesson(game)
    if found is None:
        raise BadSetup(f"{registry.game(game).meta.title} has no lesson")
    setup = registry.setup(game, found.seats, found.options)
    seats = [SeatRow(clean_name(wish.bot), found.bot) for _ in range(found.seats)]
    seats[found.seat] = SeatRow(clean_name(wish.name))
    now = int(time.time())
    timeline = play_out(Match(registry.game(game), setup), split_turns(found.opening), now)
    row = TableRow(
        id=new_table_id(),
        game=game,
        rules=timeline.match.game.meta.rules,
        edition=setup.edition.name,
        digest=setup.edition.digest,
        edition_text=None,
        options=dict(setup.options),
        seats=tuple(seats),
        public=False,
        state="playing",
        created=now,
        host=found.seat,
    )
    return await _open(lobby.hall, row, timeline, found.seat)


async def open_record(lobby: Lobby, wish: protocol.OpenRecord) -> protocol.Created:
    """The table of a record: nobody plays on there, whether or not its game is over."""
    if len(wish.text) > limits.RECORD_LENGTH:
        size = f"the record has {len(wish.text)} characters"
        raise RequestRefused("bad-message", f"{size}; no more than {limits.RECORD_LENGTH} are read")
    # A long game takes its time to play out, so the event loop does not wait for it.
    row, timeline, proof = await lobby.hall.outside.run(_read, wish.text, int(time.time()))
    chance = None if proof is None else ChanceRow(proof.commitment, proof.secret, proof=proof)
    return await _open(lobby.hall, row, timeline, NO_SEAT, chance)


def _read(text: str, now: int) -> tuple[TableRow, Timeline, Proof | None]:
    """The table that a record makes; BadRecord names the line at fault."""
    record = loads(text)
    if len(record.moves) > limits.RECORD_MOVES:
        raise record.refuse("moves", f"no more than {limits.RECORD_MOVES} moves are read")
    for name, value in record.options.items():
        if not value.isprintable():
            raise record.refuse(f"option {name}", "the value of an option is one line of printable text")
    found = registry.replay_record(record)
    timeline = play_out(Match(found.game, found.setup), split_turns(record.moves), now)
    over, edition = timeline.match.over, found.setup.edition
    row = TableRow(
        id=new_table_id(),
        game=record.game,
        rules=record.rules,
        edition=edition.name,
        digest=edition.digest,
        edition_text=registry.text_unless_shipped(record.game, edition),
        options=dict(found.setup.options),
        seats=tuple(_seat_of(name) for name in found.players),
        public=False,
        state="over" if over else "closed",
        created=now,
        result=result_of(timeline.match),
        ended="" if over else "record",
    )
    return row, timeline, record.proof


def _seat_of(name: str) -> SeatRow:
    """Who sat there, as far as a record tells: a nameless bot goes by its level, and nobody by a question mark."""
    return SeatRow("", name) if name in players.names() else SeatRow("" if name == "?" else clean_name(name))


async def open_continuation(lobby: Lobby, name: str, token: str, wish: protocol.CarryOn) -> protocol.Created:
    """What if: a new table at a position of a game that is over, with a person in one seat and bots in the others."""
    async with lobby.acting(name, token) as (old, _):
        row, timeline, chance = await _go_on(lobby.hall, old, wish)
    return await _open(lobby.hall, row, timeline, wish.seat, chance)


def luck_of(table: Table, proof: Proof | None) -> ChanceRow:
    """The luck of a game that is over, for others to have it too."""
    timeline = table.game()
    if proof is None or not proof.secret:
        raise RequestRefused("no-promise", "nobody knows what luck this game had", table.seq)
    draws = draws_of(timeline.start.branch(), timeline.match.moves)
    return ChanceRow(proof.commitment, proof.secret, repeats_of(proof, draws))


async def _go_on(hall: Hall, old: Table, wish: protocol.CarryOn) -> tuple[TableRow, Timeline, ChanceRow | None]:
    """The new table, played as far as the old one's position."""
    if old.row.state == "playing":
        raise RequestRefused("not-over", "other ways to go on can be tried when the game is over", old.seq)
    if wish.seat >= len(old.row.seats):
        raise RequestRefused("bad-message", f"the table has no seat {wish.seat}")
    timeline = old.game()
    if wish.seq > timeline.seq:
        raise RequestRefused("stale", f"the table is at seq {timeline.seq}", timeline.seq)
    bot = bot_named(wish.bot)
    turns = [PlayedTurn(timeline.entries[seq].who, timeline.entries[seq].moves) for seq in timeline.path(wish.seq)]
    now = int(time.time())
    # A long game takes its time to play out, so the event loop does not wait for it.
    chance = await hall.outside.run(luck_of, old, await hall.proof(old)) if wish.luck else None
    after = await hall.outside.run(play_out, timeline.start.branch(), turns, now, secrets.randbelow, chance)
    if after.match.over:
        raise RequestRefused("over", "at this position the game is over; choose an earlier one", old.seq)
    # A bot does not go by the name of the person whose place it takes.
    seats = [SeatRow(seat.name if seat.bot else "", bot) for seat in old.row.seats]
    seats[wish.seat] = SeatRow(clean_name(wish.name))
    row = replace(
        old.row,
        id=new_table_id(),
        seats=tuple(seats),
        public=False,
        state="playing",
        created=now,
        result=None,
        rematch="",
        host=wish.seat,
        ended="",
        rated=False,
        pace=protocol.NO_PACE,
        due=0,
    )
    return row, after, chance


async def _open(
    hall: Hall, row: TableRow, timeline: Timeline, seat: int, chance: ChanceRow | None = None
) -> protocol.Created:
    """Write a table down with all its entries, and give out its keys: those of a seat too, if anybody plays there."""
    host, watch = new_token(), new_token()
    mine = () if seat == NO_SEAT else (protocol.Key(seat, new_token()),)
    grants = [Grant(hash_of(host), "host", seat), Grant(hash_of(watch), "watch")]
    grants += [Grant(hash_of(key.token), "seat", key.seat) for key in mine]

    async def write() -> Table:
        try:
            await hall.store.create(row, timeline.entries, grants, chance=chance)
        except StoreFailed:
            raise RequestRefused("busy", "the table could not be written down; try again") from None
        table = Table(hall, row, timeline.entries, grants, timeline, chance)
        hall.add(table)
        return table

    table = await hall.open(row.id, write())
    hall.turned(table)
    logs.note("table opened", table=row.id, game=row.game, seats=len(row.seats), moves=len(timeline.match.moves))
    return protocol.Created(table.info(), host, watch, mine, ())


async def lesson_progress(lobby: Lobby, name: str, token: str) -> protocol.LessonOut | None:
    """The lesson that a table is, and how far its learner is; None for any other table and for who looks on."""
    table, role = await lobby.enter(name, token)
    found = lesson_of(table.game().match)
    if found is None or role.seat != found.seat:
        return None
    return protocol.LessonOut(found.steps, tuple(found.fulfilled(table.game().match.moves)))
