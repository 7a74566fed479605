"""Results of rated tables and what follows from them, as rows of a database: ratings, who met whom how often, openings.

The results are numbered in the order in which they were counted, and ratings follow from them alone: counted once
more in this order, they come out the same.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from typing import Any, Final

from gnomehall.server.store.interface import Statement, Store

RESULT: Final = "number, table_id, game, seats, at"
PLACING: Final = "number, seat, who, place, score, skill, doubt, opening"
RATING: Final = "who, game, seats, skill, doubt, lead, games, won"
OPENING: Final = "who, game, opening, games, won"
ESTABLISHED: Final = 10
"""Games from which on a rating is no longer provisional; the index of the leaders has this number too."""
CHUNK: Final = 2000


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How well somebody plays a game with so many players, as far as it is known."""

    who: str
    """The id of a player, or `bot:LEVEL`."""
    game: str
    seats: int
    skill: float
    doubt: float
    """The standard deviation of what is believed about the skill."""
    lead: float
    """What one can be nearly sure of: the skill less three times the doubt. Leaders are ordered by it."""
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Placing:
    """Who came where in a game, and their rating after it."""

    seat: int
    who: str
    place: int
    score: int
    skill: float = 0.0
    doubt: float = 0.0
    opening: str = ""
    """The first free choice of the seat, as JSON of the data for its words; empty where there was none."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    number: int
    table: str
    game: str
    seats: int
    at: int


class Standings:
    """What the database has of rated games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def uncounted(self) -> list[str]:
        """Tables whose result is not counted yet, in the order in which they were opened."""
        sql = "SELECT id FROM tables WHERE rated = 1 AND state IN ('over', 'closed') ORDER BY created, id LIMIT 1000"
        return [row[0] for row in await self._store.query(sql)]

    async def next_number(self) -> int:
        [(number,)] = await self._store.query("SELECT coalesce(max(number), 0) + 1 FROM results")
        return int(number)

    async def rating(self, who: str, game: str, seats: int) -> RatingRow | None:
        sql = f"SELECT {RATING} FROM ratings WHERE who = ? AND game = ? AND seats = ?"
        found = await self._store.query(sql, who, game, seats)
        return RatingRow(*found[0]) if found else None

    async def count(self, result: ResultRow, placings: Sequence[Placing], ratings: Sequence[RatingRow]) -> None:
        """Write down a result with all that follows from it. Another with its number makes it fail as a whole."""
        await self._store.write(
            (f"INSERT INTO results ({RESULT}) VALUES (?,?,?,?,?)", _values(result)),
            *_following(result, placings, ratings),
            ("UPDATE tables SET rated = 2 WHERE id = ?", (result.table,)),
        )

    async def set_aside(self, table: str) -> None:
        """Note that a table gave nothing to count."""
        await self._store.write(("UPDATE tables SET rated = 2 WHERE id = ?", (table,)))

    # --- counting once more -----------------------------------------------------------------

    async def all_results(self) -> AsyncIterator[tuple[ResultRow, list[Placing]]]:
        """Every result in the order in which it was counted."""
        after = 0
        sql = f"SELECT {RESULT} FROM results WHERE number > ? ORDER BY number LIMIT ?"
        placed = f"SELECT {PLACING} FROM placings WHERE number > ? AND number <= ? ORDER BY number, seat"
        while results := [ResultRow(*row) for row in await self._store.query(sql, after, CHUNK)]:
            rows = await self._store.query(placed, after, results[-1].number)
            by_number: dict[int, list[Placing]] = {result.number: [] for result in results}
            for number, *values in rows:
                by_number[number].append(Placing(*values))
            for result in results:
                yield result, by_number[result.number]
            after = results[-1].number

    async def all_ratings(self) -> list[RatingRow]:
        rows = await self._store.query(f"SELECT {RATING} FROM ratings ORDER BY who, game, seats")
        return [RatingRow(*row) for row in rows]

    async def all_duels(self) -> list[tuple[str, str, int, int, int]]:
        rows = await self._store.query("SELECT who, other, games, won, lost FROM duels ORDER BY who, other")
        return [(who, other, games, won, lost) for who, other, games, won, lost in rows]

    async def all_openings(self) -> list[tuple[str, str, str, int, int]]:
        rows = await self._store.query(f"SELECT {OPENING} FROM openings ORDER BY who, game, opening")
        return [(who, game, opening, games, won) for who, game, opening, games, won in rows]

    async def correct_openings(self, number: int, openings: Mapping[int, str]) -> None:
        """Write down what the seats of a game opened it with. The sums are then to be worked out anew."""
        sql = "UPDATE placings SET opening = ? WHERE number = ? AND seat = ?"
        await self._store.write(*((sql, (opening, number, seat)) for seat, opening in openings.items()))

    async def replace(
        self,
        ratings: Sequence[RatingRow],
        duels: Sequence[tuple[str, str, int, int, int]],
        openings: Sequence[tuple[str, str, str, int, int]],
    ) -> None:
        rating = f"INSERT INTO ratings ({RATING}) VALUES (?,?,?,?,?,?,?,?)"
        duel = "INSERT INTO duels (who, other, games, won, lost) VALUES (?,?,?,?,?)"
        await self._store.write(
            ("DELETE FROM ratings", ()),
            ("DELETE FROM duels", ()),
            ("DELETE FROM openings", ()),
            *((rating, _rating_values(one)) for one in ratings),
            *((duel, one) for one in duels),
            *((f"INSERT INTO openings ({OPENING}) VALUES (?,?,?,?,?)", one) for one in openings),
        )

    # --- looking ----------------------------------------------------------------------------

    async def ratings_of(self, who: str) -> list[RatingRow]:
        sql = f"SELECT {RATING} FROM ratings WHERE who = ? ORDER BY games DESC, game, seats"
        return [RatingRow(*row) for row in await self._store.query(sql, who)]

    async def ratings_among(self, players: Sequence[str]) -> list[RatingRow]:
        """All ratings of these players."""
        marks = ",".join("?" * len(players))
        sql = f"SELECT {RATING} FROM ratings WHERE who IN ({marks}) ORDER BY who, game, seats"
        return [RatingRow(*row) for row in await self._store.query(sql, *players)] if players else []

    async def leaders(self, game: str, seats: int, limit: int) -> list[tuple[RatingRow, str | None]]:
        """Those of whose skill one can be surest, with the names of players."""
        sql = f"""
        SELECT {RATING}, name FROM (
          SELECT * FROM ratings WHERE game = ? AND seats = ? AND games >= {ESTABLISHED} ORDER BY lead DESC LIMIT ?
        ) AS first LEFT JOIN players ON players.id = who ORDER BY lead DESC, who
        """
        return [(RatingRow(*row[:-1]), row[-1]) for row in await self._store.query(sql, game, seats, limit)]

    async def games_of(self, who: str, limit: int) -> list[tuple[Any, ...]]:
        """The newest games of somebody: a row for each placing, newest game first, with the id of a public table."""
        sql = """
        SELECT results.number, CASE WHEN public = 1 THEN table_id ELSE '' END, results.game, at, seat, who, name, place,
          score
        FROM (SELECT number FROM placings WHERE who = ? ORDER BY number DESC LIMIT ?) AS newest
        JOIN results ON results.number = newest.number JOIN placings ON placings.number = newest.number
        LEFT JOIN players ON players.id = who LEFT JOIN tables ON tables.id = table_id
        ORDER BY results.number DESC, place, seat
        """
        return await self._store.query(sql, who, limit)

    async def duels_of(self, who: str, limit: int) -> list[tuple[Any, ...]]:
        """Whom somebody has met most often: who, name, games, won, lost."""
        sql = """
        SELECT other, name, games, won, lost FROM (
          SELECT * FROM duels WHERE who = ? ORDER BY games DESC LIMIT ?
        ) AS most LEFT JOIN players ON players.id = other ORDER BY games DESC, other
        """
        return await self._store.query(sql, who, limit)

    async def openings_of(self, who: str, limit: int) -> list[tuple[Any, ...]]:
        """What somebody has opened each game with most often: game, opening, games, won."""
        sql = """
        SELECT game, opening, games, won FROM (
          SELECT game, opening, games, won,
            row_number() OVER (PARTITION BY game ORDER BY games DESC, won DESC, opening) AS at
          FROM openings WHERE who = ?
        ) AS most WHERE at <= ? ORDER BY game, at
        """
        return await self._store.query(sql, who, limit)


def rename(who: str, to: str) -> list[Statement]:
    """What makes the games of one those of another name."""
    met = "UPDATE duels SET other = ? WHERE other = ? AND who IN (SELECT other FROM duels WHERE who = ?)"
    return [
        ("UPDATE placings SET who = ? WHERE who = ?", (to, who)),
        ("UPDATE ratings SET who = ? WHERE who = ?", (to, who)),
        ("UPDATE duels SET who = ? WHERE who = ?", (to, who)),
        ("UPDATE openings SET who = ? WHERE who = ?", (to, who)),
        # Those who were met are found from the other side: no index has this one.
        (met, (to, who, to)),
    ]


def duel_counts(placings: Sequence[Placing]) -> list[tuple[str, str, int, int, int]]:
    """What a game adds to who met whom: games, won, lost; bots of one level are met as often as they sat there."""
    found: dict[tuple[str, str], list[int]] = {}
    for mine in placings:
        for other in placings:
            if other.who != mine.who:
                counts = found.setdefault((mine.who, other.who), [0, 0, 0])
                counts[0] += 1
                counts[1] += mine.place < other.place
                counts[2] += mine.place > other.place
    return [(who, other, games, won, lost) for (who, other), (games, won, lost) in sorted(found.items())]


def opening_counts(game: str, placings: Sequence[Placing]) -> list[tuple[str, str, str, int, int]]:
    """What a game adds to what it was opened with; bots of one level count as often as they sat there."""
    found: dict[tuple[str, str], list[int]] = {}
    for one in placings:
        if one.opening:
            counts = found.setdefault((one.who, one.opening), [0, 0])
            counts[0] += 1
            counts[1] += one.place == 0
    return [(who, game, opening, games, won) for (who, opening), (games, won) in sorted(found.items())]


def _following(result: ResultRow, placings: Sequence[Placing], ratings: Sequence[RatingRow]) -> list[Statement]:
    placing = f"INSERT INTO placings ({PLACING}) VALUES (?,?,?,?,?,?,?,?)"
    rating = f"""
    INSERT INTO ratings ({RATING}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (who, game, seats) DO UPDATE SET
      skill = excluded.skill, doubt = excluded.doubt, lead = excluded.lead, games = excluded.games, won = excluded.won
    """
    duel = """
    INSERT INTO duels (who, other, games, won, lost) VALUES (?,?,?,?,?) ON CONFLICT (who, other) DO UPDATE SET
      games = duels.games + excluded.games, won = duels.won + excluded.won, lost = duels.lost + excluded.lost
    """
    opening = f"""
    INSERT INTO openings ({OPENING}) VALUES (?,?,?,?,?) ON CONFLICT (who, game, opening) DO UPDATE SET
      games = openings.games + excluded.games, won = openings.won + excluded.won
    """
    return [
        *((placing, (result.number, *astuple(one))) for one in placings),
        *((rating, _rating_values(one)) for one in ratings),
        *((duel, counts) for counts in duel_counts(placings)),
        *((opening, counts) for counts in opening_counts(result.game, placings)),
    ]


def _values(result: ResultRow) -> tuple[Any, ...]:
    return result.number, result.table, result.game, result.seats, result.at


def _rating_values(one: RatingRow) -> tuple[Any, ...]:
    return one.who, one.game, one.seats, one.skill, one.doubt, one.lead, one.games, one.won
