"""Ratings: each finished game of a rated table is counted once, in an order that is kept."""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from gnomehall.server import logs
from gnomehall.server.people.openings import openings_at
from gnomehall.server.store.interface import StoreFailed, TableRow
from gnomehall.server.store.standings import Placing, RatingRow, ResultRow, Standings, duel_counts, opening_counts
from gnomehall.server.tables.hall import Hall
from gnomehall.server.tables.table_info import places_of
from gnomehall.sim.rating import FIRST, Rating, rate

TRIES: Final = 8
"""How often a result is counted anew because another process took its number."""
BOT: Final = "bot:"


class Ratings:
    """Counts what is not counted yet, whenever a rated game ends and when the hall opens."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.standings = Standings(hall.store)
        self._counting: asyncio.Task[None] | None = None
        self._again = False

    def ended(self, row: TableRow) -> None:
        if row.rated:
            self.count_soon()

    def count_soon(self) -> None:
        """Count in the background; what ends meanwhile is counted right after."""
        self._again = True
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self._count())

    async def settled(self) -> None:
        """Wait until nothing is being counted."""
        if self._counting:
            await asyncio.gather(self._counting, return_exceptions=True)

    async def _count(self) -> None:
        while self._again:
            self._again = False
            try:
                for table in await self.standings.uncounted():
                    await self._count_table(table)
            except StoreFailed as error:
                # It is counted when the next game ends, or the hall opens again.
                logs.warn("results not counted", reason=str(error))

    async def _count_table(self, name: str) -> None:
        found = await self._hall.store.summary(name)
        if found is None:
            return
        row, at = found[0].row, found[0].last.at
        openings = await openings_at(self._hall.store, name) or {}
        for left in reversed(range(TRIES)):
            placings = placings_of(row, openings)
            if not placings:
                await self.standings.set_aside(name)
                return
            number = await self.standings.next_number()
            result = ResultRow(number, name, row.game, len(row.seats), at)
            before = {who: await self.standings.rating(who, row.game, len(row.seats)) for who in _who(placings)}
            placings, ratings = rated(result, placings, before)
            try:
                await self.standings.count(result, placings, ratings)
                return
            except StoreFailed:
                if not left or await self.standings.next_number() == number:
                    raise


def placings_of(row: TableRow, openings: Mapping[int, str]) -> list[Placing]:
    """Who came where; nothing where the game gave no result, or somebody there is no player."""
    places = places_of(row)
    who = [f"{BOT}{seat.bot}" if seat.bot else seat.player for seat in row.seats]
    if places is None or not all(who):
        return []
    scores = row.result.scores if row.result else (0,) * len(who)
    return [
        Placing(seat, who[seat], places[seat], scores[seat], opening=openings.get(seat, "")) for seat in range(len(who))
    ]


def rated(
    result: ResultRow, placings: list[Placing], before: dict[str, RatingRow | None]
) -> tuple[list[Placing], list[RatingRow]]:
    """The placings with the ratings after the game, and these; of several bots of a level, the mean of theirs."""
    known = [before[one.who] for one in placings]
    start = [FIRST if row is None else Rating(row.skill, row.doubt) for row in known]
    after = rate(start, [one.place for one in placings])
    together: dict[str, list[Rating]] = {}
    for one, rating in zip(placings, after, strict=True):
        together.setdefault(one.who, []).append(rating)
    rows = []
    for who, found in together.items():
        skill = sum(one.skill for one in found) / len(found)
        doubt = sum(one.doubt for one in found) / len(found)
        was = before[who]
        won = any(one.who == who and one.place == 0 for one in placings)
        games, wins = (0, 0) if was is None else (was.games, was.won)
        rows.append(
            RatingRow(who, result.game, result.seats, skill, doubt, skill - 3 * doubt, games + 1, wins + int(won))
        )
    final = {row.who: row for row in rows}
    placed = [replace(one, skill=final[one.who].skill, doubt=final[one.who].doubt) for one in placings]
    return placed, rows


async def recount(standings: Standings) -> tuple[int, bool]:
    """Work all ratings out anew from the results; how many these are, and whether anything came out otherwise."""
    ratings: dict[tuple[str, str, int], RatingRow] = {}
    duels: dict[tuple[str, str], tuple[int, int, int]] = {}
    openings: dict[tuple[str, str, str], tuple[int, int]] = {}
    count = 0
    async for result, placings in standings.all_results():
        count += 1
        before = {who: ratings.get((who, result.game, result.seats)) for who in _who(placings)}
        for row in rated(result, placings, before)[1]:
            ratings[row.who, row.game, row.seats] = row
        for who, other, games, won, lost in duel_counts(placings):
            had = duels.get((who, other), (0, 0, 0))
            duels[who, other] = (had[0] + games, had[1] + won, had[2] + lost)
        for who, game, opening, games, won in opening_counts(result.game, placings):
            made = openings.get((who, game, opening), (0, 0))
            openings[who, game, opening] = (made[0] + games, made[1] + won)
    new = [ratings[key] for key in sorted(ratings)]
    met = [(who, other, *duels[who, other]) for who, other in sorted(duels)]
    opened = [(*key, *openings[key]) for key in sorted(openings)]
    same = new == await standings.all_ratings() and met == await standings.all_duels()
    same = same and opened == await standings.all_openings()
    if not same:
        await standings.replace(new, met, opened)
    return count, same


def _who(placings: Iterable[Placing]) -> set[str]:
    return {one.who for one in placings}
