"""Hints and analyses: what a search thinks of a position, and of a whole game."""

from collections import OrderedDict
from itertools import accumulate, pairwise
from typing import Final, Literal, TypeVar

from gnomehall.bots.payoff import SOLO_PAR
from gnomehall.core.match import Match
from gnomehall.core.proof import Proof
from gnomehall.core.record import Move, dumps
from gnomehall.core.rng import Rng
from gnomehall.core.verdict import draws_of
from gnomehall.server import protocol
from gnomehall.server.tables.ahead import look_ahead
from gnomehall.server.tables.bot_turns import question_for
from gnomehall.server.tables.lobby import Lobby
from gnomehall.server.tables.outcomes import find_changes
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import Table
from gnomehall.server.tables.table_info import allows_hints
from gnomehall.server.tables.timeline import record_of
from gnomehall.server.workers.pool import Withdrawn, WorkerFailed, WorkerPool
from gnomehall.server.workers.worker import AnalysisRequest, Question, WorkerReply

T = TypeVar("T")

KEPT: Final = 200
"""Analyses and hints that are remembered: a game that is over does not change, nor does a position."""


class Queries:
    """Asks the workers, and each question about a finished game or a position only once."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._analyses: OrderedDict[str, protocol.AnalysisOut] = OrderedDict()
        self._hints: OrderedDict[str, protocol.HintOut] = OrderedDict()

    async def hint(self, name: str, token: str) -> protocol.HintOut:
        """It knows what the seat knows and no more, so a hint peeks at nothing."""
        table, role = await self.lobby.seated(name, token)
        if table.row.rated:
            raise RequestRefused("no-hints", "there are no hints at a rated table")
        if not allows_hints(table.row):
            raise RequestRefused("no-hints", "several people play at this table, and it was opened without hints")
        if table.turn != role.seat:
            raise RequestRefused("not-your-turn", "there is a hint when you decide", table.seq)
        seq, known = table.seq, self._hints.get(name)
        if known is not None and known.seq == seq:
            return known
        hint = (await _think(self.lobby.hall.workers, question_for(table, role.seat, ""))).hint
        assert hint is not None
        # Who lost the seat meanwhile is not told what is good for it.
        table, _ = await self.lobby.seated(name, token)
        if table.seq != seq:
            raise RequestRefused("stale", "the table has moved on", table.seq)
        ideas = tuple(
            protocol.IdeaOut(idea.text, idea.value, idea.low, idea.high, idea.reason.kind, idea.reason.by)
            for idea in hint.ideas
        )
        return _keep(self._hints, name, protocol.HintOut(seq, ideas, hint.chances))

    async def look(self, name: str, token: str, thing: str) -> protocol.Look:
        table, role = await self.lobby.seated(name, token)
        match = table.game().match
        faces, s, seat = match.game.faces(), match.state, role.seat
        if table.turn != seat:
            return protocol.Look()
        # What a choice leads to may hang on what is hidden from the seat, so it is tried on what they may believe.
        believed = s.determinize(seat, Rng(0))
        actions = [choice.action for choice in faces.choices(s) if thing in choice.touches]
        if not actions:
            return protocol.Look(refusal=faces.why_unavailable(s, thing))
        return protocol.Look(tuple(find_changes(believed, actions, seat)))

    async def ahead(self, name: str, token: str, moves: list[str]) -> protocol.Ahead:
        table, role = await self.lobby.seated(name, token)
        if table.turn != role.seat:
            raise RequestRefused("not-your-turn", "one looks ahead when one decides", table.seq)
        return look_ahead(table.game().match, role.seat, table.seq, moves)

    async def analysis(self, name: str, token: str) -> protocol.AnalysisOut:
        table, _ = await self.lobby.enter(name, token)
        table.game()
        if table.row.state != "over":
            raise RequestRefused("not-over", "a game is analysed when it is over", table.seq)
        found = self._analyses.get(name)
        if found is None:
            found = _keep(self._analyses, name, await self._analyse(table))
        # Who may not see the table any more is not told what was thought of it.
        await self.lobby.enter(name, token)
        return found

    async def progress(self, name: str, token: str) -> protocol.AnalysisProgress:
        """How far the analysis of a game is that somebody waits for; it begins none."""
        await self.lobby.enter(name, token)
        far = self.lobby.hall.analysts.progress(name)
        return protocol.AnalysisProgress(far.done, far.of)

    async def chance(self, name: str, token: str) -> protocol.ChanceOut | None:
        """Where the draws of a table come from; when nothing can be drawn any more, all that it takes to check them."""
        table, _ = await self.lobby.enter(name, token)
        proof = await self.lobby.hall.proof(table)
        if proof is None or not proof.secret:
            return None if proof is None else protocol.ChanceOut(proof.commitment, "", (), (), {}, ())
        timeline = table.game()
        return await self.lobby.hall.outside.run(present_chance, proof, timeline.start.branch(), timeline.match.moves)

    async def _analyse(self, table: Table) -> protocol.AnalysisOut:
        path = table.game().path(table.seq)
        text = dumps(record_of(table.row, table.entries, path))
        found = await _think(self.lobby.hall.analysts, AnalysisRequest(table.id, text))
        # The analysis counts moves, chance's too; the table counts steps.
        counts = accumulate(len(table.entries[seq].moves) for seq in path)
        return present_analysis(found, dict(zip(counts, pairwise([*path, table.seq]), strict=True)))


async def _think(pool: WorkerPool, asked: Question | AnalysisRequest) -> WorkerReply:
    try:
        return await pool.think(asked)
    except Withdrawn:
        raise RequestRefused("stale", "the table has moved on") from None
    except WorkerFailed as error:
        raise RequestRefused("busy", f"nobody can think about it now: {error}; try again") from None


def _keep(kept: OrderedDict[str, T], name: str, found: T) -> T:
    """Remember what was found, and forget the oldest if it is too much."""
    kept[name] = found
    if len(kept) > KEPT:
        kept.popitem(last=False)
    return found


def present_chance(proof: Proof, start: Match, moves: list[Move]) -> protocol.ChanceOut:
    """What it takes to check the draws of a game, for programs that know no rules."""
    return protocol.ChanceOut(
        proof.commitment,
        proof.secret,
        tuple(protocol.NumberOut(one.at, one.who, one.number) for one in proof.numbers),
        tuple(protocol.UndoneOut(one.at, one.draws, one.what) for one in proof.undone),
        dict(proof.repeats),
        tuple(protocol.DrawOut(one.at, one.what, one.outcomes, one.drawn) for one in draws_of(start, moves)),
    )


def present_analysis(thought: WorkerReply, position: dict[int, tuple[int, int]]) -> protocol.AnalysisOut:
    """An analysis as it is sent; `position` has the seq before and after the step that follows so many moves."""
    found = thought.analysis
    assert found is not None
    assert found.luck is not None
    alone = len(found.players) == 1
    scale = SOLO_PAR if alone else 1.0

    def scaled(values: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(round(scale * value, 4) for value in values)

    moments = tuple(
        protocol.MomentOut(position[m.number][0], m.seat, scaled(m.chances), m.played, m.best, round(scale * m.cost, 4))
        for m in found.moments
    )
    turns = tuple(
        protocol.TurningPoint(
            position[turn.moment.number][1],
            protocol.Choice.of(played),
            turn.moment.seat,
            turn.seat,
            *scaled((turn.before, turn.after)),
        )
        for turn, played in zip(found.turning_points(), thought.turns, strict=True)
    )
    slips = tuple(
        protocol.SlipOut(
            position[slip.moment.number][0],
            slip.moment.seat,
            protocol.Choice.of(slip.played),
            protocol.Choice.of(slip.best),
            round(scale * slip.moment.cost, 4),
        )
        for slip in thought.slips
    )
    luck = protocol.LuckOut(
        scaled(found.luck.start), scaled(found.luck.draws), tuple(scaled(moves) for moves in found.luck.moves)
    )
    unit: Literal["points", "chance"] = "points" if alone else "chance"
    return protocol.AnalysisOut(moments, scaled(found.final or ()), turns, slips, unit, luck)
