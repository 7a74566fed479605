"""Trials: bots play an edition beside the shipped one for a while, in a worker, and it is said what the change does."""

import asyncio
from collections.abc import AsyncGenerator

from gnomehall import registry
from gnomehall.server import limits, protocol
from gnomehall.server.tables.editions import Editions, read_edition
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.workers.pool import WorkerFailed
from gnomehall.server.workers.worker import TrialRequest, WorkerReply

TrialNews = protocol.TrialProgress | protocol.TrialOut | protocol.Problem


class Trials:
    """One at a time for each client; those of a hall take turns at one worker of their own."""

    def __init__(self, editions: Editions) -> None:
        self._editions = editions
        self._hall = editions.hall
        self._under_way: set[str] = set()

    async def begin(
        self, name: str, token: str, wish: protocol.TrialWish, client: str
    ) -> AsyncGenerator[TrialNews, None]:
        """The news of a trial; refused where there can be none."""
        row = await self._editions.owned(name, token)
        game = registry.game(row.game)
        if wish.players not in game.meta.seats:
            raise RequestRefused("bad-message", f"{game.meta.title} is not played by {wish.players}")
        digest, mistakes = await self._hall.outside.run(read_edition, row.game, row.text)
        if mistakes:
            raise RequestRefused("bad-edition", mistakes[0].problem)
        if client in self._under_way:
            raise RequestRefused("too-many", "a trial of yours is under way; wait for it or stop it")
        if len(self._under_way) >= limits.TRIALS:
            raise RequestRefused("busy", "too many trials wait already; try again in a minute")
        text = None if digest == registry.shipped_edition(row.game).digest else row.text
        asked = TrialRequest(f"trial {name}", row.game, text, wish.players, wish.bot, wish.seconds)
        # From now on until it is over, whether or not anybody listens.
        working = asyncio.create_task(self._hall.trials.think(asked))
        self._under_way.add(client)
        working.add_done_callback(lambda _: self._under_way.discard(client))
        return self._tell(asked, working)

    async def _tell(self, asked: TrialRequest, working: "asyncio.Task[WorkerReply]") -> AsyncGenerator[TrialNews, None]:
        try:
            while not working.done():
                far = self._hall.trials.progress(asked.table)
                yield protocol.TrialProgress(far.done)
                await asyncio.wait({working}, timeout=limits.TRIAL_NEWS_SECONDS)
            try:
                trial = working.result().trial
            except WorkerFailed as error:
                yield protocol.Problem("busy", f"it could not be played: {error}; try again")
                return
            assert trial is not None
            yield trial
        finally:
            # Who does not listen any more needs no answer.
            working.cancel()
