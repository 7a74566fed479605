"""Bots at tables: a bot that has to decide is asked until it has moved, and a watchdog finds those forgotten."""

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from gnomehall import registry
from gnomehall.server import limits, logs
from gnomehall.server.metrics import Metrics
from gnomehall.server.tables.lessons import arranged_move
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.table import BotTurn, Table
from gnomehall.server.workers.pool import WorkerFailed, WorkerPool
from gnomehall.server.workers.worker import Question


class Asking(NamedTuple):
    """A bot that is being asked."""

    turn: BotTurn
    task: "asyncio.Task[None]"


class BotTurns:
    """Asks the bots of all tables. A table never waits for a bot without somebody who asks it."""

    def __init__(self, workers: WorkerPool, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._asking: dict[str, Asking] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._asking

    def turned(self, table: Table) -> None:
        """If a bot decides now, ask it; what was asked for another position is withdrawn."""
        turn, asking = table.bot_turn(), self._asking.get(table.id)
        if asking is not None:
            if asking.turn == turn:
                return
            del self._asking[table.id]
            # The bot that has just moved ends by itself.
            if asking.task is not asyncio.current_task():
                asking.task.cancel()
        if turn is not None:
            task = asyncio.create_task(self._ask(table, turn))
            self._asking[table.id] = Asking(turn, task)
            task.add_done_callback(lambda _: self._ended(table.id, task))

    def _ended(self, table: str, task: "asyncio.Task[None]") -> None:
        asking = self._asking.get(table)
        if asking is not None and asking.task is task:
            del self._asking[table]

    async def _ask(self, table: Table, turn: BotTurn) -> None:
        """Ask until it has moved. Whatever goes wrong, it is asked again, ever more seldom."""
        pause = limits.BOT_RETRY_SECONDS
        while table.bot_turn() == turn:
            try:
                move = arranged_move(table.game().match)
                if move is None:
                    move = (await self._workers.think(question_for(table, turn.seat, turn.bot))).move
                await table.move_bot(turn, move)
                continue
            except (WorkerFailed, RequestRefused) as error:
                logs.warn("bot can't play, asking again", table=table.id, seat=turn.seat, reason=str(error))
            except Exception as error:
                logs.failure("bot failed, asking again", error)
            self._metrics.bot_retries.inc()
            await asyncio.sleep(pause)
            pause = min(limits.BOT_RETRY_MOST, 2 * pause)

    def watch(self, tables: Iterable[Table]) -> None:
        """The watchdog: find tables where it is a bot's turn and nobody asks it."""
        for table in tables:
            # While something is written down, whoever writes will ask.
            if table.id not in self._asking and not table.lock.locked() and table.bot_turn() is not None:
                self._metrics.bots_forgotten.inc()
                logs.warn("nobody asked a bot, asking it", table=table.id)
                self.turned(table)

    async def close(self) -> None:
        tasks = [asking.task for asking in self._asking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def question_for(table: Table, seat: int, bot: str) -> Question:
    row, match = table.row, table.game().match
    text = registry.text_unless_shipped(row.game, match.setup.edition)
    moves = [move.text for move in match.moves]
    return Question(row.id, row.game, text, row.options, len(row.seats), moves, seat, bot, row.rules)


async def repeat(seconds: float, what: Callable[[], None]) -> None:
    """Do something again and again; one round that fails does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            what()
        except Exception as error:
            logs.failure("a round failed", error)
