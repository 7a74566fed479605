"""Tables of several folders made one: a game that is in several of them is counted once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gnomehall import files
from gnomehall.sim.tables import COLUMNS, KEY, TELLS, BadTables, schema_of
from gnomehall.sim.tally import wilson

if TYPE_CHECKING:
    import polars


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot fared in the games of one kind."""

    game: str
    edition: str
    players: int
    bot: str
    games: int
    wins: float

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True, slots=True)
class Merged:
    games: int
    repeated: int
    """Games that were in several of the folders."""
    standings: tuple[Standing, ...]


def merge(folders: Sequence[Path], out: Path) -> Merged:
    """Join the tables of the folders, and of those below them, in another one; BadTables names what is wrong."""
    tables = {table: [frame for folder in folders for frame in _read(folder, table)] for table in COLUMNS}
    if not tables["games"]:
        raise BadTables(f"there is no games.parquet in {', '.join(map(str, folders))}; name folders that --out wrote")
    joined = {table: _join(table, frames) for table, frames in tables.items() if frames}
    _check_whole(joined)
    for table, frame in joined.items():
        with files.replacing(out / f"{table}.parquet") as fresh:
            frame.write_parquet(fresh, compression="zstd")
    seen = sum(frame.height for frame in tables["games"])
    games = joined["games"].height
    return Merged(games, seen - games, tuple(_standings(joined)))


def _read(folder: Path, table: str) -> "Iterator[polars.DataFrame]":
    import polars

    if not folder.is_dir():
        raise BadTables(f"{folder} is no folder; name folders that --out wrote")
    for path in sorted(folder.rglob(f"*{table}.parquet")):
        if path.name.removesuffix(f"{table}.parquet").rstrip("-0123456789") or ".parts" in path.parent.name:
            continue
        try:
            frame = polars.read_parquet(path)
        except (polars.exceptions.PolarsError, OSError) as error:
            raise BadTables(f"{path} is no Parquet file: {error}") from None
        wanted = schema_of(table)
        if dict(frame.schema) != wanted:
            wrong = sorted(set(wanted.items()) ^ set(dict(frame.schema).items()), key=str)[0][0]
            raise BadTables(f"{path} is not a table of {table} as this version writes it: look at its column {wrong}")
        yield frame


def _join(table: str, frames: "Sequence[polars.DataFrame]") -> "polars.DataFrame":
    import polars

    tells = [*KEY, *TELLS[table]]
    joined = polars.concat(frames).unique().sort(tells)
    twice = joined.filter(polars.struct(tells).is_duplicated())
    if twice.height:
        row = twice.row(0, named=True)
        where = f"game {row['number']} of seed {row['seed']}, batch {row['batch']}"
        raise BadTables(f"the folders contradict each other: {where} is there twice, and differs in its {table}")
    return joined


def _check_whole(joined: "dict[str, polars.DataFrame]") -> None:
    """Refuse a folder whose tables were not written together."""
    import polars

    games = joined["games"].select([*KEY, "players"])
    if "seats" not in joined:
        raise BadTables("there is no seats.parquet beside games.parquet; write the folder again with --out")
    seats = joined["seats"].group_by(KEY).agg(polars.len().cast(polars.Int32).alias("sat"))
    both = games.join(seats, on=KEY, how="full", coalesce=True)
    wrong = both.filter(polars.col("players").ne_missing(polars.col("sat")))
    if wrong.height:
        row = wrong.row(0, named=True)
        where = f"game {row['number']} of seed {row['seed']}, batch {row['batch']}"
        raise BadTables(f"{where} is not whole: its seats and the game do not agree; write the folder again with --out")


def _standings(joined: "dict[str, polars.DataFrame]") -> Iterator[Standing]:
    import polars

    kinds = ["game", "edition", "edition_hash", "players", "bot"]
    found = (
        joined["seats"]
        .join(joined["games"], on=KEY)
        .group_by(kinds)
        .agg(polars.len().alias("games"), polars.col("won").sum().alias("wins"))
        .sort(kinds)
    )
    for row in found.iter_rows(named=True):
        edition = f"{row['edition']} {row['edition_hash']}"
        yield Standing(row["game"], edition, row["players"], row["bot"], row["games"], row["wins"])
