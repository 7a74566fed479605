"""What everybody may see of players and bots: their rated games, and who leads."""

from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from gnomehall import players
from gnomehall.server import protocol
from gnomehall.server.people.people import People
from gnomehall.server.people.ratings import BOT, Ratings
from gnomehall.server.store.standings import ESTABLISHED, RatingRow
from gnomehall.server.tables.first_choices import choice_of
from gnomehall.server.tables.refusal import RequestRefused

GAMES: Final = 30
DUELS: Final = 20
OPENINGS: Final = 3
"""Of each game."""
LEADERS: Final = 100


class Profiles:
    """Reads what the standings have."""

    def __init__(self, people: People, ratings: Ratings) -> None:
        self._keyring = people.keyring
        self._standings = ratings.standings

    async def profile(self, who: str) -> protocol.Profile:
        level = who.removeprefix(BOT)
        player = None if who.startswith(BOT) else await self._keyring.player(who)
        if player is None and not (who.startswith(BOT) and level in players.names()):
            raise RequestRefused("unknown-player", "there is no such player, or not any more")
        found = await self._standings.games_of(who, GAMES)
        games = [_game_out(list(rows)) for _, rows in groupby(found, itemgetter(0))]
        duels = [protocol.DuelOut(other, name or "", *counts) for other, name, *counts in await self._duels(who)]
        ratings = [_rating_out(row) for row in await self._standings.ratings_of(who)]
        openings = [_opening_out(*row) for row in await self._standings.openings_of(who, OPENINGS)]
        rest = tuple(ratings), tuple(games), tuple(duels), tuple(openings)
        if player is None:
            return protocol.Profile(who, level, "", 0, *rest)
        return protocol.Profile(who, player.name, player.colour, player.created, *rest)

    async def _duels(self, who: str) -> list[tuple[str, str | None, int, int, int]]:
        rows = await self._standings.duels_of(who, DUELS)
        return [(other, name, games, won, lost) for other, name, games, won, lost in rows]

    async def leaders(self, game: str, seats: int) -> protocol.Leaderboard:
        rows = await self._standings.leaders(game, seats, LEADERS)
        leaders = (
            protocol.LeaderOut(row.who, name or "", row.skill, row.doubt, row.games, row.won) for row, name in rows
        )
        return protocol.Leaderboard(game, seats, tuple(leaders))


def _rating_out(row: RatingRow) -> protocol.RatingOut:
    provisional = row.games < ESTABLISHED
    return protocol.RatingOut(row.game, row.seats, row.skill, row.doubt, row.games, row.won, provisional)


def _opening_out(game: str, opening: str, games: int, won: int) -> protocol.OpeningOut:
    return protocol.OpeningOut(game, choice_of(opening), games, won)


def _game_out(rows: list[tuple[Any, ...]]) -> protocol.GameOut:
    _, table, game, at, *_ = rows[0]
    placings = tuple(protocol.PlacingOut(who, name or "", place, score) for *_, who, name, place, score in rows)
    return protocol.GameOut(table or "", game, at, placings)
